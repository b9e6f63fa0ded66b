"""The one place that makes Jinja environments: sandboxes in which a stranger's template can make text and nothing else.

A template is given data: numbers, texts, lists, named tuples, dataclasses and models, and functions to call. Of these
it reads fields, and it calls the methods below. Each rendering has a `RenderingBudget`.

What kind of text a template makes is in its name: in SVG, HTML and Markdown the values that it prints are escaped, so a
name is never read as markup. What macros of such a template make is markup, and so is what blocks set.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import is_dataclass
from enum import Enum
from functools import partial
from types import CodeType
from typing import Any

from jinja2 import (
    BaseLoader,
    StrictUndefined,
    TemplateError,
    TemplateRuntimeError,
    TemplateSyntaxError,
    Undefined,
    UndefinedError,
    nodes,
    pass_context,
)
from jinja2.environment import TemplateModule
from jinja2.exceptions import SecurityError
from jinja2.runtime import Context, LoopContext, Macro
from jinja2.sandbox import ImmutableSandboxedEnvironment
from jinja2.utils import Namespace, missing
from markupsafe import Markup, escape
from pydantic import BaseModel

from kartenwerk.base.cache import NO_CACHE
from kartenwerk.base.data import DataFile, DataRoots
from kartenwerk.base.message import Message, _, of_library
from kartenwerk.cards import Pack
from kartenwerk.text.literal import literal
from kartenwerk.text.templating import guard
from kartenwerk.text.templating.budget import (
    ITEMS,
    NESTED,
    TEXT,
    BudgetError,
    RenderingBudget,
    check_number,
    check_power,
    check_text,
)
from kartenwerk.text.templating.compiled import remember_code
from kartenwerk.text.templating.filters import FILTERS, TESTS, proven

FAULTS = (
    TemplateError,
    ArithmeticError,
    AttributeError,
    LookupError,
    MemoryError,
    RecursionError,
    SyntaxError,
    TypeError,
    ValueError,
)
"""What a template, or a sentence in data, can raise."""

LONGEST = 256 * 1024
"""The characters of one template's source."""

_METHODS: tuple[tuple[type, str], ...] = (
    (str, "count endswith find index isalpha isdigit islower isupper lower lstrip removeprefix removesuffix rstrip"),
    (str, "split startswith strip upper"),
    (Mapping, "get items keys values"),
    (list, "count index"),
    (tuple, "count index"),
    (range, "start step stop"),
)
"""What templates may ask of Python's own types. None of it is longer than what it is made from."""

_LONG = 1000  # characters: longer texts count each time they are taken from where they are
_NUMBERS = frozenset([int, float, bool])
_PLAIN = frozenset([str, Markup, type(None), *_NUMBERS])

_KEPT = 1000
"""The most compiled templates that are kept."""

_COMPILED: dict[tuple[object, ...], CodeType] = {}
"""Compiled templates of this process, by everything that their code depends on. Watching a folder or making several
things reads the same source again, and need not compile it again."""

_JINJA_KEYWORDS = ("_loop_vars", "_block_vars")
"""Keywords that Jinja gives to calls for its own use."""

XML, HTML, MARKDOWN = ".svg.j2", ".html.j2", ".md.j2"
"""The endings of templates with markup."""


_OF_JINJA = (
    _("{value1} has no attribute {value2}"),
    _("{value1} is undefined"),
    _("Encountered unknown tag {value1}."),
    _("Expected an expression, got {value1}"),
    _("No filter named {value1}."),
    _("No test named {value1}."),
    _(
        "Unexpected end of template. Jinja was looking for the following tags: {value1}. "
        "The innermost block that needs to be closed is {value2}."
    ),
    _("division by zero"),
    _("expected name or number"),
    _("expected token {value1}, got {value2}"),
    _("unexpected end of template, expected {value1}."),
    _("unexpected {value1}"),
    _("unexpected {value1}, expected {value2}"),
)
"""What Jinja and Python say most often of a template, for the catalogue."""


def reason_of(error: BaseException) -> str:
    """Why a template could not be filled."""
    match error:
        case TemplateError():
            message = error.message or type(error).__name__
            return message if isinstance(message, Message) else of_library(message)
        case RecursionError():
            return _("it goes on without end, or too deep")
        case MemoryError():
            return _("it needs more memory than there is")
        case KeyError():
            return _("there is no {name}", name=str(error))
        case SyntaxError():
            return _("its parts lie too deep in each other")
    return of_library(str(error) or type(error).__name__)


class UnknownNameError(UndefinedError):
    """A template that uses what is not there: `name`, or an item of the `holder`, which is None for a name alone."""

    def __init__(self, message: str, name: object, holder: object) -> None:
        super().__init__(of_library(message))
        self.name, self.holder = name, holder


class _Unknown(StrictUndefined):
    """What a template finds in the place of something that is not there: it says so when it is used."""

    def __init__(
        self, hint: str | None = None, obj: Any = missing, name: str | None = None, exc: Any = UndefinedError
    ) -> None:
        if exc is UndefinedError:
            exc = partial(UnknownNameError, name=name, holder=None if obj is missing else obj)
        super().__init__(hint, obj, name, exc)


class Sandbox(ImmutableSandboxedEnvironment):
    """An environment with strict templates, the filters and tests of `filters`, and a budget for each rendering."""

    intercepted_binops = frozenset(["+", "*", "**", "%"])

    kept = NO_CACHE
    """Where the code of templates lies that were compiled in earlier runs."""

    def __init__(self, loader: BaseLoader | None = None) -> None:
        super().__init__(
            loader=loader,
            undefined=_Unknown,
            trim_blocks=True,
            lstrip_blocks=True,
            autoescape=_has_markup,
            optimized=False,  # nothing is computed before it counts, and templates compile faster
            finalize=self.print,
        )
        self.budget = RenderingBudget()
        self._renderings = 0
        self._readable: dict[tuple[type, str], bool] = {}
        self.globals = {"range": _numbers, "namespace": Namespace, "beleg": proven}
        self.tests = dict(TESTS)
        self.filters = {
            guard.STEPS: self._steps,
            guard.BEGUN: self._begin,
            guard.MADE: self._weigh,
            guard.JOINED: self._join,
        }
        self.add_filters(FILTERS)

    def add_filters(self, filters: Mapping[str, Callable[..., Any]]) -> None:
        """Filters that templates may use. What goes in and what comes out counts."""
        self.filters |= {name: self._filter(function) for name, function in filters.items()}
        self._dialect = frozenset((name, getattr(each, "jinja_pass_arg", None)) for name, each in self.filters.items())

    @contextmanager
    def rendering(self, given: int = 0) -> Iterator[None]:
        """One rendering with a budget of its own, to which so many `given` characters are added.

        One within another has the budget of the outer one.
        """
        if not self._renderings:
            self.budget = RenderingBudget(given)
        self._renderings += 1
        try:
            yield
        finally:
            self._renderings -= 1

    def text(self, value: object) -> str:
        """A value as it is printed; TemplateRuntimeError for one that is no text, such as a list."""
        kind = type(value)
        if isinstance(value, str) and kind in _PLAIN:
            return value
        if kind in _PLAIN or isinstance(value, Undefined) or _is_data(kind):
            return str(self.weigh(str(value)))
        raise TemplateRuntimeError(
            _("a {kind} is no text; its items can be joined or printed one by one", kind=kind.__name__)
        )

    @pass_context
    def print(self, context: Context, value: object) -> str:
        """A value as the template prints it: markup as it is, everything else escaped."""
        kind = type(value)
        if kind in _NUMBERS:
            return str(self.weigh(str(value)))
        text = self.text(value)
        if kind is Markup or not context.eval_ctx.autoescape:
            return text
        return Markup(literal(text)) if str(context.name).endswith(MARKDOWN) else escape(text)

    def join(self, context: Context, texts: Sequence[object], glue: object = "") -> str:
        """The texts as one: it is markup if one of them is."""
        if not any(isinstance(text, Markup) for text in (glue, *texts)):
            return self.text(glue).join(map(self.text, texts))
        return Markup(str(self.print(context, glue)).join(str(self.print(context, text)) for text in texts))

    def weigh(self, value: Any) -> Any:
        """Count a value that the template has made against the budget, and return it."""
        kind = type(value)
        if kind is str or kind is Markup:
            self.budget.write(len(value))
        elif kind is int:
            check_number(value)
        elif kind in NESTED:
            self.budget.collect(value)
        return value

    def weigh_all(self, values: Any) -> Any:
        """Count values that a filter reads against the budget, texts by their length, and return them."""
        kind = type(values)
        if kind in _PLAIN or isinstance(values, Undefined):
            return values
        if not hasattr(kind, "__len__"):
            return self._each(values) if hasattr(kind, "__next__") else values
        if hasattr(kind, "__iter__"):
            for _each in self._each(values):
                pass
        return values

    # What Jinja calls

    def compile(  # type: ignore[override]
        self, source: str, name: str | None = None, filename: str | None = None
    ) -> CodeType:
        key = source, name, filename, self._dialect
        code = _COMPILED.get(key)
        if code is None:
            compiled = partial(super().compile, source, name, filename)
            dialect = sorted(f"{word} {passed}" for word, passed in self._dialect)
            # sentences of data have no name; most are short, and there are very many
            code = remember_code(self.kept, (source, name, filename, dialect), compiled) if name else compiled()
            if len(_COMPILED) == _KEPT:
                _COMPILED.clear()
            _COMPILED[key] = code
        return code

    def concat(self, pieces: Iterable[str]) -> str:
        """The output of a template or a macro."""
        kept = []
        length = 0
        for piece in pieces:
            length += len(piece) + 1
            if length > TEXT + self.budget.given:
                raise BudgetError(_("its output gets longer than {most:,} characters", most=TEXT))
            kept.append(piece)
        self.budget.write(length)
        return "".join(kept)

    def call(__self, __context: Context, __obj: Any, *args: Any, **kwargs: Any) -> Any:  # noqa: N805
        # the names are those of Jinja: a keyword of the same name would be in the way
        if isinstance(__obj, type) and __obj is not Namespace:
            raise SecurityError(_("a template cannot call {name}", name=__obj.__name__))
        __self.budget.spend(1)
        if isinstance(__obj, Macro):  # what it makes is markup if its own template has markup, not if this one has
            for own in _JINJA_KEYWORDS:
                kwargs.pop(own, None)
            return __self.weigh(__obj(*args, **kwargs))
        return __self.weigh(__context.call(__obj, *args, **kwargs))

    def call_binop(self, context: Context, operator: str, left: Any, right: Any) -> Any:
        if type(left) is float or type(right) is float:
            return self.binop_table[operator](left, right)
        match operator:
            case "+" if isinstance(left, Markup) or isinstance(right, Markup):
                return self.weigh(self.join(context, (left, right)))
            case "*":
                for sequence, times in ((left, right), (right, left)):
                    if isinstance(times, int) and hasattr(type(sequence), "__len__"):
                        check_text(len(sequence) * times)
            case "**":
                check_power(left, right)
            case "%":
                if isinstance(left, str | bytes):
                    raise SecurityError(_("a text is not filled with %"))
        return self.weigh(self.binop_table[operator](left, right))

    def getattr(self, obj: Any, attribute: str) -> Any:
        readable = self._may_read(type(obj), attribute)
        if readable:
            try:
                return getattr(obj, attribute)
            except AttributeError:
                pass
        try:
            return obj[attribute]
        except (TypeError, LookupError, AttributeError):
            if readable or not hasattr(type(obj), attribute):
                return self.undefined(obj=obj, name=attribute)
            return self.unsafe_undefined(obj, attribute)

    def getitem(self, obj: Any, argument: Any) -> Any:
        try:
            found = obj[argument]
        except (TypeError, LookupError, AttributeError):
            found = self.getattr(obj, argument) if isinstance(argument, str) else self.undefined(obj=obj, name=argument)
        if type(found) is str and len(found) > _LONG:
            self.budget.write(len(found))
        return found

    def _parse(self, source: str, name: str | None, filename: str | None) -> nodes.Template:
        if len(source) > LONGEST:
            raise TemplateSyntaxError(
                _("a template is no longer than {most:,} characters", most=LONGEST), 1, name, filename
            )
        try:
            return guard.guard(super()._parse(source, name, filename))
        except TemplateSyntaxError as error:
            error.name, error.filename = name, filename
            raise

    def _may_read(self, kind: type, attribute: str) -> bool:
        key = kind, attribute
        readable = self._readable.get(key)
        if readable is None:
            readable = self._readable[key] = _is_readable(kind, attribute)
        return readable

    # What guards call

    @pass_context
    def _steps(self, context: Context, values: Iterable[Any], weight: int) -> Iterator[Any]:
        step = self.budget.step
        for value in values:
            step(weight)
            yield value

    @pass_context
    def _begin(self, context: Context, weight: int) -> None:
        self.budget.step(weight)

    @pass_context
    def _weigh(self, context: Context, value: Any) -> Any:
        return self.weigh(value)

    @pass_context
    def _join(self, context: Context, values: list[Any]) -> Any:
        return self.weigh(self.join(context, values))

    def _filter(self, function: Callable[..., Any]) -> Callable[..., Any]:
        """The filter with its value and its result counted."""
        place = 1 if hasattr(function, "jinja_pass_arg") else 0

        def call_filter(*values: Any, **named: Any) -> Any:
            value = self.weigh_all(values[place])
            return self.weigh(function(*values[:place], value, *values[place + 1 :], **named))

        if place:
            call_filter.jinja_pass_arg = function.jinja_pass_arg  # type: ignore[attr-defined]
        return call_filter

    def _each(self, values: Iterable[Any]) -> Iterator[Any]:
        written = 0
        for value in values:
            self.budget.spend(1)
            if type(value) is str:
                written += len(value)
                check_text(written)
            yield value


def _has_markup(template: str | None) -> bool:
    """Whether values have to be escaped in the template; sentences of data have no name."""
    return template is not None and template.endswith((XML, HTML, MARKDOWN))


def _is_data(kind: type) -> bool:
    """Whether objects of the type are data, and not functions, classes, files or tools."""
    if issubclass(kind, DataFile | DataRoots):
        return False
    return issubclass(kind, BaseModel | Enum | Pack) or hasattr(kind, "_fields") or is_dataclass(kind)


def _is_readable(kind: type, attribute: str) -> bool:
    """Whether a template may read the attribute of objects of the type."""
    if attribute.startswith("_"):
        return False
    if issubclass(kind, BaseModel):
        return attribute in kind.model_fields or not hasattr(BaseModel, attribute)  # some methods of its own read files
    if _is_data(kind):
        return True
    if issubclass(kind, LoopContext | Namespace | TemplateModule):
        return True
    return any(issubclass(kind, base) and attribute in methods.split() for base, methods in _METHODS)


def _numbers(*ends: int) -> range:
    numbers = range(*ends)
    if numbers[ITEMS : ITEMS + 1]:
        raise BudgetError(_("a range gets longer than {most:,} numbers", most=ITEMS))
    return numbers
