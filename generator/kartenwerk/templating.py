"""Jinja templates from the data folders: strict, with German filters, and errors that name template and line."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from jinja2 import BaseLoader, Environment, StrictUndefined, TemplateError, TemplateNotFound, TemplateSyntaxError

from kartenwerk.data import DataRoots
from kartenwerk.errors import KartenwerkError
from kartenwerk.german import Language

if TYPE_CHECKING:
    from kartenwerk.catalog.deck import Suit


class RootLoader(BaseLoader):
    """Loads templates by their path below `templates/`, from the first data folder that has them."""

    def __init__(self, roots: DataRoots) -> None:
        self.roots = roots

    def get_source(self, environment: Environment, template: str) -> tuple[str, str, None]:
        name = f"templates/{template}"
        if not self.roots.has(name):
            raise TemplateNotFound(template)
        return self.roots.find(name).text(), name, None


class Templates:
    """Renders templates; KartenwerkError for a missing value, a wrong filter or a syntax error."""

    def __init__(self, roots: DataRoots, language: Language, extra: Mapping[str, Any] | None = None) -> None:
        self.environment = Environment(
            loader=RootLoader(roots), undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True, autoescape=False
        )
        self.environment.filters.update(language.filters())
        self.environment.filters["satz"] = self.sentence
        self.environment.filters["marke"] = marked
        self.environment.filters.update(extra or {})

    def render(self, template: str, values: Mapping[str, Any]) -> str:
        """The text of `templates/<template>` filled with the values."""
        name = f"templates/{template}"
        try:
            return self.environment.get_template(template).render(values)
        except TemplateNotFound as error:
            raise KartenwerkError("there is no such template", file=f"templates/{error.name}") from error
        except TemplateSyntaxError as error:
            raise KartenwerkError(
                f"the template has an error: {error.message}", file=error.filename or name, key=f"line {error.lineno}"
            ) from error
        except TemplateError as error:
            raise KartenwerkError(
                f"the template cannot be filled: {error.message}", file=name, key=_line(error, name)
            ) from error

    def sentence(self, text: str, **values: Any) -> str:
        """A sentence from the data, such as a rule's, filled with the values."""
        try:
            return self.environment.from_string(text).render(**values)
        except TemplateError as error:
            raise KartenwerkError(f"the sentence cannot be filled: {error.message}", found=repr(text)) from error


def marked(suit: Suit) -> str:
    """A suit's name as a booklet shows it, with the suit's sign in front of the word."""
    return f"{{{suit.id}}} {suit.german}"


def _line(error: BaseException, name: str) -> str | None:
    """The line of the template where the error was raised, if it was raised in that template."""
    line = None
    trace = error.__traceback__
    while trace is not None:
        if trace.tb_frame.f_code.co_filename.endswith(name):
            line = trace.tb_lineno
        trace = trace.tb_next
    return f"line {line}" if line else None
