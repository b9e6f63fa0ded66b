"""A user's own picture as the back of the cards: cropped, converted, refused where it is too coarse."""

from __future__ import annotations

import json
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

import pikepdf
import pytest
from PIL import Image
from tests.products.written import FEW, made
from tests.support import WORKSHOP, Run, pixels_of

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.catalog import CardBoxes
from kartenwerk.products.cards.selection import CardSelection, PictureBack


@pytest.fixture
def photo(tmp_path: Path) -> Path:
    """A picture in the proportion of a card's trim and bleed at 300 dpi, dark on the left and light on the right."""
    picture = Image.linear_gradient("L").rotate(90).resize((768, 1146))
    file = tmp_path / "photo.png"
    Image.merge("RGB", (picture, picture.rotate(180), picture)).save(file)
    return file


def images(document: pikepdf.Pdf) -> Iterator[pikepdf.Object]:
    for thing in document.objects:
        if isinstance(thing, pikepdf.Stream) and thing.get("/Subtype") == "/Image":
            yield thing


@pytest.mark.parametrize(("service", "limit"), [("printshop", 300), ("drivethrucards", 240)])
def test_an_own_back_is_cmyk_within_the_services_ink(
    run: Run, tmp_path: Path, photo: Path, service: str, limit: int
) -> None:
    large = Image.open(photo).resize((1200, 1700))
    large.paste((12, 8, 4), (300, 300, 900, 900))  # what takes the most ink
    large.save(photo)
    (file,) = made(run, tmp_path, "--service", service, "--back", photo, "--cards", FEW)
    with pikepdf.open(file) as document:
        (pixels,) = images(document)
        assert str(pixels.ColorSpace) == "/DeviceCMYK"
        inks = pixels.read_bytes()
    heaviest = max(sum(inks[start : start + 4]) for start in range(0, len(inks), 4)) / 255 * 100
    assert limit * 0.9 < heaviest <= limit


def test_an_own_back_is_cropped_in_the_middle_and_not_stretched() -> None:
    boxes = CardBoxes(59, 91, 3, 4, 5)
    wide = Image.new("RGB", (1146 * 2, 1146), (255, 255, 255))
    wide.paste((255, 0, 0), (1146 - 200, 373, 1146 + 200, 773))
    file = Path(WORKSHOP.cache.folder or ".") / "wide.png"
    file.parent.mkdir(parents=True, exist_ok=True)
    wide.save(file)
    form = CardSelection(WORKSHOP.catalog.deck("walisch"), (), boxes, PictureBack(file)).back(WORKSHOP)
    (image,) = form.items
    raster = image.raster  # type: ignore[union-attr]
    picture = Image.frombytes("RGB", (raster.columns, raster.rows), pixels_of(raster, screen=True))
    assert picture.size == (768, 1146)
    left, top, right, bottom = (
        Image.eval(picture.getchannel("G"), lambda value: 255 if value < 128 else 0).getbbox() or (0,) * 4
    )
    assert (right - left, bottom - top) == (400, 400)
    assert left == pytest.approx(768 - right, abs=1)


def test_a_coarse_picture_is_refused_with_what_it_has_and_what_it_needs(photo: Path) -> None:
    small = Image.open(photo).resize((400, 600))
    small.save(photo)
    cards = CardSelection(WORKSHOP.catalog.deck("walisch"), (), CardBoxes(59, 91, 3, 4, 5), PictureBack(photo))
    with pytest.raises(
        KartenwerkError, match="400 x 600 pixels, 156 dpi; expected at least 768 x 1146 pixels, 300 dpi"
    ):
        cards.sides(WORKSHOP)


def test_the_manifest_names_the_choices_and_no_folder_of_the_user(run: Run, tmp_path: Path, photo: Path) -> None:
    made(run, tmp_path, "--service", "printshop", "--back", photo, "--cards", "ger-6", "--copies", 2)
    (entry,) = json.loads((tmp_path / "manifest.json").read_text(encoding="utf-8"))["files"]
    assert entry["choices"] == {
        "service": "printshop",
        "cards": "ger-6",
        "copies": "2",
        "back": "photo.png",
        "back_sha256": sha256(photo.read_bytes()).hexdigest(),
    }
