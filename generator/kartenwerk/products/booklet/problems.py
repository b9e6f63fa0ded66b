"""The problems of a game as its booklet shows them: what lies, what is known, and the answer."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from kartenwerk.build.workshop import Workshop, once_a_run
from kartenwerk.cards import Card
from kartenwerk.play.engine.session import Session
from kartenwerk.play.examples.views import CardView
from kartenwerk.table.lessons.problem import Posed, Problem, SampledProblem
from kartenwerk.table.lessons.problem_answers import describe_missing
from kartenwerk.table.lessons.problem_proof import read_problems
from kartenwerk.table.sitting.tongue import Tongue, read_tongue
from kartenwerk.table.sitting.words import GERMAN
from kartenwerk.text.german import capital
from kartenwerk.text.templating import markdown


class LabelledCards(NamedTuple):
    """Cards and the words above them."""

    wort: str
    karten: Sequence[CardView]


class ProblemView(NamedTuple):
    """A problem: how hard it is (1 to 3), the cards that are seen, the situation in a sentence or two, and the answer.

    `vorab` is said before all problems of the game; `zug` is the move that solves it, `sonst` what the natural one
    brings, and `vorsprung` by how much that is less, where moves were played out.
    """

    stufe: int
    hand: LabelledCards
    mitte: LabelledCards
    bekannt: LabelledCards
    lage: str
    zug: str
    antwort: str
    sonst: str
    vorsprung: str
    vorab: str


@once_a_run
def prove_problems(workshop: Workshop, session: Session) -> Sequence[Posed]:
    """The problems that hold by the session's rules, the easiest first; each is proved, once a run."""
    return read_problems(workshop.roots, session)


@once_a_run
def problem_views(workshop: Workshop, session: Session) -> Sequence[ProblemView]:
    """The same as the booklet shows them."""
    tongue = read_tongue(workshop, session, GERMAN)
    return tuple(_view(tongue, posed) for posed in prove_problems(workshop, session))


def problem_chapter(workshop: Workshop, values: Mapping[str, Any]) -> str:
    """The chapter that asks them, from the values of a booklet's templates; empty for a game without problems."""
    if not values["aufgaben"]:
        return ""
    return markdown(workshop.templates.render("booklets/aufgaben.md.j2", values))


def _view(tongue: Tongue, posed: Posed) -> ProblemView:
    problem, names = posed.problem, tongue.session.names
    cards = [card for _seat, card in posed.laid]
    middle = cards or [card for _id, pile in posed.open_piles for card in pile]
    word = tongue.say("booklet_lies" if len(middle) == 1 else "booklet_lie")
    others = [names[seat] for seat in posed.ruled_out]
    rest = tongue.say("booklet_has", who=others[0]) if len(others) == 1 else tongue.say("booklet_unseen")
    return ProblemView(
        problem.level,
        LabelledCards(tongue.say("booklet_hand"), _views(tongue, posed.hand)),
        LabelledCards(word, [CardView.of(card, tongue.session.deck) for card in middle]),
        LabelledCards(rest, _views(tongue, posed.unseen)),
        " ".join(_describe(tongue, posed)),
        _solution(tongue, problem),
        problem.answer,
        problem.instead,
        _lead(tongue, problem.rival.lead) if isinstance(problem, SampledProblem) else "",
        posed.intro,
    )


def _solution(tongue: Tongue, problem: Problem) -> str:
    """The best move, and those that may be as good; what is done is said to whoever is asked."""
    others = problem.as_good if isinstance(problem, SampledProblem) else ()
    moves = f" {tongue.say('or')} ".join(tongue.move(move, own=True) for move in (problem.best, *others))
    return capital(tongue.say("problem_you", moves=moves) if tongue.verb(problem.best) else moves)


def _lead(tongue: Tongue, lead: float) -> str:
    return tongue.say("problem_lead", lead=tongue.number(lead, 1))


def _views(tongue: Tongue, cards: Sequence[Card]) -> Sequence[CardView]:
    return [CardView.of(card, tongue.session.deck) for card in tongue.sort_cards(cards)]


def _describe(tongue: Tongue, posed: Posed) -> Iterator[str]:
    """What is read off the table, by the others too where that differs; what happened; and whose turn it is."""
    names, seats = tongue.session.names, [*range(posed.deal.players)] if posed.ruled_out else [posed.seat]
    read = {seat: tongue.notes(posed.notes(seat), seat) for seat in seats}
    named = {note.id for note in posed.notes(posed.seat) if note.seat is not None}
    noted = {note.id for seat in seats for note in posed.notes(seat) if note.number != 0}
    for id, parts in read[posed.seat].items():
        if id in noted:
            differ = [seat for seat in seats if id not in named and read[seat].get(id, parts) != parts]
            yield tongue.note_line(id, [*parts, *(f"{names[seat]} {'; '.join(read[seat][id])}" for seat in differ)])
    if isinstance(posed.problem, SampledProblem) and posed.problem.before:
        yield posed.problem.before
    if posed.laid:
        laid = [tongue.say("booklet_laid", who=names[seat], card=tongue.card(card)) for seat, card in posed.laid]
        yield f"{tongue.together(laid)}."
    elif posed.deal.game.laid(posed.deal.state) is not None:
        yield tongue.say("booklet_lead")
    if len(posed.ruled_out) > 1:
        yield from describe_missing(tongue, posed)
