"""Fünf-Karten-Boltan: a betting game of the mercenaries, five cards of the worldly Inrah deck each, for two to eight.

Everybody pays the Sold into the Helm (the pot) and gets five cards. In the Manöver the seat left of the dealer waits
or strikes; once somebody has struck, the others parry, strike higher or die. In the Formation the living exchange
cards. The Aufmarsch is a second round of betting, begun by whoever struck last. In the Schlacht the best hand takes
the Helm. Nobody can outbid a seat that strikes with all it has left (Hammerschlag); the others bet on into kleine
Helme before them, which they get back if the Hammerschlag wins. Blunders (Patzer) are moves with a price where
Strafsold is agreed.

Source: rules_data/SOURCES.md; open points are parameters of the game's TOML.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.cards import Cards, Pack, hide
from kartenwerk.play.engine.consequences import Consequences
from kartenwerk.play.engine.contract import CHANCE, Game, Note, Reason
from kartenwerk.play.engine.deals import shuffle
from kartenwerk.play.engine.scoring import Before
from kartenwerk.play.games.fuenf_karten_boltan import helm as helms
from kartenwerk.play.games.fuenf_karten_boltan import talon as talons
from kartenwerk.play.games.fuenf_karten_boltan.actions import (
    Action,
    BettingMove,
    after_bet,
    betting_moves,
    read_betting_move,
    remark,
    why_not_bet,
)
from kartenwerk.play.games.fuenf_karten_boltan.hands import invalid
from kartenwerk.play.games.fuenf_karten_boltan.helm import Helm, Patzer
from kartenwerk.play.games.fuenf_karten_boltan.state import Move, Phase, Rules, State, ladder, limits
from kartenwerk.play.games.fuenf_karten_boltan.talon import CHANGE, KEEP, Exchange, Search, Shuffle, Talon
from kartenwerk.play.mechanics import betting
from kartenwerk.play.mechanics.betting import clockwise
from kartenwerk.play.mechanics.ladders.hands import LadderHands
from kartenwerk.play.mechanics.ladders.ladder import FIVE, PackGrid
from kartenwerk.play.mechanics.stacks import MIDDLE, Stacks, stacks_before, stacks_scoring
from kartenwerk.play.mechanics.table import chips_of, laid_open
from kartenwerk.play.mechanics.tuples import hidden_but, replace_at, without

SQUIRE, PRINCE = "K", "F"
"""The ranks Knappe and Fürst, one of which is looked for before the first deal."""

NOTATION = '"warten", "schlagen 4", "parieren", "sterben", "hammerschlag", "behalten" or "tauschen erz-2 luft-K"'


def _deal_out(state: State) -> State:
    """Everybody pays the Sold and gets five cards, one at a time, the opener first."""
    order, seats = state.talon.cards, state.seats
    dealt = {seat: order[place :: len(seats)][:FIVE] for place, seat in enumerate(seats)}
    hands = tuple(dealt.get(seat, ()) for seat in range(len(state.hands)))
    helm = helms.pay_sold(state.helm, state.rules.sold)
    dealt_out = state._replace(hands=hands, talon=Talon(order[FIVE * len(seats) :]), helm=helm)
    return _go_on(_open(dealt_out, Phase.MANOEVER, state.first))


def _open(state: State, phase: Phase, speaker: int) -> State:
    """Begin a round of betting; seats that cannot speak are passed over."""
    chips = betting.open_round(state.chips, speaker - 1, state.rules.mindestschlag)
    opener = chips.seat if chips.to_speak else state.opener
    return state._replace(phase=phase, helm=state.helm._replace(chips=chips), opener=opener)


def _with_chips(state: State, chips: betting.Chips) -> State:
    """The state with other chips, its eighth field: by place, for speed, as in `tricks`."""
    helm = tuple.__new__(Helm, (chips, *state.helm[1:]))
    return tuple.__new__(State, (*state[:7], helm, *state[8:]))


def _why_not_patzer(state: State, seat: int, move: Patzer) -> Reason | None:
    if not state.rules.strafsold:
        return Reason("ohne_strafsold")
    poor = move is Patzer.SMALL and state.chips.stacks[seat] <= state.rules.sold
    return Reason("strafsold_zu_hoch") if poor else None


def _wanted_rank(state: State) -> str:
    """The rank that decides who begins: a Knappe makes the dealer, with a fixed dealer a Fürst the Fuchs."""
    return PRINCE if state.rules.fester_geber else SQUIRE


def _hand_out(state: State) -> State:
    """Give the seat that exchanges its cards; if the talon runs short, CHANCE must shuffle."""
    seat, *rest = state.to_exchange
    given, talon = talons.hand_out(state.talon, state.rules.talon_letzte_nie)
    state = state._replace(hands=replace_at(state.hands, seat, state.hands[seat] + given), talon=talon)
    return state if talon.owed else _go_on(state._replace(to_exchange=tuple(rest)))


def _go_on(state: State) -> State:
    """Begin the next part until somebody must move or the deal is over."""
    state = _lay_off_dead(state)
    chips, rules = state.chips, state.rules
    if len(chips.claims) == 1:
        unseen: list[Cards] = [()] * len(state.hands)
        return _end(state, helms.award(state.helm, chips.claims, _poker(state), unseen))
    if chips.to_speak if state.phase is not Phase.FORMATION else state.to_exchange:
        return state
    idle = max(chips.paid) <= rules.sold and not chips.all_in
    if state.phase is Phase.MANOEVER:
        if idle and rules.verbruederung == "manoever":
            return _end(state, helms.leave(state.helm))
        return state._replace(phase=Phase.FORMATION, to_exchange=state.seats)
    if state.phase is Phase.FORMATION:
        return _go_on(_open(state, Phase.AUFMARSCH, state.first if chips.last is None else chips.last))
    if idle and rules.verbruederung == "spiel":
        return _end(state, helms.leave(state.helm))
    return _battle(state)


def _lay_off_dead(state: State) -> State:
    """Dead seats lay off their hands and exchange nothing any more."""
    live = state.chips.live
    dead = [seat for seat, hand in enumerate(state.hands) if hand and not live[seat]]
    if not dead:
        return state
    gone = sum((state.hands[seat] for seat in dead), state.talon.discards)
    hands = tuple(() if seat in dead else hand for seat, hand in enumerate(state.hands))
    queue = tuple(seat for seat in state.to_exchange if seat not in dead)
    return state._replace(hands=hands, talon=state.talon._replace(discards=gone), to_exchange=queue)


def _battle(state: State) -> State:
    """Whoever struck last, or else opened, shows; then in turn whoever can win something by a better hand."""
    ranked = ladder(state.rules, state.grid)
    read = {seat: ranked.read(state.hands[seat]) for seat in state.chips.claims}
    ranking = tuple(sorted(read, key=lambda seat: read[seat].strength))
    shown = helms.seats_that_show(state.chips, state.opener, ranking, _poker(state))
    hands = [read[seat].best if seat in shown else () for seat in range(len(state.hands))]
    settled = helms.award(state.helm, ranking, _poker(state), hands)
    return _end(state._replace(shown=shown), settled)


def _poker(state: State) -> bool:
    """Whether kleine Helme are fought for like side pots in poker."""
    return state.rules.kleine_helme == "poker"


def _end(state: State, helm: Helm) -> State:
    return state._replace(phase=Phase.OVER, helm=helm)


def _blunder(state: State, patzer: Patzer) -> State:
    """The price of a Patzer.

    A small one costs a Strafsold. A great one ends the deal as well and costs the seat its stake. A cheat loses all
    chips and leaves.
    """
    seat = state.to_exchange[0] if state.phase is Phase.FORMATION else state.chips.seat
    if patzer is Patzer.CHEAT:
        return _go_on(state._replace(helm=helms.expel(state.helm, seat, state.first)))
    fined = helms.fine(state.helm, seat, state.rules.sold)
    return state._replace(helm=fined) if patzer is Patzer.SMALL else _end(state, helms.split(fined, but=seat))


def facts_of(state: State) -> Stacks:
    """The facts of a finished deal, and every stake and what came out of the Helm."""
    return Stacks(state.chips.stacks, state.helm.later, helms.tally(state.helm))


def before_of(state: State) -> Before:
    """The stacks before anybody threw chips into the Helm, and what lay there."""
    stacks = stacks_before(state.chips.stacks, helms.tally(state.helm))
    middle = sum(helms.accounts(state.helm)) - sum(stacks)
    return Before(len(state.hands), 0, stacks, middle)


def too_few_pay(rules: Rules, before: Before) -> bool:
    """Whether the match is over, as fewer than two can pay the Sold."""
    return sum(stack >= rules.sold for stack in before.sums) < 2


HANDS = LadderHands(ladder, most=FIVE, invalid=invalid)


SEARCH, MANOEVER, FORMATION, AUFMARSCH = Phase.SEARCH, Phase.MANOEVER, Phase.FORMATION, Phase.AUFMARSCH
"""Plain names, since in Python 3.11 looking up a member of an enum takes long."""


class FuenfKartenBoltan(Game[Rules, State, Move]):
    """The rules of Fünf-Karten-Boltan as the engine plays by them."""

    id = "fuenf_karten_boltan"
    rules = Rules
    move_limit = 400
    words = (*Action, KEEP, CHANGE, *Patzer)
    chips = True
    scoring = stacks_scoring(facts_of, before_of, lambda rules: rules.startmarken, too_few_pay, (MIDDLE,))

    def deal(self, rules: Rules, players: int, order: Cards) -> State:
        """Everybody starts with the same chips; the dealer is still to be found."""
        helm = helms.gather((rules.startmarken,) * players, 0, rules.sold)
        return State(rules, PackGrid.of(order), Phase.SEARCH, Talon(order), ((),) * players, 0, 0, helm)

    def to_move(self, state: State) -> int | None:
        phase = state.phase
        if phase is MANOEVER or phase is AUFMARSCH:
            return state.helm.chips.to_speak[0]
        if phase is FORMATION:
            return CHANCE if state.talon.owed else state.to_exchange[0]
        return CHANCE if phase is SEARCH else None

    def moves(self, state: State) -> tuple[Move, ...]:
        seat = self.to_move(state)
        if seat is None or seat == CHANCE:
            return ()
        usual: tuple[Move, ...]
        if state.phase is Phase.FORMATION:
            usual = tuple(talons.exchanges(state.hands[seat], state.rules.tausch_max))
        else:
            usual = betting_moves(state.chips, limits(state))
        if not state.rules.strafsold:  # then there are no Patzer
            return usual
        return *usual, *(patzer for patzer in Patzer if _why_not_patzer(state, seat, patzer) is None)

    def why_not(self, state: State, move: Move) -> Reason | None:
        seat = self.to_move(state)
        if seat is None:
            return Reason("spiel_aus")
        if seat == CHANCE or isinstance(move, Search | Shuffle):
            return talons.why_not_chance(state.talon, move, _wanted_rank(state) if state.phase is Phase.SEARCH else "")
        if isinstance(move, Patzer):
            return _why_not_patzer(state, seat, move)
        if isinstance(move, Exchange) != (state.phase is Phase.FORMATION):
            return Reason("erst_tauschen" if state.phase is Phase.FORMATION else "jetzt_wird_gewettet")
        if isinstance(move, Exchange):
            return talons.why_not_exchange(state.hands[seat], move, state.rules.tausch_max)
        return why_not_bet(state.chips, move, limits(state))

    def play(self, state: State, move: Move) -> State:
        match move:
            case Search():
                found = len(move.cards) - 1 + (not state.rules.fester_geber)
                return _deal_out(state._replace(first=found % len(state.hands)))
            case Shuffle():
                return _hand_out(state._replace(talon=state.talon._replace(cards=move.cards, discards=())))
            case Exchange():
                seat = state.to_exchange[0]
                hands = replace_at(state.hands, seat, without(state.hands[seat], *move.cards))
                return _hand_out(state._replace(hands=hands, talon=talons.lay_off(state.talon, move.cards)))
            case Patzer():
                return _blunder(state, move)
        return _go_on(_with_chips(state, after_bet(state.helm.chips, move, limits(state))))

    def view(self, state: State, seat: int) -> State:
        """Own cards, those that lie open, and all chips."""
        hands = hidden_but(state.hands, seat, *state.shown)
        talon = Talon(hide(state.talon.cards), hide(state.talon.discards), hide(state.talon.thrown), state.talon.owed)
        return state._replace(hands=hands, talon=talon)

    def holdings(self, state: State) -> Cards:
        return state.talon.all + sum(state.hands, ())

    def read(self, text: str, deck: Pack) -> Move:
        if text in list(Patzer):
            return Patzer(text)
        move = read_betting_move(text) or talons.read_card_move(text, deck)
        if move is None:
            raise KartenwerkError("this is no move of Fünf-Karten-Boltan", found=repr(text), expected=NOTATION)
        return move

    def chance(self, state: State, rng: Random) -> Move:
        if state.phase is Phase.SEARCH:
            return talons.search(shuffle(state.grid.cards, rng), _wanted_rank(state))
        return Shuffle(shuffle(state.talon.to_shuffle, rng))

    def deal_next(self, state: State, order: Cards) -> State | None:
        """The deal moves left, past seats that have left; the match is over when only one can pay the Sold."""
        helm = helms.gather(state.chips.stacks, state.helm.later, state.rules.sold)
        first, *others = [seat for seat in clockwise(state.first, len(state.hands)) if helm.chips.live[seat]] or [0]
        if not others:
            return None
        nobody: tuple[Cards, ...] = ((),) * len(state.hands)
        return _deal_out(State(state.rules, state.grid, Phase.MANOEVER, Talon(order), nobody, first, first, helm))

    def scores(self, state: State) -> tuple[int, ...]:
        """The chips that every seat has: whoever has most has won the match."""
        return state.chips.stacks

    def accounts(self, state: State) -> tuple[int, ...]:
        return helms.accounts(state.helm)

    def audit(self, state: State) -> None:
        """The last card of the talon was not given, every exchange was finished, and hands are full."""
        assert state.talon.cards or not state.rules.talon_letzte_nie, "the last card of the talon was given"
        assert not state.talon.owed and not state.talon.thrown, "an exchange was not finished"
        assert all(len(state.hands[seat]) == FIVE for seat in state.chips.claims), "a hand is not full"

    def heard(self, state: State, move: Move, seat: int) -> Move:
        """How many cards another exchanges, not which."""
        if isinstance(move, Shuffle):
            return Shuffle(hide(move.cards))
        if isinstance(move, Exchange) and state.to_exchange[0] != seat:
            return Exchange(hide(move.cards))
        return move

    def shown(self, before: State, move: Move, after: State) -> tuple[tuple[int, Cards], ...]:
        """The hands of the battle."""
        return laid_open(after.hands, before.shown, after.shown)

    def remarks(self, before: State, move: Move, after: State) -> tuple[Reason, ...]:
        said: tuple[Reason, ...] = ()
        match move:
            case Search():
                said = (Reason("fuchs_gefunden" if before.rules.fester_geber else "geber_gefunden", move.cards[-1:]),)
            case Shuffle():
                said = (Reason("neu_gemischt", move.cards),)
            case Patzer():
                said = (helms.blunder_remark(move),)
            case BettingMove():
                said = remark(before.chips, move)
        return *said, *helms.outcome_remarks(after.helm, shown=bool(after.shown))

    def consequences_at_end(self, course: Sequence[State], seat: int) -> Consequences:
        """What the betting comes to."""
        return betting.consequences_of_bets(course[0].chips, course[-1].chips, seat)

    def piles(self, state: State, seat: int) -> tuple[tuple[str, Cards], ...]:
        return (("hand", state.hands[seat]),) if state.hands[seat] else ()

    def notes(self, state: State, seat: int) -> tuple[Note, ...]:
        return chips_of(state.chips, seat, state.helm.before)
