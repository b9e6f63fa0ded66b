"""Named styles of text: each with the keys of the one that it extends, for the boxes that name it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kartenwerk.base.errors import perhaps
from kartenwerk.base.message import _, at_most
from kartenwerk.custom.data import Limits
from kartenwerk.custom.faults import Report, Spot
from kartenwerk.custom.folder import DECK
from kartenwerk.custom.textstyle import StyleSpec


def read_styles(styles: Mapping[str, StyleSpec], limits: Limits, report: Report) -> dict[str, dict[str, Any]]:
    """The keys of every style by its name, those of the style that it extends below them."""
    return {name: _with_extended(name, styles, limits, report) for name in styles}


def _with_extended(name: str, styles: Mapping[str, StyleSpec], limits: Limits, report: Report) -> dict[str, Any]:
    chain: dict[str, StyleSpec] = {}  # in order
    here: str | None = name
    while here is not None:
        last = Spot(DECK, f"styles.{next(reversed(chain), name)}.extends")
        if here in chain:
            report.fault(_("styles extend each other in a circle"), last, " > ".join((*chain, here)))
            break
        if here not in styles:
            report.fault(_("there is no style of this name{perhaps}", perhaps=perhaps(here, styles)), last, here)
            break
        if len(chain) > limits.layouts:
            report.fault(_("styles extend each other too often"), last, here, at_most(limits.layouts))
            break
        chain[here] = styles[here]
        here = styles[here].extends
    keys: dict[str, Any] = {}
    for style in reversed(chain.values()):
        keys |= {key: getattr(style, key) for key in style.model_fields_set}
    keys.pop("extends", None)
    return keys
