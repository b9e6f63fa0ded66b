"""Cards as they are composed, in every variant: nothing too fine for print, and the same from both ends."""

from __future__ import annotations

import pytest

pytest.importorskip("shapely", reason="SHAPELY IS MISSING: drawing is not tested (install the extra 'art')")

import math
from itertools import pairwise

from shapely import set_precision
from shapely.geometry import LineString, MultiLineString, Point
from tests.art.carved import TIP, enclosed, thin
from tests.art.composed import composed, face, fills, outlined
from tests.support import WORKSHOP, placed, slow, some

from art.inrah.stage import SLOPE
from art.shapes import GRID, Geometry, pieces, rectangle, turn
from kartenwerk.catalog import SuitedDeck
from kartenwerk.faces.layout import SMALLEST
from kartenwerk.faces.variant import FaceVariant
from kartenwerk.graphics.display import IDENTITY, Box, Fill, Group, Item, Matrix
from kartenwerk.graphics.display import rectangle as path_of

WIDTH, HEIGHT = 59.0, 91.0
BLEED = 3.0
CARD, CENTRE = rectangle(0, 0, WIDTH, HEIGHT), (WIDTH / 2, HEIGHT / 2)
BLED = rectangle(-BLEED, -BLEED, WIDTH + BLEED, HEIGHT + BLEED)
VARIANTS = {
    "normal": FaceVariant(),
    "large": FaceVariant(index="large"),
    "four": FaceVariant(corners="four"),
}
CUT = 1.5
"""mm by which a cut may miss the trim."""
BESIDE = 0.45
"""mm: what a frame, a belt or the corner of an index cuts off may be finer than print holds, so near to its edge."""
TIPS = TIP / 0.92**2
"""mm² on the smallest cards: as large as where a picture is smaller there, beside larger indexes."""
SPOT = 0.01
"""mm² in which they may differ by more, from the rounding of what is written."""
STUD, BELT = 5.0, 3.5
"""mm about the middle where the stud of a sash lies; half the height of the highest belt."""
ALIKE = 0.01
"""mm by which the two ends of a card may differ."""
LONG = 3.0
"""mm of an edge at least."""


def courts(deck_id: str) -> list[str]:
    """The double-ended cards of a deck."""
    deck = WORKSHOP.catalog.deck(deck_id)
    assert isinstance(deck, SuitedDeck)
    return [str(card) for card in deck.kinds if 'id="half"' in picture(deck_id, str(card)) and "-A" not in str(card)]


def picture(deck_id: str, name: str) -> str:
    path = f"templates/art/{deck_id}/{name}.svg"
    return WORKSHOP.roots.find(path).text() if WORKSHOP.roots.has(path) else ""


SUITED = [id for id in WORKSHOP.catalog.deck_ids if isinstance(WORKSHOP.catalog.deck(id), SuitedDeck)]
CASES = [f"{deck}/{name}/{variant}" for deck in SUITED for name in courts(deck) for variant in VARIANTS]


TURNED = [case for case in CASES if not case.startswith("walisch") or "belt-half" in picture(*case.split("/")[:2])]
"""Those whose belt is drawn as a half, too, and turned."""


def edges(items: tuple[Item, ...]) -> Geometry:
    """Where pictures are cut: at the trim, along upright and level lines of frames, belts and corners, along slant ones
    of sashes, and along the lead about a sash, however its rim is carved; as far as the bleed, since a cut may miss the
    trim."""
    found = [LineString([(0, 0), (WIDTH, 0), (WIDTH, HEIGHT), (0, HEIGHT), (0, 0)])]
    own = [outlined(plate, matrix).intersection(BLED) for plate, matrix in _plates(items)]
    for ink, shape in fills(items, IDENTITY, BLED):
        for piece in pieces(shape):
            if ink.endswith("blei"):
                found.append(LineString(piece.exterior.coords))
            for ring in (piece.exterior, *piece.interiors):
                for (x0, y0), (x1, y1) in pairwise(ring.coords):
                    across, down = abs(x1 - x0), abs(y1 - y0)
                    slanted = abs(down - SLOPE * across) < 0.02 * across
                    if across + down > LONG and (shape in own or min(across, down) < 0.01 or slanted):
                        found.append(LineString([(x0, y0), (x1, y1)]))
    return MultiLineString(found)


def _plates(items: tuple[Item, ...]) -> list[tuple[Fill, Matrix]]:
    """What a face itself lays over a picture, for an index: paper, and the lead around it."""
    own = [(item, matrix) for item, matrix in placed(items) if isinstance(item, Fill)]
    return [(item, matrix) for item, matrix in own if item.ink.endswith(("papier", "blei"))]


def near(place: tuple[float, ...]) -> bool:
    """Whether a place may be on a card's upper half however it is cut, above belt and stud."""
    x, y = place
    return -CUT < x < WIDTH + CUT and -CUT < y < HEIGHT / 2 - BELT and math.dist(place, CENTRE) > STUD


def fine(items: tuple[Item, ...]) -> dict[str, list[tuple[float, ...]]]:
    """Where the card's upper half is too fine for print on the smallest cards, beside no edge."""
    lines = edges(items)
    found = {}
    for ink, shape in composed(items, rectangle(-BLEED, -BLEED, WIDTH + BLEED, HEIGHT / 2 + 4)).items():
        places = [at for at in thin(shape, SMALLEST, TIPS) if near(at) and lines.distance(Point(at)) > BESIDE]
        if places:
            found[ink] = places
    return found


@pytest.mark.parametrize("case", some(CASES, 193))
def test_no_part_of_a_composed_court_is_thinner_than_a_quarter_of_a_millimetre(case: str) -> None:
    """But for what a straight edge leaves of the pieces that it cuts."""
    deck, name, variant = case.split("/")
    assert not fine(face(deck, name, VARIANTS[variant]))


def unlike(items: tuple[Item, ...]) -> dict[str, float]:
    """The area in mm² in which a card differs from itself turned about by more than ALIKE mm, by ink."""
    found = {}
    for ink, whole in composed(items, CARD).items():
        shape = set_precision(whole, GRID)  # else outlines that all but touch cross each other once they are turned
        apart = shape.symmetric_difference(turn(shape, 180, CENTRE)).buffer(-ALIKE / 2)
        if apart.area > SPOT:
            found[ink] = apart.area
    return found


@pytest.mark.parametrize("case", some(TURNED, 193))
def test_a_court_is_the_same_from_both_ends(case: str) -> None:
    deck, name, variant = case.split("/")
    assert not unlike(face(deck, name, VARIANTS[variant]))


@pytest.mark.parametrize("deck_id", [*(slow(id) for id in SUITED), "buchstaben"])
def test_a_back_is_the_same_from_both_ends(deck_id: str) -> None:
    """Drawn as it is printed; that the others are written as a half and the same turned is tested, too."""
    deck = WORKSHOP.catalog.deck(deck_id)
    assert not unlike(WORKSHOP.tools(deck).pictures.draw_face("front", None).items)


def test_what_is_finer_or_at_one_end_alone_is_seen() -> None:
    """A line of a sixth of a millimetre, and a spot three hundredths wide."""
    card = face("deutsch", "gras-O", VARIANTS["four"])
    line = Group((Fill(path_of(Box(20, 14, 33, 14.17)), "rot"),), Matrix.turn(5))
    spot = Fill(path_of(Box(20, 1, 20.03, 2)), "rot")
    assert not fine(card) and not unlike(card)
    assert "rot" in fine((*card, line))
    assert "rot" in unlike((*card, spot))


def test_an_outline_that_crosses_itself_keeps_its_area() -> None:
    """GEOS makes two triangles in a collection of their own of it, beside a line."""
    assert enclosed([(0, 0), (2, 2), (2, 0), (0, 2), (0, 3), (0, 2)]).area == pytest.approx(2)
