//! The clock and the time bank.

crate::key::texts! { time:
    out_folded,
    out_checked,
    minutes(count),
    seconds(count),
}
