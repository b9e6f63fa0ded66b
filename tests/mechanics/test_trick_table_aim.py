"""What a table of data asks of its players, and how its match ends: found by counting, and told so in the booklet."""

from __future__ import annotations

import shutil
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.mechanics.test_trick_table import FOLDER, SHOP, session_of
from tests.support import Run

from kartenwerk.build.workshop import Workshop
from kartenwerk.catalog.trick_game import TrickScore, Worth
from kartenwerk.catalog.trick_keys import Sides
from kartenwerk.play.examples.generic import booklet
from kartenwerk.play.mechanics.trick_table.aim import Aim, Effect, find_aim
from kartenwerk.play.mechanics.trick_table.scoring import TableScore

JACK = Worth(suits={"herz": 1}, cards={"pik-D": 13, "karo-B": -10})
HEARTS = Worth(suits={"herz": 1}, cards={"pik-D": 13})
LOSSES = Worth(suits={"herz": -1})


def aim(points: str, when: str | int = 1, worth: Worth = HEARTS, **changes: Any) -> Aim:
    """The aim of four who play Hearts by another score."""
    session = session_of("hearts")
    assert session.data.trick_game is not None
    row = TrickScore(id="augen", points=points, when=when)
    table = session.data.trick_game.model_copy(update={"score": (row,), "worth": worth, **changes})
    return find_aim(
        TableScore(session.data.model_copy(update={"trick_game": table})), session.game.rules(**session.values), 4
    )


@pytest.mark.parametrize(
    ("points", "worth", "taking"),
    [
        ("points", HEARTS, Effect.GOOD),
        ("0 - points", HEARTS, Effect.BAD),
        ("all_points - points", HEARTS, Effect.BAD),
        ("-(points // 13)", HEARTS, Effect.BAD),
        ("1 if points < 1 else 0", HEARTS, Effect.BAD),
        ("points == best", HEARTS, Effect.GOOD),
        ("points == least", HEARTS, Effect.BAD),
        ("0 - points", JACK, Effect.BAD),
        ("points", LOSSES, Effect.BAD),
        ("0 - points", LOSSES, Effect.GOOD),
        ("tricks", Worth(), Effect.GOOD),
        ("13 - tricks", Worth(), Effect.BAD),
        ("tricks % 2", Worth(), Effect.MIXED),
        ("points if points < 13 else 0 - points", HEARTS, Effect.MIXED),
        ("tricks if deal % 2 else 0 - tricks", Worth(), Effect.MIXED),
        ("7", HEARTS, Effect.NONE),
    ],
)
def test_whether_tricks_are_good_follows_from_what_they_bring(points: str, worth: Worth, taking: Effect) -> None:
    assert aim(points, worth=worth).taking is taking


def test_what_harms_unless_a_side_has_all_of_it_is_told_so() -> None:
    moon = aim("26 if points == 26 else 0 - points")
    assert (moon.taking, moon.or_all) == (Effect.BAD, True)
    assert not aim("0 - points").or_all


def test_nobody_gains_points_where_all_are_lost() -> None:
    assert aim("0 - points").only_losses
    assert not aim("13 - points").only_losses
    assert (aim("0 - points").least, aim("0 - points").most) == (-26, 0)


def test_what_a_card_counts_may_be_a_rule() -> None:
    assert aim("0 - points", worth=Worth(suits={"herz": "1 + dame"}, last_trick="-dame")).worth == 13 * 14 - 13
    for dame in (0, 26):
        assert sum(next(session_of("hearts", dame=dame).play_deals(4, 1)).result) == -13 - dame
    told = [value for value in booklet(session_of("hearts", dame=26))["spiel"].werte if "Dame" in value.name]
    assert [value.wert for value in told] == [26]


def test_partners_aim_at_what_their_side_makes() -> None:
    assert aim("side_points", sides=Sides(by="facing")).taking is Effect.GOOD


def test_players_of_sense_avoid_what_harms() -> None:
    """Of 26 points in a deal a random player makes 6.5; one who ducks among them makes far fewer."""
    session = session_of("hearts")
    players = 4

    def one_ducks(view: Any, moves: Sequence[Any], rng: Random) -> Any:
        return session.game.policies["sensible" if session.game.to_move(view) == 0 else "eager"](view, moves, rng)

    lost = [-next(session.play_deals(players, seed, one_ducks)).result[0] for seed in range(20)]
    assert sum(lost) / len(lost) < 26 / players / 2


def test_a_match_with_a_goal_below_zero_ends_when_a_sum_falls_to_it() -> None:
    session = session_of("hearts", ziel=40)
    sums = [session.game.scores(deal.state) or () for deal in session.play_deals(4, 1)]
    assert min(sums[-1]) <= -40 < min(sums[-2])


def copied(folder: Path, id: str, changes: Mapping[str, str]) -> Path:
    shutil.copytree(FOLDER, folder / "data")
    file = folder / f"data/rules_data/games/{id}.toml"
    text = file.read_text()
    for old, new in changes.items():
        assert old in text
        text = text.replace(old, new)
    file.write_text(text)
    return folder / "data"


@pytest.mark.parametrize(
    ("id", "changes", "told"),
    [
        ("hearts", {'"0 - ziel"': '"ziel"'}, "can ever reach the goal 100: no deal brings anybody a result above 0"),
        ("whist", {'"ziel"': '"0 - ziel"'}, "can ever reach the goal -5: no deal brings anybody a result below 0"),
        ("whist", {"deals = 99": "deals = 1", "default = 5": "default = 9"}, "1 deals bring at most 7 each"),
    ],
)
def test_a_goal_that_nobody_can_reach_is_a_fault_of_the_file(
    run: Run, tmp_path: Path, id: str, changes: Mapping[str, str], told: str
) -> None:
    data = copied(tmp_path, id, changes)
    for words in (["play", id], ["rules", id, "--out", tmp_path / "out"]):
        refusal = run(*words, "--data", data).refusal
        assert f"rules_data/games/{id}.toml: trick_game.end.goal: nobody of 4 players" in refusal
        assert told in refusal
    assert not (tmp_path / "out").exists()


def test_a_goal_that_a_later_deal_brings_is_none(run: Run, tmp_path: Path) -> None:
    later = {"deals = 99": "deals = 4", '"side_tricks - 6"': '"deal"', "default = 5": "default = 10"}
    assert run("play", "whist", "--data", copied(tmp_path, "whist", later)).code == 0


def test_the_booklet_names_the_winner_of_a_game_of_losses(run: Run, tmp_path: Path) -> None:
    run("rules", "hearts", "--text", "--data", FOLDER, "--out", tmp_path)
    (file,) = tmp_path.rglob("regeln.txt")
    text = " ".join(file.read_text().split())
    assert text.count("die meisten Punkte") == 0
    assert "Sobald jemand 100 Minuspunkte hat, ist die Partie zu Ende, spätestens nach 99 Spielen." in text
    assert "Es gewinnt, wer dann die wenigsten hat." in text
    assert "Schluss ist bei 100 Minuspunkten." in text.partition("Kurzregeln")[2]
    told = booklet(session_of("hearts"))
    (winner,) = told["gewinner"]
    assert f"{winner} hat die wenigsten Minuspunkte." in text
    lost = {row.who: row.points for row in told["wertung"]}
    assert lost[winner] == max(lost.values())


def test_the_reference_card_and_the_short_rules_have_the_same_goal() -> None:
    """All of them print `goal`, which the table's arithmetic fills."""
    for part in ("text", "short", "reference"):
        source = (Path("templates/generic") / f"{part}.md.j2").read_text(encoding="utf-8")
        assert "game.text.goal | satz" in source


def test_a_trick_goes_to_a_player(run: Run, tmp_path: Path) -> None:
    run("rules", "whist", "--text", "--data", FOLDER, "--out", tmp_path)
    (file,) = tmp_path.rglob("regeln.txt")
    text = " ".join(file.read_text().split())
    names = Workshop.over(FOLDER).session("whist", None, []).names[:4]
    assert text.count("Der Stich geht an") == sum(text.count(f"Der Stich geht an {name}, mit") for name in names) > 0
    assert SHOP.session("whist", None, []).data.remarks["stich"].startswith("Der Stich geht an {% if wer %}")
