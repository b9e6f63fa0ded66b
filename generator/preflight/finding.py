"""What preflight says: findings, and the rules they come from."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

if TYPE_CHECKING:
    from generator.preflight.document import Document


class Fault(NamedTuple):
    """What a rule found: where, and what is wrong there. Pages count from 1; None is the file itself."""

    page: int | None
    object: str
    message: str


Check: TypeAlias = Callable[["Document"], Iterator[Fault]]


@dataclass(frozen=True)
class Rule:
    """A numbered rule; `mend` says how to put right what it finds."""

    number: int
    name: str
    mend: str
    check: Check

    @property
    def title(self) -> str:
        return f"{self.number} {self.name}"


class Finding(NamedTuple):
    """A fault as it is told, with its rule ("12 fonts") and how to mend it."""

    rule: str
    page: int | None
    object: str
    message: str
    mend: str

    def as_json(self) -> dict[str, str | int | None]:
        return self._asdict()


def findings_of(rule: Rule, document: Document) -> Iterator[Finding]:
    """The rule's findings, each told once."""
    for fault in dict.fromkeys(rule.check(document)):
        yield Finding(rule.title, fault.page, fault.object, fault.message, rule.mend)
