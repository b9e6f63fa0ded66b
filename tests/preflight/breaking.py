"""Ways to break a good file: each changes one thing in it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pikepdf import Array, Dictionary, Name, Pdf, Stream
from tests.preflight.conftest import Break

from kartenwerk.catalog.service import Service
from kartenwerk.printing.preflight import check

Broken = Callable[[Break], bytes]
RGB_SQUARE = "q 1 0 0 rg 50 50 20 20 re f Q"


def draw(pdf: Pdf, content: str, **resources: Any) -> None:
    """Draw on the first page, in points; resources as /Font={"/F0": ...}."""
    page = pdf.pages[0]
    own = dict(page.obj.Resources.items())
    for kind, things in resources.items():
        entries = dict(own[f"/{kind}"].items()) if f"/{kind}" in own else {}
        own[f"/{kind}"] = Dictionary(entries | things)
    page.obj.Resources = Dictionary(own)
    page.contents_add(content.encode(), prepend=False)


def form(pdf: Pdf, content: str, **entries: Any) -> Stream:
    return Stream(pdf, content.encode(), Type=Name.XObject, Subtype=Name.Form, BBox=[0, 0, 200, 200], **entries)


def image(pdf: Pdf, space: Any = Name.DeviceGray, side: int = 100, data: bytes | None = None, **entries: Any) -> Stream:
    """A white picture; place it 24 points wide and it has 300 dpi."""
    return Stream(
        pdf,
        b"\xff" * side * side * 4 if data is None else data,
        Type=Name.XObject,
        Subtype=Name.Image,
        Width=side,
        Height=side,
        BitsPerComponent=8,
        ColorSpace=space,
        **entries,
    )


def draws(content: str, **resources: Callable[[Pdf], dict[str, Any]] | dict[str, Any]) -> Break:
    def change(pdf: Pdf) -> None:
        made = {kind: things(pdf) if callable(things) else things for kind, things in resources.items()}
        draw(pdf, content, **made)

    return change


def writes(content: str) -> Break:
    """Draws in the font of the cards, "{font}"."""

    def change(pdf: Pdf) -> None:
        draw(pdf, content.replace("{font}", next(iter(pdf.pages[0].obj.Resources.Font.keys()))[1:]))

    return change


def state(**entries: Any) -> Break:
    """A square under a graphics state."""
    return draws("q 0 0 0 0.5 k /G0 gs 50 50 20 20 re f Q", ExtGState=lambda pdf: {"/G0": Dictionary(**entries)})


def picture(**entries: Any) -> Break:
    return draws("q 24 0 0 24 50 50 cm /I0 Do Q", XObject=lambda pdf: {"/I0": image(pdf, **entries)})


def placed(content: str, **entries: Any) -> Break:
    return draws("q /X0 Do Q", XObject=lambda pdf: {"/X0": form(pdf, content, **entries)})


def sets(where: str, key: str, value: Any) -> Break:
    """Sets an entry of the root, the information, the output intent or the first page; None deletes it."""

    def change(pdf: Pdf) -> None:
        places = {
            "root": pdf.Root,
            "info": pdf.trailer.Info,
            "intent": pdf.Root.OutputIntents[0],
            "page": pdf.pages[0].obj,
            "viewer": pdf.Root.ViewerPreferences,
        }
        made = value(pdf) if callable(value) else value
        if made is None:
            del places[where][key]
        else:
            places[where][key] = made

    return change


def saved(**options: Any) -> Break:
    return lambda pdf: options


def profile(kind: bytes, space: bytes) -> Callable[[Pdf], Stream]:
    return lambda pdf: Stream(pdf, bytes(12) + kind + space + bytes(108), N=4)


def dictionary(**entries: Any) -> Callable[[Pdf], Any]:
    return lambda pdf: Dictionary(**entries)


def annotation(kind: str) -> Callable[[Pdf], Array]:
    return lambda pdf: Array([Dictionary(Type=Name.Annot, Subtype=Name(kind), Rect=[20, 20, 60, 40])])


def rules_of(data: bytes, service: Service | None = None) -> list[str]:
    return list(dict.fromkeys(finding.rule for finding in check(data, service)))
