//! Buy-in, top-up and the balance.

crate::key::texts! { cash:
    buy_in,
    buy_in_title(stake),
    buy_in_range(min, max),
    buy_in_least,
    buy_in_most,
    entry,
    entry_help,
    auto_top_up,
    top_up,
    top_up_to(amount),
    top_up_later(amount),
    top_up_skipped(balance),
    topped_up(amount),
    busted,
    buy_in_again,
    refill,
    refill_help,
    refilled(balance),
}
