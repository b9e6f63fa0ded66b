"""kartenwerk claims: what a game's booklet claims of chances and good play, and what each claim rests on."""

from __future__ import annotations

from kartenwerk.base.data import DataRoots
from kartenwerk.catalog import Catalog
from kartenwerk.catalog.claims import Claim
from kartenwerk.cli.options.games import ClaimsOptions
from kartenwerk.cli.output import columns, print_json, say
from kartenwerk.cli.translation import figures, gettext


def claims(options: ClaimsOptions) -> None:
    found = Catalog(DataRoots.over(options.data)).game(options.game)
    if options.json:
        print_json(
            {"game": options.game, "claims": [{"id": id, **claim.model_dump()} for id, claim in found.claims.items()]}
        )
        return
    if not found.claims:
        say(gettext("The booklet of {title} makes no claims beyond its rules.", title=found.title))
        return
    rows = [(id, _figure(claim), claim.method, claim.says, _base(claim)) for id, claim in found.claims.items()]
    say(*columns(rows, right=(1,)))


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
