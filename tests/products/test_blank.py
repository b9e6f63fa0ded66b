"""The blank card, to be written on."""

from pathlib import Path

import pikepdf
from tests.support import Run

from kartenwerk.catalog import CardBoxes
from kartenwerk.graphics.display import Fill
from kartenwerk.products.cards.selection import blank_form

BOXES = CardBoxes(59, 91, 3, 4, 5)


def test_a_blank_card_covers_its_bleed_and_keeps_its_frame_in_the_safe_area() -> None:
    blank = blank_form(BOXES)
    ground, frame = blank.items
    assert isinstance(ground, Fill)
    assert isinstance(frame, Fill)
    assert (blank.box.x0, blank.box.x1) == (-3, 59 + 3)
    xs = [value for _, values in frame.path for value in values[::2]]
    ys = [value for _, values in frame.path for value in values[1::2]]
    assert (min(xs), max(xs)) == (4, 59 - 4)
    assert (min(ys), max(ys)) == (4, 91 - 4)


def test_lost_cards_are_replaced_beside_blank_ones(run: Run, tmp_path: Path) -> None:
    answer = run("deck", "walisch", "--cards", "ger-6 blank blank", "--out", tmp_path)
    assert answer.code == 0, answer.err
    with pikepdf.open(tmp_path / "walisch/karten_auswahl_einzeln.pdf") as file:
        assert len(file.pages) == 6  # each with its back
