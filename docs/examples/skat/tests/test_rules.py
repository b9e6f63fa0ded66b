"""The rules of play, a case each; and the contract as a whole."""

from __future__ import annotations

import os
from random import Random

import pytest
from skat import GAME, Move, State
from skat.bidding import Bid, Bidding, Call
from skat.rules import Name, Take, achieved, ranking
from skat.values import GAMES, NULL

import kartenwerk as kw
from kartenwerk.library.testing import check_game
from kartenwerk.plugin import Card

DEALS = int(os.environ.get("SKAT_DEALS", "12"))


def table(seed: int = 1, players: int = 3, **rules: object) -> kw.Session[State, Move]:
    return kw.game("skat", **rules).session(players, seed)  # type: ignore[arg-type, return-value]


def test_it_keeps_every_promise_of_the_contract() -> None:
    assert check_game(GAME, DEALS).unfinished == 0


def test_ten_cards_each_and_two_in_the_skat() -> None:
    state = table().state
    assert [len(hand) for hand in state.cards.hands] == [10, 10, 10]
    assert len(state.stock.cards) == 2
    order = table().order
    assert set(state.stock.cards) == set(order[9:11])
    assert set(state.cards.hands[0]) == {*order[:3], *order[11:15], *order[23:26]}


def said(*calls: object) -> Bidding:
    bidding = Bidding()
    for call in calls:
        assert bidding.why_not(call) is None, call  # type: ignore[arg-type]
        bidding = bidding.after(call)  # type: ignore[arg-type]
    return bidding


def test_middlehand_speaks_and_forehand_hears() -> None:
    assert said().to_move == 1
    assert said(Bid(18)).to_move == 0
    assert said(Bid(18), Call.HOLD).to_move == 1


def test_whoever_is_left_goes_on_with_rearhand() -> None:
    forehand_stays = said(Bid(18), Call.HOLD, Call.PASS)
    assert (forehand_stays.speaker, forehand_stays.hearer) == (2, 0)
    middlehand_stays = said(Bid(18), Call.PASS)
    assert (middlehand_stays.speaker, middlehand_stays.hearer, middlehand_stays.level) == (2, 1, 18)
    over = said(Bid(18), Call.PASS, Bid(20), Call.HOLD, Call.PASS)
    assert (over.winner, over.level, over.to_move) == (1, 20, None)
    assert said(Bid(18), Call.PASS, Bid(24), Call.PASS).winner == 2


def test_nobody_behind_bids_and_forehand_may_play() -> None:
    asked = said(Call.PASS, Call.PASS)
    assert (asked.to_move, asked.alone) == (0, True)
    assert said(Call.PASS, Call.PASS, Call.PLAY).winner == 0
    assert said(Call.PASS, Call.PASS, Call.PLAY).level == 18
    assert said(Call.PASS, Call.PASS, Call.PASS).winner is None


def test_a_deal_that_all_pass_counts_nothing_and_the_next_one_deals() -> None:
    session = table()
    for _ in range(3):
        session.play("passe")
    assert session.is_over
    assert session.result == (0, 0, 0)
    following = session.next_deal()
    assert following is not None
    assert (session.state.dealer, following.state.dealer) == (2, 0)


REFUSED = [
    ([], "19", "kein_spielwert"),
    (["20"], "22", "hoerer_bietet_nicht"),
    (["20", "ja"], "20", "gebot_zu_niedrig"),
    ([], "ja", "nichts_zu_halten"),
    ([], "spielt ab 18", "nur_vorhand_ohne_gebot"),
    (["18", "passe", "passe"], "Spiel herz", "erst_der_skat"),
    (["18", "passe", "passe", "spielt aus der Hand"], "nimmt den Skat", "skat_entschieden"),
    (["18", "passe", "passe", "spielt aus der Hand"], "Spiel null Schneider", "null_ohne_schneider"),
    (["18", "passe", "passe", "spielt aus der Hand"], "drückt kreuz-B pik-B", "hand_drueckt_nicht"),
    (["264", "passe", "passe", "spielt aus der Hand"], "Spiel null", "unter_dem_reizwert"),
]


@pytest.mark.parametrize(("before", "move", "reason"), REFUSED)
def test_what_is_not_allowed_has_a_sentence_of_its_own(before: list[str], move: str, reason: str) -> None:
    session = next(
        one for one in map(table, range(40)) if [c for c in one.state.cards.hands[1] if c.rank == "B"][:1] or 1
    )
    if reason == "unter_dem_reizwert":  # somebody who can still reach so much: all four jacks
        session = next(one for one in map(table, range(4000)) if jacks(one, 1) == 4)
    for each in before:
        session.play(each)
    why = session.why_not(move)
    assert why is not None
    assert why.id == reason
    assert why.sentence.endswith(".")


def jacks(session: kw.Session[State, Move], place: int) -> int:
    return sum(card.rank == "B" for card in session.state.cards.hands[place])


def test_after_the_skat_only_null_may_be_open() -> None:
    session = table()
    for each in ("18", "passe", "passe", "nimmt den Skat"):
        session.play(each)
    session.play(session.legal_moves[0])
    names = {str(move) for move in session.legal_moves}
    assert names == {*(f"Spiel {game}" for game in GAMES), "Spiel null ouvert"}
    why = session.why_not("Spiel grand ouvert")
    assert why is not None
    assert why.id == "ansage_nur_hand"


def test_who_cannot_reach_the_bid_any_more_has_overbid() -> None:
    session = next(one for one in map(table, range(300)) if jacks(one, 1) == 1)
    for each in ("264", "passe", "passe", "nimmt den Skat"):
        session.play(each)
    session.play(session.legal_moves[0])
    session.play("Spiel karo")
    assert "überreizt" in session.play_out().tally[0].label


def test_the_jacks_are_the_highest_trumps_in_a_suit_and_the_only_ones_in_grand() -> None:
    spades = ranking("pik").trumps
    assert [kind[0] for kind in spades[:5]] == [
        ("kreuz", "B"),
        ("pik", "B"),
        ("herz", "B"),
        ("karo", "B"),
        ("pik", "A"),
    ]
    assert len(spades) == 11
    assert len(ranking("grand").trumps) == 4
    jack, seven = Card("herz", "B"), Card("herz", "7")
    assert ranking("grand").suit(jack) != ranking("grand").suit(seven)


def test_in_null_the_queen_beats_the_ten_and_jacks_follow_their_suit() -> None:
    order = ranking(NULL)
    assert order.beats(Card("herz", "D"), Card("herz", "10"))
    assert order.suit(Card("herz", "B")) == "herz"


def test_null_is_over_with_the_declarers_first_trick() -> None:
    for seed in range(60):
        session = table(seed)
        for each in ("18", "passe", "passe", "spielt aus der Hand", "Spiel null"):
            session.play(each)
        session.play_out("random")
        assert session.state.cards.tricks(1) <= 1
        assert session.result[session.state.active[1]] in (35 + 50, -70 - 50)
        if session.state.cards.tricks(1):
            assert not achieved(session.state).made_none


def test_an_open_hand_is_seen_by_all() -> None:
    session = table()
    for each in ("18", "passe", "passe", "spielt aus der Hand", "Spiel null ouvert"):
        session.play(each)
    own = session.state.cards.hands[1]
    assert all(session.view(seat).cards.hands[1] == own for seat in range(3))
    assert "?" in str(session.view(0).cards.hands[2][0])


def test_the_skat_counts_for_the_declarer_though_he_left_it() -> None:
    session = table()
    for each in ("18", "passe", "passe", "spielt aus der Hand", "Spiel grand"):
        session.play(each)
    session.play_out()
    laid = [card for trick in session.state.cards.won[1] for card in trick]
    counts = {"A": 11, "10": 10, "K": 4, "D": 3, "B": 2}
    assert achieved(session.state).augen == sum(counts.get(c.rank, 0) for c in (*laid, *session.state.stock.cards))


def test_at_a_table_of_four_the_dealer_sits_out_and_is_paid() -> None:
    session = next(one for one in (table(seed, 4).play_out() for seed in range(200)) if min(one.result) < 0)
    assert session.state.dealer not in session.state.active
    lost = session.result.index(min(session.result))
    assert [points for seat, points in enumerate(session.result) if seat != lost] == [30, 30, 30]


def test_a_list_by_seeger_and_fabian() -> None:
    """Grand won with 144 and diamonds lost with 54 for one, Null open won with 46 for another: 90, 40 and 136."""
    from skat.values import Achieved, Extra, score

    played = [
        (0, score(Achieved("grand", False, Extra.NONE, 4, 72, 95))),
        (0, score(Achieved("karo", False, Extra.NONE, 2, 18, 45))),
        (2, score(Achieved(NULL, False, Extra.OPEN, 0, 46, 0, made_none=True))),
    ]
    sums = [0, 0, 0]
    for alone, one in played:
        sums[alone] += one.points + (50 if one.won else -50)
        for other in {0, 1, 2} - {alone}:
            sums[other] += 0 if one.won else 40
    assert sums == [90, 40, 136]


def test_the_values_alone_may_be_counted() -> None:
    one = next(one for one in (table(seed).play_out() for seed in range(99)) if one.tally)
    other = table(one.seed or 0, abrechnung="spielpunkte").play_out()
    assert [entry.points for entry in other.tally] == [one.tally[0].points]


def test_the_skat_stays_face_down_for_all_but_its_taker() -> None:
    session = table()
    for each in ("18", "passe", "passe", "nimmt den Skat"):
        session.play(each)
    put = session.play(Random(1).choice(list(session.legal_moves)))
    assert "?" in str(GAME.heard(session.state, put, 0))
    assert session.view(session.state.active[1]).stock.cards == session.state.stock.cards
    assert {str(card) for card in session.view(session.state.active[0]).stock.cards} == {"?"}


def test_moves_are_written_as_they_are_said() -> None:
    assert [str(move) for move in (Bid(18), Call.HOLD, Take.HAND, Name("herz"))] == [
        "18",
        "ja",
        "spielt aus der Hand",
        "Spiel herz",
    ]
