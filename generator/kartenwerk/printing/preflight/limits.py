"""The limits a page must keep within: a print service's own, or those that any print shop would name."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, TypeAlias

if TYPE_CHECKING:
    from kartenwerk.catalog.service import CardBoxes, PageOrder, Service

Standard: TypeAlias = Literal["x1a", "x3", "x4"]


@dataclass(frozen=True)
class PrintLimits:
    """Lengths in mm, text and lines in pt, ink in percent of one full plate, resolutions in dpi.

    The defaults are those of print shops in general: ISO Coated v2 300 % (FOGRA39), pictures at 300 dpi and line art
    at 1200 dpi, nothing thinner than a quarter point. For text they cover only the grossest faults: letters that fill
    in on any press (a reduced picture may well have letters that small), and letters that the knife cuts.
    """

    service: str | None = None
    flavour: Standard | None = None
    ink: float = 300
    dpi: float = 300
    line_art_dpi: float = 1200
    line: float = 0.25
    text: float = 1.5
    light_text: float = 1.5
    safe: float = 0
    bleed: float = 0
    sizes: tuple[CardBoxes, ...] = ()
    order: PageOrder | None = None
    marks: bool = True
    outlines: bool = False
    transparency: bool = True
    spots: bool = True
    pdf: bool = True

    @staticmethod
    def of(service: Service | None) -> PrintLimits:
        if service is None:
            return PrintLimits()
        cards = service.order != "sheets"  # the trim of a sheet is the paper: the size of a card does not apply to it
        return PrintLimits(
            service=service.title,
            flavour=service.flavour,
            ink=service.ink_limit,
            dpi=service.dpi,
            line=service.min_line,
            text=service.min_text,
            light_text=service.min_light_text or service.min_text,
            safe=service.mm(service.safe) if cards else 0,
            bleed=service.mm(service.bleed) if cards else 0,
            sizes=tuple(service.boxes(card.size, 0, 0) for card in service.cards) if cards else (),
            order=service.order,
            marks=service.marks,
            outlines=service.outlines,
            transparency=service.transparency,
            spots=service.spots or not cards,
            pdf=service.format == "pdf",
        )
