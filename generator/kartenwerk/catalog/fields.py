"""The types of fields that decks, games and papers share."""

from __future__ import annotations

from string import Formatter
from typing import Annotated, Any
from unicodedata import category

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, model_validator

from kartenwerk.base.message import _
from kartenwerk.base.version import FORMAT

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
        for _before, name, width, conversion in Formatter().parse(text):
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


class VersionedFile(Data):
    """A file that people write and keep. Versions to come know by its `format` how it is meant.

    A file of a newer format is refused in one sentence, whatever else stands in it.
    """

    format: int = Field(default=1, ge=1, description="the number of the file's format; left out, 1")

    @model_validator(mode="before")
    @classmethod
    def _is_not_newer(cls, data: Any) -> Any:
        found = data.get("format") if isinstance(data, dict) else None
        if type(found) is int and found > FORMAT:
            raise ValueError(
                _(
                    "the file is of format {found}, for which kartenwerk must be newer; this one reads up to {known}",
                    found=found,
                    known=FORMAT,
                )
            )
        return data
