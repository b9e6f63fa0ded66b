"""What the booklets and pads of Watten, Wallachen and Tarock show, held against the games they come from."""

from collections.abc import Mapping
from functools import cache
from itertools import accumulate, pairwise
from typing import Any

import pytest

from kartenwerk.build.workshop import Workshop
from kartenwerk.engine.deals import PlayedDeal
from kartenwerk.engine.session import Session
from kartenwerk.examples import solos
from kartenwerk.examples.rounds import played
from kartenwerk.examples.views import CardView
from kartenwerk.games.tarock import examples as tarock
from kartenwerk.games.wallachen import examples as wallachen
from kartenwerk.games.watten import examples as watten
from kartenwerk.products.booklet.booklet import booklet_text, booklet_values
from kartenwerk.products.pad import leaf, leaf_players
from kartenwerk.products.reference import reference_pages

WORKSHOP = Workshop.over(None)
GAMES = ("watten", "wallachen", "tarock")


def table(game: str, *settings: str) -> Session:
    return WORKSHOP.session(game, None, settings)


@cache
def shown(game: str, *settings: str) -> Mapping[str, Any]:
    return booklet_values(WORKSHOP, table(game, *settings))


def text(game: str, *settings: str) -> str:
    return booklet_text(WORKSHOP, game, shown(game, *settings))


def ids(cards: tuple[CardView, ...]) -> list[str]:
    return [card.id for card in cards]


# --- all three --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("page", ["a6", "a5"])
def test_leaves_are_filled_in_on_specimens(game: str, page: str) -> None:
    at = table(game)
    for players in leaf_players(at, page):
        filled, blank = (leaf(WORKSHOP, at, page, players, filled=filled) for filled in (True, False))
        assert len(filled.items) > len(blank.items)


@pytest.mark.parametrize(
    ("game", "settings"),
    [
        *((game, ()) for game in GAMES),
        ("watten", ("rechter_zwingt=true", "max_wert=6", "ziel=31")),
        ("wallachen", ("mord_wert=300", "bettel_wert=200", "stichwert=50", "alle_passen=stock")),
        ("tarock", ("stichzwang=true", "ansage_doppelt=true", "gebotsordnung=augen_zuerst", "spiele=48")),
    ],
)
def test_the_reference_card_has_two_sides(game: str, settings: tuple[str, ...]) -> None:
    assert len(reference_pages(WORKSHOP, table(game, *settings))) == 2


@pytest.mark.parametrize("game", GAMES)
def test_every_card_that_was_laid_is_allowed_and_every_duty_is_told_in_the_words_of_the_engine(game: str) -> None:
    values = shown(game)
    tricks = values["runde"].tricks if game == "watten" else values["stiche"]
    for trick in tricks:
        for laid in trick.laid:
            assert laid.card in laid.free
            for duty in laid.duties:
                sentence = WORKSHOP.templates.sentence(
                    values["game"].reasons[duty.reason], karten=[card.full for card in duty.cards], werte=[], regeln={}
                )
                assert sentence in text(game)


# --- Watten -----------------------------------------------------------------------------------------------------


def test_with_schlag_ten_and_schellen_the_order_is_that_of_the_source() -> None:
    order = shown("watten")["ordnung"]
    assert ids(order.critical) == ["herz-K", "schellen-7", "eichel-7"]
    assert ids(order.right) == ["schellen-10"]
    assert ids(order.equals) == ["eichel-10", "gras-10", "herz-10"]
    assert ids(order.rest) == ["schellen-A", "schellen-K", "schellen-O", "schellen-U", "schellen-9", "schellen-8"]


def test_where_schlag_and_suit_name_a_kritische_there_is_no_other_right_card() -> None:
    order = watten.groups(table("watten"), "K", "herz")
    assert order.right == ()
    assert ids(order.critical)[0] == "herz-K"
    assert ids(order.equals) == ["eichel-K", "gras-K", "schellen-K"]


def test_the_round_shows_what_made_each_trick_win() -> None:
    told = shown("watten")["runde"]
    for trick, by in zip(told.tricks, told.by, strict=True):
        assert told.order.of(trick.best.card) == by
        assert (by != "ausgespielt") == trick.best.trump
    assert {"kritisch", "schlag", "rechter"} <= set(told.by)
    assert sum(trick.winner in told.winners for trick in told.tricks) == shown("watten")["stichzahl"]


def test_offers_are_made_in_turn_and_who_goes_pays_what_the_round_was_worth_before() -> None:
    told = shown("watten")["geboten"]
    for before, after in pairwise(told.offers):
        assert before.stays
        assert before.name != after.name
    assert told.offers[0].value == 3
    assert told.points == told.offers[-1].value


def test_where_a_round_cannot_rise_no_offer_is_shown() -> None:
    assert shown("watten", "max_wert=2")["geboten"] is None
    assert "gibt es nicht" not in text("watten", "max_wert=2")


def test_a_match_is_written_in_running_sums_to_its_end() -> None:
    lines = shown("watten")["partie"]
    for side in (0, 1):
        assert [line.sums[side] for line in lines] == list(accumulate(line.points[side] for line in lines))
    assert all(line.points.count(0) == 1 for line in lines)
    assert max(lines[-1].sums) >= 15 > max(lines[-2].sums)


def test_partners_share_a_column_and_three_have_one_each() -> None:
    assert watten.specimen(table("watten"), 4)["namen"] == ("Anna + Cleo", "Bert + Dirk")
    three = watten.specimen(table("watten"), 3)
    assert three["namen"] == ("Anna", "Bert", "Cleo")
    assert any(line.points.count(0) == 1 for line in three["zeilen"])


def test_where_the_right_card_forces_the_booklet_shows_a_trick_in_which_it_does() -> None:
    values = shown("watten", "rechter_zwingt=true")
    assert {duty.reason for laid in values["zwang"].bound for duty in laid.duties} == {"rechter_zwingt"}
    assert "Der Rechte ist ausgespielt: Wer Trumpf hat, gibt Trumpf zu" in text("watten", "rechter_zwingt=true")


# --- Wallachen and Tarock ---------------------------------------------------------------------------------------


def test_seven_tricks_bid_and_eight_made_pay_sixteen_each_when_doubled() -> None:
    told = shown("wallachen")["bezahlt"]
    assert (told.bid, told.made, told.value, told.factor) == (7, 8, 8, 2)
    assert sorted(told.result) == [-16, -16, 32]
    assert len(told.doubled) == 1


def test_where_nobody_may_double_the_same_game_pays_once() -> None:
    told = shown("wallachen", "doppeln=false")["bezahlt"]
    assert (told.made, told.factor, told.doubled) == (8, 1, ())
    assert sorted(told.result) == [-8, -8, 16]


@pytest.mark.parametrize(
    ("game", "settings", "duties"),
    [
        ("wallachen", (), {"farbe_bekennen", "trumpf_zwang", "stich_zwang"}),
        ("tarock", (), {"farbe_bekennen", "trumpf_zwang"}),
        ("tarock", ("stichzwang=true",), {"farbe_bekennen", "trumpf_zwang", "stich_zwang"}),
    ],
)
def test_three_tricks_in_a_row_show_every_duty(game: str, settings: tuple[str, ...], duties: set[str]) -> None:
    tricks = shown(game, *settings)["stiche"]
    assert [trick.number - tricks[0].number for trick in tricks] == [0, 1, 2]
    assert {duty.reason for trick in tricks for laid in trick.laid for duty in laid.duties} == duties
    for before, after in pairwise(tricks):
        assert before.winner == after.laid[0].name


@pytest.mark.parametrize("game", ["wallachen", "tarock"])
def test_a_bid_is_held_by_whom_it_was_made_against_and_the_bidding_goes_on(game: str) -> None:
    spoken = shown(game)["reizen"]
    held = [place for place, word in enumerate(spoken) if word.holds]
    assert held
    for place in held:
        assert spoken[place].bid == next(word.bid for word in reversed(spoken[:place]) if word.bid)
    assert held[0] < len(spoken) - 2


@pytest.mark.parametrize("module", [wallachen, tarock])
def test_three_accounts_run_on_and_cancel_out(module: Any) -> None:
    at = table(module.__name__.rsplit(".", 1)[-1])
    lines = module.specimen(at, 3)["zeilen"]
    assert all(sum(line.sums) == 0 == sum(line.points) for line in lines)
    for seat in range(3):
        assert [line.sums[seat] for line in lines] == list(accumulate(line.points[seat] for line in lines))


def test_the_game_from_the_hand_is_won_with_the_others_schneider() -> None:
    told = shown("tarock")["bezahlt"]
    assert (told.kind, told.won, told.reason, told.units) == ("Hand", True, "schneider", 2)
    assert told.made + told.lost == 120
    assert told.made >= told.bid
    assert told.lost < 30


def test_packets_make_a_hand() -> None:
    assert sum(tarock.PACKETS) == shown("tarock")["handkarten"]


def test_calls_between_the_bids_are_no_part_of_the_bidding() -> None:
    at = table("wallachen")
    deal: PlayedDeal = played(at, 3, 5, 1)[0]
    assert str(deal.steps[0].move) in ("doppelt", "doppelt nicht")
    assert len(list(solos.bidding_steps(deal))) == sum(
        str(step.move).startswith("bietet") or str(step.move) == "passt" for step in deal.steps
    )
