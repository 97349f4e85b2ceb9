#!/usr/bin/env python3
"""Replays hands in PHH with PokerKit, an engine of other people, and compares boards and stacks with those that the files state.

    python3 tests/independent/replay_with_pokerkit.py FILE…

It needs the Python package `pokerkit`. PokerKit takes no rake and plays by other rules in a few hands, which docs/hand-histories.md lists.
So the stacks must be the same but for the rake, which only winners pay, and but for the chips that such a rule moves. The exit code is 1 if a
hand cannot be read, or ends otherwise.
"""

import sys
import tomllib
import warnings
from collections import Counter

from pokerkit import HandHistory


def final_state(hand):
    """PokerKit's state after the hand."""
    state = None
    for state in hand:
        pass
    return state


def payers_of_rake(state):
    """The players who got a part of a pot."""
    pushed = [operation for operation in state.operations if type(operation).__name__ == "ChipsPushing"]
    return {player for push in pushed for player, amount in enumerate(push.amounts) if amount}


def has_short_big_blind(hand):
    """Whether the big blind is all-in for less, which makes a call cheaper in PokerKit (R-BET-13)."""
    blinds, stacks, antes = hand.blinds_or_straddles or [], hand.starting_stacks, hand.antes
    if len(stacks) == 2:
        blinds, antes = blinds[::-1], antes[::-1]
    return any(blind == max(blinds) and stack - ante < blind for blind, stack, ante in zip(blinds, stacks, antes))


def dealt_board(hand):
    entries = [entry.split() for entry in hand.actions if entry.startswith("d db")]
    return "".join(entry[2] for entry in entries)


def verdict(hand):
    own = hand.user_defined_fields
    if "_variant" in own:
        return "left out: a game without a variant in the standard"
    if "_left_early" in own:
        return "left out: the player left before the end"
    state = final_state(hand)
    if state.status:
        return "WRONG: the hand is not over"
    board = "".join(repr(card) for cards in state.board_cards for card in cards)
    if board != dealt_board(hand):
        return f"WRONG: the board is {board}"
    rake = own.get("_rake", 0)
    paid = [theirs - ours for theirs, ours in zip(state.stacks, hand.finishing_stacks)]
    winners = payers_of_rake(state)
    if sum(paid) != rake:
        return f"WRONG: {sum(paid)} is paid as rake"
    others = [amount for player, amount in enumerate(paid) if player not in winners]
    if not any(others) and all(0 <= paid[player] <= rake for player in winners):
        return "the same" if rake == 0 else "the same but for the rake"
    if has_short_big_blind(hand):
        return "R-BET-13"
    # Odd chips of a split pot, at most one for each winner and pot.
    if len(winners) > 1 and not any(others) and all(abs(paid[player]) <= rake + len(winners) for player in winners):
        return "R-POT-6"
    return f"WRONG: the stacks are {list(state.stacks)}"


def main(paths):
    # It warns of a fold where a check is free, which the rules allow.
    warnings.simplefilter("ignore")
    found = Counter()
    for path in paths:
        with open(path, "rb") as file:
            single = "variant" in tomllib.load(file)
            file.seek(0)
            hands = [HandHistory.load(file)] if single else list(HandHistory.load_all(file))
        for hand in hands:
            try:
                result = verdict(hand)
            except Exception as reason:  # PokerKit raises errors of several kinds at what its rules do not allow.
                # A call of the full blind makes the next raise smaller.
                result = "R-BET-13" if has_short_big_blind(hand) else f"WRONG: {reason}"
            found[result.split(":")[0] if result.startswith("WRONG") else result] += 1
            if result.startswith("WRONG"):
                print(path, hand.hand, result)
    for result, count in found.most_common():
        print(f"{count:8} {result}")
    return int(not found or "WRONG" in found)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
