"""Larger or more indexes cut nothing of a court's figure but what its figure may lose."""

from __future__ import annotations

from functools import cache
from itertools import product

import pytest
from tests.support import WORKSHOP, placed, some_rows

pytest.importorskip("shapely", reason="SHAPELY IS MISSING: no figure is drawn (install the extra 'art')")

from shapely import affinity

from art.cast import Court
from art.deutsch.files import FIGURES as GERMAN
from art.deutsch.signs import SIGNS
from art.deutsch.suits import SUITS as GERMAN_SUITS
from art.deutsch.wardrobe import sign
from art.franzoesisch.files import FIGURES as FRENCH
from art.franzoesisch.jokers import JOKERS
from art.karten import stage
from art.karten.suits import FRENCH as FRENCH_SUITS
from art.picture import Picture
from art.shapes import Geometry, rectangle, union
from art.walisch import stage as hall
from art.walisch.ladies import LADIES
from art.walisch.lords import LORDS
from art.walisch.symbols import SUITS
from art.walisch.warriors import WARRIORS
from kartenwerk.faces.variant import FaceVariant
from kartenwerk.graphics.display import Fill, Group, Place
from kartenwerk.graphics.svg.bounds import bounds

CUT, MOST = 4.0, 25.0
"""mm² of a figure that a corner may take, and of one that is known to lose something."""
MAY_BE_CUT: dict[str, dict[str, str]] = {
    "large": {
        "karo-D": "the veil",
        "joker-3": "the edge of the hood",
        "svidar-M": "hair",
        "skoell-M": "the rim of the shield",
        "ger-M": "hair",
        "bog-K": "feathers in the quiver, and hair",
        "ger-E": "the robe",
    },
    "four": {
        "eichel-A": "the bough",
    },
}
"""What of which figure a corner may take."""
VARIANTS = {"large": FaceVariant(index="large"), "four": FaceVariant(corners="four")}


def figures() -> dict[str, list[str]]:
    """The courts of each deck that has notches."""
    french = [f"{suit}-{rank}" for rank in FRENCH for suit in FRENCH_SUITS] + [f"joker-{number}" for number in JOKERS]
    german = [f"{suit}-{rank}" for rank in GERMAN for suit in GERMAN_SUITS]
    return {
        "franzoesisch": french,
        "deutsch": german,
        "walisch": [f"{suit}-{rank}" for rank in "MKE" for suit in SUITS],
    }


@cache
def figure(deck: str, name: str) -> Geometry:
    """The outline of all that belongs to a court's figure, as far as the court shows it."""
    suit, rank = name.split("-")
    drawn: Picture
    if deck == "walisch":
        drawn, _ = {"M": LORDS, "K": LADIES, "E": WARRIORS}[rank][suit]()
        above = rectangle(0, 0, hall.WIDTH, hall.CENTRE[1] - hall.BELT)
        return drawn.silhouette().intersection(hall.window(suit).intersection(above))
    if deck == "deutsch":
        shown, _ = GERMAN[rank](suit)
        drawn = shown.picture if isinstance(shown, Court) else shown
        sign(drawn, suit, *SIGNS[rank][suit])
    else:
        drawn = (JOKERS[int(rank)] if suit == "joker" else FRENCH[rank][suit])().picture
    return drawn.silhouette().intersection(stage.upper())


def lost(deck: str, name: str, variant: FaceVariant) -> float:
    """How many mm² of the figure's upper half, as it stands on the card, a free corner takes."""
    drawn = WORKSHOP.catalog.deck(deck)
    pictures = WORKSHOP.tools(drawn).pictures.with_variant(variant)
    items = list(placed(pictures.draw_face("front", drawn.pack.card(name)).items))
    picture = next(
        place
        for place, (item, matrix) in enumerate(items)
        if isinstance(item, Place) and item.form.name in ("half", f"{name}.svg") and matrix.a > 0
    )
    m = items[picture][1]
    whole = affinity.affine_transform(figure(deck, name), [m.a, m.c, m.b, m.d, m.e, m.f])
    later = [(item, matrix) for item, matrix in items[picture:] if isinstance(item, Fill)]
    boxes = [bounds((Group((item,), matrix),)) for item, matrix in later if item.ink in ("papier", "tinte")]
    upper = [box for box in boxes if box.y1 < drawn.height / 2 and box.y0 < 15 and box.x0 < drawn.width - 6]
    return float(union([rectangle(*box) for box in upper]).intersection(whole).area)


FIGURES = [f"{deck}/{name}" for deck, names in figures().items() for name in names]


@pytest.mark.parametrize(("which", "variant"), some_rows(product(FIGURES, VARIANTS), 17))
def test_a_corner_takes_nothing_of_a_figure_but_what_it_may_lose(which: str, variant: str) -> None:
    deck, name = which.split("/")
    assert lost(deck, name, VARIANTS[variant]) < (MOST if name in MAY_BE_CUT[variant] else CUT)


def test_every_figure_that_may_lose_something_is_a_court() -> None:
    courts = {name for names in figures().values() for name in names}
    assert {name for names in MAY_BE_CUT.values() for name in names} <= courts
