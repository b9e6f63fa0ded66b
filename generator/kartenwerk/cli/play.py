"""kartenwerk play: watch a game, move by move."""

from __future__ import annotations

from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from kartenwerk.cli.options import Data, Dictionary, Json, Plain, RulesFile, Settings, Variant
from kartenwerk.cli.output import print_json

if TYPE_CHECKING:
    from kartenwerk.engine.session import Table


def play(
    game: Annotated[str, typer.Argument(help="The game's id; see kartenwerk list.")],
    players: Annotated[int | None, typer.Option(help="How many play; the game's smallest number by default.")] = None,
    seed: Annotated[int, typer.Option(help="Decides shuffling and players; the same seed is the same game.")] = 1,
    policy: Annotated[str, typer.Option(help="How they play: random, eager or sensible.")] = "sensible",
    deals: Annotated[str, typer.Option(metavar="N|match", help="How many deals, or the whole match.")] = "1",
    save: Annotated[Path | None, typer.Option(metavar="FILE", help="Write the record as TOML.")] = None,
    dictionary: Dictionary = None,
    set: Settings = None,
    rules: RulesFile = None,
    variant: Variant = "",
    data: Data = None,
    json: Json = False,
    plain: Plain = False,
) -> None:
    """Play a game and show every move, the reasons, and the itemised tally."""
    from kartenwerk.build.files import write_text
    from kartenwerk.build.workshop import Workshop
    from kartenwerk.cli.table_talk import TableTalk
    from kartenwerk.engine.contract import winners
    from kartenwerk.engine.match import play_deals
    from kartenwerk.engine.record import as_json, as_toml, record_of
    from kartenwerk.errors import KartenwerkError

    workshop = Workshop.over(data)
    table = workshop.table(game, rules, set or [], variant)
    if dictionary is not None:
        table = _by_dictionary(table, dictionary)
    count = players if players is not None else table.data.players[0]
    table.game.check_players(table.data, count, "--players")
    wanted = _deals(deals)
    limit = table.game.move_limit * 20
    played = play_deals(table.game, table.values, count, table.deck.pack, seed, policy, limit)
    matches = list(islice(played, wanted if wanted is not None else MOST_DEALS))
    if not matches[-1].finished:
        raise KartenwerkError(
            f"nobody ends this game of {table.data.title} within {limit} moves",
            key="--seed",
            found=str(seed),
            expected="another seed, or another --policy",
        )
    record = record_of(matches, table.data, policy, seed)
    if save is not None:
        write_text(save, as_toml(record))
    if json:
        tally = [
            {"seat": item.seat, "reason": item.reason, "points": item.points, "number": item.number}
            for item in matches[-1].tally
        ]
        result = list(matches[-1].result)
        print_json(
            {
                "record": as_json(record),
                "tally": tally,
                "result": result,
                "winners": list(winners(result)),
                "seed": seed,
                "policy": policy,
            }
        )
        return
    talk = TableTalk(workshop, table, plain)
    for number, match in enumerate(matches, start=1):
        talk.show(match, number if len(matches) > 1 else None)
    if save is not None:
        print(f"record: {save}")


def _by_dictionary(table: Table, file: Path) -> Table:
    """The table with another list of words; KartenwerkError if its game is not one of words."""
    from dataclasses import replace

    from kartenwerk.errors import KartenwerkError
    from kartenwerk.games.anagramm_poker import rules as anagramm_poker
    from kartenwerk.mechanics.words.dictionary import Dictionary as Words

    if table.game.id != anagramm_poker.GAME.id:
        raise KartenwerkError("only games of words have a dictionary", key="--dictionary", found=str(file))
    return replace(table, game=anagramm_poker.with_dictionary(Words.of_file(file)))


MOST_DEALS = 1000


def _deals(text: str) -> int | None:
    """A number of deals; None for the whole match."""
    from kartenwerk.errors import KartenwerkError

    if text == "match":
        return None
    if text.isdecimal() and 0 < int(text) <= MOST_DEALS:
        return int(text)
    raise KartenwerkError(
        "that is no number of deals", key="--deals", found=repr(text), expected=f"1 to {MOST_DEALS}, or match"
    )
