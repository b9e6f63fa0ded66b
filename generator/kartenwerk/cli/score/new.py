"""kartenwerk score new: begin an evening."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from kartenwerk.base.message import _
from kartenwerk.cli import completion
from kartenwerk.cli.options import Data, Json, RulesFile, Settings, Variant
from kartenwerk.cli.output import print_json, say
from kartenwerk.cli.score.told import say_dealer
from kartenwerk.cli.translation import gettext


def new(
    file: Annotated[Path, typer.Argument(help="The file to be written, such as abend.toml.")],
    game: Annotated[str, typer.Argument(help="The game's id; see kartenwerk list.", autocompletion=completion.games)],
    players: Annotated[str, typer.Option(metavar="NAMES", help="Who plays, in the order of seats: Anna,Bert,Cleo.")],
    name: Annotated[str, typer.Option(help="What the evening is called.")] = "",
    date: Annotated[str, typer.Option(metavar="YYYY-MM-DD", help="The day. [default: today]")] = "",
    deals: Annotated[int | None, typer.Option(help="After how many deals it is over.")] = None,
    set: Settings = None,
    rules: RulesFile = None,
    variant: Variant = "",
    data: Data = None,
    json: Json = False,
) -> None:
    """Begin an evening: a file that anybody can read and edit. A file that is there already is left alone."""
    import datetime

    from kartenwerk.base.errors import KartenwerkError
    from kartenwerk.build.workshop import Workshop
    from kartenwerk.table.evening.counting import scoring_of
    from kartenwerk.table.evening.dealer import players_of
    from kartenwerk.table.evening.store import create

    workshop = Workshop.over(data)
    session = workshop.session(game, rules, set or [], variant)
    scoring_of(session)
    names = [one.strip() for one in players.split(",") if one.strip()]
    if not names:
        raise KartenwerkError("an evening needs players", key="--players", found=repr(players), expected="Anna,Bert")
    players_of(session, len(names), "--players")
    try:
        day = datetime.date.fromisoformat(date) if date else datetime.date.today()
    except ValueError:
        raise KartenwerkError(
            "this is no day", key="--date", found=repr(date), expected=_("such as 2026-11-02")
        ) from None
    changes = {key: value for key, value in session.values.items() if value != session.data.rules[key].default}
    evening = create(
        file, game, names, changes, workshop.catalog, name=name or session.house.name, date=day, deals=deals
    )
    if json:
        print_json({"file": str(file), "game": game, "players": list(evening.everybody), "rules": changes})
        return
    who = ", ".join(names)
    say(
        gettext(
            "{name}: {title}, {players}. Next: kartenwerk score add {name}",
            name=file,
            title=session.data.title,
            players=who,
        )
    )
    say_dealer(evening.next)
