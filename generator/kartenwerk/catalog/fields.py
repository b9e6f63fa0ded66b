"""The types of fields that decks, games and papers share."""

from __future__ import annotations

from string import Formatter
from typing import Annotated
from unicodedata import category

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

ID = r"^[a-z][a-z0-9_]*$"
HEX = r"^#[0-9A-Fa-f]{6}$"
SENTENCE = r"^[A-ZÄÖÜ].*\.$"
ROLE = r"^[a-z]+$"
Id = Annotated[str, Field(pattern=ID, description="lower case letters, digits and _")]
"""A name used in file names, on the command line and in JSON."""

Name = Annotated[str, Field(min_length=1)]


def check_shown(text: str) -> str:
    """The text; ValueError if it has a control character."""
    if any(category(sign) in ("Cc", "Cs", "Zl", "Zp") for sign in text):
        raise ValueError("a control character cannot be shown")
    return text


Title = Annotated[Name, AfterValidator(check_shown)]
"""A name that is printed as a title and written into the PDF's metadata."""


Sentence = Annotated[str, Field(pattern=SENTENCE, max_length=200), AfterValidator(check_shown)]
"""A sentence to be read aloud: it begins with a capital and ends with a stop."""


def places(*names: str) -> AfterValidator:
    """Check that a text can be filled by `str.format`, with these names and nothing else in braces.

    A width or an attribute could make a text of any length, or show something that is no value.
    """

    def check(text: str) -> str:
        for _, name, width, conversion in Formatter().parse(text):
            if name is not None and (name not in names or width or conversion):
                raise ValueError("in braces only " + (" or ".join(names) or "nothing") + " may stand")
        return text

    return AfterValidator(check)


Role = Annotated[str, Field(pattern=ROLE, description="a colour role in lower case letters")]
Percent = Annotated[float, Field(ge=0, le=100)]
Millimetres = Annotated[float, Field(gt=0, le=2000)]


class Data(BaseModel):
    """Checked data: unknown keys are errors, values keep their types, numbers are finite, objects do not change."""

    model_config = ConfigDict(
        extra="forbid",
        frozen=True,
        strict=True,
        str_strip_whitespace=True,
        allow_inf_nan=False,
        defer_build=True,  # most commands need few of the models
    )
