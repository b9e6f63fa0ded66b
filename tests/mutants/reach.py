"""Which tests come by a place of the code, and the same tests again with the code changed in place.

A process that has collected all tests forks for each trial, so nothing is loaded twice: a change of a function is put
into the functions that are there. Before the first trial all tests are run with a probe before each statement.
"""

from __future__ import annotations

import ast
import builtins
import gc
import importlib
import json
import multiprocessing
import os
import resource
import signal
import time
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import partial
from hashlib import sha256
from inspect import CO_OPTIMIZED
from itertools import accumulate
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any, NamedTuple, TypeAlias

import pytest
from tests.mutants.changes import Mutant, mutants

ENDLESS = 10
"""Times that a test may take as long as without the change, and as many seconds more: then it has noticed the change,
as it may never end. The time is that of the processor, which a busy machine does not lengthen."""
WAITS = 200
"""Seconds by the clock in which no test ends, after which a change has been noticed that makes tests wait."""
STARTS_OTHERS = 0.05
"""A test whose processes have worked so many seconds may come by anything: a probe does not see what they do."""

PROBE = "__come_by__"
RED, GREEN = "red", "green"
Send: TypeAlias = Callable[[Any], None]


class Cost(NamedTuple):
    """Of a test: its seconds, whether it starts processes, and the places that it comes by."""

    seconds: float
    starts: bool
    places: Sequence[str]


def _probes(file: Path) -> tuple[CodeType, dict[tuple[int, int], str]]:
    """The code of a file with a probe before each statement of a function with a change; by each change its probe."""
    source = file.read_text(encoding="utf-8")
    lines = source.splitlines(keepends=True)
    starts = [0, *accumulate(map(len, lines))]

    def offset(line: int, column: int) -> int:
        return starts[line - 1] + len(lines[line - 1].encode()[:column].decode())

    tree = ast.parse(source)
    spans = [
        (offset(each.lineno, each.col_offset), offset(each.end_lineno or 0, each.end_col_offset or 0), each)
        for each in _of_functions(tree)
    ]
    places: dict[tuple[int, int], str] = {}
    probed: dict[ast.stmt, str] = {}
    for mutant in mutants(file, source):
        around = [span for span in spans if span[0] <= mutant.begin and mutant.end <= span[1]]
        if around:
            node = around[-1][2]  # what is within another comes after it
            places[mutant.begin, mutant.end] = probed[node] = f"{file.as_posix()}|{lines[node.lineno - 1].strip()}"
    for parent in [*ast.walk(tree)]:
        for field, body in ast.iter_fields(parent):
            if isinstance(body, list) and body and isinstance(body[0], ast.stmt):
                setattr(parent, field, [part for each in body for part in _with_probe(each, probed.get(each))])
    return _compiled(file, ast.fix_missing_locations(tree)), places


def _compiled(file: Path, source: ast.Module | str) -> CodeType:
    code: CodeType = compile(source, str(file.absolute()), "exec", dont_inherit=True)
    return code


def _with_probe(node: ast.stmt, name: str | None) -> Iterator[ast.stmt]:
    if name is not None:
        call = ast.Call(ast.Name(PROBE, ast.Load()), [ast.Constant(name)], [])
        yield ast.copy_location(ast.Expr(call), node)
    yield node


def _of_functions(tree: ast.AST, *, inside: bool = False) -> Iterator[ast.stmt]:
    """All statements of functions."""
    for child in ast.iter_child_nodes(tree):
        if inside and isinstance(child, ast.stmt):
            yield child
        yield from _of_functions(child, inside=inside or isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef))


def _codes(code: CodeType) -> dict[tuple[str, int], CodeType]:
    """All code in the code of a file, by its name and its number among those of that name."""
    found: dict[tuple[str, int], CodeType] = {}
    count: defaultdict[str, int] = defaultdict(int)

    def walk(code: CodeType) -> None:
        found[code.co_qualname, count[code.co_qualname]] = code
        count[code.co_qualname] += 1
        for each in code.co_consts:
            if isinstance(each, CodeType):
                walk(each)

    walk(code)
    return found


def _own(code: CodeType) -> object:
    """What code does itself, and not what is made within it."""
    return code.co_code, [repr(each) for each in code.co_consts if not isinstance(each, CodeType)], code.co_names


class Program:
    """The functions that are there, to be changed in place."""

    def __init__(self, files: Iterable[Path]) -> None:
        self.files = {file: file.read_text(encoding="utf-8") for file in files}
        names = {str(file.absolute()): file for file in self.files}
        for file in self.files:
            importlib.import_module(".".join(file.with_suffix("").parts[1:]).removesuffix(".__init__"))
        self._functions: defaultdict[Path, list[FunctionType]] = defaultdict(list)
        for one in gc.get_objects():
            if type(one) is FunctionType and one.__code__.co_filename in names:
                self._functions[names[one.__code__.co_filename]].append(one)

    def places(self, file: Path) -> dict[tuple[int, int], str]:
        """By the begin and the end of a change the statement that it is in, which has to be in a function."""
        return _probes(file)[1]

    def probe(self, notice: Callable[[str], object]) -> None:
        """From now on the place of each statement that is come by is noticed."""
        setattr(builtins, PROBE, notice)
        for file in self.files:
            self.put(file, _probes(file)[0])

    def put(self, file: Path, new: CodeType) -> bool:
        """Put another code of a file into its functions, once; False if more than its functions would be another."""
        old, news = _codes(_compiled(file, self.files[file])), _codes(new)
        for key, code in old.items():
            if not code.co_flags & CO_OPTIMIZED and (key not in news or _own(code) != _own(news[key])):
                return False  # it is of the file itself, or of a class
        by_code = {code: news[key] for key, code in old.items() if key in news}
        for function in self._functions[file]:
            code = by_code.get(function.__code__, function.__code__)
            if code.co_freevars == function.__code__.co_freevars:
                function.__code__ = code
        return True

    def change(self, mutant: Mutant) -> bool:
        """Change what is there; False if the change is not within a function."""
        return self.put(mutant.file, _compiled(mutant.file, mutant.apply(self.files[mutant.file])))


def play(session: pytest.Session, items: Sequence[pytest.Item], costs: Mapping[str, Cost], send: Send) -> None:
    """Run tests up to the first that fails, and send the name of each before it is run."""
    for item, following in zip(items, [*items[1:], None], strict=True):
        limit = int(time.process_time() + ENDLESS * (1 + costs[item.nodeid].seconds))
        resource.setrlimit(resource.RLIMIT_CPU, (limit, resource.RLIM_INFINITY))
        send(item.nodeid)
        item.ihook.pytest_runtest_protocol(item=item, nextitem=following)
        if session.testsfailed:
            return send(RED)
    return send(GREEN)


def in_a_fork(work: Callable[[Send], None], clock: float) -> list[Any]:
    """What work sends from a process of its own, which may be silent for so many seconds."""
    here, there = multiprocessing.Pipe(duplex=False)
    child = os.fork()
    if not child:
        try:
            os.setsid()
            here.close()
            work(there.send)
        finally:
            os._exit(0)
    there.close()
    heard = []
    try:
        while here.poll(clock):
            heard.append(here.recv())
    except EOFError:
        pass
    finally:
        here.close()
        with suppress(ProcessLookupError):
            os.killpg(child, signal.SIGKILL)
        os.waitpid(child, 0)
    return heard


def reached(session: pytest.Session, program: Program, kept: Path) -> dict[str, Cost]:
    """What each test costs and comes by; that of files of tests that are as they were is read from `kept`."""
    known: dict[str, dict[str, list[Any]]] = json.loads(kept.read_text()) if kept.exists() else {}
    by_file: defaultdict[str, list[pytest.Item]] = defaultdict(list)
    for item in session.items:
        by_file[f"{item.location[0]} {sha256(item.path.read_bytes()).hexdigest()}"].append(item)
    for name, items in by_file.items():
        if name not in known:
            [known[name]] = in_a_fork(partial(_come_by, session, program, items), 3000)
            kept.parent.mkdir(parents=True, exist_ok=True)
            kept.write_text(json.dumps(known))
    return {id: Cost(*cost) for name in by_file for id, cost in known[name].items()}


def _come_by(session: pytest.Session, program: Program, items: Sequence[pytest.Item], send: Send) -> None:
    from kartenwerk.custom.apart.reader import reader  # of the copy, where pytest has found the program

    seen: set[str] = set()
    program.probe(seen.add)
    found = {}
    for item, following in zip(items, [*items[1:], None], strict=True):
        seen.clear()
        begin, failed = _clock(), session.testsfailed
        item.ihook.pytest_runtest_protocol(item=item, nextitem=following)
        reader().end()  # what a process has worked is known when it has ended
        own, others = (after - before for after, before in zip(_clock(), begin, strict=True))
        if session.testsfailed == failed:  # else it is red without any change
            found[item.nodeid] = [round(own + others, 3), others > STARTS_OTHERS, sorted(seen)]
    send(found)


def _clock() -> tuple[float, float]:
    times = os.times()
    return time.process_time(), times.children_user + times.children_system
