"""A box as one object: its frieze runs round all walls in one phase, its back shows the covers of its games."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.support import WORKSHOP

from kartenwerk.graphics.display import IDENTITY, Box, Fill, Group, Item, Matrix, Stroke, Text, walk
from kartenwerk.printing.preflight.check import check
from kartenwerk.printing.press.net import Net
from kartenwerk.products.box import panels
from kartenwerk.products.box.contents import BoxContents, box_contents
from kartenwerk.products.box.data import BoxData
from kartenwerk.products.box.mosaic import back_mosaic
from kartenwerk.products.box.tuck_box import box, box_page, frieze_of, net_for, panel_items, scale_of
from kartenwerk.products.kits.kit import finished_decks

DATA = BoxData.load(WORKSHOP.roots)
CATALOG = WORKSHOP.catalog
DECKS = finished_decks(CATALOG)
WALLS = ("back", "side", "front", "far")
ROUND = [f"{deck}:{pages}" for deck in DECKS for pages in (0, 200)]


@pytest.fixture(autouse=True, scope="module")
def _nothing_is_played() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(panels, "minutes", lambda workshop, game: 20)
        yield


@cache
def walls(case: str) -> dict[str, Group]:
    """The pictures of the four walls."""
    deck, pages = case.split(":")
    found, net = contents(deck, int(pages))
    groups = panel_items(WORKSHOP, CATALOG.deck(deck), DATA, found, net)
    made = {panel.name: group for panel, group in zip(net.panels, groups, strict=True)}
    return {name: made[name] for name in WALLS}


def contents(deck: str, pages: int) -> tuple[BoxContents, Net]:
    """What lies in the box of a deck with so many pages of booklets, and its net."""
    found = box_contents(CATALOG, CATALOG.deck(deck), booklet_pages=pages)
    return found, net_for(DATA, found)


def flat(items: Sequence[Item], matrix: Matrix = IDENTITY) -> Iterator[tuple[str, Box]]:
    """The colour and the box of every filled outline, in order of painting."""
    for item in items:
        match item:
            case Group(clip=Box()):  # motifs of covers
                continue
            case Group():
                yield from flat(item.items, item.matrix.then(matrix))
            case Fill():
                points = [matrix.apply(*at) for _, v in item.path for at in zip(v[::2], v[1::2], strict=True)]
                xs, ys = zip(*points, strict=True)
                yield item.ink, Box(min(xs), min(ys), max(xs), max(ys))


def ornament(case: str, name: str) -> list[tuple[str, Box]]:
    """The parts of the frieze at the head of a wall, in the coordinates of the net, lines and ground left out."""
    deck, pages = case.split(":")
    _, net = contents(deck, int(pages))
    panel = next(each for each in net.panels if each.name == name)
    scale = scale_of(net, DATA)
    frieze, high = frieze_of(net, panel, scale), DATA.layout.frieze * scale
    head = panel.matrix.f + frieze.head * scale
    wall = walls(case)[name]
    x0, x1 = panel.matrix.e, panel.matrix.e + panel.width
    parts = []
    for ink, part in flat(wall.items, wall.matrix):
        inside = head < part.y0 and part.y1 < head + high and part.width < 40
        if inside and x0 < (part.x0 + part.x1) / 2 < x1:
            parts.append((ink, part))
    return parts


@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("pages", [0, 200])
def test_the_frieze_fits_a_whole_number_of_times_round_the_box(deck: str, pages: int) -> None:
    _, net = contents(deck, pages)
    last = next(each for each in net.panels if each.name == "far")
    assert net.circumference == pytest.approx(last.matrix.e + last.width + DATA.flaps.seam_short)


@pytest.mark.parametrize("case", ["franzoesisch:0", "franzoesisch:200", "deutsch:0", "inrah:200"])
def test_the_frieze_goes_on_from_wall_to_wall_in_one_phase_and_closes_at_the_seam(case: str) -> None:
    """Of each part of the ornament, all copies lie whole repeats apart, on all walls, and at one height."""
    _, net = contents(case.split(":")[0], int(case.split(":")[1]))
    parts = [part for name in WALLS for part in ornament(case, name)]
    assert {name for name in WALLS if ornament(case, name)} == {*WALLS}
    shapes: dict[tuple[str, float, float], list[float]] = {}
    for ink, part in parts:
        shape = (ink, round(part.width, 2), round(part.y0, 2))
        shapes.setdefault(shape, []).append((part.x0 + part.x1) / 2)
    rows = [sorted(xs) for xs in shapes.values() if len(xs) >= 8]
    assert rows
    for xs in rows:
        steps = [after - before for before, after in pairwise(xs)]
        repeat = min(steps)
        number = net.circumference / repeat
        assert number == pytest.approx(round(number), abs=0.02)
        assert max(abs(step / repeat - round(step / repeat)) for step in steps) < 0.02


@pytest.mark.parametrize("deck", DECKS)
def test_all_walls_have_the_frieze_at_head_and_foot_on_one_ground_and_level(deck: str) -> None:
    _, net = contents(deck, 0)
    scale = scale_of(net, DATA)
    grounds = set()
    for panel in (panel for panel in net.panels if panel.name in WALLS):
        frieze = frieze_of(net, panel, scale)
        bands = [panel.matrix.f + frieze.head * scale, panel.matrix.f + (frieze.foot - DATA.layout.frieze) * scale]
        high = DATA.layout.frieze * scale
        wall = walls(f"{deck}:0")[panel.name]
        fills = [*flat(wall.items, wall.matrix)]
        for top in bands:
            inks = [ink for ink, at in fills if at.y0 == pytest.approx(top) and at.height == pytest.approx(high)]
            grounds |= {(ink, round(top, 3)) for ink in inks[-1:]}
    assert len(grounds) == 2
    assert len({ink for ink, _ in grounds}) == 1


KIT_LEAVES = {"walisch": 66, "inrah": 28, "franzoesisch": 182, "deutsch": 48, "buchstaben": 18}
"""Leaves of all the box editions of a deck."""


@pytest.mark.parametrize(("deck", "leaves"), KIT_LEAVES.items())
def test_the_net_of_a_kit_lies_on_a4_with_its_notes_in_waste(deck: str, leaves: int) -> None:
    """All words and the ruler lie off the bleed of the net; the net's ink and the notes lie on the paper."""
    found, net = contents(deck, 2 * leaves)
    page = box_page(WORKSHOP, CATALOG.deck(deck), DATA, found, None)
    assert sorted((page.width, page.height)) == [210, 297]
    art, notes = (item for item in page.items if isinstance(item, Group))
    x, y = art.matrix.e, art.matrix.f
    inked = Box(net.bounds.x0 + x, net.bounds.y0 + y, net.bounds.x1 + x, net.bounds.y1 + y)
    for item in walk(notes.items):
        if isinstance(item, Text | Stroke):
            at = notes.matrix.apply(item.x, item.y) if isinstance(item, Text) else notes.matrix.apply(*item.path[0][1])
            assert not (inked.x0 < at[0] < inked.x1 and inked.y0 < at[1] < inked.y1)


@given(st.integers(1, 30), st.floats(46, 75), st.floats(64, 125), st.integers(0, 4))
def test_tiles_lie_between_the_friezes_and_not_on_each_other(
    count: int, width: float, height: float, lines: int
) -> None:
    mosaic = back_mosaic(count, lines, width, height, DATA.layout)
    assert len(mosaic.tiles) == count
    words = 0 if mosaic.beside else DATA.layout.mosaic.words * mosaic.size
    boxes = [Box(tile.x, tile.y, tile.x + mosaic.side, tile.y + mosaic.side + words) for tile in mosaic.tiles]
    assert mosaic.side > 3
    for each in boxes:
        assert each.x0 >= DATA.layout.clear - 1e-6 and each.x1 <= width - DATA.layout.clear + 1e-6
        assert each.y0 >= DATA.layout.frieze and each.y1 <= height - DATA.layout.frieze + 1e-6
    shrunk = [each.grow(-1e-6) for each in boxes]
    assert not any(one.meets(other) for place, one in enumerate(shrunk) for other in shrunk[place + 1 :])


@pytest.mark.parametrize("deck", DECKS)
def test_the_back_shows_the_motif_of_every_game_of_the_deck(deck: str) -> None:
    back = walls(f"{deck}:0")["back"]
    motifs = [item for group in back.items if isinstance(group, Group) for item in group.items]
    shown = [item for item in motifs if isinstance(item, Group) and isinstance(item.clip, Box)]
    assert len(shown) == len(CATALOG.games_of(deck))


def test_rows_of_the_mosaic_are_of_equal_length_where_they_can_be() -> None:
    tiles = back_mosaic(12, 3, 60.2, 92.6, DATA.layout).tiles
    assert [len({tile.x for tile in tiles}), len({round(tile.y, 3) for tile in tiles})] == [3, 4]


@pytest.mark.parametrize("deck", DECKS)
def test_a_print_shop_would_take_the_net_with_its_covers(deck: str) -> None:
    """Words of covers, which are smaller here, are shapes and no letters of a font."""
    found, _ = contents(deck, 0)
    assert check(box(WORKSHOP, CATALOG.deck(deck), found, None).data) == []
