"""A deck's tuck box: sized from what lies in it, its net on a paper that takes it, with the deck's art."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

from kartenwerk.build.product import Made, Product, printed
from kartenwerk.build.workshop import Workshop
from kartenwerk.catalog import Catalog, Deck, SuitedDeck
from kartenwerk.data import DataRoots
from kartenwerk.display import POINT, Group, Item, Matrix, Page, Path, Stroke
from kartenwerk.errors import KartenwerkError
from kartenwerk.german import listed
from kartenwerk.products.box.data import CREASE, CUT, BoxData, Contents

if TYPE_CHECKING:
    from kartenwerk.catalog.paper import Paper
    from kartenwerk.press.net import Dimensions, Net


def contents_of(
    catalog: Catalog, deck: Deck, booklet_pages: int = 0, more_cards: int = 0, size: str | None = None
) -> Contents:
    """The deck with a reference card for every game that has one, and folded booklets of so many pages in all.

    `size` is the id of another size of card, as in `kartenwerk deck --size`.
    """
    card = catalog.size(size) if size else deck
    games = catalog.games_of(deck.id)
    references = sum(catalog.roots.has(f"templates/games/{game.id}/reference.md.j2") for game in games)
    return Contents(card.width, card.height, len(deck.pack.cards) + more_cards, references, -(-booklet_pages // 2))


def box_product(deck: Deck, contents: Contents, paper: str | None = None, games: Iterable[str] = ()) -> Product:
    """The box for these contents; `paper` None takes the first of our papers that has room.

    `games` are those of the deck, whose names stand on it.
    """
    choices = tuple((name, f"{value:g}") for name, value in contents._asdict().items())
    make = partial(box, deck_id=deck.id, contents=contents, paper=paper)
    return Product(f"{deck.id}/schachtel.pdf", "box", make, (deck.id, *games), choices)


def box(workshop: Workshop, deck_id: str, contents: Contents, paper: str | None) -> Made:
    deck = workshop.catalog.deck(deck_id)
    data = BoxData.load(workshop.roots)
    page = box_page(workshop, deck, data, contents, paper)
    palette = {**deck.palette, **{name: each.ink for name, each in data.lines.items()}}
    title = data.sheet.title.format(deck=deck.title)
    return printed(workshop, palette, [page], title, contents.in_words(), duplex="one-sided")


def net_for(data: BoxData, contents: Contents) -> Net:
    """The net of the box; crease to crease is contents, play and one board."""
    from kartenwerk.press.net import Flaps, tuck_box

    board = data.thickness.board
    size = inner_size(data, contents).grown(board, board, board)
    return tuck_box(size, board, Flaps(**data.flaps.model_dump()), data.bleed, data.overlap)


def inner_size(data: BoxData, contents: Contents) -> Dimensions:
    from kartenwerk.press.net import Dimensions

    stack = Dimensions(contents.width, contents.height, contents.depth(data.thickness))
    return stack.grown(data.play.width, data.play.height, data.play.depth)


def box_page(workshop: Workshop, deck: Deck, data: BoxData, contents: Contents, paper: str | None) -> Page:
    """The sheet: the net with its art and lines, and how it is made."""
    from kartenwerk.products.box.notes import notes, notes_height

    net = net_for(data, contents)
    width, height = net.bounds.width, net.bounds.height + notes_height(data.sheet)
    sheet = paper_for(workshop.catalog, width, height, paper)
    across, down = sheet.room(width, height)
    x = sheet.margin + across / 2 - net.bounds.x0
    y = sheet.margin + down / 2 - net.bounds.y0
    art = Group(tuple(net_items(workshop, deck, data, contents, net)), Matrix.move(x, y))
    ruler = workshop.catalog.print.ruler
    words = notes(data, deck.title, inner_size(data, contents), contents.in_words(), ruler)
    return Page(
        sheet.width, sheet.height, (art, Group(tuple(words), Matrix.move(x + net.outline.x0, y + net.bounds.y1)))
    )


def net_items(workshop: Workshop, deck: Deck, data: BoxData, contents: Contents, net: Net) -> Iterator[Item]:
    """Panels with their pictures, each within its own clip, and the lines above them."""
    pictures = workshop.pictures(deck)
    values = panel_values(workshop, deck, contents)
    for panel in net.panels:
        template = _template(workshop.roots, deck, panel.name)
        size = {"breite": panel.width, "hoehe": panel.height, "anschnitt": net.bleed, "lasche": data.flaps.tuck}
        drawing = pictures.draw(template, {**values, **size, "seite": panel.name})
        yield Group(drawing.items, panel.matrix, panel.clip)
    yield from _lines(net.creases, data, CREASE)
    yield from _lines(net.cuts, data, CUT)


def panel_values(workshop: Workshop, deck: Deck, contents: Contents) -> Mapping[str, Any]:
    """What the panels' templates may use. `passend(text, font, mm)` is the size at which a text is that wide."""
    suits = deck.suits if isinstance(deck, SuitedDeck) else ()
    half = -(-len(suits) // 2)
    return {
        "inhalt": contents,
        "spiele": workshop.catalog.games_of(deck.id),
        "zeichen": {"side": suits[:half], "far": suits[half:]},
        "passend": _fitting(workshop, deck),
    }


def _fitting(workshop: Workshop, deck: Deck) -> Callable[..., float]:
    def size(text: str, font: str, width: float, tracking: float = 0.0) -> float:
        face = workshop.fonts.face(workshop.display(deck) if font == "display" else font)
        return width / face.width(text, 1 / POINT, tracking)

    return size


def _template(roots: DataRoots, deck: Deck, panel: str) -> str:
    """The deck's own picture of a panel, or the one all boxes share."""
    part = "side" if panel == "far" else panel
    own = f"box/{deck.id}/{part}.svg.j2"
    return own if roots.has(f"templates/{own}") else f"box/{part}.svg.j2"


def _lines(paths: Sequence[Path], data: BoxData, role: str) -> Iterator[Stroke]:
    look = data.lines[role]
    for path in paths:
        yield Stroke(path, role, look.width, look.dash, overprint=True)


class Sheet(NamedTuple):
    """A paper, upright or on its side, in mm."""

    id: str
    width: float
    height: float
    margin: float

    def room(self, width: float, height: float) -> tuple[float, float]:
        """What stays white across and down around a block of that size; negative if it has no room."""
        return self.width - 2 * self.margin - width, self.height - 2 * self.margin - height


def paper_for(catalog: Catalog, width: float, height: float, wanted: str | None) -> Sheet:
    """The first of our papers with room, or the one wanted; KartenwerkError where the block does not fit."""
    ways = [sheet for paper in catalog.print.papers for sheet in _ways(paper)]
    fitting = [sheet for sheet in ways if min(sheet.room(width, height)) >= 0]
    wished = [*_ways(catalog.paper(wanted))] if wanted else fitting
    for sheet in wished:
        if min(sheet.room(width, height)) >= 0:
            return sheet
    papers = listed(dict.fromkeys(sheet.id for sheet in fitting), "or")
    raise KartenwerkError(
        "the box does not fit on the paper",
        key="--paper",
        found=repr(wanted) if wanted else "no paper that is large enough",
        expected=f"room for {width:.0f} x {height:.0f} mm" + (f", as {papers} has" if papers else ""),
    )


def _ways(paper: Paper) -> tuple[Sheet, Sheet]:
    upright = Sheet(paper.id, paper.width, paper.height, paper.margin)
    return upright, upright._replace(width=paper.height, height=paper.width)
