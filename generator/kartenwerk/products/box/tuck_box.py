"""The tuck box of a deck: its net, sized for the contents, with the deck's art, on a paper large enough."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, NamedTuple

from kartenwerk.base.data import DataRoots
from kartenwerk.build.product import Made, Product, make_pdf
from kartenwerk.build.workshop import Workshop
from kartenwerk.catalog import Deck
from kartenwerk.catalog.service import PlatesWanted
from kartenwerk.faces.finishing import Finish, parts_of
from kartenwerk.graphics.display import Form, Group, Item, Matrix, Page, Path, Stroke
from kartenwerk.printing.press.net import Net, Panel, tuck_box
from kartenwerk.printing.press.walls import Dimensions, Flaps
from kartenwerk.products.box.contents import BoxContents
from kartenwerk.products.box.data import CREASE, CUT, BoxData
from kartenwerk.products.box.instructions import Instructions
from kartenwerk.products.box.mosaic import back_mosaic, draw_motifs
from kartenwerk.products.box.panels import panel_values
from kartenwerk.products.box.sheet import arrange
from kartenwerk.products.cards.plates import finish_of_art, name_file, refuse_bare


def box_product(
    deck: Deck,
    contents: BoxContents,
    paper: str | None = None,
    games: Iterable[str] = (),
    copies: int = 1,
    folder: str = "",
    finish: Finish | None = None,
) -> Product:
    """The box for these contents, on `copies` sheets; if `paper` is None, on the first of our papers that has room.

    `games` are the ids of the deck's games, whose titles stand on the box. It is put in the deck's folder, or another.
    With a `finish` the box's gold is on a plate of its own.
    """
    choices = tuple((name, f"{value:g}") for name, value in contents._asdict().items())
    copied = (("copies", str(copies)),) if copies > 1 else ()
    foiled = (("foil", finish.word),) if finish and finish.word else ()
    make = partial(box, deck=deck, contents=contents, paper=paper, copies=copies, finish=finish)
    name = "_".join((deck.file_name("schachtel"), *((finish.word,) if finish and finish.word else ())))
    path = f"{folder or deck.id}/{name}.pdf"
    return Product(path, "box", make, (deck.id, *games), (*choices, *copied, *foiled))


def plated_boxes(
    workshop: Workshop, deck: Deck, contents: BoxContents, paper: str | None, games: Iterable[str], way: PlatesWanted
) -> list[Product]:
    """The box of a deck of one's own with its foil or varnish on plates; KartenwerkError if it shows none."""
    data = BoxData.load(workshop.roots, workshop.printed_in)
    net = net_for(data, contents)
    art = Form.of("box", net.bounds, tuple(panel_items(workshop, deck, data, contents, net)))
    finish, name = finish_of_art(deck, art), deck.file_name("schachtel")
    if finish is None:
        raise refuse_bare(deck)
    found = []
    for plate, part in parts_of(finish, apart=way == "files"):
        product = box_product(deck, contents, paper, games, finish=part)
        path = f"{deck.id}/{name_file(deck, name, plate, way)}.pdf"
        choices = (*product.choices, ("plates", way))
        found.append(replace(product, path=path, kind="plate" if plate else "box", choices=choices))
    return found


def box(
    workshop: Workshop,
    deck: Deck,
    contents: BoxContents,
    paper: str | None,
    copies: int = 1,
    finish: Finish | None = None,
) -> Made:
    data = BoxData.load(workshop.roots, workshop.printed_in)
    page = box_page(workshop, deck, data, contents, paper)
    lines = {} if finish and finish.part == "plate" else {name: each.ink for name, each in data.lines.items()}
    palette = {**deck.palette, **lines}
    if finish:
        page, palette = replace(page, items=finish.items(page.items)), {**palette, **finish.palette}
    title = data.sheet.title.format(deck=deck.title)
    return make_pdf(workshop, palette, [page] * copies, title, contents.in_words(data.counts), duplex="one-sided")


def net_for(data: BoxData, contents: BoxContents) -> Net:
    """The net of the box: room for the contents and their clearance, and the board around them.

    In depth there are two boards more than room: half of front and of back, and the tuck that dives behind the front.
    """
    board = data.thickness.board
    size = inner_size(data, contents).grow(board, board, 2 * board)
    return tuck_box(size, board, Flaps(**data.flaps.model_dump()), data.bleed, data.overlap)


def inner_size(data: BoxData, contents: BoxContents) -> Dimensions:
    """The room in the box: the stack of the contents and the clearance around it."""
    stack = Dimensions(contents.width, contents.height, contents.depth(data.thickness))
    return stack.grow(data.play.width, data.play.height, data.play.depth)


def box_page(workshop: Workshop, deck: Deck, data: BoxData, contents: BoxContents, paper: str | None) -> Page:
    """The sheet: the net with its art and lines, and the instructions below or beside it."""
    net = net_for(data, contents)
    counted, ruler = contents.in_words(data.counts), workshop.catalog.print.ruler
    instructions = Instructions(
        data, deck.title, inner_size(data, contents), counted, ruler, workshop.tools(deck).copyfit
    )
    laid = arrange(workshop.catalog, net.outline, instructions, paper)
    corner = Matrix.move(laid.net[0] - net.outline.x0, laid.net[1] - net.outline.y0)
    art = Group(tuple(net_items(workshop, deck, data, contents, net)), corner)
    return Page(laid.paper.width, laid.paper.height, (art, Group(laid.column.items, Matrix.move(*laid.instructions))))


def net_items(workshop: Workshop, deck: Deck, data: BoxData, contents: BoxContents, net: Net) -> Iterator[Item]:
    """The panels with their pictures, and the lines on top."""
    yield from panel_items(workshop, deck, data, contents, net)
    yield from _lines(net.creases, data, CREASE)
    yield from _lines(net.cuts, data, CUT)


def panel_items(workshop: Workshop, deck: Deck, data: BoxData, contents: BoxContents, net: Net) -> Iterator[Group]:
    """The panels with their pictures, each clipped to its area."""
    art = workshop.tools(deck).panels(contents.cards, data.flaps.tuck, net.bleed)
    if art is not None:
        for panel in net.panels:
            yield Group(art.items(panel.name, panel.width, panel.height), panel.matrix, panel.clip)
        return
    scale = scale_of(net, data)
    values = panel_values(workshop, deck, data, contents, scale)
    for panel in net.panels:
        template = _template(workshop.roots, deck, panel.name)
        size: dict[str, Any] = {
            "breite": panel.width,
            "hoehe": panel.height,
            "anschnitt": net.bleed,
            "lasche": data.flaps.tuck,
        }
        own = {**size, "seite": panel.name, "gurt": frieze_of(net, panel, scale)}
        more: tuple[Item, ...] = ()
        if panel.name == "back":
            games = [game.id for game in values["spiele"]]
            width, height = panel.width / scale, panel.height / scale
            own["mosaik"] = mosaic = back_mosaic(len(games), len(values["pitch"]), width, height, data.layout)
            more = (Group(tuple(draw_motifs(workshop, deck, games, mosaic)), Matrix.scale(scale)),)
        drawing = workshop.tools(deck).pictures.draw(template, {**values, **own})
        yield Group((*drawing.items, *more), panel.matrix, panel.clip)


class Frieze(NamedTuple):
    """The frieze round a box on one of its walls, in mm of the layout.

    It is `around` mm long, and the wall begins `start` mm along it. `head` and `foot` are its upper and its lower edge,
    which stand level on all walls though their creases do not.
    """

    around: float
    start: float
    head: float
    foot: float


def frieze_of(net: Net, panel: Panel, scale: float) -> Frieze:
    """The frieze in the coordinates of a panel, which is drawn `scale` times as large as its layout."""
    side = next(each for each in net.panels if each.name == "side")
    head = side.matrix.f - panel.matrix.f
    return Frieze(*(each / scale for each in (net.circumference, panel.matrix.e, head, head + side.height)))


def scale_of(net: Net, data: BoxData) -> float:
    """How much larger than its layout a box is drawn, so that all of the layout has room."""
    front = next(panel for panel in net.panels if panel.name == "front")
    return min(front.width / data.layout.width, front.height / data.layout.height)


def _template(roots: DataRoots, deck: Deck, panel: str) -> str:
    """The template of a panel: the deck's own, or the one that all boxes share."""
    part = "side" if panel == "far" else panel
    own = f"box/{deck.id}/{part}.svg.j2"
    return own if roots.has(f"templates/{own}") else f"box/{part}.svg.j2"


def _lines(paths: Sequence[Path], data: BoxData, role: str) -> Iterator[Stroke]:
    look = data.lines[role]
    for path in paths:
        yield Stroke(path, role, look.width, look.dash, overprint=True)
