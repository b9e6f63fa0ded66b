"""House rules are read: the line that names each changed rule, and every sentence of a booklet that follows it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace

import pytest
from tests.examples.test_every_parameter import PLAYED_WITH
from tests.products.told import FIXED, GAMES, HOUSE_PAGE, RULES, driven, left_over, paragraphs, rules_text, told, usual
from tests.support import WORKSHOP

from kartenwerk.catalog import HouseRules
from kartenwerk.catalog.game import Value
from kartenwerk.play.examples.showcase import showcase_of
from kartenwerk.products.booklet.game import booklet_text
from kartenwerk.products.booklet.practice import read_practice
from kartenwerk.text.literal import plain

COUNTED = "Karten|Punkte|Augen|Spiele|Runden|Marken|Stiche|Blätter|Steine|Zählsteine|Einheiten"
JOINS = "sobald|weil|obwohl|falls|sodass|solange|nachdem"
BEFORE_A_CLAUSE = "und|oder|auch|erst|nur|schon|selbst|aber|immer|denn|außer|genau|gerade|besonders|nämlich"
ORDINALS = "zweite|dritte|vierte|fünfte|sechste|siebte|achte|neunte|zehnte"
CASES = "Spiel|Runde|Hand|Partie|Mal|Coup|Blatt|Stich"
FAULTS: Mapping[str, str] = {
    "doubled punctuation": r"[,;:]\s?[,;:.!?]|[^.…]\.\.(?!\.)|[!?]\.|\(\)|\( | \)",
    "a blank before a stop": r"\w [,.;!?](?!\w)",
    "a code of the program": r"\b(None|True|False|nan)\b|[{}]",
    "one of many": rf"(?<![\d,.–-])(?<!noch )\b(?:1|[Ee]ine?[mnr]?) (?:{COUNTED})\b",
    "none as a number": rf"(?<![\d,.–-])\b0 (?:{COUNTED})\b|[,:] null[.°]",
    "no comma before a clause": rf"(?<![,;:.!?–(„“*|-]) \b(?:{JOINS})\b ",
    "a nominative after a verb": r"\b(?:einen|den) (?:\w+-)?(?:Bube|Knabe|Knappe|Bauer|Herr|Name|Buchstabe)\b",
    "a nominative after a dative's preposition": r"\b(?:[Nn]ach|[Mm]it|[Bb]ei|[Aa]us|[Ss]eit|[Vv]on) ein [A-ZÄÖÜ]",
    "up to one": r"\bbis zu eine[nmr]?\b",
    "one without its noun": r"\bhöchstens (?:um |aber )?eins(?= je|[.,;])",
    "a number where an article belongs": r"\beins [A-ZÄÖÜ]\w+en\b",
    "a word twice": r"\b([a-zäöüß]{3,}) \1\b",
    "a singular of many": r"\b(?:zwei|drei|vier|alle|beide) Daus\b",
    "half of what it depends on": r"\bkommt (?:es )?nicht (?:nur )?darauf an[^.]*\bsondern (?!(?:auch )?darauf\b)",
    "half of neither and nor": r"\bweder\b(?![^.!?]*\bnoch\b)",
    "no blank after a stop": r"[a-zäöüß)](?<!\bz)[.!?]\*{0,2}[A-ZÄÖÜ]",
    "an entry of a list in a line": r"[\w%°)“][.!?:]\*{0,2}\d+\. \*{0,2}[A-ZÄÖÜ„]",
    "a chance of cases": r"von 100 Fällen",
    "a chance in percent": r"\d\s?%|\bProzentpunkt|\d Prozent\b",
    "a chance as one of so many": rf"\b[Jj]ede[smrn]? (?:{ORDINALS})\w* (?:{CASES})\b"
    rf"|\b(?:zwei von drei|drei von vier) (?:{CASES})|\bWahrscheinlichkeit\b",
    "a small letter after a stop": r"[a-zäöüß)](?<!\bz\. B)[.!?]\*{0,2} +\*{0,2}[a-zäöü]\w+ ",
}


def faults(text: str) -> list[str]:
    """What is wrong in a text: the fault and the words around it."""
    found = []
    for name, pattern in FAULTS.items():
        for match in re.finditer(pattern, text):
            around = text[max(0, match.start() - 40) : match.end() + 30]
            before = re.search(r"(\w+)\W*$", text[: match.start()])
            if name == "no comma before a clause" and before and re.fullmatch(BEFORE_A_CLAUSE, before[1].lower()):
                continue
            found.append(f"{name}: …{around}…")
    return found


@pytest.mark.parametrize("game", RULES)
def test_the_line_of_a_house_rule_is_read(game: str) -> None:
    """A rule is named, then what is played, then what is played elsewhere; nobody is told of a source."""
    for key, value in RULES[game]:
        page = told(game, key, value).partition("# Hausregeln")[2].partition("\n# ")[0]
        assert "Vorlage" not in page, (key, value)
        lines = [*map(plain, re.findall(r"^- (.*)$", page, re.MULTILINE))]
        assert len(lines) == 1 + moved_along(game, key), (key, value)
        for line in lines:
            label, played, else_ = re.fullmatch(r"\*(.+):\* (.+) \(sonst: (.+)\)\.", line).groups()  # type: ignore[union-attr]
            assert not re.search(r"[,;:.]$|\(0", label), f"a label is no half of a sentence: {line}"
            assert ":" not in label + played + else_, f"two colons in a line: {line}"
            assert played != else_, line
            assert faults(line) == [], line


def switched_on(game: str, key: str) -> tuple[str, Value] | tuple[()]:
    """The rule that comes along with that one, as it needs it and it is off by default, and its value."""
    rules = WORKSHOP.catalog.game(game).rules
    needed = rules[key].needs
    return (needed, rules[needed].switched_on()) if needed and not rules[needed].is_on(rules[needed].default) else ()


def moved_along(game: str, key: str) -> int:
    """How many rules go along with that one, as they have to stay below or above it, or as it needs them."""
    beside = [id for id, rule in WORKSHOP.catalog.game(game).rules.items() if key in (rule.below, rule.above)]
    return len(beside) + bool(switched_on(game, key)) + sum(moved_along(game, id) for id in beside)


OF_RULES_ALONE = {"burner_holdem": ("blinds",)}
"""Values that examples work out of the rules without a game: texts may use them in place of a parameter."""


@pytest.mark.parametrize("game", RULES)
def test_the_booklet_says_what_the_table_plays(game: str) -> None:
    """The examples are those of the usual rules, and the page of house rules is cut: the text itself must tell."""
    for key, value in RULES[game]:
        if HOUSE_PAGE.sub("", told(game, key, value)) == told(game):
            session = replace(WORKSHOP.session(game, None, ()), house=HouseRules(changes={key: value}))
            shown = showcase_of(session.game).shown(session)
            of_rules = {name: shown[name] for name in OF_RULES_ALONE.get(game, ())}
            values = {**usual(game), "r": session.values, **of_rules}
            idle = (game, key) in PLAYED_WITH  # it says nothing until another rule is on
            assert idle or plain(booklet_text(WORKSHOP, game, values)) != told(game), (key, value)


@pytest.mark.parametrize("game", GAMES)
def test_every_sentence_of_the_usual_rules_is_read(game: str) -> None:
    assert [fault for text in paragraphs(told(game)) for fault in faults(text)] == []


@pytest.mark.parametrize("game", RULES)
def test_every_sentence_that_follows_a_rule_is_read(game: str) -> None:
    read = set(paragraphs(told(game)))
    found = []
    for key, value in RULES[game]:
        new = [text for text in paragraphs(told(game, key, value)) if text not in read]
        found += [f"{key}={value}: {fault}" for text in new for fault in faults(text)]
        read |= {*new}
    assert found == []


ONLY_ONE = [(game, *rule) for game, rules in RULES.items() for rule in rules if rule[1] is not True and rule[1] == 1]
"""Rules by which there is one of something: then words change most."""


@pytest.mark.parametrize(("game", "key", "value"), ONLY_ONE)
def test_the_practice_deal_is_read_where_there_is_one_of_something(game: str, key: str, value: Value) -> None:
    session = replace(WORKSHOP.session(game, None, ()), house=HouseRules(changes={key: value}))
    text = read_practice(WORKSHOP, session).text
    assert [fault for each in paragraphs(text) for fault in faults(each)] == []


@pytest.mark.parametrize("deck", WORKSHOP.catalog.deck_ids)
def test_the_chapter_of_a_deck_is_read(deck: str) -> None:
    """It speaks of the cards, never of where the rules were found."""
    values = {"deck": WORKSHOP.catalog.deck(deck), "spiele": []}
    text = WORKSHOP.templates.render(f"decks/{deck}/text.md.j2", values)
    assert "Vorlage" not in text and "Offene Stelle" not in text
    assert [fault for each in paragraphs(text) for fault in faults(each)] == []


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("Passen alle,: zahlt jeder.", "doubled punctuation"),
        ("Das sind 1 Karten.", "one of many"),
        ("Ja, sobald sie 0 Punkte zählen.", "none as a number"),
        ("In eurer Runde ja, null.", "none as a number"),
        ("Das dürft ihr sobald ihr ausgelegt habt.", "no comma before a clause"),
        ("Anna legt einen Bube.", "a nominative after a verb"),
        ("Nach ein Leben ist Schluss.", "a nominative after a dative's preposition"),
        ("Diesmal dürft ihr bis zu einen Zählstein einsetzen.", "up to one"),
        ("Nun muss Cleo eins Karten ziehen.", "a number where an article belongs"),
        ("Er legt die die Karte hin.", "a word twice"),
        ("Bert hat drei Daus.", "a singular of many"),
        ("Es kommt nicht darauf an, was ihr legt, sondern was bleibt.", "half of what it depends on"),
        ("Ihr setzt mehr, höchstens aber eins.", "one without its noun"),
        ("Ihr dürft weder anlegen.", "half of neither and nor"),
        ("Das gilt.Und dann nicht mehr.", "no blank after a stop"),
        ("Das heißt ein *Schlag.*Und dann nicht mehr.", "no blank after a stop"),
        ("Davon bleibt ein Teil.2. Setzt nie auf alles.", "an entry of a list in a line"),
        ("Re gewinnt 12,5 % der Spiele.", "a chance in percent"),
        ("Re gewinnt jedes vierte Spiel.", "a chance as one of so many"),
        ("Re gewinnt drei von vier Spielen.", "a chance as one of so many"),
        ("Das gilt. und dann nicht mehr.", "a small letter after a stop"),
        ("Das kostet None.", "a code of the program"),
        ("Das gilt , wenn es passt.", "a blank before a stop"),
    ],
)
def test_each_fault_is_found(text: str, fault: str) -> None:
    assert [found.partition(":")[0] for found in faults(text)] == [fault]


# --- sentences that a rule makes untrue -----------------------------------------------------------------------

UNTRUE = [
    ("wolfsjagd", "sigl_auf_sigl", True, "Nur ein anderer Sigl darf auch darauf", True),
    ("mau_mau", "herzkoenig", "farbe", "diese Farbe haben oder ein Bube sein.", True),
    ("mau_mau", "herzkoenig", "beides", "nur ein Bube passt trotzdem", True),
    ("gin_romme", "klopf_limit", 0, "bis fast nichts übrig bleibt", False),
    ("gin_romme", "klopf_limit", 0, "Der andere darf seine übrigen Karten an eure legen", False),
    ("gin_romme", "klopf_limit", 0, "Wer weniger Luschenpunkte hat, bekommt den Unterschied", False),
    ("gin_romme", "klopf_limit", 0, "| Unterschnitt |", False),
    ("gin_romme", "klopf_limit", 0, "*Unterschnitt:*", False),
    ("gin_romme", "klopf_limit", 0, "Du darfst auf weniger Luschen warten", False),
    ("gin_romme", "klopf_limit", 0, "Der andere legt an\n", False),
    ("bauer_und_jarl", "freiwillig_passen", False, "Nur wer auslegt, darf nie passen", False),
    ("fuenf_karten_boltan", "max_schlaege1", 1, "Sie heißen der Reihe nach", False),
    ("schwimmen", "leben", 1, "Streichhölzer, Münzen", False),
    ("burner_holdem", "rangfolge", "seltenheit", "Verlasst euch nicht auf ein Paar", False),
]
"""A rule, words of the booklet, and whether they stand there where a table plays by it."""


@pytest.mark.parametrize(("game", "key", "value", "words", "stands"), UNTRUE)
def test_no_sentence_is_untrue_by_a_house_rule(game: str, key: str, value: Value, words: str, stands: bool) -> None:
    assert (words in told(game, key, value)) == stands
    assert (words in told(game)) != stands


OTHER_COUNT = {
    "bakkarat": "counted by the table's own rules",
    "einundfuenfzig_tot": "counted by the table's own values, with the limit named",
    "mogeln": "for the table's own packs",
}
"""Games whose advice says otherwise by which rules its figures were found."""


@pytest.mark.parametrize("game", [game for game in GAMES if game not in OTHER_COUNT])
def test_advice_tells_by_which_rules_its_figures_were_found(game: str) -> None:
    advice = told(game).partition("# So spielt man gut")[2].partition("\n# ")[0]
    assert re.search(r"(üblichen|unveränderten) Regeln", advice)


# --- no paragraph keeps a value that is not in force ----------------------------------------------------------


@pytest.mark.parametrize("game", RULES)
def test_no_paragraph_keeps_a_value_that_is_not_in_force(game: str) -> None:
    for key, value in RULES[game]:
        if type(value) is int:
            usually = rules_text(told(game, *switched_on(game, key)))
            left = left_over(usually, rules_text(told(game, key, value)))
            kept = [text for text in left if text not in driven(game) and not text.startswith(FIXED)]
            assert kept == [], (key, value)


def test_a_paragraph_that_keeps_a_value_is_found() -> None:
    assert left_over(["Gebt fünf Karten.", "Mit fünf Karten"], ["Gebt sechs Karten.", "Mit fünf Karten"])
