"""How the figures of claims are played again, by the usual rules and by named sets, and written into a game's file.

`python -m tests.games.replays GAME` plays all deals of the claims by each named set of the game and writes what they
give into `rules_data/games/GAME.toml`; `python -m tests.games.replays GAME SET` does it for one set. Each game's
`test_claims.py` says in `REPLAYS` how.
"""

from __future__ import annotations

import re
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from math import hypot
from pathlib import Path

from tests.games.proof import Mean, claim
from tests.support import WORKSHOP

from kartenwerk.catalog.claims import STANDARD_ERRORS
from kartenwerk.catalog.game import Value

REPLAYED = (
    "anagramm_poker",
    "bauer_und_jarl",
    "burner_holdem",
    "donnerwetter",
    "doppelkopf",
    "einundfuenfzig_tot",
    "fuenf_karten_boltan",
    "fuenfhundert",
    "gin_romme",
    "herzblatt",
    "mau_mau",
    "mogeln",
    "romme",
    "schwimmen",
    "sechsundsechzig",
    "tarock",
    "wallachen",
    "watten",
    "wolfsjagd",
)
"""The games whose sets have simulated figures of their own."""


@dataclass(frozen=True)
class Replay:
    """How a claim's figure is found: by `play` from seeds on, at a table that has changed rules.

    For a set `seeds` of them are played, `seats` times each, and `few` in a test. `against` says when the claim stands:
    while its figure keeps its side of a number or of another claim's figure by more than two standard errors; without
    it the figure is none that could fall. `sets` are those by which it is played again, all of the game without it. Of
    deals `chosen` by their hands these are the cases.
    """

    play: Callable[[range, Mapping[str, Value]], Mean]
    seeds: int
    few: int
    against: str | float | None = None
    seats: int = 1
    chosen: bool = False
    sets: Sequence[str] | None = None

    def is_of(self, set_id: str) -> bool:
        return self.sets is None or set_id in self.sets


def replays_of(game: str) -> Mapping[str, Replay]:
    found: Mapping[str, Replay] = import_module(f"tests.games.{game}.test_claims").REPLAYS
    return found


def rules_of(game: str, set_id: str) -> Mapping[str, Value]:
    return WORKSHOP.catalog.game(game).variant(set_id).rules


def stands(game: str, replay: Replay, name: str, found: Mapping[str, Mean]) -> bool:
    """Whether what was found still bears the claim out."""
    usual, now = claim(game, name).figure, found[name]
    assert usual is not None
    if replay.against is None:
        return True
    if isinstance(replay.against, str):
        other, bar = claim(game, replay.against).figure, found[replay.against]
        assert other is not None
    else:
        other, bar = replay.against, Mean(replay.against, 0.0)
    apart = now.value - bar.value
    return (apart > 0) == (usual > other) and abs(apart) > STANDARD_ERRORS * hypot(now.error, bar.error)


def measure(game: str, set_id: str) -> Mapping[str, Mean]:
    """Each claim's figure by the rules of the set."""
    rules = rules_of(game, set_id)
    return {
        name: replay.play(range(replay.seeds), rules)
        for name, replay in replays_of(game).items()
        if replay.is_of(set_id) and set_id not in claim(game, name).also
    }


def digits_of(figure: float) -> int:
    """How many decimals a figure of a claim is written with."""
    return len(repr(figure).partition(".")[2])


def write_figures(game: str, set_id: str, found: Mapping[str, Mean]) -> None:
    """Put the figures of a set into the game's file, below their claims and in the place of those before."""
    path = Path(__file__).parents[2] / "rules_data" / "games" / f"{game}.toml"
    text = path.read_text(encoding="utf-8")
    text = re.sub(rf"^\[claims\.\w+\.by\.{set_id}\]\n(?:\w+ = .*\n)+\n?", "", text, flags=re.MULTILINE)
    text = text.rstrip("\n") + "\n\n"
    for name, mean in found.items():
        usual = claim(game, name)
        assert usual.figure is not None and usual.error is not None
        head = re.escape(f"[claims.{name}]")
        block = re.compile(
            rf"^{head}\n(?:\w+ = .*\n)+(?:\n\[claims\.{name}\.by\.\w+\]\n(?:\w+ = .*\n)+)*", re.MULTILINE
        )
        figure = round(mean.value, max(2, digits_of(usual.figure)))
        error = round(mean.error, max(2, digits_of(usual.error)))
        replay = replays_of(game)[name]
        cases = mean.cases if replay.chosen else replay.seeds * replay.seats
        also = "" if stands(game, replay, name, found) else "stands = false\n"
        own = f"\n[claims.{name}.by.{set_id}]\nfigure = {figure}\nerror = {error}\ncases = {cases}\n{also}"
        place = block.search(text)
        assert place
        text = text[: place.end()] + own + text[place.end() :]
    path.write_text(text.rstrip("\n") + "\n", encoding="utf-8")


def main(game: str, *sets: str) -> None:
    for set_id in sets or WORKSHOP.catalog.game(game).variants:
        start = time.process_time()
        found = measure(game, set_id)
        print(game, set_id, f"{time.process_time() - start:.0f} s")
        for name, mean in found.items():
            usual = claim(game, name)
            sign = "" if stands(game, replays_of(game)[name], name, found) else "  no longer stands"
            print(f"  {name}: {mean.value:.2f} ± {mean.error:.3f}, usually {usual.figure} ± {usual.error}{sign}")
        write_figures(game, set_id, found)


if __name__ == "__main__":
    main(*sys.argv[1:])
