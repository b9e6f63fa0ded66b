"""Plans from a long search that a short one misses, kept in `rules_data/seating/plans.toml`."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from kartenwerk.base.data import DataRoots
from kartenwerk.base.errors import KartenwerkError
from kartenwerk.catalog.fields import Data
from kartenwerk.catalog.load import read_model
from kartenwerk.table.seating.plan import Hall, Plan, Rest, check_plan

FILE = "rules_data/seating/plans.toml"


Rounds = Annotated[tuple[str, ...], Field(strict=False)]


class KnownPlans(Data):
    """For players, size of tables, what becomes of the rest, and rounds ("22 4 other 7"): a text for each round, in
    which tables are parted by a comma."""

    plans: dict[str, Rounds] = Field(default_factory=dict)


def find_plan(roots: DataRoots, players: int, size: int, rounds: int, rest: Rest, room: Hall) -> Plan | None:
    """The plan that is kept for these numbers, if one is; KartenwerkError for one that is none."""
    key = f"{players} {size} {rest} {rounds}"
    kept = read_model(roots.find(FILE), KnownPlans).plans.get(key)
    if kept is None:
        return None
    try:
        plan = tuple(tuple(tuple(map(int, table.split())) for table in at.split(",")) for at in kept)
        check_plan(plan, range(players), room)
        assert len(plan) == rounds
    except (ValueError, AssertionError) as error:
        raise KartenwerkError("this is no plan for so many", file=FILE, key=f"plans: {key}") from error
    return plan
