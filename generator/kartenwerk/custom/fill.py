"""Filling the templates of a deck: values in double braces, and the conditions of boxes."""

from __future__ import annotations

import re
from collections.abc import Mapping
from contextlib import suppress
from functools import cached_property, partial
from typing import Any

from jinja2 import TemplateError, Undefined, UndefinedError, nodes, pass_environment
from jinja2.filters import do_default

from kartenwerk.base.errors import KartenwerkError, perhaps
from kartenwerk.base.message import _, one_of
from kartenwerk.custom.cells import Cell, NoNumberError, NoSumError
from kartenwerk.custom.data import CustomLanguage
from kartenwerk.custom.table import column_key
from kartenwerk.text.german import Language
from kartenwerk.text.templating.environment import FAULTS, Sandbox, UnknownNameError, reason_of

_ONE_VALUE = re.compile(r"\{\{ *([^\W\d]\w*) *\}\}")
"""What most templates are: a name alone. It needs no template to be filled."""

_WORD = re.compile(r"[^\W\d]\w*")
_DATE = re.compile(r"(\d{4})-(0[1-9]|1[0-2])-([0-2]\d|3[01])(?: .*)?")
_ASKED = re.compile(r"\{\{\s*([^{}|]+?)\s*(?:\||\}\})")
_QUOTED = re.compile(r"'[^']*'|\"[^\"]*\"|\([^()]*=[^()]*\)")
_ONE_EQUAL = re.compile(r"(?<![=!<>])=(?!=)")
_EMPHASIS = re.compile(r"(?<!\\)(\*{1,3})((?:\{\{[^{}]*\}\}\s*)+)\1")
"""Marks of bold or italic about nothing but values."""
_INSIDE = "\x02"
"""Stands inside such marks while a template is filled: no table has it."""
_NOTHING_INSIDE = re.compile(rf"\*{{1,3}}{_INSIDE}\s*{_INSIDE}\*{{1,3}}")
_CONSTANTS = frozenset(["true", "false", "none"])


class NumberError(KartenwerkError):
    """A cell that a template uses as a number is none."""

    def __init__(self, text: str, template: str) -> None:
        if text:
            super().__init__(_("this is no number"), found=text, expected=_("digits alone, such as 12000 or 0,5"))
        else:
            super().__init__(_("an empty cell is no number"), expected=_("a number, or a value for it: (preis or 0)"))
        self.text, self.template = text, template

    def column(self, columns: Mapping[str, str], values: Mapping[str, Any]) -> str:
        """The column, as it is written, whose cell it is; "" if the template names none with this text."""
        names = [name for name in _WORD.findall(self.template) if name in columns]
        return next((columns[name] for name in names if str(values.get(name, "")) == self.text), "")


class Filler:
    """Fills texts with the values of a card; each template is read once."""

    def __init__(self, language: Language, words: CustomLanguage) -> None:
        self._language, self._words = language, words
        self._known: dict[str, Any] = {}

    @cached_property
    def _sandbox(self) -> Sandbox:
        sandbox = Sandbox()
        own = {"date": partial(_date, self._words), "decimals": partial(_decimals, self._words)}
        sandbox.add_filters({**self._language.filters(), "lower": _lower, "default": _default, **own})
        return sandbox

    def fill(self, text: str, values: Mapping[str, Any]) -> str:
        """The text with its templates filled; KartenwerkError if one cannot be."""
        if "{" not in text or not ("{{" in text or "{%" in text or "{#" in text):
            return text
        name = _ONE_VALUE.fullmatch(text)
        value = values.get(name[1]) if name and name[1].lower() not in _CONSTANTS else None
        return str(value) if isinstance(value, str | Cell) else self._render(text, values)

    def holds(self, condition: str, values: Mapping[str, Any]) -> bool:
        """Whether a condition such as "preis != 0" holds; KartenwerkError if that cannot be decided."""
        if "{{" in condition:
            raise KartenwerkError("a condition has no braces", found=condition, expected=_('such as "preis != 0"'))
        if _ONE_EQUAL.search(_QUOTED.sub("", condition)):
            raise KartenwerkError("equal is == in a condition", found=condition, expected=_('such as "preis == 0"'))
        return self._render(f"{{% if ({condition}) %}}1{{% endif %}}", values) == "1"

    def _render(self, text: str, values: Mapping[str, Any]) -> str:
        try:
            with self._sandbox.rendering():
                template = self._known.get(text)
                if template is None:
                    marked = _EMPHASIS.sub(rf"\1{_INSIDE}\2{_INSIDE}\1", text)
                    template = self._known[text] = self._sandbox.from_string(marked)
                filled: str = template.render(values)
                # empty cells within marks leave nothing: two marks side by side would be printed as they are
                return _NOTHING_INSIDE.sub("", filled).replace(_INSIDE, "") if _INSIDE in filled else filled
        except UndefinedError as error:
            raise name_undefined(error, values) from error
        except NoSumError as error:
            raise KartenwerkError(
                "+ adds numbers; ~ joins texts", found=text, expected=_("a text such as {{ name ~ text }}")
            ) from error
        except NoNumberError as error:
            raise NumberError(error.text, text) from error
        except FAULTS as error:
            if filter := self._find_unknown_filter(text):
                near = perhaps(filter, self._sandbox.filters)
                raise KartenwerkError(
                    "templates have no filter {filter}{perhaps}", filter=filter, perhaps=near
                ) from error
            for asked in _ASKED.findall(text):
                key = column_key(asked)
                if key in values and key != asked:
                    raise KartenwerkError(
                        "the column {column} is called {name} in a template", column=asked, name=key
                    ) from error
            raise KartenwerkError("the template cannot be filled: {reason}", reason=reason_of(error)) from error

    def _find_unknown_filter(self, text: str) -> str | None:
        """A filter that the template names and that there is not."""
        with suppress(TemplateError):
            used = (each.name for each in self._sandbox.parse(text).find_all(nodes.Filter))
            return next((name for name in used if name not in self._sandbox.filters), None)
        return None


def _default(value: Any, other: Any = "", boolean: bool = False) -> Any:
    """The default for an undefined value and for an empty cell, because authors of tables see no difference."""
    return do_default(value, other, boolean or isinstance(value, str | Cell))


def _date(words: CustomLanguage, value: object) -> str:
    """A date of a spreadsheet with its month as a word: 1911-07-02 is "2 July 1911". Other texts stay as they are."""
    found = _DATE.fullmatch(str(value))
    if found is None:
        return str(value)
    year, month, day = map(int, found.groups())
    return words.day.format(day=day, month=words.months[month - 1], year=year)


def _decimals(words: CustomLanguage, value: object, places: int = 2) -> str:
    """A number with that many decimals: 12.5 is "12.50". An empty cell stays empty."""
    number = float(value) if isinstance(value, int | float | Cell) and str(value) else None
    return "" if number is None else f"{number:.{max(0, min(places, 9))}f}".replace(".", words.mark)


@pass_environment
def _lower(sandbox: Sandbox, value: object) -> str:
    return sandbox.text(value).lower()


def name_undefined(error: UndefinedError, values: Mapping[str, Any]) -> KartenwerkError:
    """What is wrong where a template names something that is not there."""
    name = error.name if isinstance(error, UnknownNameError) else None
    if not isinstance(error, UnknownNameError) or not isinstance(name, str):
        return KartenwerkError("the template cannot be filled: {reason}", reason=reason_of(error))
    if error.holder is not None:
        return KartenwerkError("this value has no {name}; only words of [lists] have more than their text", name=name)
    return KartenwerkError(
        "there is no column and no value {name}{perhaps}",
        name=name,
        perhaps=perhaps(name, values),
        expected=one_of(filter(None, values)),
    )


__all__ = ["Filler", "Undefined"]
