"""Texts of rules as authors write them become those that booklets read: cards, parts and tables become figures.

A line of nothing but cards and parts, such as `:sonne-7: :regen-2:` or `![[card:sonne-7]] ![[part:coin]]`, is a row of
pictures; elsewhere a card becomes its title. The name of an icon, such as `:muenze:`, becomes that icon. Lines keep
their numbers.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, field
from typing import NamedTuple
from urllib.parse import quote

from kartenwerk.base.errors import KartenwerkError, perhaps
from kartenwerk.base.message import _
from kartenwerk.custom.data import CustomLanguage
from kartenwerk.products.booklet.own_rules.pieces import ShownPiece, ShownPieces
from kartenwerk.products.booklet.own_rules.set_up import SetUp, read_set_up
from kartenwerk.text.book.markdown import SHOWS
from kartenwerk.text.book.typography import FIXED as NO_BREAK
from kartenwerk.text.literal import literal

ROW, TABLE = "karten", "tisch"
"""The figures of a text: a row of cards and parts, and a table."""
MOST_TABLES = 30
"""The most tables of one text."""
NAMES_LISTED = 6
"""How many names of icons a message lists."""

NO_CARD = _("there is no card and no icon of that name")
NAMED = re.compile(r"\\:|:(\w[\w-]*):")
_SHOWN = re.compile(r"!\[\[([^\[\]\n]{1,200})\]\]")
_DIRECTIVE = re.compile(r":::\s*(?P<name>[\w-]+)(?P<rest>.*?)\s*\Z")
_END = re.compile(r":::\s*\Z")
_SIGN = re.compile(r"[\w-]+\Z")
_LAST_NUMBER = re.compile(r" (?=\d+\Z)")


class OwnText(NamedTuple):
    """A text for `read_booklet`, its tables by the lines in which they begin, and what is wrong with it.

    What is wrong is left out.
    """

    markdown: str
    tables: Mapping[int, SetUp]
    faults: Sequence[KartenwerkError]


@dataclass
class TextReader:
    """Reads a text of the folder; `file` is its name, `words` the language of the deck, `languages` are all."""

    file: str
    pieces: ShownPieces
    icons: Set[str]
    words: CustomLanguage
    languages: Sequence[CustomLanguage]
    tables: dict[int, SetUp] = field(default_factory=dict)
    faults: list[KartenwerkError] = field(default_factory=list)

    def read(self, typed: list[str]) -> OwnText:
        lines: list[str] = []
        numbered = enumerate(typed, 1)
        for number, line in numbered:
            directive = _DIRECTIVE.match(line)
            if directive and self._meaning(directive["name"]) == TABLE:
                lines += self._table(directive["rest"], number, numbered)
            elif directive:
                lines.append(self._directive(directive, number))
            else:
                is_alone = not "".join(typed[max(0, number - 2) : number - 1] + typed[number : number + 1]).strip()
                lines.append(self._line(line, number, is_alone=is_alone))
        return OwnText("\n".join(lines), self.tables, self.faults)

    def _fault(self, error: KartenwerkError, line: int) -> None:
        """Note what is wrong in a line."""
        place = _("line {line}", line=line)
        self.faults.append(
            KartenwerkError(error.message, file=self.file, key=place, found=error.found, expected=error.expected)
        )

    # --- lines of text --------------------------------------------------------------------------------------------

    def _line(self, line: str, number: int, *, is_alone: bool) -> str:
        row = self._row(line, number, is_alone=is_alone)
        if row is not None:
            return row
        line = _SHOWN.sub(lambda found: self._mention(found[1], number), line)
        return NAMED.sub(lambda found: self._name(found, number), line)

    def _row(self, line: str, number: int, *, is_alone: bool) -> str | None:
        """The figure of a line that is nothing but cards and parts; None for any other line.

        A single one is a picture where the line `is_alone` in its paragraph: else it may be a word of a sentence.
        """
        names = [found[1] for found in _SHOWN.finditer(line)]
        if (len(names) > 1 or (names and is_alone)) and not _SHOWN.sub("", line).strip():
            pieces = [self._piece(name, number) for name in names]
            return _figure([piece.name for piece in pieces if piece is not None])
        ids = [found[1] for found in NAMED.finditer(line)]
        if ids and all(id and self._card(id) for id in ids) and not NAMED.sub("", line).strip():
            return _figure(ids)
        return None

    def _mention(self, name: str, number: int) -> str:
        """A card or part in a sentence: its title, with its icon in front if it has one."""
        piece = self._piece(name, number)
        if piece is None:
            return literal(name)
        sign = f"{{{piece.icon}}}" if piece.icon in self.icons and _SIGN.match(piece.icon) else ""
        title = _LAST_NUMBER.sub(NO_BREAK, piece.title)
        return f"[{sign}**{literal(title)}**]({SHOWS}{quote(piece.name)})"

    def _piece(self, name: str, number: int) -> ShownPiece | None:
        try:
            return self.pieces.find(name.strip())
        except KartenwerkError as error:
            self._fault(error, number)
            return None

    def _card(self, id: str) -> ShownPiece | None:
        """The card of an id that stands between colons; None if there is none, or if it is typed in another way."""
        for deck in self.pieces.decks.values():
            if deck.part is None and id in deck.by_id:
                return self.pieces.find(id)
        return None

    def _name(self, found: re.Match[str], number: int) -> str:
        """What stands for a name between colons."""
        name = found[1]
        if name is None:
            return literal(":")
        if card := self._card(name):
            return f"*{literal(card.title)}*"
        if name in self.icons:
            return found[0]
        beside = found.string[found.start() - 1 : found.start()] + found.string[found.end() : found.end() + 1]
        if not any(sign.isalnum() for sign in beside):  # else as in "10:30:00" and "Spieler:innen:"
            self._fault(self._nameless(name), number)
        return found[0]

    def _nameless(self, name: str) -> KartenwerkError:
        """The error for a name between colons that is neither a card nor an icon: the nearest, and what there is."""
        cards = {
            id: card for deck in self.pieces.decks.values() if deck.part is None for id, card in deck.by_id.items()
        }
        icons = sorted(self.icons)
        titled = {card.title.casefold(): id for id, card in cards.items()}
        near = titled.get(name.casefold())
        return KartenwerkError(
            "{no_card}{perhaps}",
            no_card=NO_CARD,
            perhaps=perhaps(near or name, [*cards, *icons]),
            found=f":{name}:",
            expected=_(
                "the id of a card, such as {example} (`id` in [card] names them), or an icon: {icons}",
                example=next(iter(cards), "–"),
                icons=", ".join(icons[:NAMES_LISTED]) or "–",
            ),
        )

    # --- directives -----------------------------------------------------------------------------------------------

    def _meaning(self, name: str) -> str:
        """The German name of a directive, by which booklets know it; "" for one that is not known."""
        return next((each.directives[name] for each in self.languages if name in each.directives), "")

    def _directive(self, directive: re.Match[str], line: int) -> str:
        """The line of a directive; one that is not known groups what it holds."""
        name, rest = directive["name"], directive["rest"]
        if meaning := self._meaning(name):
            return f"::: {meaning}{rest}"
        own = [*self.words.directives]
        self._fault(
            KartenwerkError(
                "there is no such directive{perhaps}",
                perhaps=perhaps(name, own),
                found=f"{name}{rest.removesuffix(':::').rstrip()}",
                expected=", ".join(own),
            ),
            line,
        )
        return "" if rest.endswith(":::") else "::: zusammen"

    def _table(self, size: str, line: int, following: Iterator[tuple[int, str]]) -> list[str]:
        """The lines of a table, of which the first becomes its figure."""
        inner: list[tuple[int, str]] = []
        if not size.endswith(":::"):
            for number, text in following:
                if _END.match(text):
                    break
                inner.append((number, text))
            else:
                error = KartenwerkError(
                    "the directive is never closed", found=f"{TABLE}{size}", expected=_("a line :::")
                )
                self._fault(error, line)
        lines = [""] * (len(inner) + (1 if size.endswith(":::") else 2))
        if len(self.tables) >= MOST_TABLES:
            most = _("at most {most:,}", most=MOST_TABLES)
            self._fault(KartenwerkError("the text has too many tables", expected=most), line)
            return lines
        set_up, faults = read_set_up(size.removesuffix(":::"), line, inner, self.pieces)
        for number, error in faults:
            self._fault(error, number)
        if set_up is not None and not faults:
            self.tables[line] = set_up
            lines[0] = f"::: figur {TABLE} zeile={line} :::"
        return lines


def _figure(names: Sequence[str]) -> str:
    return f'::: figur {ROW} "ids={" ".join(map(_quote_name, names))}" :::'


def _quote_name(name: str) -> str:
    return quote(name, safe=":/")
