"""What `check` finds nothing wrong with can be printed, be its boxes as small as they like; see `test_sound_decks`."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.custom.any_deck import PARTS, SVG, picture
from tests.custom.decks import ONE, faults, plain, workshop

from kartenwerk.products.box.contents import box_contents
from kartenwerk.products.box.tuck_box import box_product
from kartenwerk.products.cards.order import DeckOrder
from kartenwerk.products.watching.watcher import Watcher


def prints(root: Path) -> None:
    """Make sheets, single cards, the box, and the page of a watch."""
    own = workshop(root)
    box = box_product(own.deck, box_contents(own.catalog, own.deck))
    for product in (*DeckOrder(own.catalog.deck("probe")).products(own.catalog), box):
        assert product.make(own).data.startswith(b"%PDF")
    assert Watcher(None, root, "").look().faults == ()


def test_a_pattern_of_icons_that_nobody_could_see_is_refused(tmp_path: Path) -> None:
    """A thousand million icons: their places alone would take an hour."""
    root = plain(tmp_path, toml=ONE.replace('icon = "muenze"', 'icon = "muenze"\neach = 0.001'))
    assert faults(root)[0].startswith("deck.toml: layouts.muster.boxes")
    assert "the pattern has too many icons; found" in faults(root)[0]


@pytest.mark.parametrize("box", ["[5, 5, 0.002, 80]", "[5, 5, 50, 0.002]"])
def test_a_picture_in_a_box_that_shows_less_than_a_dot_is_drawn(tmp_path: Path, box: str) -> None:
    toml = f'{ONE}\n[layouts.karte.boxes.mehr]\nkind = "picture"\npicture = "b"\nbox = {box}\n'
    root = plain(tmp_path, toml=toml, **{"bilder/b.png": picture("RGBA", "PNG", (700, 700))})
    assert faults(root) == []
    prints(root)


def test_a_picture_that_becomes_too_many_dots_is_refused(tmp_path: Path) -> None:
    toml = f'{ONE}\n[layouts.karte.boxes.mehr]\nkind = "icon"\nicon = "muenze"\nbox = [0, 0, 500, 500]\n'
    icon = SVG.format(24, 24, PARTS[0])
    (told,) = faults(
        plain(tmp_path, toml=toml.replace(":muenze:", ""), csv="Name;Text\nA;x\n", **{"zeichen/muenze.svg": icon})
    )
    assert (
        told
        == "zeichen/muenze.svg: the picture has too many pixels; found 11811 x 11811; expected at most 80 megapixels"
    )
