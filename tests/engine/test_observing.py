"""What a seat sees as numbers: as much as it may know, always in the same places."""

from __future__ import annotations

import pytest
from tests.engine.test_views import twins
from tests.support import session_of

from kartenwerk.play.engine.contract import Note
from kartenwerk.play.engine.deals import play_deal
from kartenwerk.play.engine.numbering import Numbering
from kartenwerk.play.engine.observing import HeardCards, Observer
from kartenwerk.play.games import GAME_IDS

SEEDS = (2, 3, 6, 7, 10, 11, 14, 15)
"""Seeds by which `twins` seats as many as can play; in one of them two cards change places unseen."""


def observer_of(id: str, players: int) -> Observer:
    session = session_of(id)
    numbering = Numbering(session.game, session.pack_for(players))
    return Observer(session.game, numbering, players, session.data.piles, session.data.notes)


@pytest.mark.parametrize("id", GAME_IDS)
def test_the_row_of_every_state_is_as_long_as_the_first(id: str) -> None:
    session = session_of(id)
    players = session.data.players[-1] if session.data.players[-1] < 6 else session.data.players[0]
    observer, heard = observer_of(id, players), HeardCards(session.game, players)
    deal = play_deal(session.game, session.values, players, session.deck.pack, 1, "random", 40)
    for number, step in enumerate(deal.steps):
        seat = number % players
        assert len(observer.observe(step.before, seat, heard)) == observer.size
        assert observer.describe(step.before, seat).startswith(f"seat: {seat}\n")
        heard.listen(step)
    assert [part.end for part in observer.parts[:-1]] == [part.start for part in observer.parts[1:]]


def test_a_hand_lies_in_its_pile_and_a_card_that_was_laid_is_heard_of_its_seat() -> None:
    session, observer = session_of("sechsundsechzig"), observer_of("sechsundsechzig", 2)
    heard = HeardCards(session.game, 2)
    deal = play_deal(session.game, session.values, 2, session.deck.pack, 1, "random", 5)
    at = {part.name: part for part in observer.parts}
    row = observer.observe(deal.start, 0, heard)
    hand = row[at["pile hand"].start : at["pile hand"].end]
    assert sum(hand) == 6
    assert {card for card, count in zip(observer.numbering.kinds, hand, strict=False) if count} == set(
        dict(session.game.piles(deal.start, 0))["hand"]
    )
    heard.listen(deal.steps[0])
    row = observer.observe(deal.steps[0].after, 1, heard)
    place = observer.numbering.kinds.index(deal.steps[0].move.card)
    assert row[at["trick"].start + at["trick"].width + place] == 1  # one seat away from the one that looks
    assert row[at["heard"].start + at["heard"].width + place] == 1


@pytest.mark.parametrize("id", GAME_IDS)
def test_cards_that_a_seat_cannot_see_change_nothing_of_its_row(id: str) -> None:
    players = session_of(id).data.players[-1]
    observer, heard = observer_of(id, players), HeardCards(session_of(id).game, players)
    pairs = next(found for seed in SEEDS if (found := [*twins(id, seed)]))
    for seat, one, two in pairs[:20]:
        assert observer.observe(one, seat, heard) == observer.observe(two, seat, heard)
        assert observer.describe(one, seat) == observer.describe(two, seat)


def test_a_table_of_many_and_a_long_word_stay_in_their_places() -> None:
    """What has no place of its own, such as a word of letters, is in the text alone."""
    observer = observer_of("anagramm_poker", 2)
    row = [0.0] * observer.size
    observer._write(row, 0, Note("wort", word="HAUS"), 0)
    assert sum(row) == 1
