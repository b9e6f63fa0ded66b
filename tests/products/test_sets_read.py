"""Named sets of rules are read: booklet, short rules, reference card, glossary and pad of each, for what is not so."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from functools import cache

import pytest
from tests.products.test_consistency import PARTS, written
from tests.products.test_house_rules_read import faults
from tests.products.told import paragraphs, told, told_at, usual
from tests.support import WORKSHOP

from kartenwerk.catalog.claims import ClaimMark
from kartenwerk.play.engine.session import Session
from kartenwerk.play.games import GAME_IDS
from kartenwerk.products.booklet.game import booklet_text, booklet_values, game_manuscript
from kartenwerk.products.booklet.practice import read_practice
from kartenwerk.products.kits.game_order import GameOrder
from kartenwerk.text.literal import plain

SETS = [(game, id) for game in GAME_IDS for id in WORKSHOP.catalog.game(game).variants]
EACH = pytest.mark.parametrize(("game", "id"), SETS)


def session_of(game: str, id: str) -> Session:
    return GameOrder(game, variant=id).session(WORKSHOP)


ITS_OWN = ("bakkarat", "doppelkopf")
"""Games whose sentences follow from what their examples count."""


@cache
def told_by(game: str, id: str) -> str:
    """The booklet at a table that plays the set; the examples are those of the usual rules, which cost nothing more."""
    session = session_of(game, id)
    if game in ITS_OWN:
        return booklet_text(WORKSHOP, game, booklet_values(WORKSHOP, session))
    return told_at(session)


@EACH
def test_every_sentence_that_follows_a_set_is_read(game: str, id: str) -> None:
    session = session_of(game, id)
    parts = "\n\n".join(written(session, part, usual(game)) for part in PARTS if part != "pad")
    read = {*paragraphs(told(game))}
    new = [text for text in (*paragraphs(told_by(game, id)), *paragraphs(parts)) if text not in read]
    assert [fault for text in new for fault in faults(text)] == []


@EACH
def test_cover_and_pad_have_the_name_of_the_set(game: str, id: str) -> None:
    session = session_of(game, id)
    name = session.data.variants[id].name
    assert session.house.name == name
    assert name in written(session, "pad", usual(game))
    assert f"**{name}.**" in told_by(game, id)


@pytest.mark.parametrize(
    ("game", "id"), [each for place, each in enumerate(SETS) if place % 4 == 0 or each == ("bakkarat", "chemin")]
)
def test_a_practice_deal_that_does_not_show_the_set_says_so(game: str, id: str) -> None:
    session = session_of(game, id)
    practice = read_practice(WORKSHOP, session)
    assert practice.variant in ("", id) and not (practice.variant and practice.values["ohne_hausregeln"])
    told_so = f"die unveränderten Regeln, nicht „{session.data.variants[id].name}“"
    assert (told_so in practice.text) == practice.values["ohne_hausregeln"]
    assert "eure Hausregeln" not in practice.text


@pytest.mark.slow
@EACH
def test_the_booklet_of_a_set_is_read_with_its_own_examples(game: str, id: str) -> None:
    session = session_of(game, id)
    text = booklet_text(WORKSHOP, game, booklet_values(WORKSHOP, session))
    assert [fault for each in paragraphs(text) for fault in faults(each)] == []
    assert game_manuscript(WORKSHOP, session).line.endswith(f"{session.house.name}.")


# --- figures ----------------------------------------------------------------------------------------------------

COUNTED_BY_THE_SET = [
    ("bakkarat", "sechs_halb"),
    ("bakkarat", "chemin"),
    ("einundfuenfzig_tot", "zehner_plus_minus"),
    ("mau_mau", "punkte"),
]
"""The sets whose sentences have figures of their own."""


def replayed(game: str, id: str) -> bool:
    """Whether claims of the game were found again by the set."""
    return any(id in claim.by or id in claim.also for claim in WORKSHOP.catalog.game(game).claims.values())


SAYS_BY_WHAT = re.compile(r"nach den unveränderten Regeln|mit einem Blatt ohne Joker|tot ab 51")
GOOD_PLAY = re.compile(r"^# So spielt man gut$(.*?)(?=^# )", re.MULTILINE | re.DOTALL)


def advice(text: str) -> str:
    found = GOOD_PLAY.search(text)
    assert found
    return found[1]


@EACH
def test_a_figure_is_the_sets_own_or_says_by_which_rules_it_was_found(game: str, id: str) -> None:
    own, found = advice(told_by(game, id)), advice(told(game))
    if (game, id) in COUNTED_BY_THE_SET:
        assert {*re.findall(r"\d+(?:,\d+)?", own)} != {*re.findall(r"\d+(?:,\d+)?", found)}
    elif replayed(game, id):
        name = WORKSHOP.catalog.game(game).variants[id].name
        assert f"nach den Regeln von „{name}“" in own or re.search(r"eure Regeln", own, re.IGNORECASE)
        assert not SAYS_BY_WHAT.search(own)
    else:
        assert SAYS_BY_WHAT.search(own)


@dataclass(frozen=True)
class NamedMark(ClaimMark):
    """The mark of a claim that prints its id, where others print nothing."""

    id: str

    def __str__(self) -> str:
        return f"⟦{self.id}⟧"


@pytest.mark.parametrize(("game", "id"), [each for each in SETS if replayed(*each)])
def test_no_tip_has_a_figure_of_the_usual_rules_beside_those_of_a_set(game: str, id: str) -> None:
    session = session_of(game, id)
    claims = session.data.claims

    def mark(name: str) -> ClaimMark:
        found = session.data.claim(name, session.values)
        return NamedMark(found.figure, found.cases, name)

    of_table = {"r": session.values, "house": session.house, "abweichungen": (), "claim": mark}
    marked = re.findall(r"⟦(\w+)⟧", plain(advice(booklet_text(WORKSHOP, game, {**usual(game), **of_table}))))
    sets = {name: {*claims[name].by, *claims[name].also} for name in marked}
    found_again = {name for name in marked if sets[name] or claims[name].method == "simulation"}
    assert found_again and {name for name in found_again if id not in sets[name]} == set()


# --- sentences that a set makes untrue ------------------------------------------------------------------------

UNTRUE = [
    ("anagramm_poker", "einzeln", "Auf manchen Karten stehen mehrere Buchstaben", False),
    ("anagramm_poker", "einzeln", "SCH-U-H sind drei Karten", False),
    ("bakkarat", "sechs_halb", "**Setzt auf Banco.**", False),
    ("bakkarat", "sechs_halb", "Auf Banco gewinnt ihr mit 20 Marken nur 19", False),
    ("bakkarat", "chemin", "Setzt nie auf Unentschieden", False),
    ("bauer_und_jarl", "zwang", "Nur wer auslegt, darf nie passen", False),
    ("bauer_und_jarl", "kein_zurueck", "darfst du wieder mitgehen", False),
    ("burner_holdem", "selten", "Verlasst euch nicht auf ein Paar", False),
    ("donnerwetter", "neue_mitte", "Die Mitte bleibt, wie sie ist", False),
    ("donnerwetter", "ketten", "zählt für niemanden", False),
    ("doppelkopf", "turnier", "Schneider, unter 60", False),
    ("doppelkopf", "turnier", "gefallen sind, ist alles klar", False),
    ("doppelkopf", "vierzig_karten", "Nach zwölf Stichen ist das Spiel zu Ende", False),
    ("einundfuenfzig_tot", "zehner_plus_minus", "nach einer Acht *setzt* der Nächste aber *aus.*", True),
    ("fuenf_karten_boltan", "turnier", "Eine Wettrunde hat höchstens vier Schläge", False),
    ("fuenf_karten_boltan", "turnier", "Dann hat jeder dreimal gegeben", False),
    ("gin_romme", "nur_gin", "Unterschn", False),
    ("gin_romme", "nur_gin", "*Anlegen:*", False),
    ("mau_mau", "bube_stinkt", "auch auf einen anderen Buben", False),
    ("mogeln", "gross", "Wartet auf drei", False),
    ("romme", "ohne_erstmeldung", "mit zu wenig Punkten ausgelegt", False),
    ("romme", "dreissig", "mindestens *40 Punkte*", False),
    ("schwimmen", "feuer", "Legt jemand 31 auf", False),
    ("siebzehn_und_vier", "zwei_asse", "Zwei Asse sind also schon zu viel", False),
    ("siebzehn_und_vier", "gebunden", "was ihr dabei für ein Gesicht macht", False),
    ("siebzehn_und_vier", "gebunden", "denn die Bank soll es nicht merken", False),
    ("wallachen", "ruhig", "*Doppeln:*", False),
    ("wallachen", "stock", "*muss* die Vorhand spielen", False),
    ("watten", "elf", "Ab zwölf Punkten", False),
    ("watten", "elf", "Ab neun Punkten ist eine Partei *gespannt.*", True),
    ("wolfsjagd", "sigl_frei", "Nur ein anderer Sigl darf auch darauf", True),
]
"""A set, words of the booklet, and whether they stand there where a table plays it; a practice deal is left out."""

PRACTICE = re.compile(r"^# Ein Probespiel zum Mitspielen$.*?(?=^# )", re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize(("game", "id", "words", "stands"), UNTRUE)
def test_no_sentence_is_untrue_by_a_set(game: str, id: str, words: str, stands: bool) -> None:
    assert (words in PRACTICE.sub("", told_by(game, id))) == stands
    assert (words in PRACTICE.sub("", told(game))) != stands


@pytest.mark.parametrize(
    ("game", "id", "part", "words"), [("schwimmen", "feuer", "short", "Mit 31 oder mehr legt ihr auf")]
)
def test_short_rules_follow_the_set(game: str, id: str, part: str, words: str) -> None:
    assert words in written(session_of(game, id), part, usual(game))
    assert words not in written(
        replace(session_of(game, id), house=WORKSHOP.session(game, None, ()).house), part, usual(game)
    )
