"""Functions by which the texts of games are bound to the rules in force: `claim`, `gilt`, `satz_von` and `wahl`.

They ask the template's own `game` and `r`, so whoever fills a template with other rules need not say so twice.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from jinja2 import TemplateRuntimeError, pass_context
from jinja2.runtime import Context

from kartenwerk.base.message import _
from kartenwerk.catalog.claims import ClaimMark

CHOICE = "°"
"""The sign of a reading that is the project's own choice."""


@pass_context
def _claim(context: Context, id: str) -> ClaimMark:
    """The mark of a claim; TemplateRuntimeError where it is not so by the rules in force."""
    mark: ClaimMark = context["game"].claim(id, context["r"])
    if not _holds(context, id):
        raise TemplateRuntimeError(_("the claim {id} is not so by these rules", id=id))
    return mark


@pass_context
def _holds(context: Context, *ids: str) -> bool:
    """Whether all these claims are so by the rules in force."""
    return all(context["game"].holds(id, context["r"]) for id in ids)


@pass_context
def _measured_by(context: Context, *ids: str) -> str:
    """The name of the set by whose rules the figures of all these claims were found; "" for the unchanged rules."""
    game, values = context["game"], context["r"]
    sets = {game.measured_set(id, values) for id in ids}
    if len(sets) > 1:
        raise TemplateRuntimeError(_("these claims were not found by the same rules: {ids}", ids=", ".join(ids)))
    found: str = sets.pop()
    name: str = game.variants[found].name if found else ""
    return name


@pass_context
def _choice(context: Context, id: str) -> str:
    """The sign behind what is played by a rule of which the source is silent: nothing where a table has changed it."""
    rule = context["game"].rules.get(id)
    if rule is None or not rule.is_ours:
        raise TemplateRuntimeError(_("no rule of that name is our choice: {id}", id=id))
    return CHOICE if context["r"][id] == rule.default else ""


BINDING: Mapping[str, Callable[..., Any]] = {"claim": _claim, "gilt": _holds, "satz_von": _measured_by, "wahl": _choice}
"""What templates call each of them."""
