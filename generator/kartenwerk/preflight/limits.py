"""What a page may hold: a service's figures, or those any print shop would name."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, TypeAlias

if TYPE_CHECKING:
    from kartenwerk.catalog.service import CardBoxes, PageOrder, Service

Standard: TypeAlias = Literal["x1a", "x3", "x4"]


@dataclass(frozen=True)
class Limits:
    """Lengths in mm, text and lines in pt, ink in percent of one plate, resolutions in dots an inch.

    The defaults are those of a print shop in general: ISO Coated v2 300 % (FOGRA39), pictures at 300 dpi and
    line art at 1200, nothing thinner than a quarter point. Of text only the grossest faults count there: letters
    that close up on any press (smaller ones stand in reduced pictures), and letters that the knife cuts.
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
    pdf: bool = True

    @staticmethod
    def of(service: Service | None) -> Limits:
        if service is None:
            return Limits()
        cards = service.order != "sheets"  # a sheet's trim is the paper, so a card's sizes say nothing of it
        return Limits(
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
            pdf=service.format == "pdf",
        )
