"""Gin Rommé, and Oklahoma Gin: a rummy for two with 52 cards, ten in hand, melds kept there until somebody knocks.

In turn each player draws a card, from the stock or the last one thrown away, and throws one away. A player whose
cards outside melds count no more than the limit may knock: he lays his melds open, and the other adds cards to them.
The difference counts, gin (nothing left over) brings more, and a knocker who does not have fewer points is undercut.
Rounds make a game, games a match. In Oklahoma the first open card sets the limit, and spades double the round.

Source: rules_data/SOURCES.md; open points are parameters of the game's TOML.
"""

from __future__ import annotations

from kartenwerk.cards import HIDDEN, Card, Cards, Pack, hide
from kartenwerk.play.engine.contract import Game, Note, Reason
from kartenwerk.play.games.gin_romme.scoring import MOST_WORTH, SCORING, after_game, after_round, deadwood, worth
from kartenwerk.play.games.gin_romme.state import (
    ADDING,
    DONE,
    DRAWING,
    HAND,
    LAYING,
    NOTHING_YET,
    OPENING,
    OVER,
    PILE,
    REFUSE,
    SEATS,
    STOCK,
    THROWING,
    Choice,
    Move,
    Phase,
    Rules,
    Standing,
    State,
    melds_of,
)
from kartenwerk.play.mechanics.melds.meld import JOKER, layoffs
from kartenwerk.play.mechanics.melds.moves import CARD_WORDS, LayDown, LayOff, Throw, read_card_move, throws
from kartenwerk.play.mechanics.melds.search import arrange, arrangements, lonely
from kartenwerk.play.mechanics.table import Heard
from kartenwerk.play.mechanics.tuples import replace_at, without

LEFT = 2
"""Cards that stay in the stock when the fiftieth has been drawn."""


def limit(rules: Rules, first: Card) -> int:
    """The most deadwood with which one may knock: in Oklahoma what the first open card counts; an ace asks for gin."""
    if not rules.oklahoma:
        return rules.klopf_limit
    return 0 if first.rank == "A" and rules.oklahoma_as == "gin" else worth(first)


def knock_throws(state: State) -> Cards:
    """The cards that may be thrown away with a knock."""
    most = limit(state.rules, state.first)
    if sum(map(worth, lonely(state.meld_index, state.hand))) - MOST_WORTH > most:
        return ()  # most hands are so, and need no search
    least = arrange(state.meld_index, state.hand, worth).deadwood
    if least - MOST_WORTH > most:
        return ()
    near = (card for card in _free(state) if least - worth(card) <= most)
    return tuple(card for card in near if arrange(state.meld_index, without(state.hand, card), worth).deadwood <= most)


def _free(state: State) -> Cards:
    """The cards that may be thrown away: where it is so agreed, not the one that has just been bought from the pile."""
    if state.taken is None or not state.rules.nicht_dieselbe:
        return state.hand
    return without(state.hand, state.taken)


def _why_not_throw(state: State, move: Throw) -> Reason | None:
    if move.card not in state.hand:
        return Reason("nicht_auf_der_hand", (move.card,))
    if move.card not in _free(state):
        return Reason("nicht_dieselbe", (move.card,))
    return Reason("zu_viele_luschen", (move.card,)) if move.knocks and move.card not in knock_throws(state) else None


def _why_not_add(state: State, move: Move) -> Reason | None:
    if not isinstance(move, LayOff):
        return None
    if move.card not in state.hand:
        return Reason("nicht_auf_der_hand", (move.card,))
    fits = 0 < move.number <= len(state.melds) and any(
        card == move.card for card, _ in state.meld_index.growths(state.melds[move.number - 1])
    )
    return None if fits else Reason("passt_nicht_an", (move.card,))


def _draw(state: State, from_pile: bool) -> State:
    card = state.pile[-1] if from_pile else state.stock[0]
    return state._replace(
        hands=replace_at(state.hands, state.turn, (*state.hand, card)),
        stock=state.stock if from_pile else state.stock[1:],
        pile=state.pile[:-1] if from_pile else state.pile,
        phase=THROWING,
        refused=0,
        taken=card if from_pile else None,
    )


def _throw(state: State, move: Throw) -> State:
    """The other is on turn, unless it was a knock or the fiftieth card is gone."""
    hands = replace_at(state.hands, state.turn, without(state.hand, move.card))
    if move.knocks:
        return state._replace(hands=hands, aside=(move.card,), knocker=state.turn, phase=LAYING, taken=None)
    phase = OVER if len(state.stock) <= LEFT else DRAWING
    pile = (*state.pile, move.card)
    return state._replace(hands=hands, pile=pile, phase=phase, turn=1 - state.turn, taken=None)


def _lay(state: State, move: LayDown) -> State:
    """The melds leave the hand; the other may add to them, but not to gin unless that is agreed."""
    rest = without(state.hand, *(card for meld in move.melds for card in meld.cards))
    over = not rest and not state.rules.anlegen_bei_gin
    return state._replace(
        hands=replace_at(state.hands, state.turn, rest),
        melds=move.melds,
        phase=OVER if over else ADDING,
        turn=1 - state.turn,
    )


class GinRomme(Game[Rules, State, Move]):
    """The rules of Gin Rommé as the engine plays by them."""

    id = "gin_romme"
    rules = Rules
    move_limit = 90  # 29 draws and as many throws, a knock, ten cards added
    words = (*Choice, *CARD_WORDS)
    searches = False  # measured: what is known of the other's hand is too little
    scoring = SCORING

    @staticmethod
    def pack(rules: Rules, players: int, deck: Pack) -> Cards:
        """All cards but the jokers."""
        return tuple(card for card in deck.cards if card.suit != JOKER)

    def deal(
        self, rules: Rules, players: int, order: Cards, dealer: int = 1, standing: Standing = NOTHING_YET
    ) -> State:
        """Ten each, one by one, and an open card; the one who does not deal begins."""
        forehand = 1 - dealer
        dealt = order[0 : SEATS * HAND : SEATS], order[1 : SEATS * HAND : SEATS]
        hands = dealt if forehand == 0 else dealt[::-1]
        first = order[SEATS * HAND]
        return State(
            rules, melds_of(order), hands, order[SEATS * HAND + 1 :], (first,), first, dealer, forehand, standing
        )

    def to_move(self, state: State) -> int | None:
        return None if state.phase is OVER else state.turn

    def moves(self, state: State) -> tuple[Move, ...]:
        phase = state.phase
        if phase is THROWING:
            return (*throws(knock_throws(state), knocks=True), *throws(_free(state)))
        if phase is DRAWING:
            return (STOCK,) if state.refused == SEATS else (STOCK, PILE)
        if phase is OPENING:
            return REFUSE, PILE
        if phase is LAYING:
            found = arrangements(state.meld_index, state.hand, worth, limit(state.rules, state.first))
            return tuple(dict.fromkeys(LayDown(arrangement.melds) for arrangement in found))
        if phase is ADDING:
            fitting = layoffs(state.meld_index, state.hand, state.melds)
            return (*dict.fromkeys(LayOff(card, place + 1) for card, place, _ in fitting), DONE)
        return ()

    def why_not(self, state: State, move: Move) -> Reason | None:
        phase = state.phase
        if phase is OVER:
            return Reason("runde_aus")
        if isinstance(move, Throw):
            return _why_not_throw(state, move) if phase is THROWING else Reason("jetzt_nicht_abwerfen")
        if isinstance(move, LayDown):
            if phase is not LAYING:
                return Reason("nicht_geklopft")
            return None if move in self.moves(state) else Reason("so_nicht_gelegt")
        if isinstance(move, LayOff) or move is DONE:
            return _why_not_add(state, move) if phase is ADDING else Reason("nicht_anlegen")
        if phase is OPENING:
            return Reason("erst_die_offene") if move is STOCK else None
        if phase is not DRAWING:
            return Reason("jetzt_nicht_kaufen")
        if move is REFUSE:
            return Reason("nichts_abzulehnen")
        return Reason("abgelehnt", (state.first,)) if move is PILE and state.refused == SEATS else None

    def play(self, state: State, move: Move) -> State:
        other = 1 - state.turn
        match move:
            case Throw():
                return _throw(state, move)
            case LayDown():
                return _lay(state, move)
            case LayOff():
                place = move.number - 1
                melds = replace_at(state.melds, place, state.meld_index.grow(state.melds[place], move.card))
                return state._replace(
                    hands=replace_at(state.hands, state.turn, without(state.hand, move.card)), melds=melds
                )
        if move is DONE:
            return state._replace(phase=OVER)
        if move is REFUSE:
            refused = state.refused + 1
            return state._replace(refused=refused, phase=DRAWING if refused == SEATS else OPENING, turn=other)
        return _draw(state, from_pile=move is PILE)

    def view(self, state: State, seat: int) -> State:
        """The other hand is hidden until it is laid, and so is the card that the other has thrown away with a knock."""
        other = 1 - seat
        laid = state.phase is OVER or (state.phase is ADDING and other == state.knocker)
        hands = state.hands if laid else replace_at(state.hands, other, hide(state.hands[other]))
        aside = state.aside if seat == state.knocker else hide(state.aside)
        return state._replace(hands=hands, stock=hide(state.stock), aside=aside)

    def holdings(self, state: State) -> Cards:
        laid = (card for meld in state.melds for card in meld.cards)
        return (*sum(state.hands, ()), *state.stock, *state.pile, *state.aside, *laid)

    def read(self, text: str, deck: Pack) -> Move:
        if text in list(Choice):
            return Choice(text)
        return read_card_move(text, deck, "Gin Rommé", DONE)

    def deal_next(self, state: State, order: Cards) -> State | None:
        """The deal alternates; the match is over when somebody's games have brought enough."""
        standing = after_game(state)
        if max(standing.games) >= state.rules.partie_ziel:
            return None
        return self.deal(state.rules, SEATS, order, 1 - state.dealer, standing)

    def scores(self, state: State) -> tuple[int, ...]:
        return after_game(state).games

    def heard(self, state: State, move: Move, seat: int) -> Move | Heard:
        """The card that is thrown away with a knock lies face down, and the open one that is bought is named."""
        if move is PILE:
            return Heard(move, state.pile[-1:])
        hides = isinstance(move, Throw) and move.knocks and state.turn != seat
        return Throw(HIDDEN, knocks=True) if hides else move

    def shown(self, before: State, move: Move, after: State) -> tuple[tuple[int, Cards], ...]:
        """What the knocker has left beside the melds, and the other hand when the round is over."""
        knocker = before.turn if isinstance(move, LayDown) else None
        ended = after.phase is Phase.OVER and before.phase is not Phase.OVER
        turned_up = [seat for seat in range(len(after.hands)) if seat == knocker or (ended and seat != after.knocker)]
        return tuple((seat, after.hands[seat]) for seat in turned_up if after.hands[seat])

    def remarks(self, before: State, move: Move, after: State) -> tuple[Reason, ...]:
        if after.phase is not OVER:
            return ()
        said = [Reason("ohne_klopfen")] if after.knocker is None else []
        for item in self.tally(after):
            if item.reason in ("gin", "unterschnitt"):
                said.append(Reason("gin_gemacht" if item.reason == "gin" else "unterschnitten"))
        if after_round(after).is_full(after.rules):
            said.append(Reason("spiel_gewonnen"))
        return tuple(said)

    def piles(self, state: State, seat: int) -> tuple[tuple[str, Cards], ...]:
        laid = tuple(card for meld in state.melds for card in meld.cards)
        return ("offen", state.pile[-1:]), ("ausgelegt", laid), ("hand", state.hands[seat])

    def notes(self, state: State, seat: int) -> tuple[Note, ...]:
        """The melds by their numbers, what the hand counts outside them and may count for a knock, and the stock."""
        melds = [Note("ausgelegt", number, str(meld)) for number, meld in enumerate(state.melds, start=1)]
        knock = Note("klopfgrenze", limit(state.rules, state.first))
        return (*melds, Note("luschen", deadwood(state, seat)), knock, Note("stapel", len(state.stock)))
