"""What of a picture is seen: the part that is asked for, with the corners of its box."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image
from tests.custom.decks import ONE, deck, picture, plain

from kartenwerk.base.data import project_root
from kartenwerk.custom.apart.images import crop_image
from kartenwerk.custom.apart.values import ImageLimits, ImagePart
from kartenwerk.custom.faces import CustomFaces
from kartenwerk.custom.faults import Report
from kartenwerk.graphics.display import Group, Item
from kartenwerk.graphics.display import Image as Shown
from kartenwerk.printing.pdf.profile import FILE

LIMITS = ImageLimits(1, 1)


@pytest.mark.parametrize("size", [(7, 1), (1, 7)])
def test_a_part_that_lies_between_pixels_stays_within_the_picture(size: tuple[int, int], tmp_path: Path) -> None:
    """Four of seven pixels from 3.5 on: both ends would be rounded up."""
    whole = Image.new("L", size)
    whole.putdata([10, 20, 30, 40, 50, 60, 70])
    file = BytesIO()
    whole.save(file, "PNG")
    (tmp_path / "a.png").write_bytes(file.getvalue())
    box, columns, rows = ((3.5, 0, 7, 1), 4, 1) if size == (7, 1) else ((0, 3.5, 1, 7), 1, 4)
    part = ImagePart(box, columns, rows)
    cut = crop_image(tmp_path / "a.png", "a.png", LIMITS, part, project_root() / FILE)
    assert (cut.mode, [*cut.content]) == ("L", [40, 50, 60, 70])


def clips(items: Iterable[Item], around: int = 0) -> Iterator[int]:
    """How many clips are around each picture."""
    for item in items:
        if isinstance(item, Group):
            yield from clips(item.items, around + (item.clip is not None))
        elif isinstance(item, Shown):
            yield around


@pytest.mark.parametrize("mode", ["RGB", "RGBA"])
def test_a_picture_has_the_corners_of_its_box(mode: str, tmp_path: Path) -> None:
    found: list[int] = []
    for radius in ("", "radius = 5"):
        box = f'\n[layouts.karte.boxes.bild]\nkind = "picture"\nbox = [5, 5, 50, 50]\npicture = "bild"\n{radius}\n'
        shown = picture(mode, (900, 900), "red")
        content = deck(plain(tmp_path, toml=ONE + box, **{"bilder/bild.png": shown}))
        drawn = CustomFaces(content, (63.0, 88.0), 3, 4).draw(content.cards[0], Report(), front=True)
        found += clips(drawn)
    square, rounded = found
    assert rounded == square + 1
