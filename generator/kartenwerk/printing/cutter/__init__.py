"""Sheets for cutting machines: where pieces lie between registration marks, and their outlines as SVG and DXF."""
