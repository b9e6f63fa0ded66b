"""The findings of preflight in a file. A finding on many pages is printed once."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from kartenwerk.base.message import Message, _, join


def describe_complaints(complaints: Sequence[str]) -> Iterator[str]:
    """A sentence for each kind of finding in a file: the first, how many there are, and on how many pages."""
    kinds: dict[tuple[object, ...], list[str]] = {}
    for complaint in complaints:
        kinds.setdefault(_kind(complaint), []).append(complaint)
    for alike in kinds.values():
        first, count = alike[0], len(alike)
        pages = len({each.values.get("page") for each in alike if isinstance(each, Message)})
        if count == 1:
            yield first
        elif pages == 1:
            yield join("; ", (first, _("{count} such on this page", count=count)))
        else:
            yield join("; ", (first, _("{count} such on {pages} pages", count=count, pages=pages)))


def _kind(complaint: str) -> tuple[object, ...]:
    """What findings of one kind have in common: the file, the rule, and the message but for measures and colours."""
    if not isinstance(complaint, Message):
        return (complaint,)
    return complaint.values["path"], complaint.values["rule"], *_words(complaint.values["message"])


def _words(message: object) -> Iterator[object]:
    if isinstance(message, Message):
        yield message.template
        for value in message.values.values():
            yield from _words(value)
    elif isinstance(message, str):
        yield message
