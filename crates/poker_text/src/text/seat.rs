//! Plates and tags of seats. Tags are verbs in the present tense, without the player’s name.

crate::key::texts! { seat:
    empty,
    tag_fold,
    tag_check,
    tag_call,
    tag_bet,
    tag_raise,
    all_in,
    wins(amount),
    chance(percent),
    chance_tie(percent, tie),
    chance_share(percent),
    sitting_out,
    reconnecting,
    waiting_big_blind,
    busted,
    short_sitting_out,
    short_reconnecting,
    short_waiting,
    short_busted,
    seconds(seconds),
}
