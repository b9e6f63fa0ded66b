"""A game in a folder as one saved object of Tabletop Simulator: its piles of cards, pieces, boards, dice and standees.

Types of objects and of tiles are those that its own saved objects have. Nobody publishes how large a scale of 1 is:
what stands below is as other programs take it, and has not been measured.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any, NamedTuple
from urllib.parse import quote

from kartenwerk.base.message import Message, _
from kartenwerk.build.product import Made, Product
from kartenwerk.build.workshop import GameWorkshop, Workshop
from kartenwerk.custom.deck import CustomDeck
from kartenwerk.custom.game.member import Member
from kartenwerk.custom.game_cards import safe_id
from kartenwerk.printing.press.rows import lay_in_rows
from kartenwerk.printing.press.shapes import ShapeKind
from kartenwerk.products.boxed_game.editions import language_folder, make_in_edition
from kartenwerk.products.boxed_game.piece_pictures import draw_die, draw_piece
from kartenwerk.products.cards.images import (
    BACK,
    FACE_DOWN,
    TabletopSheet,
    describe_pile,
    guid,
    name_of_saved,
    tabletop_back,
    tabletop_sheet,
    tabletop_sheets,
)
from kartenwerk.products.cards.selection import CardSelection, whole_deck

MM = 25.4
"""mm that a unit of its table is."""
CARD = 88.0
"""mm: the height of a card whose scale is 1."""
TILE, BOARD, FIGURE, DIE = 50.8, 584.2, 50.8, 25.4
"""mm: the width of a tile or token, of a board, the height of a figure and the edge of a die whose scale is 1."""
GAP = 12.0
"""mm between two things on the table."""
_TILES: dict[ShapeKind, int] = {"rectangle": 0, "square": 0, "hex": 1, "hex-pointed": 1, "round": 2}
"""The types of tiles; 3 is a square with round corners."""
_D6 = 1
_HEIGHT = 1.0  # units above the table, from which things fall on it


class TableThing(NamedTuple):
    """Something on the table: its size in mm, and what describes it at a place."""

    size: tuple[float, float]
    describe: Callable[[dict[str, float]], dict[str, Any]]


class TabletopFiles(NamedTuple):
    """The files of a table, and what is worth knowing of it."""

    products: list[Product]
    notes: list[Message]


def game_tables(workshop: GameWorkshop, members: Sequence[Member], url: Callable[[str], str]) -> TabletopFiles:
    """A saved object with its pictures for each language. `url` gives what stands before the files of a folder."""
    made = TabletopFiles([], [])
    for language in dict.fromkeys(member.language for member in members):
        folder = f"{language_folder(workshop, language)}/tts"
        things: list[TableThing] = []
        number = 1
        for member in (each for each in members if each.language == language):
            deck = workshop.edition(member).deck
            before = url(folder)
            found: list[TableThing]
            if deck.part is None:
                cards = whole_deck(workshop.edition(member).catalog, deck)
                sheets = [_with_name(sheet, member.name) for sheet in tabletop_sheets(cards)]
                found = [*_piles(cards, sheets, before, number)]
                number += len(sheets)
                pictures = [*_sheet_files(cards, sheets)]
            else:
                found, pictures = [*_pieces(deck, member.name, before)], [*_piece_files(deck, member.name)]
            things += found
            made.products.extend(
                Product(
                    f"{folder}/{file}",
                    "image",
                    partial(make_in_edition, name=member.name, language=language, make=make),
                    (deck.id,),
                    of=member.name,
                    language=language,
                )
                for file, make in pictures
            )
        made.products.append(_saved_object(workshop, language, folder, things, made.notes, url(folder)))
    return made


def _saved_object(
    workshop: GameWorkshop, language: str, folder: str, things: Sequence[TableThing], notes: list[Message], url: str
) -> Product:
    game = workshop.game.files[language]
    width, height = game.table.size
    layout = lay_in_rows([thing.size for thing in things], width, GAP)
    if layout.height > height:
        note = _(
            "the table is too small for all of it: {width:g} x {height:g} mm, and the rows are {rows:.0f} mm high",
            width=width,
            height=height,
            rows=layout.height,
        )
        notes.extend([] if note in notes else [note])
    objects = []
    for thing, (x, y) in zip(things, layout.middles, strict=True):
        place = {**FACE_DOWN, "posX": round((x - width / 2) / MM, 3), "posZ": round((height / 2 - y) / MM, 3)}
        objects.append(thing.describe(place))
    saved = {"SaveName": game.title, "ObjectStates": objects}
    text = json.dumps(saved, ensure_ascii=False, indent=1) + "\n"
    inputs = tuple(workshop.edition(each).deck.id for each in workshop.game.in_language(language))
    make = partial(write_saved_object, text=text)
    return Product(
        f"{folder}/{name_of_saved(game.title, game.id)}.json",
        "table",
        make,
        inputs,
        (("urls", url),),
        of=workshop.game.id,
        language=language,
    )


def write_saved_object(workshop: Workshop, text: str) -> Made:
    return Made(text.encode(), 1)


def _with_name(sheet: TabletopSheet, name: str) -> TabletopSheet:
    """A sheet whose files are called after its deck as well, since all decks share a folder."""
    return sheet._replace(file=f"{safe_id(name)}_{sheet.file}", back=f"{safe_id(name)}_{sheet.back}")


def _piles(cards: CardSelection, sheets: Sequence[TabletopSheet], url: str, first: int) -> Iterator[TableThing]:
    """A pile for the cards of each back."""
    boxes, scale = cards.boxes, cards.boxes.height / CARD
    for back in dict.fromkeys(sheet.back for sheet in sheets):
        own = [sheet for sheet in sheets if sheet.back == back]
        number = first + sheets.index(own[0])

        def describe(
            place: dict[str, float], own: list[TabletopSheet] = own, number: int = number, back: str = back
        ) -> dict[str, Any]:
            return describe_pile(cards, own, url, place=place, scale=scale, first=number, name=f" {back} ")

        yield TableThing((boxes.width, boxes.height), describe)


def _sheet_files(
    cards: CardSelection, sheets: Sequence[TabletopSheet]
) -> Iterator[tuple[str, Callable[[Workshop], Made]]]:
    for sheet in sheets:
        yield sheet.file, partial(tabletop_sheet, cards=cards, names=sheet.names)
    for back, name in {sheet.back: sheet.names[0] for sheet in sheets}.items():
        yield back, partial(tabletop_back, cards=cards, name=name)


def _pieces(deck: CustomDeck, member: str, url: str) -> Iterator[TableThing]:
    """Every piece of a part; of a die all six sides together are one."""
    assert deck.part is not None
    names = [str(card) for card in deck.pack.cards]
    if deck.part.kind == "die":
        names = names[:1] * deck.part.count
    edge = deck.part.sides[0]
    size = (edge, edge) if deck.part.kind == "die" else (deck.width, deck.height)
    for number, name in enumerate(names):

        def describe(place: dict[str, float], name: str = name, number: int = number) -> dict[str, Any]:
            return describe_piece(deck, member, name, number, url, place)

        yield TableThing(size, describe)


def describe_piece(
    deck: CustomDeck, member: str, name: str, number: int, url: str, place: dict[str, float]
) -> dict[str, Any]:
    """A piece as an object: its kind decides what it is there."""
    part, card = deck.part, deck.pack.card(name)
    assert part is not None
    face = f"{url}{quote(_file(deck, member, name))}"
    back = f"{url}{quote(_file(deck, member, name, is_back=True))}" if deck.by_card[card].back else ""
    image: dict[str, Any] = {"ImageURL": face, "ImageSecondaryURL": back, "ImageScalar": 1.0, "WidthScale": 0.0}
    thick = round((part.thickness or 2.0) / MM, 3)
    scale = max(deck.width, deck.height) / TILE
    upright = {**place, "posY": _HEIGHT, "rotX": 0.0, "rotY": 180.0, "rotZ": 0.0}
    match part.kind:
        case "board":
            kind, scale = "Custom_Board", max(deck.width, deck.height) / BOARD
        case "die":
            kind, scale = "Custom_Dice", part.sides[0] / DIE
            image |= {"ImageURL": f"{url}{quote(_file(deck, member, 'die'))}", "CustomDice": {"Type": _D6}}
        case "standee":
            kind, scale = "Figurine_Custom", deck.height / FIGURE
        case "token" if not back or part.back in ("front", "mirror"):
            kind = "Custom_Token"
            image["CustomToken"] = {
                "Thickness": thick, "MergeDistancePixels": 15.0, "StandUp": False, "Stackable": True,
            }  # fmt: skip
        case _:
            kind = "Custom_Tile"
            image["CustomTile"] = {
                "Type": _TILES[part.outline.kind], "Thickness": thick, "Stackable": True, "Stretch": True,
            }  # fmt: skip
    size = {axis: round(scale, 4) for axis in ("scaleX", "scaleY", "scaleZ")}
    return {
        "GUID": guid(f"{deck.id} {name} {number}"),
        "Name": kind,
        "Transform": {**upright, **size},
        "Nickname": deck.name_of(card) if deck.by_card[card].has_title and part.kind != "die" else deck.title,
        "Description": "" if part.kind == "die" else deck.words_on(card),
        "CustomImage": image,
    }


def _piece_files(deck: CustomDeck, member: str) -> Iterator[tuple[str, Callable[[Workshop], Made]]]:
    assert deck.part is not None
    kinds = [str(card) for card in deck.kinds]
    if deck.part.kind == "die":
        yield _file(deck, member, "die"), partial(draw_die, deck=deck, names=tuple(kinds))
        return
    for name in kinds:
        yield _file(deck, member, name), partial(draw_piece, deck=deck, name=name)
        if deck.by_card[deck.pack.card(name)].back:
            yield _file(deck, member, name, is_back=True), partial(draw_piece, deck=deck, name=name, is_back=True)


def _file(deck: CustomDeck, member: str, name: str, is_back: bool = False) -> str:
    """The picture of a side of a piece, in the words of its language."""
    words = (safe_id(member), safe_id(name), *([deck.file_name(BACK)] if is_back else []))
    return f"{'_'.join(words)}.png"
