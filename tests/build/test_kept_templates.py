"""Compiled templates are kept from run to run, and compiled anew where anything that they follow from differs."""

from __future__ import annotations

from pathlib import Path

import pytest
from jinja2 import DictLoader

from kartenwerk.base.cache import Cache
from kartenwerk.text.templating import environment, guard
from kartenwerk.text.templating.compiled import KIND
from kartenwerk.text.templating.environment import Sandbox

NAME = "gruss.html.j2"
GREETING = "{% for _ in range(2) %}Guten {{ zeit }}! {% endfor %}"


def rendered(folder: Path, monkeypatch: pytest.MonkeyPatch, source: str = GREETING, name: str = NAME) -> str:
    """The template as a new process renders it, with that folder as its cache."""
    monkeypatch.setattr(environment, "_COMPILED", {})
    sandbox = Sandbox(DictLoader({name: source}))
    sandbox.kept = Cache(folder)
    return sandbox.get_template(name).render(zeit="<Tag>")


def entries(folder: Path) -> dict[Path, int]:
    """What is kept, and when it was written."""
    return {path: path.stat().st_mtime_ns for path in (folder / KIND).glob("*")}


def test_the_next_run_reads_what_the_first_has_compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = rendered(tmp_path, monkeypatch)
    before = entries(tmp_path)
    assert len(before) == 1 and first == "Guten &lt;Tag&gt;! Guten &lt;Tag&gt;! "
    monkeypatch.setattr(guard, "guard", None)  # nothing can be compiled now
    assert rendered(tmp_path, monkeypatch) == first
    assert entries(tmp_path) == before


def test_another_text_or_kind_of_template_is_compiled_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rendered(tmp_path, monkeypatch)
    assert rendered(tmp_path, monkeypatch, GREETING.replace("2", "1")) == "Guten &lt;Tag&gt;! "
    assert rendered(tmp_path, monkeypatch, name="gruss.txt.j2") == "Guten <Tag>! Guten <Tag>! "
    assert len(entries(tmp_path)) == 3


def test_a_damaged_entry_is_made_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = rendered(tmp_path, monkeypatch)
    for path in entries(tmp_path):
        path.write_bytes(path.read_bytes()[:-9])
    assert rendered(tmp_path, monkeypatch) == first
