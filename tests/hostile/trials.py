"""What all trials of the fuzzer are made of: a command with its files, hostile values, and files that are spoilt."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import chdir, contextmanager
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from hypothesis import strategies as st
from tests.hostile.fence import fenced_run

from kartenwerk.base.cache import ENVIRONMENT
from kartenwerk.base.data import DataRoots
from kartenwerk.catalog import Catalog

ATTACK = "{{ cycler.__init__.__globals__.os.system('touch owned') }}"

WORDS = ["", " ", "\n", "\x1b[2J", "x" * 5000, "../../../owned", "/etc/passwd", "<a>&", "</svg>", "*a*_b_`c`|", "::: x"]
WORDS += [ATTACK, "{{ 1 / 0 }}", "{{", "{%", "{{ range(10**9) | list }}", "ß\u202e\U0001f0a1", "0", "-1", "nan", "٣"]
NUMBERS = [0, -1, 1, 2, 7, 10**4, 10**9, 10**30, -(10**30), 0.0, -0.0, 1e-9, 0.5, 1e9, 1e308]
OTHERS: list[Any] = [float("nan"), float("inf"), True, False, [], {}, [[]], [0], [""], {"a": 1}, {"a": {"b": []}}]

SNIPPETS = [ATTACK, "{% for i in range(10**6) %}{% endfor %}", "{{ deck }}", "{{ x }}", "{% include '../x' %}"]
SNIPPETS += ["<use href='x.svg'/>", "<g>", "</g>", "<path d='M 0 0 L 1e30 nan'/>", "&x;", "{{ 1 / 0 }}", "\x00", "|"]
SNIPPETS += ["<!DOCTYPE a [<!ENTITY b 'c'>]>", "class='nosuch'", "transform='scale(0)'", "NaN", "::: kasten"]


class Trial(NamedTuple):
    """A command, the files that it finds in its folder, and what has been done to them.

    If `deck` names one of these files' folders, `check` has to foresee how the command ends there.
    """

    words: tuple[str, ...]
    files: dict[str, bytes]
    what: str
    deck: str = ""

    def __repr__(self) -> str:
        return self.what


@cache
def catalog() -> Catalog:
    return Catalog(DataRoots.over())


def leaves(value: Any, place: tuple[Any, ...] = ()) -> Iterable[tuple[Any, ...]]:
    """The places of all values in a table, those of tables and lists among them."""
    if place:
        yield place
    match value:
        case dict():
            for key, each in value.items():
                yield from leaves(each, (*place, key))
        case list():
            for number, each in enumerate(value):
                yield from leaves(each, (*place, number))


@st.composite
def values(draw: st.DrawFn, old: Any) -> Any:
    """A hostile value in the place of an old one, often of the same type."""
    kinds = [st.sampled_from([*WORDS, *NUMBERS, *OTHERS])]
    match old:
        case bool():
            kinds.append(st.just(not old))
        case int() | float():
            kinds.append(st.sampled_from(NUMBERS))
            kinds.append(st.sampled_from([-2, 0.01, 0.5, 1.5, 3, 1000]).map(lambda by: type(old)(old * by)))
        case str():
            kinds.append(st.sampled_from(WORDS))
            kinds.append(st.sampled_from(WORDS).map(lambda word: old + word))
        case list():
            kinds += [st.just(old * 2), st.just(old[:1]), st.just(old * 500)]
        case dict():
            kinds.append(st.just({**old, "a": 1}))
    return draw(st.one_of(kinds))


@st.composite
def spoilt(draw: st.DrawFn, content: bytes, snippets: list[bytes]) -> bytes:
    """The content with a few pieces put in, cut out or doubled."""
    for _ in range(draw(st.integers(1, 3))):
        begin = draw(st.integers(0, len(content)))
        end = min(len(content), begin + draw(st.sampled_from([0, 1, 5, 40, 400])))
        middle = draw(st.sampled_from([b"", *snippets, content[begin:end] * 2]))
        content = content[:begin] + middle + content[end:]
    return content


@cache
def example(*words: str) -> bytes:
    """A file as the program makes it: the last of the words is its place."""
    with tempfile.TemporaryDirectory() as folder, chdir(folder):
        assert fenced_run(*words[:-1]).code == 0
        return Path(words[-1]).read_bytes()


@contextmanager
def own_cache(folder: Path) -> Iterator[None]:
    """Let programs that are started in the block have this folder as their cache."""
    before = os.environ.get(ENVIRONMENT)
    os.environ[ENVIRONMENT] = str(folder.absolute())
    try:
        yield
    finally:
        del os.environ[ENVIRONMENT]
        if before is not None:
            os.environ[ENVIRONMENT] = before
