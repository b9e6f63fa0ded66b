"""What Mogeln's booklet and pad show, held against the games it comes from."""

from __future__ import annotations

import re
from fractions import Fraction
from itertools import pairwise

import pytest
from tests.games.prints import booklet, check_booklet, check_leaves, check_reference_card, rendered
from tests.games.support import WORKSHOP, session

from kartenwerk.play.games.mogeln.examples import SPECIMEN_GAMES, missing, specimen

GAME = "mogeln"


@pytest.mark.parametrize("page", ["a6", "a5"])
def test_specimens_fit_their_leaves_and_the_largest_party_has_one(page: str) -> None:
    check_leaves(GAME, page)


def test_a_reference_card_has_two_sides() -> None:
    check_reference_card(session(GAME))


@pytest.mark.parametrize("page", ["a6", "card", "large"])
def test_the_booklet_fits_its_pages(page: str) -> None:
    check_booklet(session(GAME), page)


def test_a_joker_is_true_and_who_doubts_it_takes_the_pile() -> None:
    values = booklet(GAME, joker=2)
    shown = values["joker"]
    order = [card.word for card in values["folge"]]
    places = [order.index(one.said) for one in shown.cards]
    assert all((after - before) % 13 == 1 for before, after in pairwise(places))
    assert shown.takes == shown.knocks and shown.cards[-1].card.full == "Joker" and len(shown.cards) >= 2
    assert booklet(GAME)["joker"] is None


@pytest.mark.parametrize(("jokers", "same"), [(0, 4), (2, 6)])
def test_a_rank_is_missing_as_often_as_no_card_drawn_is_one_of_it(jokers: int, same: int) -> None:
    three = missing(session(GAME, joker=jokers), 3)
    cards = 52 + jokers
    shares = []
    for size in (len(range(seat, cards, 3)) for seat in range(3)):
        share = Fraction(1)
        for drawn in range(size):
            share *= Fraction(cards - same - drawn, cards - drawn)
        shares.append(share)
    assert three.share == pytest.approx(float(sum(shares) / 3))
    assert three.sizes == ((17, 18) if jokers == 0 else (18,))


def test_every_game_is_a_stroke_for_one() -> None:
    assert sum(specimen(session(GAME), 4)["striche"]) == SPECIMEN_GAMES


@pytest.mark.parametrize(("packs", "three", "seven"), [("1", True, False), ("2", False, True), ("auto", True, True)])
def test_with_two_packs_nobody_is_advised_to_knock_with_three_of_eight(packs: str, three: bool, seven: bool) -> None:
    text = rendered("games/mogeln/text.md.j2", booklet("mogeln", blaetter=packs))
    assert ("Wartet auf drei." in text, "zweien klopfte" in text) == (three, three)
    assert bool(re.search(r"Wartet auf sieben\.|sieben der acht", text)) == seven


def test_no_card_of_a_pile_has_a_sign_that_the_booklet_does_not_explain() -> None:
    """All of them are laid: only the card that is turned up is framed."""
    assert "marke(" not in WORKSHOP.roots.find("templates/games/mogeln/figures/stapel.svg.j2").text()
