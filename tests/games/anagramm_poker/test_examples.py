"""What Anagramm-Poker's booklet shows: odds that say how they were found."""

from __future__ import annotations

from functools import cache

import pytest
from tests.games import prints
from tests.games.proof import claim
from tests.games.support import WORKSHOP, session

from kartenwerk.base.data import DataRoots
from kartenwerk.play.games.anagramm_poker import HANDS
from kartenwerk.play.games.anagramm_poker.examples import specimen
from kartenwerk.play.mechanics.words.dictionary import EVERYDAY
from kartenwerk.products.booklet.game import booklet_text
from kartenwerk.products.pad.game import draw_leaf

SESSION = session("anagramm_poker")


@cache
def text() -> str:
    return booklet_text(WORKSHOP, "anagramm_poker", prints.booklet("anagramm_poker"))


def test_every_everyday_word_is_in_the_dictionary() -> None:
    words = DataRoots.over().find(EVERYDAY).text().split()
    assert words == sorted({*words}) and [word for word in words if word not in HANDS.dictionary] == []


def test_the_words_of_the_tip_can_be_laid() -> None:
    assert "Wer PALME hat, hat auch LAMPE und AMPEL" in text()
    assert [word for word in ("PALME", "LAMPE", "AMPEL") if word not in HANDS.dictionary] == []


@pytest.mark.parametrize("times", [1, 2, 3])
def test_the_short_rules_tell_when_nobody_pays_again_as_the_rules_do(times: int) -> None:
    changed = booklet_text(
        WORKSHOP,
        "anagramm_poker",
        {**prints.booklet("anagramm_poker"), "r": session("anagramm_poker", nach_dreimal=times).values},
    )
    said = (
        "zahlt niemand nach" if times == 1 else f"{('zwei', 'drei')[times - 2]}mal hintereinander sofort ausgestiegen"
    )
    assert changed.count(said) == 2


def test_the_booklet_says_what_is_counted_and_what_is_sampled() -> None:
    assert "genau gezählt" in text() and "geschätzt" in text()
    assert "134 153 712" in text().replace("\u202f", " ").replace("\u2009", " ").replace("\u00a0", " ")
    chances = prints.booklet("anagramm_poker")["chancen"]
    assert sum(one.dealt for one in chances) == pytest.approx(1)
    assert sum(one.exchanged for one in chances) == pytest.approx(1)


def test_two_standard_errors_stand_behind_what_is_sampled() -> None:
    *_, longest = prints.booklet("anagramm_poker")["chancen"]
    found = claim("anagramm_poker", "nach_dem_tausch")
    assert 100 * longest.error == pytest.approx(2 * (found.error or 0), abs=0.01)
    assert "hinter dem ± stehen zwei Standardfehler" in text()


def test_the_booklet_tells_how_sighted_and_blind_players_play_together() -> None:
    part = text().split("# Gemeinsam am Tisch")[1].split("# Kleines Wörterbuch")[0]
    for word in ("Punktschrift", "laut an", "Karte für Karte", "Vollschrift"):
        assert word in part


def test_the_other_form_has_no_word_of_cards_with_several_letters() -> None:
    other = session("anagramm_poker", blatt="106")
    values = {**prints.booklet("anagramm_poker"), "r": other.values}
    changed = booklet_text(WORKSHOP, "anagramm_poker", values)
    assert "SCH, U, H" in text() and "SCH, U, H" not in changed


def test_a_specimen_keeps_all_stones_in_stacks_and_pot() -> None:
    for players in SESSION.data.players:
        entries = specimen(SESSION, players)
        stones = players * int(SESSION.values["startsteine"])
        assert [sum(row) + pot for row, pot in zip(entries["zeilen"], entries["pot"], strict=True)] == [stones] * len(
            entries["pot"]
        )


@pytest.mark.parametrize(("page", "players"), [("a6", 5), ("a5", 8)])
def test_a_leaf_has_a_column_for_every_seat_and_the_pot(page: str, players: int) -> None:
    for filled in (False, True):
        assert draw_leaf(WORKSHOP, SESSION, page, players, filled=filled).items
