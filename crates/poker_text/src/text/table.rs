//! The table: pots, streets, results.

crate::key::texts! { table:
    game_nl_holdem,
    pot_main,
    pot_side(n),
    street_preflop,
    showdown,
    seats_free(count),
    take_seat,
    leave,
    leave_in_hand,
    split(players, amount),
    returned(player, amount),
}
