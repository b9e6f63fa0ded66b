"""What sensible players of trick-taking games share."""

from __future__ import annotations

from typing import NamedTuple

import pytest
from tests.support import session_of

from kartenwerk.cards import Card
from kartenwerk.play.mechanics.augen import BY_AUGEN
from kartenwerk.play.mechanics.ranking import Ranking
from kartenwerk.play.mechanics.trick_policy import best_discard, longest_suit, sensible_card, sensible_lay
from kartenwerk.play.mechanics.tricks import InPlay, Lay, Trick
from kartenwerk.play.mechanics.widow import Discard

DECK = session_of("sechsundsechzig").deck.pack
HEARTS = Ranking.of(BY_AUGEN, [("herz", rank) for rank in BY_AUGEN])


class Table(NamedTuple):
    """A state of some trick-taking game for three."""

    rules: None
    cards: InPlay
    ranking: Ranking = HEARTS


def chosen(options: str, trick: str = "", friends: tuple[int, ...] = ()) -> str:
    """What a sensible player lays; seat 0 has led if the trick has a card. Hearts are trumps."""
    in_play = InPlay.of(((),) * 3, Trick(0, DECK.read(trick)), ((),) * 3)
    return str(sensible_card(Table(None, in_play), DECK.read(options), friends))


@pytest.mark.parametrize(
    ("options", "led"),
    [
        ("pik-9 herz-A pik-A karo-10", "pik-A"),
        ("herz-A pik-K karo-9 karo-B", "karo-9"),
        ("pik-K karo-K karo-10", "pik-K"),
        ("herz-9 pik-9", "pik-9"),
        ("herz-K herz-9 pik-D", "herz-9"),
    ],
    ids=[
        "an ace that is no trump",
        "what counts least",
        "the first of equals",
        "no trump",
        "rather a trump than Augen",
    ],
)
def test_it_leads_what_only_a_trump_can_beat_and_else_what_counts_least(options: str, led: str) -> None:
    assert chosen(options) == led


@pytest.mark.parametrize(
    ("options", "trick", "laid"),
    [
        ("pik-10 pik-9 herz-10", "pik-A karo-9", "pik-10"),
        ("herz-9 herz-10", "pik-A karo-9", "herz-10"),
        ("karo-K karo-9 herz-A", "herz-10 karo-8", "karo-K"),
        ("pik-10 pik-9", "pik-A", "pik-9"),
        ("karo-9 kreuz-8", "pik-A karo-7", "kreuz-8"),
    ],
    ids=[
        "what counts most as the last to lay",
        "so also with trumps if it has nothing else",
        "no trump",
        "what counts least while others may still beat it",
        "of equals the weaker one",
    ],
)
def test_it_gives_a_friend_what_counts_when_nobody_can_take_it_any_more(options: str, trick: str, laid: str) -> None:
    assert chosen(options, trick, friends=(0,)) == laid


def test_it_keeps_its_trumps_while_a_friend_wins_unless_it_has_nothing_else() -> None:
    assert chosen("herz-9 karo-A", "herz-K karo-9", friends=(0,)) == "karo-A"
    assert chosen("herz-9 herz-8", "herz-K karo-9", friends=(0,)) == "herz-8"


@pytest.mark.parametrize(
    ("options", "trick", "laid"),
    [
        ("pik-A pik-10 pik-9", "pik-K karo-K", "pik-A"),
        ("pik-A pik-10 pik-9", "pik-K karo-D", "pik-10"),
        ("herz-9 herz-A karo-9", "pik-10 karo-9", "herz-A"),
        ("pik-A pik-D pik-9", "pik-10", "pik-A"),
        ("pik-A pik-D pik-9", "pik-K", "pik-9"),
        ("pik-A pik-10", "pik-K", "pik-A"),
        ("pik-D pik-B", "pik-K karo-A", "pik-B"),
    ],
    ids=[
        "with a trick of eight the card that counts most",
        "with a trick of seven the cheapest that wins",
        "trumps that count are safe for the last one",
        "a dear trick with the strongest card as others follow",
        "no card is spent on a cheap trick as others follow",
        "unless all cards win",
        "what loses counts little",
    ],
)
def test_it_takes_what_is_worth_taking_as_cheaply_as_it_can(options: str, trick: str, laid: str) -> None:
    assert chosen(options, trick) == laid


def test_moves_that_lay_no_card_are_passed_over() -> None:
    state = Table(None, InPlay.of(((),) * 3, Trick(0), ((),) * 3))
    nine, ace = DECK.read("pik-9 pik-A")
    assert sensible_lay(state, ("sagt etwas", Lay(nine), Lay(ace))) == Lay(ace)


def test_a_discard_saves_augen_and_keeps_aces_and_trumps() -> None:
    options = [
        Discard(DECK.read(cards)) for cards in ("pik-A pik-10", "herz-10 karo-10", "karo-K pik-10", "karo-9 pik-K")
    ]
    assert best_discard(("etwas", *options), "herz") == options[2]
    assert best_discard(options[:2], "karo") == options[0]


def test_the_longest_suit_is_that_of_most_cards_and_of_several_the_first() -> None:
    hand = [Card(suit, rank, 0) for suit, rank in (("herz", "A"), ("pik", "7"), ("pik", "8"), ("karo", "7"))]
    assert longest_suit(hand, ("herz", "karo", "pik")) == "pik"
    assert longest_suit(hand[::3], ("herz", "karo", "pik")) == "herz"
