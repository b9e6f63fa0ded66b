"""Anagramm-Poker: the game as the engine knows it, its hand reader and its odds, with any dictionary."""

from __future__ import annotations

from functools import partial

from kartenwerk.base.data import DataRoots
from kartenwerk.play.engine.contract import Game
from kartenwerk.play.games.anagramm_poker import rules, seen
from kartenwerk.play.games.anagramm_poker.hands import WordHands
from kartenwerk.play.games.anagramm_poker.moves import Move, read_move
from kartenwerk.play.games.anagramm_poker.players import WordSense, eager, sensible, settle
from kartenwerk.play.games.anagramm_poker.state import Rules, State
from kartenwerk.play.mechanics.stacks import MIDDLE, stacks_scoring
from kartenwerk.play.mechanics.words.dictionary import Dictionary

__all__ = ["GAME", "HANDS", "Move", "Rules", "State", "with_dictionary"]


def with_dictionary(dictionary: Dictionary) -> Game[Rules, State, Move]:
    """The game as it is played by a dictionary that all players know by heart."""
    sense = WordSense(dictionary)
    return Game(
        id="anagramm_poker",
        rules=Rules,
        pack=rules.pack,
        deal=rules.deal,
        to_move=rules.to_move,
        moves=rules.moves,
        why_not=rules.why_not,
        play=rules.play,
        view=rules.view,
        settle=partial(settle, sense),
        holdings=rules.holdings,
        read=read_move,
        policies={"eager": partial(eager, sense), "sensible": partial(sensible, sense)},
        move_limit=500,
        deal_next=rules.deal_next,
        chance=partial(rules.chance, dictionary),
        accounts=rules.accounts,
        remarks=rules.remarks,
        heard=seen.heard,
        shown=seen.shown,
        piles=rules.piles,
        notes=seen.notes,
        scoring=stacks_scoring(rules.facts_of, rules.before_of, lambda rules: rules.startsteine, rules.over, (MIDDLE,)),
        scores=rules.scores,
        hands=WordHands(dictionary),
        odds=WordHands(dictionary),
        with_words=lambda file: with_dictionary(Dictionary.of_file(file)),
    )


DICTIONARY = Dictionary.of_project(DataRoots.over())
"""The project's own list of words."""

GAME: Game[Rules, State, Move] = with_dictionary(DICTIONARY)
HANDS = WordHands(DICTIONARY)
