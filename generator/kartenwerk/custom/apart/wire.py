"""What the two processes send each other: packets of a JSON object and of bytes. Nothing that comes in can run."""

from __future__ import annotations

import json
import struct
from collections.abc import Mapping
from typing import Any, BinaryIO, NamedTuple

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.inputs import parse_json
from kartenwerk.base.message import as_data, from_data

_HEAD = struct.Struct(">IQ")


class Packet(NamedTuple):
    """Values as JSON has them, and bytes."""

    values: dict[str, Any]
    content: bytes = b""


def send(stream: BinaryIO, frame: Packet) -> None:
    """Write a packet; OSError if nobody reads it."""
    values = json.dumps(frame.values).encode()
    stream.write(_HEAD.pack(len(values), len(frame.content)) + values)
    stream.write(frame.content)
    stream.flush()


def receive(stream: BinaryIO) -> Packet | None:
    """The next packet; None if the stream ends before or within it."""
    head = stream.read(_HEAD.size)
    if len(head) < _HEAD.size:
        return None
    lengths = _HEAD.unpack(head)
    values, content = (stream.read(length) for length in lengths)
    return None if (len(values), len(content)) != lengths else Packet(parse_json(values), content)


def error_data(error: KartenwerkError) -> dict[str, Any]:
    """An error as JSON can hold it."""
    places = {"file": error.file, "key": error.key, "found": error.found, "expected": error.expected}
    return {name: as_data(text) for name, text in (("message", error.message), *places.items()) if text is not None}


def error_of(data: Mapping[str, Any]) -> KartenwerkError:
    """The error that `error_data` has written."""
    parts = {name: from_data(part) for name, part in data.items()}
    message = parts.pop("message")
    return KartenwerkError(message, **parts)
