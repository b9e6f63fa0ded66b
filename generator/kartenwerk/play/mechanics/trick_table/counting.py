"""What a deal by a table of data brings, from its facts. Score sheets have these functions in JavaScript."""

from __future__ import annotations

from typing import Any, NamedTuple

from kartenwerk.base.message import _
from kartenwerk.catalog.formulas import evaluate
from kartenwerk.play.engine.scoring import Before, Fact, Given, Item, Kind, fault, points_of
from kartenwerk.play.mechanics.trick_table.sheet import EACH, SIDE, Facts, Sheet

SEATS = 4
"""Partners who face each other are four."""


class Total(NamedTuple):
    """How many tricks a deal has, and what its cards and tricks count: the least, the most, and all together."""

    tricks: int
    least: int
    most: int
    points: int


def ask(sheet: Sheet, rules: Any, before: Before) -> tuple[Fact, ...]:
    """The facts of the next deal that the table counts by."""
    total, facts, players = total_of(sheet, rules, before), [], before.players
    if sheet.somebody:
        facts.append(Fact("alone", Kind.SEAT, nobody="nobody" if sheet.nobody else "", when=_is_played))
    if sheet.nobody:
        facts.insert(0, Fact("nobody", Kind.SWITCH, optional=True, asks=False))
    if sheet.called:
        facts.append(Fact("partner", Kind.SEAT, optional=True, when=_is_played))
    if sheet.parted:
        facts.append(Fact("party", Kind.SEATS, 1, players))
    if sheet.bids is not None:
        least, most, _differs = _bounds_of_bids(sheet, rules, before)
        facts.append(Fact("bids", Kind.NUMBERS, least, most, skips=False, when=_is_played))
    for word, asked, least, most in (
        ("tricks", sheet.tricks[players], 0, total.tricks),
        ("points", sheet.points[players], total.least, total.most),
    ):
        if asked == SIDE:
            facts.append(Fact(f"side_{word}", Kind.NUMBER, least, most, when=_is_played))
        if asked == EACH:
            facts.append(Fact(word, Kind.NUMBERS, least, most, when=_is_played))
    return tuple(facts)


def _is_played(given: Given) -> bool:
    return not given.get("nobody")


def total_of(sheet: Sheet, rules: Any, before: Before) -> Total:
    """What there is in the next deal."""
    names = _names_at_table(sheet, rules, before)
    tricks = evaluate(sheet.sizes[before.players], names)
    counts = [many * evaluate(worth, names) for many, worth in sheet.worths[before.players]]
    counts += [tricks * evaluate(sheet.each_trick, names), evaluate(sheet.last_trick, names)]
    return Total(tricks, sum(min(each, 0) for each in counts), sum(max(each, 0) for each in counts), sum(counts))


def _names_at_table(sheet: Sheet, rules: Any, before: Before) -> dict[str, int]:
    """The parameters, and what is known before a deal."""
    names = {id: int(getattr(rules, id)) for id in sheet.numbers}
    carried = 0 if before.more is None else before.more
    return {**names, "players": before.players, "deal": before.deals + 1, "carried": carried}


def _bounds_of_bids(sheet: Sheet, rules: Any, before: Before) -> tuple[int, int, int]:
    """The least and the greatest bid, and whether their sum must not be the number of tricks."""
    assert sheet.bids is not None
    names = {**_names_at_table(sheet, rules, before), "tricks": total_of(sheet, rules, before).tricks}
    least, most, differs = [evaluate(tree, names) for tree in sheet.bids]
    return least, most, differs


def check(sheet: Sheet, rules: Any, facts: Facts, before: Before) -> None:
    """KartenwerkError for facts that cannot be true together."""
    if facts.nobody:
        return
    if sheet.somebody and facts.alone is None:
        raise fault("alone", _("somebody must play"), _("nobody"))
    if facts.partner is not None and facts.partner == facts.alone:
        raise fault("partner", _("nobody calls a card of their own"), _("the same player twice"))
    total = total_of(sheet, rules, before)
    if facts.tricks and sum(facts.tricks) != total.tricks:
        raise fault(
            "tricks", _("all tricks are somebody’s"), sum(facts.tricks), _("{total} in all", total=total.tricks)
        )
    _check_points(sheet, facts, total, before.players)
    if facts.bids:
        least, most, differs = _bounds_of_bids(sheet, rules, before)
        if differs and least < most and sum(facts.bids) == total.tricks:
            raise fault("bids", _("the bids must not make as many as there are tricks"), sum(facts.bids))


def _check_points(sheet: Sheet, facts: Facts, total: Total, players: int) -> None:
    made = sum(facts.points)
    if facts.points and made > total.most:
        raise fault("points", _("there are not so many points"), made, _("{total} in all", total=total.most))
    if facts.points and sheet.whole[players] and made != total.points:
        raise fault("points", _("points are missing"), made, _("{total} in all", total=total.points))


def score(sheet: Sheet, rules: Any, facts: Facts, before: Before) -> tuple[Item, ...]:
    """The items of the deal, row by row."""
    if sheet.somebody and facts.alone is None:
        return ()
    names, party = names_of(sheet, rules, facts, before), _party(facts)
    every = range(before.players)
    seats = {
        "each": every,
        "sides": [seat for seat in every if seat == min(_mates(sheet, before.players, seat))],
        "alone": [seat for seat in every if seat == facts.alone],
        "others": [seat for seat in every if seat != facts.alone],
        "party": party,
        "against": [seat for seat in every if seat not in party],
    }
    return tuple(
        Item(seat, row.id, sheet.sign * evaluate(row.points, names[seat]), evaluate(row.number, names[seat]))
        for row in sheet.rows
        for seat in seats[row.seats]
        if evaluate(row.when, names[seat])
    )


def names_of(sheet: Sheet, rules: Any, facts: Facts, before: Before) -> list[dict[str, int]]:
    """What formulas know, seat by seat."""
    total, party, players = total_of(sheet, rules, before), _party(facts), before.players
    made = facts.points or _share(players, party, facts.side_points, total.points)
    won = facts.tricks or _share(players, party, facts.side_tricks, total.tricks)
    bids = facts.bids or (0,) * players
    table = {"trickless": sum(tricks == 0 for tricks in won), **_names_at_table(sheet, rules, before)}
    table |= {"best": max(made), "least": min(made), "all_points": sum(made), "bids": sum(bids), "party": len(party)}
    table |= {"alone": 0 if facts.alone is None else made[facts.alone]}
    return [
        table
        | {"points": made[seat], "tricks": won[seat], "bid": bids[seat]}
        | {"mine": int(seat == facts.alone), "ours": int(seat in party)}
        | {"side_points": sum([made[mate] for mate in side]), "side_tricks": sum([won[mate] for mate in side])}
        | {"side_bid": sum([bids[mate] for mate in side])}
        for seat, side in enumerate(sides_of(sheet, players, party))
    ]


def _share(players: int, party: tuple[int, ...], made: int, total: int) -> tuple[int, ...]:
    """What each seat has made where the party has made so much and the others the rest, whoever of a side it was."""
    first = {min(party): made} if party else {}
    rest = [seat for seat in range(players) if seat not in party] if party else []
    shared = {**first, **({min(rest): total - made} if rest else {})}
    return tuple(shared.get(seat, 0) for seat in range(players))


def _party(facts: Facts) -> tuple[int, ...]:
    """The side that the deal names: the declarer with his partner, or who has held certain cards."""
    if facts.party:
        return facts.party
    return tuple(seat for seat in (facts.alone, facts.partner) if seat is not None)


def sides_of(sheet: Sheet, players: int, party: tuple[int, ...]) -> list[tuple[int, ...]]:
    """With whom each seat plays, itself among them, if these are the party; () where no deal makes one."""
    every = range(players)
    if not party and not sheet.parted:
        return [_mates(sheet, players, seat) for seat in every]
    return [tuple(mate for mate in every if (mate in party) == (seat in party)) for seat in every]


def _mates(sheet: Sheet, players: int, seat: int) -> tuple[int, ...]:
    """Who plays with the seat in every deal, itself among them."""
    return tuple(sorted((seat, (seat + 2) % SEATS))) if sheet.facing and players == SEATS else (seat,)


def after(sheet: Sheet, rules: Any, facts: Facts, before: Before) -> Before:
    """What there is after the deal: partners have their side's sum, and `more` is what it leaves to the next one."""
    points = points_of(score(sheet, rules, facts, before), before.players)
    sums = tuple(
        was + sum([points[mate] for mate in _mates(sheet, before.players, seat)])
        for seat, was in enumerate(before.sums)
    )
    carried = evaluate(sheet.carry, names_of(sheet, rules, facts, before)[0]) if sheet.carry else 0
    return Before(before.players, before.deals + 1, sums, more=carried)


def is_over(sheet: Sheet, rules: Any, before: Before) -> bool:
    """Whether the match has had its deals, or somebody has reached the goal."""
    names = _names_at_table(sheet, rules, before)
    goal = sheet.sign * evaluate(sheet.goal, names)
    reached = max(before.sums) >= goal if goal > 0 else goal < 0 and min(before.sums) <= goal
    return before.deals >= max(evaluate(sheet.deals, names), 1) or reached
