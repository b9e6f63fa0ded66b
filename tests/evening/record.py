"""`python -m tests.evening.record` plays a match of every game that has no sample evening and writes one down.

The engine plays; what a table would be asked is read from each finished deal, and the last line has the sums as the
engine counts them.
"""

from __future__ import annotations

import datetime
import tomllib
from collections.abc import Mapping, Sequence
from itertools import islice
from typing import Any

from tests.evening.table import SAMPLES
from tests.support import WORKSHOP, session_of

from kartenwerk.play.engine.deals import PlayedDeal
from kartenwerk.play.engine.scoring import Fact
from kartenwerk.play.games import GAME_IDS
from kartenwerk.table.evening.counting import scoring_of
from kartenwerk.table.evening.evening import open_evening
from kartenwerk.table.evening.facts import as_toml
from kartenwerk.table.evening.store import begin, deal_block

NAMES = ("Anna", "Bert", "Cleo", "Dirk", "Eva")
DAY = datetime.date(2026, 11, 2)
DEALS = 6
SEED = 63


def record_evening(game: str) -> str:
    """The first deals of a match, as a table of a usual size writes them down."""
    session, file = session_of(game), f"{game}.toml"
    fewest, most = min(session.data.players), max(session.data.players)
    names = NAMES[: max(fewest, min(most, 4))]
    text = begin(file, game, names, {}, WORKSHOP.catalog, name="Runde Montag", date=DAY)
    sums = (0,) * len(names)
    played = tuple(islice(session.play_deals(len(names), SEED), DEALS))
    for deal in played:
        evening = open_evening(text, file, WORKSHOP.catalog)
        facts = scoring_of(session).facts_of(deal.state)
        text += "\n" + deal_block(evening, evening.next, tell_facts(evening.list_questions(evening.next), facts, names))
        sums = sums_after(sums, deal)
    told = ", ".join(f"{name} {points:+d}" for name, points in zip(names, sums, strict=True))
    return f"{text}# standing after deal {len(played)}, as the engine counts it: {told}\n"


def tell_facts(questions: Sequence[Fact], facts: Any, names: Sequence[str]) -> Mapping[str, Any]:
    """The answers to all questions that go with the rest of the deal and are not left at their default."""
    known: dict[str, Any] = {}
    answers: dict[str, Any] = {}
    usual = type(facts)._field_defaults
    for fact in questions:
        value = getattr(facts, fact.id)
        if not fact.when(known) or (fact.optional and value == usual.get(fact.id)):
            continue
        known[fact.id] = value
        answers[fact.id] = tomllib.loads(f"x = {as_toml(fact, value, names)}")["x"]
    return answers


def sums_after(sums: Sequence[int], deal: PlayedDeal) -> tuple[int, ...]:
    """What everybody has won and lost in all."""
    return tuple(was + now for was, now in zip(sums, deal.result, strict=True))


def main() -> None:
    for game in GAME_IDS:
        if not (file := SAMPLES / f"{game}.toml").exists():
            file.write_text(record_evening(game), "utf-8")
            print(file.name)


if __name__ == "__main__":
    main()
