"""Orders of cards: what the user asks of `kartenwerk deck`, checked, and the products that follow from it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from hashlib import sha256
from pathlib import Path
from typing import Literal, TypeAlias, TypeVar, get_args

from kartenwerk.base.errors import KartenwerkError, unknown
from kartenwerk.base.inputs import LARGE, read_bytes
from kartenwerk.base.message import Message, _
from kartenwerk.build.product import Choices, Product
from kartenwerk.catalog import Backs, CardBoxes, Catalog, Deck, Service
from kartenwerk.catalog.load import GERMAN
from kartenwerk.faces.finishing import Finish, finish_of
from kartenwerk.faces.layout import SMALLEST
from kartenwerk.faces.variant import Corners, FaceVariant, IndexSize
from kartenwerk.products.cards.images import back_files, card_images, runs, tabletop_products
from kartenwerk.products.cards.maker import MAKER
from kartenwerk.products.cards.picture_sheets import PictureGrid, picture_sheets
from kartenwerk.products.cards.plates import PLATES, check_service, check_way, finish_used, note_lost_plates
from kartenwerk.products.cards.selection import (
    CardSelection,
    PictureBack,
    check_copies,
    check_scale,
    designed_boxes,
    designed_size,
    pick_names,
)
from kartenwerk.products.cards.sheets import MarksWanted, SheetLayout, sheet_product
from kartenwerk.products.cards.simulator import SimulatorDeck, simulator_products
from kartenwerk.products.cards.singles import (
    ON_SCREEN,
    SINGLE,
    plate_products,
    screen_product,
    service_products,
    single_product,
)

Colours: TypeAlias = Literal["print", "screen", "low-ink", "four"]
"""Inks for the press, colours for a screen, line drawings that save ink, or a colour of its own for each suit."""

_SCREEN = "--colours screen"

Known = TypeVar("Known", bound=str)


@dataclass(frozen=True)
class DeckOrder:
    """The options of `kartenwerk deck` as the user gave them; None for an option that was not given."""

    deck: Deck
    service: str | None = None
    size: str | None = None
    paper: str | None = None
    backs: str | None = None
    gap: float | None = None
    marks: str | None = None
    printer: str | None = None
    game: str | None = None
    cards: str | None = None
    form: str | None = None
    copies: int = 1
    back: Path | None = None
    png: int | None = None
    bleed: bool = True
    tabletop: bool = False
    tabletop_url: str = ""
    grid: PictureGrid | None = None
    simulator: bool = False
    braille: bool | None = None
    maker: bool | None = None
    """Whether the maker's card is printed; None where it takes a place that sheets leave free."""
    index: str | None = None
    corners: str | None = None
    colours: str | None = None
    foil: str | None = None
    plates: str | None = None
    used_plates: Mapping[str, int] = field(default_factory=dict)
    """Of a deck of one's own, on how many of its cards each plate is used."""
    changed: tuple[str, ...] | None = None
    """The cards that have changed, as often as they are needed; None where cards are chosen otherwise."""

    def products(self, catalog: Catalog) -> list[Product]:
        """The products to make; KartenwerkError for the first option that is wrong or does not go with another."""
        service = self._service(catalog)
        self._check_combination(service)
        cards = self._cards(catalog, service)
        if self.grid is not None:
            return picture_sheets(cards, self.grid, self._choices)
        if self.simulator:
            return simulator_products([SimulatorDeck(cards)], cards.deck.title, f"{self.deck.id}/cgs", self._choices)
        if self.tabletop:
            return tabletop_products(cards, self._choices, self.tabletop_url)
        if self.png is not None:
            new = ("neu",) if self.changed else ()  # their numbers would be taken for those of the whole deck
            folder = "_".join((f"{self.deck.id}/png", *map(self.deck.file_name, new), *cards.words))
            return card_images(cards, folder, self.png, bleed=self.bleed, choices=self._choices)
        plates = None if self.plates is None else check_way(self.plates)
        if service and service.order != "sheets":
            return service_products(cards, service, self._choices, plates)
        layout = self._layout(catalog)
        selected = "auswahl" if self.cards else "neu" if self.changed else None
        braille = "braille" if self.braille else None
        parts = ("karten", self.size, self.form, self.game, selected, braille)
        name = self.deck.file_name("_".join([*(part for part in parts if part), *cards.words]))
        if self.colours == "screen":
            return [screen_product(cards, f"{name}_{self.deck.file_name(ON_SCREEN)}", self._choices)]
        if plates == "files":
            wanted = filter(None, (PLATES, self.size, self.form, self.game, selected, braille))
            folder = "_".join((*map(self.deck.file_name, wanted), *cards.words))
            return plate_products(cards, folder, self._choices)
        if plates == "spot":
            return [single_product(cards, f"{name}_{self.deck.file_name(SINGLE)}", self._choices)]
        on_sheets = sheet_product(cards, layout, name, (*self._choices, *layout.reading))
        single = single_product(cards, f"{name}_{self.deck.file_name(SINGLE)}", self._choices)
        return [on_sheets] if service else [on_sheets, single]

    def note(self, catalog: Catalog) -> str:
        """Advice on what to choose at the print service, in the catalog's language; empty without a service."""
        service = self._service(catalog)
        if service is None:
            return ""
        shop = f"\n{catalog.print.shops_change}" if service.cards else ""
        backs = "".join(f"\n{line}" for line in self._describe_backs(catalog, service))
        return f"{service.title}, {self._describe_size(catalog, service)}: {service.note}{backs}{shop}"

    def note_lost(self, catalog: Catalog) -> Message | None:
        """What is worth knowing where a service prints a plate's colour as any other."""
        service = self._service(catalog)
        return note_lost_plates(service, self.used_plates) if service and self.plates is None else None

    def _describe_size(self, catalog: Catalog, service: Service) -> str:
        """Width and height of the cards that are ordered: "59 x 91 mm"."""
        boxes = self._boxes(catalog, service)
        size = f"{round(boxes.width, 1):g} x {round(boxes.height, 1):g} mm"
        return size.replace(".", ",") if catalog.language == GERMAN else size

    def _describe_backs(self, catalog: Catalog, service: Service) -> Iterator[str]:
        """Which front each picture of a back belongs to, where there are several."""
        if service.several_backs is None:
            return
        cards = self._cards(catalog, service)
        backs = back_files(cards)
        if len(backs) > 1:
            yield service.several_backs
            digits = len(str(len(cards.names)))
            for file, numbers in backs.items():
                yield f"  {file}: {runs(numbers, digits)}"

    def _service(self, catalog: Catalog) -> Service | None:
        return catalog.service(self.service) if self.service is not None else None

    def _check_combination(self, service: Service | None) -> None:
        """KartenwerkError for options that contradict each other, or that would have no effect."""
        screen = "screen" if self.colours == "screen" else None
        pictures = {
            "--service": self.service,
            "--png": self.png,
            "--tts": self.tabletop or None,
            **self._grids,
            _SCREEN: screen,
        }
        kinds = [option for option, value in pictures.items() if value is not None]
        if len(kinds) > 1:
            raise KartenwerkError(
                "{option} and {other} exclude each other",
                option=kinds[0],
                other=kinds[1],
                key=kinds[1],
                expected=_("one of them"),
            )
        if not self.bleed and self.png is None:
            raise KartenwerkError("only pictures can be made without bleed", key="--no-bleed", expected="--png DPI")
        if self.braille and service and not service.spots:
            raise KartenwerkError(
                "{title} prints no extra plates, so the dots could not be embossed",
                title=service.title,
                key="--braille",
                found=f"--service {self.service}",
                expected=_("a print shop that embosses or varnishes: --service printshop"),
            )
        self._check_foil(service)
        self._check_plates(service)
        for_sheets = {
            "--paper": self.paper,
            "--backs": self.backs,
            "--gap": self.gap,
            "--marks": self.marks,
            "--printer": self.printer,
        }
        kinds += ["--plates"] if self.plates is not None and not kinds else []
        sheets = not kinds or (service is not None and service.order == "sheets")
        for option, value in for_sheets.items():
            if value is not None and not sheets:
                what = service.title if service else "a file for the screen" if screen else kinds[0]
                raise KartenwerkError(
                    "{what} takes single cards, not sheets",
                    what=what,
                    key=option,
                    found=str(value),
                    expected=_("nothing"),
                )

    @property
    def _grids(self) -> dict[str, object]:
        return {"--png-sheets": self.grid, "--cgs": self.simulator or None}

    def _check_plates(self, service: Service | None) -> None:
        """KartenwerkError for a service that takes no such plates, or for what is no file for a press."""
        if self.plates is None:
            return
        way = check_way(self.plates)
        self._refuse_without_plates("--plates")
        if service is not None:
            if service.order == "sheets":
                raise KartenwerkError("plates are for single cards, not for sheets", key="--plates", found=service.id)
            check_service(service, way, self.used_plates or {"Foil": len(self.deck.pack.cards)})

    def _check_foil(self, service: Service | None) -> None:
        """KartenwerkError for what has no plates, or no areas of gold, where foil is asked for."""
        if self.foil is None:
            return
        if service and not service.spots:
            raise KartenwerkError(
                "{title} prints no extra plates, so nothing could be foiled or varnished",
                title=service.title,
                key="--foil",
                found=f"--service {self.service}",
                expected=_("a print shop that does it: --service printshop"),
            )
        self._refuse_without_plates("--foil")

    def _refuse_without_plates(self, key: str) -> None:
        """KartenwerkError for files that have no plates."""
        plateless = {
            "--png": self.png is not None,
            "--tts": self.tabletop,
            "--png-sheets": self.grid is not None,
            "--cgs": self.simulator,
            _SCREEN: self.colours == "screen",
            "--colours low-ink": self.colours == "low-ink",
        }
        for option, given in plateless.items():
            if given:
                raise KartenwerkError(
                    "foil and varnish are plates for a press", key=key, found=option, expected=_("PDF files")
                )

    def _cards(self, catalog: Catalog, service: Service | None) -> CardSelection:
        names = self._names(catalog)
        boxes = self._boxes(catalog, service)
        if self.maker and not self.deck.bundled:
            raise KartenwerkError(
                "a deck of one's own has no maker's card", key="--maker", expected=_("a deck of the program")
            )
        if not self.deck.bundled and (self.braille is not None or self.colours in ("low-ink", "four")):
            option = "--braille" if self.braille is not None else "--colours"
            raise KartenwerkError(
                "a deck of one's own has no such variant", key=option, expected=_("a deck of the program")
            )
        if self.braille:
            from kartenwerk.products.cards.dots import check_dots

            check_dots(catalog, self.deck, boxes)
        variant = self._variant()
        finish = self._finish(catalog)
        limits = {"dpi": service.dpi, "ink_limit": service.ink_limit} if service else {}
        back = None if self.back is None else PictureBack(self.back, **limits)
        fills = self._fills(boxes)
        names += (MAKER,) if self.maker else ()
        return CardSelection(self.deck, names, boxes, back, self.braille, variant, finish, fills)

    def _fills(self, boxes: CardBoxes) -> bool:
        """Whether the maker's card takes a free place: beside a whole deck of the program, in no smaller size."""
        whole = self.game is None and self.cards is None and self.changed is None
        room = min(boxes.width / self.deck.width, boxes.height / self.deck.height) >= SMALLEST
        return self.maker is None and self.deck.bundled and whole and room

    def _finish(self, catalog: Catalog) -> Finish | None:
        """The plates: of a deck's gold, or of the colours that one's own deck has plates for."""
        if self.foil is not None:
            return finish_of(catalog.roots, self.deck, self.foil)
        if self.plates is None:
            return None
        finish = finish_used(self.deck, self.used_plates)
        return replace(finish, word="spot") if self.plates == "spot" else finish

    def _variant(self) -> FaceVariant:
        all_sizes: tuple[IndexSize, ...] = get_args(IndexSize)
        all_corners: tuple[Corners, ...] = get_args(Corners)
        all_colours: tuple[Colours, ...] = get_args(Colours)
        colours = _one_of("--colours", self.colours or "print", all_colours)
        variant = FaceVariant(
            _one_of("--index", self.index or "normal", all_sizes),
            _one_of("--corners", self.corners or "two", all_corners),
            low_ink=colours == "low-ink",
            four=colours == "four",
        )
        variant.check(self.deck)
        return variant

    def _names(self, catalog: Catalog) -> tuple[str, ...]:
        """The notation of the cards; if the deck is printed in several forms, that of the form asked for."""
        if self.changed is not None:
            check_copies(self.copies)
            return self.changed * self.copies
        names = pick_names(catalog, self.deck, self.game, self.cards, self.copies)
        if self.form is None:
            return names
        if self.game is not None or self.cards is not None:
            raise KartenwerkError("--form goes with the whole deck alone", key="--form", found=self.form)
        if self.form not in self.deck.pack.forms:
            raise KartenwerkError(
                "{title} has no such form",
                title=self.deck.title,
                key="--form",
                found=self.form,
                expected=", ".join(self.deck.pack.forms) or _("no --form, as it is printed in one"),
            )
        return tuple(map(str, self.deck.pack.forms[self.form])) * self.copies

    def _boxes(self, catalog: Catalog, service: Service | None) -> CardBoxes:
        """The size of the cards with bleed and safe area: as the service wants them, or our own.

        KartenwerkError if the deck's design would have to be scaled too far.
        """
        boxes = self._service_boxes(catalog, service)
        check_scale(self.deck, boxes, service, self.size)
        return boxes

    def _service_boxes(self, catalog: Catalog, service: Service | None) -> CardBoxes:
        designed = designed_size(catalog, self.deck)
        wanted = self.size or (service.size_for(designed) if service else designed)
        if service:
            if service.cards:
                return service.boxes(wanted, 0, 0)
            size = catalog.size(wanted)
            return service.boxes(wanted, size.width, size.height)
        if wanted == designed:
            return designed_boxes(catalog, self.deck)
        size, card = catalog.size(wanted), catalog.print.card
        return CardBoxes(size.width, size.height, card.bleed, card.safe, card.radius)

    def _layout(self, catalog: Catalog) -> SheetLayout:
        paper = "a4" if self.paper is None else self.paper
        catalog.paper(paper)
        all_marks: tuple[MarksWanted, ...] = get_args(MarksWanted)
        backs = read_backs(self.backs)
        marks = _one_of("--marks", self.marks or "outside", all_marks)
        layout = SheetLayout(paper, backs, self.gap or 0.0, marks)
        if self.printer is None:
            return layout
        from kartenwerk.products.printer import Printer  # which loads what reads the file of printers

        return replace(layout, printer=Printer.load(self.printer))

    @property
    def _choices(self) -> Choices:
        """The choices for the manifest; a picture is recorded by name and hash, since paths differ between machines."""
        given = {
            "service": self.service,
            "size": self.size,
            "backs": self.backs,
            "gap": None if self.gap is None else f"{self.gap:g}",
            "marks": self.marks,
            "for": self.game,
            "cards": self.cards,
            "changed": None if self.changed is None else " ".join(self.changed),
            "form": self.form,
            "copies": str(self.copies) if self.copies > 1 else None,
            "back": self.back.name if self.back else None,
            "back_sha256": _digest(self.back),
            "png": None if self.png is None else str(self.png),
            "bleed": None if self.bleed else "no",
            "braille": None if self.braille is None else "yes" if self.braille else "no",
            "maker": None if self.maker is None else "yes" if self.maker else "no",
            "index": self.index,
            "corners": self.corners,
            "colours": self.colours,
            "foil": self.foil,
            "plates": self.plates,
        }
        return tuple((key, value) for key, value in given.items() if value is not None)


def read_backs(given: str | None) -> Backs:
    """What --backs says, by default that the paper is turned over its long edge; KartenwerkError for what it is not."""
    all_backs: tuple[Backs, ...] = get_args(Backs)
    return _one_of("--backs", given or "long-edge", all_backs)


def _digest(picture: Path | None) -> str | None:
    return sha256(read_bytes(picture, most=LARGE)).hexdigest() if picture and picture.is_file() else None


def _one_of(option: str, value: str, known: tuple[Known, ...]) -> Known:
    """The known value that the user gave; KartenwerkError for any other."""
    for choice in known:
        if choice == value:
            return choice
    raise unknown("there is no choice of that name", value, known, option)
