"""Reading SVG: the strict subset that the project draws, and nothing else.

`reader.read_svg` gives a display list; whatever it does not know it refuses, naming file and line.
"""
