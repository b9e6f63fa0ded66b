"""A tuck box folded up: edges meet, boards lie on and not in each other, and the contents have their room."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from shapely.geometry import Polygon
from tests.support import WORKSHOP

from kartenwerk.printing.press.folding import Crease, Facet, Motion, Point3, fold
from kartenwerk.printing.press.net import Net, tuck_box
from kartenwerk.printing.press.walls import Flaps
from kartenwerk.products.box.contents import BoxContents, box_contents
from kartenwerk.products.box.data import BoxData
from kartenwerk.products.box.tuck_box import inner_size, net_for

DATA = BoxData.load(WORKSHOP.roots)
FLAPS = Flaps(**DATA.flaps.model_dump())
GAP = 0.2 + 1e-9
"""mm that edges which meet may stand apart, beside the boards between them."""

X, Y, Z = range(3)
"""Of a box that lies on its front and is looked at from the back: to the right, down, and towards the eye."""

MEETING: tuple[tuple[tuple[str, int | None], tuple[str, int | None], tuple[int, int, int]], ...] = (
    # two edges, each a facet's crease or an edge of its outline, and how many boards lie between them along x, y, z
    (("far", 1), ("glue", None), (1, 0, 0)),
    (("tuck", None), ("front", 0), (0, 0, 1)),
    (("bottom", 1), ("inner bottom", None), (0, 1, 0)),
)
LYING: tuple[tuple[str, str, int, float], ...] = (
    # a facet, the one it lies on, across which axis, and the least share of the smaller one that is covered
    ("far", "glue", X, 0.96),
    ("lid", "side dust", Y, 0.85),
    ("lid", "far dust", Y, 0.85),
    ("inner bottom", "side foot", Y, 0.5),
    ("inner bottom", "far foot", Y, 0.5),
    ("bottom", "inner bottom", Y, 0.95),
    ("front", "tuck", Z, 0.8),
)


class Folded:
    """The facets of a net in space."""

    def __init__(self, net: Net) -> None:
        self.net = net
        self.facets = {facet.name: facet for facet in net.facets}
        self.motions = fold(net.facets)

    def corners(self, name: str) -> list[Point3]:
        return [self.motions[name].apply(x, y) for x, y in self.facets[name].outline]

    def edge(self, name: str, number: int | None) -> tuple[Point3, Point3]:
        """An edge of the outline by its number, or the crease if that is None; its ends in order of x, y, z."""
        facet, motion = self.facets[name], self.motions[name]
        if number is None:
            assert facet.crease
            ends = (facet.crease.start, facet.crease.end)
        else:
            ends = (facet.outline[number], facet.outline[(number + 1) % len(facet.outline)])
        first, second = sorted(motion.apply(*end) for end in ends)
        return first, second

    def level(self, name: str, axis: int) -> float:
        """Where a facet lies along an axis; NaN if it does not lie square to it."""
        values = [corner[axis] for corner in self.corners(name)]
        return sum(values) / len(values) if max(values) - min(values) < 1e-6 else float("nan")

    def shadow(self, name: str, axis: int) -> Polygon:
        """The facet as it is seen along an axis."""
        first, second = (other for other in (X, Y, Z) if other != axis)
        return Polygon([(corner[first], corner[second]) for corner in self.corners(name)])


def faults(net: Net, room: tuple[float, float, float]) -> Iterator[str]:
    """What is wrong with a folded box that has to hold contents of such a width, height and depth."""
    whole, board = Folded(net), net.board
    for one, other, boards in MEETING:
        for axis in (X, Y, Z):
            apart = abs(whole.edge(*one)[0][axis] - whole.edge(*other)[0][axis])
            along = abs(whole.edge(*one)[0][axis] - whole.edge(*one)[1][axis]) > 1
            if not along and not abs(apart - boards[axis] * board) <= GAP:
                yield f"{one[0]} misses {other[0]} by {apart:.2f} mm along {'xyz'[axis]}"
    for upper, lower, axis, share in LYING:
        apart = abs(whole.level(upper, axis) - whole.level(lower, axis))
        if not board - 1e-9 <= apart <= board + GAP:
            yield f"{upper} and {lower} lie {apart:.2f} mm apart"
        above, below = whole.shadow(upper, axis), whole.shadow(lower, axis)
        covered = above.intersection(below).area / min(above.area, below.area)
        if not covered >= share - 1e-6:
            yield f"{upper} covers {covered:.0%} of {lower}"
    inner = (
        ("side", "glue", X, room[0]),
        ("side dust", "side foot", Y, room[1]),
        ("far dust", "far foot", Y, room[1]),
        ("back", "tuck", Z, room[2]),
        ("back", "front", Z, room[2]),
    )
    for one_wall, opposite, axis, least in inner:
        free = abs(whole.level(one_wall, axis) - whole.level(opposite, axis)) - board
        if not free >= least - 1e-6:
            yield f"{free:.2f} mm between {one_wall} and {opposite}, {least:.2f} are needed"


def needed(contents: BoxContents, data: BoxData = DATA) -> tuple[float, float, float]:
    """The stack with its stated play; the lid's own shortness is taken from the play in depth."""
    inner = inner_size(data, contents)
    return (inner.width, inner.height, inner.depth - data.flaps.lid_short)


@pytest.mark.parametrize("deck", WORKSHOP.catalog.deck_ids)
@pytest.mark.parametrize("pages", [0, 300])
def test_the_box_of_every_deck_folds_up(deck: str, pages: int) -> None:
    contents = box_contents(WORKSHOP.catalog, WORKSHOP.catalog.deck(deck), pages)
    assert [*faults(net_for(DATA, contents), needed(contents))] == []


@settings(max_examples=20, suppress_health_check=[HealthCheck.too_slow])
@given(
    width=st.floats(44, 90),
    height=st.floats(68, 140),
    cards=st.integers(24, 200),
    leaves=st.integers(0, 150),
    board=st.floats(0.2, 1.0),
)
def test_a_box_folds_up_from_any_board_for_any_contents(
    width: float, height: float, cards: int, leaves: int, board: float
) -> None:
    data = DATA.model_copy(update={"thickness": DATA.thickness.model_copy(update={"board": board})})
    contents = BoxContents(width, height, cards, 0, leaves)
    assert [*faults(net_for(data, contents), needed(contents, data))] == []


CONTENTS = box_contents(WORKSHOP.catalog, WORKSHOP.catalog.deck("walisch"))
NET = net_for(DATA, CONTENTS)


@pytest.mark.parametrize("facet", [facet for facet in NET.facets if facet.crease], ids=lambda facet: facet.name)
@pytest.mark.parametrize("moved", [(0.5, 0.5, 90), (-0.5, -0.5, 90), (0, 0, 89), (0, 0, -90)])
def test_a_crease_in_the_wrong_place_or_folded_wrongly_is_seen(facet: Facet, moved: tuple[float, float, float]) -> None:
    """Across a crease half a millimetre counts; along it, it changes nothing."""
    assert facet.crease
    dx, dy, degrees = moved
    (x0, y0), (x1, y1) = facet.crease.start, facet.crease.end
    broken = facet._replace(crease=Crease(facet.crease.to, (x0 + dx, y0 + dy), (x1 + dx, y1 + dy), degrees))
    facets = tuple(broken if each is facet else each for each in NET.facets)
    assert [*faults(replace(NET, facets=facets), needed(CONTENTS))]


@pytest.mark.parametrize("measure", ["seam_short", "lid_short", "bottom_short"])
def test_a_part_that_is_too_short_or_too_long_is_seen(measure: str) -> None:
    for wrong in (0.5, -0.3):
        flaps = FLAPS._replace(**{measure: wrong})
        assert [*faults(tuck_box(NET.size, NET.board, flaps, 3, 2), needed(CONTENTS))], wrong


def test_the_printed_side_of_every_wall_looks_outwards() -> None:
    looks = {name: motion.outwards for name, motion in fold(NET.facets).items()}
    assert looks["back"] == (0, 0, 1)
    assert looks["front"] == (0, 0, -1)
    assert looks["side"] == (1, 0, 0)
    assert looks["far"] == (-1, 0, 0)
    assert looks["lid"] == (0, -1, 0)
    assert looks["bottom"] == (0, 1, 0)


def test_a_leaf_without_a_crease_stays_where_it_is() -> None:
    assert fold([Facet("sheet", ((0, 0), (1, 0), (1, 1)), None)]) == {"sheet": Motion()}
