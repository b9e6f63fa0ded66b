"""Card faces and figures: SVG templates that are filled with a deck's data and read as drawings."""
