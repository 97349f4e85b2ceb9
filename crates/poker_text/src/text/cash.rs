//! Buy-in and top-up.

crate::key::texts! { cash:
    buy_in,
    auto_top_up,
    top_up,
    top_up_later(amount),
    top_up_skipped(balance),
    busted,
    rathole_minimum(amount, min),
}
