"""What the booklets and pads of Bauer und Jarl and Wolfsjagd show, held against the games they come from."""

from collections.abc import Mapping
from fractions import Fraction
from functools import cache
from itertools import accumulate
from typing import Any

import pytest

from kartenwerk.build.workshop import Workshop
from kartenwerk.engine.contract import CHANCE
from kartenwerk.engine.session import Session
from kartenwerk.examples.rounds import minutes, played, rounds
from kartenwerk.examples.stretches import drawn_and_laid
from kartenwerk.games.bauer_und_jarl import examples as bauer_und_jarl
from kartenwerk.games.bauer_und_jarl.examples import TrickView
from kartenwerk.games.bauer_und_jarl.rules import Play
from kartenwerk.games.wolfsjagd import examples as wolfsjagd
from kartenwerk.products.booklet.booklet import booklet_values, compose_rules
from kartenwerk.products.pad import leaf, leaf_players
from kartenwerk.products.reference import reference_pages

WORKSHOP = Workshop.over(None)
GAMES = ("bauer_und_jarl", "wolfsjagd")


def table(game: str, *settings: str) -> Session:
    return WORKSHOP.session(game, None, settings)


def changes(game: str) -> list[tuple[str, str]]:
    """Every parameter of a game with every other value that tests try."""
    rules = WORKSHOP.catalog.game(game).rules
    return [(game, f"{key}={str(value).lower()}") for key, rule in rules.items() for value in rule.others()]


@cache
def usual_values(game: str) -> Mapping[str, Any]:
    return booklet_values(WORKSHOP, table(game))


CHANGES = sorted({change for game in GAMES for change in changes(game)})


@pytest.mark.parametrize(("game", "setting"), CHANGES)
def test_every_parameter_changes_the_text_apart_from_the_examples(game: str, setting: str) -> None:
    values = usual_values(game)
    changed = {**values, "r": table(game, setting).values}
    template = f"games/{game}/text.md.j2"
    assert WORKSHOP.templates.render(template, values) != WORKSHOP.templates.render(template, changed)


@pytest.mark.parametrize(("game", "setting"), CHANGES)
def test_text_short_rules_and_reference_card_can_be_told_of_every_value(game: str, setting: str) -> None:
    values = booklet_values(WORKSHOP, table(game, setting))
    for part in ("text", "short", "card", "glossary"):
        told = WORKSHOP.templates.render(f"games/{game}/{part}.md.j2", values)
        assert "None" not in told and "False" not in told and "  ." not in told
        assert told.count("„") == told.count("“")


@pytest.mark.parametrize(
    ("game", "settings"),
    [
        ("bauer_und_jarl", ("voll_auslegen=false", "freiwillig_passen=false", "wiedereinstieg=false", "runden=20")),
        ("wolfsjagd", ("handkarten=7", "eins_zieht=4", "nach_strafe_legen=true", "startkarte_wirkt=true")),
        ("wolfsjagd", ("handkarten=3", "eins_zieht=1", "sigl_auf_sigl=true", "strafe_letzte_karte=2")),
    ],
)
def test_a_booklet_and_a_card_of_two_sides_can_be_set_with_other_house_rules(
    game: str, settings: tuple[str, ...]
) -> None:
    at = table(game, *settings)
    assert len(compose_rules(WORKSHOP, at, "a6").pages) % 4 == 0
    assert len(reference_pages(WORKSHOP, at)) == 2


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("page", ["a6", "a5"])
def test_there_are_leaves_for_every_number_of_players_and_their_specimens_fit(game: str, page: str) -> None:
    at = table(game)
    assert set(leaf_players(at, page)) <= set(at.data.players)
    for players in leaf_players(at, page):
        filled, blank = (leaf(WORKSHOP, at, page, players, filled=filled) for filled in (True, False))
        assert len(filled.items) > len(blank.items)
    assert max(leaf_players(at, "a5")) == max(at.data.players)


def test_rounds_keep_a_running_sum_and_give_every_seat_a_label() -> None:
    deals = played(table("bauer_und_jarl"), 5, 1, 4)
    told = rounds(deals)
    assert [each.points for each in told] == [deal.result for deal in deals]
    for seat in range(5):
        assert [each.sums[seat] for each in told] == list(accumulate(deal.result[seat] for deal in deals))
    assert sorted(told[0].labels) == ["bauer", "jarl", "mitte", "vize_bauer", "vize_jarl"]
    assert told[0].points[told[0].labels.index("jarl")] == 4


def test_minutes_are_rounded_to_five_and_never_none() -> None:
    deals = played(table("bauer_und_jarl"), 4, 1, 1)
    moves = len(deals[0].steps)
    assert minutes(deals, 60) == round(moves / 5) * 5
    assert minutes(deals, 0) == 5


def tricks() -> Mapping[str, TrickView]:
    stiche: Mapping[str, TrickView] = bauer_und_jarl.booklet(table("bauer_und_jarl"))["stiche"]
    return stiche


def test_a_trick_is_shown_as_it_was_played_column_by_column_against_the_clock() -> None:
    at = table("bauer_und_jarl")
    shows = bauer_und_jarl.three_beaten_thrice
    _, _, steps = at.find(4, shows, "three beaten thrice")
    view = bauer_und_jarl.trick_view(at, steps)
    first = at.names.index(view.names[0])
    assert view.names == tuple(at.names[(first - place) % 4] for place in range(4))
    shown = [turn for circuit in view.circuits for turn in circuit if turn]
    assert [turn.name for turn in shown] == [at.names[step.seat] for step in steps[: len(shown)]]
    laid = [str(card) for step in steps if isinstance(step.move, Play) for card in step.move.cards]
    assert [card.id for turn in shown for card in turn.cards] == laid
    assert view.taken == len(laid) == 12
    for circuit in view.circuits:
        assert all(turn is None or turn.name == name for turn, name in zip(circuit, view.names, strict=True))


def test_who_comes_back_has_passed_before_and_lays_again() -> None:
    back = tricks()["wieder"]
    own = [turn for turn in back.turns if turn.name == back.returned]
    passed = next(place for place, turn in enumerate(own) if not turn.cards)
    assert any(turn.cards for turn in own[passed:])
    assert tricks()["schlagen"].returned in ("", *tricks()["schlagen"].names)


def test_who_takes_a_trick_with_the_last_cards_does_not_lead() -> None:
    empty = tricks()["leer"]
    assert next(turn for turn in reversed(empty.turns) if turn.cards).last
    assert empty.leads_next == empty.names[(empty.names.index(empty.taker) + 1) % 4]


@pytest.mark.parametrize("setting", ["freiwillig_passen=false", "wiedereinstieg=false"])
def test_nobody_comes_back_where_the_rules_do_not_let_him(setting: str) -> None:
    assert bauer_und_jarl.booklet(table("bauer_und_jarl", setting))["stiche"]["wieder"] is None


def test_mean_groups_agree_with_drawing_card_by_card() -> None:
    groups = bauer_und_jarl.groups(table("bauer_und_jarl"), 6)
    none = Fraction(10)
    for drawn in range(10):
        none *= Fraction(54 - drawn, 60 - drawn)
    assert groups.cards == 10
    assert groups.ranks[0] == pytest.approx(float(none))
    assert sum(groups.ranks) == pytest.approx(10)


@pytest.mark.parametrize(("setting", "after_a_wish"), [("sigl_auf_sigl=false", 9), ("sigl_auf_sigl=true", 14)])
def test_chances_count_what_may_be_laid(setting: str, after_a_wish: int) -> None:
    # On a plain card: eight more of its suit that are no Sigl, five of its rank, six Siglen.
    counted = wolfsjagd.chances(table("wolfsjagd", setting))
    assert [(each.what, each.fitting, each.cards) for each in counted] == [
        ("plain", 8 + 5 + 6, 59),
        ("wish", after_a_wish, 59),
        ("one", 5, 59),
        ("six", 5, 59),
    ]


def stretches(*settings: str) -> Mapping[str, Any]:
    shown: Mapping[str, Any] = wolfsjagd.booklet(table("wolfsjagd", *settings))["beispiele"]
    return shown


@pytest.mark.parametrize("draws", [1, 2, 4])
def test_a_chain_of_three_ones_begins_afresh_and_makes_one_draw_for_all(draws: int) -> None:
    chain = stretches(f"eins_zieht={draws}")["einsen"].turns
    assert [turn.card.value for turn in chain[:3]] == [1, 1, 1]
    assert (chain[3].card, chain[3].drawn) == (None, 3 * draws)


@pytest.mark.parametrize("penalty", [1, 2])
def test_who_forgets_to_warn_draws_after_somebody_noticed(penalty: int) -> None:
    forgotten = stretches(f"strafe_letzte_karte={penalty}")["vergessen"].turns
    assert forgotten[0].unsaid and not forgotten[0].call
    assert (forgotten[-2].act, forgotten[-2].drawn) == ("bemerkt es", 0)
    assert (forgotten[-1].name, forgotten[-1].act, forgotten[-1].drawn) == (forgotten[0].name, "zieht", penalty)


@pytest.mark.parametrize("setting", ["sigl_auf_sigl=false", "sigl_auf_sigl=true"])
def test_a_wish_is_followed_by_a_card_of_that_suit_and_no_sigl(setting: str) -> None:
    sigl, answer = stretches(setting)["wunsch"].turns
    assert answer.card.full.startswith(f"{sigl.wish}-")
    assert answer.card.value < sigl.card.value == 10


def test_no_example_shows_the_shuffling_of_chance() -> None:
    at = table("wolfsjagd")
    for shows in (wolfsjagd.wish_followed, wolfsjagd.chain_of_sixes, drawn_and_laid):
        _, _, steps = at.find(4, shows, "an example")
        assert CHANCE not in [step.seat for step in steps]
