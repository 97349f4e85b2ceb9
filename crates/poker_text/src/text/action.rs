//! Buttons and boxes of the action bar.

crate::key::texts! { action:
    fold,
    check,
    call,
    call_amount(amount),
    call_all_in,
    bet,
    raise_to,
    raise_to_amount(amount),
    all_in,
    check_fold,
    fold_any,
    call_any,
    confirm_free_fold,
    auto_post,
    wait_big_blind,
    post_now(amount),
    show_cards,
    muck,
    your_turn(seconds),
}
