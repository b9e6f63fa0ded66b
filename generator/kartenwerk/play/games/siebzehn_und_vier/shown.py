"""Siebzehn und Vier's practice bank as moves to be shown: the player's turn, then the bank's, and what each has won."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from kartenwerk.play.engine.deals import PlayedDeal
from kartenwerk.play.engine.session import Session
from kartenwerk.play.examples.shown_moves import Bar, BarSide, Held, Mat, MoveEffect, ShownMove, verb
from kartenwerk.play.examples.views import HandRow, hand_row
from kartenwerk.play.games.siebzehn_und_vier.duel import Bank
from kartenwerk.play.games.siebzehn_und_vier.practice import (
    TOO_MUCH,
    CoupView,
    Turn,
    accounts,
    coup_view,
    coups,
)
from kartenwerk.play.games.siebzehn_und_vier.rules import worth

PLAYERS = "Spieler"
KIND = "Zug"
COUNTED = 4
"""The coup in which the player weighs his last card by what lies open."""


def practice(session: Session, deals: Sequence[PlayedDeal]) -> Mapping[str, Any]:
    """The practice bank, coup by coup; `konten` is what it brings everybody."""
    deal = deals[0]
    names = session.names[: deal.players]
    bank = names[deal.start.bank]
    played = tuple(coup_view(session, number, coup) for number, coup in enumerate(coups(deal), start=1))
    whole = sum(coup.stake for coup in played if coup.winner)
    bar = Bar((BarSide(bank), BarSide(PLAYERS)), whole, unit="gewonnene Marken")
    return {
        "spiele": played,
        "zuege": tuple(_show(session, played, bar)),
        "namen": names,
        "bank": bank,
        "bis": Bank(deal.start.rules).most,
        "konten": tuple(accounts(played, names)),
        "ergebnis": deal.result,
    }


def _show(session: Session, played: Sequence[CoupView], bar: Bar) -> Iterator[ShownMove]:
    number = 0
    for coup in played:
        counts = coup.number == COUNTED
        # the card that is weighed comes before the player has enough
        shown = coup.moves[:-2] if counts else coup.moves
        pot = MoveEffect(str(coup.pot), "Marken im Topf")
        places = (_hand(shown[-1]), HandRow(coup.bank, (), (), ""))
        number += 1
        word = verb(session, _player_verb(shown))
        yield ShownMove(str(number), KIND, coup.player, word, (), pot, bar, Mat(places=places))
        if counts:
            number += 1
            mat = Mat(hands=(Held("Hohe Karten offen", coup.seen.high), Held("Kleine Karten offen", coup.seen.small)))
            helping = MoveEffect(str(coup.moves[-2].helps), "helfen")
            yield ShownMove(str(number), KIND, coup.player, verb(session, "counts"), (), helping, bar, mat)
        number += 1
        if coup.winner:
            bar = bar.with_segment(PLAYERS if coup.winner == coup.player else coup.bank, str(number), coup.stake)
        effect = MoveEffect(str(coup.pot), f"Marken für {coup.winner}" if coup.winner else "bleiben liegen")
        word = verb(session, _bank_verb(coup))
        yield ShownMove(str(number), KIND, coup.bank, word, (), effect, bar, Mat(places=coup.hands))


def _hand(turn: Turn) -> HandRow:
    """The player's place after the turn."""
    return hand_row(turn.deck, turn.name, turn.holds, str(worth(turn.holds)), TOO_MUCH if turn.bust else "")


def _player_verb(turns: Sequence[Turn]) -> str:
    if turns[-1].bust:
        return "overbuys"
    return "raises" if any(turn.raises for turn in turns) else "enough"


def _bank_verb(coup: CoupView) -> str:
    if not coup.winner:
        return "ties"
    if not coup.scores[1]:
        return "overbuys"
    return "wins" if coup.winner == coup.bank else "loses"
