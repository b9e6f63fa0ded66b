"""The filled pad of an evening: its rows are those that the game's own specimen would have for the same deals."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from tests.evening.table import DEALS, HEAD, evening, sample
from tests.games.support import WORKSHOP, session
from tests.products.pad_entries import GAMES, row_of, specimen
from tests.support import texts

from kartenwerk.catalog.score import ScoreColumn
from kartenwerk.graphics.display import Page
from kartenwerk.play.engine.deals import PlayedDeal
from kartenwerk.play.engine.session import Session
from kartenwerk.play.examples.pads import ScoredDeal
from kartenwerk.play.examples.showcase import showcase_of
from kartenwerk.products.evening.chart import chart_of
from kartenwerk.products.evening.pad import evening_pad
from kartenwerk.table.evening.counting import scoring_of
from kartenwerk.table.evening.evening import Evening, open_evening

WITHOUT_ROWS = ("gin_romme", "schwimmen", "einundfuenfzig_tot", "mogeln")
ROWS = [game for game in GAMES if game not in (*WITHOUT_ROWS, "bakkarat")]
"""Bakkarat's specimen has a row a coup, its evenings have one for each shoe."""


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[PlayedDeal]:
    """The deals that a session plays from now on."""
    seen: list[PlayedDeal] = []
    play = Session.play_deals

    def watched(self: Session, *words: Any, **named: Any) -> Iterator[PlayedDeal]:
        for deal in play(self, *words, **named):
            seen.append(deal)
            yield deal

    monkeypatch.setattr(Session, "play_deals", watched)
    return seen


def told(at: Session, deals: list[PlayedDeal]) -> Iterator[ScoredDeal]:
    """The deals as a table would tell them."""
    scoring = scoring_of(at)
    names = at.names[: deals[0].players]
    sums = (0,) * len(names)
    for deal in deals:
        rules, facts, before = deal.state.rules, scoring.facts_of(deal.state), scoring.before_of(deal.state)
        then = scoring.then(rules, facts, before)
        sums = tuple(was + now for was, now in zip(sums, deal.result, strict=True))
        if scoring.standing:
            sums = scoring.standing(rules, then)
        yield ScoredDeal(names, facts, deal.tally, deal.result, sums, then.pot)


@pytest.mark.parametrize("game", ROWS)
def test_a_told_deal_is_written_as_the_specimen_writes_a_played_one(
    game: str, played: list[PlayedDeal], monkeypatch: pytest.MonkeyPatch
) -> None:
    at = session(game)
    players = at.data.players[-1]
    muster = specimen(at, players, 3, monkeypatch)
    wanted = [row_of(game, players, muster, number, row) for number, row in enumerate(muster["zeilen"])]
    found = [showcase_of(at.game).written_deal(at, deal) for deal in told(at, played)][: len(wanted)]
    assert len(found) == len(wanted) > 1
    for row, (notes, seats, rest) in zip(found, wanted, strict=True):
        # a table tells the Augen of a bid in Tarock, not from where the game was played
        assert row.notes == tuple(note.rpartition(" ")[2] for note in notes)
        assert [_dashes(each) for each in row.seats] == [_dashes(each) for each in seats]
        assert _dashes(row.rest) == _dashes(rest)


def _dashes(entries: Any) -> list[str]:
    """Nothing is a dash on some pads."""
    return ["0" if entry == "–" else str(entry) for entry in entries]


@pytest.mark.parametrize("game", WITHOUT_ROWS)
def test_a_told_match_is_written_as_the_specimen_writes_a_played_one(
    game: str, played: list[PlayedDeal], monkeypatch: pytest.MonkeyPatch
) -> None:
    at = session(game)
    players = at.data.players[0]
    muster = specimen(at, players, 3, monkeypatch)
    written_match = showcase_of(at.game).written_match
    assert written_match is not None
    leaves = written_match(at, [*told(at, played)])
    for key in leaves[0]:
        if key == "spiele":
            games = [one for leaf in leaves for one in leaf["spiele"]][: len(muster["spiele"])]
            assert [one._replace(steps=0) for one in muster["spiele"]] == games
        else:
            assert list(leaves[0][key]) == list(muster[key])


AGAIN = 'deal = 1\nre = ["Anna"]\naugen = 132\n'


def written_on(leaf: Page) -> list[str]:
    return [text.text for text in texts(leaf.items)]


def leaves_of(told: Evening) -> list[Page]:
    return evening_pad(WORKSHOP, told, "a5").draw(WORKSHOP)


@pytest.mark.parametrize("game", ["doppelkopf", "tarock", "donnerwetter", "burner_holdem", "romme", "gin_romme"])
def test_the_leaf_has_the_columns_and_the_foot_of_the_game(game: str) -> None:
    (leaf,) = leaves_of(sample(game))
    words = written_on(leaf)
    for column in WORKSHOP.catalog.game(game).score.seat:
        assert game == "gin_romme" or column.head in words
    assert "Anna" in words or "Anna + Cleo" in words
    assert len(words[-1].split()) > 3


def test_a_corrected_deal_is_struck_out_and_written_again_below() -> None:
    again = f"{HEAD}{DEALS}\n[[correct]]\n{AGAIN}"
    (leaf,) = leaves_of(evening(again))
    numbers = [text.text for text in texts(leaf.items) if text.font == "tabular-bold"]
    assert numbers[:4] == ["1", "1", "2", "3"]
    # a stroke through each of four entries
    assert len(leaf.items) - len(leaves_of(evening(HEAD + DEALS))[0].items) == 4 + 4


def test_a_correction_changes_the_chart() -> None:
    before, after = chart_of(evening(HEAD + DEALS)), chart_of(evening(f"{HEAD}{DEALS}\n[[correct]]\n{AGAIN}"))
    assert before and after
    assert [line.sum for line in before.curves] == [4, -10, 4, 2]
    assert [line.sum for line in after.curves] == [6, -10, 2, 2]
    assert before.curves[0].points != after.curves[0].points


def test_where_somebody_comes_later_he_has_a_column_of_his_own() -> None:
    text = HEAD.replace("doppelkopf", "romme") + (
        '\n[[deal]]\nromme = "Anna"\nrest = { Bert = 5, Cleo = 7, Dirk = 2 }\n'
        '\n[[seats]]\nplayers = ["Anna", "Bert", "Cleo", "Emil"]\n'
        '\n[[deal]]\nromme = "Emil"\nrest = { Anna = 5, Bert = 2, Cleo = 7 }\n'
    )
    (leaf,) = leaves_of(evening(text))
    assert {"Anna", "Bert", "Cleo", "Dirk", "Emil"} <= set(written_on(leaf))


def test_strokes_that_have_no_room_go_on_a_plain_leaf() -> None:
    head = HEAD.replace("doppelkopf", "mogeln")
    deal = '\n[[deal]]\nfertig = "Anna"\nrest = { Bert = 1, Cleo = 2, Dirk = 3 }\n'
    few = open_evening(head + deal * 3, "abend.toml", WORKSHOP.catalog)
    many = open_evening(head + deal * 90, "abend.toml", WORKSHOP.catalog)
    assert "gewonnene Spiele" in written_on(leaves_of(few)[0])
    assert "gewonnene Spiele" not in written_on(leaves_of(many)[0])
    assert len(leaves_of(many)) > 1


@pytest.mark.parametrize("game", [*ROWS, *WITHOUT_ROWS, "bakkarat"])
def test_a_blank_leaf_has_the_names_and_nothing_else_by_hand(game: str) -> None:
    data = WORKSHOP.catalog.game(game)
    names = ", ".join(
        f'"{name}"' for name in ("Anna", "Bert", "Cleo", "Dirk", "Emil", "Falk", "Gesa")[: data.players[0]]
    )
    told = open_evening(f'format = 1\ngame = "{game}"\nplayers = [{names}]\n', "abend.toml", WORKSHOP.catalog)
    (leaf,) = evening_pad(WORKSHOP, told, "a5", blank=True).draw(WORKSHOP)
    by_hand = {text.text for text in texts(leaf.items) if text.font == "hand"}
    assert by_hand <= {*told.everybody, "Anna + Cleo", "Bert + Dirk", "–"}
    assert by_hand & {"Anna", "Anna + Cleo"}


def test_a_column_of_a_rule_that_is_off_is_not_on_the_filled_leaf() -> None:
    """The blank leaf has none either: what is written would stand in other columns than those that are printed."""
    told = evening()
    score = told.session.data.score
    more = score.model_copy(update={"seat": (*score.seat, ScoreColumn(head="x", widest="9", rule="fuchs"))})
    data = told.session.data.model_copy(update={"score": more})
    other = replace(told, session=replace(told.session, data=data))
    leaves, others = (evening_pad(WORKSHOP, one, "a5").leaves for one in (told, other))
    assert [leaf.layout for leaf in others] == [leaf.layout for leaf in leaves]
