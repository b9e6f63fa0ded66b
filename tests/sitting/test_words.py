"""The words of the table: every game is told in English, too, and nothing is told that no game says."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
from tests.sitting.talk import tongue_of
from tests.support import WORKSHOP, session_of

from kartenwerk.play.games import GAME_IDS
from kartenwerk.table.sitting.words import TONGUES, fill, read_game_words, read_words

ENGLISH = Path(__file__).parent.parent.parent / "rules_data" / "lang" / "en"
SECTIONS = ("reasons", "remarks", "tally", "piles", "notes", "facts", "moves")


def own(id: str) -> dict[str, dict[str, str]]:
    return tomllib.loads((ENGLISH / "games" / f"{id}.toml").read_text(encoding="utf-8"))


@pytest.mark.parametrize("id", GAME_IDS)
def test_every_sentence_of_a_game_has_an_english_one_and_none_is_left_over(id: str) -> None:
    data, words = session_of(id).data, read_game_words(WORKSHOP.roots, "en", id)
    for section in SECTIONS:
        german, english = getattr(data, section), getattr(words, section)
        assert set(german) - set(english) == set(), section
        assert set(own(id).get(section, {})) - set(german) == set(), section


def test_what_several_games_say_is_said_by_two_at_least() -> None:
    shared = tomllib.loads((ENGLISH / "sentences.toml").read_text(encoding="utf-8"))
    for section, words in shared.items():
        for key in words:
            games = [
                id
                for id in GAME_IDS
                if key in getattr(session_of(id).data, section) and key not in own(id).get(section, {})
            ]
            assert len(games) > 1, (section, key, games)


@pytest.mark.parametrize("id", GAME_IDS)
def test_english_sentences_speak_of_the_same_cards_and_values_as_the_german_ones(id: str) -> None:
    data, words = session_of(id).data, read_game_words(WORKSHOP.roots, "en", id)
    spoken = re.compile(r"karten(?:\[\d+(?::)?\])?|werte(?:\[[\d:]+\])?|regeln\.\w+|wer\b")
    for section in ("reasons", "remarks"):
        for key, german in getattr(data, section).items():
            english = getattr(words, section)[key]
            places = [{*spoken.findall(" ".join(re.findall(r"\{[{%].*?[%}]\}", text)))} for text in (german, english)]
            assert places[1] <= places[0] | {"karten"}, key


def test_both_tongues_have_the_same_words() -> None:
    german, english = (read_words(WORKSHOP.roots, tongue) for tongue in ("de", "en"))
    assert set(german.say) == set(english.say)
    assert set(german.verbs) == set(english.verbs)
    places = re.compile(r"\{(\w+)\}")
    english_alone = {"number", "players"}  # German has "zu dritt"
    for key, text in german.say.items():
        assert {*places.findall(text)} >= {*places.findall(english.say[key])} - english_alone, key


def test_every_suit_and_rank_has_an_english_name() -> None:
    words = read_words(WORKSHOP.roots, "en")
    for id in GAME_IDS:
        tongue = tongue_of(session_of(id), "en")
        deck: Any = tongue.session.deck
        for suit in getattr(deck, "suits", ()):
            assert suit.id in words.suits
        for rank in getattr(deck, "ranks", ()):
            assert rank.spoken in words.ranks or not re.search("[äöü]", rank.spoken), rank.spoken


@pytest.mark.parametrize("tongue", TONGUES)
def test_verbs_of_all_moves_are_known(tongue: str) -> None:
    """A move that begins with a word and not with a card is told with its verb, or has words of its own."""
    unknown = set()
    for id in GAME_IDS:
        told = tongue_of(session_of(id), tongue)
        for seed in range(4):
            deal = told.session.play(told.session.data.players[0], seed, "random", 120)
            for step in deal.steps:
                text = str(step.move)
                if step.seat >= 0 and re.match(r"[a-zäöü]+( |\Z)", text) and "-" not in text.split()[0]:
                    known = told.verb(text) or text in told.words.parts or text.split()[0] in told.words.parts
                    unknown |= set() if known or text.split()[0] in told.words.suits else {(id, text)}
    assert unknown == set()


def test_places_are_filled_and_nothing_else_of_a_text_means_anything() -> None:
    assert fill("{who}: {points} {0} {a.b} {who!r}", who="Anna", points=3) == "Anna: 3 {0} {a.b} {who!r}"
