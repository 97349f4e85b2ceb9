//! Short notices of a table or of the program.

crate::key::texts! { notice:
    waiting_players(count),
    hand_void(id),
    hand_void_left(id),
    unfair(id, what),
    unfair_card(card),
    unfair_unopened(card),
    unfair_seal,
    unfair_order,
    unfair_deck,
    unfair_nonce(seat),
    unfair_void,
    jackpot(name, jackpot, amount, id),
    tournament_cancelled(name, why, back),
    money_back(amount),
    tickets_back(count),
    nothing_back,
    tournament_delayed(name, time),
    texts_reloaded,
    texts_kept(problem),
    text_key(key),
}
