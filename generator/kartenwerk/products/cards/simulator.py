"""The folder of Card Game Simulator: its description, cards, sets, decks and pictures, by its published schema.

Its card is a picture of one size in all sets, so cards of a deck of another size stand in a frame of that size. A deck
with several backs is a set for each; from version 1.114 on each set shows its own.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, NamedTuple

from PIL import Image
from PIL.Image import Image as Picture

from kartenwerk.build.product import Choices, Made, Product
from kartenwerk.build.workshop import Workshop
from kartenwerk.custom.game_cards import safe_id
from kartenwerk.products.cards.images import backs_of, make_png, name_of_saved, render_sides
from kartenwerk.products.cards.picture_sheets import title_of_card
from kartenwerk.products.cards.selection import UNPLAYED, CardSelection

DPI = 300.0
_INCH = 25.4

Wrapping = Callable[[Product], Product]


@dataclass(frozen=True)
class SimulatorDeck:
    """A deck in the folder; those of a game have a `name`, and their products are made in their edition by `wrap`."""

    cards: CardSelection
    name: str = ""
    wrap: Wrapping | None = None

    def sets(self) -> Iterator[SimulatorSet]:
        """A set for each back."""
        deck, groups = self.cards.deck, backs_of(self.cards)
        base = self.name or safe_id(deck.id)
        for back, names in groups.items():
            several = len(groups) > 1
            code = f"{base}_{safe_id(back)}" if several else base
            title = f"{deck.title} ({back})" if several else deck.title
            yield SimulatorSet(code, title, tuple(dict.fromkeys(names)))

    def id_of(self, name: str) -> str:
        """The id of a card, which no card of another deck has."""
        return f"{self.name}_{name}" if self.name else name


class SimulatorSet(NamedTuple):
    """Cards of one back: the set's code, its name, and the kinds of cards in it."""

    code: str
    title: str
    names: tuple[str, ...]


class SimulatorBoard(NamedTuple):
    """A board: its id, what draws it, and its size in mm."""

    id: str
    product: Product
    size: tuple[float, float]

    def describe(self) -> dict[str, Any]:
        """The board in the middle of the mat."""
        width, height = self.size
        return {"id": self.id, "offsetMin": _inches(-width / 2, -height / 2), "size": _inches(width, height)}


def simulator_products(
    decks: Sequence[SimulatorDeck],
    title: str,
    folder: str,
    choices: Choices = (),
    boards: Sequence[SimulatorBoard] = (),
    table: tuple[float, float] | None = None,
) -> list[Product]:
    """The files of the folder; the first set's back is that of the game. `table` is the size of its mat in mm."""
    first = decks[0].cards
    size = first.boxes.width, first.boxes.height
    products = [*_draw_decks(decks, size, folder, choices)]
    products += [replace(board.product, path=f"{folder}/boards/{board.id}.png") for board in boards]
    all_inputs = tuple(deck.cards.deck.id for deck in decks)

    def text(file: str, content: str) -> Product:
        return Product(f"{folder}/{file}", "cgs", partial(write_text, content=content), all_inputs, choices)

    described = [(deck, *found) for deck in decks for found in _list_cards(deck, is_first=deck is decks[0])]
    cards = [card for _deck, card, _count in described]
    sets = [{"code": group.code, "name": group.title} for deck in decks for group in deck.sets()]
    products += [
        text("cgs.json", _as_json(describe_game(title, size, cards, boards, table))),
        text("AllCards.json", _as_json(cards)),
        text("AllSets.json", _as_json(sets)),
    ]
    for deck in decks:
        lines = [
            f"{count} [{card['id']}] {card['name']} ({card['set']})" for own, card, count in described if own is deck
        ]
        name = name_of_saved(deck.cards.deck.title, deck.cards.deck.id)
        products.append(text(f"decks/{name}.txt", "\n".join(lines) + "\n"))
    return products


def _draw_decks(
    decks: Sequence[SimulatorDeck], size: tuple[float, float], folder: str, choices: Choices
) -> Iterator[Product]:
    """The pictures of all cards, each in the folder of its set, and the backs."""
    file_of_back = "CardBack.png"
    for deck in decks:
        for group in deck.sets():
            files = {name: f"sets/{group.code}/{deck.id_of(name)}.png" for name in group.names}
            sides = [(file, name, False) for name, file in files.items()]
            for file, name, is_back in [*sides, (file_of_back or f"backs/{group.code}.png", group.names[0], True)]:
                make = partial(draw_card, cards=deck.cards, name=name, size=size, is_back=is_back)
                product = Product(f"{folder}/{file}", "cgs", make, (deck.cards.deck.id,), choices)
                yield product if deck.wrap is None else deck.wrap(product)
            file_of_back = ""


def describe_game(
    title: str,
    size: tuple[float, float],
    cards: Sequence[dict[str, Any]],
    boards: Sequence[SimulatorBoard],
    table: tuple[float, float] | None,
) -> dict[str, Any]:
    """cgs.json: nothing is fetched, since everything lies in the folder. Lengths are in inches."""
    found: dict[str, Any] = {
        "name": title,
        "autoUpdate": -1,
        "cardNameIsUnique": False,
        "cardProperties": [{"name": "text", "type": "string", "display": "Text"}],
        "cardPrimaryProperty": "text",
        "cardSize": _inches(*size),
        "deckFileTxtId": "id",
    }
    if table is not None:
        found["playMatSize"] = _inches(*table)
    if boards and cards:
        found["gameBoardCards"] = [
            {
                "card": cards[0]["id"],
                "boards": [
                    {
                        "id": board.id,
                        "offsetMin": _inches(-board.size[0] / 2, -board.size[1] / 2),
                        "size": _inches(*board.size),
                    }
                    for board in boards
                ],
            }
        ]
    return found


def _list_cards(deck: SimulatorDeck, *, is_first: bool) -> Iterator[tuple[dict[str, Any], int]]:
    """The cards of AllCards.json with the number of their copies. Those of the usual back name none."""
    counts = Counter(deck.cards.names)
    for number, group in enumerate(deck.sets()):
        for name in group.names:
            card: dict[str, Any] = {
                "id": deck.id_of(name),
                "name": title_of_card(deck.cards.deck, name) or name,
                "set": group.code,
                "text": "" if name in UNPLAYED else deck.cards.deck.words_on(deck.cards.deck.pack.card(name)),
            }
            if number or not is_first:
                card["backs"] = [group.code]
            yield card, counts[name]


def draw_card(workshop: Workshop, cards: CardSelection, name: str, size: tuple[float, float], is_back: bool) -> Made:
    """A side of a card in a frame of that size in mm, transparent where the card does not reach."""
    fronts, backs = replace(cards, names=(name,)).sides(workshop)
    (picture,) = render_sides(workshop, cards, backs if is_back else fronts, DPI, 0.0)
    return make_png(fit_picture(picture, size), DPI)


def fit_picture(picture: Picture, size: tuple[float, float]) -> Picture:
    """The picture in the middle of a frame of that size in mm, as large as it goes; itself if it fills the frame."""
    width, height = (round(side / _INCH * DPI) for side in size)
    if abs(picture.width - width) <= 1 and abs(picture.height - height) <= 1:
        return picture
    scale = min(width / picture.width, height / picture.height)
    small = picture.resize((round(picture.width * scale), round(picture.height * scale)), Image.Resampling.LANCZOS)
    frame = Image.new("RGBA", (width, height), (0, 0, 0, 0))
    frame.paste(small, ((width - small.width) // 2, (height - small.height) // 2))
    return frame


def write_text(workshop: Workshop, content: str) -> Made:
    return Made(content.encode(), 1)


def _as_json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, indent=1) + "\n"


def _inches(x: float, y: float) -> dict[str, float]:
    return {"x": round(x / _INCH, 4), "y": round(y / _INCH, 4)}
