"""Cards as a press sees them: the plates that Ghostscript makes of a written file."""

from __future__ import annotations

import shutil
import subprocess
from functools import cache
from pathlib import Path

import numpy as np
import pikepdf
import pytest
from PIL import Image, ImageChops
from tests.support import WORKSHOP, slow

from kartenwerk.build.workshop import Workshop
from kartenwerk.catalog import CardBoxes
from kartenwerk.faces.variant import FaceVariant
from kartenwerk.products.cards.selection import CardSelection
from kartenwerk.products.cards.singles import SinglesFormat, singles

COLOURS = ("Cyan", "Magenta", "Yellow")
BLACK = "Black"
RESOLUTION = 100
LIMIT = 240
"""Percent: what the strictest of the services takes."""
TEXT_FACE = "KartenwerkWalisch-Regular"
CARDS = ("svidar-S", "ger-6", "jarnur-K", "halk-1")

pytestmark = pytest.mark.skipif(shutil.which("gs") is None, reason="Ghostscript is not installed")


@cache
def workshop() -> Workshop:
    return WORKSHOP


def card_file(folder: Path, variant: FaceVariant) -> Path:
    cards = CardSelection(WORKSHOP.catalog.deck("walisch"), CARDS, CardBoxes(59, 91, 3, 4, 5), variant=variant)
    path = folder / "cards.pdf"
    path.write_bytes(singles(workshop(), cards, SinglesFormat("fronts")).data)
    return path


def plates(file: Path) -> list[dict[str, Image.Image]]:
    """The plates of each page by name, as pictures in which 0 is no ink and 255 is full ink."""
    folder = file.with_suffix("")
    folder.mkdir()
    words = ["-q", "-dNOPAUSE", "-dBATCH", "-dSAFER", "-sDEVICE=tiffsep", f"-r{RESOLUTION}"]
    subprocess.run(["gs", *words, f"-sOutputFile={folder}/%d.tif", str(file)], check=True, capture_output=True)
    return [
        {name: plate(folder / f"{page}({name}).tif") for name in (*COLOURS, BLACK)} for page in range(1, len(CARDS) + 1)
    ]


def plate(path: Path) -> Image.Image:
    with Image.open(path) as picture:
        return ImageChops.invert(picture.convert("L"))


def nameless(file: Path) -> Path:
    """The same file without a word in the lighter capitals: names are gone, indexes in the bold ones are left."""
    target = file.with_name("nameless.pdf")
    with pikepdf.open(file) as document:
        for stream in [thing for thing in document.objects if isinstance(thing, pikepdf.Stream) and "/BBox" in thing]:
            fonts = stream.Resources.Font
            kept, font = [], ""
            for instruction in pikepdf.parse_content_stream(stream):
                if str(instruction.operator) == "Tf":
                    font = str(fonts[str(instruction.operands[0])].BaseFont)
                if str(instruction.operator) != "TJ" or TEXT_FACE not in font:
                    kept.append(instruction)
            stream.write(pikepdf.unparse_content_stream(kept))
        document.save(target)
    return target


@pytest.mark.parametrize(
    "variant",
    [
        *map(slow, [FaceVariant(), FaceVariant(index="huge")]),
        FaceVariant(corners="four"),
        FaceVariant(index="large", low_ink=True),
    ],
)
def test_names_are_on_the_black_plate_alone_and_ink_stays_within_the_limit(
    variant: FaceVariant, tmp_path: Path
) -> None:
    file = card_file(tmp_path, variant)
    for with_names, without in zip(plates(file), plates(nameless(file)), strict=True):
        ink = np.sum([np.asarray(plate, dtype=int) for plate in with_names.values()], axis=0)
        assert ink.max() / 255 * 100 <= LIMIT
        for colour in COLOURS:
            assert with_names[colour].tobytes() == without[colour].tobytes(), colour
        assert with_names[BLACK].tobytes() != without[BLACK].tobytes()
