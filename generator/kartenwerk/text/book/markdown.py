"""Markdown becomes blocks.

Besides headings, paragraphs, lists, tables and quotations there are pictures, `![caption](x.svg "words for those who
hear it")`, alone in a paragraph; with `{half}` behind it the text that follows stands beside it. And there are
directives. One that stands alone ends in `:::`:

    ::: figur tischplan karten=6 :::     a picture that the caller draws
    ::: seite :::                        a new page
    ::: abstand 2 :::                    blank lines
    ::: umschlag donner :::              the cover, a picture as large as the page
    ::: tafel blatt :::                  a picture for a page that is left free

and one that encloses text is closed by a line `:::`:

    ::: kasten Beispiel                  a tinted box; with {2} behind its label, of two columns
    ::: zusammen                         what stands together on one page
    ::: oeffnung blatt                   what an opening holds, so that the page is not turned within it
    ::: neben zweidrittel                a picture, and text beside it; `haelfte`, `rand`: a narrower one
    ::: letzte-seite                     what stands on the last page
    ::: figur reihe                      a picture with its caption
    ::: spiel "Die erste Gabe"           a stretch of a practice deal, which holds moves alone:
    ::: zug GAME nummer=3                the third move in a game's deal, and in a paragraph why it is made
    ::: kurz                             the same in a few words, in the move

Emphasis is italic, strong text bold, both together bold in the accent ink, `code` small capitals. `{herz} Herz` shows
the sign of that name in front of the word; only the word is read aloud. A list whose entries all begin with code has a
column of labels; in one whose entries all begin with emphasis the other lines are set in. Where the caller names icons,
`:muenze:` shows the one of that name, which is a word of the text: it is read aloud by its name.
"""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterable, Sequence, Set
from dataclasses import dataclass, field
from functools import cache
from urllib.parse import unquote

from markdown_it import MarkdownIt
from markdown_it.tree import SyntaxTreeNode

from kartenwerk.base.errors import DataError, KartenwerkError
from kartenwerk.base.message import _
from kartenwerk.text import literal
from kartenwerk.text.book.blocks import (
    Align,
    BlankLines,
    Block,
    Cover,
    FigureCall,
    Heading,
    LastPage,
    ListEntry,
    Listing,
    ListKind,
    PageBreak,
    PagePicture,
    Panel,
    PlayMove,
    PracticeMoves,
    Prose,
    Quotation,
    Table,
    Together,
    Width,
)
from kartenwerk.text.book.inline import Span, Spans, plain
from kartenwerk.text.book.typography import FIXED, Typography, german

_FENCE = re.compile(r"^:::\s*(?P<words>.*?)\s*(?P<end>:::)?\s*$")
_MARK = re.compile(r"\{([\w-]+)\} ?")
_COLUMNS = "{2}"
HALF = ("{half}", "{halb}")
"""What stands behind a picture that has text beside it."""
PICTURE = "bild"
"""The name of a picture of a file, whose arguments are the file, the words for those who hear it, and its line."""
SHOWS = "piece:"
"""Where a link leads whose words show a card."""
_ICON = re.compile(r":([^\W\d_][\w-]*):")
_SHOWN = 40  # characters of a line that a message shows
_NUMBERED = re.compile(r"(?<=\d) \Z")
NO_ICONS: Set[str] = frozenset()
_WIDTHS = {"zweidrittel": Width.TWO_THIRDS, "haelfte": Width.HALF, "rand": Width.MARGIN}
_ALIGNS = {"text-align:left": Align.LEFT, "text-align:center": Align.CENTRE, "text-align:right": Align.RIGHT}


@dataclass
class _Directive:
    """A directive that is not closed yet, and the blocks it holds so far."""

    name: str
    words: list[str]
    line: int
    blocks: list[Block] = field(default_factory=list)
    moves: list[PlayMove] = field(default_factory=list)
    short: Prose | None = None


def read_booklet(
    text: str, file: str, typography: Typography = german, icons: Set[str] = NO_ICONS
) -> tuple[Block, ...]:
    """The blocks of a booklet; KartenwerkError with file and line where the text cannot be read.

    Everything in it that no booklet can contain is reported at once (DataError). `icons` are the names of those that
    its text may show.
    """
    faults: list[KartenwerkError] = []
    open_directives = [_Directive("", [], 0)]
    plain_lines: list[str] = []
    first = 1

    def flush() -> None:
        if "".join(plain_lines).strip():
            reader = _Reader(file, first, typography, icons, plain_lines.copy(), faults)
            open_directives[-1].blocks += reader.blocks("\n".join(plain_lines))
        plain_lines.clear()

    def close(directive: _Directive) -> None:
        around = open_directives[-1]
        try:
            match around.name, directive.name:
                case "spiel", "zug" if directive.words:
                    around.moves.append(_move(directive, file))
                case "zug", "kurz" if not directive.words:
                    around.short = _paragraph(directive, file)
                case _:
                    around.blocks.append(_directive(directive, file, typography))
        except KartenwerkError as error:
            faults.append(error)

    for number, line in enumerate(text.splitlines(), 1):
        match = _FENCE.match(line)
        if not match:
            if not plain_lines:
                first = number
            plain_lines.append(line)
            continue
        flush()
        words = shlex.split(match["words"])
        if not words:
            if len(open_directives) == 1:
                raise _error(file, number, _("there is no directive to close"), ":::", _("a directive before it"))
            close(open_directives.pop())
        else:
            opened = _Directive(words[0], words[1:], number)
            if match["end"]:
                close(opened)
            else:
                open_directives.append(opened)
    flush()
    if len(open_directives) > 1:
        left = open_directives[-1]
        raise _error(file, left.line, _("the directive is never closed"), left.name, _("a line :::"))
    if faults:
        raise DataError(faults) if len(faults) > 1 else faults[0]
    return tuple(open_directives[0].blocks)


def _directive(directive: _Directive, file: str, typography: Typography) -> Block:
    """The block that a closed directive makes; KartenwerkError if there is no such directive."""
    words, blocks = directive.words, tuple(directive.blocks)
    match directive.name:
        case "figur" if words:
            caption: Spans = _paragraph(directive, file).spans if blocks else ()
            return FigureCall(literal.plain(words[0]), _arguments(directive, file), caption)
        case "umschlag" if words and not blocks:
            return Cover(literal.plain(words[0]), _arguments(directive, file))
        case "kasten":
            columns = 2 if words[-1:] == [_COLUMNS] else 1
            label = " ".join(words[:-1] if columns > 1 else words)
            return Panel(literal.plain(typography(label, "")), blocks, columns)
        case "tafel" if words and not blocks:
            return PagePicture(literal.plain(words[0]), _arguments(directive, file))
        case "spiel" if len(words) == 1 and directive.moves and not blocks:
            return PracticeMoves(literal.plain(typography(words[0], "")), tuple(directive.moves))
        case "zusammen" if not words:
            return Together(blocks)
        case "oeffnung" if len(words) == 1:
            return Together(blocks, opening=words[0])
        case "neben" if len(words) == 1 and words[0] in _WIDTHS:
            if len(blocks) < 2 or not isinstance(blocks[0], FigureCall):
                found = f"{len(blocks)} blocks"
                raise _error(file, directive.line, _("a picture has no text beside it"), found, "a picture, then text")
            return Together(blocks, _WIDTHS[words[0]])
        case "letzte-seite" if not words:
            return LastPage(blocks)
        case "seite" if not words and not blocks:
            return PageBreak()
        case "abstand" if len(words) == 1 and words[0].isdecimal() and not blocks:
            return BlankLines(int(words[0]))
    raise _error(
        file,
        directive.line,
        _("there is no such directive"),
        " ".join([directive.name, *words]),
        "figur NAME, umschlag NAME, tafel NAME, kasten LABEL, spiel TITLE with zug GAME, zusammen, oeffnung NAME, "
        "neben BREITE, letzte-seite, seite or abstand LINES",
    )


def _paragraph(directive: _Directive, file: str) -> Prose:
    """The one paragraph that the directive holds: a caption, or why a move is made."""
    match directive.blocks:
        case [Prose() as paragraph]:
            return paragraph
    found = f"{len(directive.blocks)} blocks"
    raise _error(file, directive.line, _("a caption or a reason is one paragraph"), found, _("one paragraph"))


def _move(directive: _Directive, file: str) -> PlayMove:
    """A move of a practice deal; the pictures of the move and of the score are the game's `zug` and `stand`."""
    game, arguments = literal.plain(directive.words[0]), _arguments(directive, file)
    return PlayMove(
        FigureCall(f"{game}/zug", arguments),
        FigureCall(f"{game}/stand", arguments),
        _paragraph(directive, file),
        directive.short,
    )


def _arguments(directive: _Directive, file: str) -> dict[str, str]:
    """What follows the directive's name and the picture's: words such as "karten=6"."""
    arguments: dict[str, str] = {}
    for word in directive.words[1:]:
        key, equals, value = word.partition("=")
        if not equals:
            raise _error(file, directive.line, "a figure's argument has no value", word, "name=value")
        arguments[key] = literal.plain(value)
    return arguments


def _error(file: str, line: int, message: str, found: str, expected: str) -> KartenwerkError:
    return KartenwerkError(
        message, file=file, key=_("line {line}", line=line), found=literal.plain(found), expected=expected
    )


@dataclass(frozen=True)
class _Reader:
    """Reads Markdown between two directives: `lines`, which begin in line `first` of `file`.

    Blocks that a booklet cannot contain are left out and reported in `faults`.
    """

    file: str
    first: int
    typography: Typography
    icons: Set[str]
    lines: Sequence[str]
    faults: list[KartenwerkError]

    def blocks(self, text: str) -> list[Block]:
        found: list[Block] = []
        for node in SyntaxTreeNode(_parser().parse(text)).children:
            try:
                found.append(self._block(node))
            except KartenwerkError as error:
                self.faults.append(error)
        return _stand_beside(found)

    def _block(self, node: SyntaxTreeNode) -> Block:
        match node.type:
            case "heading" if node.tag in ("h1", "h2", "h3"):
                spans = self._inline(node)
                if any(span.mark and span.text for span in spans):
                    raise self._refuse(node, _("icons in paragraphs, lists and tables"))
                return Heading(int(node.tag[1]), plain(spans))
            case "paragraph":
                return self._picture(node) or Prose(self._inline(node))
            case "blockquote":
                return self._quotation(node)
            case "ordered_list":
                start = int(node.attrs.get("start", 1))
                entries = [self._entry(item) for item in node.children]
                numbered = tuple(ListEntry(str(number), spans) for number, spans in enumerate(entries, start))
                return Listing(ListKind.NUMBERED, numbered)
            case "bullet_list":
                return _bullets([self._entry(item) for item in node.children])
            case "table":
                return self._table(node)
        raise self._refuse(
            node, _("headings of three levels, paragraphs, lists, tables, pictures, quotations and directives")
        )

    def _picture(self, node: SyntaxTreeNode) -> FigureCall | None:
        """The picture that the paragraph consists of; None for text."""
        inline = node.children[0]
        if not inline.children or inline.children[0].type != "image":
            return None
        image, *others = inline.children
        behind = "".join(each.content if each.type == "text" else "\n" for each in others).strip()
        if behind not in ("", *HALF):
            raise self._refuse(node, _("a picture in a paragraph of its own"))
        caption: list[Span] = []
        for child in image.children:
            self._collect(child, caption, italic=False, bold=False)
        words = str(image.attrs.get("title", "")).strip() or plain(caption).strip()
        file = unquote(str(image.attrs["src"]))
        if not words:
            raise self._fault(
                node,
                _("the picture has no words for those who do not see it"),
                _("![what it shows]({file})", file=file),
            )
        arguments = {"datei": file, "worte": " ".join(words.split()), "zeile": str(self._line(node))}
        return FigureCall(PICTURE, {**arguments, **({"halb": "ja"} if behind else {})}, tuple(caption))

    def _quotation(self, node: SyntaxTreeNode) -> Quotation:
        blocks = tuple(self._block(child) for child in node.children)
        if not blocks or not all(isinstance(block, Prose | Listing) for block in blocks):
            raise self._refuse(node, _("quotations of paragraphs and lists"))
        return Quotation(blocks)

    def _refuse(self, node: SyntaxTreeNode, expected: str) -> KartenwerkError:
        """The error for Markdown that booklets do not use."""
        return self._fault(node, _("a booklet cannot contain this"), expected)

    def _fault(self, node: SyntaxTreeNode, message: str, expected: str) -> KartenwerkError:
        """An error in the line in which the node begins."""
        line = self._line(node)
        found = self.lines[line - self.first].strip()[:_SHOWN]
        return _error(self.file, line, message, found, expected)

    def _line(self, node: SyntaxTreeNode) -> int:
        """The line of the file in which a node begins."""
        placed: SyntaxTreeNode | None = node
        while placed is not None and placed.map is None:  # what stands within a line has no place of its own
            placed = placed.parent
        return self.first + (placed.map[0] if placed is not None and placed.map is not None else 0)

    def _entry(self, item: SyntaxTreeNode) -> Spans:
        if len(item.children) != 1 or item.children[0].type != "paragraph":
            raise self._refuse(item, _("list entries of one paragraph each"))
        return self._inline(item.children[0])

    def _table(self, node: SyntaxTreeNode) -> Table:
        header = node.children[0].children[0]
        rows = node.children[1].children if len(node.children) > 1 else []
        if not rows:
            raise self._refuse(node, _("a table with at least one row"))
        cells = tuple(self._inline(cell) for cell in header.children)
        aligns = tuple(_ALIGNS.get(str(cell.attrs.get("style", "")), Align.LEFT) for cell in header.children)
        body = tuple(tuple(self._inline(cell) for cell in row.children) for row in rows)
        return Table(cells if any(cells) else (), body, aligns)

    def _inline(self, node: SyntaxTreeNode) -> Spans:
        """The text of a block, with its typography."""
        spans: list[Span] = []
        for inline in node.children:
            self._collect(inline, spans, italic=False, bold=False)
        return tuple(spans)

    def _collect(self, node: SyntaxTreeNode, spans: list[Span], *, italic: bool, bold: bool) -> None:
        match node.type:
            case "link" if str(node.attrs.get("href", "")).startswith(SHOWS):
                shown: list[Span] = []
                for child in node.children:
                    self._collect(child, shown, italic=italic, bold=bold)
                name = unquote(str(node.attrs["href"]).removeprefix(SHOWS))
                spans += [span._replace(shows=name) for span in shown]
            case "inline" | "link" | "text" | "em" | "strong" if node.children:
                for child in node.children:
                    self._collect(child, spans, italic=italic or node.type == "em", bold=bold or node.type == "strong")
            case "inline":
                pass
            case "text":
                cut, accented, start = _cut(italic, bold), italic and bold, 0
                for icon in _ICON.finditer(node.content):
                    if icon[1] in self.icons:
                        before = node.content[start : icon.start()]
                        _append_marked(spans, before, cut, accented, self.typography)
                        _append_icon(spans, icon[1], cut, accented)
                        start = icon.end()
                _append_marked(spans, node.content[start:], cut, accented, self.typography)
            case "softbreak":
                _append(spans, " ", _cut(italic, bold), italic and bold)
            case "hardbreak":
                _append(spans, "\n", _cut(italic, bold), italic and bold)
            case "image":
                raise self._refuse(node, _("a picture in a paragraph of its own"))
            case "code_inline":
                _append(spans, _set(node.content, spans[-1:], self.typography), "small-caps", False)
            case _:
                raise self._refuse(node, _("emphasis, strong text, small capitals and line breaks"))


@cache
def _parser() -> MarkdownIt:
    """The parser. It is made once, because it keeps no state and takes as long to make as a page to read."""
    return MarkdownIt("commonmark", {"html": False}).enable("table").disable(["code", "fence"])


def _cut(italic: bool, bold: bool) -> str:
    return "bold" if bold else "italic" if italic else "text"


def _append(spans: list[Span], text: str, cut: str, accented: bool) -> None:
    """Add text: to the last span if it has the same cut and ink, else as a new one."""
    if spans and not (spans[-1].mark or spans[-1].shows) and (spans[-1].cut, spans[-1].accented) == (cut, accented):
        spans[-1] = spans[-1]._replace(text=spans[-1].text + text)
    elif text:
        spans.append(Span(text, cut, accented))


def _append_marked(spans: list[Span], content: str, cut: str, accented: bool, typography: Typography) -> None:
    """Add text as it is typed; each mark in it becomes a span of its own."""
    for number, part in enumerate(_MARK.split(content)):
        if number % 2:
            spans.append(Span("", cut, accented, mark=part))
        else:
            _append(spans, _set(part, spans, typography), cut, accented)


def _append_icon(spans: list[Span], name: str, cut: str, accented: bool) -> None:
    """Add an icon; it is not parted from a number in front of it."""
    if spans and not spans[-1].mark:
        spans[-1] = spans[-1]._replace(text=_NUMBERED.sub(FIXED, spans[-1].text))
    spans.append(Span(name, cut, accented, mark=name))


def _set(text: str, before: Iterable[Span], typography: Typography) -> str:
    """The text with its typography, but names as they are."""
    return literal.plain(typography(text, plain(before)))


def _stand_beside(blocks: Sequence[Block]) -> list[Block]:
    """The blocks, each picture of half the width with the paragraphs and lists that follow it."""
    found: list[Block] = []
    beside: list[Block] = []
    for block in (*blocks, None):
        if beside and isinstance(block, Prose | Listing):
            beside.append(block)
            continue
        if len(beside) > 1:
            found.append(Together(tuple(beside), Width.HALF))
        else:
            found += beside
        beside = []
        if isinstance(block, FigureCall) and "halb" in block.arguments:
            beside = [block]
        elif block is not None:
            found.append(block)
    return found


def _bullets(entries: Sequence[Spans]) -> Listing:
    """A list without numbers; the beginnings of its entries decide its kind."""
    if all(entry and entry[0].cut == "small-caps" for entry in entries):
        labelled = [ListEntry(entry[0].text, _strip(entry[1:])) for entry in entries]
        return Listing(ListKind.LABELLED, tuple(labelled))
    titled = all(entry and entry[0].cut == "italic" for entry in entries)
    kind = ListKind.HANGING if titled else ListKind.DASHED
    return Listing(kind, tuple(ListEntry("", entry) for entry in entries))


def _strip(spans: Spans) -> Spans:
    """The spans without the space between a label and its text."""
    if not spans:
        return spans
    return (spans[0]._replace(text=spans[0].text.lstrip()), *spans[1:])
