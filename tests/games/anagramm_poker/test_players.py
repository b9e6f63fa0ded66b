"""Anagramm-Poker: what an eager and a sensible player exchange, lay, doubt and bet."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from tests.games.anagramm_poker.support import DECK, HAUS, NOTHING, Deal, small, to_words
from tests.games.support import Share

from kartenwerk.play.engine.worlds import Worlds
from kartenwerk.play.games.anagramm_poker.players import WordSense, useless
from kartenwerk.play.games.anagramm_poker.rules import AnagrammPoker

KNOWN = small("ABER", "ABT", "HAUS")
FOUR, THREE, NONE = "A B E R T", "A B T X Y", "X Y C D F"


def chosen(deal: Deal, share: float = 0.99, policy: str = "sensible", rng: Random | None = None) -> str:
    """What a player does who knows three words."""
    game = AnagrammPoker(KNOWN)
    seat = game.to_move(deal.state)
    assert seat is not None
    view = game.view(deal.state, seat)
    return str(game.policies[policy](view, game.moves(view), rng or Share(share)))


@pytest.mark.parametrize(
    ("hand", "share", "said"),
    [
        (FOUR, 0.5, "setzt 4"),
        (THREE, 0.5, "setzt 3"),
        (NONE, 0.5, "steigt aus"),
        (NONE, 0.125, "steigt aus"),
        (NONE, 0.12, "setzt 2"),
    ],
)
def test_the_sensible_player_opens_by_its_word_and_bluffs_one_time_in_eight(hand: str, share: float, said: str) -> None:
    assert chosen(Deal(hand, HAUS), share) == said


@pytest.mark.parametrize(
    ("hand", "share", "said"), [(FOUR, 0.5, "setzt 3"), (THREE, 0.25, "schiebt"), (THREE, 0.24, "setzt 2")]
)
def test_in_the_second_round_it_wants_one_card_more(hand: str, share: float, said: str) -> None:
    deal = Deal(hand, HAUS).play("setzt 1", "nimmt an", NOTHING, NOTHING)
    assert chosen(deal, share) == said


@pytest.mark.parametrize(
    ("bet", "hand", "share", "said"),
    [
        (4, FOUR, 0.5, "nimmt an"),
        (5, FOUR, 0.5, "steigt aus"),
        (2, THREE, 0.5, "nimmt an"),
        (3, THREE, 0.5, "steigt aus"),
        (1, FOUR, 0.25, "nimmt an"),
        (1, FOUR, 0.24, "erhöht auf 5"),
        (1, NONE, 0.5, "steigt aus"),
    ],
)
def test_the_sensible_player_calls_what_its_word_is_worth_and_raises_now_and_then(
    bet: int, hand: str, share: float, said: str
) -> None:
    assert chosen(Deal(HAUS, hand).play(f"setzt {bet}"), share) == said


def test_the_eager_player_never_drops_out_while_it_can_pay() -> None:
    deal = Deal(HAUS, NONE).play("setzt 4")
    said = {chosen(deal, policy="eager", rng=Random(seed)) for seed in range(20)}
    assert said == {"nimmt an", "erhöht auf 5"}


@pytest.mark.parametrize("policy", ["eager", "sensible"])
def test_both_exchange_what_is_beside_the_best_word_lay_it_and_doubt_what_no_dictionary_has(policy: str) -> None:
    deal = Deal(THREE, HAUS).play("setzt 1", "nimmt an")
    assert chosen(deal, policy=policy) == "tauscht X Y"
    assert chosen(deal.play(NOTHING), policy=policy) == "tauscht N"
    deal.play(NOTHING, "schiebt", "schiebt")
    assert chosen(deal, policy=policy) == "legt A B T"
    assert chosen(deal.play("legt A B T", "legt H A U S"), policy=policy) == "lässt gelten"


def test_a_word_that_the_dictionary_does_not_have_is_doubted() -> None:
    sense = WordSense(KNOWN)
    assert (sense.doubts("ABT"), sense.doubts("TBA")) == (False, True)
    assert sense.word(DECK.read(NONE)) == ()


def test_of_the_cards_beside_a_word_the_rarest_letters_are_exchanged_first() -> None:
    hand = DECK.read("A B T X N")
    assert useless(hand, DECK.read("A B"), 1) == DECK.read("X")
    assert useless(hand, (), 5) == tuple(sorted(hand))


def test_in_a_world_of_hers_whoever_has_laid_unseen_has_laid_the_best_word_of_that_hand() -> None:
    """A view tells nothing of the word: taken as it stands, a world in which nobody else has one would be a won one."""
    deal = to_words(HAUS, FOUR).play("legt H A U S")
    game = AnagrammPoker(KNOWN)
    view = game.view(deal.state, 1)
    assert view.laid.words[0] == ()
    worlds = Worlds(game, view, Counter(game.holdings(deal.state)))
    rng = Random(1)
    drawn = [worlds.draw(rng, {0: DECK.read(HAUS)}) for _ in range(3)]
    assert {world.laid.words[0] for world in drawn} == {DECK.read("H A U S")}
    assert all(world.laid.words[1] == () and game.view(world, 1) == view for world in drawn)
