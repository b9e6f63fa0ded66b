"""kartenwerk claims: what a game's booklet claims, what each claim rests on, and its problems, proved once more."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from kartenwerk.base.message import _
from kartenwerk.base.translation import GERMAN
from kartenwerk.build.workshop import Workshop
from kartenwerk.catalog.claims import STANDARD_ERRORS, Claim
from kartenwerk.cli.answers import Claimed, ClaimEntry, ProblemEntry
from kartenwerk.cli.language import language
from kartenwerk.cli.options.games import ClaimsOptions
from kartenwerk.cli.output import Reply, columns
from kartenwerk.cli.translation import figures, gettext
from kartenwerk.play.engine.session import Session
from kartenwerk.table.lessons.problem import Problem, SampledProblem, SolvedProblem
from kartenwerk.table.lessons.problem_proof import read_problems

METHODS = {"count": _("counted"), "simulation": _("simulated"), "rule": _("by the rules")}


def claims(options: ClaimsOptions) -> Reply[Claimed]:
    workshop = Workshop.over(options.data)
    session = workshop.session(workshop.catalog.game(options.game).id, None, (), options.variant)
    found = {id: claim for id, claim in _claims_of(session) if not options.variant or _holds(session, id)}
    rows = _in_german(workshop, session, found) if language() == GERMAN else _in_english(session, found)
    none = gettext("The booklet of {title} makes no claims beyond its rules.", title=session.data.title)
    problems = [posed.problem for posed in read_problems(workshop.roots, session)]
    answer = Claimed(
        game=options.game,
        claims=[_entry(session, id, claim) for id, claim in found.items()],
        problems=[_problem(problem) for problem in problems],
    )
    return Reply(answer, [*(columns(rows, right=(1,)) or [none]), *map(_describe_problem, problems)])


def _claims_of(session: Session) -> Iterator[tuple[str, Claim]]:
    """All claims of the game, with the figures that were found by the rules of the session."""
    return ((id, session.data.claim_at(id, session.values)) for id in session.data.claims)


def _holds(session: Session, id: str) -> bool:
    return session.data.holds(id, session.values)


def _set_of(session: Session, id: str) -> str:
    """The set of rules that the session plays and by which the claim was found; "" where it has no figure by it."""
    return session.data.measured_set(id, session.values)


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


def _in_english(session: Session, claims: Mapping[str, Claim]) -> list[tuple[str, ...]]:
    return [
        (id, _figure(claim), gettext(METHODS[claim.method]), claim.says, _base(claim, _set_of(session, id)))
        for id, claim in claims.items()
    ]


def _in_german(workshop: Workshop, session: Session, claims: Mapping[str, Claim]) -> list[tuple[str, ...]]:
    """Claims by the sentences that the booklet prints of them; one that no sentence is found for stands in English.

    Of a named set those are listed that its booklet prints.
    """
    if not claims:
        return []
    # what writes booklets takes long to load, and claims in English need none of it
    from kartenwerk.products.booklet.printed_claims import Printed, printed_claims

    printed = printed_claims(workshop, session)
    rows: list[tuple[str, ...]] = []
    for id, claim in claims.items():
        if session.house.changes and id not in printed:
            continue
        chapter, sentence = printed.get(id, Printed("", claim.says))
        cases = "" if claim.cases is None else gettext("{count} cases", count=claim.cases)
        rows.append(
            (id, _figure(claim, unit=claim.unit == "%"), gettext(METHODS[claim.method]), cases, chapter, sentence)
        )
    return rows


def _entry(session: Session, id: str, claim: Claim) -> ClaimEntry:
    return ClaimEntry(
        id=id,
        says=claim.says,
        method=claim.method,
        cases=claim.cases,
        base=claim.base,
        figure=claim.figure,
        unit=claim.unit,
        error=claim.error,
        by=_set_of(session, id) or None,
    )


def _base(claim: Claim, set_id: str) -> str:
    """How many cases the claim rests on, where they were numbered, of what, and by which set if it was found by one."""
    base = claim.base if claim.cases is None else f"{claim.cases} {claim.base}"
    return gettext("{base}; found by the rules of {set}", base=base, set=set_id) if set_id else base


def _figure(claim: Claim, *, unit: bool = True) -> str:
    """The figure, with its unit if wanted, and how far a simulated one may be off (twice its standard error)."""
    if claim.figure is None:
        return ""
    unit_word = f" {claim.unit}" if claim.unit and unit else ""
    figure, error = f"{claim.figure:g}", "" if claim.error is None else f"{STANDARD_ERRORS * claim.error:.2g}"
    return figures(figure) + unit_word + (f" ± {figures(error)}" if error else "")
