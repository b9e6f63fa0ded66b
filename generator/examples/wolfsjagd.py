"""Wolfsjagd's examples: stretches of play that show a rule, to be looked for with `find`."""

from __future__ import annotations

from typing import TypeAlias

from generator.engine.contract import CHANCE
from generator.engine.match import Match, Step
from generator.engine.shedding import Act, Play
from generator.games.wolfsjagd import ONE, SIGL, SIX

Stretch: TypeAlias = tuple[Step, ...]


def wish_followed(match: Match) -> Stretch | None:
    """A Sigl is laid and the next one follows its wish, with a suit that the card below did not have."""
    for sigl, answer in zip(match.steps, match.steps[1:], strict=False):
        if not _lays(sigl, SIGL) or not isinstance(answer.move, Play):
            continue
        if sigl.before.pile[-1].suit != sigl.move.wish != sigl.move.card.suit:
            return sigl, answer
    return None


def chain_of_ones(match: Match, ones: int = 3) -> Stretch | None:
    """So many ones in a row, and who cannot answer the last one draws for all of them."""
    return _chain(match, ONE, ones, Act.DRAW)


def chain_of_sixes(match: Match, sixes: int = 2) -> Stretch | None:
    """So many sixes in a row, and who cannot answer the last one sits out."""
    return _chain(match, SIX, sixes, Act.SIT_OUT)


def forgotten_and_noticed(match: Match) -> Stretch | None:
    """The last but one card is laid in silence; from there to the seat that notices it."""
    for first, step in enumerate(match.steps):
        if step.after.asked is None or step.before.asked is not None:
            continue
        answers = match.steps[first + 1 :]
        last = next(place for place, answer in enumerate(answers) if answer.after.asked is None)
        if answers[last].move is Act.NOTICE:
            return (step, *answers[: last + 1])
    return None


def drawn_and_laid(match: Match) -> Stretch | None:
    """A card is drawn by need and laid at once."""
    for draw, lay in zip(match.steps, match.steps[1:], strict=False):
        needed = draw.move is Act.DRAW and not any(isinstance(move, Play) for move in match.game.moves(draw.before))
        if needed and draw.after.drawn and isinstance(lay.move, Play):
            return draw, lay
    return None


def stock_used_up(match: Match) -> Stretch | None:
    """The stock's last card is drawn and the pile is shuffled."""
    for draw, reshuffle in zip(match.steps, match.steps[1:], strict=False):
        if reshuffle.seat == CHANCE:
            return draw, reshuffle
    return None


def _lays(step: Step, rank: str) -> bool:
    return isinstance(step.move, Play) and step.move.card.rank == rank


def _chain(match: Match, rank: str, length: int, end: Act) -> Stretch | None:
    """`length` cards of a rank laid one after the other and the move that gives in."""
    for first in range(len(match.steps) - length):
        stretch = match.steps[first : first + length + 1]
        if all(_lays(step, rank) for step in stretch[:-1]) and stretch[-1].move is end:
            return stretch
    return None
