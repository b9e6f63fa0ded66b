"""The catalogue of messages, written anew by Babel: `python -m tests.cli.extraction`, or `make catalogue`.

It reads the templates off the package, adds those that are new, empty, and drops those that nobody says any more.
"""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from pathlib import Path

PACKAGE = Path(__file__).parents[2] / "generator" / "kartenwerk"
CATALOGUE = PACKAGE.parents[1] / "rules_data" / "lang" / "de" / "messages.po"

FUNCTIONS: dict[str, tuple[int, ...]] = {
    "_": (1,),
    "gettext": (1,),
    "ngettext": (1, 2),
    "KartenwerkError": (1,),
    "TooLongError": (1,),
    "TooLowError": (1,),
    "NoFileError": (1,),
    "NoPageError": (1,),
    "NotSeatedError": (1,),
    "SeatedError": (1,),
    "UnevenSumError": (1,),
    "RoundDoubtError": (1,),
    "OverError": (1,),
    "WorkerKilledError": (1,),
    "NoDealError": (1,),
    "SimilarNameError": (1,),
    "MeanwhileError": (1,),
    "unknown": (1,),
    "check_between": (1,),
    "refuse": (1,),
    "Refusal": (2,),
    "meter": (2,),
}
"""What makes a message, and which of its arguments are templates."""


HEAD = r"""# What commands and errors say, in German. `make catalogue` brings it up to date with the package.
msgid ""
msgstr ""
"Language: de\n"
"Content-Type: text/plain; charset=utf-8\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\n"

"""


def sources() -> Iterator[tuple[Path, str]]:
    """The files of the package that make a message, and their text; to parse the others would take as long again."""
    call = re.compile(rf"\b({'|'.join(FUNCTIONS)})\(")
    for path in sorted(PACKAGE.rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        if call.search(text):
            yield path, text


def extracted() -> Iterator[tuple[str, ...]]:
    """Every message of the package: its template, or those for one and for several."""
    from babel.messages.extract import extract

    for _path, text in sources():
        for _line, found, _comments, _context in extract("python", io.BytesIO(text.encode()), FUNCTIONS):
            yield found if isinstance(found, tuple) else (found,)


def main() -> None:
    from babel.messages.pofile import read_po, write_po

    with CATALOGUE.open("rb") as file:
        catalog = read_po(file)
    template = type(catalog)()
    for each in extracted():
        template.add(each if len(each) > 1 else each[0])
    catalog.update(template, no_fuzzy_matching=True)
    catalog.obsolete.clear()
    written = io.BytesIO()
    write_po(written, catalog, width=120, sort_output=True, omit_header=True)
    CATALOGUE.write_bytes(HEAD.encode() + written.getvalue())


if __name__ == "__main__":
    main()
