//! The clock and the time bank.

crate::key::texts! { time:
    bank,
    bank_running(seconds),
    bank_empty,
    out_folded,
    out_checked,
    minutes(count),
    seconds(count),
}
