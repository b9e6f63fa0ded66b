"""What Doppelkopf's booklet shows, held against the rules and the deals it comes from."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Any

from tests.games.prints import booklet, rendered
from tests.games.support import WORKSHOP, Referee

from kartenwerk.catalog.game import Value
from kartenwerk.play.engine.scoring import Before
from kartenwerk.play.games.doppelkopf import GAME as DOPPELKOPF
from kartenwerk.play.games.doppelkopf.scoring import Facts, score
from kartenwerk.products.booklet.game import booklet_text
from kartenwerk.text.literal import plain

GAME = "doppelkopf"


@cache
def values() -> Mapping[str, Any]:
    """What the booklet shows by the default rules."""
    return booklet(GAME)


def test_the_order_has_the_twelve_trumps_of_the_rules_and_tolle_on_top_if_they_are_played() -> None:
    usual = [card.id for card in values()["ordnung"].trumps]
    assert usual[:4] == ["kreuz-D", "pik-D", "herz-D", "karo-D"]
    assert usual[8:] == ["karo-A", "karo-10", "karo-K", "karo-9"]
    tolle = booklet(GAME, tolle=True)["ordnung"].trumps
    assert [card.id for card in tolle] == ["herz-10", *usual]


def test_the_table_of_who_plays_alone_says_what_the_score_does() -> None:
    referee = Referee(DOPPELKOPF)
    table = re.findall(r"^\| (?:gewonnen|verloren).*\| ([+–]\d) \| ([+–]\d) \|$", text(), re.MULTILINE)
    for augen, row in zip((150, 190, 120, 50), table, strict=True):
        items = score(referee.rules(), Facts((0,), augen), Before(4, 0, (0,) * 4))
        alone, other = (sum(item.points for item in items if item.seat == seat) for seat in (0, 1))
        assert row == tuple(f"{number:+d}".replace("-", "–") for number in (alone, other))


def test_a_deal_that_is_counted_out_shares_240_augen_and_pays_what_it_takes() -> None:
    for one in (values()["probe"]["abrechnung"], values()["ruf_abrechnung"]):
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


def text(**changes: Value) -> str:
    return plain(booklet_text(WORKSHOP, GAME, booklet(GAME, **changes)))


def test_the_grand_comes_with_advice_where_it_is_played_and_else_among_the_variants() -> None:
    share = f"{WORKSHOP.catalog.game(GAME).claims['grossspiel_vier_asse'].figure:.0f} von 100 Großspielen"
    for played in (False, True):
        rules, _, variants = (
            text(grossspiel=played).replace("\u202f", " ").replace("\xa0", " ").partition("# Varianten")
        )
        assert (rules.count(share), variants.count(share)) == (int(played), int(not played))


def test_the_tournament_counts_a_marriage_and_names_who_has_said_what() -> None:
    values = booklet(GAME, **WORKSHOP.catalog.game(GAME).variant("turnier").rules)
    told, one, call = plain(booklet_text(WORKSHOP, GAME, values)), values["ruf_abrechnung"], values["ruf"]
    assert f"{call.caller} beide Kreuz-Damen und sagt „Hochzeit“" in told and call.number <= 3
    assert {call.caller, call.partner} == {*one.re.names}
    assert all(f"{said.name} sagt „{said.word}“" in told for said in one.said)
    assert sum(one.points) == 0 and "gegen die Alten" in told


def test_of_a_tournament_nothing_is_told_by_the_usual_rules_but_in_the_table_of_variants() -> None:
    rules, _, variants = text().partition("# Varianten")
    tournament = text(**WORKSHOP.catalog.game(GAME).variant("turnier").rules, schweinchen=True)
    for word in ("Hochzeit", "Karlchen", "Schweinchen", "Absage", "Gegen die Alten"):
        assert word not in rules and word in tournament.partition("# Varianten")[0]
    assert "Karlchen" in variants
