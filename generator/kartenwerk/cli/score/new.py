"""kartenwerk score new: begin an evening."""

from __future__ import annotations

import datetime

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.build.game_file import open_game
from kartenwerk.cli.answers import Begun
from kartenwerk.cli.game_of_file import name_game_file
from kartenwerk.cli.language import language
from kartenwerk.cli.options.evenings import NewEveningOptions
from kartenwerk.cli.options.shared import read_day
from kartenwerk.cli.output import Reply
from kartenwerk.cli.score.report import name_dealer
from kartenwerk.cli.shell import quote_path
from kartenwerk.cli.translation import gettext
from kartenwerk.table.evening.counting import scoring_of
from kartenwerk.table.evening.dealer import players_of
from kartenwerk.table.evening.store import begin, create


def new(options: NewEveningOptions) -> Reply[Begun]:
    workshop, game = open_game(options.game, options.data, preferred=language())
    session = workshop.session(game, options.rules, options.settings, options.variant)
    scoring_of(session)
    names = [one.strip() for one in options.players.split(",") if one.strip()]
    if not names:
        raise KartenwerkError(
            "an evening needs players", key="--players", found=repr(options.players), expected="Anna,Bert"
        )
    players_of(session, len(names), "--players")
    day = read_day(options.date) or datetime.date.today()
    changes = {key: value for key, value in session.values.items() if value != session.data.rules[key].default}
    text = begin(
        options.file.name,
        game,
        names,
        changes,
        workshop.catalog,
        name=options.name or session.house.name,
        date=day,
        deals=options.deals,
        game_file=name_game_file(options.game, options.file),
    )
    evening = create(options.file, text, workshop.catalog)
    done = gettext(
        "{name}: {title}, {players}. Next: kartenwerk score add {name}",
        name=quote_path(options.file),
        title=session.data.title,
        players=", ".join(names),
    )
    answer = Begun(file=str(options.file), game=game, players=[*evening.everybody], rules=changes)
    return Reply(answer, [done, *name_dealer(evening.next)])
