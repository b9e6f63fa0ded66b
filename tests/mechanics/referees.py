"""Referees for the games of docs/examples/stichspiele: each game written out from its rules, without anything of ours.

Cards are texts, hands are sets, moves are what a player says. A referee knows one deal; a match is a list of results.
"""

from __future__ import annotations

from itertools import combinations

FRENCH = ("A", "K", "D", "B", "10", "9", "8", "7", "6", "5", "4", "3", "2")
SKAT = ("A", "10", "K", "D", "9", "8", "7")
AUGEN = {"A": 11, "10": 10, "K": 4, "D": 3, "O": 3, "B": 2, "U": 2}


def suit(card: str) -> str:
    return card.split("-")[0]


def rank(card: str) -> str:
    return card.split("-")[1]


class Referee:
    """Tricks: the highest card of the suit that was led takes them, or the highest trump."""

    def __init__(self, hands: list[list[str]], forehand: int) -> None:
        self.hands = [set(hand) for hand in hands]
        self.players, self.turn = len(hands), forehand
        self.trick: list[tuple[int, str]] = []
        self.taken: list[list[list[str]]] = [[] for _ in hands]

    @property
    def over(self) -> bool:
        return not any(self.hands)

    def colour(self, card: str) -> str:
        """The suit that must be followed."""
        return suit(card)

    def height(self, card: str) -> int:
        """A number that is higher for the better of two cards that may take the trick."""
        raise NotImplementedError

    def legal(self) -> set[str]:
        hand = self.hands[self.turn]
        if not self.trick:
            return self.leads(hand)
        led = self.colour(self.trick[0][1])
        return {card for card in hand if self.colour(card) == led} or self.discards(hand)

    def leads(self, hand: set[str]) -> set[str]:
        return hand

    def discards(self, hand: set[str]) -> set[str]:
        return hand

    def do(self, card: str) -> None:
        self.hands[self.turn].remove(card)
        self.trick.append((self.turn, card))
        self.turn = (self.turn + 1) % self.players
        if len(self.trick) == self.players:
            led = self.colour(self.trick[0][1])
            rivals = [laid for laid in self.trick if self.colour(laid[1]) == "trump"]
            rivals = rivals or [laid for laid in self.trick if self.colour(laid[1]) == led]
            self.turn = max(rivals, key=lambda laid: self.height(laid[1]))[0]
            self.taken[self.turn].append([card for _, card in self.trick])
            self.trick = []

    def won(self, seat: int) -> list[str]:
        return [card for trick in self.taken[seat] for card in trick]


class Hearts(Referee):
    """Three cards go left, right, across, nowhere; the Two of Clubs begins; hearts are led once they are broken."""

    def __init__(self, order: list[str], players: int, dealer: int, number: int) -> None:
        super().__init__([order[13 * seat : 13 * seat + 13] for seat in range(4)], (dealer + 1) % 4)
        self.way = {1: 1, 2: 3, 3: 2, 0: 0}[number % 4]
        self.passed: dict[int, list[str]] = {}
        self.broken = False
        if not self.way:
            self.start()

    def start(self) -> None:
        (self.turn,) = (seat for seat, hand in enumerate(self.hands) if "kreuz-2" in hand)

    @property
    def passing(self) -> bool:
        return bool(self.way) and len(self.passed) < 4

    def legal(self) -> set[str]:
        if not self.passing:
            return super().legal()
        names = {frozenset(cards) for cards in combinations(self.hands[self.turn], 3)}
        return {"gibt " + " ".join(sorted(cards)) for cards in names}

    def leads(self, hand: set[str]) -> set[str]:
        if "kreuz-2" in hand:
            return {"kreuz-2"}
        return hand if self.broken else {card for card in hand if suit(card) != "herz"} or hand

    def discards(self, hand: set[str]) -> set[str]:
        if any(self.taken):
            return hand
        return {card for card in hand if suit(card) != "herz" and card != "pik-D"} or hand

    def do(self, card: str) -> None:
        if self.passing:
            self.passed[self.turn] = card.split(" ")[1:]
            self.turn = (self.turn + 1) % 4
            if len(self.passed) == 4:
                for seat, cards in self.passed.items():
                    self.hands[seat] -= set(cards)
                for seat, cards in self.passed.items():
                    self.hands[(seat + self.way) % 4] |= set(cards)
                self.start()
            return
        self.broken |= suit(card) == "herz" or card == "pik-D"
        super().do(card)

    def height(self, card: str) -> int:
        return -FRENCH.index(rank(card))

    def points(self) -> list[int]:
        lost = [sum((suit(c) == "herz") + 13 * (c == "pik-D") for c in self.won(seat)) for seat in range(4)]
        return [0 if seat == lost.index(26) else -26 for seat in range(4)] if 26 in lost else [-each for each in lost]

    @staticmethod
    def ends(sums: list[int], deals: int) -> bool:
        return min(sums) <= -100 or deals == 40


class OhHell(Referee):
    """1, 2, … 7, … 2, 1 cards; the next one is trumps; the dealer must not make the bids come out even."""

    def __init__(self, order: list[str], players: int, dealer: int, number: int) -> None:
        self.size = 7 - abs(7 - number)
        super().__init__(
            [order[self.size * seat : self.size * seat + self.size] for seat in range(players)], (dealer + 1) % players
        )
        self.trump = suit(order[self.size * players])
        self.bids: dict[int, int] = {}

    def colour(self, card: str) -> str:
        return "trump" if suit(card) == self.trump else suit(card)

    def height(self, card: str) -> int:
        return -FRENCH.index(rank(card))

    def legal(self) -> set[str]:
        if len(self.bids) == self.players:
            return super().legal()
        barred = self.size - sum(self.bids.values()) if len(self.bids) == self.players - 1 else -1
        return {f"sagt {number}" for number in range(self.size + 1) if number != barred}

    def do(self, card: str) -> None:
        if len(self.bids) == self.players:
            super().do(card)
        else:
            self.bids[self.turn] = int(card.split(" ")[1])
            self.turn = (self.turn + 1) % self.players

    def points(self) -> list[int]:
        return [len(self.taken[seat]) + 10 * (len(self.taken[seat]) == self.bids[seat]) for seat in range(self.players)]

    @staticmethod
    def ends(sums: list[int], deals: int) -> bool:
        return deals == 13


class Ramsch(Referee):
    """Jacks are trumps; the last trick takes the stock; the most Augen are lost, twice if somebody has no trick."""

    def __init__(self, order: list[str], players: int, dealer: int, number: int) -> None:
        hands = [[*order[3 * seat : 3 * seat + 3]] for seat in range(3)]
        self.stock = order[9:11]
        for seat in range(3):
            hands[seat] += order[11 + 4 * seat : 15 + 4 * seat] + order[23 + 3 * seat : 26 + 3 * seat]
        super().__init__(hands, (dealer + 1) % 3)

    def colour(self, card: str) -> str:
        return "trump" if rank(card) == "B" else suit(card)

    def height(self, card: str) -> int:
        if rank(card) == "B":
            return -["kreuz", "pik", "herz", "karo"].index(suit(card))
        return -SKAT.index(rank(card))

    def points(self) -> list[int]:
        tricks = [len(self.taken[seat]) for seat in range(3)]
        if 10 in tricks:
            return [120 * (each == 10) for each in tricks]
        made = [sum(AUGEN.get(rank(card), 0) for card in self.won(seat)) for seat in range(3)]
        made[self.turn] += sum(AUGEN.get(rank(card), 0) for card in self.stock)
        return [-each * (2 if 0 in tricks else 1) if each == max(made) else 0 for each in made]

    @staticmethod
    def ends(sums: list[int], deals: int) -> bool:
        return deals == 12


class Schafkopf(Referee):
    """Obers, Unters and hearts are trumps; the player calls an ace, whose holder plays with him."""

    SUITS = ("eichel", "gras", "herz", "schellen")

    def __init__(self, order: list[str], players: int, dealer: int, number: int) -> None:
        hands = [order[4 * seat : 4 * seat + 4] + order[16 + 4 * seat : 20 + 4 * seat] for seat in range(4)]
        super().__init__(hands, (dealer + 1) % 4)
        self.forehand, self.asked = self.turn, 0
        self.player: int | None = None
        self.called, self.thrown_in, self.calling = "", False, False
        self.first = [set(hand) for hand in hands]

    @property
    def over(self) -> bool:
        return self.thrown_in or super().over

    def colour(self, card: str) -> str:
        return "trump" if rank(card) in "OU" or suit(card) == "herz" else suit(card)

    def height(self, card: str) -> int:
        if rank(card) in "OU":
            return 100 - 10 * "OU".index(rank(card)) - self.SUITS.index(suit(card))
        return -["A", "10", "K", "9", "8", "7"].index(rank(card))

    def calls(self) -> set[str]:
        hand = self.hands[self.turn]
        suits = {self.colour(card) for card in hand} - {"trump"}
        return {f"ruft {each}-A" for each in suits if f"{each}-A" not in hand}

    def legal(self) -> set[str]:
        if self.player is None:
            return {"spielt", "lehnt ab"}
        if self.calling:
            return self.calls()
        legal, led = super().legal(), self.trick and self.trick[0][1]
        if led and self.called in legal and self.colour(led) == suit(self.called):
            return {self.called}
        return legal

    def do(self, card: str) -> None:
        if self.player is None and card == "lehnt ab":
            self.turn, self.asked = (self.turn + 1) % 4, self.asked + 1
            self.thrown_in = self.asked == 4
        elif self.player is None:
            self.player, self.calling = self.turn, bool(self.calls())
            self.turn = self.turn if self.calling else self.forehand
        elif self.calling:
            self.called, self.calling, self.turn = card.split(" ")[1], False, self.forehand
        else:
            super().do(card)

    def points(self) -> list[int]:
        if self.player is None:
            return [0] * 4
        party = {self.player} | {seat for seat in range(4) if self.called in self.first[seat]}
        augen = [sum(AUGEN.get(rank(card), 0) for card in self.won(seat)) for seat in range(4)]
        made = sum(augen[seat] for seat in party)
        won, best = made >= 61, max(made, 120 - made)
        value = 1 + (best >= 91) + (best == 120)
        pay = [value if (seat in party) == won else -value for seat in range(4)]
        return [3 * each if party == {seat} else each for seat, each in enumerate(pay)]

    @staticmethod
    def ends(sums: list[int], deals: int) -> bool:
        return deals == 16
