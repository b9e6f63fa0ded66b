"""Writing PDF files from display lists: the only package that knows ReportLab.

`writer.pdf_bytes` writes a document; `raster.render_page` turns a page of one into a picture.
"""

from kartenwerk.printing.pdf import settings as settings  # before any other module imports ReportLab
