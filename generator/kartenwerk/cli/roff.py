"""Help pages as man pages: what Typer writes of a command, in the language of `man`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from typer import Context

_HELP_FORMATTER: Any = Context.formatter_class
_WIDE = 10_000
"""Letters in a line: no sentence of a list of commands is cut short."""


class Headings(NamedTuple):
    """The headings that `man` expects of every page, in the language of the page."""

    name: str
    synopsis: str
    description: str


class ManFormatter(_HELP_FORMATTER):  # type: ignore[misc]
    """Takes what a help page consists of and writes it in roff, section by section."""

    def __init__(self, headings: Headings) -> None:
        super().__init__(width=_WIDE)
        self.headings = headings

    def write_title(self, page: str, version: str, name: str, purpose: str) -> None:
        """Begin the page. It bears no day, so that the same version writes the same bytes."""
        self.buffer.append(f'.TH "{escape(page.upper())}" "1" "" "{escape(version)}" ""\n')
        self.write_heading(self.headings.name)
        self.buffer.append(f"{escape(name)} \\- {escape(purpose)}\n")

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        self.write_heading(self.headings.synopsis)
        self.buffer.append(f"\\fB{escape(prog)}\\fR {escape(args)}\n")
        self.write_heading(self.headings.description)

    def write_heading(self, heading: str) -> None:
        self.buffer.append(f'.SH "{escape(heading.upper())}"\n')

    def write_paragraph(self) -> None:
        """Sections and lists part themselves."""

    def write_text(self, text: str) -> None:
        paragraphs = [" ".join(part.split()) for part in text.split("\n\n")]
        self.buffer.append("\n.PP\n".join(map(escape, paragraphs)) + "\n")

    def write_dl(self, rows: Sequence[tuple[str, str]], col_max: int = 0, col_spacing: int = 0) -> None:
        for term, text in rows:
            self.buffer.append(f".TP\n\\fB{escape(term)}\\fR\n{escape(' '.join(text.split()))}\n")

    def write(self, string: str) -> None:
        """A line that is printed as it is: a call that one may type."""
        self.buffer.append(f".nf\n\\fB{escape(string.strip())}\\fR\n.fi\n")


def escape(text: str) -> str:
    """The text so that roff prints it: its backslashes and hyphens, and no line is taken for an order."""
    text = text.replace("\\", "\\e").replace("-", "\\-").replace('"', "\\(dq")
    return f"\\&{text}" if text[:1] in (".", "'") else text
