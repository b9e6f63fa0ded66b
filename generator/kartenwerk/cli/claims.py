"""kartenwerk claims: what a game's booklet claims, what each claim rests on, and its problems, proved once more."""

from __future__ import annotations

from kartenwerk.base.message import _
from kartenwerk.base.translation import GERMAN
from kartenwerk.build.workshop import Workshop
from kartenwerk.catalog import GameData
from kartenwerk.catalog.claims import STANDARD_ERRORS, Claim
from kartenwerk.cli.answers import Claimed, ClaimEntry, ProblemEntry
from kartenwerk.cli.language import language
from kartenwerk.cli.options.games import ClaimsOptions
from kartenwerk.cli.output import Reply, columns
from kartenwerk.cli.translation import figures, gettext
from kartenwerk.table.lessons.problem import Problem, SampledProblem, SolvedProblem
from kartenwerk.table.lessons.problem_proof import read_problems

METHODS = {"count": _("counted"), "simulation": _("simulated"), "rule": _("by the rules")}


def claims(options: ClaimsOptions) -> Reply[Claimed]:
    workshop = Workshop.over(options.data)
    found = workshop.catalog.game(options.game)
    rows = _in_german(workshop, found) if language() == GERMAN else _in_english(found)
    none = gettext("The booklet of {title} makes no claims beyond its rules.", title=found.title)
    problems = [posed.problem for posed in read_problems(workshop.roots, workshop.session(found.id, None, ()))]
    answer = Claimed(
        game=options.game,
        claims=[_entry(id, claim) for id, claim in found.claims.items()],
        problems=[_problem(problem) for problem in problems],
    )
    return Reply(answer, [*(columns(rows, right=(1,)) or [none]), *map(_describe_problem, problems)])


def _problem(problem: Problem) -> ProblemEntry:
    solved = problem if isinstance(problem, SolvedProblem) else None
    sampled = problem if isinstance(problem, SampledProblem) else None
    return ProblemEntry(
        id=problem.id,
        level=problem.level,
        best=problem.best,
        usual=problem.usual,
        worlds=solved.worlds if solved else None,
        better=solved.better if solved else None,
        playouts=sampled.playouts if sampled else None,
        lead=sampled.rival.lead if sampled else None,
        error=sampled.rival.error if sampled else None,
    )


def _describe_problem(problem: Problem) -> str:
    if isinstance(problem, SampledProblem):
        return gettext(
            "problem {id}: played out {playouts} times, better than the usual move by {lead} ± {error} points a deal",
            id=problem.id,
            playouts=problem.playouts,
            lead=problem.rival.lead,
            error=problem.rival.error,
        )
    assert isinstance(problem, SolvedProblem)
    return gettext(
        "problem {id}: proved by search, better than the usual move in {better} of {worlds} worlds",
        id=problem.id,
        better=problem.better,
        worlds=problem.worlds,
    )


def _in_english(game: GameData) -> list[tuple[str, ...]]:
    return [
        (id, _figure(claim), gettext(METHODS[claim.method]), claim.says, _base(claim))
        for id, claim in game.claims.items()
    ]


def _in_german(workshop: Workshop, game: GameData) -> list[tuple[str, ...]]:
    """Claims by the sentences that the booklet prints of them; one that no sentence is found for stands in English."""
    if not game.claims:
        return []
    # what writes booklets takes long to load, and claims in English need none of it
    from kartenwerk.products.booklet.printed_claims import Printed, printed_claims

    printed = printed_claims(workshop, workshop.session(game.id, None, ()))
    rows: list[tuple[str, ...]] = []
    for id, claim in game.claims.items():
        chapter, sentence = printed.get(id, Printed("", claim.says))
        cases = "" if claim.cases is None else gettext("{count} cases", count=claim.cases)
        rows.append(
            (id, _figure(claim, unit=claim.unit == "%"), gettext(METHODS[claim.method]), cases, chapter, sentence)
        )
    return rows


def _entry(id: str, claim: Claim) -> ClaimEntry:
    return ClaimEntry(
        id=id,
        says=claim.says,
        method=claim.method,
        cases=claim.cases,
        base=claim.base,
        figure=claim.figure,
        unit=claim.unit,
        error=claim.error,
    )


def _base(claim: Claim) -> str:
    """How many cases the claim rests on, where they were numbered, and of what."""
    return claim.base if claim.cases is None else f"{claim.cases} {claim.base}"


def _figure(claim: Claim, *, unit: bool = True) -> str:
    """The figure, with its unit if wanted, and how far a simulated one may be off (twice its standard error)."""
    if claim.figure is None:
        return ""
    unit_word = f" {claim.unit}" if claim.unit and unit else ""
    figure, error = f"{claim.figure:g}", "" if claim.error is None else f"{STANDARD_ERRORS * claim.error:.2g}"
    return figures(figure) + unit_word + (f" ± {figures(error)}" if error else "")
