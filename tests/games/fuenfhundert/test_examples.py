"""What Fünfhundert's booklet shows, held against the rules and the match it comes from."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from tests.games.prints import booklet

GAME = "fuenfhundert"


@cache
def values() -> Mapping[str, Any]:
    """What the booklet shows by the default rules."""
    return booklet(GAME)


def test_with_the_talon_another_suit_takes_the_trick_and_without_it_each_duty_binds() -> None:
    taken, follow, trump = values()["stiche"]
    led, answer = taken.laid
    assert answer.wins and led.card.id.split("-")[0] != answer.card.id.split("-")[0]
    assert not taken.bound
    assert [duty.reason for duty in follow.laid[1].duties] == ["farbe_bekennen"]
    assert [duty.reason for duty in trump.laid[1].duties] == ["trumpf_zwang"]


def test_a_meld_lies_partly_in_hand_and_partly_in_tricks_and_no_seat_uses_a_card_twice() -> None:
    melds = values()["gesagt"]
    assert any(meld.in_tricks and len(meld.in_tricks) < len(meld.cards) for meld in melds)
    for name in {meld.name for meld in melds}:
        used = [card.id for meld in melds if meld.name == name for card in meld.cards]
        assert len(set(used)) == len(used)


def test_accounts_add_up_and_melds_are_what_was_announced() -> None:
    assert sum(one.augen for one in values()["abrechnung"]) == 120
    for one in values()["abrechnung"]:
        assert one.total == one.augen + one.announced + one.other
        assert one.announced == sum(meld.points for meld in values()["gesagt"] if meld.name == one.name)


def test_the_match_goes_on_until_somebody_has_500() -> None:
    deals = values()["partie"]
    assert all(max(deal.sums) < 500 for deal in deals[:-1]) and max(deals[-1].sums) >= 500
    assert deals[-1].sums == tuple(sum(deal.points[seat] for deal in deals) for seat in range(2))


def test_every_combination_is_shown_with_cards_that_make_it() -> None:
    sizes = {one.key: len(one.cards) for one in values()["ansagen"]}
    assert sizes.pop("folge") == 5
    assert sizes.pop("paar") == sizes.pop("karodame_pikbube") == 2
    assert set(sizes.values()) == {4}
