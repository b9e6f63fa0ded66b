"""Mutation testing: `make mutants` changes rules, mechanics, engine and decks of one's own in one small place at a
time, and tells which changes no test notices. Other rooms are tried by name: `table/evening`, `build/documents.py`.

Only the tests nearest to a change are run, so a sample of several hundred fits an hour; known tools run one command for
all, or the whole suite. A survivor is either a gap in the tests or a change that makes no difference: read it.

In games two scores are told: of what is played and counted by, where a change is a wrong rule, and of the rest, where
it may be no more than another preference of a player or another deal in a booklet. The imports decide: see `concern`.
"""

from __future__ import annotations

import argparse
import ast
import re
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import NamedTuple

ROOT = Path(__file__).parent.parent
HOUSE = Path("generator/kartenwerk")
PACKAGE = HOUSE / "play"
PACKAGES = ("engine", "mechanics", "games", "custom")
SECONDS = 90
"""Of processor time, which a busy machine does not lengthen: a change that makes tests take longer has been noticed, as
it may never end."""
WAITS = 3 * SECONDS
"""Seconds by the clock, after which a change has been noticed that makes tests wait without working."""

_OPERATORS: dict[type[ast.AST], str] = {
    ast.Lt: "<=",
    ast.LtE: "<",
    ast.Gt: ">=",
    ast.GtE: ">",
    ast.Eq: "!=",
    ast.NotEq: "==",
    ast.In: "not in",
    ast.NotIn: "in",
    ast.Is: "is not",
    ast.IsNot: "is",
    ast.Add: "-",
    ast.Sub: "+",
    ast.Mult: "+",
    ast.FloorDiv: "*",
    ast.Mod: "*",
    ast.And: "or",
    ast.Or: "and",
}
_NAMES = {"min": "max", "max": "min", "any": "all", "all": "any", "True": "False", "False": "True"}
TESTS_OF_GAMES = "tests/games"
_BESIDE = {
    "table/blocks": ("tests/evening", "tests/tournament", "tests/formats"),
    "custom/apart": ("tests/hostile/test_read_apart.py", "tests/custom"),
}
"""Where the tests of a room lie, if not in the folder that is called like it: folders and files."""
MOST_GAMES = 3
"""Games whose tests are run after a change in what they share."""

_PLAYED = ("mogeln", "watten", "fuenf_karten_boltan")
"""Games by which the engine is tried: each hand alone, in teams, and with chips and chance."""

_GENERIC = tuple(f"tests/engine/test_{name}.py" for name in ("every_game", "scoring", "heard"))
"""Tests that try every game."""

_LAST = ("test_claims.py", "test_examples.py")

_EXAMPLES = "examples.py"
_NOT_TESTED = (_EXAMPLES,)
"""Files of a game in which nothing is changed: what they find is looked at, and measured."""

_POLICIES = "players.py"
RULES, OTHERS = "rules", "players and what only booklets show"


class Mutant(NamedTuple):
    """A file, the place in its text, and what stands there instead."""

    file: Path
    line: int
    begin: int
    end: int
    new: str

    def apply(self, source: str) -> str:
        return source[: self.begin] + self.new + source[self.end :]


def mutants(file: Path, source: str) -> Iterator[Mutant]:
    """Every change that can be made in the code of a file; its texts and its types are left alone."""
    starts = [0]
    for line in source.splitlines(keepends=True):
        starts.append(starts[-1] + len(line.encode()))
    encoded = source.encode()

    def place(line: int, column: int) -> int:
        return len(encoded[: starts[line - 1] + column].decode())

    def between(left: ast.expr, right: ast.expr, new: str) -> Iterator[Mutant]:
        begin = place(left.end_lineno or 0, left.end_col_offset or 0)
        end = place(right.lineno, right.col_offset)
        gap = source[begin:end]
        words = gap.replace("(", " ").replace(")", " ").split()
        if len(words) in (1, 2) and "#" not in gap:
            old = " ".join(words)
            at = gap.find(old)
            if at >= 0:
                yield Mutant(file, left.end_lineno or 0, begin + at, begin + at + len(old), new)

    def whole(node: ast.expr, new: str) -> Mutant:
        begin, end = place(node.lineno, node.col_offset), place(node.end_lineno or 0, node.end_col_offset or 0)
        return Mutant(file, node.lineno, begin, end, new)

    for node in _code(ast.parse(source)):
        match node:
            case ast.Compare(left=left, ops=[op], comparators=[right]) if type(op) in _OPERATORS:
                yield from between(left, right, _OPERATORS[type(op)])
            case ast.BinOp(left=left, op=op, right=right) if type(op) in _OPERATORS:
                yield from between(left, right, _OPERATORS[type(op)])
            case ast.BoolOp(op=op, values=[left, right, *_]):
                yield from between(left, right, _OPERATORS[type(op)])
            case ast.UnaryOp(op=ast.Not(), operand=operand):
                yield whole(node, ast.unparse(operand))
            case ast.Constant(value=bool() as value):
                yield whole(node, str(not value))
            case ast.Constant(value=int() as number):
                yield whole(node, str(number + 1))
            case ast.Name(id=name) if name in _NAMES:
                yield whole(node, _NAMES[name])
            case ast.If(test=test, body=[ast.Raise()]):  # a guard: it lets everything pass, or refuses the wrong ones
                yield whole(test, "False")
                yield whole(test, f"not ({ast.unparse(test)})")
            case ast.If(test=test) | ast.IfExp(test=test):
                yield whole(test, f"not ({ast.unparse(test)})")


def _code(node: ast.AST) -> Iterator[ast.AST]:
    """The nodes that are run, but what makes no difference: types, formatted texts, whether a zip of equally long parts
    is strict, and one move more in a limit that no deal comes near."""
    if isinstance(node, ast.keyword) and node.arg in ("strict", "move_limit"):
        return
    for name, value in ast.iter_fields(node):
        if name in ("annotation", "returns", "type_comment"):
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST) and not isinstance(child, ast.JoinedStr | ast.Import | ast.ImportFrom):
                yield child
                yield from _code(child)


def nearest_tests(file: Path) -> list[list[str]]:
    """Runs of pytest, the nearest tests first, as words: those beside the file, then of games that it is a part of."""
    if not file.is_relative_to(PACKAGE):
        return _of_room(file)
    package, *inner = file.relative_to(PACKAGE).parts
    if package == "games":
        ids = [inner[0]] if (ROOT / TESTS_OF_GAMES / inner[0]).is_dir() else list(_PLAYED)
        return [*map(_of_game, ids), _by_contract(ids)]
    folder = Path("tests", package)
    while len(inner) > 1 and (ROOT / folder / inner[0]).is_dir():
        folder /= inner.pop(0)
    own = _in(folder, file.stem)
    ids = list(_PLAYED) if package == "engine" else _players_of(file)[:MOST_GAMES]
    if not own and (folder.name != package or not ids):
        own = [folder.as_posix()]
    beside = [] if package != "engine" else [path for path in _in(folder) if path not in own and path not in _GENERIC]
    return [run for run in (own, beside, *map(_of_game, ids), _by_contract(ids) if ids else []) if run]


def _of_room(file: Path) -> list[list[str]]:
    """Tests of another room: those called after the file or that import it, and then each other file of tests."""
    place = file.relative_to(HOUSE).parent
    known = (each for each in (place, Path(place.name), *place.parents) if (ROOT / "tests" / each).is_dir())
    folders = _BESIDE.get(place.as_posix()) or [Path("tests", next(known))]
    tests = [test for each in map(Path, folders) for test in ([each.as_posix()] if each.suffix else _in(each))]
    texts = {test: (ROOT / test).read_text(encoding="utf-8") for test in tests}
    named = [test for test in tests if f"test_{file.stem}" in test or f".{file.stem} import" in texts[test]]
    return [run for run in (named, *([test] for test in tests if test not in named)) if run]


def _of_game(id: str) -> list[str]:
    """The tests of a game; the long ones come last, as one red test is enough."""
    files = sorted((ROOT / TESTS_OF_GAMES / id).glob("test_*.py"), key=lambda path: (path.name in _LAST, path.name))
    return [path.relative_to(ROOT).as_posix() for path in files]


def _in(folder: Path, stem: str = "") -> list[str]:
    """The files of tests in a folder, or those of them that are called after something."""
    return [each.relative_to(ROOT).as_posix() for each in sorted((ROOT / folder).glob(f"test_{stem}*.py"))]


def _by_contract(ids: Sequence[str]) -> list[str]:
    """What every game promises, tried with these games."""
    return [*_GENERIC, "-k", " or ".join(ids)]


def _players_of(file: Path) -> list[str]:
    """The games that import a file of the mechanics or another of its folder."""
    module = file.relative_to(PACKAGE / "mechanics").parts[0].removesuffix(".py")
    folder = ROOT / PACKAGE / "games"
    sources = ((path, path.read_text(encoding="utf-8")) for path in sorted(folder.glob("*/*.py")))
    word = re.compile(rf"mechanics(\.| import .*\b){module}\b")
    return [*dict.fromkeys(path.parent.name for path, source in sources if word.search(source))]


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


def noticed(copy: Path, mutant: Mutant) -> bool:
    """Whether a test fails, or takes for ever, after the change; SystemExit if it fails without the change too."""
    path = copy / mutant.file
    source = path.read_text(encoding="utf-8")
    for words in nearest_tests(mutant.file):
        path.write_text(mutant.apply(source), encoding="utf-8")
        try:
            red = first_red(copy, words)
        finally:
            path.write_text(source, encoding="utf-8")
        if red:
            hold(copy, red)
            return True
    return False


@cache
def hold(copy: Path, tests: tuple[str, ...]) -> None:
    """Makes sure that tests pass as long as nothing is changed."""
    if first_red(copy, tests):
        raise SystemExit(f"{' '.join(tests)} fails without any change")


def first_red(copy: Path, tests: Sequence[str]) -> tuple[str, ...]:
    """The file of the first test that fails, or all the words if no test could tell; nothing if they pass."""
    words = [sys.executable, "-m", "pytest", "-x", "-q", "-m", "not slow", "-p", "no:cacheprovider", *tests]
    limit = (
        f"import os, resource, sys; resource.setrlimit(resource.RLIMIT_CPU, ({SECONDS}, {SECONDS}));"
        " os.execv(sys.argv[1], sys.argv[1:])"
    )
    try:
        done = subprocess.run(
            [sys.executable, "-c", limit, *words], cwd=copy, capture_output=True, text=True, timeout=WAITS
        )
    except subprocess.TimeoutExpired:
        return tuple(tests)
    if done.returncode == 0:
        return ()
    files = [file for file in tests if re.search(rf"^(FAILED|ERROR) {re.escape(file)}\b", done.stdout, re.MULTILINE)]
    return tuple(tests if "-k" in tests or not files else files)


def folder_of(package: str) -> Path:
    """The folder of a package, such as games/romme or custom/boxes, or a file."""
    place = ROOT / PACKAGE / package
    return place if place.exists() else ROOT / HOUSE / package


def sample(package: str, number: int, random: Random) -> list[Mutant]:
    """So many changes in a package, each of its changes as likely as any other."""
    found: list[Mutant] = []
    place = folder_of(package)
    for path in sorted(place.rglob("*.py")) if place.is_dir() else [place]:
        if path.name not in _NOT_TESTED:
            found += mutants(path.relative_to(ROOT), path.read_text(encoding="utf-8"))
    return sorted(random.sample(found, min(number, len(found))))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sample", type=int, default=60, help="changes in each package")
    parser.add_argument("--seed", type=int, default=1, help="decides which; the same seed is the same sample")
    parser.add_argument("packages", nargs="*", default=PACKAGES, help="such as games, games/romme or table/evening")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder, "copy")
        shutil.copytree(ROOT, copy, ignore=_left_out)
        for package in wanted.packages:
            chosen = sample(package, wanted.sample, Random(f"{package} {wanted.seed}"))
            tried, killed = Counter(concern(mutant.file) for mutant in chosen), Counter[str]()
            for mutant in chosen:
                if noticed(copy, mutant):
                    killed[concern(mutant.file)] += 1
                else:
                    _tell(mutant)
            for name, number in sorted(tried.items()):
                print(f"{name}: {killed[name]} of {number} noticed, {killed[name] / number:.0%}", flush=True)


def _left_out(folder: str, names: Sequence[str]) -> list[str]:
    """What is not copied: hidden files, and what the program has made."""
    return [name for name in names if name.startswith(".") or (name == "output" and Path(folder) == ROOT)]


def _tell(mutant: Mutant) -> None:
    source = (ROOT / mutant.file).read_text(encoding="utf-8")
    line = source.splitlines()[mutant.line - 1].strip()
    old = source[mutant.begin : mutant.end]
    print(f"  survived: {mutant.file}:{mutant.line}: {old!r} -> {mutant.new!r} in: {line}", flush=True)


if __name__ == "__main__":
    main()
