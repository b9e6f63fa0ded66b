"""Rommé: a rummy for two to six with two packs of 52 cards and jokers, melds laid on the table.

In turn each player draws a card, lays what he likes, and throws one away. Sets and runs are laid open; the first time
they must count 40 together. From the next turn on cards may be added to all melds on the table, and a joker may be
taken for the card it stands for. Whoever gets rid of all cards, the last one by throwing it away, ends the deal. The
others count theirs, twice if the winner laid everything in one turn.

A turn is many small moves, and no move is offered that leads to a turn which cannot be ended well.

Source: rules_data/SOURCES.md; open points are parameters of the game's TOML.
"""

from __future__ import annotations

from random import Random

from kartenwerk.cards import Cards, Pack, hide
from kartenwerk.play.engine.contract import CHANCE, Game, Note, Reason
from kartenwerk.play.engine.scoring import Before, Scoring
from kartenwerk.play.games.romme import turn
from kartenwerk.play.games.romme.scoring import Facts, asked, check, costs, over, score
from kartenwerk.play.games.romme.state import WORDS, Draw, Move, Rules, State, Swap, melds_of, read_move
from kartenwerk.play.mechanics.melds.meld import JOKER
from kartenwerk.play.mechanics.melds.moves import LayDown, LayOff, Throw
from kartenwerk.play.mechanics.reshuffle import Reshuffle, reshuffle, unshown, used_up
from kartenwerk.play.mechanics.table import Heard, cards_of_others
from kartenwerk.play.mechanics.tuples import deal_hands, hidden_but, replace_at, without


def to_move(state: State) -> int | None:
    if not all(state.hands) or state.stuck:
        return None
    return CHANCE if not state.drawn and used_up(state.stock, state.pile) else state.turn


def _why_not_reshuffle(state: State, move: Move) -> Reason | None:
    """Why CHANCE cannot shuffle so, or why another move must wait for it."""
    if to_move(state) != CHANCE:
        return Reason("stapel_reicht")
    if not isinstance(move, Reshuffle):
        return Reason("erst_mischen")
    same = sorted(move.cards) == sorted(state.pile[:-1])
    return None if same else Reason("ablage_mischen", state.pile[-1:])


def play(state: State, move: Move) -> State:
    match move:
        case LayDown():
            return turn.after_lay(state, move)
        case LayOff():
            return turn.after_add(state, move)
        case Swap():
            return turn.after_swap(state, move)
        case Throw():
            return _throw(state, move)
        case Reshuffle():
            return state._replace(stock=move.cards, pile=state.pile[-1:], shuffles=state.shuffles + 1)
        case Draw.PILE:
            card = state.pile[-1]
            barred = card if state.rules.nicht_dieselbe else None
            hands = replace_at(state.hands, state.turn, (*state.hand, card))
            return state._replace(hands=hands, pile=state.pile[:-1], drawn=True, taken=barred)
    hands = replace_at(state.hands, state.turn, (*state.hand, state.stock[0]))
    return state._replace(hands=hands, stock=state.stock[1:], drawn=True)


def _throw(state: State, move: Throw) -> State:
    """The next seat is on turn. One that has laid for the first time has opened, if it still has cards."""
    hand = without(state.hand, move.card)
    opened = replace_at(state.opened, state.turn, state.opened[state.turn] or bool(hand and state.laid_points))
    return state._replace(
        hands=replace_at(state.hands, state.turn, hand),
        pile=(*state.pile, move.card),
        opened=opened,
        turn=(state.turn + 1) % len(state.hands),
        drawn=False,
        taken=None,
        laid_points=0,
        committed=False,
    )


def facts_of(state: State) -> Facts:
    """The facts of the deal; nothing until it is over."""
    if to_move(state) is not None:
        return Facts((0,) * len(state.hands))
    winner = next((seat for seat, hand in enumerate(state.hands) if not hand), None)
    twice = winner is not None and not state.opened[winner]
    rest = tuple(sum(map(costs, hand)) for hand in state.hands)
    return Facts(rest, winner, twice, winner is None, state.hands)


def before_of(state: State) -> Before:
    return Before(len(state.hands), state.number - 1, state.scores)


def _on_table(state: State) -> Cards:
    return tuple(card for laid in state.on_table for card in laid.cards)


class Romme(Game[Rules, State, Move]):
    """The rules of Rommé as the engine plays by them."""

    id = "romme"
    rules = Rules
    move_limit = 2000
    words = WORDS
    searches = False  # measured: it takes the others' hands for hands by lot, and loses by it
    scoring = Scoring(Facts, asked, facts_of, before_of, score, check, over=over)

    @staticmethod
    def pack(rules: Rules, players: int, deck: Pack) -> Cards:
        """Two packs, and the agreed number of jokers."""
        suited = tuple(card for card in deck.cards if card.suit != JOKER)
        jokers = tuple(card for card in deck.cards if card.suit == JOKER)
        return suited * 2 + (jokers * 2)[: rules.joker]

    def deal(
        self, rules: Rules, players: int, order: Cards, dealer: int = -1, number: int = 1, scores: tuple[int, ...] = ()
    ) -> State:
        """The agreed number of cards each; the seat after the dealer begins."""
        dealer %= players
        size = rules.kartenzahl
        hands = deal_hands(order, players, size)
        rest = order[size * players :]
        open_cards = 1 if rules.startkarte else 0
        return State(
            rules,
            melds_of(rules, order),
            hands,
            rest[open_cards:],
            rest[:open_cards],
            (False,) * players,
            dealer,
            (dealer + 1) % players,
            scores or (0,) * players,
            number,
        )

    def to_move(self, state: State) -> int | None:
        return to_move(state)

    def moves(self, state: State) -> tuple[Move, ...]:
        if to_move(state) in (None, CHANCE):
            return ()
        if not state.drawn:
            return tuple(draw for draw, cards in ((Draw.STOCK, state.stock), (Draw.PILE, state.pile)) if cards)
        return *turn.lays(state), *turn.adds(state), *turn.swaps(state), *turn.throws(state)

    def why_not(self, state: State, move: Move) -> Reason | None:
        seat = to_move(state)
        if seat is None:
            return Reason("spiel_aus")
        if seat == CHANCE or isinstance(move, Reshuffle):
            return _why_not_reshuffle(state, move)
        if isinstance(move, Draw):
            if state.drawn:
                return Reason("schon_gezogen")
            return None if (state.stock if move is Draw.STOCK else state.pile) else Reason("nichts_zu_ziehen")
        if not state.drawn:
            return Reason("erst_ziehen")
        if isinstance(move, LayDown):
            return turn.why_not_lay(state, move)
        if isinstance(move, LayOff):
            return turn.why_not_add(state, move)
        if move.card not in state.hand:
            return Reason("nicht_auf_der_hand", (move.card,))
        return turn.why_not_swap(state, move) if isinstance(move, Swap) else turn.why_not_throw(state, move)

    def play(self, state: State, move: Move) -> State:
        return play(state, move)

    def view(self, state: State, seat: int) -> State:
        """Other hands and the stock are hidden."""
        hands = hidden_but(state.hands, seat)
        return state._replace(hands=hands, stock=hide(state.stock))

    def holdings(self, state: State) -> Cards:
        return *sum(state.hands, ()), *state.stock, *state.pile, *_on_table(state)

    def read(self, text: str, deck: Pack) -> Move:
        return read_move(text, deck)

    def chance(self, state: State, rng: Random) -> Move:
        return reshuffle(state.pile, rng)

    def deal_next(self, state: State, order: Cards) -> State | None:
        """The deal goes left, until the agreed number of deals is played or somebody has too many points."""
        scores = self.scores(state)
        rules, players = state.rules, len(state.hands)
        if over(rules, Before(players, state.number, scores)):
            return None
        return self.deal(rules, players, order, (state.dealer + 1) % players, state.number + 1, scores)

    def scores(self, state: State) -> tuple[int, ...]:
        """The points of all deals, this one included."""
        before = before_of(state)
        return before.with_items(score(state.rules, facts_of(state), before)).sums

    def heard(self, state: State, move: Move, seat: int) -> Move | Heard:
        """The open card that is taken, and that cards are shuffled, not how."""
        if move is Draw.PILE:
            return Heard(move, state.pile[-1:])
        return unshown(move)

    def remarks(self, before: State, move: Move, after: State) -> tuple[Reason, ...]:
        if not isinstance(move, Throw):
            return ()
        if after.stuck:
            return (Reason("keiner_fertig"),)
        if not all(after.hands):
            return (Reason("beendet" if before.opened[before.turn] else "aus_der_hand"),)
        return (Reason("gemeldet"),) if after.opened != before.opened else ()

    def piles(self, state: State, seat: int) -> tuple[tuple[str, Cards], ...]:
        return ("abwurf", state.pile[-1:]), ("ausgelegt", _on_table(state)), ("hand", state.hands[seat])

    def notes(self, state: State, seat: int) -> tuple[Note, ...]:
        """The melds by their numbers, what the first ones must count for this seat, and the cards of the others."""
        melds = [Note("ausgelegt", number, str(laid.meld)) for number, laid in enumerate(state.on_table, start=1)]
        first = [] if state.opened[seat] else [Note("erstmeldung", state.rules.erstmeldung)]
        return (*melds, *first, *cards_of_others(state.hands, seat))
