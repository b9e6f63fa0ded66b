"""The areas as the command opens them: each is loaded when it is first asked for, and reaches all its places."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from tests.custom.decks import plain
from tests.own_game.games import game
from tests.support import WORKSHOP

from kartenwerk.cli.open import find_own
from kartenwerk.workbench.areas import all_areas
from kartenwerk.workbench.bench import Bench
from kartenwerk.workbench.jobs import Jobs
from kartenwerk.workbench.router import DeferredArea, Router

LATER = ("printing", "own_print", "order", "tournament", "evening", "printers")
SCRIPT = """
import sys
import kartenwerk.cli.open
from kartenwerk.workbench.areas import all_areas
areas = all_areas(None, None)
print(*(name for name in sys.modules if name.startswith("kartenwerk.workbench.")))
"""


def test_a_deferred_area_reaches_all_its_places(tmp_path: Path, jobs: Jobs) -> None:
    """Whatever stands in the place of a group, an "x" among them."""
    live = find_own(plain(tmp_path / "probe"))
    areas = all_areas(Bench(tmp_path, "de", WORKSHOP), jobs, live)
    assert len({each.home for each in areas if each.home is not None}) == 4
    for each in areas:
        assert isinstance(each, DeferredArea)
        assert (each.id, each.home) == (each.area.id, each.area.home)
        places = [re.sub(r"\([^)]*\)", "x", route.place).replace("\\", "") for route in each.routes]
        assert [place for place in places if not each.reaches(place)] == []


def test_a_deck_of_a_game_is_shown_with_its_game(tmp_path: Path) -> None:
    root = game(tmp_path / "game")
    for path in (root, root / "game.toml", root / "decks/haupt", root / "decks/haupt/deck.toml"):
        assert find_own(path).folder == root


def test_an_area_is_loaded_when_it_is_asked_for() -> None:
    loaded = list[str]()

    class Empty:
        id, home = "empty", None
        routes = ()

    def load() -> Empty:
        loaded.append("empty")
        return Empty()

    router = Router([DeferredArea("empty", None, r"empty|empty/.*", load)])
    assert router.find("GET", "other").route is None and loaded == []
    assert router.find("GET", "empty").route is None and router.find("GET", "empty/x").route is None
    assert loaded == ["empty"]


def test_nothing_of_the_areas_is_loaded_at_the_start() -> None:
    done = subprocess.run([sys.executable, "-c", SCRIPT], capture_output=True, text=True, check=True, timeout=120)
    names = {name.rpartition(".")[2] for name in done.stdout.split()}
    assert "server" in names and names.isdisjoint(LATER)
