"""From finished cards and pages to what goes into the printer: sheets, single cards, booklets, n-up.

Everything here maps display lists to display lists; nothing knows how a PDF is written.
"""
