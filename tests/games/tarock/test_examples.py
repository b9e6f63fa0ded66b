"""What Tarock's booklet and pad show, held against the rules and the deals they come from."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from tests.games.prints import booklet, check_reference_card
from tests.games.solos import check_accounts
from tests.games.support import WORKSHOP, session

from kartenwerk.play.games.tarock.examples import PACKETS, specimen
from kartenwerk.products.booklet.game import booklet_text
from kartenwerk.text.literal import plain

GAME = "tarock"


@cache
def values() -> Mapping[str, Any]:
    """What the booklet shows by the default rules."""
    return booklet(GAME)


def test_the_game_from_the_hand_is_won_with_the_others_schneider() -> None:
    told = values()["bezahlt"]
    assert (told.contract, told.won, told.reason, told.units) == ("Hand", True, "schneider", 2)
    assert told.made + told.lost == 120
    assert told.made >= told.bid
    assert told.lost < 30


def test_packets_make_a_hand() -> None:
    assert sum(PACKETS) == values()["handkarten"]


def test_three_accounts_run_on_and_cancel_out() -> None:
    check_accounts(specimen(session(GAME), 3)["zeilen"])


def test_the_reference_card_has_two_sides_by_house_rules_too() -> None:
    check_reference_card(session(GAME, stichzwang=True, ansage_doppelt=True, gebotsordnung="augen_zuerst", spiele=48))


def test_the_booklet_says_what_a_missed_announcement_costs() -> None:
    told = plain(booklet_text(WORKSHOP, GAME, booklet(GAME, ansage_doppelt=True)))
    assert "zahlt das Doppelte selbst: jedem vier Einheiten, bei angesagtem Schwarz sechs" in told
