"""What print asks of the inlaid pictures, beside the largest index and on the smallest card too."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("shapely", reason="SHAPELY IS MISSING: drawing is not tested (install the extra 'art')")

from tests.art.carved import half, seen, thin
from tests.reduction import smallest_part
from tests.support import slow, some

from art.inrah.arms import grip_of
from art.inrah.cast import CAST
from art.inrah.grip import Skin
from art.inrah.heads import SIZE
from art.inrah.inlay import AXIS, disc
from art.inrah.number import CAP, PLATE, SMALLEST_PIP
from art.inrah.pen import word
from art.inrah.sitter import head
from art.inrah.stage import CENTRE, COURT, FIELD, HEIGHT, SASH, SLOPE, WIDTH, stand
from art.inrah.symbols import ELEMENTS
from art.inrah.weissagerin import DISC, EYES, SUNK
from art.shapes import EMPTY, move, pieces, placed, rectangle, union

FOLDER = Path(__file__).parents[2] / "templates" / "art" / "inrah"
RANKS = "KRWMF"
BLEED = 3.0


def courts() -> list[Any]:
    """A court of each element, all ranks among them; the others among the slow tests."""
    every = [(element, rank) for element in ELEMENTS for rank in RANKS]
    shown = {(element, RANKS[k % len(RANKS)]) for k, element in enumerate(ELEMENTS)}
    return [f"{e}-{r}" if (e, r) in shown else slow(f"{e}-{r}") for e, r in every]


def fine(paths: str, reduced: float) -> dict[str, list[tuple[float, float]]]:
    """Where each colour is too fine for print, as far as the card is ever cut."""
    found = {}
    for role, shape in seen(paths, EMPTY).items():
        places = [(x, y) for x, y in thin(shape, reduced) if -BLEED < x < WIDTH + BLEED and -BLEED < y < HEIGHT + BLEED]
        if places:
            found[role] = places
    return found


def text(name: str) -> str:
    return (FOLDER / f"{name}.svg").read_text(encoding="utf-8")


def test_the_pictures_are_printed_no_smaller_than_they_are_drawn_for() -> None:
    assert smallest_part("inrah", "erz-F.svg") >= COURT - 1e-6
    assert min(smallest_part("inrah", f"{name}.svg") for name in ("number-erz", "erz-A")) >= FIELD - 1e-6
    assert smallest_part("inrah", "pip-erz") >= SMALLEST_PIP - 1e-6


@pytest.mark.parametrize("kind", ["number-{}", "{}-A"])
@pytest.mark.parametrize("element", some(ELEMENTS, 3))
def test_no_part_of_a_number_cards_window_or_an_ace_is_thinner_than_a_quarter_of_a_millimetre(
    element: str, kind: str
) -> None:
    assert not fine(text(kind.format(element)), FIELD)


@pytest.mark.parametrize("element", ELEMENTS)
def test_no_part_of_a_pip_is_thinner_than_a_quarter_of_a_millimetre(element: str) -> None:
    assert not fine(text("symbols").split(f'<g id="pip-{element}">')[1].split("</g>")[0], SMALLEST_PIP)


@pytest.mark.parametrize("name", courts())
def test_no_part_of_a_court_is_thinner_than_a_quarter_of_a_millimetre(name: str) -> None:
    """But for what the sash covers, and the points that it leaves of pieces where its edge crosses their lead."""
    x0, y0 = CENTRE
    found = fine(half(text(name)), COURT)
    open_to_view = {
        role: [(x, y) for x, y in places if y < y0 + SLOPE * (x - x0) - SASH] for role, places in found.items()
    }
    assert not {role: places for role, places in open_to_view.items() if places}


@pytest.mark.parametrize("element", some(ELEMENTS, 3))
def test_the_disc_behind_a_hood_shows_no_crumbs(element: str) -> None:
    """Pieces of it that the hood leaves almost nothing of are lead; points at the rim of others are no crumbs."""
    sitter = CAST[element]["W"]
    head_in_place = stand(y=SUNK)(placed(AXIS, EYES, 0, SIZE)(head(sitter).whole().silhouette()))
    before = union(grip_of(sitter, Skin()).picture.silhouette(), head_in_place).buffer(1)
    left_of_sign = rectangle(0, 0, 44, HEIGHT).difference(before)
    rim = stand(y=SUNK)(disc(*DISC, 17.1).difference(disc(*DISC, 14))).intersection(left_of_sign)
    shown = [pieces(shape) for shape in seen(half(text(f"{element}-W")), EMPTY).values()]
    assert not [part.bounds for parts in shown for part in parts if 0.05 < part.area < 1 and rim.covers(part)]


@pytest.mark.parametrize("element", some(ELEMENTS, 3))
def test_the_upper_label_of_an_ace_reads_upright_to_its_holder(element: str) -> None:
    upright = move(word(f"{element.upper()} · AS", CAP, 0.2), CENTRE[0], HEIGHT - PLATE - CAP / 2)
    shown = seen(text(f"{element}-A"), EMPTY)["tinte"].intersection(rectangle(0, 0, WIDTH, 20))
    assert shown.symmetric_difference(upright).area < 0.1 * upright.area


def test_a_blindfold_leaves_nothing_of_the_eyes() -> None:
    eyes = stand(y=SUNK)(rectangle(24, 15.4, 36, 19.2))  # the slanting cloth leaves a cheek free below them
    shown = seen(half(text("erz-W")), EMPTY)
    assert sum(shown[role].intersection(eyes).area for role in ("papier", "erzhell", "erzmittel")) < 0.1
