"""Fonts without a PDF library: cutting, drawing, measuring, kerning and hyphenation."""
