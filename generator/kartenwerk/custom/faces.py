"""The faces of an own deck as forms. Each has a key of its own, so that one changed cell makes one face anew."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from hashlib import sha256

from kartenwerk.base.data import source_files
from kartenwerk.base.errors import KartenwerkError, perhaps
from kartenwerk.base.message import Message, _
from kartenwerk.cards import Card
from kartenwerk.custom import flatten
from kartenwerk.custom.boxes.canvas import Canvas
from kartenwerk.custom.boxes.face import draw_face
from kartenwerk.custom.boxes.text import prepare
from kartenwerk.custom.cards import CustomCard
from kartenwerk.custom.deck import CustomDeck
from kartenwerk.custom.faults import Report
from kartenwerk.custom.keys import FaceKeys
from kartenwerk.custom.layout import CardLayout
from kartenwerk.custom.plates import note_thin
from kartenwerk.custom.stage import Stage
from kartenwerk.graphics.display import Box, Clip, Fill, Form, Group, Image, Item, Path, Raster, Stroke, rectangle
from kartenwerk.printing.press.draft import draft_line

DRAWING_CODE = ("custom", "graphics", "text/templating", "text/book/linebreak.py", "text/german.py")
"""The code that turns a deck's folder into drawings. When it changes, cached drawings are made again."""


SMALL_DPI = 300.0
"""The dots of a pictured card, an inch of its true size; it is shown smaller."""
MOST_DOTS = 1500
"""The most dots of a pictured piece along its longer side: a board is shown much smaller than it is."""
_CORNER = 0.08  # of its width: the radius of its corners
_FRAME = 0.7  # mm: its frame


class CustomFaces:
    """Fronts and backs of an own deck with their bleed; a form's origin is the corner of the card's trim."""

    def __init__(self, deck: CustomDeck, size: tuple[float, float], bleed: float, safe: float, draft: str = "") -> None:
        """In a draft its line stands at the foot of every face."""
        self._deck = deck
        self._draft = f" {draft}" if draft else ""
        self._foot = (draft_line(draft, *_foot_of(size)),) if draft else ()
        tools = deck.tools
        design = deck.width, deck.height
        self._stage = Stage(design, size, bleed, safe)
        self._box = Box(0, 0, *size).grow(bleed)
        part = deck.part
        self._clip = Clip(part.outline.outline(bleed)) if part and not part.outline.is_straight else None
        self._tools = tools
        self._made: dict[tuple[str, str], Form] = {}
        self._drawn: dict[str, tuple[Item, ...]] = {}
        self._sizes: dict[str, dict[str, float]] = {}
        self._hashes = FaceKeys(tools, self._stage)
        self._keys: dict[tuple[str, int, str, bool], str] = {}
        self._looks: dict[tuple[str, int, str, bool], str] = {}
        self.count = 0
        """How many faces have been drawn and not taken from a cache."""

    def front(self, card: Card, copy: int = 0) -> Form:
        return self._face(self._deck.by_card[card], front=True)

    def back(self, card: Card | None = None) -> Form:
        """The back of a card; of None the deck's first back."""
        if card is not None:
            return self._face(self._deck.by_card[card], front=False)
        return self._face(self._deck.cards[0], front=False)

    def small(self, id: str) -> Form:
        """A card as figures show it, in dots: its letters would be too small to print, and be read aloud."""
        back = id == "back"
        card = self._deck.cards[0] if back else self._deck.by_name.get(id)
        if card is None:
            raise KartenwerkError("there is no card {card}{perhaps}", card=id, perhaps=perhaps(id, self._deck.by_id))
        return self.draw_framed(id, card, front=not back)

    def draw_framed(self, id: str, card: CustomCard, *, front: bool) -> Form:
        """The same of any card, or a piece in its shape; its form has the name `id`."""
        if self._clip or self._deck.part is not None:
            outline = self.outline
            picture = Group((Image(self._dots(card, front=front), self._trim),), clip=Clip(outline))
            return Form.of(f"mini {id}", self._trim.grow(_FRAME), (picture, Stroke(outline, "tinte", _FRAME)))
        trim, radius = self._trim, self._trim.width * _CORNER
        frame = rectangle(trim, radius) + rectangle(trim.grow(-_FRAME), radius - _FRAME)
        clip = Clip(rectangle(trim.grow(-_FRAME / 2), radius))
        picture = Group((Image(self._dots(card, front=front), trim),), clip=clip)
        return Form.of(f"mini {id}", trim, (picture, Fill(frame, "tinte", evenodd=True)))

    def draw_bare(self, id: str, card: CustomCard, *, front: bool) -> Form:
        """A card or a piece in its shape, without a frame: where many of them lie on a small table."""
        picture = Group((Image(self._dots(card, front=front), self._trim),), clip=Clip(self.outline))
        return Form.of(f"mini {id}", self._trim, (picture,))

    @property
    def name(self) -> str:
        """Whose faces these are, whatever they show now: of which deck, in which language, on which stage."""
        return f"{self._tools.file.id} {self._tools.file.language} {self._stage}{self._draft}"

    @property
    def outline(self) -> Path:
        """The shape of a card with its round corners, or of a piece."""
        part = self._deck.part
        return rectangle(self._trim, self._trim.width * _CORNER) if part is None else part.outline.outline()

    @property
    def _trim(self) -> Box:
        return Box(0, 0, *self._stage.card)

    def _dots(self, card: CustomCard, *, front: bool) -> Raster:
        """A face in dots: as many as a booklet shows, of which a large board has fewer to an inch."""
        face, trim, tools = self._face(card, front=front), self._trim, self._tools
        dpi = min(SMALL_DPI, MOST_DOTS * flatten.MM_PER_INCH / max(trim.width, trim.height))
        return tools.pictures.keep(
            sha256(f"small {dpi} {face.key} {program()}".encode()).hexdigest(),
            *flatten.dots(trim, dpi),
            lambda: flatten.below(face.items, trim, dpi, tools.colours.palette, tools.fonts),
        )

    def draw(self, card: CustomCard, report: Report, *, front: bool) -> tuple[Item, ...]:
        """The items of a face; what is wrong goes to the report."""
        layout = self._layout(card, front=front)
        if layout is None:
            return (Fill(self._clip.path if self._clip else rectangle(self._box), "papier"),)
        own = card if front or _sees_card(layout) else None
        sizes = self._sizes_of(layout) if front else {}
        self.count += 1
        items = draw_face(Canvas(self._tools, layout, own, self._stage, report, sizes))
        if self._tools.colours.plates:
            note_thin(items, self._tools.colours.plates, layout.name, report)
        return items if self._clip is None else (Group(items, clip=self._clip),)

    def decisive(self) -> Iterator[str]:
        """Notes on boxes that are set in one size on all cards: which card decided it."""
        for name in dict.fromkeys(card.layout for card in self._deck.cards):
            layout = self._tools.layouts.get(name)
            if layout is not None:
                yield from self._same(layout)[1]

    def key(self, card: CustomCard, *, front: bool) -> str:
        """A hash of all that a face is drawn from."""
        place = card.table, card.row, card.id, front
        if place not in self._keys:
            self._keys[place] = self._key(card, front=front)
        return self._keys[place]

    def look(self, card: CustomCard, *, front: bool) -> str:
        """A hash of what a face shows, which a colour or a font that it does not use leaves as it is."""
        place = card.table, card.row, card.id, front
        if place not in self._looks:
            layout = self._layout(card, front=front)
            own = card if layout and (front or _sees_card(layout)) else None
            sizes = self._sizes_of(layout) if layout and front else {}
            self._looks[place] = self._hashes.look(own, layout, sizes) if layout else self._key(card, front=front)
        return self._looks[place]

    def _key(self, card: CustomCard, *, front: bool) -> str:
        layout = self._layout(card, front=front)
        if layout is None:
            return sha256(f"plain {self._box}{self._clip or ''}".encode()).hexdigest()
        own = card if front or _sees_card(layout) else None
        key = self._hashes.of(own, layout, self._sizes_of(layout) if front else {})
        return key if self._clip is None else sha256(f"{key} {self._clip}".encode()).hexdigest()

    def _face(self, card: CustomCard, *, front: bool) -> Form:
        key = self.key(card, front=front)
        name = card.id if front else f"back {card.back}"
        if (name, key) not in self._made:
            shown = sha256(f"{key} {self._foot}".encode()).hexdigest() if self._foot else key
            self._made[name, key] = Form(
                name,
                self._box,
                shown,
                lambda: (*self._items(card, key, front=front), *self._foot),
                program(),
                self.look(card, front=front) + self._draft,
            )
        return self._made[name, key]

    def _items(self, card: CustomCard, key: str, *, front: bool) -> tuple[Item, ...]:
        if key not in self._drawn:
            report = Report()
            self._drawn[key] = self.draw(card, report, front=front)
            report.check()
        return self._drawn[key]

    def remember(self, key: str, items: tuple[Item, ...]) -> None:
        """Keep what the check has drawn, so that it is not drawn again."""
        self._drawn[key] = items

    def _layout(self, card: CustomCard, *, front: bool) -> CardLayout | None:
        name = card.layout if front else card.back
        return self._tools.layouts.get(name) if name else None

    # --- boxes that are set alike ---------------------------------------------------------------------------------

    def _sizes_of(self, layout: CardLayout) -> Mapping[str, float]:
        return self._same(layout)[0]

    def _same(self, layout: CardLayout) -> tuple[dict[str, float], list[Message]]:
        """The smallest sizes of boxes that are set in one size on all cards of the layout, and who decided them."""
        if layout.name not in self._sizes:
            found, notes = self._smallest(layout)
            self._sizes[layout.name] = found
            self.__dict__.setdefault("_decided", {})[layout.name] = notes
        return self._sizes[layout.name], self.__dict__["_decided"][layout.name]

    def _smallest(self, layout: CardLayout) -> tuple[dict[str, float], list[Message]]:
        sizes: dict[str, float] = {}
        notes = []
        for named in layout.boxes:
            if not named.spec.same or named.spec.kind != "text":
                continue
            decided = ""
            for card in self._deck.cards:
                if card.layout != layout.name:
                    continue
                try:
                    prepared = prepare(Canvas(self._tools, layout, card, self._stage, Report()), named)
                    if prepared is None:
                        continue
                    size = self._tools.fitter.fit(*prepared).size
                except KartenwerkError:
                    continue  # reported where the card is drawn
                if size < sizes.get(named.name, float("inf")):
                    sizes[named.name], decided = size, card.name
            if decided:
                notes.append(
                    _(
                        "layout {layout}, box {box}: {size:g} pt on all cards, for card {card}",
                        layout=layout.name,
                        box=named.name,
                        size=sizes[named.name],
                        card=decided,
                    )
                )
        return sizes, notes


def _foot_of(size: tuple[float, float]) -> tuple[float, float]:
    """Where the line of a draft begins on a card: below the safe area, where nothing else stands, beside its corner."""
    return 6.0, size[1] - 1.6


def _sees_card(layout: CardLayout) -> bool:
    """Whether a back shows anything of its card: then every card has a back of its own."""
    texts = [str(value) for value in layout.values.values()]
    for box in layout.boxes:
        texts += [str(value) for value in box.spec.__dict__.values() if value is not None]
        texts += [f"{{{{ {box.spec.when} }}}}"] if box.spec.when else []
    return any("{{" in text.replace("{{ layout.", "") for text in texts if "layout." not in text)


@lru_cache(maxsize=1)
def program() -> str:
    """A hash of the code that draws."""
    digest = sha256()
    for path in source_files(DRAWING_CODE):
        digest.update(f"{path.name} ".encode() + sha256(path.read_bytes()).digest())
    return digest.hexdigest()
