"""Moves as numbers: a list of signs that never grows, by which every move of every game can be named."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tests.support import changed_game, session_of

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.library.testing import changed_rules
from kartenwerk.play.engine.contract import CHANCE
from kartenwerk.play.engine.deals import shuffle
from kartenwerk.play.engine.numbering import LETTERS, MARKS, Numbering, Spelling
from kartenwerk.play.games import GAME_IDS

MOVES = 25


def named_by_lot(numbering: Numbering, moves: Any, rng: Random) -> Spelling:
    spelling = numbering.begin(moves)
    while spelling.move is None:
        spelling = spelling.choose(rng.choice(spelling.choices))
    return spelling


@pytest.mark.parametrize("id", GAME_IDS)
def test_every_move_of_every_game_can_be_named(id: str) -> None:
    """By the usual rules and by each other value of each; two moves of a state are never spelled alike."""
    session = session_of(id)
    game, rng = session.game, Random(id)
    for number, changes in enumerate([{}, *changed_rules(session.data)]):
        rules = game.rules(**session.data.settle(changes))
        players = session.data.players[number % len(session.data.players)]
        pack = game.pack(rules, players, session.deck.pack)
        numbering = Numbering(game, pack)
        state = game.deal(rules, players, shuffle(pack, rng))
        for _ in range(MOVES):
            seat = game.to_move(state)
            if seat is None:
                break
            if seat == CHANCE:
                state = game.play(state, game.chance(state, rng))
                continue
            moves = game.moves(state)
            chosen = named_by_lot(numbering, moves, rng)
            assert chosen.move in moves
            assert len(chosen.named) <= len(numbering.spell(chosen.move))
            state = game.play(state, chosen.move)


@pytest.mark.parametrize("id", GAME_IDS)
def test_every_game_of_the_program_declares_its_words(id: str) -> None:
    session = session_of(id)
    numbering = Numbering(session.game, session.pack)
    assert session.game.words
    assert len(numbering) == len(set(numbering.signs)) < 130
    assert numbering.signs[: len(MARKS)] == MARKS


def test_a_card_is_one_sign_and_what_all_moves_share_is_passed_over() -> None:
    session = session_of("herzblatt")
    numbering = Numbering(session.game, session.pack_for(3))
    signs = {sign: number for number, sign in enumerate(numbering.signs)}
    read = [session.game.read(text, session.deck.pack) for text in ("drückt kreuz-A herz-A", "drückt kreuz-A pik-A")]
    spelling = numbering.begin(read)
    assert spelling.choices == tuple(sorted((signs["herz-A"], signs["pik-A"])))
    assert spelling.choose(signs["pik-A"]).move == read[1]
    assert numbering.begin(read[:1]).choices == (signs["drückt"],)
    with pytest.raises(ValueError, match="none of"):
        spelling.choose(signs["kreuz-A"])
    with pytest.raises(ValueError, match="alike"):
        numbering.begin([read[0], read[0]])


def test_amounts_are_spelled_digit_by_digit_and_a_stop_ends_the_shorter_one() -> None:
    numbering = Numbering(session_of("bakkarat").game, session_of("bakkarat").pack)
    spelled = [[numbering.signs[sign] for sign in numbering.spell(move)] for move in ("20 auf punto", "setzt nicht")]
    assert spelled == [["2", "0", "auf", "punto", "."], ["setzt", "nicht", "."]]
    spelling = numbering.begin(["2", "20", "3"])
    two = spelling.choose(numbering.spell("2")[0])
    assert [numbering.signs[sign] for sign in two.choices] == [".", "0"]
    assert two.choose(0).move == "2"


def test_words_that_a_game_has_not_declared_are_spelled_by_letters() -> None:
    session = session_of("herzblatt")
    numbering = Numbering(changed_game(session.game, words=()), session.pack)
    assert set(LETTERS) <= set(numbering.signs)
    named = {named_by_lot(numbering, ["spielt", "lehnt ab"], Random(seed)).move for seed in range(9)}
    assert named == {"spielt", "lehnt ab"}


def test_a_word_that_a_game_has_forgotten_is_named() -> None:
    session = session_of("herzblatt")
    numbering = Numbering(changed_game(session.game, words=("spielt",)), session.pack)
    with pytest.raises(KartenwerkError, match=r"does not declare this word.*lehnt"):
        numbering.spell("lehnt ab")
