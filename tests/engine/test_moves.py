"""Moves are equal to moves of their own class alone."""

from __future__ import annotations

from typing import NamedTuple

from tests.support import session_of

from kartenwerk.cards import Card
from kartenwerk.play.engine.contract import Reason
from kartenwerk.play.engine.moves import equal_by_class
from kartenwerk.play.games import game
from kartenwerk.play.games.donnerwetter.rules import Discard
from kartenwerk.play.games.watten.rules import Naming
from kartenwerk.play.mechanics.tricks import Lay

QUEEN = Card("herz", "D", 3)


def test_a_card_laid_is_no_card_laid_away() -> None:
    laid, away, plain = Lay(QUEEN), Discard(QUEEN), (QUEEN,)
    assert [laid.__eq__(other) for other in (Lay(QUEEN), away, plain)] == [True, False, False]
    assert [laid.__ne__(other) for other in (Lay(QUEEN), away, plain)] == [False, True, True]
    assert len({laid, Lay(QUEEN), away}) == 2


def test_a_class_made_of_another_is_another() -> None:
    @equal_by_class
    class Bid(NamedTuple):
        points: int

    class Raise(Bid):
        pass

    assert Bid(61) == Bid(61) != Raise(61)


def test_the_rules_do_not_take_a_card_for_the_naming_of_a_suit() -> None:
    """Watten: who is asked for the Schlag or the suit lays no card."""
    watten, session = game("watten"), session_of("watten")
    deal = session.play(2, 5)
    state = next(step.before for step in deal.steps if isinstance(step.move, Naming))
    named = watten.moves(state)[0]
    assert watten.why_not(state, named) is None
    assert watten.why_not(state, Lay(named.what)) == Reason("nicht_gefragt")
