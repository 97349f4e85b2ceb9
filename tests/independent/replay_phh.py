#!/usr/bin/env python3
"""Replays hands in PHH with rules of its own, and compares the stacks with those that the files state.

    python3 tests/independent/replay_phh.py [--tell] FILE…

It shares no code with Cardroom and needs nothing but Python 3.11. First it plays by the rules of PokerKit: a call costs the largest bet on
the table, nobody raises where nobody can call, and one winner gets all the odd chips of a pot. A hand that ends otherwise is played again
with the two rules of docs/hand-histories.md in which Cardroom differs. If it still ends otherwise, the exit code is 1. It takes the rake
that the file states out of the pots, in proportion to them (R-POT-7).

With `--tell` it prints for each hand a line of JSON with what it has found out by itself: the number, the board, all chips of the pots before
the rake, who won a part of a pot, and what each player won or lost.
"""

import json
import sys
import tomllib
from collections import Counter
from itertools import combinations

RANKS = "23456789TJQKA"
STREET_RAKES = {3: "_flop_rake", 4: "_turn_rake", 5: "_river_rake"}
KINDS = {(4, 1): 7, (3, 2): 6, (3, 1, 1): 3, (2, 2, 1): 2, (2, 1, 1, 1): 1}


class Refused(Exception):
    """An entry that the rules do not allow, or a game that is not known here."""


def strength(five):
    """The value of five cards: a better hand has a larger one."""
    ranks = sorted((RANKS.index(card[0]) for card in five), reverse=True)
    groups = sorted(((count, rank) for rank, count in Counter(ranks).items()), reverse=True)
    order = [3] if ranks == [12, 3, 2, 1, 0] else [rank for _, rank in groups]
    straight = len(groups) == 5 and (order == [3] or ranks[0] - ranks[4] == 4)
    flush = len({card[1] for card in five}) == 1
    kind = 8 if straight and flush else KINDS.get(tuple(count for count, _ in groups), 5 if flush else 4 if straight else 0)
    return kind, order


def best(variant, hole, board):
    if variant in ("NT", "FT"):
        return max(strength(five) for five in combinations(hole + board, 5))
    return max(strength(two + three) for two in combinations(hole, 2) for three in combinations(board, 3))


class Hand:
    """A hand in play. `full_blind` and `odd_one_each` are the two rules of Cardroom (R-BET-13, R-POT-6)."""

    def __init__(self, hand, full_blind, odd_one_each):
        self.variant, self.odd_one_each = hand["variant"], odd_one_each
        if self.variant not in ("NT", "FT", "PO") or "_variant" in hand:
            raise Refused("the game is not known here")
        self.stacks = list(hand["starting_stacks"])
        self.players = range(len(self.stacks))
        antes, blinds = hand["antes"], hand["blinds_or_straddles"]
        if len(self.stacks) == 2:
            antes, blinds = antes[::-1], blinds[::-1]
        # What each player has paid before this street, and on it. Antes that are not trimmed need not be matched.
        self.paid = [self.take(player, antes[player]) for player in self.players]
        self.dead = 0
        if not hand.get("ante_trimming_status", False):
            self.dead, self.paid = sum(self.paid), [0] * len(self.paid)
        self.bets = [self.take(player, abs(blinds[player])) for player in self.players]
        self.least_price = max(blinds) if full_blind else 0
        self.live = set(self.players)
        # The rake of each street, the rest of it, and what each pot has paid of it.
        self.street_rakes = {cards: hand.get(field, 0) for cards, field in STREET_RAKES.items()}
        self.rake = hand.get("_rake", 0) - sum(self.street_rakes.values())
        self.raked = Counter()
        self.pot, self.winners = 0, set()
        self.holes = [[] for _ in self.players]
        self.board = []

    def take(self, player, amount):
        taken = min(amount, self.stacks[player])
        self.stacks[player] -= taken
        return taken

    def play(self, entry):
        words = entry.split("#")[0].split()
        if not words:
            return
        dealt = [words[-1][at : at + 2] for at in range(0, len(words[-1]), 2)]
        known = [card for card in dealt if words[0] == "d" and "?" not in card]
        if set(known) & {card for cards in [*self.holes, self.board] for card in cards}:
            raise Refused("a card is dealt twice")
        if words[:2] == ["d", "dh"]:
            self.holes[int(words[2][1:]) - 1] += dealt
        elif words[:2] == ["d", "db"]:
            self.gather()
            self.board += dealt
            self.take_rake(self.street_rakes.get(len(self.board), 0))
        elif words[1] == "sm":
            if len(words) > 2:
                self.holes[int(words[0][1:]) - 1] = dealt
            elif self.board:
                self.live.discard(int(words[0][1:]) - 1)
        else:
            self.act(int(words[0][1:]) - 1, words[1:])

    def act(self, player, words):
        largest = max(self.bets)
        if words[0] == "f":
            self.live.discard(player)
        elif words[0] == "cc":
            self.bets[player] += self.take(player, max(largest, self.least_price) - self.bets[player])
        elif words[0] == "cbr":
            more = type(largest)(words[1]) - self.bets[player]
            if not any(self.stacks[other] + self.bets[other] > largest for other in self.live - {player}):
                raise Refused("a raise that nobody can call")
            if self.bets[player] + more <= largest or more > self.stacks[player]:
                raise Refused("a raise that is too small or too large")
            self.bets[player] += self.take(player, more)
        else:
            raise Refused(" ".join(words))

    def gather(self):
        self.paid = [paid + bet for paid, bet in zip(self.paid, self.bets)]
        self.bets = [0] * len(self.bets)
        self.least_price = 0

    def pots(self):
        """Main pot and side pots without rake, each with the players who can win it."""
        pots, below, dead = [], 0, self.dead
        levels = sorted({self.paid[player] for player in self.live})
        for level in levels:
            # The last pot has also what players paid beyond it who have folded since.
            top = level if level != levels[-1] else max(self.paid)
            pot = dead + sum(min(paid, top) - min(paid, below) for paid in self.paid)
            pots.append((pot - self.raked[len(pots)], [player for player in sorted(self.live) if self.paid[player] >= level]))
            below, dead = level, 0
        return pots

    def take_rake(self, rake):
        amounts = [amount for amount, _ in self.pots()]
        parts = [rake * amount // sum(amounts) for amount in amounts] if rake else []
        left = rake - sum(parts)
        for place, part in enumerate(parts):
            more = min(left, amounts[place] - part)
            left -= more
            self.raked[place] += part + more

    def finish(self):
        """Returns what nobody has matched, and pays main pot and side pots. Returns the stacks."""
        self.gather()
        first, second = sorted(self.paid, reverse=True)[:2]
        for player in self.live:
            if self.paid[player] == first:
                self.stacks[player] += first - second
                self.paid[player] = second
                break
        self.pot = sum(self.paid) + self.dead
        self.take_rake(self.rake)
        for pot, able in self.pots():
            self.pay(pot, able)
        return self.stacks

    def pay(self, pot, able):
        winners = able
        if len(able) > 1:
            values = {player: best(self.variant, self.holes[player], self.board) for player in able}
            winners = [player for player in able if values[player] == max(values.values())]
        self.winners.update(winners)
        share, odd = divmod(pot, len(winners))
        for place, player in enumerate(winners):
            extra = int(place < odd) if self.odd_one_each else odd if place == 0 else 0
            self.stacks[player] += share + extra


def played(hand, **rules):
    state = Hand(hand, **rules)
    for entry in hand["actions"]:
        state.play(entry)
    state.finish()
    return state


def verdict(hand):
    """Which rules lead to the stated stacks, and the hand played by them."""
    if "_left_early" in hand:
        return "left before the end", None
    rules = [("the same", False, False), ("R-BET-13", True, False), ("R-POT-6", False, True), ("R-BET-13 and R-POT-6", True, True)]
    try:
        for name, blind, odd in rules:
            state = played(hand, full_blind=blind, odd_one_each=odd)
            if state.stacks == hand["finishing_stacks"]:
                return name, state
        return "OTHER STACKS", None
    except Refused as reason:
        return f"REFUSED: {reason}", None


def told(hand, state):
    """What was found out, as a line of JSON."""
    names = hand["players"]
    won = {name: after - before for name, before, after in zip(names, hand["starting_stacks"], state.stacks)}
    winners = [names[player] for player in sorted(state.winners)]
    return json.dumps({"hand": hand["hand"], "board": state.board, "pot": state.pot, "winners": winners, "won": won})


def is_wrong(result):
    return result == "OTHER STACKS" or result.startswith("REFUSED")


def main(words):
    tells, paths = "--tell" in words, [word for word in words if word != "--tell"]
    found = Counter()
    for path in paths:
        with open(path, "rb") as file:
            read = tomllib.load(file)
        for number, hand in {"": read}.items() if "variant" in read else read.items():
            result, state = verdict(hand)
            found[result] += 1
            if tells and state:
                print(told(hand, state))
            if is_wrong(result):
                print(path, number, result)
    for result, count in found.most_common():
        print(f"{count:8} {result}", file=sys.stderr if tells else sys.stdout)
    return int(any(is_wrong(result) for result in found))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
