"""What Rommé's practice deal was chosen for: it shows every rule of a turn, and three people get somewhere."""

from __future__ import annotations

from functools import cache
from typing import Any

from tests.games import prints

from kartenwerk.play.games.romme.practice import TurnStory


@cache
def probe() -> Any:
    return prints.booklet("romme")["probe"]


def told() -> list[TurnStory]:
    return [story for played in probe()["runden"] for story in played]


def test_it_is_short_and_everybody_lays() -> None:
    assert len(probe()["runden"]) == 3
    assert {story.name for story in told() if story.laid} == set(probe()["namen"])


def test_a_first_meld_fails_by_a_point_and_comes_a_turn_later() -> None:
    before, after = (story for story in told() if story.name == "Anna" and story.most_points >= 39)
    assert before.most_points == 39 and not before.laid
    assert after.laid_points == 57 and not after.opened and not after.adds


def test_a_joker_is_taken_and_laid_again_in_the_same_turn() -> None:
    (story,) = [story for story in told() if story.swaps]
    assert story.opened and story.swaps[0].owner != story.name and story.laid[0].jokers == 1


def test_cards_are_added_to_melds_of_others() -> None:
    assert {add.owner for story in told() for add in story.adds} == {"Anna", "Bert"}


def test_what_one_throws_away_the_next_one_takes() -> None:
    assert [(story.giver, story.name) for story in told() if story.giver] == [
        ("Anna", "Bert"),
        ("Cleo", "Anna"),
        ("Cleo", "Anna"),
    ]


def test_the_winner_did_not_lay_first_and_the_others_write_what_they_hold() -> None:
    first = next(story for story in told() if story.laid)
    assert told()[-1].wins and told()[-1].name != first.name
    assert probe()["ergebnis"] == [19, 11, 0]
    assert [rest.cost for rest in probe()["ende"].rests] == [19, 11]


def test_the_stock_to_lay_out_is_what_is_drawn_from_it() -> None:
    assert len(probe()["stapel"].cards) == sum(not story.giver for story in told())


def test_each_turn_shows_what_it_lays_and_how_many_cards_are_left() -> None:
    assert [(move.actor, move.verb, " ".join(move.effect).strip()) for move in probe()["zuege"]] == [
        ("Anna", "zieht", "13 Karten"),
        ("Bert", "legt aus", "6 Karten"),
        ("Cleo", "legt aus", "5 Karten"),
        ("Anna", "nimmt", "13 Karten"),
        ("Bert", "legt aus", "3 Karten"),
        ("Cleo", "tauscht", "1 Karte"),
        ("Anna", "legt aus", "6 Karten"),
        ("Bert", "zieht", "3 Karten"),
        ("Cleo", "macht Schluss", "0 Karten"),
    ]
    short = probe()["zuege"][3].mat.hands
    assert [hand.label for hand in short] == ["39 auf der Hand"] and any(
        card.id == "joker-3" for card in short[0].cards
    )


def test_the_bar_counts_the_cards_that_each_holds() -> None:
    for story, move in zip(told(), probe()["zuege"], strict=True):
        assert [side.total for side in move.bar.sides] == [len(hand) for hand in story.turn.after.hands]
