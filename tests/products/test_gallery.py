"""The gallery: pictures of what we make, light and dark, and the README shows them as the reader's screen is."""

from __future__ import annotations

import re
from itertools import product

from PIL import Image
from tests.support import WORKSHOP

from kartenwerk.base.data import project_root
from kartenwerk.products.pictures.preview import gallery_data

FOLDER = "docs/galerie"
NAMES = ("schachtel", "karten", "heft", "block")


def test_the_readme_shows_every_picture_of_the_gallery_in_both_schemes() -> None:
    schemes = gallery_data(WORKSHOP.roots).shown.grounds
    kept = {path.stem for path in (project_root() / FOLDER).glob("*.png")}
    assert kept == {f"{name}-{scheme}" for name, scheme in product(NAMES, schemes)}
    readme = (project_root() / "README.md").read_text(encoding="utf-8")
    shown = re.findall(
        rf'srcset="{FOLDER}/(\w+)-dunkel.png">\s*<img alt="[^"]+" src="{FOLDER}/(\w+)-hell.png">', readme
    )
    assert [dark for dark, _ in shown] == [light for _, light in shown]
    assert {dark for dark, _ in shown} == set(NAMES)


def test_a_picture_stands_on_the_ground_of_its_scheme() -> None:
    for scheme, ground in gallery_data(WORKSHOP.roots).shown.grounds.items():
        for name in NAMES:
            with Image.open(project_root() / FOLDER / f"{name}-{scheme}.png") as picture:
                corner = picture.convert("RGB").getpixel((2, 2))
            wanted = tuple(bytes.fromhex(ground[1:]))
            assert isinstance(corner, tuple)
            assert max(abs(a - b) for a, b in zip(corner, wanted, strict=True)) <= 6, f"{name}-{scheme}"
