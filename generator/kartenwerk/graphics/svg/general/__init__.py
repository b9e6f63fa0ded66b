"""General SVG, as drawing programs and icon sets write it, to display lists.

What a page for the press cannot hold, or what is not read here, raises `NeedsRasterError`: such a picture is made of
dots as a whole, and nothing of it is dropped in silence. Scripts, foreign objects, document types and references to
other files are refused.
"""
