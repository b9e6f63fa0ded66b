"""From finished cards and pages to what a printer is given: sheets, single cards, booklets, several copies on a paper.

Everything here maps display lists to display lists; nothing knows how a PDF is written.
"""
