"""A tagged PDF as a reader hears it, and what is wrong with it; read with pikepdf, without any code of the writer."""

from __future__ import annotations

import io
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, NamedTuple

import pikepdf

_PAIR = re.compile(r"<([0-9A-F]{2})> <([0-9A-F]+)>")
_SHOWS = ("Tj", "TJ", "'", '"')
_ARTIFACT = -1


class Shown(NamedTuple):
    """A text as a page shows it, and the number of the marked content it stands in; artifacts have -1."""

    content: int | None
    text: str


@dataclass
class Node:
    """An element of the document: its role, its own text, what is read in its place, where it leads, its children."""

    role: str
    text: str = ""
    words: str = ""
    scope: str = ""
    leads: str = ""
    children: list[Node] = field(default_factory=list)

    @property
    def level(self) -> int:
        """The level of a heading; 0 for other elements."""
        return int(self.role[1:]) if re.fullmatch(r"H[1-6]", self.role) else 0

    def walk(self) -> Iterator[Node]:
        yield self
        for child in self.children:
            yield from child.walk()

    @property
    def heard(self) -> str:
        """All its text, that of its children behind its own."""
        return self.words or " ".join([self.text, *(child.heard for child in self.children)])


class TaggedFile:
    """A file that is read again."""

    def __init__(self, data: bytes) -> None:
        self.pdf = pikepdf.open(io.BytesIO(data))
        self.used: Counter[tuple[int, int]] = Counter()

    @cached_property
    def pages(self) -> list[list[Shown]]:
        """What each page shows, in the order in which it is drawn."""
        return [list(self._shown(page)) for page in self.pdf.pages]

    @cached_property
    def document(self) -> Node:
        """The root of the structure tree."""
        return self._node(self.pdf.Root.StructTreeRoot.K)

    def faults(self) -> list[str]:
        """What keeps somebody who hears the file from understanding it."""
        found = [
            f"page {number}: „{text}“ stands in no tag"
            for number, page in enumerate(self.pages, 1)
            for content, text in page
            if content is None and text.strip()
        ]
        level = 0
        for node in self.document.walk():
            if node.role == "Figure" and not node.words.strip():
                found.append("a figure is not told in words")
            if node.role == "Link" and not (node.leads and node.heard.strip()):
                found.append("a link does not say where it leads")
            if node.role == "TH" and not node.scope:
                found.append(f"the head „{node.heard}“ does not say what it heads")
            if node.level:
                if not node.heard.strip():
                    found.append(f"an {node.role} is empty")
                if node.level > level + 1:
                    found.append(f"an {node.role} follows level {level}: „{node.heard.strip()}“")
                level = node.level
        marked = ((page, content) for page, shown in enumerate(self.pages) for content, _ in shown)
        wanted = {(page, content) for page, content in marked if content is not None and content >= 0}
        found += [
            f"page {page + 1}: content {content} is in no element" for page, content in sorted(wanted - set(self.used))
        ]
        return found + [f"content {place} is read twice" for place, count in self.used.items() if count > 1]

    def _node(self, element: pikepdf.Object, page: Any = None) -> Node:
        page = element.get("/Pg", page)
        attributes: Any = element.get("/A", {})
        node = Node(str(element.S)[1:], words=str(element.get("/Alt", "")), scope=str(attributes.get("/Scope", ""))[1:])
        kids = element.get("/K", pikepdf.Array())
        for kid in kids if isinstance(kids, pikepdf.Array) else [kids]:
            if isinstance(kid, int):
                node.text += self._text(page, kid)
            elif kid.get("/Type") == "/MCR":
                node.text += self._text(kid.get("/Pg", page), int(kid.MCID))
            elif kid.get("/Type") == "/OBJR":
                node.leads = str(kid.Obj.get("/Contents", ""))
                assert kid.Obj.Dest[0].Type == "/Page"
            else:
                node.children.append(self._node(kid, page))
        return node

    def _text(self, page: Any, content: int) -> str:
        number = self._numbers[page.objgen]
        self.used[number, content] += 1
        return "".join(text for place, text in self.pages[number] if place == content)

    @cached_property
    def _numbers(self) -> dict[tuple[int, int], int]:
        return {page.obj.objgen: number for number, page in enumerate(self.pdf.pages)}

    def _shown(self, page: pikepdf.Page) -> Iterator[Shown]:
        fonts = {name: _letters(font) for name, font in page.resources.Font.items()}
        stack: list[tuple[int | None, str | None]] = []
        font = ""
        for instruction in pikepdf.parse_content_stream(page):
            operands: Any = instruction.operands
            match str(instruction.operator):
                case "BMC":
                    stack.append((_ARTIFACT if str(operands[0]) == "/Artifact" else None, None))
                case "BDC":
                    properties = operands[1]
                    spelled = properties.get("/ActualText")
                    content = int(properties.MCID) if "/MCID" in properties else None
                    stack.append((content, None if spelled is None else str(spelled)))
                case "EMC":
                    content, said = stack.pop()
                    if said is not None:
                        yield Shown(content, said)
                case "Tf":
                    font = str(operands[0])
                case "Do" if not stack:
                    yield Shown(None, "a picture")
                case name if name in _SHOWS:
                    places = [content for content, _ in stack if content is not None]
                    if not any(spelled is not None for _, spelled in stack):
                        yield Shown(places[-1] if places else None, _decoded(operands[-1], fonts[font]))
        assert not stack


def _letters(font: pikepdf.Object) -> dict[int, str]:
    """What the codes of a font mean."""
    pairs = _PAIR.findall(font.ToUnicode.read_bytes().decode("ascii"))
    return {int(code, 16): bytes.fromhex(text).decode("utf-16-be") for code, text in pairs if len(text) >= 4}


def _decoded(operand: Any, letters: dict[int, str]) -> str:
    parts = operand if isinstance(operand, pikepdf.Array) else [operand]
    return "".join(letters[code] for part in parts if isinstance(part, pikepdf.String) for code in bytes(part))
