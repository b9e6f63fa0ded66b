"""What the booklets and pads of Schwimmen and its kin show, held against the games they come from."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from functools import cache
from itertools import pairwise
from typing import Any

import pytest

from kartenwerk.build.workshop import Workshop
from kartenwerk.catalog.game import Value
from kartenwerk.engine.session import Session
from kartenwerk.examples.rounds import played
from kartenwerk.games.bakkarat import examples as bakkarat
from kartenwerk.games.einundfuenfzig_tot import examples as einundfuenfzig_tot
from kartenwerk.games.mogeln import examples as mogeln
from kartenwerk.games.schwimmen import examples as schwimmen
from kartenwerk.games.schwimmen.rules import lives_after
from kartenwerk.games.siebzehn_und_vier import examples as siebzehn_und_vier
from kartenwerk.products.booklet.booklet import booklet_values, compose_rules
from kartenwerk.products.pad import leaf, leaf_players
from kartenwerk.products.reference import reference_pages

WORKSHOP = Workshop.over(None)
GAMES = ("schwimmen", "siebzehn_und_vier", "einundfuenfzig_tot", "mogeln", "bakkarat")


def table(game: str, **changes: Value) -> Session:
    return WORKSHOP.session(game, None, [f"{key}={str(value).lower()}" for key, value in changes.items()])


@cache
def values(game: str) -> Mapping[str, Any]:
    return booklet_values(WORKSHOP, table(game))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("page", ["a6", "a5"])
def test_specimens_fit_their_leaves_and_the_largest_party_has_one(game: str, page: str) -> None:
    at = table(game)
    for players in leaf_players(at, page):
        filled, blank = (leaf(WORKSHOP, at, page, players, filled=filled) for filled in (True, False))
        assert len(filled.items) > len(blank.items)
    assert max(leaf_players(at, "a5")) == max(at.data.players)


@pytest.mark.parametrize("game", GAMES)
def test_a_reference_card_has_two_sides(game: str) -> None:
    assert len(reference_pages(WORKSHOP, table(game))) == 2


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("page", ["a6", "card", "large"])
def test_the_booklet_fits_its_pages(game: str, page: str) -> None:
    assert len(compose_rules(WORKSHOP, table(game), page).pages) % 4 == 0


def held(told: schwimmen.Told) -> dict[str, set[str]]:
    """Every seat's hand after the turns that are told."""
    hands: dict[str, set[str]] = {}
    for turn in told.turns:
        hand = {card.id for card in turn.hand}
        hands[turn.name] = hand - set(turn.given) | set(turn.taken)
    return hands


@pytest.mark.parametrize("example", ["stop", "gezeigt"])
def test_schwimmen_turns_lead_to_the_hands_that_are_shown(example: str) -> None:
    told = values("schwimmen")["beispiele"][example]
    shown = {row.label: {card.id for card in row.cards} for row in told.hands}
    assert {name: shown[name] for name in held(told)} == held(told)


def test_schwimmen_after_the_stop_everybody_else_has_one_turn() -> None:
    told = values("schwimmen")["beispiele"]["stop"]
    place = [turn.act for turn in told.turns].index("stop")
    others = [turn.name for turn in told.turns[place + 1 :]]
    assert sorted([told.turns[place].name, *others]) == ["Anna", "Bert", "Cleo", "Dirk"]


def test_schwimmen_31_ends_the_round_with_the_turn_that_made_it() -> None:
    told = values("schwimmen")["beispiele"]["gezeigt"]
    assert [turn.act for turn in told.turns][-1] == "legt auf"
    assert told.turns[-1].name == told.turns[-2].name
    winner = next(row for row in told.hands if row.wins)
    assert (winner.label, winner.number) == (told.turns[-1].name, "31")


def test_schwimmen_the_lowest_hands_lose_and_a_match_ends_with_one_left() -> None:
    told = values("schwimmen")["beispiele"]["stop"]
    counts = {row.label: float(row.number.replace(",", ".")) for row in told.hands}
    assert told.losers == tuple(name for name in counts if counts[name] == min(counts.values()))
    deal = values("schwimmen")["partie"]
    left = [name for name, lives in zip(values("schwimmen")["namen"], deal[-1].lives, strict=True) if lives >= 0]
    assert left == [values("schwimmen")["sieger"]]


def test_schwimmen_grey_cards_do_not_count() -> None:
    rows = values("schwimmen")["blaetter"]
    assert [len(row.counting) for row in rows] == [2, 3, 3, 3, 3]
    assert [row.number for row in rows] == ["18", "28", "30,5", "31", "31"]


@pytest.mark.parametrize("swim", [0, 1])
def test_schwimmen_specimen_strikes_as_many_lives_as_were_lost(swim: int) -> None:
    at = table("schwimmen", gnadenleben=swim)
    struck = schwimmen.specimen(at, 5)["gestrichen"]
    last = lives_after(played(at, 5, schwimmen.SPECIMEN_SEED, schwimmen.LONGEST)[-1].state)
    assert [boxes == 3 + swim for boxes in struck] == [left < 0 for left in last]
    assert struck.count(3 + swim) == 4


def coup(example: str, **changes: Value) -> siebzehn_und_vier.Told:
    told: siebzehn_und_vier.Told = siebzehn_und_vier.booklet(table("siebzehn_und_vier", **changes))["beispiele"][
        example
    ]
    return told


def test_siebzehn_und_vier_a_raise_is_followed_by_a_card_and_doubles_what_both_pay() -> None:
    told = coup("erhoeht")
    place = told.acts.index("erhöht")
    assert told.acts[place + 1] == "nimmt" and told.acts[-1] == "genug"
    assert told.winner == told.player
    cards = [len(row.cards) for row in told.hands]
    assert cards == [1 + told.acts.count("nimmt"), 1 + told.drawn]
    assert told.stake == 1 + told.raised


@pytest.mark.parametrize("most", [1, 10])
def test_siebzehn_und_vier_examples_can_be_found_even_where_nobody_may_raise(most: int) -> None:
    told = coup("erhoeht", max_faktor=most)
    assert (told.raised > 0) == (most > 1)


def test_siebzehn_und_vier_who_is_bust_loses_and_equals_go_on() -> None:
    bust, equal = coup("ueberkauft"), coup("gleich")
    assert int(bust.hands[0].number) > 21 >= int(bust.hands[1].number)
    assert (bust.winner, bust.hands[0].word) == (bust.bank, "überkauft")
    assert equal.hands[0].number == equal.hands[1].number and not equal.winner


def test_siebzehn_und_vier_a_pad_of_accounts_adds_up_to_nothing() -> None:
    rows = siebzehn_und_vier.specimen(table("siebzehn_und_vier"), 5)["zeilen"]
    assert [sum(row["points"]) for row in rows] == [sum(row["sums"]) for row in rows] == [0] * 5
    assert [row["notes"][0] for row in rows] == ["Anna", "Bert", "Cleo", "Dirk", "Emma"]


@pytest.mark.parametrize("board", ["a", "b"])
def test_51_tot_every_total_is_the_one_before_and_what_the_card_counts(board: str) -> None:
    examples = einundfuenfzig_tot.booklet(table("einundfuenfzig_tot", tafel=board))["beispiele"]
    for before, turn in pairwise(examples["anfang"]):
        assert turn.total == before.total + turn.worth
    assert any(turn.choice for turn in examples["anfang"])
    assert any(turn.skips for turn in examples["anfang"]) == (board == "b")


@pytest.mark.parametrize(("limit", "board"), [(51, "a"), (51, "b"), (31, "a"), (101, "b")])
def test_51_tot_who_loses_had_no_card_that_would_have_saved_him(limit: int, board: str) -> None:
    end = einundfuenfzig_tot.booklet(table("einundfuenfzig_tot", verlust_ab=limit, tafel=board))["beispiele"]["ende"]
    last = end.turns[-1]
    assert (last.lost, last.name) == (True, end.loser)
    assert last.total >= limit and last.total - last.worth + end.least >= limit
    assert not any(turn.lost for turn in end.turns[:-1])


def test_51_tot_strokes_are_as_many_as_rounds_that_were_lost() -> None:
    at = table("einundfuenfzig_tot")
    assert sum(einundfuenfzig_tot.specimen(at, 6)["striche"]) == 5
    assert len(einundfuenfzig_tot.specimen(at, 24)["namen"]) == len(at.names)
    deal = values("einundfuenfzig_tot")
    assert {name: deal["partie"].count(name) for name in deal["namen"]} == deal["striche"]
    assert min(deal["striche"].values()) == deal["striche"][deal["sieger"][0]]


def test_mogeln_ranks_are_said_in_order_and_only_the_last_card_decides_who_takes_the_pile() -> None:
    examples = mogeln.booklet(table("mogeln", joker=2))["beispiele"]
    order = [card.word for card in values("mogeln")["folge"]]
    for told in examples.values():
        said = [one.said for one in told.cards]
        places = [order.index(word) for word in said]
        assert all((after - before) % 13 == 1 for before, after in pairwise(places))
    assert examples["wahr"].takes == examples["wahr"].knocks and examples["wahr"].cards[-1].true
    assert examples["gemogelt"].takes == examples["gemogelt"].cards[-1].name and not examples["gemogelt"].cards[-1].true
    assert examples["joker"].takes == examples["joker"].knocks and examples["joker"].cards[-1].card.full == "Joker"
    assert not examples["ende"].knocks and not examples["ende"].cards[-1].true


def test_mogeln_the_first_card_of_a_pile_is_never_the_doubted_one() -> None:
    assert all(len(told.cards) >= 2 for told in values("mogeln")["beispiele"].values() if told)


@pytest.mark.parametrize(("jokers", "same"), [(0, 4), (2, 6)])
def test_mogeln_a_rank_is_missing_as_often_as_no_card_drawn_is_one_of_it(jokers: int, same: int) -> None:
    three = mogeln.missing(table("mogeln", joker=jokers), 3)
    share = Fraction(1)
    for drawn in range(three.hand):
        share *= Fraction(52 + jokers - same - drawn, 52 + jokers - drawn)
    assert three.share == pytest.approx(float(share))


def test_mogeln_every_game_is_a_stroke_for_one() -> None:
    assert sum(mogeln.specimen(table("mogeln"), 4)["striche"]) == mogeln.SPECIMEN_GAMES


@pytest.mark.parametrize("form", ["punto_banco", "chemin"])
@pytest.mark.parametrize("example", ["tafel", "natural", "gleich"])
def test_bakkarat_coups_are_won_by_the_higher_sum_and_paid(form: str, example: str) -> None:
    told = bakkarat.booklet(table("bakkarat", form=form))["beispiele"][example]
    sums = {row.label: int(row.number) for row in told.hands}
    won = "Unentschieden" if len({*sums.values()}) == 1 else max(sums, key=lambda side: sums[side])
    assert told.winner == won
    assert [row.wins for row in told.hands] == [row.label == won for row in told.hands]
    assert (told.third is None) == (len(told.hands[0].cards) == 2)
    if form == "punto_banco":
        for one in told.stakes:
            paid = {"Punto": one.chips, "Banco": one.chips - one.chips // 20, "Unentschieden": 8 * one.chips}[one.on]
            back = 0 if won == "Unentschieden" else -one.chips
            assert one.gain == (paid if one.on == won else back)
    else:
        assert sum(one.gain for one in told.stakes) == 0


def test_bakkarat_the_booklet_counts_one_six_and_eight_packs_and_the_tables_own() -> None:
    assert [odds.packs for odds in values("bakkarat")["pakete"]] == [1, 6, 8]
    own = bakkarat.booklet(table("bakkarat", pakete=3))["pakete"]
    assert [odds.packs for odds in own] == [1, 3, 6, 8]
    assert all(odds.punto + odds.banco + odds.tie == pytest.approx(1) for odds in own)


def test_bakkarat_accounts_run_on_from_coup_to_coup() -> None:
    rows = bakkarat.specimen(table("bakkarat"), 4)["zeilen"]
    for before, row in pairwise(rows):
        assert row["sums"] == tuple(old + new for old, new in zip(before["sums"], row["points"], strict=True))
