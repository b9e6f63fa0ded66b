"""The rules of a site's games as one script: how deals are scored, and how an evening is counted."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

from kartenwerk.base.errors import DataError
from kartenwerk.base.message import Message, _
from kartenwerk.catalog import Catalog, GameData
from kartenwerk.catalog.game import Parameter
from kartenwerk.play.engine.contract import AnyGame, Game
from kartenwerk.play.engine.scoring import MISSING, Before, Fact, Item, Scoring
from kartenwerk.play.engine.session import Session
from kartenwerk.play.games import rules_of
from kartenwerk.products.web.scoring.scope import NotUnderstoodError
from kartenwerk.products.web.scoring.translation import ScoringTranslation
from kartenwerk.table.blocks.names import check_apart, check_signs
from kartenwerk.table.evening.counting import score_deal
from kartenwerk.table.evening.entries import ChipsBought, Correction, DealEntry, SeatsChanged, Void
from kartenwerk.table.evening.evening import Evening
from kartenwerk.table.evening.facts import read
from kartenwerk.text.web.page import compact_script

AnyScoring: TypeAlias = Scoring[Any, Any, Any]

_ENTRIES = (DealEntry, Correction, Void, ChipsBought, SeatsChanged)

WRITTEN: Mapping[type, str] = {**{each: each.__name__ for each in _ENTRIES}, DataError: "py.DataError"}
"""Classes that stand in our own scripts."""

TAKEN: Mapping[type, tuple[str, ...]] = {
    Scoring: ("facts", "asked", "score", "check", "begin", "after", "over", "standing", "then", "read"),
    Session: ("game", "data", "house", "values", "rules"),
    Evening: (
        *("name", "head", "session", "entries", "_course", "_counted", "scoring", "rules", "everybody", "lines"),
        *("deals", "number", "next", "moment", "over", "points", "standing", "solos", "list_questions"),
    ),
    GameData: ("title", "players", "rules", "settle", "_is_idle", "_contradiction"),
    Parameter: (
        *("label", "default", "min", "max", "or_zero", "choices", "needs", "below", "above", "excludes", "either"),
        *("range", "is_on", "switched_on", "beside", "allows"),
    ),
}
"""What is taken over of classes that know more than a sheet needs."""

OURS = frozenset(
    (
        *("facts", "deal", "player", "add", "players", "buy_in", "deals", "changes", "kind", "line", "locate"),
        *("scoring", "rules", "chips", "teams", "result_of", "check_players"),
        *("message", "faults", "key", "found", "expected"),
    )
)
"""What objects have that our own scripts make."""

ROOTS = (Session, GameData, Parameter, Evening, read, check_apart, check_signs, score_deal)
"""What our own scripts call."""

SHARED = (Scoring, Fact, Item, Before, Game.result_of, Game.check_players)
"""What the games' own scorings have in common."""

ASKED = (
    *("lines", "over", "points", "everybody", "number", "next", "moment", "standing", "solos", "list_questions"),
    *("with_dealer", "names", "playing", "dealing", "sits_out", "session", "values", "_course", "_counted"),
    *TAKEN[Scoring],
    *("when", "fault", "in_range", "with_items"),
)
"""Fields, methods and properties for which our own scripts ask."""

SAID = (
    *("found {found}", "expected {expected}", "there is no game of that name", "there is no block of that name"),
    *("this is not a whole number", "a whole number"),
)
"""The templates of our own scripts."""


_DEFINED = re.compile(r"[A-Za-z0-9_]+\$\d+")
"""Names of what was translated."""


class GameScript(NamedTuple):
    """The rules of a game: a function of Python's meaning and of what all games share, and the German of its texts."""

    function: str
    texts: Mapping[str, str]


class RulesScript(NamedTuple):
    """What all games share as a script, each game, and why others have none."""

    text: str
    games: Mapping[str, GameScript]
    refused: tuple[Message, ...]


def write_rules(catalog: Catalog, ids: Sequence[str], german: Mapping[str, str]) -> RulesScript:
    """The scripts of these games without those whose scoring is not understood. `german` are texts by English ones."""
    shared = ScoringTranslation(WRITTEN, TAKEN, OURS)
    roots = {each.__name__: shared.define(each, each.__name__) for each in ROOTS}
    for each in SHARED:
        shared.define(each, each.__name__)
    shared.follow(*ASKED)
    known = {*_DEFINED.findall(shared.text)}
    games: dict[str, GameScript] = {}
    asked: set[str] = set()
    refused: list[Message] = []
    for id in ids:
        own, data = shared.copy(), catalog.game(id)
        game = rules_of(data)
        if game.scoring is None:
            refused.append(
                _("{title} has no score sheet: it does not say how a table writes it down", title=data.title)
            )
            continue
        try:
            made = _write_game(own, game, game.scoring, data)
        except NotUnderstoodError as error:
            refused.append(_not_understood(data.title, error))
            continue
        body = own.text.removeprefix(shared.text) + f"return {made};"
        used = sorted(known.intersection(_DEFINED.findall(body)))
        asked.update(used)
        texts = {text: german[text] for text in own.texts if text in german and text not in shared.texts}
        games[id] = GameScript(f'(py,shared)=>{{\n"use strict";\nconst {{{",".join(used)}}}=shared;\n{body}\n}}', texts)
    texts = {text: german[text] for text in (*shared.texts, *SAID) if text in german}
    return RulesScript(_join(shared.text, roots, sorted(asked), texts), games, tuple(refused))


def _write_game(translation: ScoringTranslation, game: AnyGame, scoring: AnyScoring, data: GameData) -> str:
    """A game as an object: its scoring, its rules, and what counting asks of it."""
    teams = {players: game.teams(players) for players in data.players}
    values = {
        "scoring": translation.define(scoring, "scoring"),
        "rules": translation.define(game.rules, "Rules"),
        "chips": json.dumps(game.chips),
    }
    methods = {
        "teams": f"(self,players)=>py.at({translation.define(teams, 'teams')},players)",
        "result_of": translation.define(type(game).result_of, "result_of"),
        "check_players": translation.define(type(game).check_players, "check_players"),
    }
    translation.follow()
    translation.check()
    return f"py.object({_object(values)},{_object(methods)})"


def _join(translated: str, roots: Mapping[str, str], shared: Sequence[str], texts: Mapping[str, str]) -> str:
    """The whole script: Python's meaning, what was translated, and the door to it."""
    parts: Iterable[str] = (
        "var REGELN = (() => {",
        '"use strict";',
        compact_script(__package__, "python"),
        compact_script(__package__, "entries"),
        translated.rstrip(),
        f"const TABLE={_object(roots)};",
        f"const SHARED={{{','.join(shared)}}};",
        f"const TEXTS={json.dumps(texts, ensure_ascii=False, separators=(',', ':'))};",
        f"const MISSING={json.dumps(MISSING.template)};",
        compact_script(__package__, "values"),
        compact_script(__package__, "evening"),
        "})();",
    )
    return "\n".join(parts) + "\n"


def _object(values: Mapping[str, str]) -> str:
    return "{" + ",\n".join(f"{name}:{value}" for name, value in values.items()) + "}"


def _not_understood(title: str, error: NotUnderstoodError) -> Message:
    return _(
        "{title} has no score sheet: {file}, line {line} cannot be translated: {construct}",
        title=title,
        file=error.file,
        line=error.line,
        construct=error.construct,
    )
