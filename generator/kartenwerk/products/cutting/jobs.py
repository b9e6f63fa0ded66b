"""What is cut: the cards of a deck, the pieces of each part, the nets of dice and boxes, each as one kind of piece."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import NamedTuple, TypeAlias

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import _
from kartenwerk.build.product import FileKind
from kartenwerk.build.workshop import CustomWorkshop, Workshop
from kartenwerk.catalog import Catalog, Deck
from kartenwerk.custom.deck import CustomDeck
from kartenwerk.custom.game.partfile import PartFile
from kartenwerk.graphics.display import Box, Clip, Form, Group, Matrix, Path, Place, line, rectangle
from kartenwerk.printing.cutter.outline import trace_facets
from kartenwerk.printing.pdf.outlines import move_path
from kartenwerk.printing.press.die_net import FLAP, die_facets
from kartenwerk.printing.press.paper import PaperSize
from kartenwerk.printing.press.poster import Poster, plan_poster
from kartenwerk.printing.press.shapes import PieceShape
from kartenwerk.printing.press.tray import Tray
from kartenwerk.products.box.contents import BoxContents, box_contents
from kartenwerk.products.box.data import BoxData
from kartenwerk.products.box.tuck_box import net_for, panel_items
from kartenwerk.products.boxed_game.art import art_deck
from kartenwerk.products.boxed_game.dice import draw_net
from kartenwerk.products.boxed_game.lid_box import Half, draw_tray
from kartenwerk.products.boxed_game.standees import creases_of, draw_standees, trim_of
from kartenwerk.products.cards.selection import whole_deck
from kartenwerk.products.cutting.data import Cutter, Gaps

_LEAST_TILE = 20.0  # mm of a board on a sheet, beside the strip that the next sheet covers

Sides: TypeAlias = tuple[list[Form], list[Form]]
"""Fronts, and a back for each of them; no backs for what is printed on one side."""


class CutShape(NamedTuple):
    """A piece as a machine cuts it. Its trim is (0, 0, width, height); slits and creases are straight lines."""

    width: float
    height: float
    outline: Path
    slits: tuple[Path, ...] = ()
    creases: tuple[Path, ...] = ()
    shape: PieceShape | None = None
    """Along which colour runs over the edge, where that is not the trim."""

    def clip(self, reach: float) -> Box | Clip:
        """What of a drawing shows, `reach` mm over the edge."""
        if self.shape is not None and not self.shape.is_straight:
            return Clip(self.shape.outline(reach))
        return Box(0, 0, self.width, self.height).grow(reach)

    @staticmethod
    def rectangle(width: float, height: float, radius: float = 0.0) -> CutShape:
        return CutShape(width, height, rectangle(Box(0, 0, width, height), radius))

    @staticmethod
    def laid_at_origin(outline: Path, slits: Iterable[Path], creases: Iterable[Path], bounds: Box) -> CutShape:
        """The piece moved so that its upper left corner is the origin."""
        to = Matrix.move(-bounds.x0, -bounds.y0)
        cut, scored = (tuple(move_path(path, to) for path in paths) for paths in (slits, creases))
        return CutShape(bounds.width, bounds.height, move_path(outline, to), cut, scored)


@dataclass(frozen=True)
class CutJob:
    """So many pieces of one shape, and how they are drawn; `name` begins the names of their files."""

    deck: Deck
    name: str
    kind: FileKind
    shape: CutShape
    gap: float
    count: int
    draw: Callable[[Workshop], Sides]
    has_backs: bool = False


def card_job(catalog: Catalog, deck: Deck, gaps: Gaps) -> CutJob:
    """All cards of a deck."""
    cards = whole_deck(catalog, deck)
    shape = CutShape.rectangle(cards.boxes.width, cards.boxes.height, cards.boxes.radius)
    name = deck.file_name("karten")
    draw = partial(_draw_cards, deck=deck)
    return CutJob(deck, name, "sheet", shape, gaps.card, len(cards.names), draw, has_backs=True)


def tuck_box_job(workshop: Workshop, deck: Deck, gaps: Gaps) -> CutJob:
    """The tuck box of a deck."""
    contents = box_contents(workshop.catalog, deck)
    net = net_for(BoxData.load(workshop.roots), contents)
    outline, *slits = net.cuts
    shape = CutShape.laid_at_origin(outline, slits, net.creases, net.outline)
    draw = partial(_draw_tuck_box, deck=deck, contents=contents, bounds=net.outline)
    return CutJob(deck, deck.file_name("schachtel"), "box", shape, gaps.piece, 1, draw)


def part_jobs(deck: CustomDeck, names: Mapping[str, str], gaps: Gaps, room: PaperSize, cutter: Cutter) -> list[CutJob]:
    """The pieces of a part; `names` are those of files. A board comes over sheets with that room."""
    part = deck.part
    assert part is not None
    match part.kind:
        case "board":
            poster = _plan_board(deck, part, room, cutter.board_margin)
            tile = poster.sheets[0].place
            count = len(poster.sheets) * len(deck.pack.cards)
            shape = CutShape.rectangle(tile.width, tile.height)
            draw = partial(_draw_board, deck=deck, poster=poster)
            return [CutJob(deck, names["board"], "board", shape, gaps.piece, count, draw)]
        case "standee":
            trim, count = trim_of(deck), len(deck.pack.cards)
            creases = tuple(line(trim.x0, y, trim.x1, y) for y in creases_of(deck))
            shape = CutShape(trim.width, trim.height, rectangle(trim), (), creases)
            draw = partial(_draw_standees, deck=deck)
            return [CutJob(deck, names["standees"], "standees", shape, gaps.piece, count, draw)]
        case "die":
            shape, draw = CutShape.rectangle(deck.width, deck.height), partial(_draw_stickers, deck=deck)
            stickers = CutJob(deck, names["die"], "die", shape, gaps.piece, len(deck.pack.cards), draw)
            return [stickers, _die_job(deck, names["net"], gaps)] if part.net else [stickers]
    outline = part.outline
    shape = CutShape(outline.width, outline.height, outline.outline(), shape=outline)
    gap = gaps.counter if part.kind == "counter" else gaps.piece
    draw, has_backs = partial(_draw_pieces, deck=deck), any(card.back for card in deck.cards)
    return [CutJob(deck, names["pieces"], "pieces", shape, gap, len(deck.pack.cards), draw, has_backs)]


def _plan_board(deck: CustomDeck, part: PartFile, room: PaperSize, margin: float) -> Poster:
    """The sheets of a board; KartenwerkError where hardly more than the strips between them would fit."""
    least = part.overlap + _LEAST_TILE
    if min(room) - 2 * margin < least:
        raise KartenwerkError(
            "the paper is too small",
            key="--paper",
            found=f"{room.width:g} x {room.height:g} mm",
            expected=_("{least:g} mm or more on each side", least=least + 2 * margin),
        )
    return plan_poster(deck.width, deck.height, room, part.join, part.overlap, margin)


def _die_job(deck: CustomDeck, name: str, gaps: Gaps) -> CutJob:
    assert deck.part is not None
    edge = deck.part.sides[0]
    facets, bounds = die_facets(edge), _die_bounds(edge)
    creases = [line(*facet.crease.start, *facet.crease.end) for facet in facets if facet.crease]
    shape = CutShape.laid_at_origin(trace_facets(facets), (), creases, bounds)
    return CutJob(deck, name, "die", shape, gaps.piece, deck.part.count, partial(_draw_net, deck=deck))


def _die_bounds(edge: float) -> Box:
    """The net of a die, whose highest square has a flap."""
    return Box(0, -FLAP, 3 * edge, 4 * edge)


def tray_job(deck: CustomDeck, name: str, half: Half, tray: Tray, gaps: Gaps, contents: Sequence[str]) -> CutJob:
    """The bottom or the lid of a game's box."""
    shape = CutShape(tray.outline.width, tray.outline.height, tray.contour, (), tray.creases)
    return CutJob(deck, name, half, shape, gaps.piece, 1, partial(_draw_tray, half=half, tray=tray, contents=contents))


def _draw_cards(workshop: Workshop, deck: Deck) -> Sides:
    return whole_deck(workshop.catalog, deck).sides(workshop)


def _draw_pieces(workshop: Workshop, deck: CustomDeck) -> Sides:
    fronts, backs = whole_deck(workshop.catalog, deck).sides(workshop)
    return fronts, backs if any(card.back for card in deck.cards) else []


def _draw_standees(workshop: Workshop, deck: CustomDeck) -> Sides:
    return draw_standees(workshop, deck), []


def _draw_stickers(workshop: Workshop, deck: CustomDeck) -> Sides:
    faces = workshop.tools(deck).faces()
    assert deck.part is not None
    return [faces.front(card) for card in deck.kinds] * deck.part.count, []


def _draw_net(workshop: Workshop, deck: CustomDeck) -> Sides:
    assert deck.part is not None
    bounds = _die_bounds(deck.part.sides[0])
    net = _form("die", Group(draw_net(workshop, deck), Matrix.move(-bounds.x0, -bounds.y0)), bounds, 0.0)
    return [net] * deck.part.count, []


def _draw_board(workshop: Workshop, deck: CustomDeck, poster: Poster) -> Sides:
    """The sheets of each board, in rows: each shows what lies within its cut, and beyond it for the bleed."""
    faces, found = workshop.tools(deck).faces(), []
    for card in deck.pack.cards:
        for sheet in poster.sheets:
            shown = Group((Place(faces.front(card)),), Matrix.move(-sheet.shows.x0, -sheet.shows.y0))
            found.append(_form("board", shown, sheet.shows, deck.measures.bleed))
    return found, []


def _draw_tray(workshop: Workshop, half: Half, tray: Tray, contents: Sequence[str]) -> Sides:
    assert isinstance(workshop, CustomWorkshop)
    bleed = BoxData.load(workshop.roots).bleed
    items = draw_tray(art_deck(workshop), half, tray, bleed, contents)
    return [_form(half, Group(tuple(items)), tray.outline, bleed)], []


def _draw_tuck_box(workshop: Workshop, deck: Deck, contents: BoxContents, bounds: Box) -> Sides:
    data = BoxData.load(workshop.roots, workshop.printed_in)
    items = tuple(panel_items(workshop, deck, data, contents, net_for(data, contents)))
    return [_form("box", Group(items, Matrix.move(-bounds.x0, -bounds.y0)), bounds, data.bleed)], []


def _form(name: str, drawing: Group, bounds: Box, bleed: float) -> Form:
    """A drawing whose trim begins at the origin."""
    return Form.of(name, Box(0, 0, bounds.width, bounds.height).grow(bleed), (drawing,))
