"""Wallachen's practice deal shows the rules that the booklet has just told: the predicates by which it was chosen."""

from __future__ import annotations

from functools import cache
from typing import Any

from tests.games.prints import booklet

from kartenwerk.play.examples.practice_tricks import TrickPlay, TrickStory


@cache
def probe() -> Any:
    return booklet("wallachen")["probe"]


def tricks() -> tuple[TrickStory, ...]:
    stories: tuple[TrickStory, ...] = probe()["stiche"]
    return stories


def plays() -> list[TrickPlay]:
    return [play for trick in tricks() for play in trick.plays]


def test_a_bid_is_held_and_the_other_gives_in() -> None:
    spoken = probe()["abrechnung"].spoken
    held = [place for place, word in enumerate(spoken) if word.holds]
    assert held and not spoken[held[0] + 1].bid


def test_somebody_doubles_and_somebody_says_kontra() -> None:
    paid = probe()["abrechnung"]
    assert (len(paid.doubled), len(paid.kontra), paid.factor) == (1, 1, 4)


def test_as_many_tricks_are_made_as_were_bid_and_everybody_takes_one() -> None:
    paid = probe()["abrechnung"]
    assert paid.made == paid.bid and {trick.winner for trick in tricks()} == set(probe()["namen"])
    assert sum(paid.result) == 0 and max(paid.result) == 2 * paid.value * paid.factor


def test_its_pictures_count_the_tricks_of_both_sides() -> None:
    moves, paid = probe()["zuege"], probe()["abrechnung"]
    assert [side.total for side in moves[-1].bar.sides] == [paid.made, 10 - paid.made]
    assert [side.name for side in moves[-1].bar.sides] == ["Bert", "Gegner"]
    assert [move.verb for move in moves][1:3] == ["sticht", "trumpft"]


def test_a_seat_must_trump() -> None:
    assert any(play.laid and play.led != "trumps" and play.trump and not play.holds(play.led) for play in plays())


def test_a_seat_must_take_the_trick_from_its_partner() -> None:
    declarer = probe()["abrechnung"].declarer
    assert any(
        play.forced and play.holds(play.led) > 1 and declarer not in (play.name, trick.plays[1].name)
        for trick in tricks()
        for play in trick.plays[2:]
        if play.name == trick.winner
    )


def test_a_suit_that_was_trumped_need_not_be_beaten() -> None:
    assert any(play.follows and not play.could_win and len(play.allowed) > 1 for play in plays())


def test_somebody_with_neither_the_suit_nor_a_trump_discards() -> None:
    assert any(play.discards for play in plays())


def test_the_five_cards_by_which_they_double_are_told() -> None:
    """The picture shows all ten: nobody could lay out what was seen so early."""
    text = booklet("wallachen")["probespiel"].partition("Nun haben alle")[0]
    for name in ("Anna", "Bert"):
        assert len(probe()["blatt"][name].named) == 5
        assert all(card.full in text for card in probe()["blatt"][name].named)
