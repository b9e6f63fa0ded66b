"""Anagramm-Poker: betting on the word that five letter cards make, for two to eight.

Everybody cuts for the first deal: the highest value, then the last in the alphabet. Everybody pays an ante and gets
five cards. A round of betting in which one opens or drops out, an exchange of up to three cards, a second round; then
each who is left lays a word. The most cards win, not the most letters, then the word earlier in the alphabet; equal
words share, and what does not go even stays in the pot. Any word may be doubted: the agreed dictionary decides. If all
drop out at once, or nobody has a word, the pot waits for the next deal. Whoever cannot pay the ante is out of the
match, which ends after the agreed deals or when only one can pay.

`GAME` asks the project's own list of words, `with_dictionary` gives the game with another. What a dictionary says is
a move of chance, so records replay without any.

Source: rules_data/SOURCES.md; open points are parameters of the game's TOML.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from random import Random

from kartenwerk.cards import Cards, Pack, hidden
from kartenwerk.data import DataRoots
from kartenwerk.engine.contract import Game, Item, Reason
from kartenwerk.engine.deals import shuffled
from kartenwerk.games.anagramm_poker.deal import deal, deal_next, highest, moves, play, to_move, why_not
from kartenwerk.games.anagramm_poker.hands import WordHands
from kartenwerk.games.anagramm_poker.moves import Act, Move, read_move
from kartenwerk.games.anagramm_poker.players import Sense
from kartenwerk.games.anagramm_poker.showdown import Show
from kartenwerk.games.anagramm_poker.stakes import HIGHER, Say
from kartenwerk.games.anagramm_poker.state import LEAST, Phase, Rules, State
from kartenwerk.mechanics import betting
from kartenwerk.mechanics.tuples import hidden_but
from kartenwerk.mechanics.words.dictionary import Dictionary


def pack(rules: Rules, players: int, deck: Pack) -> Cards:
    """The letters of the agreed form; question marks stay in the box."""
    return tuple(card for card in deck.forms[rules.blatt] if card.value)


def tally(state: State) -> tuple[Item, ...]:
    """What every seat put in, and what it took back or won."""
    items: list[Item] = []
    overpaid, back = betting.uncalled(state.table.paid)
    for seat, paid in enumerate(state.table.paid):
        ante = min(state.ante, paid)
        amounts = {"grundeinsatz": -ante, "einsatz": ante - paid, "strafe": -state.fines[seat]}
        items += [Item(seat, reason, points, -points) for reason, points in amounts.items() if points]
        if back and seat == overpaid:
            items.append(Item(seat, "zurueck", back, back))
        won = sum(one.chips for one in state.awards if one.seat == seat)
        if won:
            items.append(Item(seat, "pot", won, won, laid(state, seat)))
    return tuple(items)


def laid(state: State, seat: int) -> Cards:
    """The word that a seat has laid, nothing if it has laid none."""
    return state.show.words[seat] if state.show.words else ()


def view(state: State, seat: int) -> State:
    """Own cards, the words once all lie, how many cards each has changed, and all stones."""
    hands = hidden_but(state.hands, seat)
    show = state.show
    if state.phase is Phase.LAY:
        show = Show(tuple(word if owner == seat else () for owner, word in enumerate(show.words)))
    return state._replace(hands=hands, stock=hidden(state.stock), discards=hidden(state.discards), show=show)


def holdings(state: State) -> Cards:
    return state.stock + state.cut + state.discards + sum(state.hands, ())


def accounts(state: State) -> tuple[int, ...]:
    """The stacks, and what lies in the middle."""
    middle = state.carried + sum(state.table.paid) + sum(state.fines)
    return (*state.table.stacks, state.left if state.phase is Phase.OVER else middle)


def read(text: str, deck: Pack) -> Move:
    return read_move(text, deck, "Anagramm-Poker")


def remarks(before: State, move: Move, after: State) -> tuple[Reason, ...]:
    if move.act is Act.CUT:
        return (Reason("gleichstand" if after.queue else "geber", (highest(move.cards),)),)
    said = []
    if move.act in (Act.FOUND, Act.MISSING):
        said.append(Reason("gueltig" if move.act is Act.FOUND else "ungueltig"))
    if after.phase is Phase.OVER:
        claims = after.table.claims
        winners = tuple(dict.fromkeys(one.seat for one in after.awards))
        if not claims:
            said.append(Reason("alle_aus"))
        elif len(claims) == 1:
            said.append(Reason("kampflos"))
        elif not winners:
            said.append(Reason("kein_wort"))
        else:
            shared = sum(one.pot == 0 for one in after.awards) > 1
            said.append(Reason("geteilt" if shared else "gewinnt", laid(after, winners[0])))
    return tuple(said)


def piles(state: State, seat: int) -> tuple[tuple[str, Cards], ...]:
    return (("hand", state.hands[seat]),) if state.hands[seat] else ()


def chance(dictionary: Dictionary, state: State, rng: Random) -> Move:
    """Where the pack is cut, how it is shuffled, and whether the dictionary has a word."""
    if state.phase is Phase.CUT:
        return Move(Act.CUT, cards=tuple(rng.sample(state.stock, len(state.queue))))
    if state.phase is Phase.SHUFFLE:
        return Move(Act.SHUFFLE, cards=shuffled(state.stock + state.cut, rng))
    return Move(Act.MISSING if dictionary.why_not(state.word) else Act.FOUND)


def eager(sense: Sense, state: State, options: Sequence[Move], rng: Random) -> Move:
    """Never drops out while it can pay, and doubts nothing."""
    if state.phase in (Phase.FIRST, Phase.SECOND):
        return rng.choice([move for move in options if move.act is not Say.FOLD] or options)
    return _with_words(sense, state)


def sensible(sense: Sense, state: State, options: Sequence[Move], rng: Random) -> Move:
    """Stakes by how many cards its best word has, and bluffs one time in eight."""
    if state.phase not in (Phase.FIRST, Phase.SECOND):
        return _with_words(sense, state)
    table, second = state.table, state.phase is Phase.SECOND
    good = len(sense.word(state.hands[table.seat])) + 2 * (rng.random() < 1 / 8) - second
    acts = {move.act: move for move in options}
    higher = [move for move in options if move.act in HIGHER]
    if higher and good > 2 + 2 * (table.highest > 0) - (rng.random() < 1 / 4):
        return higher[min(rng.randrange(good), len(higher) - 1)]
    if Say.CALL in acts and 2 * good >= 4 + table.owed:
        return acts[Say.CALL]
    return acts.get(Say.CHECK, acts[Say.FOLD])


def _with_words(sense: Sense, state: State) -> Move:
    """Changes what is of no use, lays the best word, doubts what the dictionary has not."""
    hand = state.hands[state.queue[0]]
    if state.phase is Phase.SWAP:
        return Move(Act.SWAP, cards=sense.useless(hand, state.rules.tausch_max))
    if state.phase is Phase.LAY:
        return Move(Act.LAY, cards=sense.word(hand))
    return Move(Act.DOUBT if sense.doubts(state.word) else Act.ACCEPT)


def with_dictionary(dictionary: Dictionary) -> Game[Rules, State, Move]:
    """The game as it is played by a dictionary, which all players know by heart."""
    sense = Sense(dictionary, LEAST)
    return Game(
        id="anagramm_poker",
        rules=Rules,
        pack=pack,
        deal=deal,
        to_move=to_move,
        moves=moves,
        why_not=why_not,
        play=play,
        tally=tally,
        view=view,
        holdings=holdings,
        read=read,
        policies={"eager": partial(eager, sense), "sensible": partial(sensible, sense)},
        move_limit=500,
        deal_next=deal_next,
        chance=partial(chance, dictionary),
        accounts=accounts,
        remarks=remarks,
        piles=piles,
        hands=WordHands(pack, dictionary),
        odds=WordHands(pack, dictionary),
        with_words=lambda file: with_dictionary(Dictionary.of_file(file)),
    )


OWN = Dictionary.own(DataRoots.over())
GAME: Game[Rules, State, Move] = with_dictionary(OWN)
HANDS = WordHands(pack, OWN)
