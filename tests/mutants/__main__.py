"""Mutation testing: `make mutants` changes the code in one small place at a time; what no test notices is told.

Only tests that come by the place of a change are run (`reach`), the cheap ones first, so a sample of several hundred
fits an hour; known tools run one command for all, or the whole suite. A survivor is either a gap in the tests or a
change that makes no difference: read it.

In games two scores are told: of what is played and counted by, where a change is a wrong rule, and of the rest, where
it may be no more than another preference of a player or another deal in a booklet. The imports decide: see `concern`.
"""

from __future__ import annotations

import argparse
import ast
import os
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache, partial
from pathlib import Path
from random import Random
from typing import NamedTuple, TextIO

import pytest
from tests import surroundings
from tests.mutants.changes import Mutant, mutants
from tests.mutants.reach import GREEN, RED, WAITS, Program, Send, in_a_fork, play, reached

ROOT = Path(__file__).parent.parent.parent
HOUSE = Path("generator/kartenwerk")
PACKAGE = HOUSE / "play"
KEPT = Path(".pytest_cache/mutants")


class Part(NamedTuple):
    """What is tried as one: folders and files of the house, and the folders and files of its tests."""

    places: tuple[str, ...]
    tests: tuple[str, ...]


_PLAY = ("tests/engine", "tests/mechanics", "tests/games")
_APART = (f"tests/hostile/test_{one}.py" for one in ("killed", "endless", "processes", "read_apart"))
_CUSTOM = ("tests/custom", "tests/build", *_APART)
PARTS = {
    "engine": Part(("play/engine",), _PLAY),
    "mechanics": Part(("play/mechanics",), _PLAY),
    "games": Part(("play/games",), _PLAY),
    "custom": Part(("custom",), _CUSTOM),
    "workers": Part(("build/pool.py", "custom/apart", "base/stopping.py"), _CUSTOM),
    "table": Part(
        ("table", "build/documents.py"),
        (
            "tests/evening",
            "tests/tournament",
            "tests/formats",
            "tests/seating",
            "tests/sitting",
            "tests/build/test_documents.py",
        ),
    ),
}

_EXAMPLES = "examples.py"
_NOT_TESTED = (_EXAMPLES,)
"""Files of a game in which nothing is changed: what they find is looked at, and measured."""

_POLICIES = "players.py"
OWN = {"PYTHONPATH": str(ROOT / "generator")}
"""Where processes that tests start find the program: in the copy, and not where it is installed from."""
OWN_CACHE = surroundings.OWN / "kartenwerk"
STAYS = ("font", "template", "installed", "words", "chances")
"""Kinds of the cache that no change of the parts concerns, and that take long to be made."""

SURVIVED = "survived"
RULES, OTHERS = "rules", "players and what only booklets show"


def files_of(part: str) -> list[Path]:
    """The files of a part in which something is changed, below the project's folder."""
    found: list[Path] = []
    for each in PARTS[part].places:
        place = ROOT / HOUSE / each
        found += sorted(place.rglob("*.py")) if place.is_dir() else [place]
    return [path.relative_to(ROOT) for path in found if path.name not in _NOT_TESTED]


def concern(file: Path) -> str:
    """What a file is about: in a game its rules, if the game needs it whoever plays, or else all the rest."""
    if not file.is_relative_to(PACKAGE):
        return file.relative_to(HOUSE).parent.as_posix()
    package, *inner = file.relative_to(PACKAGE).parts
    if package != "games":
        return package
    return f"games, {RULES if len(inner) == 1 or ROOT / file in _needed(ROOT / file.parent) else OTHERS}"


@cache
def _needed(game: Path) -> frozenset[Path]:
    """The files of a game that its entry imports, directly or not, but through its policies."""
    found: set[Path] = set()
    todo = {game / "__init__.py"}
    while todo:
        file = todo.pop()
        found.add(file)
        todo |= {each for each in _imported(file) if each.name not in (_POLICIES, _EXAMPLES)} - found
    return frozenset(found)


def _imported(file: Path) -> Iterator[Path]:
    """The files beside this one that it imports."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            names = [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
            places = [
                file.parent / f"{name.rpartition('.')[2]}.py" for name in names if f".{file.parent.name}." in name
            ]
            yield from filter(Path.exists, places)


def sample(part: str, number: int, random: Random) -> list[Mutant]:
    """So many changes in a part, each of its changes as likely as any other."""
    found = [one for path in files_of(part) for one in mutants(path, (ROOT / path).read_text(encoding="utf-8"))]
    return sorted(random.sample(found, min(number, len(found))))


class Trials:
    """Tries changes with the tests that pytest has collected, instead of running these."""

    def __init__(self, part: str, number: int, seed: int, kept: Path, out: TextIO) -> None:
        self.part, self.kept, self.out = part, kept, out
        self.chosen = sample(part, number, Random(f"{part} {seed}"))
        self.held: set[str] = set()

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        os.environ.update(OWN)
        together = [part for part in PARTS if PARTS[part].tests == PARTS[self.part].tests]
        self.session, self.program = (
            session,
            Program(dict.fromkeys(file for part in together for file in files_of(part))),
        )
        self.items = {item.nodeid: item for item in session.items}
        self.costs = reached(session, self.program, self.kept / f"{together[0]}.json")
        tried, killed = Counter(concern(mutant.file) for mutant in self.chosen), Counter[str]()
        for mutant in self.chosen:
            verdict = self.judge(mutant)
            killed[concern(mutant.file)] += verdict != SURVIVED
            if verdict:
                self.tell(verdict, mutant)
        for name, number in sorted(tried.items()):
            print(f"{name}: {killed[name]} of {number} noticed, {killed[name] / number:.0%}", file=self.out, flush=True)
        return True

    def judge(self, mutant: Mutant) -> str:
        """Whether a change survives, or makes a test endless; nothing if a test fails."""
        place = self.program.places(mutant.file).get((mutant.begin, mutant.end))
        ids = self.nearest(place, mutant.file)
        mutant.file.write_text(mutant.apply(self.program.files[mutant.file]), encoding="utf-8")
        forget_answers(OWN_CACHE)
        try:
            heard = in_a_fork(partial(self.try_change, mutant, ids), WAITS)
            red = not heard and first_red(ids)  # it is not within a function, or no test comes by
        finally:
            mutant.file.write_text(self.program.files[mutant.file], encoding="utf-8")
        if not heard:
            return "" if red and not first_red(ids) else SURVIVED  # what is red without any change says nothing
        if heard[-1] == GREEN:
            return SURVIVED
        if heard[-1] != RED:
            return f"died or did not end in {heard[-1]}"
        if self.holds(heard[-2]):
            return ""
        del self.costs[heard[-2]]  # it fails without any change, by itself or on a busy machine: it says nothing
        return self.judge(mutant)

    def try_change(self, mutant: Mutant, ids: Sequence[str], send: Send) -> None:
        if self.program.change(mutant) and ids:
            play(self.session, [self.items[id] for id in ids], self.costs, send)

    def nearest(self, place: str | None, file: Path) -> list[str]:
        """The tests that come by a place, or else by its file, and those beside them that start processes."""
        near = [id for id, cost in self.costs.items() if place in cost.places] or [
            id for id, cost in self.costs.items() if any(one.startswith(f"{file}|") for one in cost.places)
        ]
        folders = {self.items[id].path.parent for id in near or self.items}
        near += [id for id, cost in self.costs.items() if cost.starts and self.items[id].path.parent in folders]
        return sorted(dict.fromkeys(near), key=self.costs.__getitem__)

    def holds(self, id: str) -> bool:
        """Whether a test passes as long as nothing is changed."""
        if id not in self.held:
            heard = in_a_fork(lambda send: play(self.session, [self.items[id]], self.costs, send), WAITS)
            self.held |= {id} if heard[-1] == GREEN else set()
        return id in self.held

    def tell(self, what: str, mutant: Mutant) -> None:
        source = self.program.files[mutant.file]
        line = source.splitlines()[mutant.line - 1].strip()
        old = source[mutant.begin : mutant.end]
        print(f"  {what}: {mutant.file}:{mutant.line}: {old!r} -> {mutant.new!r} in: {line}", file=self.out, flush=True)


def forget_answers(cache: Path) -> None:
    """Empty a cache of what the program without a change has found, which would be told again instead of being made."""
    for kind in cache.iterdir() if cache.is_dir() else ():
        if kind.name not in STAYS:
            shutil.rmtree(kind)


def first_red(ids: Sequence[str]) -> bool:
    """Whether one of the tests fails in a process of its own, or does not end."""
    Path("ids").write_text("\n".join(ids), encoding="utf-8")
    begin = f"import os, pytest, tests.surroundings; os.environ.update({OWN}); raise SystemExit(pytest.main())"
    words = [sys.executable, "-c", begin, "-x", "-m", "not slow", "-p", "no:cacheprovider", "@ids"]
    try:
        return bool(ids) and subprocess.run(words, capture_output=True, timeout=3 * WAITS).returncode != 0
    except subprocess.TimeoutExpired:
        return True


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sample", type=int, default=60, help="changes in each part")
    parser.add_argument("--seed", type=int, default=1, help="decides which; the same seed is the same sample")
    parser.add_argument("--kept", type=Path, help="in this folder, which is a copy: what is known of the tests")
    parser.add_argument("parts", nargs="*", default=PARTS, help=f"of {', '.join(PARTS)}")
    wanted = parser.parse_args()
    if wanted.kept:
        out = os.fdopen(os.dup(1), "w")
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        [part] = wanted.parts
        words = ["-m", "not slow", "-p", "no:cacheprovider", "--basetemp=basetemp", *PARTS[part].tests]
        sys.exit(pytest.main(words, [Trials(part, wanted.sample, wanted.seed, wanted.kept, out)]))
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder, "copy")
        shutil.copytree(ROOT, copy, ignore=_left_out)
        for part in wanted.parts:
            words = f"--kept {ROOT / KEPT} --sample {wanted.sample} --seed {wanted.seed} {part}".split(" ")
            subprocess.run([sys.executable, "-m", "tests.mutants", *words], cwd=copy, check=True)


def _left_out(folder: str, names: Sequence[str]) -> list[str]:
    """What is not copied: hidden files, but fonts and forms that tests keep, and what the program has made."""
    made = ["output"] if Path(folder) == ROOT else []
    return [name for name in names if name in made or (name.startswith(".") and name != ".pytest_cache")]


if __name__ == "__main__":
    main()
