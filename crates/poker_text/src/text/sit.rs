//! Sitting out.

crate::key::texts! { sit:
    out_next_hand,
    out_next_big_blind,
    out_everywhere,
    out_state,
    back,
    seat_kept(time),
    removed,
    missed_blinds(amount),
}
