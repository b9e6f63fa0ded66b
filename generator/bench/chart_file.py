"""The file of a game's charts as it is written: words of people, figures of the bench."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from kartenwerk.base.toml import quote, value_of
from kartenwerk.catalog.chart import AdviceChart
from kartenwerk.catalog.fields import Data


def as_toml(game: str, charts: Sequence[AdviceChart]) -> str:
    """The file of a game's charts."""
    lines = ["# Words are written by people, figures by python -m bench.charts.", f"game = {quote(game)}"]
    return "\n".join([*lines, *(line for chart in charts for line in _lines(chart)), ""])


def _lines(chart: AdviceChart) -> Iterator[str]:
    yield from ("", "[[charts]]")
    for key in ("id", "question", "situation", "reading", "does", "leaves", "unit", "rounds"):
        yield f"{key} = {quote(getattr(chart, key))}"
    yield f"per = {chart.per}"
    yield f"digits = {chart.digits}"
    yield f"players = {[*chart.players]}"
    if chart.tip:
        yield f"tip = {_inline(chart.tip)}"
    if chart.rules:
        yield f"rules = {value_of(chart.rules)}"
    base = chart.base
    yield f"base = {_inline(base)}"
    yield from ("proofs = [", *(f"    {_inline(proof)}," for proof in chart.proofs), "]")
    yield from ("cells = [", *(f"    [{', '.join(map(_inline, row))}]," for row in chart.cells), "]")
    for key, axis in (("rows", chart.rows), ("columns", chart.columns)):
        yield from ("", f"[charts.{key}]", f"head = {quote(axis.head)}")
        yield from ("bands = [", *(f"    {_inline(band)}," for band in axis.bands), "]")


def _inline(data: Data) -> str:
    """A value as a table on one line, without what is left out."""
    return _value(data.model_dump(exclude_defaults=True))


def _value(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {_value(each)}" for key, each in value.items()) + " }"
    if isinstance(value, tuple):
        return f"[{', '.join(map(_value, value))}]"
    return f"{value:g}" if isinstance(value, float) else value_of(value)
