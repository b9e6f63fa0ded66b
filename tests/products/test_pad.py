"""Score pads: for which numbers of players there are leaves."""

from __future__ import annotations

from tests.support import WORKSHOP

from kartenwerk.products.pad import leaf_players


def test_there_are_leaves_for_every_number_of_players_where_the_game_does_not_say_otherwise() -> None:
    session = WORKSHOP.session("donnerwetter", None, [])
    assert leaf_players(session, "a6") == session.data.players
