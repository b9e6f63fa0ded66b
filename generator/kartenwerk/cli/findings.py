"""What preflight finds, in the user's language: the sentences stand in a catalogue of their own."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING

from kartenwerk.cli.language import GERMAN, language
from kartenwerk.cli.translation import Translation, figures_told
from kartenwerk.data import DataRoots
from kartenwerk.inputs import parse_toml

if TYPE_CHECKING:
    from kartenwerk.preflight import Finding

FILE = "rules_data/lang/de/preflight.toml"

_NUMBER = re.compile(r"-?\d[\d,]*(\.\d+)?")
_RULE = re.compile(r"(.*: )(.*) \(rule (\d+) (.*)\)", re.DOTALL)
_PAGE = re.compile(r"(.*), page (\d+): ", re.DOTALL)


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
    where = _PAGE.sub(r"\1, Seite \2: ", where)
    told = german("messages").sentence(message)
    return f"{where}{told} (Regel {number} {german('rules').sentence(name)})"
