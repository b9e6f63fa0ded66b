"""What the booklets and pads of Doppelkopf, Sechsundsechzig, Herzblatt and Fünfhundert show, held against the games."""

from collections.abc import Mapping
from functools import cache
from typing import Any

import pytest

from kartenwerk.build.workshop import Workshop
from kartenwerk.engine.session import Session
from kartenwerk.examples import trick_views
from kartenwerk.examples.trick_views import TrickView
from kartenwerk.games import showcase
from kartenwerk.games.doppelkopf import examples as doppelkopf
from kartenwerk.games.doppelkopf.rules import DUTIES, ranking_of
from kartenwerk.mechanics.tricks import AUGEN, FOLLOW, allowed
from kartenwerk.products.booklet.booklet import Order, booklet_values, compose_rules
from kartenwerk.products.booklet.text import plain_text
from kartenwerk.products.pad import leaf, leaf_players
from kartenwerk.products.reference import reference_pages

WORKSHOP = Workshop.over(None)
GAMES = ("doppelkopf", "sechsundsechzig", "herzblatt", "fuenfhundert")


def table(game: str, *settings: str) -> Session:
    return WORKSHOP.session(game, None, settings)


@cache
def usual_values(game: str) -> Mapping[str, Any]:
    return booklet_values(WORKSHOP, table(game))


def changes(game: str) -> list[tuple[str, str]]:
    """Every parameter of a game with every other value that tests try."""
    rules = WORKSHOP.catalog.game(game).rules
    return [(game, f"{key}={str(value).lower()}") for key, rule in rules.items() for value in rule.others()]


CHANGES = [change for game in GAMES for change in changes(game)]


@pytest.mark.parametrize(("game", "setting"), CHANGES)
def test_text_short_rules_and_reference_card_can_be_told_of_every_value(game: str, setting: str) -> None:
    values = booklet_values(WORKSHOP, table(game, setting))
    for part in ("text", "short", "card", "glossary"):
        told = WORKSHOP.templates.render(f"games/{game}/{part}.md.j2", values)
        assert "None" not in told and "False" not in told and "  ." not in told and "1 Augen" not in told
        assert told.count("„") == told.count("“")


@pytest.mark.parametrize("game", GAMES)
def test_each_booklet_is_set_in_every_format_with_a_card_of_two_sides_and_a_description_of_each_picture(
    game: str,
) -> None:
    for page in ("a6", "a5", "card", "large"):
        assert len(compose_rules(WORKSHOP, table(game), page).pages) % 4 == 0
    assert len(reference_pages(WORKSHOP, table(game))) <= 2
    assert plain_text(WORKSHOP, Order(game)).count("Bild: ") >= 4


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("page", ["a6", "a5"])
def test_specimens_fill_in_the_leaves(game: str, page: str) -> None:
    at = table(game)
    for players in leaf_players(at, page):
        filled, blank = (leaf(WORKSHOP, at, page, players, filled=filled) for filled in (True, False))
        assert len(filled.items) > len(blank.items)


@pytest.mark.parametrize("game", GAMES)
def test_a_pad_adds_up_its_entries_to_the_running_sums(game: str) -> None:
    at = table(game)
    for players in at.data.players:
        rows = showcase(game).specimen(at, players)["zeilen"]
        for seat in range(players):
            entries = [row["punkte"][seat] for row in rows]
            sums = [int(str(row["summen"][seat]).replace("–", "-")) for row in rows]
            assert sums == [sum(entries[: place + 1]) for place in range(len(rows))]


def test_a_trick_is_won_by_the_card_the_order_puts_first_and_counts_its_augen() -> None:
    at = table("doppelkopf")
    played = at.play(4, 3)
    for trick in trick_views.tricks_of(played):
        now = ranking_of(trick[0].before)
        view = trick_views.trick_view(at, trick, now)
        best = trick[now.winner(trick_views.cards_of(trick))]
        assert (view.best.card.id, view.winner) == (str(best.move.card), at.names[best.seat])
        assert view.augen == sum(AUGEN.get(card.rank, 0) for card in trick_views.cards_of(trick))
    assert view.number == len(played.start.cards.hands[0])


def test_the_cards_a_view_forbids_are_those_the_engine_does_not_allow() -> None:
    at = table("doppelkopf")
    for trick in trick_views.tricks_of(at.play(4, 5)):
        now = ranking_of(trick[0].before)
        for laid, step in zip(trick_views.trick_view(at, trick, now).laid, trick, strict=True):
            free = set(map(str, allowed(step.before.cards, now, DUTIES)))
            assert {card.id for card in laid.free} == free
            assert {card.id for card in laid.hand} == free | {card.id for card in laid.forbidden}


def test_a_reason_names_no_card_twice_though_the_hand_may_hold_two() -> None:
    at = table("doppelkopf")
    bound = [
        duty
        for seed in range(5)
        for trick in trick_views.tricks_of(at.play(4, seed))
        for step in trick
        for duty in trick_views.duties_of(at, step)
    ]
    assert {duty.reason for duty in bound} == {FOLLOW.id}
    assert all(len(set(duty.cards)) == len(duty.cards) for duty in bound)


class TestDoppelkopf:
    def test_the_example_shows_a_queen_or_jack_that_need_not_follow_its_suit(self) -> None:
        first: TrickView = usual_values("doppelkopf")["stiche"][0]
        suit = first.laid[0].card.id.split("-")[0]
        keeper = next(laid for laid in first.laid if laid.name == usual_values("doppelkopf")["wahl"].name)
        assert any(card.id in (f"{suit}-D", f"{suit}-B") for card in keeper.hand)
        assert not keeper.duties

    def test_the_order_has_the_twelve_trumps_of_the_rules_and_tolle_on_top_if_they_are_played(self) -> None:
        usual = [card.id for card in usual_values("doppelkopf")["ordnung"].trumps]
        assert usual[:4] == ["kreuz-D", "pik-D", "herz-D", "karo-D"] and usual[8:] == [
            "karo-A",
            "karo-10",
            "karo-K",
            "karo-9",
        ]
        tolle = doppelkopf.booklet(table("doppelkopf", "tolle=true"))["ordnung"].trumps
        assert [card.id for card in tolle] == ["herz-10", *usual]

    def test_a_deal_that_is_counted_out_shares_240_augen_and_pays_what_it_takes(self) -> None:
        for name in ("abrechnung", "ruf_abrechnung"):
            one = usual_values("doppelkopf")[name]
            assert one.re.augen + one.others.augen == 240
            assert sum(one.points) == 0
            assert one.won == (one.re.augen >= 121)
            assert len(one.units) == max(one.points)

    def test_the_called_partner_is_another_seat(self) -> None:
        call = usual_values("doppelkopf")["ruf"]
        assert call.caller != call.partner and call.suit != "Karo"


class TestSechsundsechzig:
    def test_the_first_trick_breaks_no_rule_though_it_does_not_follow_and_the_others_show_a_duty_each(self) -> None:
        free, follow, trump = usual_values("sechsundsechzig")["stiche"]
        assert not free.bound and free.laid[0].card.id.split("-")[0] != free.laid[1].card.id.split("-")[0]
        assert [duty.reason for duty in follow.laid[1].duties] == ["farbe_bekennen"]
        assert [duty.reason for duty in trump.laid[1].duties] == ["trumpf_zwang"]
        assert trump.laid[1].trump and not trump.laid[0].trump

    def test_what_both_have_adds_up_to_130_with_ten_for_the_last_trick(self) -> None:
        rows = usual_values("sechsundsechzig")["abrechnung"]
        assert sum(row.total for row in rows) == 130
        assert sorted(row.last for row in rows) == [0, 10]
        assert max(rows, key=lambda row: row.total).name == usual_values("sechsundsechzig")["sieger"]

    def test_with_pairs_the_account_has_a_column_for_them(self) -> None:
        text = WORKSHOP.templates.render(
            "games/sechsundsechzig/text.md.j2", booklet_values(WORKSHOP, table("sechsundsechzig", "paare=true"))
        )
        assert "letzter Stich | Paare | zusammen" in text and "„Paar“" not in text


class TestHerzblatt:
    def test_the_second_trick_shows_trumps_kept_back_or_with_a_duty_to_trump_its_reason(self) -> None:
        usual = usual_values("herzblatt")
        free = next(laid for laid in usual["stiche"][1].laid if laid.name == usual["frei"].name)
        assert not free.duties and not free.trump and all(card in free.hand for card in usual["frei"].trumps)
        forced = booklet_values(WORKSHOP, table("herzblatt", "trumpfzwang=true"))["stiche"][1]
        assert "trumpf_zwang" in {duty.reason for laid in forced.bound for duty in laid.duties}

    def test_packs_deal_out_but_for_the_stock(self) -> None:
        packs = usual_values("herzblatt")["blaetter"]
        assert [(pack.players, pack.cards, pack.hand) for pack in packs] == [(2, 20, 9), (3, 26, 8), (4, 26, 6)]
        assert all(pack.players * pack.hand + usual_values("herzblatt")["stock"] == pack.cards for pack in packs)

    def test_who_wins_takes_a_stake_of_each_and_who_loses_pays_it(self) -> None:
        won, lost = usual_values("herzblatt")["gewonnen"], usual_values("herzblatt")["verloren"]
        assert won.augen >= 66 > lost.augen
        assert sorted(won.points) == [-1, -1, 2] and sorted(lost.points) in ([-2, 1, 1], [-4, 2, 2])


class TestFuenfhundert:
    def test_with_the_talon_another_suit_takes_the_trick_and_without_it_each_duty_binds(self) -> None:
        taken, follow, trump = usual_values("fuenfhundert")["stiche"]
        led, answer = taken.laid
        assert answer.wins and led.card.id.split("-")[0] != answer.card.id.split("-")[0]
        assert not taken.bound
        assert [duty.reason for duty in follow.laid[1].duties] == ["farbe_bekennen"]
        assert [duty.reason for duty in trump.laid[1].duties] == ["trumpf_zwang"]

    def test_an_announcement_lies_partly_in_hand_and_partly_in_tricks_and_no_seat_uses_a_card_twice(self) -> None:
        said = usual_values("fuenfhundert")["gesagt"]
        assert any(one.in_tricks and len(one.in_tricks) < len(one.cards) for one in said)
        for name in {one.name for one in said}:
            used = [card.id for one in said if one.name == name for card in one.cards]
            assert len(set(used)) == len(used)

    def test_accounts_add_up_and_announcements_are_what_was_said(self) -> None:
        values = usual_values("fuenfhundert")
        assert sum(one.augen for one in values["abrechnung"]) == 120
        for one in values["abrechnung"]:
            assert one.total == one.augen + one.announced + one.other
            assert one.announced == sum(said.points for said in values["gesagt"] if said.name == one.name)

    def test_the_match_goes_on_until_somebody_has_500(self) -> None:
        deals = usual_values("fuenfhundert")["partie"]
        assert all(max(deal.sums) < 500 for deal in deals[:-1]) and max(deals[-1].sums) >= 500
        assert deals[-1].sums == tuple(sum(deal.points[seat] for deal in deals) for seat in range(2))

    def test_every_combination_is_shown_with_cards_that_make_it(self) -> None:
        sizes = {one.key: len(one.cards) for one in usual_values("fuenfhundert")["ansagen"]}
        assert sizes.pop("folge") == 5
        assert sizes.pop("paar") == sizes.pop("karodame_pikbube") == 2
        assert set(sizes.values()) == {4}
