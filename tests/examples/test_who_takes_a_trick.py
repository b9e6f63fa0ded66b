"""A trick goes to a player, with a card: on the page of a game, in its booklet and in the library."""

from __future__ import annotations

import pytest
from tests.support import WORKSHOP

import kartenwerk as kw
from kartenwerk.play.engine.contract import Reason
from kartenwerk.play.games import GAME_IDS

TRICK = "stich"
WITH_TRICKS = [id for id in GAME_IDS if TRICK in WORKSHOP.catalog.game(id).remarks]


@pytest.mark.parametrize("id", WITH_TRICKS)
def test_a_trick_goes_to_a_player(id: str) -> None:
    session = WORKSHOP.session(id, None, [])
    card = session.deck.pack.cards[0]
    told = WORKSHOP.sentence(session, Reason(TRICK, (card,), 1))
    assert told == f"Der Stich geht an {session.names[1]}, mit {session.deck.name_of(card)}."


def test_a_turn_of_the_library_tells_the_player() -> None:
    table = kw.game("sechsundsechzig").session(seed=7).play_out()
    told = [remark for turn in table.turns for remark in turn.remarks if "Stich geht" in remark]
    assert told
    assert all("an Anna, mit" in remark or "an Bert, mit" in remark for remark in told)
