"""Plates for foil and varnish: which a deck uses, on how many cards, and the files that a print shop is given."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from typing import NamedTuple

from kartenwerk.base.errors import KartenwerkError, perhaps
from kartenwerk.base.message import Message, _, ngettext
from kartenwerk.build.workshop import Workshop
from kartenwerk.catalog import Deck, Service
from kartenwerk.catalog.service import PlatesWanted
from kartenwerk.faces.finishing import Finish, own_finish, parts_of, plates_used
from kartenwerk.graphics.display import Form
from kartenwerk.products.cards.selection import CardSelection

WAYS: tuple[PlatesWanted, ...] = ("spot", "files")
PLATES = "platten"
"""The folder of files that have their plates apart."""


class PlateFile(NamedTuple):
    """The cards as a file has them, and what its name begins with: "plate_foil" for a plate alone, "" for the rest."""

    name: str
    cards: CardSelection


def count_plates(workshop: Workshop, deck: Deck) -> Mapping[str, int]:
    """On how many cards of a deck of one's own each plate is used, front or back."""
    finish = own_finish(deck)
    if finish is None:
        return {}
    faces, found = workshop.tools(deck).faces(), Counter[str]()
    for card, copies in deck.pack.counts.items():
        used = {name for form in (faces.front(card), faces.back(card)) for name in plates_used(finish, form)}
        found.update(dict.fromkeys(sorted(used), copies))
    return found


def finish_used(deck: Deck, used: Mapping[str, int]) -> Finish:
    """The plates of a deck of one's own that are used; KartenwerkError if no card uses any."""
    finish = own_finish(deck)
    if finish is None:
        raise KartenwerkError(
            "{title} has no colour with a plate of its own", title=deck.title, key="--plates", expected=_advise(deck)
        )
    plates = tuple(plate for plate in finish.plates if plate[1].spot in used)
    if not plates:
        names = ", ".join(finish.names)
        raise KartenwerkError("no card of {title} uses {plates}", title=deck.title, plates=names, key="--plates")
    return replace(finish, plates=plates)


def check_way(given: str) -> PlatesWanted:
    """What --plates says; KartenwerkError for what it is not."""
    for way in WAYS:
        if way == given:
            return way
    raise KartenwerkError(
        "plates are given in one file or in several{perhaps}",
        perhaps=perhaps(given, WAYS),
        key="--plates",
        found=repr(given),
        expected=_("spot (one file) or files (a file for each plate)"),
    )


def check_service(service: Service, way: PlatesWanted, used: Mapping[str, int]) -> None:
    """KartenwerkError for a print service that takes no plates, or takes them in the other way."""
    if not service.plates:
        raise refuse_plates(service, used)
    if way not in service.plates:
        raise KartenwerkError(
            "{service} takes plates in another way",
            service=service.id,
            key="--plates",
            found=way,
            expected=", ".join(service.plates),
        )


def refuse_plates(service: Service, used: Mapping[str, int]) -> KartenwerkError:
    """The error for a service that would print no foil: with the plate, and the cards that it is on."""
    plate, count = next(iter(used.items()))
    return KartenwerkError(
        "{service} takes no {plate}",
        service=service.id,
        plate=plate.lower(),
        found=_("{plate} on {cards}", plate=plate, cards=ngettext("one card", "{count} cards", count)),
    )


def note_lost_plates(service: Service, used: Mapping[str, int]) -> Message | None:
    """What is worth knowing where a service prints such colours as they look on a screen."""
    if not used or service.plates:
        return None
    return _("{what}; the colour prints as it looks on a screen", what=refuse_plates(service, used).sentence)


def plate_files(cards: CardSelection, way: PlatesWanted | None) -> list[PlateFile]:
    """The files of a selection: one, or with a file for each plate that it uses."""
    finish = cards.finish
    if finish is None or way is None:
        return [PlateFile("", cards)]
    parts = parts_of(finish, apart=way == "files")
    return [PlateFile(name, replace(cards, finish=part)) for name, part in parts]


def name_file(deck: Deck, name: str, plate: str, way: PlatesWanted) -> str:
    """Where a file other than of cards lies in the deck's folder, with its plates or with one of them alone."""
    if way == "spot":
        return f"{name}_spot"
    return f"{deck.file_name(PLATES)}/{'_'.join(filter(None, (plate, name)))}"


def finish_of_art(deck: Deck, art: Form) -> Finish | None:
    """The plates that a drawing of the deck uses; None if it uses none."""
    finish = own_finish(deck)
    used = plates_used(finish, art) if finish else ()
    return finish_used(deck, dict.fromkeys(used, 1)) if used else None


def refuse_bare(deck: Deck) -> KartenwerkError:
    """The error for a box on which nothing has a plate."""
    return KartenwerkError(
        "nothing on the box of {title} has a plate of its own",
        title=deck.title,
        key="--plates",
        expected=_advise(deck),
    )


def _advise(deck: Deck) -> Message:
    """What makes a plate in a deck."""
    if deck.bundled:
        return _("--foil for its gold")
    return _('a colour such as gold = { screen = "#C9A23B", spot = "Foil" }')
