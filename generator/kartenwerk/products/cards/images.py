"""Cards as images: a PNG for each side, and sheets for Tabletop Simulator."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from hashlib import sha256
from io import BytesIO
from typing import Any, NamedTuple
from urllib.parse import quote

from PIL import Image
from PIL.Image import Image as Picture

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.file_names import is_portable
from kartenwerk.base.message import _
from kartenwerk.build.product import Choices, Made, Product, render_pages
from kartenwerk.build.workshop import Workshop
from kartenwerk.graphics.display import Form, Page, Place
from kartenwerk.products.cards.selection import UNPLAYED, CardSelection

BACK = "rueckseite"
LOWEST, HIGHEST = 50, 1200
"""The range of resolutions in dpi."""

TTS_COLUMNS, TTS_ROWS = 10, 7
TTS_SIDE = 4096
"""The most pixels that a side of a sheet for Tabletop Simulator may have."""


def card_images(cards: CardSelection, folder: str, dpi: int, *, bleed: bool, choices: Choices) -> list[Product]:
    """A PNG for every front, numbered in order, and one for each back; KartenwerkError for an impossible resolution."""
    if not LOWEST <= dpi <= HIGHEST:
        raise KartenwerkError(
            "the resolution is out of range",
            key="--png",
            found=f"{dpi} dpi",
            expected=_("{least} to {most} dpi", least=LOWEST, most=HIGHEST),
        )
    digits = len(str(len(cards.names)))
    files: list[tuple[str, str | None]] = [
        (f"{number:0{digits}}_{name}", name) for number, name in enumerate(cards.names, 1)
    ]
    backs = backs_of(cards)
    if len(backs) == 1:
        files.append((cards.deck.file_name(BACK), None))
    products = [
        Product(
            f"{folder}/{file}.png",
            "image",
            partial(card_image, cards=cards, name=name, dpi=dpi, bleed=bleed),
            (cards.deck.id,),
            choices,
        )
        for file, name in files
    ]
    for back, names in backs.items() if len(backs) > 1 else ():
        make = partial(back_image, cards=cards, name=names[0], dpi=dpi, bleed=bleed)
        products.append(Product(f"{folder}/{back_file(cards, back)}", "image", make, (cards.deck.id,), choices))
    return products


def back_file(cards: CardSelection, back: str) -> str:
    """The name of the picture of a back among several."""
    return f"{cards.deck.file_name(BACK)}_{back}.png"


def backs_of(cards: CardSelection) -> dict[str, list[str]]:
    """The cards by the names of their backs; a deck of one back has no name for it."""
    deck = cards.deck
    found: dict[str, list[str]] = {}
    for name in cards.names:
        back = deck.back_of(deck.pack.card(name)) if name not in UNPLAYED and cards.picture_back is None else ""
        found.setdefault(back, []).append(name)
    return found or {"": []}


def back_files(cards: CardSelection) -> dict[str, list[int]]:
    """The numbers of the fronts that each picture of a back belongs to."""
    found: dict[str, list[int]] = {}
    file = {name: back_file(cards, back) for back, names in backs_of(cards).items() for name in names}
    for number, name in enumerate(cards.names, 1):
        found.setdefault(file[name], []).append(number)
    return found


def runs(numbers: Sequence[int], digits: int) -> str:
    """Rising numbers, those that follow one another as one run: "01–12, 17, 20–21"."""
    parts: list[list[int]] = []
    for number in numbers:
        if parts and number == parts[-1][-1] + 1:
            parts[-1].append(number)
        else:
            parts.append([number])
    return ", ".join("–".join(f"{end:0{digits}}" for end in dict.fromkeys((part[0], part[-1]))) for part in parts)


def back_image(workshop: Workshop, cards: CardSelection, name: str, dpi: float, bleed: bool) -> Made:
    """The back of the card of that name."""
    _, (form,) = replace(cards, names=(name,)).sides(workshop)
    (picture,) = render_sides(workshop, cards, [form], dpi, cards.boxes.bleed if bleed else 0.0)
    return make_png(picture, dpi)


def card_image(workshop: Workshop, cards: CardSelection, name: str | None, dpi: float, bleed: bool) -> Made:
    """The front of the card of that name, or the back if `name` is None."""
    if name is None:
        form = cards.back(workshop)
    else:
        ((form,), _) = replace(cards, names=(name,), picture_back=None).sides(workshop)
    (picture,) = render_sides(workshop, cards, [form], dpi, cards.boxes.bleed if bleed else 0.0)
    return make_png(picture, dpi)


def tabletop_products(cards: CardSelection, choices: Choices, url: str) -> list[Product]:
    """Sheets of ten by seven cells, of which the last holds the back, each back alone, and the saved object.

    Cards of one back share sheets. `url` stands before the names of the files in the saved object.
    """
    sheets = tabletop_sheets(cards)
    folder = _tabletop_folder(cards)
    products = [
        Product(
            f"{folder}/{sheet.file}",
            "image",
            partial(tabletop_sheet, cards=cards, names=sheet.names),
            (cards.deck.id,),
            choices,
        )
        for sheet in sheets
    ]
    backs = {sheet.back: sheet.names[0] for sheet in sheets}
    for file, name in backs.items():
        make = partial(tabletop_back, cards=cards, name=name)
        products.append(Product(f"{folder}/{file}", "image", make, (cards.deck.id,), choices))
    title = name_of_saved(cards.deck.title, cards.deck.id)
    make = partial(tabletop_object, cards=cards, url=url)
    saved = Product(f"{folder}/{title}.json", "text", make, (cards.deck.id,), (*choices, ("urls", url)))
    return [*products, saved]


_FORBIDDEN = re.compile(r'[\\/:*?"<>|\x00-\x1f]')  # in names of files
_LONGEST = 60  # signs, which are no more than 240 bytes


def name_of_saved(title: str, id: str) -> str:
    """What the file of a saved object is called, by which the program lists it."""
    name = _FORBIDDEN.sub("", title)[:_LONGEST].strip(". ")
    return name if name and is_portable(name) else id


class TabletopSheet(NamedTuple):
    """A sheet for Tabletop Simulator: its file, that of its back, and the cards on it."""

    file: str
    back: str
    names: tuple[str, ...]


def tabletop_sheets(cards: CardSelection) -> list[TabletopSheet]:
    """The sheets of the cards, those of one back together."""
    groups = backs_of(cards)
    room = TTS_COLUMNS * TTS_ROWS - 1
    found: list[TabletopSheet] = []
    deck = cards.deck
    fronts, only = deck.file_name("karten"), f"{deck.file_name(BACK)}.png"
    for back, names in groups.items():
        file = back_file(cards, back) if back and len(groups) > 1 else only
        for start in range(0, len(names), room):
            found.append(TabletopSheet(f"{fronts}_{len(found) + 1}.png", file, tuple(names[start : start + room])))
    return found


def _tabletop_folder(cards: CardSelection) -> str:
    return "_".join((f"{cards.deck.id}/tts", *cards.variant.words))


def tabletop_sheet(workshop: Workshop, cards: CardSelection, names: Sequence[str]) -> Made:
    """The cards row by row, and their back in the last cell; cells between them stay white."""
    dpi = _tabletop_dpi(cards)
    forms, backs = replace(cards, names=tuple(names)).sides(workshop)
    *fronts, back = render_sides(workshop, cards, [*forms, backs[0]], dpi, 0.0)
    width, height = back.size
    sheet = Image.new("RGB", (TTS_COLUMNS * width, TTS_ROWS * height), "white")
    places = [*range(len(fronts)), TTS_COLUMNS * TTS_ROWS - 1]
    for place, picture in zip(places, [*fronts, back], strict=True):
        row, column = divmod(place, TTS_COLUMNS)
        sheet.paste(picture, (column * width, row * height))
    return make_png(sheet, dpi)


def tabletop_back(workshop: Workshop, cards: CardSelection, name: str) -> Made:
    """The back of a card."""
    dpi = _tabletop_dpi(cards)
    _, (form,) = replace(cards, names=(name,)).sides(workshop)
    (picture,) = render_sides(workshop, cards, [form], dpi, 0.0)
    return make_png(picture, dpi)


def tabletop_object(workshop: Workshop, cards: CardSelection, url: str) -> Made:
    """A saved object: the deck, face down, with each card's name and text, as Tabletop Simulator loads it."""
    deck = cards.deck
    saved = {"SaveName": deck.title, "ObjectStates": [describe_pile(cards, tabletop_sheets(cards), url)]}
    return Made((json.dumps(saved, ensure_ascii=False, indent=1) + "\n").encode(), 1)


FACE_DOWN: dict[str, float] = {"posX": 0.0, "posY": 1.0, "posZ": 0.0, "rotX": 0.0, "rotY": 180.0, "rotZ": 180.0}


def describe_pile(
    cards: CardSelection,
    sheets: Sequence[TabletopSheet],
    url: str,
    *,
    place: Mapping[str, float] = FACE_DOWN,
    scale: float = 1.0,
    first: int = 1,
    name: str = "",
) -> dict[str, Any]:
    """The cards of some sheets as an object of Tabletop Simulator: a pile, or a single card.

    Sheets are numbered from `first` on; `name` distinguishes the pile from others of its deck.
    """
    deck = cards.deck
    transform = {**place, "scaleX": scale, "scaleY": 1.0, "scaleZ": scale}
    pictures: dict[str, Any] = {}
    contained: list[dict[str, Any]] = []
    for number, sheet in enumerate(sheets, first):
        pictures[str(number)] = {
            "FaceURL": f"{url}{quote(sheet.file)}",
            "BackURL": f"{url}{quote(sheet.back)}",
            "NumWidth": TTS_COLUMNS,
            "NumHeight": TTS_ROWS,
            "BackIsHidden": True,
            "UniqueBack": False,
            "Type": 0,
        }
        for slot, card_name in enumerate(sheet.names):
            card = None if card_name in UNPLAYED else deck.pack.card(card_name)
            contained.append(
                {
                    "GUID": guid(f"{deck.id} {card_name} {name}{len(contained)}"),
                    "Name": "Card",
                    "Transform": transform,
                    "Nickname": deck.name_of(card) if card else "",
                    "Description": deck.words_on(card) if card else "",
                    "CardID": 100 * number + slot,
                    "CustomDeck": {str(number): pictures[str(number)]},
                }
            )
    if name and len(contained) == 1:
        return contained[0]
    return {
        "GUID": guid(f"{deck.id}{name}"),
        "Name": "DeckCustom",
        "Transform": transform,
        "Nickname": deck.title,
        "DeckIDs": [card["CardID"] for card in contained],
        "CustomDeck": pictures,
        "ContainedObjects": contained,
    }


def guid(words: str) -> str:
    """The id of an object, the same for the same words."""
    return sha256(words.encode()).hexdigest()[:6]


def _tabletop_dpi(cards: CardSelection) -> float:
    """The highest resolution at which neither side of the sheet has more than `TTS_SIDE` pixels."""
    columns, rows = TTS_SIDE // TTS_COLUMNS, TTS_SIDE // TTS_ROWS
    return min(columns / cards.boxes.width, rows / cards.boxes.height) * 25.4


def render_sides(
    workshop: Workshop, cards: CardSelection, forms: Sequence[Form], dpi: float, bleed: float
) -> list[Picture]:
    """The forms with `bleed` mm around the trim, rendered in screen colours."""
    pages = [Page(cards.boxes.width, cards.boxes.height, (Place(form),), bleed) for form in forms]
    return render_pages(workshop, cards.palette(workshop), pages, dpi)


def make_png(picture: Picture, dpi: float) -> Made:
    """A picture as a file."""
    target = BytesIO()
    picture.save(target, "PNG", dpi=(dpi, dpi), compress_level=2)  # hardly larger, and a third faster
    return Made(target.getvalue(), 1)
