"""What preflight finds, in the user's language: the sentences stand in a catalogue of their own."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from typing import TYPE_CHECKING

from kartenwerk.base.data import DataRoots
from kartenwerk.base.inputs import parse_toml
from kartenwerk.cli.language import GERMAN, language
from kartenwerk.cli.translation import Translation, figures_told, told

if TYPE_CHECKING:
    from kartenwerk.printing.preflight import Finding

FILE = "rules_data/lang/de/preflight.toml"

_NUMBER = re.compile(r"-?\d[\d,]*(\.\d+)?")
_RULE = re.compile(r"(.*: )(.*) \(rule (\d+) (.*)\)", re.DOTALL)
_PAGE = re.compile(r"(.*), page (\d+)(?:, (cards?) (.*))?: ", re.DOTALL)
_FINDING = re.compile(
    r"(?P<file>.*?), page (?P<page>\d+)(?:, cards? .*?)?: (?P<message>.*) \((?P<rule>rule \d+ .*)\)", re.DOTALL
)
_VALUES = re.compile(r"\([^()]*\)|[\d.,]*\d")
"""What differs in findings of one kind: colours in brackets, and measures."""


class Sentences(Translation):
    """Sentences within which values are sentences, too, and numbers are written as the language has them."""

    def _value(self, text: str) -> str:
        return figures_told(text) if _NUMBER.fullmatch(text) else self.sentence(text)


@cache
def german(section: str) -> Sentences:
    """The sentences of a section of the German catalogue."""
    file = DataRoots.over().find(FILE)
    return Sentences({}, {}, {}, {}, {}, parse_toml(file.text(), file.name).get(section, {}))


def told_finding(finding: Finding) -> Finding:
    """The same finding as it is told to the user."""
    if language() != GERMAN:
        return finding
    number, _, name = finding.rule.partition(" ")
    return finding._replace(
        rule=f"{number} {german('rules').sentence(name)}",
        object=german("objects").sentence(finding.object),
        message=german("messages").sentence(finding.message),
        mend=german("mend").sentence(finding.mend),
    )


def told_complaint(complaint: str) -> str:
    """The same for a finding as a build tells it: the file, its page, the fault, and the rule in brackets."""
    found = _RULE.fullmatch(complaint) if language() == GERMAN else None
    if not found:
        return complaint
    where, message, number, name = found.groups()
    if page := _PAGE.fullmatch(where):
        file, number_of_page, kind, cards = page.groups()
        shown = f", {'Karte' if kind == 'card' else 'Karten'} {cards.replace(' to ', ' bis ')}" if kind else ""
        where = f"{file}, Seite {number_of_page}{shown}: "
    return f"{where}{german('messages').sentence(message)} (Regel {number} {german('rules').sentence(name)})"


def told_complaints(complaints: Sequence[str]) -> Iterator[str]:
    """A sentence for each kind of finding in a file: the first, how many there are, and on how many pages."""
    kinds: dict[tuple[str, ...], list[tuple[str, str]]] = {}
    for complaint in complaints:
        found = _FINDING.fullmatch(complaint)
        kind = (found["file"], _VALUES.sub("", found["message"]), found["rule"]) if found else (complaint,)
        kinds.setdefault(kind, []).append((complaint, found["page"] if found else ""))
    for alike in kinds.values():
        first, count, pages = told_complaint(alike[0][0]), len(alike), len({page for _, page in alike})
        if count == 1:
            yield first
        elif pages == 1:
            yield f"{first}; {told('{0} such on this page', count)}"
        else:
            yield f"{first}; {told('{0} such on {1} pages', count, pages)}"
