"""Findings, and the rules that they come from."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from kartenwerk.base.message import Message, _, join

if TYPE_CHECKING:
    from kartenwerk.printing.preflight.content import Content
    from kartenwerk.printing.preflight.document import Document


_MOST = 5_000  # faults against one rule that are reported


class Fault(NamedTuple):
    """What a rule found, and where. Pages count from 1; None stands for the file as a whole."""

    page: int | None
    object: str
    message: Message


class Flaw(NamedTuple):
    """What a rule found in a content stream; it becomes a fault on every page where the stream is drawn."""

    object: str
    message: Message


FileCheck: TypeAlias = Callable[["Document"], Iterator[Fault]]
ContentCheck: TypeAlias = Callable[["Content", "Document"], Iterator[Flaw]]


@dataclass(frozen=True)
class Rule:
    """A numbered rule. It looks at the file as a whole, at each content stream, or at both.

    `mend` explains to the user how to mend what it finds.
    """

    number: int
    name: str
    mend: str
    in_file: FileCheck | None = None
    in_content: ContentCheck | None = None

    @property
    def title(self) -> Message:
        return join(" ", (str(self.number), self.name))

    def faults(self, document: Document) -> Iterator[Fault]:
        """Everything that breaks the rule, page by page. A stream is looked at once, however often it is drawn."""
        if self.in_file:
            yield from self.in_file(document)
        if self.in_content:
            drawn = document.drawn
            faults = (
                Fault(page, *flaw)
                for content in drawn
                for flaw in dict.fromkeys(self.in_content(content, document))
                for page in drawn[content]
            )
            yield from sorted(_first(faults), key=lambda fault: fault.page or 0)


class Finding(NamedTuple):
    """A fault as the user sees it, with its rule ("12 fonts") and how to mend it."""

    rule: str
    page: int | None
    object: str
    message: Message
    mend: str


def findings_of(rule: Rule, document: Document) -> Iterator[Finding]:
    """The rule's findings, each once, and at most some thousand of them."""
    faults = _first(rule.faults(document))
    for fault in faults:
        where = fault.object if isinstance(fault.object, Message) else Message(fault.object)
        yield Finding(
            rule.title, fault.page, where.with_texts(_printable), fault.message.with_texts(_printable), rule.mend
        )
    if len(faults) == _MOST:
        yield Finding(
            rule.title, None, _("file"), _("there may be more than these {most:,} faults", most=_MOST), rule.mend
        )


def _first(faults: Iterable[Fault]) -> dict[Fault, None]:
    """Faults, each once; only the first of very many."""
    found: dict[Fault, None] = {}
    for fault in faults:
        found[fault] = None
        if len(found) == _MOST:
            break
    return found


def within(what: str, label: str) -> Message:
    """Where a fault lies: something in the page, or in a form of that label."""
    return _("{what} in {where}", what=what, where=label)


def _printable(text: str) -> str:
    """Text with names of a file from elsewhere, without characters that would steer a terminal."""
    return "".join(sign if sign.isprintable() else "\ufffd" for sign in text)
