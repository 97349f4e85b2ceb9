//! Plates and tags of seats.

crate::key::texts! { seat:
    empty,
    tag_fold,
    tag_check,
    tag_call,
    tag_bet,
    tag_raise,
    all_in,
    sitting_out,
    reconnecting,
    wins(amount),
}
