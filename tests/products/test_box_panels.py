"""What is printed on a tuck box: nothing comes near a cut or a fold that must stay whole, or lies on a text."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import NamedTuple, TypeAlias

import pytest
from shapely.affinity import translate
from shapely.geometry import LineString, Polygon
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union
from tests.collisions import collisions
from tests.press.test_net import flattened
from tests.support import WORKSHOP, session_of

from kartenwerk.graphics.display import POINT, Box, Fill, Group, Item, Matrix, Place, Text
from kartenwerk.printing.press.net import Net
from kartenwerk.products import durations
from kartenwerk.products.booklet.game import shown_examples
from kartenwerk.products.box import panels
from kartenwerk.products.box.contents import BoxContents, box_contents
from kartenwerk.products.box.data import BoxData
from kartenwerk.products.box.design import box_design
from kartenwerk.products.box.tuck_box import box_page, net_for, net_items, panel_items
from kartenwerk.products.kits.kit import finished_decks

DATA = BoxData.load(WORKSHOP.roots)
CATALOG = WORKSHOP.catalog
DECKS = finished_decks(CATALOG)
UNCUT, CLEAR = DATA.layout.uncut, DATA.layout.clear
DESCENT, DESCENDING = 0.22, frozenset("gjpqyQJß,;()34579")
"""How far some letters and old figures reach below their line, in font sizes, and which."""
SLACK = 0.02
"""mm by which boxes may touch."""


class Thing(NamedTuple):
    """A text, a sign or a card on the flat net: what it shows, its outline, and what later things have left of it."""

    name: str
    is_text: bool
    whole: BaseGeometry
    seen: BaseGeometry


Shown: TypeAlias = Sequence[tuple[str, Sequence[Thing]]]
"""What stands on each panel."""


def things(items: Sequence[Item], whole: frozenset[str], matrix: Matrix, found: list[Thing]) -> None:
    """Texts, cards and the pictures that must stay `whole` in order of painting; a rectangle takes what it covers."""
    for item in items:
        match item:
            case Group(clip=Box() as clip):  # the motif of a game's cover, of which no more is asked
                motif = thing("motif", clip, item.matrix.then(matrix), is_text=False)
                found[:] = [each._replace(seen=each.seen.difference(motif.whole)) for each in found]
                found.append(motif)
            case Group():
                things(item.items, whole, item.matrix.then(matrix), found)
            case Text():
                size = item.size * POINT
                width = WORKSHOP.fonts.face(item.font).width(item.text, item.size, item.tracking)
                descent = DESCENT if DESCENDING & {*item.text} else 0
                height = WORKSHOP.fonts.face(item.font).cap_height * size
                box = Box(item.x, item.y - height, item.x + width, item.y + descent * size)
                found.append(thing(item.text, box, matrix, is_text=True))
            case Place() if item.form.name in whole or item.form.name.startswith("mini/"):
                box = extent(item.form.items)
                found.append(thing(item.form.name, box, item.matrix.then(matrix), is_text=False))
            case Fill() if [command for command, _ in item.path] == ["M", "L", "L", "L", "Z"]:
                cover = Polygon([matrix.apply(*values) for _, values in item.path if values])
                found[:] = [each._replace(seen=each.seen.difference(cover)) for each in found]
            case _:
                pass


def extent(items: Iterable[Item]) -> Box:
    """How far pictures reach, those that they use measured by what they show."""
    xs, ys = zip(*points(items, Matrix()), strict=True)
    return Box(min(xs), min(ys), max(xs), max(ys))


def points(items: Iterable[Item], matrix: Matrix) -> Iterator[tuple[float, float]]:
    for item in items:
        match item:
            case Group():
                yield from points(item.items, item.matrix.then(matrix))
            case Place():
                yield from points(item.form.items, item.matrix.then(matrix))
            case Fill():
                ends = (values[-2:] for _, values in item.path if values)
                yield from (matrix.apply(*end) for end in ends)
            case _:
                raise AssertionError(item)


def thing(name: str, box: Box, matrix: Matrix, *, is_text: bool) -> Thing:
    corners = ((box.x0, box.y0), (box.x1, box.y0), (box.x1, box.y1), (box.x0, box.y1))
    outline = Polygon([matrix.apply(*corner) for corner in corners])
    return Thing(name, is_text, outline, outline)


@pytest.fixture(autouse=True, scope="module")
def _long_games() -> Iterator[None]:
    """Every game takes two hours, so that nothing is played here and the widest figures are tried."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(panels, "minutes", lambda workshop, game: 125)
        yield


@cache
def printed(deck_id: str, contents: BoxContents) -> tuple[Net, tuple[tuple[str, tuple[Thing, ...]], ...]]:
    """The net, and what stands on each of its panels."""
    deck = CATALOG.deck(deck_id)
    net = net_for(DATA, contents)
    values = panels.panel_values(WORKSHOP, deck, DATA, contents, 1.0)
    names = [name for sign in values["zeichen"] for name in (sign.picture, sign.flat or "")]
    whole = frozenset(name.partition("#")[2] for name in names) - {""}
    groups = [item for item in net_items(WORKSHOP, deck, DATA, contents, net) if isinstance(item, Group)]
    found_by_panel = []
    for panel, group in zip(net.panels, groups, strict=True):
        found: list[Thing] = []
        things(group.items, whole, group.matrix, found)
        found_by_panel.append((panel.name, tuple(found)))
    return net, tuple(found_by_panel)


def faults(net: Net, shown: Shown, fold: float = UNCUT) -> Iterator[str]:
    """What comes nearer than `fold` mm to a fold or 2 mm to a cut, and what lies on a text or under something."""
    cuts = unary_union([LineString(flattened(path)) for path in net.cuts])
    folds = unary_union([LineString(flattened(path)) for path in net.creases])
    for panel, found in shown:
        for each in found:
            if not each.seen.is_empty:
                if each.seen.distance(cuts) < UNCUT - SLACK:
                    yield f"{panel}: {each.name} is {each.seen.distance(cuts):.2f} mm from a cut"
                if each.seen.distance(folds) < fold - SLACK:
                    yield f"{panel}: {each.name} is {each.seen.distance(folds):.2f} mm from a fold"
            if each.is_text and each.seen.area < each.whole.area * 0.99:
                yield f"{panel}: {each.name} is hidden"
        for place, one in enumerate(found):
            for other in found[place + 1 :]:
                if (one.is_text or other.is_text) and one.seen.buffer(-SLACK).intersects(other.seen.buffer(-SLACK)):
                    yield f"{panel}: {one.name} and {other.name} lie on each other"


def usual(deck: str, pages: int = 0) -> BoxContents:
    return box_contents(CATALOG, CATALOG.deck(deck), pages)


@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("pages", [0, 120])
def test_type_and_signs_keep_their_distance_from_folds_and_cuts(deck: str, pages: int) -> None:
    net, shown = printed(deck, usual(deck, pages))
    assert [*faults(net, shown)] == []
    pictured = {panel for panel, found in shown if any(not each.is_text for each in found)}
    assert pictured == {"lid", "side", "far", "back", "front"}


@pytest.mark.parametrize("deck", DECKS)
def test_no_label_meets_art_or_a_fold_or_a_cut(deck: str) -> None:
    net = net_for(DATA, usual(deck))
    art = panel_items(WORKSHOP, CATALOG.deck(deck), DATA, usual(deck), net)
    assert collisions(art, [*net.creases, *net.cuts], apart=0.0) == []


@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("panel", ["front", "back"])
def test_on_the_large_panels_they_keep_twice_as_far(deck: str, panel: str) -> None:
    net, shown = printed(deck, usual(deck))
    assert [*faults(net, [each for each in shown if each[0] == panel], fold=CLEAR)] == []


@pytest.mark.parametrize(("width", "height", "cards"), [(44, 68, 36), (70, 120, 78), (63, 88, 24), (57, 87, 200)])
def test_on_boxes_of_other_sizes_too(width: float, height: float, cards: int) -> None:
    for deck in ("walisch", "deutsch"):
        assert [*faults(*printed(deck, BoxContents(width, height, cards, 4, 0)))] == [], deck


@pytest.mark.parametrize("deck", DECKS)
def test_the_title_stands_whole_and_in_one_size(deck: str) -> None:
    """On front, lid and sides: all its words, in a row of lines, of one height."""
    title = CATALOG.deck(deck).title
    _, shown = printed(deck, usual(deck, 120))
    for name, found in shown:
        if name in ("front", "lid", "side", "far"):
            words = [each for each in found if each.is_text and each.name in (title, *title.split())]
            assert " ".join(each.name for each in words) == title, name
            sides = [
                sorted((each.whole.bounds[2] - each.whole.bounds[0], each.whole.bounds[3] - each.whole.bounds[1]))
                for each in words
            ]
            assert max(side[0] for side in sides) == pytest.approx(min(side[0] for side in sides)), name


def test_the_minutes_on_the_back_are_those_of_the_booklet() -> None:
    session = session_of("donnerwetter")
    assert durations.minutes(WORKSHOP, "donnerwetter") == shown_examples(session)["minuten"]


@pytest.mark.parametrize("deck", DECKS)
def test_every_game_stands_on_the_back_with_its_players_and_minutes(deck: str) -> None:
    _, shown = printed(deck, usual(deck))
    words = [each.name for name, found in shown if name == "back" for each in found if each.is_text]
    for game in CATALOG.games_of(deck):
        start = words.index(game.title)
        line = " ".join(words[start : start + 4])
        assert str(game.players[0]) in line
        assert str(game.players[-1]) in line
        assert "125 min" in line


def moved(shown: Shown, name: str, text: str, x: float, y: float) -> list[tuple[str, list[Thing]]]:
    """The panels with one thing moved."""

    def changed(panel: str, each: Thing) -> Thing:
        if (panel, each.name) != (name, text):
            return each
        outline = translate(each.whole, x, y)
        return each._replace(whole=outline, seen=outline)

    return [(panel, [changed(panel, each) for each in found]) for panel, found in shown]


@pytest.mark.parametrize(
    ("panel", "text", "by", "fault"),
    [
        ("front", "Walisches", (20, 0), "fold"),  # across the crease to the far side
        ("front", "Walisches", (0, -60), "cut"),  # into the notch
        ("back", "Donnerwetter", (0, 5), "lie on each other"),
        ("bottom", "Walisches Blatt", (0, 11), "cut"),
        ("far", "jarnur", (6, 0), "cut"),
        ("lid", "Walisches Blatt", (0, -8), "fold"),
    ],
)
def test_what_runs_across_a_fold_or_near_a_cut_is_seen(
    panel: str, text: str, by: tuple[float, float], fault: str
) -> None:
    net, shown = printed("walisch", usual("walisch"))
    assert not [*faults(net, shown)]
    assert any(fault in found for found in faults(net, moved(shown, panel, text, *by)))


def test_a_deck_without_a_design_has_a_plain_box() -> None:
    deck = CATALOG.suited_deck("walisch").model_copy(update={"id": "mine"})
    assert box_design(WORKSHOP.roots, deck).picture.file == "back.svg"


def test_the_sheet_shows_the_same_panels() -> None:
    page = box_page(WORKSHOP, CATALOG.deck("walisch"), DATA, usual("walisch"), None)
    art = page.items[0]
    assert isinstance(art, Group)
    assert len([item for item in art.items if isinstance(item, Group)]) == 8
