"""Names of players: which are allowed, and which player a typed name means.

A name is the same in capitals and in small letters, and however its accents are put together.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Annotated, Any
from unicodedata import normalize

from pydantic import AfterValidator, Field, TypeAdapter, ValidationError

from kartenwerk.base.errors import KartenwerkError, perhaps
from kartenwerk.base.message import _, join, one_of
from kartenwerk.catalog.fields import Title

LONGEST_NAME = 24

FORBIDDEN = ",;:=>\"'"
"""Signs that separate names, or names and values, where a deal is typed."""


def _plain(name: str) -> str:
    if any(sign in FORBIDDEN for sign in name):
        raise ValueError(_("a name has none of , ; : = > and quotes"))
    return _plainly(name)


def _plainly(name: str) -> str:
    """The name with one space between words, and accents put together."""
    return normalize("NFC", " ".join(name.split()))


Player = Annotated[Title, Field(max_length=LONGEST_NAME), AfterValidator(_plain)]
_PLAYER: TypeAdapter[str] = TypeAdapter(Player)


def check_name(name: object) -> str:
    """The name of a new player in its plain spelling; KartenwerkError if it cannot be a name."""
    try:
        return _PLAYER.validate_python(" ".join(name.split()) if isinstance(name, str) else name)
    except ValidationError as error:
        raise _no_name(name) from error


def check_signs(name: str) -> None:
    """KartenwerkError for a plain name that is empty, too long or has forbidden signs."""
    if not name or len(name) > LONGEST_NAME or any(sign in FORBIDDEN for sign in name):
        raise _no_name(name)


def _no_name(name: object) -> KartenwerkError:
    return KartenwerkError(
        "this can be no player's name",
        found=repr(name)[:60],
        expected=_("up to {most} signs, without , ; : = > and quotes", most=LONGEST_NAME),
    )


@lru_cache(1000)
def fold_name(name: str) -> str:
    """The form that all spellings of a name share. A file has few names, and each of them thousands of times."""
    return normalize("NFC", _plainly(name).casefold())


def twice(names: Iterable[str]) -> str:
    """The first name that stands there a second time; "" if none does."""
    seen = set[str]()
    for name in names:
        if fold_name(name) in seen:
            return name
        seen.add(fold_name(name))
    return ""


def check_apart(names: Sequence[str], *, file: str | None = None, key: str) -> None:
    """KartenwerkError if two players have the same name."""
    if same := twice(names):
        raise KartenwerkError("two players have the same name", file=file, key=key, found=repr(same))


def index_names(names: Iterable[str]) -> dict[str, str]:
    """Each name by its folded form; the first spelling counts."""
    found: dict[str, str] = {}
    for name in names:
        found.setdefault(fold_name(name), _plainly(name))
    return found


def seat_of(names: Sequence[str], given: Any, key: str) -> int:
    """The player whose name begins so; KartenwerkError if there is none, or more than one."""
    if given in names:
        return names.index(given)
    text = fold_name(given) if isinstance(given, str) else ""
    exact = [seat for seat, name in enumerate(names) if fold_name(name) == text]
    near = exact or [seat for seat, name in enumerate(names) if text and fold_name(name).startswith(text)]
    if len(near) == 1:
        return near[0]
    wrong = _("several players have names that begin so") if near else _("there is no player of that name")
    raise KartenwerkError(
        join("", (wrong, "" if near else perhaps(str(given), names))),
        key=key,
        found=repr(given),
        expected=one_of(names),
    )


class SimilarNameError(KartenwerkError):
    """A name is like a known one: somebody has to say whether it is somebody new."""


def find_or_add(names: Sequence[str], given: str, key: str, *, new: bool) -> str:
    """A known player or a new one; SimilarNameError for a new name that is similar to a known one.

    With `new` a name that is not known, letter for letter, is somebody new, whomever it is like.
    """
    known: Mapping[str, str] = index_names(names)
    if fold_name(given) in known:
        return known[fold_name(given)]
    near = [name for name in names if fold_name(name).startswith(fold_name(given))]
    if not new and len(near) == 1:
        return near[0]
    if not new and (near or perhaps(given, names)):
        raise SimilarNameError(
            "there is no player of that name{perhaps}", perhaps=perhaps(given, names), key=key, found=repr(given)
        )
    return check_name(given)
