"""The rules of a choice as a script that all game pages of a site share: settled, composed and written as a code."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from kartenwerk.base.errors import DataError
from kartenwerk.catalog.game import GameData, Parameter
from kartenwerk.catalog.rule_code import RuleCode
from kartenwerk.products.web import scoring
from kartenwerk.products.web.howplay.compose import Reading, Rewording, RuledSpot, SpotReads, compose
from kartenwerk.products.web.scoring.translation import ScoringTranslation
from kartenwerk.text.web.page import compact_script

WRITTEN: Mapping[type, str] = {DataError: "py.DataError"}

TAKEN: Mapping[type, tuple[str, ...]] = {
    GameData: ("title", "players", "rules", "settle", "changes_of", "_is_idle", "_contradiction"),
    Parameter: (
        *("label", "default", "min", "max", "or_zero", "choices", "needs", "below", "above", "excludes", "either"),
        *("range", "is_on", "switched_on", "beside", "allows", "is_switch", "count_values", "number_of", "value_of"),
    ),
}
"""What is taken over of classes that know more than a page needs."""

OURS = frozenset(("message", "faults", "key", "found", "expected"))
"""What objects have that our own scripts make."""

ROOTS = (GameData, Parameter, RuleCode, Rewording, Reading, RuledSpot, SpotReads, compose)
"""What our own scripts call."""

ASKED = ("settle", "changes_of", "write", "read", "places", "unsure", "unread", "exact")

SAID = ("found {found}", "expected {expected}")
"""The templates of our own scripts."""


def write_script(german: Mapping[str, str]) -> str:
    """The script. `german` are texts by English ones."""
    translation = ScoringTranslation(WRITTEN, TAKEN, OURS)
    roots = {each.__name__: translation.define(each, each.__name__) for each in ROOTS}
    translation.follow(*ASKED)
    translation.check()
    texts = {text: german[text] for text in (*translation.texts, *SAID) if text in german}
    table = ",".join(f"{name}:{called}" for name, called in roots.items())
    parts = (
        "var RULES = (() => {",
        '"use strict";',
        compact_script(scoring.__name__, "python"),
        translation.text.rstrip(),
        f"const TABLE={{{table}}};",
        f"const TEXTS={_compact(texts)};",
        compact_script(scoring.__name__, "values"),
        compact_script(__package__, "rules"),
        "})();",
    )
    return "\n".join(parts) + "\n"


def _compact(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
