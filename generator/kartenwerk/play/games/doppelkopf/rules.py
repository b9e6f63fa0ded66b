"""Doppelkopf: a trick-taking game for four with two packs of 24, in which the queens of clubs make partners.

Queens, jacks and diamonds are trumps. Suit must be followed, trumps being a suit of their own; of two equal cards the
first wins. The holders of the queens of clubs are Re: they play together, mostly without knowing it, and need 121 of
the 240 Augen. A seat that holds both calls a partner by the first ace of a suit, announces a solo or, where that is
allowed, plays alone in silence. Where the grand is played, any seat may announce it: only jacks are trumps there.

What the source does not know and many tables play is off by default: a marriage in place of the call, both aces of
diamonds above all trumps, and Re and Kontra (`raises`) with what they count (`scoring`).

Source: rules_data/SOURCES.md; open points are parameters of the game's TOML.
"""

from __future__ import annotations

from collections.abc import Iterator

from kartenwerk.cards import Card, Cards, Pack
from kartenwerk.play.engine.contract import Ending, Note, Reason
from kartenwerk.play.engine.scoring import Scoring, after_deals
from kartenwerk.play.games.doppelkopf.raises import (
    KONTRA,
    RE,
    WORDS,
    Raise,
    Said,
    latest,
    next_raise,
)
from kartenwerk.play.games.doppelkopf.scoring import (
    ALL_AUGEN,
    Facts,
    asked,
    augen_of,
    before_of,
    check,
    facts_of,
    parties_of,
    score,
    winner_of,
)
from kartenwerk.play.games.doppelkopf.state import (
    CALL,
    FOX,
    GRAND,
    MARRIAGE,
    MARRIAGE_TRICKS,
    NORMAL,
    PIGS,
    QUEEN,
    SEATS,
    SOLO,
    SUITS,
    Announce,
    Move,
    Rules,
    State,
    _delay,
    _tricks,
    party_of,
    re_party,
)
from kartenwerk.play.mechanics import tricks
from kartenwerk.play.mechanics.duties import legal_cards, why_not_lay
from kartenwerk.play.mechanics.ranking import Kind, kind_of
from kartenwerk.play.mechanics.table import augen_won
from kartenwerk.play.mechanics.tricks import InPlay, Lay, Trick, TrickTakingGame

RANKS = ("A", "10", "K", "D", "B", "9")


def announcements(state: State) -> Iterator[Announce]:
    """What the seat on turn may say: who lacks a queen of clubs says "normal", or plays a grand or a solo for all.

    Whoever holds both aces of diamonds must say so.
    """
    pigs = state.rules.schweinchen and _both(state, FOX)
    for said in _games(state):
        yield said._replace(pigs=pigs and said.diamonds)


def _games(state: State) -> Iterator[Announce]:
    """The games that the seat on turn may announce."""
    both_queens = _both(state, QUEEN)
    if state.rules.stilles_solo or not both_queens:
        yield Announce()
    if both_queens and state.rules.hochzeit:
        yield Announce(MARRIAGE)
    elif both_queens:
        yield from (Announce(CALL, suit) for suit in SUITS if suit != "karo")
    if both_queens or state.rules.solo_fuer_alle:
        yield from (Announce(SOLO, suit) for suit in SUITS)
    if state.rules.grossspiel:
        yield Announce(GRAND)


def _both(state: State, kind: Kind) -> bool:
    """Whether the seat on turn holds both cards of that kind."""
    return [kind_of(card) for card in state.cards.hands[state.turn]].count(kind) == 2


def _why_not_announce(state: State, move: Announce) -> Reason | None:
    if not state.announcing:
        return Reason("ansage_vorbei")
    if move in announcements(state):
        return None
    if move._replace(pigs=not move.pigs) in announcements(state):
        return Reason("keine_schweinchen" if move.pigs else "schweinchen_sagen")
    if move.kind == MARRIAGE and not state.rules.hochzeit:
        return Reason("keine_hochzeit")
    if move.kind == CALL and state.rules.hochzeit:
        return Reason("kein_ruf")
    if move.kind == CALL and move.suit == "karo":
        return Reason("ruf_nur_fehlfarbe")
    if move.kind == NORMAL:
        return Reason("kein_stilles_solo")
    if move.kind == GRAND:
        return Reason("kein_grossspiel")
    return Reason("nur_mit_beiden_damen")


def possible_raise(state: State) -> Raise | None:
    """What the seat on turn may say for its party before it lays."""
    if not state.rules.ansagen:
        return None
    party = party_of(state, state.turn)
    return next_raise(state.raises, party) if party and _in_time(state, party) else None


def _in_time(state: State, party: str) -> bool:
    last = latest(state.rules.ansagen, state.raises, party) + (_delay(state) or 0)
    return _tricks(state.cards) < last


def _why_not_raise(state: State, move: Raise) -> Reason | None:
    if not state.rules.ansagen:
        return Reason("keine_ansagen")
    party = party_of(state, state.turn)
    if party is None:
        return Reason("partner_offen")
    if move.word in (RE, KONTRA) and move.word != party:
        return Reason("andere_partei")
    following = next_raise(state.raises, party)
    if following is None or move.step < following.step:
        return Reason("schon_gesagt")
    if move != following:
        return Reason("der_reihe_nach")
    return None if _in_time(state, party) else Reason("ansage_zu_spaet")


def _announce(state: State, said: Announce) -> State:
    seat = state.turn
    state = state._replace(said=(*state.said, said))
    return state if said.kind == NORMAL else state._replace(game=said, declarer=seat)


def _lay(state: State, card: Card) -> State:
    after, kind = tricks.after_lay(state, card), kind_of(card)
    if kind == QUEEN:
        after = after._replace(queens=(*state.queens, state.cards.turn))
    if state.partner is None and (partner := _partner(state, kind, after.cards)) is not None:
        after = after._replace(partner=partner, found=_tricks(state.cards) + 1)
    return after if after.cards.trick.cards else _with_foxes(after, state.cards.trick, card)


def _partner(state: State, kind: Kind, cards: InPlay) -> int | None:
    """The seat that a card of that kind makes the partner, the `cards` lying as they do after it.

    It has laid the called ace or, in a marriage, wins one of the first tricks.
    """
    if state.game.kind == CALL:
        return state.cards.turn if kind == (state.game.suit, "A") and state.cards.turn != state.declarer else None
    if state.game.kind != MARRIAGE or cards.trick.cards or _tricks(state.cards) >= MARRIAGE_TRICKS:
        return None
    return cards.trick.leader if cards.trick.leader != state.declarer else None


def _with_foxes(after: State, trick: Trick, last: Card) -> State:
    """The state after a full trick, with the foxes that were in it."""
    owners = [trick.seat(place, SEATS) for place, card in enumerate((*trick.cards, last)) if kind_of(card) == FOX]
    caught = [(owner, after.cards.trick.leader) for owner in owners]
    return after._replace(foxes=(*after.foxes, *caught)) if caught else after


def _partner_remark(before: State, move: Move, after: State) -> tuple[Reason, ...]:
    """That the partners are found, or that a marriage plays alone."""
    if not isinstance(move, Lay) or before.partner is not None:
        return ()
    if after.partner is not None:
        if after.game.kind == MARRIAGE:
            return (Reason("hochzeit_geht_mit", seat=after.partner),)
        return (Reason("geht_mit", (move.card,), after.partner),)
    alone = _delay(before) is None and _delay(after) is not None
    return (Reason("hochzeit_allein"),) if alone else ()


QUEENS = 2
"""So many queens of clubs make the parties."""


def _parties(state: State, seat: int) -> Iterator[Note]:
    """The seats whose party is known to this one: by what was laid and announced, and by its own hand."""
    if state.announcing:
        return
    own = [kind_of(card) for card in state.cards.hands[seat]].count(QUEEN)
    if state.declarer is None:
        re = {*state.queens, *([seat] if own else [])}
        settled = len(state.queens) + own == QUEENS
    else:
        re = {*re_party(state)}
        settled = party_of(state, state.declarer) is not None
    kontra = {*range(SEATS)} - re if settled else {seat} - re if state.declarer is None else set()
    yield from (Note(RE, seat=one) for one in sorted(re))
    yield from (Note(KONTRA, seat=one) for one in sorted(kontra))


class Doppelkopf(TrickTakingGame[Rules, State, Move]):
    """The rules of Doppelkopf as the engine plays by them."""

    id = "doppelkopf"
    rules = Rules
    move_limit = 62  # four announcements, five steps of each party and twelve tricks
    words = (NORMAL, CALL, SOLO, GRAND, MARRIAGE, PIGS, *WORDS)
    scoring = Scoring(Facts, asked, facts_of, before_of, score, check, over=after_deals("spiele"), balanced=True)

    def pack(self, rules: Rules, players: int, deck: Pack) -> Cards:
        """Every card twice."""
        ranks = RANKS[:-1] if rules.ohne_neunen else RANKS
        return tuple(card for card in deck.cards if card.rank in ranks) * 2

    def deal(self, rules: Rules, players: int, order: Cards, dealer: int = SEATS - 1, number: int = 1) -> State:
        """Twelve cards each, ten without nines; forehand, left of the dealer, speaks and leads first."""
        hands = tricks.sorted_hands(order, SEATS, len(order) // SEATS, SUITS, RANKS)
        return State(rules, InPlay.begin(hands, (dealer + 1) % SEATS), dealer, number=number)

    def to_move(self, state: State) -> int | None:
        return state.turn if state.announcing else state.cards.to_move

    def moves(self, state: State) -> tuple[Move, ...]:
        if state.announcing:
            return tuple(announcements(state))
        if state.cards.to_move is None:
            return ()
        lays = tricks.lays(tuple(dict.fromkeys(legal_cards(state))))
        raised = possible_raise(state)
        return (*lays, raised) if raised else lays

    def why_not(self, state: State, move: Move) -> Reason | None:
        if self.to_move(state) is None:
            return Reason("spiel_aus")
        if isinstance(move, Announce):
            return _why_not_announce(state, move)
        if state.announcing:
            return Reason("erst_ansagen")
        return _why_not_raise(state, move) if isinstance(move, Raise) else why_not_lay(state, move.card)

    def play(self, state: State, move: Move) -> State:
        if isinstance(move, Raise):
            party = party_of(state, state.turn)
            assert party is not None
            return state._replace(raises=(*state.raises, Said(state.turn, party, move.step)))
        return _announce(state, move) if isinstance(move, Announce) else _lay(state, move.card)

    def read(self, text: str, deck: Pack) -> Move:
        said, comma, pigs = text.partition(", ")
        kind, _, suit = said.partition(" ")
        if pigs == (PIGS if comma else ""):
            if kind in (NORMAL, GRAND, MARRIAGE) and not suit:
                return Announce(kind, pigs=bool(pigs))
            if kind in (CALL, SOLO) and suit in SUITS:
                return Announce(kind, suit, bool(pigs))
        if text in WORDS:
            return Raise(text)
        return tricks.read_lay(text, deck, "Doppelkopf", str(Announce()))

    def deal_next(self, state: State, order: Cards) -> State | None:
        return tricks.next_deal(self.deal, state, order)

    def audit(self, state: State) -> None:
        assert state.cards.augen(*range(SEATS)) == ALL_AUGEN
        assert sum(item.points for item in score(state.rules, facts_of(state), before_of(state))) == 0

    def ending(self, state: State) -> Ending:
        """The party that has won, with its Augen; neither where both have promised too much."""
        facts = facts_of(state)
        won = winner_of(state.rules, facts)
        if won is None:
            return Ending("keine_partei", ())
        return Ending(f"{won}_gewinnt", parties_of(facts).seats(won), augen_of(facts, won))

    def remarks(self, before: State, move: Move, after: State) -> tuple[Reason, ...]:
        return (*_partner_remark(before, move, after), *tricks.taken_remark(before, move, after))

    def notes(self, state: State, seat: int) -> tuple[Note, ...]:
        """What is played and by whom, what has been said since, and the Augen of the seat's own tricks."""
        said = [] if state.declarer is None else [Note("spiel", word=str(state.game), seat=state.declarer)]
        raises = [Note("ansage", one.step, one.party, one.seat) for one in state.raises]
        return (*said, *_parties(state, seat), *raises, *augen_won(state.cards, seat))
