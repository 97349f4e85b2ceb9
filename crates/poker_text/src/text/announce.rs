//! Sentences for the screen reader, in full.

crate::key::texts! { announce:
    new_hand(position),
    cards(cards),
    flop(cards),
    turn_call(call, pot),
    turn_check(pot),
    seconds_left(count),
    small_blind(player, amount),
    folds(player),
    checks(player),
    calls(player, amount),
    bets(player, amount),
    raises(player, amount),
    all_in(player, amount),
    shows(player, cards, hand),
    wins(player, amount),
    wins_hand(player, amount, hand),
    sits_out(player),
}
