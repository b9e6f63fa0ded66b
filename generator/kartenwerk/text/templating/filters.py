"""The filters and tests that templates know of Jinja's own: those that the project's templates use.

Of the others some make a long text of a short one, as `center` and `indent` do, and the rest are for web pages.
Those below take what they print as the sandbox prints it (`Sandbox.text`).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Protocol

from jinja2 import TemplateRuntimeError, pass_context, pass_environment
from jinja2 import filters as jinja
from jinja2 import tests as jinja_tests
from jinja2.filters import make_attrgetter
from jinja2.runtime import Context

from kartenwerk.base.message import _
from kartenwerk.text.templating.budget import ITEMS, check_text

_DECIMALS = 20
_SAME = (
    "abs dictsort first float groupby int last length list map max min reject rejectattr reverse select selectattr "
    "sort unique"
)
_TESTS = (
    "boolean defined divisibleby even in mapping none number odd sameas sequence string undefined "
    "eq equalto == ne != lt lessthan < le <= gt greaterthan > ge >="
)
_FORMAT = re.compile(r"(?:[^%]|%%|%[-+ 0]?\d?\d?(?:\.\d\d?)?[dfgs])*")


class Texts(Protocol):
    """What filters need of the environment (see `environment`): a value as it is printed."""

    def text(self, value: object) -> str: ...


@pass_context
def _join(context: Context, values: Iterable[Any], between: object = "", attribute: str | int | None = None) -> str:
    sandbox: Any = context.environment
    if attribute is not None:
        values = map(make_attrgetter(sandbox, attribute), values)
    glue: str = sandbox.text(between)
    texts: list[str] = []
    length = 0
    for value in values:
        texts.append(sandbox.text(value))
        length += len(texts[-1]) + len(glue)
        check_text(length)
    joined: str = sandbox.join(context, texts, glue)
    return joined


@pass_environment
def _replace(sandbox: Texts, value: object, old: object, new: object, count: int = -1) -> str:
    text, before, after = sandbox.text(value), sandbox.text(old), sandbox.text(new)
    places = text.count(before) if count < 0 else min(text.count(before), count)
    check_text(len(text) + places * (len(after) - len(before)))
    return text.replace(before, after, count)


@pass_environment
def _format(sandbox: Texts, value: object, *numbers: object) -> str:
    """Numbers and texts in the places of "%g", "%.2f", "%d" and "%s"; TemplateRuntimeError for any other place."""
    text = sandbox.text(value)
    if not _FORMAT.fullmatch(text):
        raise TemplateRuntimeError(_("a format has places such as %d, %g, %.2f and %s, of up to 99 characters"))
    return text % tuple(number if isinstance(number, int | float) else sandbox.text(number) for number in numbers)


@pass_environment
def _upper(sandbox: Texts, value: object) -> str:
    return sandbox.text(value).upper()


@pass_environment
def _trim(sandbox: Texts, value: object) -> str:
    return sandbox.text(value).strip()


@pass_environment
def _string(sandbox: Texts, value: object) -> str:
    return sandbox.text(value)


def _proven(text: str, *proofs: object) -> str:
    """The text, a statement on a deal, if all `proofs` hold; TemplateRuntimeError if one of them does not."""
    if not proofs or not all(proofs):
        raise TemplateRuntimeError(_("the deal does not prove {text!r}", text=text))
    return text


def proven(*proofs: object) -> str:
    """An empty text if all `proofs` of the next sentence hold; TemplateRuntimeError if one does not.

    Texts on practice deals are written by hand, so each sentence stands beside its proof.
    """
    if not proofs or not all(proofs):
        raise TemplateRuntimeError(_("the deal does not prove what is said here"))
    return ""


def _round(value: float, decimals: int = 0, method: Any = "common") -> float:
    if not -_DECIMALS <= decimals <= _DECIMALS:
        raise TemplateRuntimeError(_("a number is rounded to at most {most} decimals", most=_DECIMALS))
    return jinja.do_round(value, decimals, method)


@pass_environment
def _sum(sandbox: Any, values: Iterable[Any], attribute: str | int | None = None) -> Any:
    """The sum of numbers."""
    return sum(values if attribute is None else map(make_attrgetter(sandbox, attribute), values))


def _batch(values: Iterable[Any], size: int) -> Iterator[list[Any]]:
    return jinja.do_batch(values, _within(size))


def _slice(values: Iterable[Any], parts: int) -> Iterator[list[Any]]:
    return jinja.sync_do_slice(list(values), _within(parts))


def _within(size: int) -> int:
    if not 1 <= size <= ITEMS:
        raise TemplateRuntimeError(_("a list is parted by a number from 1 to {most:,}", most=ITEMS))
    return size


_JINJA: dict[str, Any] = {**jinja.FILTERS}
FILTERS: dict[str, Callable[..., Any]] = {
    **{name: _JINJA[name] for name in _SAME.split()},
    "batch": _batch,
    "belegt": _proven,
    "format": _format,
    "join": _join,
    "replace": _replace,
    "round": _round,
    "slice": _slice,
    "string": _string,
    "sum": _sum,
    "trim": _trim,
    "upper": _upper,
}
_JINJA_TESTS: dict[str, Any] = {**jinja_tests.TESTS}
TESTS: dict[str, Callable[..., Any]] = {name: _JINJA_TESTS[name] for name in _TESTS.split()}
