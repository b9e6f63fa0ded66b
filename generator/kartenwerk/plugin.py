"""The door for games of others: what a package of its own needs, under names that stay.

A package imports nothing else of Kartenwerk. The rooms behind this door may be moved and renamed.
"""

from __future__ import annotations

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.cards import HIDDEN, Card, Cards, Pack, hide, notation
from kartenwerk.play.engine.contract import (
    CHANCE,
    CONTRACT,
    Ending,
    Game,
    Move,
    Note,
    Players,
    Policy,
    Reason,
    Talk,
    random_policy,
)
from kartenwerk.play.engine.deals import PlayedDeal, shuffle
from kartenwerk.play.engine.moves import equal_by_class
from kartenwerk.play.engine.reading import Agreed, DiceReader, Hand, HandReader, Hands, OddsReader, OddsRow
from kartenwerk.play.engine.scoring import Before, Fact, Item, Kind, Scoring, after_deals, counting, fault, points_of
from kartenwerk.play.engine.session import Session
from kartenwerk.play.examples.generic import booklet as generic_booklet
from kartenwerk.play.examples.pads import (
    AccountRow,
    EntryRow,
    PenDeal,
    ScoredDeal,
    account_rows,
    entry_rows,
    plus,
    running_sums,
    sign,
    write_row,
    written_stacks,
)
from kartenwerk.play.examples.practice import NamedCards, PracticeStep, practice, practice_steps
from kartenwerk.play.examples.practice_tricks import TrickStory, trick_stories
from kartenwerk.play.examples.rounds import match_minutes, play_rounds
from kartenwerk.play.examples.showcase import Showcase
from kartenwerk.play.examples.views import CardView, views
from kartenwerk.play.mechanics.augen import AUGEN, augen
from kartenwerk.play.mechanics.dealing import left_deals
from kartenwerk.play.mechanics.duties import BEAT, FOLLOW, TRUMP, Duty, legal_cards, why_not_lay
from kartenwerk.play.mechanics.ladders.keys import Keys, keys_for
from kartenwerk.play.mechanics.ladders.ladder import PackGrid
from kartenwerk.play.mechanics.ladders.poker import poker_ladder
from kartenwerk.play.mechanics.melds.meld import Meld, meld_index
from kartenwerk.play.mechanics.melds.moves import LayDown, LayOff, Throw, read_card_move, throws
from kartenwerk.play.mechanics.pots import equal_shares
from kartenwerk.play.mechanics.ranking import TRUMPS, Ranking, kind_of
from kartenwerk.play.mechanics.ranking import Kind as CardKind
from kartenwerk.play.mechanics.reshuffle import Reshuffle, read_reshuffle, reshuffle, unshown, used_up
from kartenwerk.play.mechanics.table import Heard, augen_won, cards_of_others, points
from kartenwerk.play.mechanics.trick_policy import ducking_card, sensible_lay
from kartenwerk.play.mechanics.tricks import (
    InPlay,
    Lay,
    Trick,
    TrickTakingGame,
    after_lay,
    lays,
    next_deal,
    read_lay,
    sorted_hand,
    sorted_hands,
    taken_remark,
    with_cards,
)
from kartenwerk.play.mechanics.tuples import deal_hands, hidden_but, replace_at, without
from kartenwerk.play.mechanics.widow import Discard, Widow, WidowGame, read_discard

__all__ = [
    "AUGEN",
    "BEAT",
    "CHANCE",
    "CONTRACT",
    "FOLLOW",
    "HIDDEN",
    "TRUMP",
    "TRUMPS",
    "AccountRow",
    "Agreed",
    "Before",
    "Card",
    "CardKind",
    "CardView",
    "Cards",
    "DiceReader",
    "Discard",
    "Duty",
    "Ending",
    "EntryRow",
    "Fact",
    "Game",
    "Hand",
    "HandReader",
    "Hands",
    "Heard",
    "InPlay",
    "Item",
    "KartenwerkError",
    "Keys",
    "Kind",
    "Lay",
    "LayDown",
    "LayOff",
    "Meld",
    "Move",
    "NamedCards",
    "Note",
    "OddsReader",
    "OddsRow",
    "Pack",
    "PackGrid",
    "PenDeal",
    "PlayedDeal",
    "Players",
    "Policy",
    "PracticeStep",
    "Ranking",
    "Reason",
    "Reshuffle",
    "ScoredDeal",
    "Scoring",
    "Session",
    "Showcase",
    "Talk",
    "Throw",
    "Trick",
    "TrickStory",
    "TrickTakingGame",
    "Widow",
    "WidowGame",
    "account_rows",
    "after_deals",
    "after_lay",
    "augen",
    "augen_won",
    "cards_of_others",
    "counting",
    "deal_hands",
    "ducking_card",
    "entry_rows",
    "equal_by_class",
    "equal_shares",
    "fault",
    "generic_booklet",
    "hidden_but",
    "hide",
    "keys_for",
    "kind_of",
    "lays",
    "left_deals",
    "legal_cards",
    "match_minutes",
    "meld_index",
    "next_deal",
    "notation",
    "play_rounds",
    "plus",
    "points",
    "points_of",
    "poker_ladder",
    "practice",
    "practice_steps",
    "random_policy",
    "read_card_move",
    "read_discard",
    "read_lay",
    "read_reshuffle",
    "replace_at",
    "reshuffle",
    "running_sums",
    "sensible_lay",
    "shuffle",
    "sign",
    "sorted_hand",
    "sorted_hands",
    "taken_remark",
    "throws",
    "trick_stories",
    "unshown",
    "used_up",
    "views",
    "why_not_lay",
    "with_cards",
    "without",
    "write_row",
    "written_stacks",
]
