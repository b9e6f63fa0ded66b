"""A practice deal as scenes: what a seat sees before its move, what it plays and takes, and what is said of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import Enum
from typing import NamedTuple

from kartenwerk.build.workshop import Workshop
from kartenwerk.cards import Card
from kartenwerk.play.engine.contract import CHANCE
from kartenwerk.play.engine.deals import PlayedDeal, Step
from kartenwerk.play.engine.session import Session
from kartenwerk.products.web.site_words import AskWords, site_words
from kartenwerk.table.sitting.tongue import Tongue, read_tongue
from kartenwerk.table.sitting.words import GERMAN

NOBODY = -1
"""The seat to which sentences are addressed: none, as all are named."""

HANDS = ("hand", "karten", "blatt")
"""The piles from which a seat plays; from all others it takes."""


MANY = 6
"""A move that names more cards is described without them."""


class CardMark(Enum):
    """What becomes of a card in a scene."""

    LIES = "lies"
    PLAYED = "played"
    TAKEN = "taken"


class Pile(NamedTuple):
    """Cards that lie together, each with what becomes of it."""

    label: str
    cards: tuple[Card, ...]
    marks: tuple[CardMark, ...]


class Scene(NamedTuple):
    """One move: its number in the list, its heading, the piles before it, what is said, and who has what after it."""

    number: int
    heading: str
    mover: str
    piles: tuple[Pile, ...]
    says: tuple[str, ...]
    standing: tuple[tuple[str, str], ...]

    @property
    def played(self) -> tuple[Card, ...]:
        """The cards that the move plays from the hand."""
        return _cards_marked(self.piles, CardMark.PLAYED)


def scenes(workshop: Workshop, session: Session, deals: Sequence[PlayedDeal]) -> Iterator[Scene]:
    """All moves of the deals, one after the other; the last of each deal has its score."""
    number, tongue = 0, read_tongue(workshop, session, GERMAN)
    words = site_words(workshop, tongue.id).ask
    for place, deal in enumerate(deals, 1):
        heading = words.scene_of_deal if len(deals) > 1 else words.scene
        for count, step in enumerate(deal.steps, 1):
            number += 1
            by_chance = step.seat == CHANCE
            name = tongue.chance(step.move).heading if by_chance else session.names[step.seat]
            piles = tuple(_piles(session, deal, step))
            says = _describe_chance(tongue, deal, step) if by_chance else _describe(tongue, words, deal, step, piles)
            yield Scene(
                number,
                heading.format(deal=place, move=count, who=name),
                "" if by_chance else name,
                piles,
                tuple(says),
                _standing(tongue, deal, step),
            )


def cards_of(scenes: Sequence[Scene]) -> tuple[Card, ...]:
    """Every card that the scenes show, once."""
    return tuple(sorted({card for scene in scenes for pile in scene.piles for card in pile.cards}, key=str))


def _piles(session: Session, deal: PlayedDeal, step: Step) -> Iterator[Pile]:
    named = str(step.move).replace(",", " ").split()
    held = step.seat != CHANCE
    piles = [
        (id, (held and id == HANDS[0] and deal.game.arranged(step.before, cards)) or cards)
        for id, cards in deal.game.piles(step.before, max(step.seat, 0))
    ]
    marks: dict[str, tuple[CardMark, ...]] = {}
    for id, cards in sorted(
        piles, key=lambda pile: pile[0] not in HANDS
    ):  # a card of two packs is played from the hand
        mark = CardMark.PLAYED if id in HANDS else CardMark.TAKEN
        marks[id] = tuple(mark if _names_card(card, named) else CardMark.LIES for card in cards)
    for id, cards in piles:
        yield Pile(session.data.pile_label(id), tuple(cards), marks[id])


def _names_card(card: Card, named: list[str]) -> bool:
    """Whether the move names the card; each time that it names one stands for one card."""
    if str(card) not in named:
        return False
    named.remove(str(card))
    return True


def _describe_chance(tongue: Tongue, deal: PlayedDeal, step: Step) -> Iterator[str]:
    """What happens, and the remarks."""
    yield tongue.chance(step.move).says
    yield from _remarks(tongue, deal, step)


def _describe(tongue: Tongue, words: AskWords, deal: PlayedDeal, step: Step, piles: Sequence[Pile]) -> Iterator[str]:
    """What is done, unless a remark begins with the card; the remarks; and whether the move was the only one."""
    sentences = [*_remarks(tongue, deal, step)]
    played, taken = (_cards_marked(piles, mark) for mark in (CardMark.PLAYED, CardMark.TAKEN))
    if not (played and sentences and sentences[0].startswith(tongue.card(played[0]))):
        yield _describe_move(tongue, words, step, played, taken)
    yield from sentences
    hand = sum(len(pile.cards) for pile in piles if CardMark.PLAYED in pile.marks)
    if hand > len(played) and len(deal.game.moves(step.before)) == 1:
        yield words.forced


def _remarks(tongue: Tongue, deal: PlayedDeal, step: Step) -> Iterator[str]:
    remarks = deal.game.remarks(step.before, step.move, step.after)
    return (tongue.sentence(remark, NOBODY) for remark in remarks)


def _cards_marked(piles: Sequence[Pile], wanted: CardMark) -> tuple[Card, ...]:
    pairs = ((card, mark) for pile in piles for card, mark in zip(pile.cards, pile.marks, strict=True))
    return tuple(card for card, mark in pairs if mark is wanted)


def _describe_move(tongue: Tongue, says: AskWords, step: Step, played: Sequence[Card], taken: Sequence[Card]) -> str:
    """The move as a sentence: with the cards that are laid and taken, or as players hear of it."""
    words = str(step.move).split()
    if words[: len(played)] == [str(card) for card in played] and played:
        spoken = [tongue.together([*map(tongue.card, cards)]) for cards in (played, taken) if cards]
        sentence = says.plays_and_takes if taken else says.plays
        return sentence.format(who=tongue.session.names[step.seat], cards=spoken[0], taken=spoken[-1])
    named = sum(any(str(kind) == word for kind in tongue.kinds) for word in words[1:])
    return tongue.move_of(step.seat, words[0] if named > MANY else step.move)


def _standing(tongue: Tongue, deal: PlayedDeal, step: Step) -> tuple[tuple[str, str], ...]:
    """Who has how many chips after the move; without chips, what each party has scored when the deal is over."""
    who = tongue.session.names
    if deal.game.chips:
        stacks = deal.game.accounts(step.after)[: deal.players]
        return tuple((who[seat], tongue.number(stack)) for seat, stack in enumerate(stacks))
    if not deal.finished or step is not deal.steps[-1]:
        return ()
    parties = deal.game.teams(deal.players)
    names = (tongue.together([who[seat] for seat in team]) for team in parties)
    return tuple((name, tongue.number(deal.result[team[0]])) for name, team in zip(names, parties, strict=True))
