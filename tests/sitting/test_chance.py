"""What nobody decides, such as a shuffle, is said as a sentence: at the table, to whoever watches, and on a page."""

from __future__ import annotations

from typing import Any

import pytest
from tests.sitting.talk import tongue_of
from tests.support import WORKSHOP, session_of

from kartenwerk.play.engine.contract import CHANCE, Game
from kartenwerk.play.engine.deals import play_deal
from kartenwerk.play.games import GAME_IDS
from kartenwerk.products.booklet.practice import read_practice
from kartenwerk.products.web.scenes import scenes
from kartenwerk.table.sitting.words import TONGUES, read_words

LOTS = 3
"""Deals of each game that are played until something happens by chance."""

LONG = 150
"""Moves of a deal."""


def happening(id: str) -> list[Any]:
    """Moves of chance in a few deals of the game."""
    session = session_of(id)
    deals = (
        play_deal(session.game, session.values, max(session.data.players), session.deck.pack, seed, "random", LONG)
        for seed in range(LOTS)
    )
    return [step.move for deal in deals for step in deal.steps if step.seat == CHANCE]


@pytest.mark.parametrize("id", [id for id in GAME_IDS if type(session_of(id).game).chance is not Game.chance])
def test_whatever_happens_by_chance_has_a_sentence_of_its_own(id: str) -> None:
    moves = happening(id)
    assert moves
    for tongue in TONGUES:
        words, other = tongue_of(session_of(id), tongue), read_words(WORKSHOP.roots, tongue).chance[""]
        assert not [move for move in moves if words.chance(move).heading == other.heading]


def test_something_that_no_data_know_is_said_as_it_is_noted() -> None:
    words = tongue_of(session_of("watten"), "de")
    assert words.chance("würfelt 3 4").says == "Der Zufall entscheidet: würfelt 3 4."


def test_the_page_says_what_happens_and_what_players_do_in_sentences() -> None:
    practice = read_practice(WORKSHOP, session_of("anagramm_poker"))
    first, second, third, *_ = scenes(WORKSHOP, practice.session, practice.deals)
    assert first.heading == "1. Spiel, 1. Zug: Abheben"
    assert first.says[0] == "Jeder hebt ab: E, N, T, K."
    assert second.says == ("Es wird gemischt.",)
    assert third.says[0] == f"{third.mover} setzt 2."
