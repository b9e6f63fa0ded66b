"""Sentences that state a frequency, a mean or a piece of advice bear the mark of their claim; templates are read raw,
so that the branches of all house rules are seen."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from kartenwerk.play.games import GAME_IDS

TEMPLATES = Path(__file__).parents[2] / "templates" / "games"
STATES = re.compile(
    r"%|prozent\(|\b(?:meist(?:ens)?|selten(?:er)?|oft|öfter|im (?:Schnitt|Mittel)|durchschnittlich\w*|fast immer"
    r"|häufig\w*|wahrscheinlich\w*)\b",
    re.IGNORECASE,
)
"""A word or filter of a sentence about chances."""

MARK = "⟦⟧"
END = re.compile("|".join(rf"(?<=[.!?]{after})\s+(?!{MARK})" for after in ("", "“", *(MARK * n for n in (1, 2, 3)))))
"""Between two sentences; up to three marks belong to the sentence before."""

SHOWN = "→"
"""Before what a table or a picture shows: it belongs to the sentence that announces it."""


NO_STATISTICS: dict[str, dict[str, str]] = {
    "anagramm_poker": {
        "Sind alle {{ oft": "a number of times: a rule",
        "Je seltener ein Zeichen": "how the cards were given their points: a rule",
        "*Vollschrift:*": "what a script is",
    },
    "bakkarat": {"Rot: Banco zieht eine dritte Karte.": "what the house keeps of a win: a rule"},
    "donnerwetter": {
        "`Summe` Oder sie nimmt mehrere": "as often as possible: a rule",
        "Passt danach noch ein Paar": "as often as possible: a rule",
        "Sie nimmt eine gleich hohe": "as often as possible: a rule",
    },
    "wallachen": {
        "Der Betrag wird so oft verdoppelt": "once for each call: a rule",
    },
}
"""By game, how sentences begin that state nothing to be proven, and why not."""

ADVISES = re.compile(
    r"\b(?:hof(?:f(?:e?n|t)|ften?)|am (?:besten|liebsten|ehesten|meisten|wenigsten)|bessere?[nrs]?|schlechter\w*"
    r"|(?:beste|höchste|niedrigste|kleinste|größte|teuerste|billigste|einzige)[nrsm]?|klüger|lieber|lohnt|riskiert"
    r"|gefährlich|sicher(?:er|ste\w*)?|Chance\w*|Aussicht|hätte|wäre|könnte|von 100)\b"
)
"""A word of a sentence that advises, compares, names the best or worst, or says what somebody hopes or might have."""

COMPUTED = re.compile(r"\.price\b|\.prospect\b|m\.anteil\(")
"""Values of a practice deal that are counted from what a seat sees: they prove what they print."""

NO_ADVICE = (
    "Die Siege von 100, die wir unten nennen",  # how figures are meant
    "Daneben steht bei jedem Zug",  # the same
    "Wer spielt wie die drei anderen",  # a quarter of the games, as they are four
)
"""How sentences begin that have such a word and advise nothing, and why."""

GAMES = list(GAME_IDS)


class Block(NamedTuple):
    """A paragraph or an entry of a list with its marks, and the heading it stands under.

    What a table or a picture shows belongs to the block before it.
    """

    heading: str
    text: str

    @property
    def sentences(self) -> list[str]:
        return [sentence for sentence in END.split(self.text) if sentence]


def marked(template: str) -> str:
    """The text without comments, macros and statements; every expression with a claim or a proof is a mark."""
    template = re.sub(r"{#.*?#}|{{ aufgabenteil }}", "", template, flags=re.DOTALL)  # problems are proved one by one
    claiming = "|".join(
        re.findall(r"{% macro (\w+)\([^%]*?%}(?:(?!{%-? endmacro).)*?claim\(", template, flags=re.DOTALL)
    )
    names = re.findall(r"{% set ([\w, ]+) = [^%]*claim\(", template)
    held = "|".join(name for group in names for name in group.split(", "))

    def read(found: re.Match[str]) -> str:
        proven = "claim(" in found[0] or "beleg" in found[0]
        claims = proven or any(names and re.search(rf"\b(?:{names})\b", found[0]) for names in (held, claiming))
        return MARK if claims else found[0]

    return re.sub(r"{%.*?%}", " ", re.sub(r"{{.*?}}", read, template), flags=re.DOTALL)


ENTRY = re.compile(r"^(?:-|(?:\d+|\{\{[^}]*\}\})\.) ")
"""An entry of a list begins; the number of a tip may be counted."""


def pictured(line: str) -> str:
    """What the description of a figure says, for the line that places it."""
    found = re.match(r"::: figur (\w+)/(\w+)", line)
    path = TEMPLATES / found[1] / "figures" / f"{found[2]}.txt.j2" if found else TEMPLATES
    return marked(path.read_text(encoding="utf-8")) if path.is_file() else ""


def blocks(template: str) -> Iterator[Block]:
    """The blocks of a template in their order."""
    heading, text = "", ""
    for line in map(str.strip, marked(template).splitlines()):
        if line.startswith("|"):
            text = text.rstrip() + SHOWN + line
        elif line.startswith(":::"):
            text = text.rstrip() + SHOWN + pictured(line).replace(". ", "; ")
        elif line.startswith("#") or ENTRY.match(line) or (line and text.endswith("\n")):
            yield Block(heading, " ".join(text.split()))
            heading, text = (line, "") if line.startswith("#") else (heading, ENTRY.sub("", line))
        else:
            text += f" {line}" if line else "\n"
    yield Block(heading, " ".join(text.split()))


def unproven_in(told: Iterable[Block]) -> Iterator[str]:
    """The sentences about chances and the tips without a mark."""
    for block in told:
        if re.search("Kniff|spielt man gut", block.heading) and block.text and MARK not in block.text:
            yield block.text
        yield from (sentence for sentence in block.sentences if STATES.search(sentence) and MARK not in sentence)


def texts(game: str) -> Iterator[Block]:
    for path in sorted((TEMPLATES / game).rglob("*.md.j2")):
        yield from blocks(path.read_text(encoding="utf-8"))


def unproven(game: str) -> list[str]:
    return [*unproven_in(texts(game))]


@pytest.mark.parametrize("game", GAMES)
def test_every_sentence_about_chances_and_every_tip_is_marked(game: str) -> None:
    known = NO_STATISTICS.get(game, {})
    assert [text for text in unproven(game) if not text.startswith(tuple(known))] == []


def advising(game: str) -> list[str]:
    """The sentences of good play and of all practice deals that advise, compare or hope."""
    home = TEMPLATES / game
    told = [
        sentence
        for path in (home / "text.md.j2", home / "probespiel.md.j2", *sorted(home.glob("deals/*.md.j2")))
        for block in blocks(path.read_text(encoding="utf-8"))
        if path.stem != "text.md" or "spielt man gut" in block.heading
        for sentence in block.sentences
    ]
    return [each for each in told if ADVISES.search(each) and not COMPUTED.search(each)]


@pytest.mark.parametrize("game", GAMES)
def test_every_sentence_that_advises_compares_or_hopes_is_bound(game: str) -> None:
    free = [each for each in advising(game) if MARK not in each]
    assert [each for each in free if not each.startswith(NO_ADVICE)] == []


def test_every_sentence_that_advises_nothing_still_stands() -> None:
    free = [each for game in GAMES for each in advising(game) if MARK not in each]
    assert [begins for begins in NO_ADVICE if not any(each.startswith(begins) for each in free)] == []


def test_every_exception_still_stands_in_its_game() -> None:
    gone = [
        (game, begins)
        for game, known in NO_STATISTICS.items()
        for begins in known
        if not any(text.startswith(begins) for text in unproven(game))
    ]
    assert gone == []


@pytest.mark.parametrize(
    "sound",
    [
        'Das trifft meist zu.{{ claim("a") }} Mehr nicht.',
        '{% set a = claim("a") %}\n{% if r.x %}Es kommt in {{ (a.figure / 100) | prozent(0) }} vor.{% endif %}{{ a }}',
        'So viele passen:{{ claim("a") }}\n\n| eine | {{ teil | prozent(0) }} |',
        '## Ein Kniff\n\n1. Zählt mit.{{ claim("a") }}',
    ],
)
def test_a_mark_holds_for_its_sentence_its_table_and_its_tip(sound: str) -> None:
    assert [*unproven_in(blocks(sound))] == []


@pytest.mark.parametrize(
    "wrong",
    [
        'Das stimmt.{{ claim("a") }} Das trifft meist zu.',
        "Es kommt{% if r.x %} selten{% endif %} vor.",
        "So viele passen:\n\n| eine | {{ teil | prozent(0) }} |",
        '## Zwei Kniffe\n\n1. Zählt mit.{{ claim("a") }}\n2. Hebt Buben auf.',
    ],
)
def test_a_sentence_a_table_and_a_tip_without_a_mark_are_found(wrong: str) -> None:
    assert len([*unproven_in(blocks(wrong))]) == 1
