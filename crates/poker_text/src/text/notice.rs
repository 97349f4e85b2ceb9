//! What the table or the program tells in passing.

crate::key::texts! { notice:
    waiting_players(count),
    hand_void(id),
    jackpot(amount, id),
    texts_reloaded,
    texts_kept(problem),
    text_key(key),
}
