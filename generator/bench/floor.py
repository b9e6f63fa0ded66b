"""The floor to measure against: the same deck by bare ReportLab calls, and nothing else.

Run as a process of its own: `python floor.py FACES SHEETS SINGLES`, where FACES is a pickle of
[(fills, texts)] in points, y up: a fill is (cmyk, evenodd, segments), a text (cmyk, x, y, size, words).
The last face is the back. No checks, no bleed clipping, no print-ready boxes: what a quick script would do.
"""

from __future__ import annotations

import pickle
import sys
from pathlib import Path
from typing import Any

from reportlab.pdfgen.canvas import FILL_EVEN_ODD, FILL_NON_ZERO, Canvas

MM = 72 / 25.4
WIDTH, HEIGHT, BLEED = 59 * MM, 91 * MM, 3 * MM
PAPER = (210 * MM, 297 * MM)
COLUMNS, ROWS = 3, 3


def main() -> None:
    faces_file, sheets_file, singles_file = sys.argv[1:]
    faces = pickle.loads(Path(faces_file).read_bytes())
    write_sheets(faces, sheets_file)
    write_singles(faces, singles_file)


def write_sheets(faces: list[Any], file: str) -> None:
    canvas = Canvas(file, pagesize=PAPER, pageCompression=1)
    define(canvas, faces)
    left, foot = (PAPER[0] - COLUMNS * WIDTH) / 2, (PAPER[1] - ROWS * HEIGHT) / 2
    fronts = range(len(faces) - 1)
    for start in range(0, len(fronts), COLUMNS * ROWS):
        for backs in (False, True):
            for place, number in enumerate(fronts[start : start + COLUMNS * ROWS]):
                canvas.saveState()
                canvas.translate(left + place % COLUMNS * WIDTH, foot + place // COLUMNS * HEIGHT)
                canvas.doForm(f"face{len(faces) - 1 if backs else number}")
                canvas.restoreState()
            canvas.showPage()
    canvas.save()


def write_singles(faces: list[Any], file: str) -> None:
    canvas = Canvas(file, pagesize=(WIDTH + 2 * BLEED, HEIGHT + 2 * BLEED), pageCompression=1)
    define(canvas, faces)
    for number in range(len(faces) - 1):
        for face in (number, len(faces) - 1):
            canvas.translate(BLEED, BLEED)
            canvas.doForm(f"face{face}")
            canvas.showPage()
    canvas.save()


def define(canvas: Canvas, faces: list[Any]) -> None:
    for number, (fills, texts) in enumerate(faces):
        canvas.beginForm(f"face{number}", -BLEED, -BLEED, WIDTH + BLEED, HEIGHT + BLEED)
        for cmyk, evenodd, segments in fills:
            canvas.setFillColorCMYK(*cmyk)
            path = canvas.beginPath()
            for operator, numbers in segments:
                if operator == "M":
                    path.moveTo(*numbers)
                elif operator == "L":
                    path.lineTo(*numbers)
                elif operator == "C":
                    path.curveTo(*numbers)
                else:
                    path.close()
            canvas.drawPath(path, stroke=0, fill=1, fillMode=FILL_EVEN_ODD if evenodd else FILL_NON_ZERO)
        for cmyk, x, y, size, words in texts:
            canvas.setFillColorCMYK(*cmyk)
            canvas.setFont("Times-Italic", size)
            canvas.drawString(x, y, words)
        canvas.endForm()


if __name__ == "__main__":
    main()
