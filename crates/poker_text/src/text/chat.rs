//! The chat at the table.

crate::key::texts! { chat:
    title,
    unread,
    say,
    empty,
    line(name, words),
    heard,
    heard_help,
    phrases,
    phrase_hello,
    phrase_good_luck,
    phrase_nice_hand,
    phrase_well_played,
    phrase_nice_bluff,
    phrase_unlucky,
    phrase_wow,
    phrase_thanks,
    phrase_sorry,
    phrase_back_soon,
    phrase_good_game,
    phrase_goodbye,
}
