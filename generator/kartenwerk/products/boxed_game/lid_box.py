"""The box of a game: a bottom and a lid, each of one piece of board, sized from what lies in it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import Literal, TypeAlias

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import _
from kartenwerk.build.product import FileKind, Made, Product, make_pdf
from kartenwerk.build.workshop import CustomWorkshop, GameWorkshop, Workshop
from kartenwerk.catalog.paper import Paper
from kartenwerk.catalog.service import PlatesWanted
from kartenwerk.custom.deck import CustomDeck
from kartenwerk.custom.faults import DeckFault
from kartenwerk.custom.folder import GAME
from kartenwerk.custom.panels import BoxPanels
from kartenwerk.faces.finishing import Finish, parts_of
from kartenwerk.graphics.display import Form, Group, Item, Matrix, Path, Stroke, Text
from kartenwerk.printing.press.paper import sheet_page
from kartenwerk.printing.press.tray import Tray, TrayPanel, lid_over
from kartenwerk.products.box.data import CREASE, CUT, BoxData
from kartenwerk.products.boxed_game.art import art_deck
from kartenwerk.products.boxed_game.contents import decks_of, list_contents, room_of
from kartenwerk.products.boxed_game.data import BoxedGameData
from kartenwerk.products.boxed_game.editions import language_folder, make_in_edition
from kartenwerk.products.cards.plates import finish_of_art, name_file, refuse_bare

Half: TypeAlias = Literal["bottom", "lid"]
OF = "box"
_PANELS = {"left": "side", "right": "side", "top": "lid", "bottom": "lid"}
_CONTENTS = "right"
"""The wall of the bottom on which its contents stand."""
_TURNED = {("bottom", "lid"), ("lid", "side")}
"""Walls on which the words would stand on their heads."""
_LEAD, _SIZE, _TITLE_SIZE = 4.4, 8.5, 12.0
_TOP = 9.0  # mm from the net to the title
_LARGEST = 60.0  # pt of the title on the lid


def wants_box(workshop: GameWorkshop) -> bool:
    """Whether the game has a box of lid and bottom: if it says so, or has two decks or a part."""
    kind = workshop.game.file.box.kind
    decks = decks_of(workshop)
    several = len(decks) > 1 or any(deck.part is not None for deck in decks)
    return kind == "lid-and-bottom" or (kind is None and several)


def wants_tuck_box(workshop: GameWorkshop) -> bool:
    """Whether the game's first deck has a tuck box: if it is alone, or the game says so."""
    return workshop.game.file.box.kind in (None, "tuck") and not wants_box(workshop)


def trays_of(workshop: GameWorkshop) -> dict[Half, Tray]:
    """Bottom and lid, for the room that the contents need; DeckFault if the given room is too small."""
    room, spec = room_of(workshop), workshop.game.file.box
    board = BoxData.load(workshop.roots).thickness.board if spec.board is None else spec.board
    bottom = Tray(room.width, room.height, room.depth, board)
    least = BoxedGameData.load(workshop.roots).box.least_lid
    return {"bottom": bottom, "lid": lid_over(bottom, spec.slack, spec.lid, least)}


def box_products(workshop: GameWorkshop, languages: Sequence[str], plates: PlatesWanted | None = None) -> list[Product]:
    """Bottom and lid in each language, on the first of our papers that holds them; with foil or varnish on `plates`.

    KartenwerkError if no paper does, or if there is nothing for plates.
    """
    trays = trays_of(workshop)
    papers = {half: paper_for(workshop, tray) for half, tray in trays.items()}
    found = []
    for language in languages:
        member = workshop.game.in_language(language)[0]
        edition = workshop.edition(member)
        data = BoxedGameData.load(workshop.roots, edition.printed_in)
        contents = list_contents(workshop, language)
        for half, tray in trays.items():
            for name, kind, finish in _files(edition, half, tray, data.files[half], plates):
                make = partial(
                    tray_sheet, half=half, tray=tray, paper=papers[half].id, contents=contents, finish=finish
                )
                found.append(
                    Product(
                        f"{language_folder(workshop, language)}/{name}.pdf",
                        kind,
                        partial(make_in_edition, name=member.name, language=language, make=make),
                        (edition.deck.id,),
                        (("plates", plates),) if plates else (),
                        of=OF,
                        language=language,
                    )
                )
    if not found:
        raise refuse_bare(art_deck(workshop.edition(workshop.game.members[0])))
    return found


def _files(
    edition: CustomWorkshop, half: Half, tray: Tray, name: str, plates: PlatesWanted | None
) -> Iterator[tuple[str, FileKind, Finish | None]]:
    """The names and kinds of a half's files, and the plates that each has; none for a half that uses none."""
    if plates is None:
        yield name, half, None
        return
    deck = art_deck(edition)
    art = Form.of(half, tray.outline, tuple(draw_tray(deck, half, tray, 0.0)))
    finish = finish_of_art(deck, art)
    for plate, part in parts_of(finish, apart=plates == "files") if finish else ():
        yield name_file(deck, name, plate, plates), "plate" if plate else half, part


def paper_for(workshop: Workshop, tray: Tray) -> Paper:
    """The smallest of our papers that holds a tray; KartenwerkError if none does."""
    width, height = sorted((tray.outline.width, tray.outline.height))
    for paper in workshop.catalog.print.papers:
        sides = sorted((paper.width - 2 * paper.margin, paper.height - 2 * paper.margin))
        if width <= sides[0] and height <= sides[1]:
            return paper
    raise KartenwerkError(
        "the box does not fit on the paper",
        key="--paper",
        found=_("no paper that is large enough"),
        expected=_("room for {width:.0f} x {height:.0f} mm{condition}", width=width, height=height, condition=""),
    )


def tray_sheet(
    workshop: Workshop, half: Half, tray: Tray, paper: str, contents: Sequence[str], finish: Finish | None = None
) -> Made:
    """The sheet of a tray; what does not go below the net stands on a second page."""
    assert isinstance(workshop, CustomWorkshop)
    deck = art_deck(workshop)
    box, data = (
        BoxData.load(workshop.roots, workshop.printed_in),
        BoxedGameData.load(workshop.roots, workshop.printed_in),
    )
    size, outline = workshop.sheet(paper), tray.outline
    if outline.width > outline.height or outline.width > size.width:
        size = size.turned
    words = [*_words(deck, half, tray, contents[0], data, box.sheet.mark)]
    high = _TOP + (len(words) + 1) * _LEAD
    is_beside = outline.height + high > size.height - 20
    top = (size.height - outline.height) / 2 if is_beside else 10.0
    place = Matrix.move((size.width - outline.width) / 2, top)
    items: list[Item] = [*draw_tray(deck, half, tray, box.bleed, contents)]
    items += _lines((tray.contour,), box, CUT)
    items += _lines(tray.creases, box, CREASE)
    pages: list[list[Item]] = [[Group(tuple(items), place)]]
    text = Group(tuple(words), Matrix.move(15, 20 if is_beside else top + outline.height + _TOP))
    if is_beside:
        pages.append([text])
    else:
        pages[0].append(text)
    lines = {} if finish and finish.part == "plate" else {name: each.ink for name, each in box.lines.items()}
    palette = {**deck.palette, **lines}
    if finish:
        pages, palette = [[*finish.items(page)] for page in pages], {**palette, **finish.palette}
    title = data.box.titles[half].format(game=deck.title)
    return make_pdf(
        workshop, palette, [sheet_page(size, page) for page in pages], title, contents[0], duplex="one-sided"
    )


def draw_tray(deck: CustomDeck, half: Half, tray: Tray, bleed: float, contents: Sequence[str] = ()) -> list[Group]:
    """The art of a tray laid flat, without lines; the deck is the game's `art_deck`.

    The `contents`, a line for each language, stand on a long wall of the bottom.
    """
    art = BoxPanels(deck, 0, 0.0, bleed, _LARGEST, thumb=0.0)
    return [_panel(panel, art, half, contents) for panel in tray.panels(bleed)]


def check_art(workshop: CustomWorkshop) -> None:
    """DeckFault for what is wrong with the art of the game's box."""
    panels = BoxPanels(art_deck(workshop), 0, 0.0, 3.0, _LARGEST)
    try:
        for name in ("front", "back", "side", "lid"):
            panels.items(name, 100.0, 150.0)
    except DeckFault as error:
        place = replace(error.place, file=GAME, key=error.place.key.replace("tuckbox", "box"))
        raise DeckFault(error.message, place, error.found, error.expected) from error


def _panel(panel: TrayPanel, art: BoxPanels, half: Half, contents: Sequence[str]) -> Group:
    """A panel with its art; walls are read as the closed box lies on its base."""
    name = _PANELS.get(panel.name) or ("front" if half == "lid" else "back")
    listed = half == "bottom" and panel.name == _CONTENTS and contents
    items = art.contents(contents, panel.width, panel.height) if listed else None
    items = items or art.items(name, panel.width, panel.height)
    if (half, name) in _TURNED:
        ground, *words = items
        items = ground, Group(tuple(words), Matrix.turn(180, panel.width / 2, panel.height / 2))
    return Group(items, panel.matrix, panel.clip)


def _lines(paths: Sequence[Path], data: BoxData, role: str) -> Iterator[Stroke]:
    look = data.lines[role]
    for path in paths:
        yield Stroke(path, role, look.width, look.dash, overprint=True)


def _words(deck: CustomDeck, half: Half, tray: Tray, contents: str, data: BoxedGameData, mark: str) -> Iterator[Item]:
    """The title, the measures, the contents and the steps, a line each."""
    yield Text(0, 0, data.box.titles[half].format(game=deck.title), "bold", _TITLE_SIZE)
    sides = [f"{side:.1f}".replace(".", mark) for side in (tray.width, tray.length, tray.wall)]
    lines = [data.box.measures.format(width=sides[0], length=sides[1], height=sides[2])]
    lines += [data.box.contents.format(contents=contents)] if half == "bottom" else []
    lines += [f"{number}. {step}" for number, step in enumerate(data.box.steps, 1)]
    for number, words in enumerate(lines, 1):
        yield Text(0, number * _LEAD + 1.5, words, "text", _SIZE)
