"""kartenwerk claims: what a game's booklet claims of chances and good play, and what each claim rests on."""

from __future__ import annotations

from kartenwerk.base.data import DataRoots
from kartenwerk.catalog import Catalog
from kartenwerk.catalog.claims import Claim
from kartenwerk.cli.answers import Claimed, ClaimEntry
from kartenwerk.cli.options.games import ClaimsOptions
from kartenwerk.cli.output import Reply, columns
from kartenwerk.cli.translation import figures, gettext


def claims(options: ClaimsOptions) -> Reply[Claimed]:
    found = Catalog(DataRoots.over(options.data)).game(options.game)
    rows = [(id, _figure(claim), claim.method, claim.says, _base(claim)) for id, claim in found.claims.items()]
    none = gettext("The booklet of {title} makes no claims beyond its rules.", title=found.title)
    answer = Claimed(game=options.game, claims=[_entry(id, claim) for id, claim in found.claims.items()])
    return Reply(answer, columns(rows, right=(1,)) or [none])


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


def _figure(claim: Claim) -> str:
    """The figure with its unit, and how far a simulated one may be off (twice its standard error)."""
    if claim.figure is None:
        return ""
    unit = f" {claim.unit}" if claim.unit else ""
    figure, error = f"{claim.figure:g}", "" if claim.error is None else f"{2 * claim.error:.2g}"
    return figures(figure) + unit + (f" ± {figures(error)}" if error else "")
