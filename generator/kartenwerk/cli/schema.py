"""kartenwerk schema: the JSON Schema of what `--json` prints and of the files that people write."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Literal, get_args, get_origin, get_type_hints
from urllib.parse import quote

from pydantic import TypeAdapter

from kartenwerk.base.errors import unknown
from kartenwerk.base.message import _
from kartenwerk.catalog.deck import SuitedDeck
from kartenwerk.catalog.game import GameData, HouseRulesFile
from kartenwerk.cli.answers import Failed
from kartenwerk.cli.commands import CommandRow, rows
from kartenwerk.cli.options.files import SchemaOptions
from kartenwerk.cli.output import Reply, say
from kartenwerk.cli.tree import Lazily
from kartenwerk.custom.deckfile import DeckFile
from kartenwerk.play.engine.record import Record

ENVELOPE = {"ok", "schema"}
DIALECT = "https://json-schema.org/draft/2020-12/schema"


def _answer_of(row: CommandRow) -> Any:
    """What a command answers: the type of the reply that its function declares."""
    reply = get_type_hints(row.load())["return"]
    return next(get_args(each)[0] for each in (reply, *get_args(reply)) if get_origin(each) is Reply)


ANSWERS: Mapping[str, Any] = Lazily(
    {
        "error": lambda: Failed,
        **{name: partial(_answer_of, row) for name, row in rows() if "json" in row.options.parameters()},
    }
)
"""What each command answers, by its name; `error` is what any of them answers that fails."""


def schema(options: SchemaOptions) -> None:
    files, name = _files(), " ".join(options.names or ())
    if not name:
        found = _of_all()
    elif name in ANSWERS:
        found = _of(ANSWERS[name], name)
    elif name in files:
        found = files[name]()
    else:
        raise unknown("there is no schema of that name", name, (*ANSWERS, *files), _("NAME"))
    say(*json.dumps({"$schema": DIALECT, **found}, indent=2, ensure_ascii=False).split("\n"))


def _of(answer: Any, title: str) -> dict[str, Any]:
    """The schema of an answer."""
    return _with_envelope({"title": title, **TypeAdapter(answer).json_schema()})


def _of_all() -> dict[str, Any]:
    """One schema that any answer of any command fits."""
    mode: Literal["serialization"] = "serialization"
    inputs = [(name, mode, TypeAdapter(answer)) for name, answer in ANSWERS.items()]
    by_name, shared = TypeAdapter.json_schemas(inputs)
    answers = {f"{name} --json": schema for (name, _), schema in by_name.items()}
    return _with_envelope(
        {
            "title": "kartenwerk --json",
            "anyOf": [{"$ref": f"#/$defs/{quote(name)}"} for name in answers],
            "$defs": {**answers, **shared.get("$defs", {})},
        }
    )


def _with_envelope(found: dict[str, Any]) -> dict[str, Any]:
    """The schema with both keys of the envelope in every answer that it describes, since whoever prints adds them."""
    for described in (found, *found.get("$defs", {}).values()):
        if described.get("properties", {}).keys() >= ENVELOPE:
            described["required"] = [
                key for key in described["properties"] if key in {*ENVELOPE, *described.get("required", ())}
            ]
    return found


def _files() -> dict[str, Callable[[], dict[str, Any]]]:
    """The kinds of file that have a schema."""
    return {
        "record": Record.model_json_schema,
        "house-rules": HouseRulesFile.model_json_schema,
        "game-file": GameData.model_json_schema,
        "deck-file": SuitedDeck.model_json_schema,
        "own-deck": DeckFile.model_json_schema,
    }
