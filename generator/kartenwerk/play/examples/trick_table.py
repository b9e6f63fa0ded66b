"""A table [trick_game] in the words of its deck, for the generic booklet."""

from __future__ import annotations

from typing import NamedTuple

from kartenwerk.catalog import DeckOfSuits, require_suits
from kartenwerk.catalog.formulas import value_of
from kartenwerk.catalog.trick_game import SettledWorth, TrickGame
from kartenwerk.play.engine.session import Session
from kartenwerk.play.mechanics.trick_table.aim import Effect, find_aim
from kartenwerk.play.mechanics.trick_table.scoring import TableScore


class CardWorthView(NamedTuple):
    """Cards that count something, and how much each; with `farbe` the name is that of a suit, all of whose cards do."""

    name: str
    wert: int
    farbe: bool = False


class TableView(NamedTuple):
    """What a table says, by the rules in force.

    `hand` is how many cards each gets, 0 if that depends on the players; with `alle` all cards are dealt. `packen` are
    the rounds of a deal as numbers of cards, 0 for the stock. `trumpf_art`, `allein`, `sonst` and `aufnehmen` are the
    words of the table, "" where nobody plays alone. The duties are sentences. `nehmen` is the effect of taking tricks
    ("gut", "schlecht", "gemischt" or ""), `punkte` whether it comes of what their cards count, `oder_alle` whether all
    of these are good where some are bad. With `nur_minus` nobody can gain points. `ziel` and `spiele` end a match; a
    `ziel` below 0 is what a sum falls to, and 0 stands where there is none.
    """

    partner: bool
    hand: int
    alle: bool
    packen: tuple[int, ...]
    stock: int
    trumpf_art: str
    trumpf: str
    ueber: tuple[str, ...]
    raenge: tuple[str, ...]
    werte: tuple[CardWorthView, ...]
    letzter_stich: int
    allein: str
    sonst: str
    aufnehmen: str
    ziehen: bool
    pflichten: tuple[str, ...]
    pflichten_beim_ziehen: tuple[str, ...]
    nehmen: str
    punkte: bool
    oder_alle: bool
    nur_minus: bool
    ziel: int
    spiele: int


def trump_in_words(session: Session, start: object) -> str:
    """The suit that is trumps from the deal on, "" where there is none yet or always the same."""
    table = session.data.trick_game
    if table is None or table.trumps.by not in ("turned", "last"):
        return ""
    suit: str = getattr(start, "trump", "")
    return require_suits(session.deck).suit(suit).german


def describe_table(session: Session) -> TableView | None:
    """The table in words; None for a game that has none."""
    table = session.data.trick_game
    if table is None:
        return None
    deck = require_suits(session.deck)
    numbers = {key: int(value) for key, value in session.values.items() if not isinstance(value, str)}
    sizes = {table.hand_size(n, len(table.cards(n, deck.pack))) for n in session.data.players}
    alone, worth = table.alone, table.worth.settle(numbers)
    score, rules = TableScore(session.data), session.rules
    aims = [find_aim(score, rules, players) for players in session.data.players]
    takes = {aim.taking for aim in aims}
    return TableView(
        partner=table.sides == "facing",
        hand=sizes.pop() if len(sizes) == 1 else 0,
        alle=table.deal.hand == "all" and not table.deal.packets,
        packen=tuple(0 if packet == "stock" else packet for packet in table.deal.packets),
        stock=table.deal.stock,
        trumpf_art=table.trumps.by,
        trumpf=deck.suit(table.trumps.suit).german if table.trumps.suit else "",
        ueber=tuple(deck.name_of(deck.pack.card(name)) for name in table.trumps.above),
        raenge=tuple(deck.rank(code).spoken for code in table.ranks),
        werte=_worths(worth, deck),
        letzter_stich=worth.last_trick,
        allein=alone.by if alone else "",
        sonst=alone.nobody if alone else "",
        aufnehmen=alone.stock if alone else "none",
        ziehen=table.deal.draw,
        pflichten=_duties(session, table, table.duties, numbers),
        pflichten_beim_ziehen=_duties(session, table, table.duties_while_drawing, numbers),
        nehmen=takes.pop() if len(takes) == 1 else Effect.MIXED,
        punkte=all(aim.points for aim in aims),
        oder_alle=all(aim.or_all for aim in aims),
        nur_minus=all(aim.only_losses for aim in aims),
        ziel=value_of(table.end.goal, numbers),
        spiele=value_of(table.end.deals, numbers),
    )


def _duties(session: Session, table: TrickGame, duties: tuple[str, ...], numbers: dict[str, int]) -> tuple[str, ...]:
    """The sentences of the duties that bind by these rules."""
    texts = session.data.text.duties if session.data.text else {}
    parts = map(table.parts_of, duties)
    return tuple(texts[name] for name, when in parts if value_of(when, numbers) and name in texts)


def _worths(worth: SettledWorth, deck: DeckOfSuits) -> tuple[CardWorthView, ...]:
    """Ranks that count alike in all suits, equal ones together, then suits, then single cards; the dearest first."""
    of_count: dict[int, list[str]] = {}
    for code, count in worth.ranks.items():
        of_count.setdefault(count, []).append(deck.rank(code).spoken)
    ranks = [CardWorthView(", ".join(names), count) for count, names in of_count.items() if count]
    suits = [CardWorthView(deck.suit(id).german, count, farbe=True) for id, count in worth.suits.items() if count]
    cards = [CardWorthView(deck.name_of(deck.pack.card(name)), count) for name, count in worth.cards.items()]
    return tuple(sorted(ranks, key=lambda one: -one.wert) + suits + cards)
