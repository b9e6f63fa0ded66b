"""Names of players: what can be one, and who is meant by what is written or typed.

A name is the same in capitals and in small letters, and however its accents are put together.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Annotated, Any
from unicodedata import normalize

from pydantic import AfterValidator, Field, TypeAdapter, ValidationError

from kartenwerk.base.errors import KartenwerkError, perhaps
from kartenwerk.catalog.fields import Title

LONGEST_NAME = 24


def _plain(name: str) -> str:
    if any(sign in ",;:=>\"'" for sign in name):
        raise ValueError("a name has none of , ; : = > and quotes")
    return _plainly(name)


def _plainly(name: str) -> str:
    """The name with one space between words, and accents put together."""
    return normalize("NFC", " ".join(name.split()))


Player = Annotated[Title, Field(max_length=LONGEST_NAME), AfterValidator(_plain)]
_PLAYER: TypeAdapter[str] = TypeAdapter(Player)


def checked_name(name: object) -> str:
    """The name of a player who comes; KartenwerkError if it can be none."""
    try:
        return _PLAYER.validate_python(" ".join(name.split()) if isinstance(name, str) else name)
    except ValidationError as error:
        raise KartenwerkError(
            "this can be no player's name",
            found=repr(name)[:60],
            expected=f"up to {LONGEST_NAME} signs, without , ; : = > and quotes",
        ) from error


def folded(name: str) -> str:
    """What names have in common that are the same."""
    return normalize("NFC", _plainly(name).casefold())


def twice(names: Iterable[str]) -> str:
    """The first name that stands there a second time; "" if none does."""
    seen = set[str]()
    for name in names:
        if folded(name) in seen:
            return name
        seen.add(folded(name))
    return ""


def check_apart(names: Sequence[str], *, file: str | None = None, key: str) -> None:
    """KartenwerkError if two players have the same name."""
    if same := twice(names):
        raise KartenwerkError("two players have the same name", file=file, key=key, found=repr(same))


def called(names: Iterable[str]) -> dict[str, str]:
    """Each name by what is the same in all its spellings; the first spelling counts."""
    found: dict[str, str] = {}
    for name in names:
        found.setdefault(folded(name), _plainly(name))
    return found


def seat_of(names: Sequence[str], told: Any, key: str) -> int:
    """The player whose name begins so; KartenwerkError if there is none, or more than one."""
    text = folded(told) if isinstance(told, str) else ""
    exact = [seat for seat, name in enumerate(names) if folded(name) == text]
    near = exact or [seat for seat, name in enumerate(names) if text and folded(name).startswith(text)]
    if len(near) == 1:
        return near[0]
    wrong = "several players have names that begin so" if near else "there is no player of that name"
    raise KartenwerkError(
        wrong + ("" if near else perhaps(str(told), names)),
        key=key,
        found=repr(told),
        expected="one of " + ", ".join(names),
    )


def known_or_new(names: Sequence[str], told: str, key: str, *, new: bool) -> str:
    """The player who is meant, or somebody new; KartenwerkError for a new name that is like a known one.

    With `new` a name that is not known, letter for letter, is somebody new, whomever it is like.
    """
    known: Mapping[str, str] = called(names)
    if folded(told) in known:
        return known[folded(told)]
    near = [name for name in names if folded(name).startswith(folded(told))]
    if not new and len(near) == 1:
        return near[0]
    if not new and (near or perhaps(told, names)):
        raise KartenwerkError(
            f"there is no player of that name{perhaps(told, names)}",
            key=key,
            found=repr(told),
            expected="a name that is known, or --new for somebody who is new",
        )
    return checked_name(told)
