//! Sitting out and returning.

crate::key::texts! { sit:
    out_next_hand,
    out_next_hand_everywhere,
    out_next_big_blind,
    leave_next_big_blind,
    out_state,
    back,
    back_waiting,
    out_kept(time),
    out_everywhere_kept(time),
    removed,
}
