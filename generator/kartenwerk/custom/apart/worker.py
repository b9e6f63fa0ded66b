"""The process that reads a stranger's files: it takes one task after the other, until nobody has any for it.

Each task loads only what it needs, so that the first answer comes soon.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeAlias

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.stopping import no_longer_waiting, stop_in_silence
from kartenwerk.custom.apart.limits import Allowance, limit_process
from kartenwerk.custom.apart.values import ImageLimits, ImagePart, SheetLimits
from kartenwerk.custom.apart.wire import Packet, error_data, receive, send

Work: TypeAlias = Callable[[Mapping[str, Any], bytes], Packet]


def workbook(values: Mapping[str, Any], content: bytes) -> Packet:
    from kartenwerk.custom.apart.workbook import parse_workbook

    sheet = parse_workbook(content, values["sheet"], values["mark"], SheetLimits(*values["limits"]))
    return Packet({"records": sheet.records, "dates": sorted(sheet.dates)})


def objects(values: Mapping[str, Any], content: bytes) -> Packet:
    from kartenwerk.custom.apart.objects import parse_objects

    return Packet({"rows": parse_objects(content.decode(), values["form"], values["mark"], values["most"])})


def look(values: Mapping[str, Any], content: bytes) -> Packet:
    from kartenwerk.custom.apart.images import look_at_image

    return Packet({"facts": look_at_image(Path(values["path"]), values["name"], ImageLimits(*values["limits"]))})


def crop(values: Mapping[str, Any], content: bytes) -> Packet:
    from kartenwerk.custom.apart.images import crop_image

    image = Path(values["path"]), values["name"], ImageLimits(*values["limits"])
    pixels = crop_image(*image, ImagePart(*values["part"]), Path(values["press"]))
    return Packet({"mode": pixels.mode}, pixels.content)


def font(values: Mapping[str, Any], content: bytes) -> Packet:
    from kartenwerk.custom.apart.fonts import cut_font

    kind = {"small": values["small"]}
    return Packet({}, cut_font(Path(values["path"]), values["name"], values["most"], values["weight"], **kind))


def dots(values: Mapping[str, Any], content: bytes) -> Packet:
    """A picture in SVG as a PNG."""
    import resvg_py

    size = {"width": values["columns"], "height": values["rows"]}
    return Packet({}, bytes(resvg_py.svg_to_bytes(svg_string=content.decode(), dpi=96, skip_system_fonts=True, **size)))


WORK: Mapping[str, Work] = {
    "workbook": workbook,
    "objects": objects,
    "look": look,
    "crop": crop,
    "font": font,
    "dots": dots,
}


def serve(work: Mapping[str, Work]) -> None:
    """Answer every order that comes in, each within what is allowed for it; end when no more can come."""
    stop_in_silence()
    no_longer_waiting()
    orders, answers = os.fdopen(0, "rb"), os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a library prints is no answer
    send(answers, Packet({}))
    while (order := receive(orders)) is not None:
        limit_process(Allowance(*order.values["allowance"]))
        with _ending_with_parent():
            answer = _answer(work[order.values["kind"]], order)
        send(answers, answer)


def _answer(work: Work, order: Packet) -> Packet:
    try:
        return work(order.values, order.content)
    except KartenwerkError as error:
        return Packet({"error": error_data(error)})
    except MemoryError:  # nothing can be said here any more
        os._exit(1)
    except BaseException as error:  # a library raises whatever it stumbles over, those in Rust no Exception
        return Packet({"unreadable": str(error)[-100:]})


@contextmanager
def _ending_with_parent() -> Iterator[None]:
    """Let the system end this process where nobody is left who waits for its answer, whatever it does.

    A signal says that the pipe of orders has got another state. While a task is done only its closing can do that.
    """
    try:
        from fcntl import F_GETFL, F_SETFL, F_SETOWN, fcntl
        from os import O_ASYNC
    except ImportError:  # Windows
        yield
        return
    fcntl(0, F_SETOWN, os.getpid())
    before = fcntl(0, F_GETFL)
    fcntl(0, F_SETFL, before | O_ASYNC)
    try:
        yield
    finally:
        fcntl(0, F_SETFL, before)


if __name__ == "__main__":
    serve(WORK)
    sys.exit()
