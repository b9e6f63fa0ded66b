"""What Wallachen's booklet and pad show, held against the rules and the deals they come from."""

from __future__ import annotations

from tests.games.prints import check_reference_card
from tests.games.solos import check_accounts
from tests.games.support import session

from kartenwerk.play.examples.bidding import bidding_steps
from kartenwerk.play.games.wallachen.examples import specimen

GAME = "wallachen"


def test_calls_between_the_bids_are_no_part_of_the_bidding() -> None:
    deal = session(GAME).play(3, 5)
    assert str(deal.steps[0].move) in ("doppelt", "doppelt nicht")
    assert len(list(bidding_steps(deal))) == sum(
        str(step.move).startswith("bietet") or str(step.move) == "passt" for step in deal.steps
    )


def test_three_accounts_run_on_and_cancel_out() -> None:
    check_accounts(specimen(session(GAME), 3)["zeilen"])


def test_the_reference_card_has_two_sides_by_house_rules_too() -> None:
    check_reference_card(session(GAME, mord_wert=300, bettel_wert=200, stichwert=50, alle_passen="stock"))
