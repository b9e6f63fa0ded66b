"""Tricks: where laid cards go."""

from random import Random

from kartenwerk.build.workshop import Workshop
from kartenwerk.catalog import Catalog
from kartenwerk.data import DataRoots
from kartenwerk.engine.deals import shuffled
from kartenwerk.games import GAME_IDS
from kartenwerk.mechanics.augen import BY_AUGEN
from kartenwerk.mechanics.ranking import Ranking
from kartenwerk.mechanics.tricks import InPlay, Lay, Trick, lays, with_cards

DECK = Catalog(DataRoots.over()).deck("franzoesisch").pack
HEARTS = Ranking.of(BY_AUGEN, [("herz", rank) for rank in BY_AUGEN])


def test_a_full_trick_goes_to_its_winner_who_leads_next() -> None:
    cards = InPlay.begin(tuple(DECK.read(name) for name in ("pik-K", "pik-A", "herz-7", "karo-A")), 0)
    for _ in range(4):
        cards = cards.lay(cards.hand[0], HEARTS)
    assert cards.won[2] == (DECK.read("pik-K pik-A herz-7 karo-A"),)
    assert (cards.turn, cards.augen(2), cards.tricks(0, 1, 3)) == (2, 26, 0)
    assert cards == InPlay.of(cards.hands, cards.trick, cards.won), "the Augen are kept as the tricks are won"


def test_a_hand_gives_the_move_of_laying_each_of_its_cards() -> None:
    hand = DECK.read("pik-K herz-7 herz-7")
    assert lays(hand) == tuple(Lay(card) for card in hand)
    assert str(lays(hand)[0]) == "pik-K"


def test_other_cards_in_play_change_nothing_else_in_any_trick_game() -> None:
    workshop, changed = Workshop.over(None), 0
    for session in (workshop.session(id, None, []) for id in GAME_IDS):
        game, rules, players = session.game, session.game.rules(**session.values), session.data.players[0]
        state = game.deal(rules, players, shuffled(game.pack(rules, players, session.deck.pack), Random(1)))
        if isinstance(getattr(state, "cards", None), InPlay):
            other = state.cards.seen_by(0)
            assert with_cards(state, other) == state._replace(cards=other) != state
            changed += 1
    assert changed


def test_cards_lie_in_the_order_of_the_seats_from_the_leader_on() -> None:
    assert [Trick(2).seat(place, players=3) for place in range(3)] == [2, 0, 1]
