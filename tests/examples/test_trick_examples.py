"""What booklets and pads of trick-taking games show, held against the games: what is true of all of them."""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, NamedTuple

import pytest
from tests.games.prints import booklet, check_leaves
from tests.games.support import WORKSHOP, session

from kartenwerk.play.examples.pads import EntryRow
from kartenwerk.play.examples.showcase import showcase_of
from kartenwerk.play.examples.trick_views import (
    LaidCard,
    TrickSteps,
    TrickView,
    cards_of,
    duties_of,
    ranking_of,
    trick_view,
    tricks_of,
)
from kartenwerk.play.games import GAME_IDS
from kartenwerk.play.mechanics.augen import augen
from kartenwerk.play.mechanics.duties import legal_cards
from kartenwerk.play.mechanics.tricks import InPlay
from kartenwerk.products.booklet.game import booklet_text, game_manuscript, reference_text
from kartenwerk.products.booklet.plain import plain_text
from kartenwerk.products.reference.card_product import reference_pages


def takes_tricks(game: str) -> bool:
    at = session(game)
    start = at.play(at.data.players[0], seed=1, limit=0).start
    return isinstance(getattr(start, "cards", None), InPlay)


TRICK_GAMES = [game for game in GAME_IDS if takes_tricks(game)]


@cache
def usual_values(game: str) -> Mapping[str, Any]:
    return booklet(game)


class Played(NamedTuple):
    """A trick as it was played, and as it is shown."""

    steps: TrickSteps
    view: TrickView


@cache
def played(game: str) -> list[Played]:
    """The tricks of some deals."""
    at = session(game)
    deals = (at.play(at.data.players[-1], seed) for seed in range(5))
    return [Played(trick, trick_view(at, trick)) for deal in deals for trick in tricks_of(deal)]


def shown_cards(values: object) -> Iterator[LaidCard]:
    """Every card that is explained among the values of a booklet, wherever it stands."""
    if isinstance(values, LaidCard):
        yield values
    elif isinstance(values, Mapping):
        for value in values.values():
            yield from shown_cards(value)
    elif isinstance(values, list | tuple):
        for value in values:
            yield from shown_cards(value)


@pytest.mark.parametrize("game", TRICK_GAMES)
def test_each_booklet_has_a_card_of_two_sides_and_a_description_of_each_picture(game: str) -> None:
    assert len(reference_pages(WORKSHOP, reference_text(WORKSHOP, session(game)))) == 2
    assert plain_text(game_manuscript(WORKSHOP, session(game))).count("Bild: ") >= 4


@pytest.mark.parametrize("game", TRICK_GAMES)
@pytest.mark.parametrize("page", ["a6", "a5"])
def test_specimens_fill_in_the_leaves(game: str, page: str) -> None:
    check_leaves(game, page)


@pytest.mark.parametrize("game", TRICK_GAMES)
def test_a_pad_adds_up_its_points_to_the_running_sums(game: str) -> None:
    at = session(game)
    for players in at.data.players:
        rows = showcase_of(at.game).specimen(at, players)["zeilen"]
        for column in range(len(rows[0].points)):
            points = [row.points[column] for row in rows]
            written = [(row.summen if isinstance(row, EntryRow) else row.sums)[column] for row in rows]
            sums = [int(str(total).replace("–", "-")) for total in written]
            assert sums == [sum(points[: place + 1]) for place in range(len(rows))]


TOLD_BY = {"farbe_bekennen": "bekennen", "trumpf_zwang": "trumpfen", "stich_zwang": "stechen"}
"""Duties that a text may tell with a verb, and not in the words of the engine."""

EXPLAIN = ("doppelkopf", "fuenfhundert")
"""Games whose booklets explain a laid card apart from the practice deal."""


@pytest.mark.parametrize("game", TRICK_GAMES)
def test_every_card_that_was_laid_is_allowed_and_every_duty_is_told(game: str) -> None:
    values = usual_values(game)
    text = booklet_text(WORKSHOP, game, values)
    shown = list(shown_cards(values))
    assert bool(shown) == (game in EXPLAIN)
    for laid in shown:
        assert laid.card in laid.free
        for duty in laid.duties:
            sentence = WORKSHOP.templates.sentence(
                values["game"].reasons[duty.reason], karten=[card.full for card in duty.cards], werte=[], regeln={}
            )
            told = rf"{laid.name}\*? [^.]*\bmuss [^.]*{TOLD_BY.get(duty.reason)}\b"
            assert sentence in text or re.search(told, text)


@pytest.mark.parametrize("game", TRICK_GAMES)
def test_a_trick_is_won_by_the_card_the_order_puts_first_and_counts_its_augen(game: str) -> None:
    names = session(game).names
    for steps, view in played(game):
        cards = cards_of(steps)
        best = steps[ranking_of(steps[0]).winner(cards)]
        assert (view.best.card.id, view.winner) == (str(best.move.card), names[best.seat])
        assert view.augen == augen(cards)


@pytest.mark.parametrize("game", TRICK_GAMES)
def test_the_cards_a_view_forbids_are_those_the_engine_does_not_allow(game: str) -> None:
    for steps, view in played(game):
        for laid, step in zip(view.laid, steps, strict=True):
            free = set(map(str, legal_cards(step.before)))
            assert {card.id for card in laid.free} == free
            assert {card.id for card in laid.hand} == free | {card.id for card in laid.forbidden}


@pytest.mark.parametrize("game", TRICK_GAMES)
def test_a_reason_names_no_card_twice_though_the_hand_may_hold_two(game: str) -> None:
    at = session(game)
    for steps, _ in played(game):
        for step in steps:
            duties = duties_of(at, step)
            assert {duty.reason for duty in duties} <= {duty.id for duty in step.before.duties}
            assert all(len(set(duty.cards)) == len(duty.cards) for duty in duties)
