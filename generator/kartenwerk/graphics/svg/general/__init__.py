"""General SVG, as drawing programs and icon sets write it, to display lists.

A picture with anything that a page for the press cannot hold, or that is not read here, raises `NeedsRasterError`. It
is then rasterized as a whole, and nothing of it is dropped in silence. Scripts, foreign objects, document types and
references to other files are refused.
"""
