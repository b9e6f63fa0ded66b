"""The ready layouts as `kartenwerk layouts` shows them: as text, as files to be changed, and in a picture."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image
from tests.custom.decks import HEAD, ICON, ONE, deck, faults, plain, workshop, write
from tests.support import Run

from kartenwerk.base.data import DataRoots
from kartenwerk.build.workshop import Workshop
from kartenwerk.custom.faces import CustomFaces
from kartenwerk.custom.faults import Report
from kartenwerk.custom.layout import ready_layouts
from kartenwerk.printing.preflight import check as preflight
from kartenwerk.products.cards.selection import whole_deck
from kartenwerk.products.cards.singles import SinglesFormat, singles
from kartenwerk.products.pictures.layouts import layouts_picture

ROOTS = DataRoots.over()
NEAR = "nearer to the edge"
CELLS = '"Jäger, Öl";"' + "Ägypten liegt gegenüber. " * 4 + '";"„Gjög!“";Qj;12'
"""Letters that reach far up and down, in every box that has text."""


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


@pytest.mark.parametrize("size", [size.id for size in Workshop.over(None).catalog.print.sizes])
def test_ready_layouts_keep_out_of_the_knifes_reach_on_every_size_and_at_every_scale(size: str, tmp_path: Path) -> None:
    catalog = Workshop.over(None).catalog
    services = [catalog.service(id) for id in catalog.service_ids]
    safe = max(service.mm(service.safe) for service in services)
    rows = "".join(f"{name};{CELLS}\n" for name in ready_layouts(ROOTS))
    toml = HEAD.replace('"poker"', f'"{size}"') + '[card]\nlayout = "{{ layout }}"\n'
    made = deck(plain(tmp_path, toml=toml, csv="Layout;Title;Text;Note;Number;Cost\n" + rows))
    for scale in (made.scales[0], 1.0, made.scales[1]):
        card = made.width * scale, made.height * scale
        faces, report = CustomFaces(made, card, 3.0, safe), Report()
        for each in made.cards:
            faces.draw(each, report, front=True)
        assert (report.faults, [note for note in report.notes if NEAR in note]) == ([], []), scale


@pytest.mark.parametrize(("y", "near"), [(80.7, False), (81.1, True), (4.3, False), (4.05, True)])
def test_a_deck_is_told_of_what_preflight_would_find_too_near_to_the_edge(y: float, near: bool, tmp_path: Path) -> None:
    box = f'kind = "text"\nbox = [9, {y}, 30, 4]\nsize = 10\ntext = "{{{{ name }}}}"'
    toml = HEAD + f'[card]\nlayout = "karte"\n[layouts.karte.boxes.name]\n{box}\n'
    shop = workshop(plain(tmp_path, toml=toml, csv="Name\nJäger\n"))
    found = shop.deck
    report = Report()
    shop.custom_tools.faces().draw(found.cards[0], report, front=True)
    assert any(NEAR in note for note in report.notes) == near
    data = singles(shop, whole_deck(shop.catalog, shop.catalog.deck("probe")), SinglesFormat("fronts")).data
    assert any("within 4.0 mm" in each.message for each in preflight(data, shop.catalog.service("printshop"))) == near


def test_a_layout_that_tells_its_design_is_stretched_but_for_its_margins(tmp_path: Path) -> None:
    told = 'design = [60, 80]\nboxes.a = { kind = "text", box = [5, 4, 50, 72], text = "x" }\n'
    toml = HEAD.replace('"poker"', '"70x120"') + f'[card]\nlayout = "karte"\n[layouts.karte]\n{told}'
    toml += 'boxes.b = { kind = "icon", box = [0, 40, 60, 40], icon = "muenze" }\n'
    layout = deck(plain(tmp_path, toml=toml, **{"zeichen/muenze.svg": ICON})).tools.layouts.get("karte")
    assert layout is not None
    assert [box.spec.box for box in layout.boxes] == [(5, 4, 60, 112), (0, 60, 70, 60)]


def test_a_new_box_lies_above_the_one_that_after_names(tmp_path: Path) -> None:
    box = 'kind = "shape"\nbox = "card"\n'
    toml = f'{ONE}\n[layouts.karte.boxes.neu]\n{box}after = "title"\n[layouts.karte.boxes.oben]\n{box}'
    layout = deck(plain(tmp_path, toml=toml)).tools.layouts.get("karte")
    assert layout is not None
    assert [each.name for each in layout.boxes] == ["title", "neu", "text", "note", "oben"]
