//! Where a player sits before the flop, in words for the screen reader.

crate::key::texts! { position:
    button,
    small_blind,
    big_blind,
    button_small_blind,
    under_the_gun,
    hijack,
    cutoff,
    middle,
}
