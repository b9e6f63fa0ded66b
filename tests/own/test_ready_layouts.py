"""The ready layouts as `kartenwerk layouts` shows them: as text, as files to be changed, and in a picture."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

from PIL import Image
from tests.own.decks import HEAD, faults, plain, write
from tests.support import Run

from kartenwerk.data import DataRoots
from kartenwerk.own.layout import ready_layouts
from kartenwerk.products.layouts import layouts_picture

ROOTS = DataRoots.over()


def test_every_ready_layout_is_pictured_with_a_card_and_its_boxes() -> None:
    with Image.open(BytesIO(layouts_picture(ROOTS))) as picture:
        rgb = picture.convert("RGB")
    ground = rgb.getpixel((1, 1))
    step = rgb.width / len(ready_layouts(ROOTS))
    for number in range(len(ready_layouts(ROOTS))):
        x = round((number + 0.5) * step)
        for y in (rgb.height // 4, rgb.height * 3 // 4):
            column = [rgb.getpixel((x, place)) for place in range(y - 80, y + 80)]
            assert any(dot != ground for dot in column), (number, y)


def test_the_pictured_deck_has_a_card_in_every_ready_layout() -> None:
    table = ROOTS.find("templates/layout_cards/karten.csv").text()
    assert {line.split(";")[0] for line in table.splitlines()[1:]} >= set(ready_layouts(ROOTS))


def test_layouts_are_written_with_their_picture_and_can_be_used(run: Run, tmp_path: Path) -> None:
    said = run("layouts", "--out", tmp_path / "out").out
    names = sorted(path.name for path in (tmp_path / "out").iterdir())
    assert names == sorted(["layouts.png", *(f"{name}.toml" for name in ready_layouts(ROOTS))])
    assert all(f"{name}: " in said for name in ready_layouts(ROOTS))
    mine = (tmp_path / "out" / "title-text.toml").read_text(encoding="utf-8")
    toml = HEAD + '[card]\ntitle = "{{ name }}"\nlayout = "mein"\n'
    assert faults(write(plain(tmp_path / "deck", toml=toml), {"layouts/mein.toml": mine})) == []
