"""Reading a deck of one's own from its folder: deck.toml, tables, and the tools that draw its cards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from kartenwerk.base.cache import Cache
from kartenwerk.base.data import DataRoots
from kartenwerk.base.errors import KartenwerkError, perhaps
from kartenwerk.base.inputs import TEXT, TomlError, parse_toml
from kartenwerk.base.message import Message, _, join
from kartenwerk.catalog import CardBoxes, Catalog
from kartenwerk.custom.cards import CustomCard, read_cards
from kartenwerk.custom.colours import MOST_INK, Colours
from kartenwerk.custom.data import CustomData, Limits
from kartenwerk.custom.deck import CustomDeck
from kartenwerk.custom.deckfile import CardSpec, ColourSpec, DeckFile
from kartenwerk.custom.faults import Report, Spot
from kartenwerk.custom.fill import Filler
from kartenwerk.custom.folder import DECK, CustomFolder
from kartenwerk.custom.fonts import CustomFonts, read_families
from kartenwerk.custom.game.member import Member
from kartenwerk.custom.icons import Icons
from kartenwerk.custom.layout import Layouts
from kartenwerk.custom.lenient import lenient
from kartenwerk.custom.notes import check_names, note_html, note_icons, note_missing_backs, note_nameless
from kartenwerk.custom.pictures import CustomPictures
from kartenwerk.custom.plates import check_plates
from kartenwerk.custom.printed import as_printed
from kartenwerk.custom.rows import join_table, only_numbers, repeat_rows
from kartenwerk.custom.rowspec import JoinSpec
from kartenwerk.custom.sources.address import is_address
from kartenwerk.custom.table import CardTable, TableOptions, read_table
from kartenwerk.custom.tools import Tools
from kartenwerk.graphics.type.hyphenation import Hyphenator
from kartenwerk.text.german import Language

if TYPE_CHECKING:
    from kartenwerk.custom.game.partfile import PartFile

POKER = (63.0, 88.0)
"""The size in place of a wrong one, in mm."""

_SMALL = 40.0
"""mm: a piece that is smaller has a narrower rim without text."""

BLACK = "#000000"
"""The value in place of a wrong colour, so that nothing else is reported because of it."""


@dataclass(frozen=True)
class DeckSource:
    """A deck's folder and its deck.toml: its `raw` content, and what of it is right (`file`).

    What is wrong goes into the `report`. As a `member` of a game it has what the game shares; it may be a `part`.
    """

    folder: CustomFolder
    raw: Mapping[str, Any]
    file: DeckFile
    report: Report
    member: Member | None = None
    part: PartFile | None = None

    @property
    def wrong_colours(self) -> list[str]:
        """The names of wrong colours, in a TOML table whose name may be misspelt itself."""
        given = next((self.raw[key] for key in self.raw if perhaps(key, ["colours"])), None)
        return [name for name in given if name not in self.file.colours] if isinstance(given, dict) else []

    @property
    def misspells_card(self) -> bool:
        """Whether [card] has a key that is not known there."""
        given = self.raw.get("card")
        known = {field.alias or name for name, field in CardSpec.model_fields.items()}
        return isinstance(given, dict) and not known.issuperset(given)


def folder_of(path: Path) -> Path | None:
    """The folder of a deck, from the folder or its deck.toml; None if the path is neither."""
    if path.is_dir():
        return path if (path / DECK).is_file() else None
    return path.parent if path.name == DECK and path.is_file() else None


def read_deck(
    root: Path, roots: DataRoots, catalog: Catalog, language: Language, cache: Cache, member: Member | None = None
) -> CustomDeck:
    """The deck of a folder, or a member of the game in that folder; DataError with all faults that reading finds."""
    report, data = Report(), CustomData.load(roots)
    source = _source(root, data.limits, report, member)
    file, part, size = source.file, source.part, POKER
    if part is not None:
        size = part.outline.width, part.outline.height
    else:
        with report.at(Spot(DECK, "size")):
            found = catalog.size(file.size)
            size = found.width, found.height
    if file.id in (*catalog.deck_ids, *catalog.game_ids):
        report.fault(_("a deck or game of the program has this id"), Spot(DECK, "id"), file.id, _("another id"))
    tools = _tools(source, size, data, roots, language, cache)
    tables = [*_tables(source, tools, data.limits)]
    whole = len(tables) == max(len(file.tables), 1)
    if member is not None:
        file = member.choose_lists(file, tables)
        tools = replace(tools, file=file)
    cards = read_cards(file, tables, tools.filler, tools.mark, data.limits, report) if whole else []
    if part is not None and part.kind == "die":
        cards = _sides_of_die(cards, part, report)
    _check_layouts(cards, tools, source.misspells_card)
    return CustomDeck(tuple(cards), tuple(tables), tools, _boxes(file, size, catalog, part), report, part)


def _sides_of_die(cards: list[CustomCard], part: PartFile, report: Report) -> list[CustomCard]:
    """The six sides, each as often as there are dice."""
    from kartenwerk.custom.game.partfile import DIE_SIDES  # which a deck by itself needs nothing of

    rows = sum(card.count for card in cards)
    if cards and not len(cards) == rows == DIE_SIDES:
        report.fault(
            _("a die has six sides"), Spot(DECK, "rows"), f"{rows}", _("six rows, each once; count = 2 makes two dice")
        )
    return [replace(card, count=part.count) for card in cards]


def _source(root: Path, limits: Limits, report: Report, member: Member | None) -> DeckSource:
    """The folder with its deck.toml; DataError if that cannot be read at all."""
    folder = CustomFolder(root, most=limits.files) if member is None else member.folder(limits.files)
    raw, part = read_toml(folder, report), None
    if raw is not None and member is not None:
        raw, part = member.complete(raw, report)
    file = lenient(raw, DeckFile, DECK, report) if raw is not None else None
    if raw is None or file is None or (member is not None and member.is_part and part is None):
        report.check()
        raise KartenwerkError("the deck cannot be read", file=DECK)
    names = {kind: getattr(file.folders, kind) for kind in type(file.folders).model_fields}
    folder = _as_spelt(replace(folder, names=names), report)
    return DeckSource(folder, raw, as_printed(file), report, member, part)


def _tables(source: DeckSource, tools: Tools, limits: Limits) -> Iterator[CardTable]:
    """The tables of cards that can be read, with the columns that are joined to them and a row for each card."""
    rows = source.file.rows
    joined = [_table(source, spec.table, tools.mark, limits, "cards.join") for spec in rows.joins]
    for table in _own_tables(source, tools.mark, limits):
        for number, (spec, other) in enumerate(zip(rows.joins, joined, strict=True)):
            key = "cards.join" if isinstance(rows.join, JoinSpec) else f"cards.join.{number}"
            if other is not None:
                table = join_table(table, other, spec, key, source.report)
        if rows.repeat is not None:
            table = repeat_rows(table, rows.repeat, tools.filler, tools.mark, limits, source.report)
        yield table


def _own_tables(source: DeckSource, mark: str, limits: Limits) -> Iterator[CardTable]:
    """The tables that the cards stand in themselves."""
    file, report, member = source.file, source.report, source.member
    pieces = member.rows(source.part) if member and source.part else None
    if pieces is not None and member is not None:
        yield member.translation(report).of_table(pieces)
        return
    if not file.tables:
        if file.rows.repeat is None:
            place, what = Spot(DECK, "cards.table"), _("the name of a table, or `repeat` for cards that are numbers")
            report.fault(_("the deck has no table"), place, expected=what)
            return
        yield only_numbers()
    for name in file.tables:
        if is_address(name):
            expected = _("[sources] and kartenwerk pull")
            report.fault(_("a table is a file"), Spot(DECK, "cards"), name[:200], expected)
            continue
        table = _table(source, name, mark, limits, "cards")
        if table is not None:
            yield table


def _table(source: DeckSource, name: str, mark: str, limits: Limits, key: str) -> CardTable | None:
    """A table of the folder, in a game as its language sees it; None with a fault if it cannot be read."""
    file, report, member = source.file, source.report, source.member
    options = TableOptions(file.sheet, file.encoding, file.delimiter)
    with report.at(Spot(DECK, key)):
        table = read_table(source.folder.file(name), options, mark, limits, report)
        if table is not None:
            note_html(table, report)
            return table if member is None else member.translation(report).of_table(table)
    return None


def _boxes(file: DeckFile, size: tuple[float, float], catalog: Catalog, part: PartFile | None) -> CardBoxes:
    """The card's size, with the bleed, safe area and corners of deck.toml, or else those of all decks or of a part."""
    card, chosen = catalog.print.card, file.print
    if part is not None:
        from kartenwerk.custom.game.partfile import INNER_SAFE  # likewise

        return CardBoxes(*size, part.bleed, INNER_SAFE if min(size) < _SMALL else card.safe, 0.0)
    return CardBoxes(
        *size,
        card.bleed if chosen.bleed is None else chosen.bleed,
        card.safe if chosen.safe is None else chosen.safe,
        card.radius if chosen.radius is None else chosen.radius,
    )


def _as_spelt(folder: CustomFolder, report: Report) -> CustomFolder:
    """The folder with the names that its own folders have; another case is one fault, and what they hold is found."""
    names = dict(folder.names)
    for kind, there in folder.other_cases().items():
        report.fault(
            _("the folder's name is written in another case, which fails on other machines"),
            Spot(DECK, f"folders.{kind}"),
            there,
            names[kind],
        )
        names[kind] = there
    return replace(folder, names=names)


def read_toml(folder: CustomFolder, report: Report, name: str = DECK) -> dict[str, Any] | None:
    """The content of the folder's head, which messages call `name`; None with a fault where it cannot be read."""
    with report.at(Spot(name)):
        text = folder.file(folder.head).bytes(TEXT).decode("utf-8-sig", "replace")
        try:
            return parse_toml(text, name)
        except TomlError as error:
            error.message = join("; ", filter(None, (error.message, _advise(text, error))))
            raise
    return None


def _advise(text: str, error: TomlError) -> Message | None:
    """What helps with the faults that authors make most often."""
    line = text.split("\n")[error.line - 1] if error.line else ""
    before, there = line[: error.column - 1], line[error.column - 1 : error.column]
    if _has_bare_umlaut(text):
        return _('names with umlauts stand in quotes there: "gemüse" = ...')
    if not there and before.count('"') % 2:
        return _("a quotation mark is missing at the end of the line")
    if not before.rstrip().endswith(("=", "[", ",")):  # no value begins there
        return None
    if there and there in "“”„‘’«»":
        return _("quotation marks are straight there")
    return _("a text stands in quotation marks") if there.isalpha() else None


def _has_bare_umlaut(text: str) -> bool:
    keys = (each.partition("=")[0] for each in text.splitlines() if not each.lstrip().startswith("#"))
    return any(not key.isascii() and '"' not in key and "'" not in key for key in keys)


def _tools(
    source: DeckSource, size: tuple[float, float], data: CustomData, roots: DataRoots, language: Language, cache: Cache
) -> Tools:
    """What draws the cards, which are `size` in mm."""
    file, folder, report = source.file, source.folder, source.report
    if len(file.colours) > data.limits.colours:
        found, most = f"{len(file.colours):,}", _("at most {most:,}", most=data.limits.colours)
        report.fault(_("the deck has too many colours"), Spot(DECK, "colours"), found, most)
        report.check()  # each of them would take a while
    check_plates(file.colours, DECK, report, source.member.game.colours if source.member else ())
    for name, colour in file.colours.items():
        if isinstance(colour, ColourSpec) and colour.cmyk and sum(colour.cmyk) > MOST_INK:
            found = f"{sum(colour.cmyk):g} %"
            report.fault(
                _("a colour has more ink than a press takes"),
                Spot(DECK, f"colours.{name}.cmyk"),
                found,
                _("at most {most} %", most=MOST_INK),
            )
    colours = Colours({**dict.fromkeys(source.wrong_colours, BLACK), **file.colours}, data.press.ink, cache)
    families = read_families(file.fonts, folder, report)
    fonts = CustomFonts(cache, roots, families, data.limits)
    for family, styles in families.items():
        for style in styles:
            with report.at(Spot(DECK, f"fonts.{family}")):
                fonts.content(f"own-{family}-{style}")
    hyphenator = Hyphenator.of(file.language, roots)
    if hyphenator is None:
        report.note(
            _(
                "{name}: language {language}: texts stay as they are typed; de and en are set and hyphenated",
                name=DECK,
                language=file.language,
            )
        )
    layouts = Layouts(file, folder, roots, size, data.limits, report)
    layouts.check_all()
    icons = Icons(folder, colours, fonts, data.limits)
    note_icons(icons, report)
    with report.at(Spot(DECK, "folders")):
        check_names(folder, report)
        note_nameless(folder, report)
    pictures = CustomPictures(cache, data.press, data.limits)
    words = data.languages.get(file.language, data.languages["en"])
    return Tools(file, folder, data, colours, fonts, icons, pictures, layouts, Filler(language, words), hyphenator)


def _check_layouts(cards: list[CustomCard], tools: Tools, misspelt: bool) -> None:
    """Every card has a layout, and a back that is one. If a key of [card] is misspelt, it may be the missing one."""
    front, back = tools.file.card.layout, tools.file.card.back
    for card in cards:
        if card.layout:
            tools.layouts.get(card.layout, _spot_of_name(card, "layout", front))
        elif not misspelt:
            empty = front is not None and "{" in front
            tools.layouts.get("", _spot_of_name(card, "layout", front) if empty else Spot(DECK, "card.layout"))
        if card.back:
            tools.layouts.get(card.back, _spot_of_name(card, "back", back))
    note_missing_backs(cards, tools.layouts.report)


def _spot_of_name(card: CustomCard, key: str, template: str | None) -> Spot:
    """The place that names a card's layout: its cell, or deck.toml itself."""
    if template is not None and "{" not in template:
        return Spot(DECK, f"card.{key}")
    return card.place(column=card.columns.get(key, "") if template is None else card.column_of(template))
