"""A deck of one's own as a deck like any other, read from its folder."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from pydantic import ConfigDict, PrivateAttr

from kartenwerk.cache import Cache
from kartenwerk.cards import Card, Pack
from kartenwerk.catalog import CardBoxes, Catalog, Deck
from kartenwerk.catalog.deck import Colour
from kartenwerk.catalog.fields import Data
from kartenwerk.data import DataRoots
from kartenwerk.errors import KartenwerkError, perhaps
from kartenwerk.german import Language
from kartenwerk.inputs import TEXT, parse_toml
from kartenwerk.own.cards import OwnCard, read_cards, safe_id
from kartenwerk.own.colours import BASIC, INK, MOST_TOLD, Colours
from kartenwerk.own.data import OwnData
from kartenwerk.own.deckfile import CardSpec, ColourSpec, DeckFile
from kartenwerk.own.faults import Report, Spot
from kartenwerk.own.fill import Filler
from kartenwerk.own.folder import DECK, OwnFolder
from kartenwerk.own.fonts import OwnFonts, read_families
from kartenwerk.own.icons import Icons
from kartenwerk.own.layout import Layouts
from kartenwerk.own.lenient import lenient
from kartenwerk.own.pictures import OwnPictures
from kartenwerk.own.table import CardTable, TableOptions, read_table
from kartenwerk.own.text import plain, read_text
from kartenwerk.own.tools import Tools
from kartenwerk.palette import Ink
from kartenwerk.type.hyphenation import Hyphenator

ROW = 8
"""Cards in a row of the preview."""
MOST_NAMED = 12
"""So many rows or cards are named in a note; of more the first."""


class OwnDeck(Deck):
    """A deck of one's own. Its cards are known by their ids; copies of a card are equal."""

    model_config = ConfigDict(**{**Data.model_config, "arbitrary_types_allowed": True})

    _content: DeckContent = PrivateAttr()

    @property
    def content(self) -> DeckContent:
        return self._content

    @cached_property
    def pack(self) -> Pack:
        kinds = self._content.cards
        cards = [card for kind in kinds for card in [Card("", kind.id)] * kind.count]
        return Pack(cards)

    @property
    def row(self) -> int:
        return ROW

    @property
    def dative(self) -> str:
        return "eigenen Karten"

    def file_name(self, name: str) -> str:
        words = self._content.tools.words.files
        return "_".join(words.get(word, word) for word in name.split("_"))

    def spoken(self, card: Card) -> str:
        return self._content.by_id[card.rank].title

    def told(self, card: Card) -> str:
        kind = self._content.by_id[card.rank]
        texts = (str(kind.values.get(name, "")) for name in ("text", "note"))
        return "\n".join(plain(read_text(text, kind.id)) for text in texts if text)

    def back_of(self, card: Card) -> str:
        return safe_id(self._content.by_id[card.rank].back)

    @property
    def palette(self) -> dict[str, Ink]:
        inks = self._content.tools.colours.palette
        return {**self.series.inks(inks), **self._house, **inks}

    @cached_property
    def _house(self) -> dict[str, Ink]:
        """The roles that booklets, guides and previews of every deck use: the dark ground of its box, if it has one."""
        colours, black = self._content.tools.colours, BASIC[INK].ink
        with suppress(KartenwerkError):
            ground = colours.ink(self._content.tools.file.tuckbox.ground)
            if colours.is_dark(ground):
                black = colours.full(ground)
        return {
            "band": black,
            "akzent": black,
            "nacht": black,
            "flaeche": Ink((0, 0, 0, 6), "#F2F2F2"),
            "grau": Ink((0, 0, 0, 55), "#8A8A8A"),
        }

    @property
    def boxes(self) -> CardBoxes:
        """The deck's own size with its bleed, safe area and corners."""
        return self._content.boxes


@dataclass(frozen=True)
class DeckContent:
    """What a deck's folder holds, read and checked as far as that goes without drawing."""

    cards: tuple[OwnCard, ...]
    tables: tuple[CardTable, ...]
    tools: Tools
    boxes: CardBoxes
    report: Report

    @cached_property
    def by_id(self) -> Mapping[str, OwnCard]:
        return {card.id: card for card in self.cards}

    @cached_property
    def digest(self) -> str:
        """A hash of all files that the deck is made from."""
        return self.tools.folder.digest([*self.tools.file.tables, *self.tools.layouts.templates()])


def folder_of(path: Path) -> Path | None:
    """The folder of a deck, from the folder or its deck.toml; None if the path is neither."""
    if path.is_dir():
        return path if (path / DECK).is_file() else None
    return path.parent if path.name == DECK and path.is_file() else None


def read_deck(root: Path, roots: DataRoots, catalog: Catalog, language: Language, cache: Cache) -> OwnDeck:
    """The deck of a folder; DataError with all faults that reading finds."""
    report = Report()
    data = OwnData.load(roots)
    folder = OwnFolder(root, most=data.limits.files)
    read = _deck_file(folder, report)
    file = lenient(read, DeckFile, DECK, report) if read is not None else None
    if read is None or file is None:
        report.check()
        raise KartenwerkError("the deck cannot be read", file=DECK)
    names = {kind: getattr(file.folders, kind) for kind in type(file.folders).model_fields}
    folder = _as_spelt(OwnFolder(root, names, data.limits.files), report)
    size = None
    with report.at(Spot(DECK, "size")):
        size = catalog.size(file.size)
    if file.id in (*catalog.deck_ids, *catalog.game_ids):
        report.fault("a deck or game of the program has this id", Spot(DECK, "id"), file.id, "another id")
    measures = (size.width, size.height) if size else (63.0, 88.0)
    told_colours = next((read[key] for key in read if perhaps(key, ["colours"])), None)  # misspelt, too
    names_told = [*told_colours] if isinstance(told_colours, dict) else []
    tools = _tools(file, names_told, folder, roots, data, measures, language, cache, report)
    mark = tools.mark
    options = TableOptions(file.sheet, file.encoding, file.delimiter)
    tables = []
    for name in file.tables:
        with report.at(Spot(DECK, "cards")):
            table = read_table(folder.file(name), options, mark, data.limits, report)
            if table is not None:
                tables.append(table)
    cards = read_cards(file, tables, tools.filler, mark, data.limits, report) if len(tables) == len(file.tables) else []
    told_card = read.get("card")
    known = {field.alias or name for name, field in CardSpec.model_fields.items()}
    _check_layouts(cards, tools, isinstance(told_card, dict) and not known.issuperset(told_card))
    card = catalog.print.card
    told = file.print
    boxes = CardBoxes(
        *measures,
        card.bleed if told.bleed is None else told.bleed,
        card.safe if told.safe is None else told.safe,
        card.radius if told.radius is None else told.radius,
    )
    deck = OwnDeck(id=file.id, title=file.title, width=measures[0], height=measures[1], colours=_basic(tools.colours))
    deck._content = DeckContent(tuple(cards), tuple(tables), tools, boxes, report)
    return deck


def _as_spelt(folder: OwnFolder, report: Report) -> OwnFolder:
    """The folder with the names that its own folders have; another case is one fault, and what they hold is found."""
    names = dict(folder.names)
    for kind, there in folder.cased().items():
        report.fault(
            "the folder's name is written in another case, which fails on other machines",
            Spot(DECK, f"folders.{kind}"),
            there,
            names[kind],
        )
        names[kind] = there
    return OwnFolder(folder.root, names, folder.most)


def _deck_file(folder: OwnFolder, report: Report) -> dict[str, Any] | None:
    with report.at(Spot(DECK)):
        text = folder.file(DECK).bytes(TEXT).decode("utf-8-sig", "replace")
        try:
            return parse_toml(text, DECK)
        except KartenwerkError as error:
            if _has_bare_umlaut(text):
                error.message += '; names with umlauts stand in quotes there: "gemüse" = ...'
            elif "Illegal character '\\n'" in error.message:
                error.message += "; a quotation mark is missing at the end of the line"
            elif _begins(text, error.message, "“”„‘’«»"):
                error.message += "; quotation marks are straight there"
            elif _begins(text, error.message):
                error.message += "; a text stands in quotation marks"
            raise
    return None


_WHERE = re.compile(r"Invalid value \(at line (\d+), column (\d+)\)")


def _begins(text: str, message: str, signs: str = "") -> bool:
    """Whether a value that cannot be read begins with one of the signs, or with a letter: title = Market."""
    where = _WHERE.search(message)
    first = text.split("\n")[int(where[1]) - 1][int(where[2]) - 1 :][:1] if where else ""
    return bool(first) and (first in signs if signs else first.isalpha())


def _has_bare_umlaut(text: str) -> bool:
    keys = (each.partition("=")[0] for each in text.splitlines() if not each.lstrip().startswith("#"))
    return any(not key.isascii() and '"' not in key and "'" not in key for key in keys)


BLACK = "#000000"
"""What stands for a colour that is told wrongly, so that nothing else is found wrong because of it."""


def _tools(
    file: DeckFile,
    raw: Sequence[str],
    folder: OwnFolder,
    roots: DataRoots,
    data: OwnData,
    size: tuple[float, float],
    language: Language,
    cache: Cache,
    report: Report,
) -> Tools:
    for name, told in file.colours.items():
        if isinstance(told, ColourSpec) and told.cmyk and sum(told.cmyk) > MOST_TOLD:
            found = f"{sum(told.cmyk):g} %"
            report.fault(
                "a colour has more ink than a press takes",
                Spot(DECK, f"colours.{name}.cmyk"),
                found,
                f"at most {MOST_TOLD} %",
            )
    wrong = [name for name in raw if name not in file.colours]
    colours = Colours({**dict.fromkeys(wrong, BLACK), **file.colours}, data.press.ink, cache)
    families = read_families(file.fonts, folder, report)
    fonts = OwnFonts(cache, roots, families, data.limits)
    for family, styles in families.items():
        for style in styles:
            with report.at(Spot(DECK, f"fonts.{family}")):
                fonts.content(f"own-{family}-{style}")
    hyphenator = Hyphenator.of(file.language, roots)
    if hyphenator is None:
        report.note(f"{DECK}: language {file.language}: texts stay as they are typed; de and en are set and hyphenated")
    layouts = Layouts(file, folder, roots, size, data.limits, report)
    layouts.check_all()
    icons = Icons(folder, colours, fonts, data.limits)
    pictures = OwnPictures(cache, data.press, data.limits)
    words = data.languages.get(file.language, data.languages["en"])
    return Tools(file, folder, data, colours, fonts, icons, pictures, layouts, Filler(language, words), hyphenator)


def _check_layouts(cards: list[OwnCard], tools: Tools, misspelt: bool) -> None:
    """Every card has a layout, and a back that is one. If a key of [card] is misspelt, it may be the missing one."""
    front, back = tools.file.card.layout, tools.file.card.back
    for card in cards:
        if card.layout:
            tools.layouts.get(card.layout, _teller(card, "layout", front))
        elif not misspelt:
            empty = front is not None and "{" in front
            tools.layouts.get("", _teller(card, "layout", front) if empty else Spot(DECK, "card.layout"))
        if card.back:
            tools.layouts.get(card.back, _teller(card, "back", back))
    _note_missing_backs(cards, tools.layouts.report)


def _note_missing_backs(cards: Sequence[OwnCard], report: Report) -> None:
    """Note the cards that are white behind where others have a back: on the table everybody knows them by that."""
    for table in dict.fromkeys(card.table for card in cards):
        rows = [card.row for card in cards if card.table == table and not card.back]
        if not rows or not any(card.back for card in cards):
            continue
        told = ", ".join(map(str, rows[:MOST_NAMED])) + (", ..." if len(rows) > MOST_NAMED else "")
        if len(rows) == 1:
            report.note(f"{table}: row {told}: this card has no back and is white behind, where others have one")
        else:
            report.note(f"{table}: rows {told}: these cards have no back and are white behind, where others have one")


def _teller(card: OwnCard, key: str, template: str | None) -> Spot:
    """Who names a card's layout: its cell, or deck.toml itself."""
    if template is not None and "{" not in template:
        return Spot(DECK, f"card.{key}")
    return card.place(column=card.columns.get(key, "") if template is None else card.column_of(template))


def _basic(colours: Colours) -> dict[str, Colour]:
    """The ink of texts and the colour of the paper, as every deck has them."""
    return {name: Colour(cmyk=colours.palette[name].cmyk, screen=colours.palette[name].screen) for name in BASIC}
