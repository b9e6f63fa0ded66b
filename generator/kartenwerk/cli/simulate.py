"""kartenwerk simulate: many deals of a game, counted: its seats, its length, and what each card is worth."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from statistics import fmean

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import Message, _
from kartenwerk.build.files import write_text
from kartenwerk.build.game_file import open_game
from kartenwerk.build.simulation import Simulation, simulate
from kartenwerk.build.workshop import Workshop
from kartenwerk.catalog.claims import STANDARD_ERRORS
from kartenwerk.cli.answers import CardWorth, SeatGain, Simulated
from kartenwerk.cli.language import language
from kartenwerk.cli.options.games import BalanceOptions, SimulateOptions
from kartenwerk.cli.output import Reply, columns, console, rich_wanted
from kartenwerk.cli.translation import figures, gettext
from kartenwerk.play.engine import simulation as engine
from kartenwerk.play.engine.session import Session
from kartenwerk.play.engine.simulation import CardGain, DealOutcome, as_csv, card_rows

_ERRORS = _("± two standard errors")

SHOWN = 10
"""How many cards are shown at each end."""


def simulate_game(options: SimulateOptions) -> Reply[Simulated]:
    workshop, game = open_game(options.game, options.data, preferred=language())
    session = workshop.session(game, options.rules, options.settings, options.variant)
    outcomes, wanted = play_simulation(workshop, session, options)
    players = len(wanted.policies)
    finished = [each for each in outcomes if each.finished]
    if not finished:
        raise KartenwerkError("no deal came to its end", key="--deals", found=str(len(outcomes)))
    cards = card_rows(outcomes)
    if options.csv is not None:
        write_text(options.csv, as_csv(CardGain._fields, cards))
    answer = Simulated(
        game=game,
        players=players,
        policies=[str(each) for each in wanted.policies],
        seed=options.seed,
        deals=len(outcomes),
        unfinished=len(outcomes) - len(finished),
        moves=fmean(each.moves for each in finished),
        seats=[*map(_gain, engine.seat_gains(finished))],
        cards=[_describe(row) for row in cards],
    )
    return Reply(answer, _lines(session, answer, cards, options))


def play_simulation(
    workshop: Workshop, session: Session, options: SimulateOptions | BalanceOptions
) -> tuple[list[DealOutcome], Simulation]:
    """The deals that are asked for, on all cores of the machine, with a bar on a terminal; and how they were played."""
    players = options.players if options.players is not None else session.data.players[0]
    session.game.check_players(session.data, players, "--players")
    wanted = Simulation(_policies(options.policy, players), options.deals, options.seed)
    parts = simulate(workshop, session, wanted, os.cpu_count() or 1)
    shown = rich_wanted(options.plain or options.json)
    return [*(_with_bar(parts, options.deals) if shown else _join(parts))], wanted


def _policies(given: str, players: int) -> tuple[str, ...]:
    """A policy for each seat; one alone is that of all."""
    named = tuple(part.strip() for part in given.split(","))
    if len(named) not in (1, players):
        raise KartenwerkError(
            "each seat needs a policy", key="--policy", found=repr(given), expected=_("1 or {count}", count=players)
        )
    return named * players if len(named) == 1 else named


def _join(parts: Iterator[list[DealOutcome]]) -> Iterator[DealOutcome]:
    for part in parts:
        yield from part


def _with_bar(parts: Iterator[list[DealOutcome]], deals: int) -> Iterator[DealOutcome]:
    look = (TextColumn("{task.description}", markup=False), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*look, console=console(), transient=True) as bar:
        task = bar.add_task(gettext("playing"), total=deals)
        for part in parts:
            bar.update(task, advance=len(part))
            yield from part


def _gain(row: engine.SeatLead) -> SeatGain:
    return SeatGain(seat=row.seat, won=row.won, average=row.average, error=row.error)


def _describe(row: CardGain) -> CardWorth:
    return CardWorth(
        card=row.card,
        dealt=row.dealt,
        played=row.played,
        won=row.won,
        share=row.share,
        average=row.average,
        worth=row.worth,
        error=row.error,
    )


def _lines(session: Session, answer: Simulated, cards: Sequence[CardGain], options: SimulateOptions) -> Iterator[str]:
    yield gettext(
        "{title}: {deals} deals of {players} players, {moves} moves each on the average",
        title=session.data.title,
        deals=answer["deals"],
        players=answer["players"],
        moves=figures(f"{answer['moves']:.1f}"),
    )
    if answer["unfinished"]:
        yield gettext("{count} deals did not come to an end and are left out", count=answer["unfinished"])
    yield ""
    rows: list[tuple[str, ...]] = [
        (
            str(each["seat"] + 1),
            policy,
            figures(f"{100 * each['won']:.1f} %"),
            figures(f"{each['average']:+.2f}"),
            figures(f"{STANDARD_ERRORS * each['error']:.2f}"),
        )
        for each, policy in zip(answer["seats"], answer["policies"], strict=True)
    ]
    yield from columns([_heads(_("seat"), _("player"), _("won"), _("points"), _ERRORS), *rows], right=(0, 2, 3, 4))
    if not cards:
        yield gettext("No seat of this game has a hand of its own, so no card is worth anything to one.")
        return
    yield ""
    yield gettext("What a card is worth to a seat that is dealt it: points above what the same seat has otherwise.")
    kept = [*cards] if len(cards) <= 2 * SHOWN else [*cards[:SHOWN], *cards[-SHOWN:]]
    rows = [_card_line(session, row, row.stands_out(len(cards))) for row in kept]
    heads = _heads(_("card"), _("dealt"), _("played"), _("won"), _("worth"), _ERRORS, _("verdict"))
    yield from columns([heads, *rows], right=(1, 2, 3, 4, 5))
    yield gettext(
        "A card without a verdict stands out even though {count} cards were looked at: by chance one would in 5 of 100 "
        "such tables.",
        count=len(cards),
    )
    if options.csv is not None:
        yield gettext("all cards: {file}", file=str(options.csv))


def _heads(*words: Message) -> tuple[str, ...]:
    return tuple(map(gettext, words))


def _card_line(session: Session, row: CardGain, plain: bool) -> tuple[str, ...]:
    (card,) = session.deck.pack.read(row.card)
    return (
        session.deck.name_of(card),
        str(row.dealt),
        str(row.played),
        figures(f"{100 * row.share:.1f} %"),
        figures(f"{row.worth:+.2f}"),
        figures(f"{STANDARD_ERRORS * row.error:.2f}"),
        "" if plain else gettext("no difference to be seen"),
    )
