"""The deck of docs/own that has everything a box can be: it is checked, printed, drafted and compared as others are."""

from __future__ import annotations

import shutil
from pathlib import Path

import pypdfium2
import pytest
from tests.custom.test_drafts import GS, inks
from tests.custom.test_printing import SAMPLES
from tests.support import Run

from kartenwerk.build.workshop import CustomWorkshop, Workshop
from kartenwerk.custom.deckfile import ADDED, KEYS_OF, BoxSpec
from kartenwerk.custom.paint import GradientSpec, ShadowSpec

GOLDEN = {"dawn", "signpost", "letter", "medal", "hearts", "ribbon", "tile", "poster", "compass", "shield"}
"""The cards that show the colour gold: in boxes, gradients, a shadow, words of a text, or a picture."""
SWATCHES = SAMPLES / "swatches"


def workshop(root: Path = SWATCHES) -> CustomWorkshop:
    return Workshop.over(None, root)


def test_it_has_every_way_to_paint_a_box() -> None:
    layouts = workshop().deck.tools.file.layouts.values()
    boxes = [box for layout in layouts for box in layout.boxes.values()]
    assert {"arc", "grid", "frame", "shape", "text", "icon"} == {box.kind for box in boxes} - {None} <= set(KEYS_OF)
    used = {key for box in boxes for key in box.model_fields_set}
    assert set(BoxSpec.model_fields) >= used >= ADDED
    assert {box.gradient.kind for box in boxes if isinstance(box.gradient, GradientSpec)} == {"linear", "radial"}
    assert any(isinstance(box.shadow, ShadowSpec) for box in boxes)


def test_nothing_is_wrong_with_it(run: Run) -> None:
    answer = run("check", SWATCHES, "--json").json
    assert answer["ok"], answer
    assert [card.id for card in workshop().deck.cards][2:5] == ["ticket-7", "ticket-8", "ticket-9"]


def test_a_print_shop_takes_it(run: Run, tmp_path: Path) -> None:
    answer = run("deck", SWATCHES, "--out", tmp_path, "--json").json
    assert answer["complaints"] == []
    single = tmp_path / "swatches" / "cards_single.pdf"
    with pypdfium2.PdfDocument(single) as pdf:
        words = [pdf[page].get_textpage().get_text_range() for page in range(0, len(pdf), 2)]
    assert any("the great" in text.lower() for text in words)


@pytest.mark.skipif(GS is None, reason="there is no Ghostscript")
def test_a_draft_of_it_has_black_alone(run: Run, tmp_path: Path) -> None:
    run("deck", SWATCHES, "--draft", "--out", tmp_path)
    (single,) = tmp_path.rglob("cards_single.pdf")
    cyan, magenta, yellow, black = inks(single)
    assert (cyan, magenta, yellow) == (0, 0, 0)
    assert black > 0


@pytest.mark.parametrize(
    ("before", "after", "changed"),
    [
        ('gold = { screen = "#DDA53F"', 'gold = { screen = "#DDA53E"', GOLDEN),
        ("dash = [2.4, 1.2]", "dash = [2.4, 1.3]", {"ticket-7", "ticket-8", "ticket-9"}),
        ("slice = 34", "slice = 33", {"ribbon", "tile"}),
        ("sweep = 170", "sweep = 169", set()),
        ("[styles.ring]\nextends", "# a remark\n[styles.ring]\nextends", set()),
        ("size = 11\ncapitals", "size = 10\ncapitals", {"ticket-7", "ticket-8", "ticket-9", "medal", "compass"}),
    ],
)
def test_a_change_is_one_of_the_cards_that_show_it(
    before: str, after: str, changed: set[str], run: Run, tmp_path: Path
) -> None:
    root = tmp_path / "swatches"
    shutil.copytree(SWATCHES, root)
    file = root / "deck.toml"
    text = file.read_text(encoding="utf-8")
    assert before in text
    file.write_text(text.replace(before, after), encoding="utf-8")
    answer = run("diff", root, "--against", SWATCHES, "--json").json
    (edition,) = answer["editions"].values()
    (deck,) = edition.values()
    found = {card["id"] for card in deck["changed"]}
    assert found == changed
