"""What Rommé's booklet and pad show, held against the games it comes from."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache, partial
from itertools import pairwise
from typing import Any

import pytest
from tests.games import prints, support
from tests.games.romme.support import state_of

from kartenwerk.play.engine.deals import Step
from kartenwerk.play.examples.meld_rows import MeldRow, kind, loose_row
from kartenwerk.play.examples.rounds import play_rounds
from kartenwerk.play.games.romme import GAME
from kartenwerk.play.games.romme import examples as romme
from kartenwerk.play.games.romme.state import LaidMeld
from kartenwerk.play.games.romme.turn_view import Turn, laid_row, turn_view
from kartenwerk.play.mechanics.melds.meld import read_meld

session = partial(support.session, "romme")


@cache
def values() -> Mapping[str, Any]:
    return prints.booklet("romme")


@cache
def without_jokers() -> Mapping[str, Any]:
    return prints.booklet("romme", joker=0)


def cards(*rows: MeldRow) -> list[str]:
    return [one.words for row in rows for one in row.cards]


def test_specimens_fit_their_leaves_and_the_largest_party_has_one() -> None:
    prints.check_leaves("romme", "a6")


def test_the_reference_card_has_two_sides() -> None:
    prints.check_reference_card(session())


def test_hand_romme_gets_rid_of_the_whole_hand_and_the_others_pay_twice() -> None:
    told, end = values()["hand_zug"], values()["hand_ende"]
    added = [move for move in told.moves if move.verb == "legt an"]
    assert len(cards(*told.new)) + len(added) == 13 and told.moves[-1].verb == "wirft"
    assert told.name == end.winner and end.winner not in [rest.name for rest in end.rests]
    assert all(rest.minus == 2 * rest.cost == 2 * int(rest.row.number) for rest in end.rests)


def test_without_jokers_no_picture_shows_one() -> None:
    shown = without_jokers()
    melds = [row for rows in shown["kombinationen"].values() for row in rows]
    assert not [words for words in cards(*melds, *shown["hand_zug"].laid) if "Joker" in words]
    assert shown["joker"] == [] and shown["werte"][-1].full == "Herz-Zwei"


@pytest.mark.parametrize(("jokers", "rows"), [(1, 2), (2, 3), (6, 4)])
def test_the_chances_of_dealt_jokers_sum_to_one_and_agree_with_a_draw_card_by_card(jokers: int, rows: int) -> None:
    at = session(joker=jokers)
    odds = romme.joker_odds(at, play_rounds(at, 2, 0, 1)[0].order)
    none = 1.0
    for drawn in range(13):
        none *= (104 - drawn) / (104 + jokers - drawn)
    assert len(odds) == rows and sum(share for _, share in odds) == pytest.approx(1)
    assert odds[0][1] == pytest.approx(none)


def test_the_pad_tells_hand_romme_from_romme_and_its_sums_run_on() -> None:
    rows = romme.specimen(session(), 4)["zeilen"]
    for before, row in pairwise(rows):
        entries = [entry for (entry,) in row["eintraege"]]
        added = [int(entry) if entry.isdigit() else 0 for entry in entries]
        assert row["summen"] == [old + new for old, new in zip(before["summen"], added, strict=True)]
        assert sum(not entry.isdigit() for entry in entries) == 1
        if "H" in entries:
            assert all(number % 2 == 0 for number in added)
    assert any(["H"] in row["eintraege"] for row in rows)
    winners = {[not entry.isdigit() for (entry,) in row["eintraege"]].index(True) for row in rows}
    assert len(winners) >= 3, "all at the table play to win: nobody waits for Hand-Rommé alone"


def test_framed_is_what_is_new_even_if_another_joker_lay_there_before() -> None:
    deck = session().deck
    before = read_meld("joker=pik-9 pik-10 pik-B", deck.pack)
    longer = read_meld("joker=pik-8 joker=pik-9 pik-10 pik-B", deck.pack)
    lying = deck.pack.read("joker-1 pik-10 pik-B")
    row = laid_row(
        deck, LaidMeld(longer, deck.pack.read("joker-1 joker-1 pik-10 pik-B")), "Anna", LaidMeld(before, lying)
    )
    assert [one.new for one in row.cards] == [True, False, False, False]
    assert kind(longer) == "Folge" and kind(read_meld("herz-9 karo-9 pik-9", deck.pack)) == "Satz"
    assert all(one.quiet and not one.new for one in loose_row(deck, lying, quiet=True).cards)


def test_a_turn_tells_whose_meld_a_card_goes_to_and_which_melds_it_has_touched() -> None:
    """Seat 0 takes a joker from seat 2, adds a card to its own meld, and lays a new one."""
    at = session()
    laid = ("herz-7 joker=karo-7 pik-7", "herz-9 herz-10 herz-B", "kreuz-2 kreuz-3 kreuz-4")
    before = state_of("karo-7 herz-8 karo-2 karo-3 karo-4 pik-9 pik-2", *laid, opened=True, drawn=False)
    steps, state = [], before
    for name in ("zieht", "tauscht karo-7 bei 1", "legt herz-8 an 2", "legt karo-2 karo-3 karo-4", "wirft pik-9"):
        after = GAME.play(state, GAME.read(name, at.deck.pack))
        steps.append(Step(0, state, GAME.read(name, at.deck.pack), after))
        state = after
    turn = Turn(tuple(steps), (2, 0, 1, 0))
    shown = turn_view(at, turn)
    assert [(move.verb, move.at) for move in shown.moves] == [
        ("zieht", ""),
        ("tauscht", at.names[2]),
        ("legt an", "sich"),
        ("legt", ""),
        ("wirft", ""),
    ]
    assert [row.label for row in shown.touched] == [at.names[2], at.names[0]]
    assert (len(shown.new), len(shown.laid), shown.name) == (1, 3, at.names[0])
    assert ([*map(str, turn.swaps)], [*map(str, turn.adds)]) == (["tauscht karo-7 bei 1"], ["legt herz-8 an 2"])


def text(values: Mapping[str, Any]) -> str:
    return prints.rendered("games/romme/text.md.j2", values).replace("\u00a0", " ")


def test_the_text_says_who_decides_what_a_joker_stands_for() -> None:
    assert "Wer ihn auslegt, sagt dazu, welche" in text(values())


def test_cards_are_told_with_their_articles_and_additions_to_one_meld_together() -> None:
    turns = [line for line in text(without_jokers()).splitlines() if " ab." in line and "wirft" in line]
    assert turns and all(re.search(r"wirft (den|die|das) .+ ab\.", line) for line in turns)
    assert not any(re.search(r"legt bei (\w+) [^,]+ an, legt bei \1", line) for line in turns)


def test_a_match_of_one_deal_has_one_duration() -> None:
    told = text({**values(), "r": session(ende="spiele", spiele=1).values})
    assert "eine Partie etwa" in text(values()) and "eine Partie etwa" not in told
