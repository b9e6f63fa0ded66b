"""Styles: presentation attributes, style attributes and style blocks, by the rules of CSS that SVG files use."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import tinycss2

from kartenwerk.base.message import _
from kartenwerk.graphics.svg.elements import Element
from kartenwerk.graphics.svg.general.errors import NeedsRasterError

INHERITED: Mapping[str, str] = {
    "fill": "#000",
    "stroke": "none",
    "stroke-width": "1",
    "stroke-linecap": "butt",
    "stroke-linejoin": "miter",
    "stroke-miterlimit": "4",
    "stroke-dasharray": "none",
    "stroke-dashoffset": "0",
    "fill-rule": "nonzero",
    "clip-rule": "nonzero",
    "color": "currentColor",
    "visibility": "visible",
    "fill-opacity": "1",
    "stroke-opacity": "1",
    "font-family": "",
    "font-size": "16",
    "font-style": "normal",
    "font-variant": "normal",
    "font-weight": "normal",
    "text-anchor": "start",
    "letter-spacing": "normal",
    "dominant-baseline": "auto",
    "writing-mode": "",
    "white-space": "normal",
}
"""The inherited properties, and their initial values."""

NOT_INHERITED = frozenset(
    [
        "opacity",
        "clip-path",
        "mask",
        "filter",
        "mix-blend-mode",
        "display",
        "stop-color",
        "stop-opacity",
        "marker",
        "marker-start",
        "marker-mid",
        "marker-end",
        "transform",
        "vector-effect",
        "paint-order",
        "font",
        "text-decoration",
        "baseline-shift",
    ]
)
"""The properties that are not inherited."""

_KNOWN = NOT_INHERITED | INHERITED.keys()
MOST_RULES = 2_000
_PART = re.compile(r"[.#]?[^.#]+|[.#]")


class Compound(NamedTuple):
    """A compound of a selector, such as "path.st0#a"; and the longest one that names an element."""

    name: str
    classes: frozenset[str]
    ids: frozenset[str]

    def names(self, element: Compound) -> bool:
        """Whether this compound names the element."""
        return self.name in ("", "*", element.name) and self.classes <= element.classes and self.ids <= element.ids


class StyleRule(NamedTuple):
    """A selector, its declarations, and its rank: specificity, then order."""

    compounds: tuple[Compound, ...]
    declared: Mapping[str, str]
    rank: tuple[int, int, int, int]


class Styles:
    """The style blocks of a picture."""

    def __init__(self, blocks: Sequence[Element]) -> None:
        self._rules: list[StyleRule] = []
        for block in blocks:
            for rule in tinycss2.parse_stylesheet(block.text, skip_comments=True, skip_whitespace=True):
                self._add(rule, block)
        self._rules.sort(key=lambda rule: rule.rank)
        asked = [compound for rule in self._rules for compound in rule.compounds]
        self._classes = frozenset().union(*(compound.classes for compound in asked))
        self._ids = frozenset().union(*(compound.ids for compound in asked))
        self._found: dict[tuple[Compound, ...], dict[str, str]] = {}

    def of(self, element: Element, ancestors: Sequence[Element]) -> dict[str, str]:
        """The style of an element: its attributes, then rules by their rank, then its style attribute."""
        found = {name: value.strip() for name, value in element.attributes.items() if name in _KNOWN}
        if self._rules:
            found.update(self._by_rules(tuple(map(self._identify, (*ancestors, element)))))
        if "style" in element.attributes:
            found.update(_declarations(tinycss2.parse_blocks_contents(element.attributes["style"])))
        return found

    def _by_rules(self, path: tuple[Compound, ...]) -> dict[str, str]:
        """The rules' declarations for an element, the last of a path, found once for all of the same names."""
        if path not in self._found:
            declared = (rule.declared for rule in self._rules if _matches(rule.compounds, path))
            self._found[path] = {name: value for each in declared for name, value in each.items()}
        return self._found[path]

    def _identify(self, element: Element) -> Compound:
        """The names by which rules can select an element."""
        classes = self._classes.intersection(element.attributes.get("class", "").split())
        own = {element.attributes["id"]} if "id" in element.attributes else ()
        return Compound(local(element), classes, self._ids.intersection(own))

    def _add(self, rule: Any, block: Element) -> None:
        if rule.type == "at-rule":
            if rule.lower_at_keyword in ("charset", "namespace"):
                return
            if rule.lower_at_keyword in ("import", "font-face"):
                block.refuse("a style block must not load other files", found=f"@{rule.lower_at_keyword}")
            raise NeedsRasterError(f"@{rule.lower_at_keyword} in its style")
        if rule.type != "qualified-rule":
            raise NeedsRasterError("its style cannot be read")
        declared = _declarations(tinycss2.parse_blocks_contents(rule.content))
        for selector in tinycss2.serialize(rule.prelude).split(","):
            compounds = tuple(selector.split())
            if any(sign in selector for sign in ">+~[:"):
                if declared:
                    raise NeedsRasterError(f"the selector {selector.strip()} in its style")
                continue
            text = "".join(compounds)
            names = sum(1 for compound in compounds if compound[0] not in ".#*")
            rank = (text.count("#"), text.count("."), names, len(self._rules))
            self._rules.append(StyleRule(tuple(map(_compound, compounds)), declared, rank))
            if len(self._rules) > MOST_RULES:
                block.refuse("the picture has too many rules of style", expected=_("at most {most:,}", most=MOST_RULES))


def _declarations(nodes: Sequence[Any]) -> dict[str, str]:
    """The known declarations. The others do not change lines and areas."""
    found = {}
    for node in nodes:
        if node.type == "declaration" and node.lower_name in _KNOWN:
            found[node.lower_name] = tinycss2.serialize(node.value).strip()
    return found


def _matches(compounds: Sequence[Compound], path: Sequence[Compound]) -> bool:
    """Whether the last compound names the last of a path, and those before it elements around that, in their order."""
    if not compounds or not compounds[-1].names(path[-1]):
        return False
    rest = list(compounds[:-1])
    for outer in reversed(path[:-1]):
        if rest and rest[-1].names(outer):
            rest.pop()
    return not rest


def _compound(text: str) -> Compound:
    parts = _PART.findall(text)
    name = next((part for part in parts if part[0] not in ".#"), "")
    asked = {sign: frozenset(part[1:] for part in parts if part[0] == sign) for sign in ".#"}
    return Compound(name, asked["."], asked["#"])


def local(element: Element) -> str:
    """The name of an element without the prefix of its namespace."""
    prefix, colon, name = element.name.partition(":")
    return name if colon and prefix == "svg" else element.name
