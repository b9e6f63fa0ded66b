"""Numbers that take long to count are kept from run to run, and counted anew where what they follow from differs."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from tests.support import changed_game

from kartenwerk.base.cache import ENVIRONMENT
from kartenwerk.build.kept_counts import KIND
from kartenwerk.build.workshop import Workshop
from kartenwerk.play.engine.session import Session

GAME = "mau_mau"


@pytest.fixture(autouse=True)
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(ENVIRONMENT, str(tmp_path / "cache"))
    return tmp_path / "cache"


def opened(folder: Path | None = None, *settings: str) -> Session:
    """A session as a new process opens it."""
    return Workshop.over(folder).session(GAME, None, settings)


def remembered(session: Session, now: int, what: str = "moves") -> int:
    """What is known, if now this number were counted."""
    (number,) = session.counts.remember(session, what, lambda: [now])
    return number


def test_the_next_run_reads_what_the_first_has_counted(own_cache: Path) -> None:
    assert [remembered(opened(), now) for now in (1, 2)] == [1, 1]
    assert len([*(own_cache / KIND).iterdir()]) == 1


def test_other_house_rules_are_counted_by_themselves() -> None:
    assert remembered(opened(), 1) == 1
    assert remembered(opened(None, "handkarten=6"), 2) == 2
    changed = opened(None, "handkarten=6")
    assert remembered(replace(changed, house=opened().house), 3) == 1, "the house rules of the session count"


def test_another_number_of_the_same_session_is_counted_by_itself() -> None:
    assert [remembered(opened(), 1), remembered(opened(), 2, "deals")] == [1, 2]


def test_a_changed_file_of_the_game_is_counted_anew(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    file = folder / "rules_data" / "games" / f"{GAME}.toml"
    file.parent.mkdir(parents=True)
    usual = Workshop.over(None).roots.find(f"rules_data/games/{GAME}.toml").path.read_text(encoding="utf-8")
    file.write_text(usual, encoding="utf-8")
    assert remembered(opened(folder), 1) == 1
    file.write_text(usual + "\n# another day\n", encoding="utf-8")
    assert remembered(opened(folder), 2) == 2


def test_a_game_that_was_exchanged_is_counted_anew_and_not_kept(own_cache: Path) -> None:
    usual = opened()
    exchanged = replace(usual, game=changed_game(usual.game, move_limit=7))
    assert [remembered(exchanged, now) for now in (1, 2)] == [1, 2]
    assert not (own_cache / KIND).exists()


def test_without_a_cache_all_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(ENVIRONMENT, "")
    assert [remembered(opened(), now) for now in (1, 2)] == [1, 2]
