//! The clock and the time bank.

crate::key::texts! { time:
    bank,
    bank_running(seconds),
    bank_empty,
    out_folded,
    minutes(count),
}
