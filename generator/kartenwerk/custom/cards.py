"""From rows to cards: what every card has, filled from its row."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from kartenwerk.base.errors import KartenwerkError, perhaps
from kartenwerk.base.message import _, join
from kartenwerk.cards import Card
from kartenwerk.custom.cells import Cell, ListCell
from kartenwerk.custom.data import Limits
from kartenwerk.custom.deckfile import CardSpec, DeckFile
from kartenwerk.custom.faults import Report, Spot
from kartenwerk.custom.fill import Filler, NumberError
from kartenwerk.custom.folder import DECK
from kartenwerk.custom.game_cards import GAME_KEYS, GameCard, check_game_cards, read_game_card, safe_id
from kartenwerk.custom.table import CardRow, CardTable, column_key

MOST_COPIES = 99
_NAME = re.compile(r"\{\{\s*([^\W\d]\w*)")
_ONE_NAME = re.compile(_NAME.pattern + r"\s*\}\}")
FIELDS = tuple(name for name in CardSpec.model_fields if name not in ("id", "count", "layout", "back", *GAME_KEYS))
"""What a card has beside its id, its number of copies, its layouts, and what games know of it."""


@dataclass(frozen=True)
class CustomCard:
    """A kind of card. `values` are what templates see of it: what it has, then its columns.

    Its `id` is for names of files and messages; templates see it as it is written.
    """

    id: str
    table: str
    row: int
    title: str
    count: int
    layout: str
    back: str
    values: Mapping[str, Any] = field(repr=False)
    columns: Mapping[str, str] = field(repr=False)
    """The names of columns as they are written, by their names in templates."""
    cells: Mapping[str, str] = field(repr=False)
    """The cells of its row by the heads of their columns."""
    in_game: GameCard | None = None

    @property
    def card(self) -> Card:
        """The card as a value: its suit, rank and value, or its id alone if no game knows it."""
        return Card("", self.id) if self.in_game is None else self.in_game.card

    @property
    def name(self) -> str:
        """What messages call the card: its id as it is written, on one line."""
        return " ".join(str(self.values["id"]).split())[:60] or self.id

    @property
    def has_title(self) -> bool:
        """Whether it has a title of its own, and not its id in place of one."""
        return self.title not in (self.id, self.name)

    def column_of(self, template: str | None) -> str:
        """The column, as it is written, that a template begins with; "" if it asks for none."""
        match = _NAME.search(template or "")
        return self.columns.get(match[1], "") if match else ""

    def place(self, box: str = "", column: str = "", layout: str = "") -> Spot:
        """Where the card comes from, for messages."""
        what = join(
            ", ",
            filter(
                None,
                (
                    _("card {card}", card=self.name),
                    layout and _("layout {layout}", layout=layout),
                    box and _("box {box}", box=box),
                ),
            ),
        )
        return Spot(self.table, rows=(self.row,), column=column, what=what, card=self.id)


def read_cards(
    deck: DeckFile, tables: Sequence[CardTable], filler: Filler, mark: str, limits: Limits, report: Report
) -> list[CustomCard]:
    """The cards of all rows that are printed at all, in their order."""
    words = {
        column_key(name): {word.casefold(): (word, entry) for word, entry in entries.items()}
        for name, entries in deck.lists.items()
    }
    _check_lists(deck, tables, report)
    found: list[CustomCard] = []
    number = 0
    for table in tables:
        for row in table.rows:
            number += 1
            with report.at(Spot(table.name, rows=(row.number,))):
                own = Report()
                values, broken = _row_values(table, row, words, mark, own)
                if not _is_wanted(deck.rows.where, table, row, values, filler, report):
                    continue
                for fault in own.faults:
                    report.add(fault)
                if not broken:
                    card = _card(deck, table, row, values, number, filler, mark, report)
                    found += [card] if card and card.count else []
    _check_ids(found, report)
    check_game_cards([(card.in_game, card.place()) for card in found if card.in_game], report)
    total = sum(card.count for card in found)
    if total > limits.cards:
        report.fault(
            _("the deck has too many cards"),
            Spot(DECK, "cards"),
            f"{total:,}",
            _("at most {most:,}", most=limits.cards),
        )
    if not found and not report.faults:
        what = _("a row with a count above 0") if deck.rows.where is None else _("a row for which `where` holds")
        report.fault(_("the deck has no cards"), Spot(DECK, "cards"), expected=what)
    return found


def _check_lists(deck: DeckFile, tables: Sequence[CardTable], report: Report) -> None:
    columns = {key: head for table in tables for key, head in zip(table.keys, table.head, strict=True)}
    for name in deck.lists:
        if column_key(name) not in columns:
            near = perhaps(name, columns)
            report.fault(_("the table has no column of this name{perhaps}", perhaps=near), Spot(DECK, f"lists.{name}"))


def _row_values(
    table: CardTable,
    row: CardRow,
    words: Mapping[str, Mapping[str, tuple[str, Mapping[str, str]]]],
    mark: str,
    report: Report,
) -> tuple[dict[str, Any], bool]:
    """The columns of a row as templates see them, and whether one of them has a fault."""
    values: dict[str, Any] = {}
    broken = False
    for key, head, text in zip(table.keys, table.head, row.cells, strict=True):
        if key not in words:
            values[key] = Cell.of(text, mark)
            continue
        if not text:
            values[key] = ListCell("")
            continue
        word, entry = words[key].get(text.casefold(), (None, None))
        if word is None or entry is None:
            near = perhaps(text, [known for known, _ in words[key].values()])
            report.fault(
                _("this word is not in [lists.{list}]{perhaps}", list=key, perhaps=near),
                Spot(table.name, rows=(row.number,), column=head),
                text,
            )
            values[key] = Cell.of(text, mark)
            broken = True
            continue
        values[key] = ListCell(text, _entry={"id": word, **entry})
    return values, broken


def _is_wanted(
    where: str | None, table: CardTable, row: CardRow, values: Mapping[str, Any], filler: Filler, report: Report
) -> bool:
    """Whether a row becomes a card; not if that cannot be decided, which is reported."""
    if where is None:
        return True
    try:
        return filler.holds(where, values)
    except NumberError as error:
        column = error.column(dict(zip(table.keys, table.head, strict=True)), values)
        place = Spot(table.name, rows=(row.number,), column=column)
        report.fault(error.message, place, error.found, error.expected)
    except KartenwerkError as error:
        report.fault(error.message, Spot(DECK, "cards.where"), error.found, error.expected)
    return False


def _card(
    deck: DeckFile,
    table: CardTable,
    row: CardRow,
    columns: Mapping[str, Any],
    number: int,
    filler: Filler,
    mark: str,
    report: Report,
) -> CustomCard | None:
    """The card of a row; None if it cannot be made."""
    heads = dict(zip(table.keys, table.head, strict=True))
    sound = True

    def fill_key(name: str) -> str:
        nonlocal sound
        template = getattr(deck.card, name)
        if template is None:
            return str(columns.get(name, ""))
        try:
            return filler.fill(template, columns).strip()
        except KartenwerkError as error:
            place = Spot(DECK, f"card.{name}")
            if isinstance(error, NumberError):
                column = error.column(heads, columns)
                place = Spot(
                    table.name,
                    rows=(row.number,),
                    column=column,
                    what=_("card {card}, {part}", card=f"{number:03}", part=name),
                )
            report.fault(error.message, place, error.found, error.expected)
            sound = False
            return ""

    own = {name: fill_key(name) for name in CardSpec.model_fields if name not in GAME_KEYS}
    game = {name: fill_key(name) for name in GAME_KEYS if getattr(deck.card, name) is not None}
    in_game = read_game_card(game, Spot(table.name, rows=(row.number,)), report)
    count = _count(
        own["count"], Spot(table.name, rows=(row.number,), column=_column(deck.card.count, "count", heads)), report
    )
    if not sound or count is None:
        return None
    id = safe_id(own["id"]) or f"{number:03}"
    layout = own["layout"] or _only(deck.layouts)
    made = _cells({name: own[name] for name in FIELDS}, mark)
    values = {**_cells(game, mark), **columns, **made, "id": Cell(own["id"] or id)}
    title = own["title"] or id
    cells = dict(zip(table.head, row.cells, strict=True))
    return CustomCard(id, table.name, row.number, title, count, layout, own["back"], values, heads, cells, in_game)


def _cells(texts: Mapping[str, str], mark: str) -> dict[str, Cell]:
    return {name: Cell.of(text, mark) for name, text in texts.items()}


def _only(layouts: Iterable[str]) -> str:
    """The default layout of cards: the only one, if there is only one."""
    names = list(layouts)
    return names[0] if len(names) == 1 else ""


def _column(template: str | None, name: str, heads: Mapping[str, str]) -> str:
    """The column, as it is written, that a template is made of, if it is one column."""
    return heads.get(column_of_template(template) if template else name, "")


def column_of_template(template: str) -> str:
    """The name of the one column that a template is made of; "" for any other template."""
    match = _ONE_NAME.fullmatch(template.strip())
    return match[1] if match else ""


def _count(text: str, place: Spot, report: Report) -> int | None:
    if not text:
        return 1
    if not re.fullmatch(r"\d{1,4}", text) or int(text) > MOST_COPIES:
        report.fault(
            _("this is no number of copies"), place, text, _("a whole number from 0 to {most}", most=MOST_COPIES)
        )
        return None
    return int(text)


def _check_ids(cards: Sequence[CustomCard], report: Report) -> None:
    known: dict[str, CustomCard] = {}
    for card in cards:
        other = known.setdefault(card.id, card)
        if other is not card:
            same = other.table == card.table
            rows = (other.row, card.row) if same else (card.row,)
            elsewhere = "" if same else _(" as row {row} of {table}", row=other.row, table=other.table)
            repeated = same and other.row == card.row
            report.fault(
                _("two cards have the same id{elsewhere}", elsewhere=elsewhere),
                Spot(card.table, rows=(card.row,) if repeated else rows),
                card.id,
                _("the number of the repeated row in it, such as {example}", example="{{ id }}-{{ n }}")
                if repeated
                else None,
            )
