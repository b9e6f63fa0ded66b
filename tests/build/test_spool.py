"""Bytes that are laid aside come back as they were, from memory and from the disk."""

from __future__ import annotations

import pytest

from kartenwerk.base import spool
from kartenwerk.base.spool import HELD, Spool

LARGE = bytes(range(256)) * (HELD // 256 + 1)


def test_bytes_come_back_in_any_order_and_more_than_once() -> None:
    shelf = Spool()
    contents = [b"little", LARGE, b"", b"more", LARGE[1:]]
    pairs = [(shelf.put(content), content) for content in contents]
    for bring, content in [*reversed(pairs), *pairs]:
        assert bring() == content


def test_little_is_held_and_needs_no_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(spool, "TemporaryFile", refuse)
    assert Spool().put(b"little")() == b"little"


def test_where_the_disk_has_no_room_the_bytes_are_held(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(spool, "TemporaryFile", refuse)
    assert Spool().put(LARGE)() == LARGE


def refuse() -> None:
    raise OSError("no space left on device")
