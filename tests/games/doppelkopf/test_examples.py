"""What Doppelkopf's booklet shows, held against the rules and the deals it comes from."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from tests.games.prints import booklet, rendered

from kartenwerk.examples.trick_views import TrickView

GAME = "doppelkopf"


@cache
def values() -> Mapping[str, Any]:
    """What the booklet shows by the default rules."""
    return booklet(GAME)


def test_the_example_shows_a_queen_or_jack_that_need_not_follow_its_suit() -> None:
    first: TrickView = values()["stiche"][0]
    suit = first.laid[0].card.id.split("-")[0]
    keeper = next(laid for laid in first.laid if laid.name == values()["wahl"].name)
    assert any(card.id in (f"{suit}-D", f"{suit}-B") for card in keeper.hand)
    assert not keeper.duties


def test_the_order_has_the_twelve_trumps_of_the_rules_and_tolle_on_top_if_they_are_played() -> None:
    usual = [card.id for card in values()["ordnung"].trumps]
    assert usual[:4] == ["kreuz-D", "pik-D", "herz-D", "karo-D"]
    assert usual[8:] == ["karo-A", "karo-10", "karo-K", "karo-9"]
    tolle = booklet(GAME, tolle=True)["ordnung"].trumps
    assert [card.id for card in tolle] == ["herz-10", *usual]


def test_a_deal_that_is_counted_out_shares_240_augen_and_pays_what_it_takes() -> None:
    for name in ("abrechnung", "ruf_abrechnung"):
        one = values()[name]
        assert one.re.augen + one.others.augen == 240
        assert sum(one.points) == 0
        assert one.won == (one.re.augen >= 121)
        assert len(one.units) == max(one.points)


def test_the_called_partner_is_another_seat() -> None:
    call = values()["ruf"]
    assert call.caller != call.partner and call.suit != "Karo"


def test_every_row_of_results_begins_with_its_own_head() -> None:
    rows = [line for line in rendered(f"games/{GAME}/text.md.j2", values()).splitlines() if line.startswith("|")]
    assert rows and not any(line.lstrip("| ").startswith(("+", "–")) for line in rows)
