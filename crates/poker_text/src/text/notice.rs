//! What the table or the program tells in passing.

crate::key::texts! { notice:
    waiting_players(count),
    hand_void(id),
    jackpot(amount, id),
    resumed,
    settings_adjusted(count),
    texts_reloaded,
    texts_kept(problem),
    texts_missing(count),
    text_key(key),
    software_drawing,
}
