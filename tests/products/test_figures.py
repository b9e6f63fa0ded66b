"""Figures of booklets: what holds for every one of them, in every format, and that each rule can fail."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from itertools import accumulate, combinations

import pytest
from jinja2 import Environment, FunctionLoader
from shapely import union_all
from shapely.geometry.base import BaseGeometry
from tests.collisions import Piece, collisions, ground, pieces
from tests.products.told import BOOKS, GAMES
from tests.support import WORKSHOP, some_rows

from kartenwerk.catalog.figures import FigureData
from kartenwerk.graphics.display import Box, Fill, Form, Item, Matrix, Place, Text, circle, line, rectangle
from kartenwerk.graphics.svg.reader import read_svg
from kartenwerk.products.booklet.figures import Figures
from kartenwerk.products.booklet.game import booklet_text, booklet_values
from kartenwerk.products.booklet.pages import book_style
from kartenwerk.products.kits.game_order import GameOrder
from kartenwerk.text.book.blocks import Block, Figure, FigureCall, LastPage, Panel, PracticeMoves, Together
from kartenwerk.text.book.markdown import read_booklet

SIZES = FigureData.load(WORKSHOP.roots)
BESIDE = 2.0
"""Millimetres that a label is from its seat at most."""


PLANS = [game for game in GAMES if WORKSHOP.roots.has(f"templates/games/{game}/figures/tischplan.svg.j2")]


@cache
def drawn(game: str, page: str, *settings: str, compact: bool = False) -> tuple[tuple[str, Figure], ...]:
    """Every figure that the game's booklet shows, with its name and arguments, as large as for A6.

    With `compact`, its cards are the smallest."""
    session = GameOrder(game, settings=settings).session(WORKSHOP)
    values = booklet_values(WORKSHOP, session)
    style = book_style(WORKSHOP, session.deck, page)
    templates = WORKSHOP.compact_templates if compact else None
    figures = Figures(WORKSHOP, session.deck, {game: values}, templates)
    text = booklet_text(WORKSHOP, game, values)
    room = style.measure / style.pictures, style.lead_mm / style.pictures
    return tuple(
        (" ".join((name, *(value for _, value in arguments))), figures.draw(name, dict(arguments), *room))
        for name, arguments in dict.fromkeys(called(read_booklet(text, game)))
    )


def called(blocks: Sequence[Block]) -> Iterator[tuple[str, tuple[tuple[str, str], ...]]]:
    """The names and arguments of the figures among the blocks, wherever they stand."""
    for block in blocks:
        if isinstance(block, FigureCall):
            yield block.name, tuple(block.arguments.items())
        elif isinstance(block, PracticeMoves):
            yield from called([figure for move in block.moves for figure in (move.picture, move.score)])
        elif isinstance(block, Panel | LastPage | Together):
            yield from called(block.blocks)


@pytest.mark.parametrize(("game", "page"), some_rows(BOOKS, 6))
def test_no_label_meets_anything_in_a_figure(game: str, page: str) -> None:
    """On the pages of all games nothing meets anything, figures or not, as tests of book design read them."""
    assert [f"{name}: {each}" for name, figure in drawn(game, page) for each in collisions(figure.items)] == []


@pytest.mark.parametrize(("game", "page"), some_rows(BOOKS, 4))
def test_small_cards_have_one_of_four_widths_and_show_their_index(game: str, page: str) -> None:
    found = [f"{name}: {fault}" for name, figure in drawn(game, page) for fault in card_faults(figure.items)]
    assert found == []


def card_faults(items: Sequence[Item]) -> list[str]:
    """Small cards of a width that is not among those of `figures.toml`, and those whose index another card covers."""
    cards = [piece for piece in pieces(items) if piece.name.startswith("the card mini/")]
    widths = {round(width(card), 1) for card in cards}
    found = [f"a card is {each:g} mm wide" for each in sorted(widths - set(SIZES.widths))]
    for index, card in enumerate(cards):
        ink = index_of(card)
        above = union_all([other.shape for other in cards[index + 1 :] if other.shape.intersects(card.shape)])
        if ink is not None and ink.intersection(above).area > 0.1:
            found.append(f"{card.name} does not show its index")
    return found


def width(card: Piece) -> float:
    """The width in mm at which a card lies in a figure, however it is turned."""
    assert isinstance(card.item, Place)
    a, b, *_ = card.item.matrix.then(card.matrix)
    return math.hypot(a, b) * card.item.form.box.width


def index_of(card: Piece) -> BaseGeometry | None:
    """The ink of the index in the upper left corner; None for backs and for cards without a rank."""
    assert isinstance(card.item, Place)
    form, matrix = card.item.form, card.item.matrix.then(card.matrix)
    inside = pieces(drawn_form(form), matrix)
    return next((piece.shape for piece in inside if piece.within.startswith("i-")), None)


@cache
def drawn_form(form: Form) -> tuple[Item, ...]:
    return form.items


LEAST = 2.0
"""Millimetres that the capital of an index is high at least, on any page."""
SMALLEST = 0.85
"""The scale of figures in the box edition."""


@pytest.mark.parametrize("deck_id", WORKSHOP.catalog.deck_ids)
def test_the_index_of_the_smallest_card_is_two_millimetres_high(deck_id: str) -> None:
    deck = WORKSHOP.catalog.deck(deck_id)
    pictures = WORKSHOP.tools(deck).pictures
    scale = min(SIZES.widths) / deck.width * SMALLEST
    for card in deck.kinds:
        inside = pieces(pictures.draw_face("mini", card).items)
        index = [piece for piece in inside if piece.within.startswith(("i-", "letter"))]
        assert all(piece.box.height * scale >= LEAST for piece in index), card


# --- the marks of moves ----------------------------------------------------------------------------------------

MOVES = ("legt", "nimmt", "sticht")


@cache
def mark(move: str) -> tuple[Piece, ...]:
    """What the mark of a move is drawn of; its sign comes last."""
    imports = '{% import "figures/frame.svg.j2" as f %}{% import "figures/zugmarken.svg.j2" as z %}'
    svg = imports + '{{ f.start("", 4, 4, "") }}{{ z.zeichen(zug, 1) }}</svg>'
    source = FunctionLoader(lambda name: WORKSHOP.roots.find(f"templates/{name}").text())
    drawing = Environment(loader=source, autoescape=False).from_string(svg).render(zug=move)
    return tuple(pieces(read_svg(drawing, "mark.svg", str, roles=WORKSHOP.catalog.deck("walisch").palette).items))


def form_of(piece: Piece) -> tuple[tuple[int, int], ...]:
    """The corners of a polygon in tenths of its height, wherever it lies."""
    assert isinstance(piece.item, Fill)
    x0, y0, _, y1 = piece.reach
    corners = (piece.matrix.apply(*values[-2:]) for _, values in piece.item.path if values)
    return tuple((round(10 * (x - x0) / (y1 - y0)), round(10 * (y - y0) / (y1 - y0))) for x, y in corners)


def test_laying_taking_and_beating_are_told_apart_by_shape() -> None:
    grounds = [union_all([piece.shape for piece in mark(move)]) for move in MOVES]
    for one, other in combinations(grounds, 2):
        assert one.symmetric_difference(other).area > 0.1 * one.union(other).area
    assert len({form_of(mark(move)[-1]) for move in MOVES}) == len(MOVES)


SHOWN_BY = {"mau_mau/zuege": ("ziehen_dann_spielen=ja",), "einundfuenfzig_tot/zuege": ("tafel=b",)}
"""The settings by which a booklet shows a figure that it does not have by the usual rules."""


@pytest.mark.parametrize(
    ("name", "moves"),
    [
        ("mau_mau/zuege", ("legt", "nimmt")),
        ("einundfuenfzig_tot/zuege", ("legt",)),
        ("herzblatt/stock", ("legt", "nimmt")),
    ],
)
def test_what_a_figure_shows_of_a_move_bears_its_mark(name: str, moves: tuple[str, ...]) -> None:
    figure = dict(drawn(name.partition("/")[0], "a6", *SHOWN_BY.get(name, ())))[name]
    signs = {form_of(mark(move)[-1]): move for move in MOVES}
    shown = (piece for piece in pieces(figure.items) if isinstance(piece.item, Fill) and piece.item.ink == "papier")
    assert {signs[form] for piece in shown if (form := form_of(piece)) in signs} == {*moves}


# --- the grammar of table plans -------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "page"), [book for book in BOOKS if book.values[0] in PLANS])
def test_a_table_plan_shows_whose_seat_is_whose(game: str, page: str) -> None:
    plan = next(figure for name, figure in drawn(game, page) if name == f"{game}/tischplan")
    assert plan_faults(plan.items) == []


def plan_faults(items: Sequence[Item]) -> list[str]:
    """What is wrong with a table plan: a panel with hands on it, their labels in small capitals."""
    printed = pieces(items)
    (panel, *_) = (piece for piece in printed if isinstance(piece.item, Fill))
    cards = [piece for piece in printed if piece.is_card]
    places = [piece for piece in printed if isinstance(piece.item, Fill) and piece.item.ink == "grau"]
    seats = heaps([*(card for card in cards if card.name.endswith("back.svg")), *places])
    found = [
        f"{piece.name} leaves the panel" for piece in printed if not panel.shape.buffer(0.01).contains(piece.shape)
    ]
    for index, label in enumerate(printed):
        if not isinstance(label.item, Text) or label.item.font != "caps":
            continue
        area = ground(label, printed[:index])
        is_disc = area is not None and area is not panel and area.box.width < 20
        where = area.shape if area and is_disc else label.shape
        near, *others = sorted(where.distance(seat) for seat in seats)
        if near > BESIDE or (others and others[0] < 2 * near):
            found.append(f"{label.name} is {near:.1f} mm from one seat and {others[0]:.1f} mm from the next")
        if label.item.text in ("Geber", "Dealer", "Bank", "Fuchs") and not is_disc:
            found.append(f"{label.name} is not on a disc")
    for seat in seats:
        if (count := sum(seat.contains(card.shape.centroid) for card in cards)) > SIZES.fan:
            found.append(f"{count} cards lie in a heap")
    return found


EMPTY = 10.0
"""Millimetres of a panel's height in which at most nothing lies."""


@pytest.mark.parametrize(("game", "page"), [book for book in BOOKS if book.values[0] in PLANS])
def test_a_table_plan_is_no_higher_than_what_lies_on_it(game: str, page: str) -> None:
    plan = next(figure for name, figure in drawn(game, page) if name == f"{game}/tischplan")
    assert empty_height(plan.items) <= EMPTY


def empty_height(items: Sequence[Item]) -> float:
    """The highest strip of the panel in which nothing lies but the line around the table."""
    panel, *rest = (piece.box for piece in pieces(items))
    lying = sorted((each.y0, each.y1) for each in rest if each.width < 0.6 * panel.width)
    tops = [*(top for top, _ in lying), panel.y1]
    feet = accumulate([panel.y0, *(foot for _, foot in lying)], max)
    return max(top - foot for top, foot in zip(tops, feet, strict=True))


def heaps(printed: Sequence[Piece]) -> list[BaseGeometry]:
    """What lies together: the outlines of pieces that touch each other."""
    whole = union_all([piece.shape for piece in printed])
    return list(getattr(whole, "geoms", [whole]))


# --- every rule can fail --------------------------------------------------------------------------------------


BELOW_RULE = 0.5
"""Millimetres that labels of a move keep from the rule above its slot at least, which is the picture's upper edge."""


@pytest.mark.parametrize("game", ["anagramm_poker", "bakkarat", "watten"])
def test_no_label_of_a_move_reaches_the_rule_above_its_slot(game: str) -> None:
    """As the word KARTE did, which stands where other games show digits."""
    shown = drawn(game, "a5", compact=True)
    labels = [
        (name, piece)
        for name, figure in shown
        for piece in pieces(figure.items)
        if name.startswith(f"{game}/zug ") and piece.is_label
    ]
    assert labels
    assert [f"{name}: {piece.name}" for name, piece in labels if piece.box.y0 < BELOW_RULE] == []


IN_GROUND = 0.4
"""Millimetres that labels of a move keep from both ends of the ground on which they stand at least."""


@pytest.mark.parametrize("game", ["sechsundsechzig", "fuenfhundert"])
def test_a_label_of_a_move_keeps_from_the_ends_of_its_ground(game: str) -> None:
    """As “Anna zieht” did not above the smallest cards, whose ground was no wider than for the larger ones."""
    shown = [figure for name, figure in drawn(game, "a6", compact=True) if name.startswith(f"{game}/zug ")]
    faults = [fault for figure in shown for fault in ground_faults(pieces(figure.items))]
    assert shown
    assert faults == []


def ground_faults(printed: Sequence[Piece]) -> list[str]:
    """The labels that come too near to the ends of a tinted ground below them, with what is left there in mm."""
    grounds = [Box(*piece.reach) for piece in printed if isinstance(piece.item, Fill) and piece.item.ink == "flaeche"]
    labels = [piece for piece in printed if piece.is_label]
    left = [
        (label.name, min(label.box.x0 - area.x0, area.x1 - label.box.x1))
        for label in labels
        for area in grounds
        if area.x0 < label.box.x1 and label.box.x0 < area.x1 and area.y0 < label.box.y0 and label.box.y1 < area.y1
    ]
    return [f"{name}: {room:.2f} mm" for name, room in left if room < IN_GROUND]


@pytest.mark.parametrize("shown", ["auslage oklahoma laid", "auslage gin opposite", "blatt greedy"])
def test_melds_have_one_row_where_their_cards_need_only_lie_a_little_closer(shown: str) -> None:
    """A single card that counts stood alone in a second row, with the page white beside it."""
    figure = dict(drawn("gin_romme", "a6", compact=True))[f"gin_romme/{shown}"]
    assert len({round(piece.box.y0, 1) for piece in pieces(figure.items) if piece.is_card}) == 1
    assert card_faults(figure.items) == []


def test_a_label_that_leaves_its_ground_is_found() -> None:
    ground = Fill(rectangle(Box(10, 0, 20, 6)), "flaeche")
    assert ground_faults(pieces((ground, Text(12, 4, "zieht", "text", 7)))) == []
    (fault,) = ground_faults(pieces((ground, Text(9.8, 4, "zieht", "text", 7))))
    assert fault.startswith("“zieht”: -0.")


@pytest.mark.parametrize("game", ["watten", "doppelkopf"])
def test_the_name_above_a_hand_is_nearer_to_its_own_cards_than_to_those_before(game: str) -> None:
    shown = [pieces(figure.items) for name, figure in drawn(game, "a6") if "/probehaende" in name]
    assert shown
    for printed in shown:
        feet = [piece.box.y1 for piece in printed if piece.is_card]
        heads = [piece.box.y0 for piece in printed if piece.is_card]
        names = [piece.box for piece in printed if piece.is_label]
        later = [name for name in names if any(foot < name.y0 for foot in feet)]
        assert later
        for name in later:
            own = min(head for head in heads if head > name.y1) - name.y1
            assert name.y0 - max(foot for foot in feet if foot < name.y0) >= 2 * own


def test_a_label_under_a_picture_is_found() -> None:
    """As the word "Helm" did under the Helm."""
    helm = Text(10, 20, "Helm", "italic", 7.5)
    bowl = Fill(rectangle(Box(12, 15, 22, 19.5), 2), "tinte")
    assert [each.other for each in collisions((helm, bowl))] == ["drawn art"]
    assert [each.other for each in collisions((bowl, helm))] == ["drawn art"]
    assert collisions((bowl, Text(10, 23, "Helm", "italic", 7.5))) == []


def test_a_suit_over_a_word_is_found() -> None:
    """As a club did over FRANZ."""
    (club,) = picture('<use class="tinte" href="symbols.svg#kreuz" transform="translate(14 16)"/>')
    word = Text(10, 20, "FRANZ", "caps-bold", 20)
    assert [(each.label, each.other) for each in collisions((word, club))] == [("“FRANZ”", "kreuz")]
    assert collisions((replace(word, y=32.0), club)) == []


def picture(drawing: str) -> tuple[Item, ...]:
    """A drawing that may use the French deck's signs, and its cards, of which the outline is enough here."""
    roots = WORKSHOP.roots

    def load(name: str) -> str:
        card = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 59 91" width="59mm" height="91mm"></svg>'
        return card if name.startswith("mini/") else roots.find(f"templates/art/franzoesisch/{name}").text()

    svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 60" width="60mm" height="60mm">{drawing}</svg>'
    return read_svg(svg, "test.svg", load).items


def test_a_dealer_between_two_seats_is_found() -> None:
    """As GEBER stood between two hands, and not on a disc."""
    cards = (
        '<use href="mini/back.svg" transform="translate(10 10) scale(0.13)"/>'
        '<use href="mini/back.svg" transform="translate(40 10) scale(0.13)"/>'
    )
    panel, *hands = picture(f'<rect class="flaeche" x="0" y="0" width="60" height="60"/>{cards}')
    assert plan_faults((panel, *hands, Text(24, 16, "Geber", "caps", 7.5))) == [
        "“Geber” is 6.5 mm from one seat and 7.8 mm from the next",
        "“Geber” is not on a disc",
    ]
    disc = Fill(circle(54.5, 16, 5.4), "tinte")
    assert plan_faults((panel, *hands, disc, Text(50, 16.5, "Geber", "caps", 7.5))) == []
    assert plan_faults((panel, *hands, Text(50, 62, "Geber", "caps", 7.5)))[0] == "“Geber” leaves the panel"
    assert plan_faults((panel, *hands * 6))[-1] == "6 cards lie in a heap"


def test_a_panel_that_is_half_empty_is_found() -> None:
    panel, *cards = picture(
        '<rect class="flaeche" x="0" y="0" width="60" height="60"/>'
        '<use href="mini/back.svg" transform="translate(10 10) scale(0.13)"/>'
    )
    assert empty_height((panel, *cards)) == pytest.approx(60 - 10 - 0.13 * 91)


def test_a_card_of_another_width_and_a_covered_index_are_found() -> None:
    deck = WORKSHOP.catalog.deck("franzoesisch")

    def face(id: str) -> tuple[Item, ...]:
        return WORKSHOP.tools(deck).pictures.draw_face("mini", deck.pack.card(id)).items

    def row(wide: float, step: float) -> list[str]:
        cards = [("herz-10", 0.0), ("pik-A", step)]
        forms = [Form.of(f"mini/{id}.svg", Box(0, 0, 59, 91), face(id)) for id, _ in cards]
        places = [Matrix.scale(wide / 59).then(Matrix.move(x, 0)) for _, x in cards]
        return card_faults(tuple(map(Place, forms, places)))

    assert row(8, 6) == []
    assert row(9, 8) == ["a card is 9 mm wide"]
    assert row(8, 2) == ["the card mini/herz-10.svg does not show its index"]


def test_a_label_upon_another_label_or_over_a_fold_is_found() -> None:
    label = Text(10, 20, "Stapel", "italic", 7.5)
    assert [each.other for each in collisions((label, Text(14, 20.5, "Ablage", "italic", 7.5)))] == ["“Stapel”"]
    assert [each.other for each in collisions((label,), clear=[line(12, 0, 12, 40)])] == ["a fold or a cut"]
    assert collisions((label,), clear=[line(9, 0, 9, 40)]) == []


def test_a_label_may_lie_on_a_ground_that_holds_all_of_it() -> None:
    label = Text(10, 20, "Geber", "caps", 7.5)
    low, high = Fill(rectangle(Box(0, 0, 12, 40)), "flaeche"), Fill(rectangle(Box(9, 17, 25, 21)), "tinte")
    assert [each.other for each in collisions((low, label))] == ["drawn art"]
    assert collisions((low, high, label)) == []
