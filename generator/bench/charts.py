"""Count the charts of booklets and prove them: `python -m bench.charts GAME`.

At a moment of each deal the choice that a chart asks about is made both ways, and all play on with the same lots; what
the one way brings more than the other goes to the cell of what was counted. Then a reader who follows nothing but that
chart plays against sensible players, every seat once with the same cards. The figures are written into
`rules_data/charts/`, and words stay as they are. Without a game it writes nothing and prints what readers gain.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from hashlib import sha256
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from typing import Any, NamedTuple

from bench.chart_file import as_toml
from bench.strength import Seated, play_mirrored
from kartenwerk.build.workshop import Workshop
from kartenwerk.catalog.chart import FOLDER, SAMPLE, AdviceCell, AdviceChart, Proof, games_with_charts, read_charts
from kartenwerk.play.engine.charted import AnyChoice
from kartenwerk.play.engine.contract import CHANCE, AnyGame, Policy
from kartenwerk.play.engine.deals import PlayedDeal, PlayedMatch, Step, play_deal, play_on
from kartenwerk.play.engine.expert import NAME as EXPERT
from kartenwerk.play.engine.expert import QUICK, SKILLED
from kartenwerk.play.engine.reader import READER, choose_among, reader_of
from kartenwerk.play.engine.session import Session

PROOF_FIRST = 10_000_000
"""Proofs begin so many seeds behind the deals of the cells, so that no deal judges what it has taught."""


class Moment(NamedTuple):
    """A choice that arose in a deal: the state in which it did, whose it was, and the moves of both sides."""

    state: Any
    seat: int
    sides: tuple[Sequence[Any], Sequence[Any]]


def moments_of(session: Session, choice: AnyChoice, players: int, seed: int, *, leaves: bool) -> list[Moment]:
    """The choices of a deal between sensible players, who each time leave it where `leaves` is set."""
    game = session.game
    usual = game.policies[QUICK]

    def leave(view: Any, moves: Sequence[Any], lots: Random) -> Any:
        return choose_among(usual, view, moves, choice.sides(view, moves)[1] or moves, lots)

    choose = leave if leaves else usual
    deal = play_deal(game, session.values, players, session.deck.pack, seed, choose, game.longest)
    found = (_moment(game, choice, step) for step in deal.steps if step.seat != CHANCE)
    return [moment for moment in found if moment.sides[0]]


def _moment(game: AnyGame, choice: AnyChoice, step: Step) -> Moment:
    state, seat = step.before, step.seat
    return Moment(state, seat, choice.sides(game.view(state, seat), game.moves(state)))


def gain_of(session: Session, choice: AnyChoice, moment: Moment, policy: str, players: int, seed: int) -> float:
    """By how many points it is better to do it than to leave it, if all play on by a policy; 0 without an end."""
    game, leads = session.game, list[float]()
    play_so = session.policy(policy, players)
    for some in moment.sides:
        lots, chance = Random(f"on {seed}"), Random(f"chance on {seed}")
        view, moves = game.view(moment.state, moment.seat), game.moves(moment.state)
        start = game.play(moment.state, choose_among(game.policies[QUICK], view, moves, some, lots))
        steps, finished = play_on(game, start, play_so, chance, lots, game.longest)
        deal = PlayedDeal(game, session.values, players, (), start, steps, finished)
        leads.append(_lead(worth_of(choice, deal), game.teams(players), moment.seat) if finished else 0)
    return leads[0] - leads[1]


def worth_of(choice: AnyChoice, deal: PlayedDeal) -> Sequence[float]:
    """What a finished deal is worth to each seat: its result, where the choice is not made for more than points."""
    return choice.worth(deal.state) if choice.worth else deal.result


def _lead(worth: Sequence[float], teams: Sequence[Sequence[int]], seat: int) -> float:
    """By how much a seat ends ahead of the mean of the other side."""
    mates = next(team for team in teams if seat in team)
    return worth[seat] - fmean(points for other, points in enumerate(worth) if other not in mates)


def count_cells(session: Session, chart: AdviceChart) -> tuple[tuple[AdviceCell, ...], ...]:
    """The cells of a chart, from one moment of each deal."""
    choice, base = session.game.charted[chart.id], chart.base
    gains: dict[tuple[int, int], list[float]] = defaultdict(list)
    for seed in range(base.first, base.first + base.deals):
        players = chart.players[seed // 2 % len(chart.players)]
        moments = moments_of(session, choice, players, seed, leaves=base.late and seed % 2 > 0)
        if not moments:
            continue
        moment = Random(f"moment {seed}").choice(moments)
        row, column = choice.counts(session.game.view(moment.state, moment.seat))
        at = chart.rows.place(row), chart.columns.place(column)
        if at[0] is not None and at[1] is not None:
            gains[at[0], at[1]].append(gain_of(session, choice, moment, base.policy, players, seed))
    wide = range(len(chart.columns.bands))
    return tuple(tuple(_cell(gains[row, column]) for column in wide) for row in range(len(chart.rows.bands)))


def sample_of(session: Session, chart: AdviceChart) -> str:
    """The hash of a chart's cells, and of what the first deals alone would make of them."""
    first = chart.model_copy(update={"base": chart.base.model_copy(update={"deals": SAMPLE})})
    return hash_of((count_cells(session, first), chart.cells))


def hash_of(figures: object) -> str:
    """A short hash of figures, by which they are known again."""
    return sha256(repr(figures).encode()).hexdigest()[:12]


def _cell(gains: Sequence[float]) -> AdviceCell:
    if len(gains) < 2:
        return AdviceCell(cases=len(gains), gain=0, error=0)
    gain, error = mean_of(gains)
    return AdviceCell(cases=len(gains), gain=round(gain, 3), error=round(error, 3))


def mean_of(gains: Sequence[float]) -> tuple[float, float]:
    """The mean and its standard error."""
    return fmean(gains), stdev(gains) / sqrt(len(gains))


def prove(
    session: Session, charts: Sequence[AdviceChart], players: int, first: int, deals: int, matches: int = 0
) -> Proof:
    """What a reader of these charts gains on sensible players, and how many matches it wins."""
    game = session.game
    policies: dict[str, Policy[Any, Any]] = {**game.policies, READER: reader_of(game, charts)}
    seated = replace(session, game=game.with_policies(policies))
    seeds = range(first, first + deals)
    worth = partial(worth_of, game.charted[charts[0].id])
    gains = [play_mirrored(seated, players, READER, QUICK, seed, worth=worth) for seed in seeds]
    gain, error = mean_of(gains)
    won = [win_match(seated, players, seed) for seed in range(first, first + matches)]
    known = {"gain": gain, "error": error, "won": fmean(won) if won else 0.0}
    figures = {key: round(value, 4) for key, value in known.items()}
    return Proof(players=players, first=first, deals=deals, sample=hash_of(gains[:SAMPLE]), matches=matches, **figures)


def win_match(session: Session, players: int, seed: int) -> float:
    """The share of a match that a reader wins among sensible players: all, or a part if several tie."""
    seat = seed % players
    policies = session.policy(READER, players), session.policy(QUICK, players)
    seated = Seated(session.game, (seat,), *policies, seed)
    winners = PlayedMatch(tuple(session.play_deals(players, seed, seated))).winners
    return (seat in winners) / len(winners)


def describe(chart: AdviceChart) -> Iterator[str]:
    """The grid of a chart."""
    yield f"{chart.id}: {chart.question}"
    for band, row in zip(chart.rows.bands, chart.cells, strict=True):
        cells = (f"{cell.gain:+8.2f} ± {2 * cell.error:5.2f} {cell.verdict:6} {cell.cases:6}" for cell in row)
        yield f"  {band.name or f'{band.least}-{band.most}':>12} | {' | '.join(cells)}"


def describe_proof(proof: Proof, expert: tuple[float, float] | None = None) -> str:
    """What a reader gained, in matches too where they were played, and which share of an expert's lead that is."""
    sure = "gains" if proof.gained else "does not gain"
    won = f"; {100 * proof.won:.1f} ± {200 * proof.won_error:.1f} of 100 matches" if proof.matches else ""
    share = ""
    if expert:
        lead, error = expert
        part, off = share_of(proof, lead, error)
        share = f"; the expert {lead:+.3f} ± {2 * error:.3f}, of which that is {part:.0%} ± {2 * off:.0%}"
    return (
        f"{proof.players} players, {proof.deals} deals: {proof.gain:+.3f} ± {2 * proof.error:.3f}, {sure}{won}{share}"
    )


def share_of(proof: Proof, lead: float, error: float) -> tuple[float, float]:
    """Which share of an expert's lead a reader gains, with its standard error, as if both had been measured apart."""
    part = proof.gain / lead
    return part, sqrt(proof.error**2 + (part * error) ** 2) / abs(lead)


def lead_of_expert(session: Session, choice: AnyChoice, proof: Proof, deals: int) -> tuple[float, float] | None:
    """What an expert gains on sensible players in the first deals of a proof, and its standard error.

    None where it plays as they do.
    """
    if not deals or not (session.game.searches or SKILLED in session.game.policies):
        return None
    seeds = range(proof.first, proof.first + deals)
    worth = partial(worth_of, choice)
    return mean_of([play_mirrored(session, proof.players, EXPERT, QUICK, seed, worth=worth) for seed in seeds])


def measure(session: Session, chart: AdviceChart, given: argparse.Namespace) -> AdviceChart:
    """The chart with its figures counted and proved as it was asked for."""
    base = chart.base.model_copy(update={"deals": given.deals or chart.base.deals})
    if not given.prove:
        chart = chart.model_copy(update={"base": base})
        chart = chart.model_copy(update={"cells": count_cells(session, chart)})
        sample = base.model_copy(update={"sample": sample_of(session, chart)})
        chart = chart.model_copy(update={"base": sample})
    seats, first = chart.players, base.first + PROOF_FIRST
    proofs = tuple(prove(session, [chart], players, first, given.proofs, given.matches) for players in seats)
    return chart.model_copy(update={"proofs": proofs})


def show() -> None:
    """Print what readers of the charts gain, all together where a game has several."""
    workshop = Workshop.over(None)
    for id in games_with_charts(workshop.roots):
        session, charts = workshop.session(id, None, ()), read_charts(workshop.roots, id)
        for players in charts[0].players:
            found = prove(session, charts, players, 2 * PROOF_FIRST, SAMPLE)
            print(f"{id}: {describe_proof(found)}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.charts", description="Count charts and prove them.")
    parser.add_argument("games", nargs="*", metavar="GAME", help="without one, what readers of all charts gain")
    parser.add_argument("--chart", help="one chart alone; all by default")
    parser.add_argument("--deals", type=int, help="of the cells; as many as the file says by default")
    parser.add_argument("--proofs", type=int, default=1000, help="deals of each proof")
    parser.add_argument("--matches", type=int, default=0, help="matches of each proof")
    parser.add_argument("--expert", type=int, default=0, metavar="DEALS", help="also play an expert, for comparison")
    parser.add_argument("--prove", action="store_true", help="the cells stay")
    given = parser.parse_args()
    if not given.games:
        show()
    workshop = Workshop.over(None)
    for id in given.games:
        session, charts = workshop.session(id, None, ()), [*read_charts(workshop.roots, id)]
        for place, chart in enumerate(charts):
            if given.chart in (None, chart.id):
                charts[place] = measure(session, chart, given)
                print(*describe(charts[place]), sep="\n", flush=True)
                choice = session.game.charted[chart.id]
                for proof in charts[place].proofs:
                    lead = lead_of_expert(session, choice, proof, given.expert)
                    print(f"  {describe_proof(proof, lead)}", flush=True)
        (Path(FOLDER) / f"{id}.toml").write_text(as_toml(id, charts), encoding="utf-8")


if __name__ == "__main__":
    main()
