"""An SVG text as a tree of elements that know their lines."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass, field
from typing import NoReturn
from xml.parsers import expat

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import Message, _, at_most

_HEAD = 4096  # characters in which the root's start tag stands
DEEPEST = 100
"""How deep elements may be nested."""
MOST_ELEMENTS = 100_000
"""The most elements of a picture. The project's largest has some hundred."""

_OF_PARSER = (
    _("XML or text declaration not at start of entity"),
    _("duplicate attribute"),
    _("junk after document element"),
    _("mismatched tag"),
    _("no element found"),
    _("not well-formed (invalid token)"),
    _("reference to invalid character number"),
    _("syntax error"),
    _("unbound prefix"),
    _("unclosed CDATA section"),
    _("unclosed token"),
    _("undefined entity"),
)
"""What the parser says most often of a text that is no XML, for the catalogue."""


@dataclass
class Element:
    """An element; `text` is the character data directly in it, `tail` what follows it in the element around it."""

    name: str
    attributes: dict[str, str]
    file: str
    line: int
    children: list[Element] = field(default_factory=list)
    text: str = ""
    tail: str = ""

    def refuse(
        self, template: str, /, *, found: str | None = None, expected: str | None = None, **values: object
    ) -> NoReturn:
        """Raise a KartenwerkError that says what is wrong with this element, and names its file and line."""
        place = _("line {line}", line=self.line)
        raise KartenwerkError(template, file=self.file, key=place, found=found, expected=expected, **values)


class _RootSeen(Exception):  # noqa: N818  (not an error: it ends the parsing)
    """The root's start tag has been read."""


def parse(text: str, file: str) -> Element:
    """The root element; KartenwerkError if the text is not XML or has a DTD."""
    builder = _Builder(file)
    builder.feed(text, final=True)
    assert builder.root is not None  # expat refuses a text without an element
    return builder.root


def parse_root(text: str, file: str) -> Element:
    """The root element without its children; this is quick even for a large picture."""
    builder = _Builder(file, root_only=True)
    with suppress(_RootSeen):
        builder.feed(text[:_HEAD], final=len(text) <= _HEAD)
    if builder.root is None:
        raise KartenwerkError("the picture does not begin with its svg element", file=file)
    return builder.root


class _Builder:
    """Builds the tree while expat reads."""

    def __init__(self, file: str, *, root_only: bool = False) -> None:
        self.root: Element | None = None
        self._file = file
        self._root_only = root_only
        self._open: list[Element] = []
        self._texts: list[list[str]] = []  # of the open elements, joined at their end
        self._count = 0
        self._parser = expat.ParserCreate()
        self._parser.buffer_text = True
        self._parser.StartElementHandler = self._start
        self._parser.EndElementHandler = self._end
        self._parser.CharacterDataHandler = self._data
        self._parser.StartDoctypeDeclHandler = self._doctype
        self._parser.ProcessingInstructionHandler = self._instruction

    def feed(self, text: str, *, final: bool) -> None:
        try:
            self._parser.Parse(text, final)
        except expat.ExpatError as error:
            raise KartenwerkError(
                "the picture is not well-formed XML: {reason}",
                reason=Message(expat.ErrorString(error.code)),
                file=self._file,
                key=_("line {line}", line=error.lineno),
            ) from None

    def _start(self, name: str, attributes: dict[str, str]) -> None:
        element = Element(name, attributes, self._file, self._parser.CurrentLineNumber)
        if self.root is None:
            self.root = element
            if self._root_only:
                raise _RootSeen
        else:
            self._open[-1].children.append(element)
        self._open.append(element)
        self._texts.append([])
        self._count += 1
        if len(self._open) > DEEPEST:
            element.refuse("the elements lie too deep in each other", expected=at_most(DEEPEST))
        if self._count > MOST_ELEMENTS:
            element.refuse("the picture has too many elements", expected=_("at most {most:,}", most=MOST_ELEMENTS))

    def _end(self, name: str) -> None:
        self._open.pop().text = "".join(self._texts.pop())

    def _data(self, data: str) -> None:
        if self._texts:
            self._texts[-1].append(data)
            if self._open[-1].children:
                self._open[-1].children[-1].tail += data

    def _doctype(self, *_: object) -> None:
        self._refuse("a document type declaration")

    def _instruction(self, target: str, data: str) -> None:
        self._refuse(f"a processing instruction, {target}")

    def _refuse(self, found: str) -> NoReturn:
        raise KartenwerkError(
            "the file contains more than a picture",
            file=self._file,
            key=_("line {line}", line=self._parser.CurrentLineNumber),
            found=found,
            expected=_("elements and comments"),
        )
