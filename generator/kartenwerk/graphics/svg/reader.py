"""Strict SVG to display lists.

Every element and every attribute is either understood or refused; nothing is silently dropped. Colour comes from
`class` alone: it names one colour role, which is inherited from `g` and `use`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator, Mapping
from hashlib import sha256
from typing import NamedTuple, TypeAlias

from kartenwerk.base.message import at_most
from kartenwerk.graphics.display import POINT, Box, Fill, Form, Group, Item, Matrix, Place, Text
from kartenwerk.graphics.svg import attributes
from kartenwerk.graphics.svg.bounds import bounds
from kartenwerk.graphics.svg.elements import Element, parse, parse_root
from kartenwerk.graphics.svg.schema import check_tree, picture_size, styled_roles, walk
from kartenwerk.graphics.svg.values import FARTHEST

MOST_READ = 20_000
"""The most elements of a picture, where one used twice counts twice."""

MOST_SHOWN = 200_000
"""The same with the elements of other pictures that it uses. The project's largest shows some 8,000."""

DEEPEST_USES = 20
"""How many uses may lead from one to the next, within a picture or from picture to picture."""

READER = "1"
"""Raise this whenever the same SVG would give another display list."""

Load: TypeAlias = Callable[[str], str]
"""Maps the name of another picture, from the `href` of a `use`, to its text."""

Forms: TypeAlias = Callable[[str], Form | None]
"""Maps the name of another picture to a form that replaces it, if there is one."""

Measure: TypeAlias = Callable[[str, str, float, float], float]
"""Maps font, text, size in pt and tracking in em to the text's width in mm."""


class Drawing(NamedTuple):
    """A picture: its size in mm, its viewBox (1 unit is 1 mm), and what it shows."""

    width: float
    height: float
    box: Box
    items: tuple[Item, ...]


class Sources:
    """Other pictures, loaded when a picture first uses them, and shared by all pictures that are read with them."""

    def __init__(self, load: Load) -> None:
        self.load = load
        self.read: dict[str, _Source] = {}


def read_svg(
    text: str,
    name: str,
    load: Load | Sources | None = None,
    *,
    roles: Collection[str] | None = None,
    measure: Measure | None = None,
    forms: Forms | None = None,
) -> Drawing:
    """The picture in `text`; `name` is the file that errors name.

    `load` finds other pictures that are used; `Sources` keep them for the next picture. `roles` are the colour roles
    that `class` may name; None stands for those of the style block, or for any if there is no such block. `measure` is
    needed for text that is not anchored at its start. `forms` are asked before `load`. KartenwerkError names file and
    line of anything outside the subset.
    """
    sources = load if isinstance(load, Sources) or load is None else Sources(load)
    tools = _Tools(sources, frozenset(roles) if roles is not None else None, measure, forms)
    picture = _Picture(parse(text, name), tools)
    width, height, box = picture.size
    return Drawing(width, height, box, picture.items(role=None))


class _Tools:
    """The caller's functions, and the other pictures."""

    def __init__(
        self, sources: Sources | None, roles: frozenset[str] | None, measure: Measure | None, forms: Forms | None
    ) -> None:
        self.forms = forms
        self.sources = sources
        self.roles = roles
        self.measure = measure

    def source(self, file: str, element: Element, trail: tuple[str, ...] = ()) -> _Source:
        """Another picture that `element` uses; `trail` names the pictures that lead to it."""
        if self.sources is None:
            element.refuse("other pictures cannot be used here", found=file, expected="an id in this file")
        if file in trail:
            element.refuse("pictures use each other in a cycle", found=" > ".join((*trail, file)))
        if len(trail) == DEEPEST_USES:
            element.refuse("too many pictures use each other", expected=at_most(DEEPEST_USES))
        known = self.sources.read
        if file not in known:
            text = self.sources.load(file)
            digest = sha256(text.encode())
            links = _LINK.findall(_COMMENT.sub("", text))
            for linked in sorted(set(links)):
                if "&" in linked:  # XML would read another name than is seen here
                    element.refuse("the name of another picture has an &", found=linked)
                digest.update(self.source(linked, element, (*trail, file)).digest.encode())
            box = picture_size(parse_root(text, file))[2]
            shown = text.count("<") + sum(known[linked].shown for linked in links)
            if _INNER_LINK.search(text):
                shown = _count(parse(text, file), known)
            known[file] = _Source(text, digest.hexdigest(), box, shown)
        return known[file]


class _Source(NamedTuple):
    """Another picture, not parsed yet. Its digest also covers the pictures that it uses.

    `shown` is how many elements it shows at most, with those of the pictures that it uses.
    """

    text: str
    digest: str
    box: Box
    shown: int


class _Context(NamedTuple):
    """What a shape inherits. `within` are the ids of the uses around it, so that a cycle is noticed.

    `matrix` maps it to the picture.
    """

    role: str | None
    evenodd: bool
    within: tuple[str, ...] = ()
    matrix: Matrix = Matrix()


class _Symbol(NamedTuple):
    """A part of a picture that has been read for a use, with the numbers of its elements read and shown."""

    form: Form
    read: int
    shown: int


_COMMENT = re.compile(r"<!--.*?-->", re.DOTALL)
_LINK = re.compile(r"""href\s*=\s*["']([^"'#]+)""")
_INNER_LINK = re.compile(r"""href\s*=\s*["']#""")
_BLANKS = re.compile(r"[ \t\r\n]+")  # no-break spaces stay as they are


def _count(root: Element, sources: Mapping[str, _Source]) -> int:
    """How many elements a picture shows at most; its own uses may multiply them."""
    by_id = {element.attributes["id"]: element for element in walk(root) if "id" in element.attributes}
    known: dict[str, int] = {}

    def count(element: Element, uses: int) -> int:
        if element.name != "use":
            return 1 + sum(count(child, uses) for child in element.children)
        file, _, identifier = attributes.href(element).partition("#")
        if file:
            return 1 + sources[file].shown
        if identifier not in known and identifier in by_id:
            # more uses than may lead from one to the next are refused when the picture is drawn
            known[identifier] = count(by_id[identifier], uses + 1) if uses < DEEPEST_USES else MOST_SHOWN
        return 1 + known.get(identifier, 0)

    return count(root, 0)


def _check(matrix: Matrix, element: Element) -> Matrix:
    if not all(abs(number) <= FARTHEST for number in matrix):
        element.refuse("the transformations enlarge too much", expected=f"at most {FARTHEST:,.0f} times")
    return matrix


class _Picture:
    """One SVG file."""

    def __init__(self, root: Element, tools: _Tools) -> None:
        self.root = root
        self._tools = tools
        check_tree(root)
        self._by_id = self._ids()
        self._roles = tools.roles if tools.roles is not None else styled_roles(root)
        self.size = picture_size(root)
        self._read = self._shown = 0
        self._symbols: dict[tuple[str, int, _Context], _Symbol] = {}

    def items(self, role: str | None) -> tuple[Item, ...]:
        """Everything that the picture shows; shapes without a role of their own take `role`."""
        context = _Context(role, attributes.evenodd(self.root, False))
        return tuple(self._children(self.root, context))

    def items_of(self, identifier: str, role: str | None) -> tuple[Item, ...] | None:
        """What the element with this id shows; None if there is no such element."""
        if identifier not in self._by_id:
            return None
        context = _Context(role, attributes.evenodd(self.root, False), (identifier,))
        return tuple(self._element(self._by_id[identifier], context))

    def _children(self, parent: Element, context: _Context) -> Iterator[Item]:
        for child in parent.children:
            if child.name not in ("defs", "title", "desc", "style"):
                yield from self._element(child, context)

    def _element(self, element: Element, context: _Context) -> Iterator[Item]:
        self._read += 1
        if self._read > MOST_READ:
            element.refuse("the picture's uses multiply too much", expected=f"at most {MOST_READ:,} elements")
        self._show(1, element)
        own = attributes.transformation(element) if "transform" in element.attributes else None
        if own is not None:
            context = context._replace(matrix=_check(own.then(context.matrix), element))
        context = context._replace(
            role=self._role(element, context.role), evenodd=attributes.evenodd(element, context.evenodd)
        )
        match element.name:
            case "g":
                items = tuple(self._children(element, context))
            case "use":
                items = (self._use(element, context),)
            case "text":
                items = (self._text(element, context),)
            case _:
                items = (Fill(attributes.shape(element), self._needed_role(element, context), context.evenodd),)
        if own is not None:
            yield Group(items, own)
        else:
            yield from items

    def _show(self, count: int, element: Element) -> None:
        """Count more shown elements; KartenwerkError if they are too many."""
        self._shown += count
        if self._shown > MOST_SHOWN:
            element.refuse("the picture shows too many elements", expected=f"at most {MOST_SHOWN:,}, uses counted in")

    def _text(self, element: Element, context: _Context) -> Text:
        text = _BLANKS.sub(" ", element.text).strip(" ")
        font = element.attributes.get("font-family", "")
        if not font:
            element.refuse("the text has no font", expected="font-family")
        size = attributes.number(element, "font-size", None)
        if size <= 0:
            element.refuse("the font size is wrong", found=f"{size:g}", expected="a positive number of mm")
        points = round(size / POINT, 4)
        tracking = attributes.tracking(element, size)
        x = attributes.number(element, "x", 0.0)
        anchor = element.attributes.get("text-anchor", "start")
        shares = {"start": 0.0, "middle": 0.5, "end": 1.0}
        if anchor not in shares:
            element.refuse("the text's anchor is unknown", found=anchor, expected="start, middle or end")
        if shares[anchor]:
            if self._tools.measure is None:
                element.refuse("text cannot be measured here", found=anchor, expected="text-anchor start")
            # The tracking after the last letter is not part of what is seen.
            width = self._tools.measure(font, text, points, tracking) - tracking * size
            x -= shares[anchor] * width
        role = self._needed_role(element, context)
        return Text(x, attributes.number(element, "y", 0.0), text, font, points, role, tracking)

    def _use(self, element: Element, context: _Context) -> Place:
        file, _, identifier = attributes.href(element).partition("#")
        if file:
            form = self._other_picture(element, file, identifier, context)
        else:
            form = self._symbol_inside(element, identifier, context)
        return Place(form, Matrix.move(attributes.number(element, "x", 0.0), attributes.number(element, "y", 0.0)))

    def _symbol_inside(self, element: Element, identifier: str, context: _Context) -> Form:
        """A part of this picture as a form; equal parts of different pictures are the same form."""
        if identifier in context.within:
            element.refuse("a use leads back to itself", found=f"#{identifier}")
        if identifier not in self._by_id:
            element.refuse("a use refers to an unknown id", found=f"#{identifier}")
        if len(context.within) == DEEPEST_USES:
            element.refuse("too many uses lead from one to the next", expected=at_most(DEEPEST_USES))
        key = identifier, len(context.within), context._replace(within=())
        known = self._symbols.get(key)
        if known and self._read + known.read <= MOST_READ and self._shown + known.shown <= MOST_SHOWN:
            self._read += known.read
            self._shown += known.shown
            return known.form
        read, shown = self._read, self._shown
        inner = context._replace(within=(*context.within, identifier))
        items = tuple(self._element(self._by_id[identifier], inner))
        form = Form.of(identifier, bounds(items), items)
        self._symbols[key] = _Symbol(form, self._read - read, self._shown - shown)
        return form

    def _other_picture(self, element: Element, file: str, identifier: str, context: _Context) -> Form:
        """Another picture or a part of it, as a form that is not parsed before it is drawn."""
        drawn = self._tools.forms(file) if self._tools.forms is not None else None
        if drawn is not None:
            return drawn
        source = self._tools.source(file, element)
        self._show(source.shown, element)
        box = source.box
        if identifier:
            # A symbol may lie anywhere; its bounds are not known before it is parsed.
            box = box.grow(max(box.width, box.height))
        key = sha256(repr((READER, source.digest, identifier, context.role)).encode()).hexdigest()

        def draw() -> tuple[Item, ...]:
            picture = _Picture(parse(source.text, file), self._tools)
            if not identifier:
                return picture.items(context.role)
            items = picture.items_of(identifier, context.role)
            if items is None:
                element.refuse("a use refers to an unknown id", found=f"{file}#{identifier}")
            return items

        return Form(identifier or file, box, key, draw)

    def _role(self, element: Element, inherited: str | None) -> str | None:
        role = element.attributes.get("class")
        if role is None:
            return inherited
        if self._roles is not None and role not in self._roles:
            expected = "one of " + ", ".join(sorted(self._roles))
            element.refuse("the class is not a colour role of this picture", found=role, expected=expected)
        return role

    def _needed_role(self, element: Element, context: _Context) -> str:
        if context.role is None:
            element.refuse("the shape has no colour", found=f"<{element.name}>", expected="a class with a colour role")
        return context.role

    def _ids(self) -> dict[str, Element]:
        by_id: dict[str, Element] = {}
        for element in walk(self.root):
            identifier = element.attributes.get("id")
            if identifier is None:
                continue
            if identifier in by_id:
                element.refuse("two elements have the same id", found=identifier)
            by_id[identifier] = element
        return by_id
