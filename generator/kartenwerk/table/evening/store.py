"""Reading and writing the file of an evening."""

from __future__ import annotations

import datetime
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from kartenwerk.base.inputs import read_text
from kartenwerk.base.toml import inline_table, quote, quote_list
from kartenwerk.base.version import FORMAT
from kartenwerk.build.documents import create_document
from kartenwerk.catalog import Catalog
from kartenwerk.catalog.game import Value
from kartenwerk.play.engine.scoring import Fact
from kartenwerk.table.blocks.store import rewrite
from kartenwerk.table.evening.counting import Moment
from kartenwerk.table.evening.dealer import DEALER
from kartenwerk.table.evening.evening import Evening, open_evening
from kartenwerk.table.evening.facts import as_toml, read

TITLE = "# An evening, written by `kartenwerk score`. Each block is one deal; a later block may correct an earlier one."


def load(path: Path, catalog: Catalog) -> Evening:
    """The evening in a file; KartenwerkError reports what is wrong with it."""
    return open_evening(read_text(path), path.name, catalog)


def begin(
    file: str,
    game: str,
    players: Sequence[str],
    changes: Mapping[str, Value],
    catalog: Catalog,
    *,
    name: str = "",
    date: datetime.date | None = None,
    deals: int | None = None,
    game_file: str = "",
) -> str:
    """The text of a new evening; KartenwerkError, with the name of the file, if the head is wrong.

    `game_file` is the file of a game that is not the program's.
    """
    lines = [TITLE, f"format = {FORMAT}", f"game = {quote(game)}"]
    lines += [f"game_file = {quote(game_file)}"] if game_file else []
    lines += [f"name = {quote(name)}"] if name else []
    lines += [f"date = {date.isoformat()}"] if date else []
    lines.append(f"players = {quote_list(players)}")
    lines += [f"deals = {deals}"] if deals else []
    if changes:
        lines.append(f"rules = {inline_table(changes)}")
    text = "\n".join(lines) + "\n"
    open_evening(text, file, catalog)
    return text


def create(path: Path, text: str, catalog: Catalog) -> Evening:
    """A new file with the text that `begin` has returned; KartenwerkError if there is one already."""
    create_document(path, text)
    return open_evening(text, path.name, catalog)


def change(path: Path, catalog: Catalog, make: Callable[[Evening], str]) -> Evening:
    """The evening after a change of its file; every deal is scored before the file is touched."""

    def open_and_score(text: str, name: str) -> Evening:
        evening = open_evening(text, name, catalog)
        evening.lines  # noqa: B018
        return evening

    return rewrite(path, open_and_score, make)


def deal_block(evening: Evening, moment: Moment, given: Mapping[str, Any], correct: int | None = None) -> str:
    """The block of a deal, or of its correction.

    The required facts stand last, so that a block that was cut off is recognized.
    """
    moment = moment.with_dealer(given)
    wanted: Sequence[Fact] = evening.list_questions(moment)
    facts = [fact for fact in wanted if fact.id in given]
    ordered = [fact for fact in facts if fact.optional] + [fact for fact in facts if not fact.optional]
    lines = [f"[[deal]]   # {evening.number + 1}"] if correct is None else ["[[correct]]", f"deal = {correct}"]
    lines += [f"{DEALER} = {quote(moment.table.dealing)}"] if moment.table.sits_out else []
    names = moment.names
    lines += [f"{fact.id} = {as_toml(fact, read(fact, given[fact.id], names), names)}" for fact in ordered]
    return "\n".join(lines) + "\n"
