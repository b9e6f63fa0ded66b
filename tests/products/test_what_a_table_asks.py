"""What a table asks after the first deal: every booklet answers it in a sentence that is looked for here."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace

import pytest
from tests.products.told import GAMES, paragraphs, told
from tests.support import WORKSHOP

from kartenwerk.catalog import HouseRules
from kartenwerk.catalog.game import Value
from kartenwerk.products.booklet.game import booklet_text, booklet_values
from kartenwerk.text.literal import plain

QUESTIONS: Mapping[str, str] = {
    "how to learn it": r"Lest bis [^.]+\.",
    "where to look things up": r"steht (noch einmal )?in den Kurzregeln am Ende[.;]",
    "who deals next": r"(Danach|Nach ihm|Nach jede[rm] \w+|In jeder weiteren Runde|Später) (gibt|gebt|wechselt) [^.]+",
    "which way round": r"\b(im|gegen den) Uhrzeigersinn\b|\blinke[rn]? Nachbar",
    "when it ends": r"Partie (hat|dauert) [^.]+\.|Wie viele (Runden ihr spielt|es werden), macht ihr vorher aus\.",
    "who wins": r"([Gg]ewonnen hat|[Ee]s gewinnt|gewinnt|gewinnen|Sieger ist|hat gewonnen)\b[^.]*\.",
    "what a tie does": r"[Hh]aben (dann |am Ende )?(mehrere|beide) (gleich (viele?|wenige?)|so viele)\b[^.]*\.",
    "what a misdeal does": r"Hat er sich verzählt[^.]+\."
    r"|Der (Geber|Dealer|Bankhalter) hat (sich verzählt|falsch gegeben)[^.]*\.\W*(Er|Jeder) [^.]+\.",
    "what a move out of turn does": r"Wer [^.]*, (ohne an der Reihe zu sein|bevor er an der Reihe ist)[^.]+\."
    r"|Jemand [^.]*, ohne an der Reihe zu sein\.\W*Er [^.]+\.",
}
"""A question, and the sentence that most booklets answer it with."""

ANSWERS: Mapping[tuple[str, str], str] = {
    ("bakkarat", "who deals next"): "Er gibt, zieht ein und zahlt aus, die ganze Partie lang.",
    ("bakkarat", "which way round"): "Bis die erste Karte liegt, alle durcheinander.",
    ("bakkarat", "what a misdeal does"): "Dann gilt der Coup nicht, und jeder nimmt seinen Einsatz zurück.",
    ("bakkarat", "what a move out of turn does"): "Wer später setzt, nimmt seinen Einsatz zurück.",
    ("burner_holdem", "who deals next"): "Nach jeder Runde geht das Amt nach links weiter",
    (
        "siebzehn_und_vier",
        "who deals next",
    ): "geht sie an den linken Nachbarn weiter.",
    ("anagramm_poker", "when it ends"): "Ihr spielt zehn Runden.",
    ("bauer_und_jarl", "when it ends"): "Nach fünf Runden gewinnt, wer die meisten Punkte hat.",
    ("burner_holdem", "when it ends"): "Gewonnen hat, wer am Ende alle besitzt.",
    ("donnerwetter", "when it ends"): "Wollt ihr mehrere Spiele spielen, macht vorher aus, wie viele",
    ("fuenf_karten_boltan", "when it ends"): "Kann ihn nur noch einer zahlen oder keiner mehr, ist die Partie aus.",
    ("fuenfhundert", "when it ends"): "Hat noch keiner 500 Punkte, gebt ihr neu und zählt weiter.",
    ("gin_romme", "when it ends"): "Wer als Erster 500 hat, gewinnt die Partie.",
    ("romme", "when it ends"): "Ihr spielt so lange, bis jemand 500 oder mehr Minuspunkte hat.",
    ("schwimmen", "when it ends"): "Gewonnen hat, wer als Letzter übrig bleibt.",
    ("siebzehn_und_vier", "when it ends"): "Eine Partie ist zu Ende, wenn jeder die Bank einmal gehalten hat.",
    ("watten", "when it ends"): "Wer 15 Punkte oder mehr hat, gewinnt die Partie.",
    ("donnerwetter", "what a tie does"): "Bei Gleichstand gibt es keinen Sieger.",
    ("gin_romme", "what a tie does"): "Einen Gleichstand gibt es dabei nicht",
    ("schwimmen", "what a tie does"): "Würden die Letzten alle zugleich ausscheiden, zählt die Runde nicht",
}
"""Sentences of games that answer in words of their own."""

AT_LEAST_THREE = "which way round"
"""What two players need not ask."""


@pytest.mark.parametrize("game", GAMES)
def test_the_sign_of_our_choices_is_told_before_the_rules_use_it(game: str) -> None:
    """Among questions and variants it is told at the end of the chapter."""
    rules, sign, _ = told(game).partition("# Häufige Fragen am Tisch")[0].partition("°")
    assert not sign or rules.endswith("Ein\u00a0")


@pytest.mark.parametrize("game", GAMES)
def test_every_booklet_answers_what_a_table_asks(game: str) -> None:
    text = re.sub(r"[*\s\u00a0]+", " ", " ".join(paragraphs(told(game))).replace("*", ""))
    for question in QUESTIONS:
        if question == AT_LEAST_THREE and WORKSHOP.catalog.game(game).players == (2,):
            assert (game, question) not in ANSWERS
        elif (game, question) in ANSWERS:
            assert ANSWERS[game, question] in text, question
        else:
            assert re.search(QUESTIONS[question], text), f"nothing tells {question}"


ASKED_BLIND: Mapping[str, tuple[str, ...]] = {
    "donnerwetter": ("„Donnerwetter!“ zu rufen. Verliere ich", "Dürfen Partner einander ihre Karten verraten?"),
    "bauer_und_jarl": ("Muss der Bauer dem Jarl Karten geben?", "mit meinen letzten Karten. Wer legt aus?"),
    "wolfsjagd": ("Wie lange gilt ein Wunsch?", "Darf ich auf einen Wunsch einen Sigl legen?"),
    "burner_holdem": ("Werden die Blinds mit der Zeit höher?",),
    "anagramm_poker": ("Wie lange darf ich über mein Wort nachdenken?", "Gelten Namen, wenn sie im Wörterbuch stehen?"),
    "doppelkopf": ("Darf ich Stiche nachsehen?", "Darf ich „Re“ oder „Kontra“ ansagen?"),
    "romme": ("Darf ich umlegen, was schon auf dem Tisch liegt?",),
    "gin_romme": ("Bringt das mehr als Gin?",),
    "mau_mau": ("Muss ich vor der zweiten „Mau!“ sagen?", "Wirkt meine letzte Karte noch?"),
    "schwimmen": ("Nach dem Ersetzen liegen wieder Sieben, Acht und Neun.",),
    "sechsundsechzig": ("Und ein Ständer im letzten Spiel der Partie?", "Darf ich gewonnene Stiche ansehen?"),
    "siebzehn_und_vier": ("Wie viele Marken braucht jeder?", "Zieht die Bank offen oder verdeckt?"),
    "watten": ("Dürfen Partner sich Zeichen geben?", "die anderen bieten. Darf ich bleiben?"),
    "tarock": ("Darf ich Stufen überspringen?", "Wer darf halten?"),
    "einundfuenfzig_tot": ("Jemand hat vergessen zu ziehen.", "Jemand verrechnet sich."),
    "mogeln": ("Zwei ziehen die gleiche höchste Karte.",),
    "fuenfhundert": ("Darf ich in gewonnenen Stichen nachsehen?",),
    "bakkarat": ("Bis wann darf ich setzen?",),
    "wallachen": ("Darf ich nach dem Start noch umsteigen?", "Wie kommt der Dritte ins Reizen?"),
}
"""What people asked who had read a booklet and nothing else: the chapter of questions asks it in their words."""

OTHER = re.compile(r"\bandere[nrs]? (Spiel|Runde|Partie|Coup)\b")
"""What an example says that is not the practice deal."""

GOES_ON = {"doppelt gezählt", "abgerechnet"}
"""Examples whose deal the text before them has told of."""

CHANGED = [
    ("bakkarat", "form", "chemin"),
    ("einundfuenfzig_tot", "tafel", "b"),
    ("mau_mau", "ziehen_dann_spielen", True),
]
"""Rules that show an example of their own."""


@pytest.mark.parametrize("game", ASKED_BLIND)
def test_what_readers_could_not_find_is_asked_and_answered(game: str) -> None:
    questions = told(game).partition("# Häufige Fragen am Tisch")[2].partition("\n# ")[0]
    for words in ASKED_BLIND[game]:
        (line,) = [line for line in questions.splitlines() if words in plain(line)]
        assert re.search(r"\*\* .+[.°]", line), words


@pytest.mark.parametrize("game", GAMES)
def test_an_example_beside_the_practice_deal_says_that_it_is_another_deal(game: str) -> None:
    assert list(unmarked(told(game))) == []


@pytest.mark.parametrize(("game", "key", "value"), CHANGED)
def test_an_example_of_a_house_rule_says_so_too(game: str, key: str, value: Value) -> None:
    session = replace(WORKSHOP.session(game, None, ()), house=HouseRules(changes={key: value}))
    text = booklet_text(WORKSHOP, game, booklet_values(WORKSHOP, session))
    assert "Beispiel: " in text
    assert list(unmarked(text)) == []


def unmarked(text: str) -> Iterator[str]:
    """The labels of examples that do not tell the practice deal, and do not say so."""
    for panel in re.findall(r'^::: kasten "Beispiel: .*?^:::$', text, re.MULTILINE | re.DOTALL):
        label = panel.split('"')[1].removeprefix("Beispiel: ")
        if label not in GOES_ON and not OTHER.search(panel):
            yield label
