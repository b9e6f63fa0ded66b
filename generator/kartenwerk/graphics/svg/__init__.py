"""Reading SVG: the strict subset that the project draws, and nothing else.

`reader.read_svg` gives a display list. It refuses whatever it does not know, and names file and line.
"""
