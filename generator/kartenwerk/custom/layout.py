"""Layouts: boxes by name, taken over from layouts that they extend, changed, removed and added."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from kartenwerk.base.data import DataRoots
from kartenwerk.base.errors import KartenwerkError, perhaps
from kartenwerk.base.inputs import parse_toml
from kartenwerk.base.message import _, at_most
from kartenwerk.custom.data import Limits
from kartenwerk.custom.deckfile import KEYS_OF, BoxSpec, DeckFile, LayoutSpec
from kartenwerk.custom.faults import Report, Spot
from kartenwerk.custom.folder import DECK, CustomFolder
from kartenwerk.custom.lenient import lenient
from kartenwerk.custom.styles import read_styles

READY = "templates/layouts"
VALUES = ("ground", "colour", "icon", "each")
"""The values of a layout beside its boxes. Templates in its boxes see them as `layout`."""
_MARGIN = 5.0  # mm: ready layouts keep their text so far from every edge, which is enough when they are scaled, too


@dataclass(frozen=True)
class NamedBox:
    """A box of a layout, with the layout's key in messages."""

    name: str
    spec: BoxSpec
    key: str


@dataclass(frozen=True)
class CardLayout:
    """A layout with all its boxes, in the order in which they are drawn."""

    name: str
    boxes: tuple[NamedBox, ...]
    values: Mapping[str, Any]
    file: str
    key: str


@dataclass(frozen=True)
class _Source:
    spec: LayoutSpec
    file: str
    key: str


def ready_layouts(roots: DataRoots) -> dict[str, str]:
    """The texts of the layouts that come with the program, by name."""
    return {file.path.stem: file.text() for file in roots.list(READY, ".toml")}


class Layouts:
    """The layouts of a deck: those of deck.toml and of files in its folder, and the ready ones below them."""

    def __init__(
        self,
        deck: DeckFile,
        folder: CustomFolder,
        roots: DataRoots,
        size: tuple[float, float],
        limits: Limits,
        report: Report,
    ) -> None:
        self._size = size
        self._folder = folder
        self._limits = limits
        self.report = report
        self._roots = roots
        self._sources = {
            name: _Source(_stretch(spec, size), DECK, f"layouts.{name}") for name, spec in deck.layouts.items()
        }
        for path, file in folder.files("layouts").items():
            name = path.removesuffix(".toml")
            if name == path:
                continue
            if name in self._sources:
                report.fault(_("this layout stands in deck.toml, too"), Spot(file.name), name)
                continue
            with report.at(Spot(file.name)):
                data = parse_toml(file.bytes().decode("utf-8", "replace"), file.name)
                spec = lenient(data, LayoutSpec, file.name, report)
                if spec:
                    self._sources[name] = _Source(_stretch(spec, size), file.name, "")
        self._styles = read_styles(deck.styles, limits, report)
        self._known: dict[str, CardLayout | None] = {}
        self._missing: set[str] = set()

    @property
    def names(self) -> list[str]:
        return list(self._sources)

    def templates(self) -> list[str]:
        """The SVG templates that boxes of the deck's layouts name."""
        layouts = filter(None, map(self.get, self.names))
        return sorted({box.spec.file for layout in layouts for box in layout.boxes if box.spec.file})

    def check_all(self) -> None:
        """Resolve every layout of the deck, so that all faults are found."""
        for name in self._sources:
            self.get(name)

    def get(self, name: str, place: Spot | None = None) -> CardLayout | None:
        """The layout of that name; None if there is none, or its chain is broken, which is reported."""
        if name not in self._known:
            if name not in self._sources and self._ready(name) is None:
                if place is None and (not name or name in self._missing):
                    return None
                self._missing.add(name)
                known = [*self._sources, *ready_layouts(self._roots)]
                where = place or Spot(DECK, "layouts")
                if name:
                    self.report.fault(
                        _("there is no layout of this name{perhaps}", perhaps=perhaps(name, known)), where, name
                    )
                else:
                    self.report.fault(
                        _("no layout is named"), where, expected=_("`layout` in [card], as the deck has several")
                    )
                return None
            self._known[name] = self._resolve(name)
        return self._known[name]

    def _ready(self, name: str) -> _Source | None:
        path = f"{READY}/{name}.toml"
        if "/" in name or not self._roots.has(path):
            return None
        file = self._roots.find(path)
        spec = LayoutSpec.model_validate(parse_toml(file.text(), file.name))
        return _Source(_stretch(spec, self._size), file.name, "")

    def _resolve(self, name: str) -> CardLayout | None:
        chain: list[_Source] = []
        seen: dict[str, None] = {}  # in order
        here: str | None = name
        while here is not None:
            source = self._sources.get(here) if here not in seen else None
            if source is None:
                source = self._ready(here)  # a layout may extend the ready one of its own name
            if source is None or (here in seen and source.file == chain[-1].file) or len(chain) > self._limits.layouts:
                last = chain[-1]
                place = Spot(last.file, f"{last.key}.extends".lstrip("."))
                if here in seen:
                    self.report.fault(_("layouts extend each other in a circle"), place, " > ".join((*seen, here)))
                elif source is not None:
                    most = at_most(self._limits.layouts)
                    self.report.fault(_("layouts extend each other too often"), place, here, most)
                else:
                    known = [*self._sources, *ready_layouts(self._roots)]
                    self.report.fault(
                        _("there is no layout of this name{perhaps}", perhaps=perhaps(here, known)), place, here
                    )
                return None
            chain.append(source)
            seen[here] = None
            here = source.spec.extends
        boxes: dict[str, tuple[dict[str, Any], str, str]] = {}
        values: dict[str, Any] = dict.fromkeys(VALUES, "")
        for source in reversed(chain):
            values |= {key: getattr(source.spec, key) for key in VALUES if getattr(source.spec, key) is not None}
            self._take_over(source, boxes)
        own = chain[0]
        for box, (fields, file, _key) in boxes.items():
            if file.startswith(READY) and not own.file.startswith(READY):  # whoever extends it can mend it here
                boxes[box] = (fields, own.file, f"{own.key}.boxes.{box}".lstrip("."))
        found = tuple(filter(None, (self._box(box, *entry) for box, entry in boxes.items())))
        self._check_links(found, own)
        return CardLayout(name, found, values, own.file, own.key)

    def _take_over(self, source: _Source, boxes: dict[str, tuple[dict[str, Any], str, str]]) -> None:
        """Change the boxes so far by one layout of the chain."""
        prefix = f"{source.key}." if source.key else ""
        for name in source.spec.remove:
            if boxes.pop(name, None) is None:
                self.report.fault(
                    _("there is no box to be removed{perhaps}", perhaps=perhaps(name, boxes)),
                    Spot(source.file, f"{prefix}remove"),
                    name,
                )
        names = list(source.spec.boxes)
        for number, (name, spec) in enumerate(source.spec.boxes.items()):
            key = f"{prefix}boxes.{name}"
            new = {field: getattr(spec, field) for field in spec.model_fields_set}
            old = boxes[name][0] if name in boxes else {}
            new = self._with_style(new, new.get("kind", old.get("kind")), Spot(source.file, f"{key}.style"))
            if name in boxes:
                if "kind" in new and new["kind"] != old.get("kind"):
                    old = {field: value for field, value in old.items() if field in KEYS_OF[new["kind"]]}
                boxes[name] = (_move({**old, **new}, new), source.file, key)
                continue
            after = new.get("after")
            if after is not None and after not in boxes:
                self.report.fault(
                    _("there is no box of this name{perhaps}", perhaps=perhaps(after, boxes)),
                    Spot(source.file, f"{key}.after"),
                    after,
                )
                after = None
            # a new box lies below the next inherited one in the file, and above all if there is none
            order = list(boxes)
            under = next((known for known in names[number + 1 :] if known in boxes), None)
            place = order.index(after) + 1 if after is not None else order.index(under) if under else len(order)
            items = list(boxes.items())
            boxes.clear()
            boxes.update([*items[:place], (name, (new, source.file, key)), *items[place:]])

    def _with_style(self, fields: dict[str, Any], kind: str | None, place: Spot) -> dict[str, Any]:
        """A box's own keys with those of its style below them, as far as its kind has them.

        So a style takes the place of what a box inherits, and not of what is given beside it.
        """
        name = fields.get("style")
        if name is None or kind is None or "style" not in KEYS_OF[kind]:
            return fields
        if name not in self._styles:
            near = perhaps(name, self._styles)
            self.report.fault(_("there is no style of this name{perhaps}", perhaps=near), place, name)
        keys = {key: value for key, value in self._styles.get(name, {}).items() if key in KEYS_OF[kind]}
        return {**keys, **{key: value for key, value in fields.items() if key != "style"}}

    def _box(self, name: str, fields: dict[str, Any], file: str, key: str) -> NamedBox | None:
        kind = fields.get("kind")
        place = Spot(file, key)
        if kind is None:
            if not self.report.has_fault(file, f"{key}.kind"):
                self.report.fault(_("the box has no kind"), place, expected=", ".join(KEYS_OF))
            return None
        if fields.get("box") is None:
            if not self.report.has_fault(file, f"{key}.box"):
                self.report.fault(_("the box has no place"), place, expected=_("box = [x, y, width, height]"))
            return None
        for wrong in sorted(set(fields) - KEYS_OF[kind] - {"kind"}):
            self.report.fault(
                _(
                    "a box of kind {kind} has no {field}{perhaps}",
                    kind=kind,
                    field=wrong,
                    perhaps=perhaps(wrong, KEYS_OF[kind]),
                ),
                Spot(file, f"{key}.{wrong}"),
            )
        folder = self._folder.folder("layouts")
        if f"{fields.get('file')}" in self._folder.files("layouts"):
            fields = {**fields, "file": f"{folder}/{fields['file']}"}
        try:
            return NamedBox(name, BoxSpec.model_construct(**fields), f"{file}: {key}")
        except (TypeError, ValueError) as error:  # cannot happen: every field was checked where it was read
            raise KartenwerkError(str(error), file=file, key=key) from error

    def _check_links(self, boxes: Iterable[NamedBox], source: _Source) -> None:
        """`below` and `beside` name boxes that are drawn before."""
        known: list[str] = []
        for box in boxes:
            for link in ("below", "beside"):
                other = getattr(box.spec, link)
                if other is not None and other not in known:
                    file, _colon, key = box.key.partition(": ")
                    self.report.fault(
                        _("there is no box of this name that is drawn before{perhaps}", perhaps=perhaps(other, known)),
                        Spot(file, f"{key}.{link}"),
                        other,
                    )
            known.append(box.name)


def _move(fields: dict[str, Any], new: Mapping[str, Any]) -> dict[str, Any]:
    """The box moved and grown by `shift` and `grow`, which are removed."""
    shift, grow = new.get("shift"), new.get("grow")
    place = fields.get("box")
    if isinstance(place, tuple) and (shift or grow):
        x, y, width, height = place
        dx, dy = shift or (0.0, 0.0)
        wider, higher = grow or (0.0, 0.0)
        fields["box"] = (x + dx, y + dy, width + wider, height + higher)
    return {key: value for key, value in fields.items() if key not in ("shift", "grow")}


def _stretch(spec: LayoutSpec, size: tuple[float, float]) -> LayoutSpec:
    """A layout for cards of another size than it is designed for: its boxes are stretched with the card.

    Sizes of text stay, and so do margins: what is as far from an edge as a knife may err stays as far from it.
    """
    if spec.design is None:
        return spec
    wide, high = zip(spec.design, size, strict=True)

    def stretch_box(box: BoxSpec) -> BoxSpec:
        if not isinstance(box.box, tuple):
            return box
        x, y, width, height = box.box
        left, right = (_stretch_to(value, *wide) for value in (x, x + width))
        top, bottom = (_stretch_to(value, *high) for value in (y, y + height))
        place = tuple(round(value, 3) for value in (left, top, right - left, bottom - top))
        return box.model_copy(update={"box": place})

    return spec.model_copy(update={"boxes": {name: stretch_box(box) for name, box in spec.boxes.items()}})


def _stretch_to(value: float, before: float, now: float) -> float:
    """The place on a side of `before` mm, moved to a side of `now` mm. Margins keep their width."""
    margin = min(_MARGIN, before / 4, now / 4)
    if value <= margin:
        return value
    if value >= before - margin:
        return now - (before - value)
    return margin + (value - margin) * (now - 2 * margin) / (before - 2 * margin)
