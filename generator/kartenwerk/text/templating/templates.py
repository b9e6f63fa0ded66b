"""Jinja templates from the data folders: strict, with filters of a language, and errors that name template and line."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from jinja2 import (
    BaseLoader,
    Environment,
    TemplateNotFound,
    TemplateSyntaxError,
    pass_context,
)
from jinja2.runtime import Context
from markupsafe import Markup

from kartenwerk.base.cache import NO_CACHE, Cache
from kartenwerk.base.data import DataRoots
from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import _, one_of
from kartenwerk.catalog.figures import FigureData
from kartenwerk.text.german import Language, join_words
from kartenwerk.text.literal import literal
from kartenwerk.text.templating.binding import BINDING
from kartenwerk.text.templating.environment import FAULTS, Sandbox, UnknownNameError, reason_of

if TYPE_CHECKING:
    from kartenwerk.catalog.deck import Suit

_SHOWN = 200  # characters of a sentence that a message quotes


class RootLoader(BaseLoader):
    """Loads templates by their path below `templates/`, from the first data folder that has them."""

    def __init__(self, roots: DataRoots) -> None:
        self.roots = roots

    def get_source(self, environment: Environment, template: str) -> tuple[str, str, None]:
        name = f"templates/{template}"
        if not self.roots.has(name):
            raise TemplateNotFound(template)
        file = self.roots.find(name)
        return file.text(), file.name, None


class Templates:
    """Renders templates. KartenwerkError for whatever is wrong with one, or takes more than a rendering may cost."""

    def __init__(
        self,
        roots: DataRoots,
        language: Language,
        figures: FigureData | None = None,
        sandbox: Callable[[BaseLoader], Sandbox] = Sandbox,
        kept: Cache = NO_CACHE,
    ) -> None:
        """`kept` has the code of templates that were compiled before."""
        figures = figures or FigureData.load(roots)
        self._sandbox = sandbox(RootLoader(roots))
        self._sandbox.kept = kept
        self._sandbox.add_filters(
            {
                **language.filters(),
                **figures.filters(),
                "satz": self.sentence,
                "marke": mark_suit,
                "aufzaehlung": _joiner(language.conjunction),
            }
        )
        self._sandbox.globals |= {**BINDING, "masse": figures}

    def render(self, template: str, values: Mapping[str, Any]) -> str:
        """The text of `templates/<template>` filled with the values."""
        with _locate_errors(f"templates/{template}"), self._sandbox.rendering():
            return self._sandbox.get_template(template).render(values)

    def html(self, template: str, **values: Any) -> Markup:
        """The same as HTML. What is HTML already stands there as it is, and does not count as made by the template."""
        given = sum(len(value) for value in values.values() if isinstance(value, Markup))
        with _locate_errors(f"templates/{template}"), self._sandbox.rendering(given):
            return Markup(self._sandbox.get_template(template).render(values))

    def sentence(self, text: str, **values: Any) -> str:
        """A sentence from the data, such as a rule's, filled with the values."""
        return _fill(self._sandbox, text, values)

    def check_sentence(self, text: str) -> None:
        """KartenwerkError for a sentence that is no template, whatever values would fill it."""
        with _refuse(text, {}):
            self._sandbox.parse(text)


def fill(text: str, **values: Any) -> str:
    """A name or sentence of the data, filled with the values; KartenwerkError if it cannot be."""
    return _fill(Sandbox(), text, values)


def mark_suit(suit: Suit) -> str:
    """A suit's name as Markdown, with the suit's sign in front of the word."""
    return markdown(f"{{{suit.id}}} {literal(suit.german)}")


def markdown(text: str) -> str:
    """A text that is Markdown already, for templates to print as it is."""
    return Markup(text)


def _joiner(conjunction: str) -> Callable[..., str]:
    """The filter that joins words as `german` does, with that conjunction unless another is given."""

    @pass_context
    def join(context: Context, words: Iterable[str], last: str = conjunction) -> str:
        """The words joined; the result is markup if one of them is."""
        found = [*words]
        if not any(isinstance(word, Markup) for word in found):
            return join_words(found, last)
        sandbox: Any = context.environment
        return Markup(join_words([str(sandbox.print(context, word)) for word in found], literal(last)))

    return join


def _fill(sandbox: Sandbox, text: str, values: Mapping[str, Any]) -> str:
    with _refuse(text, values), sandbox.rendering():
        return sandbox.from_string(text).render(values)


@contextmanager
def _refuse(text: str, values: Mapping[str, Any]) -> Iterator[None]:
    """Make a KartenwerkError of whatever is wrong with a sentence."""
    try:
        yield
    except FAULTS as error:
        shown = text if len(text) <= _SHOWN else text[:_SHOWN] + "..."
        known = _known_names(error, values) if isinstance(error, UnknownNameError) else ()
        expected = one_of(known) if known else None
        raise KartenwerkError(
            "the sentence cannot be filled: {reason}", reason=reason_of(error), found=repr(shown), expected=expected
        ) from error


def _known_names(error: UnknownNameError, values: Mapping[str, Any]) -> Sequence[str]:
    """The known names for an unknown one: those of the values, or of the fields of what should have it."""
    held = values if error.holder is None else error.holder
    return sorted(map(str, held)) if isinstance(held, Mapping) else getattr(held, "_fields", ())


@contextmanager
def _locate_errors(name: str) -> Iterator[None]:
    """Turn every error in a template into a KartenwerkError that names the template and the line."""
    try:
        yield
    except KartenwerkError as error:
        if error.file is None:
            error.file = _place(error, name)[0]
        raise
    except TemplateNotFound as error:
        raise KartenwerkError("there is no such template", file=f"templates/{error.name}") from error
    except TemplateSyntaxError as error:
        raise KartenwerkError(
            "the template has an error: {reason}",
            reason=reason_of(error),
            file=error.filename or name,
            key=_("line {line}", line=error.lineno),
        ) from error
    except FAULTS as error:
        file, line = _place(error, name)
        raise KartenwerkError(
            "the template cannot be filled: {reason}", reason=reason_of(error), file=file, key=line
        ) from error


def _place(error: BaseException, name: str) -> tuple[str, str | None]:
    """The template and the line in it where the error was raised, the innermost if one calls another."""
    place: tuple[str, str | None] = (name, None)
    trace = error.__traceback__
    while trace is not None:
        frame = trace.tb_frame
        if "__jinja_exception__" in frame.f_globals and not frame.f_code.co_filename.startswith("<"):
            place = frame.f_code.co_filename, _("line {line}", line=trace.tb_lineno)
        trace = trace.tb_next
    return place
