"""Games that are tables of data, written down: a few facts of a deal bring what the played deal has brought."""

from __future__ import annotations

import io
import re
import sys
from collections.abc import Mapping
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from tests.english import german_words
from tests.mechanics.test_trick_table import SHOP as TABLES
from tests.support import Run
from tests.web.browser import needs_chromium
from tests.web.matches import draw_match
from tests.web.test_scoring import differences, open_page, write

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.translation import messages
from kartenwerk.build.workshop import Workshop
from kartenwerk.play.engine.scoring import Kind
from kartenwerk.play.mechanics.trick_table.sheet import Facts
from kartenwerk.products.web.scoring.sheet import sheet_scripts
from kartenwerk.table.evening.facts import read

DOCS = Path(__file__).parents[2] / "docs/examples"
HEDGEROW, REAL = DOCS / "hedgerow/hedgerow.toml", DOCS / "stichspiele"
SHOP = Workshop.over(REAL)
ALL = [
    *((TABLES, id) for id in ("altenspiel", "bubensolo", "hearts", "herzdame", "sechsundsechzig_zweite", "whist")),
    *((SHOP, id) for id in ("hearts", "oh_hell", "ramsch", "schafkopf")),
]
ASKED = {
    "altenspiel": {"party", "side_points"},
    "bubensolo": {"nobody", "alone", "side_points"},
    "hearts": {"points"},
    "herzdame": {"alone", "side_points"},
    "oh_hell": {"bids", "tricks"},
    "ramsch": {"tricks", "points"},
    "schafkopf": {"nobody", "alone", "partner", "side_points"},
    "sechsundsechzig_zweite": {"points"},
    "whist": {"tricks"},
}
"""What people write down of each."""


@pytest.mark.parametrize(("shop", "id"), ALL)
def test_what_is_written_brings_what_is_played(shop: Workshop, id: str) -> None:
    session, seen = shop.session(id, None, ()), set[str]()
    scoring = session.game.scoring
    assert scoring is not None
    for players in session.data.players:
        for deal in islice(session.play_deals(players, 7), 5):
            before = scoring.before_of(deal.state)
            asked = {fact.id for fact in scoring.asked(session.rules, before)}
            written = {key: value for key, value in facts_in(scoring.facts_of(deal.state)).items() if key in asked}
            facts = scoring.read(session.rules, written, before)
            assert scoring.score(session.rules, facts, before) == deal.tally
            after = scoring.then(session.rules, facts, before)
            assert after.deals == before.deals + 1
            assert scoring.then(session.rules, scoring.facts_of(deal.state), before) == after
            seen |= asked
    assert seen == ASKED[id]


def facts_in(played: Facts) -> Mapping[str, Any]:
    """All that can be written of a deal."""
    if played.nobody:
        return {"nobody": True}
    partner = [seat for seat in played.party if seat != played.alone]
    return {
        "alone": played.alone,
        **({"partner": partner[0]} if partner else {}),
        "party": played.party,
        "bids": played.bids,
        "tricks": played.tricks,
        "points": played.points,
        "side_tricks": sum(played.tricks[seat] for seat in played.party),
        "side_points": sum(played.points[seat] for seat in played.party),
    }


@pytest.mark.parametrize(
    ("id", "facts", "told"),
    [
        ("schafkopf", {"side_points": 70}, "alone: this fact is missing"),
        ("schafkopf", {"alone": 1, "partner": 1, "side_points": 70}, "partner: nobody calls a card of their own"),
        ("schafkopf", {"alone": 1, "side_points": 121}, "side_points: that is too many"),
        ("schafkopf", {"nobody": True, "alone": 1}, "alone: this does not go with the rest"),
        ("hearts", {"points": (13, 13, 1, 0)}, "points: there are not so many points; found 27; expected 26 in all"),
        ("hearts", {"points": (13, 0, 0, 0)}, "points: points are missing"),
        ("oh_hell", {"bids": (1, 0, 0, 1), "tricks": (1, 1, 0, 0)}, "tricks: all tricks are somebody’s"),
        ("oh_hell", {"bids": (1, 0, 0, 0), "tricks": (1, 0, 0, 0)}, "bids: the bids must not make as many"),
    ],
)
def test_what_cannot_be_is_refused(id: str, facts: dict[str, Any], told: str) -> None:
    session, players = SHOP.session(id, None, ()), 4
    scoring, names = session.game.scoring, ("Anna", "Bert", "Cleo", "Dirk")
    assert scoring is not None
    before = scoring.begin(session.rules, players)
    with pytest.raises(KartenwerkError, match=re.escape(told)):
        for fact in scoring.asked(session.rules, before):
            value = facts.get(fact.id)
            if fact.kind is Kind.NUMBER and value is not None:
                read(fact, value, names)
        scoring.read(session.rules, facts, before)


def test_a_match_is_over_by_its_goal_and_by_its_deals() -> None:
    session = SHOP.session("hearts", None, ("ziel=30",))
    scoring = session.game.scoring
    assert scoring is not None and scoring.after is None
    before = scoring.begin(session.rules, 4)
    for deal in range(1, 3):
        before = scoring.then(session.rules, Facts(points=(0, 26, 0, 0) if deal > 1 else (14, 4, 4, 4)), before)
    assert before.sums == (-40, -4, -30, -30) and scoring.over(session.rules, before)
    assert not scoring.over(session.rules, before._replace(sums=(-29,) * 4, deals=39))
    assert scoring.over(session.rules, before._replace(sums=(-29,) * 4, deals=40))


def test_partners_have_their_sides_sum_and_a_deal_leaves_something() -> None:
    whist = TABLES.session("whist", None, ())
    scoring = whist.game.scoring
    assert scoring is not None
    then = scoring.then(whist.rules, Facts(tricks=(5, 4, 4, 0)), scoring.begin(whist.rules, 4))
    assert then.sums == (3, 0, 3, 0)


@needs_chromium
def test_a_site_counts_them_alike(browser: Any, tmp_path: Path) -> None:
    for shop, ids in ((SHOP, ("hearts", "oh_hell", "ramsch", "schafkopf")), (TABLES, ("altenspiel", "whist"))):
        scripts = sheet_scripts(shop, ids, messages())
        assert scripts.refused == () and scripts.games == ids
        folder = tmp_path / ids[0]
        folder.mkdir()
        write(folder, scripts)
        page = open_page(browser, folder)
        matches = [draw_match(id, seed, shop) for id in ids for seed in range(4)]
        assert differences(page, matches) == []
        steps = [step for match in matches for step in match["steps"]]
        assert sum("counted" in step and bool(step["counted"]["items"]) for step in steps) > 8
        page.close()


def test_an_evening_in_english_is_asked_for_in_english(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "evening.toml"
    run("score", "new", file, HEDGEROW, "--players", "Ann,Ben,Chloe")
    monkeypatch.setattr(sys, "stdin", io.StringIO("Ben\n17\n"))
    said = run("score", "add", file).out
    assert "Who played against the others?" in said and "How many points has that side in its tricks? (0 to" in said
    assert "Deal 1: Ann 0, Ben +17, Chloe 0." in said
    assert not german_words(said.replace("zurück goes back, ende stops", ""))


def test_a_german_table_asks_in_the_users_language(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "abend.toml"
    run("score", "new", file, REAL / "rules_data/games/schafkopf.toml", "--players", "Anna,Bert,Cleo,Dirk")
    for language, question in (("de", "Wer hat gespielt?"), ("en", "Who played against the others?")):
        monkeypatch.setattr(sys, "stdin", io.StringIO("-\n"))
        assert question in run("score", "add", file, "--lang", language).out
