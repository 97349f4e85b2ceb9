//! What went wrong, and what to do.

crate::key::texts! { error:
    settings_damaged(path),
    settings_not_saved,
    no_graphics,
    no_sound,
    raise_too_small(min),
    bet_too_small(min),
    more_than_stack(stack),
    amount(example),
    not_your_turn,
    not_reopened,
    seat_taken,
    buy_in_range(min, max),
    balance(needed, balance),
}
