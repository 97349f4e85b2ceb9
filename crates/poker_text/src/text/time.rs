//! The clock and the time bank.

crate::key::texts! { time:
    out_folded,
    out_checked,
    minutes(count),
    seconds(count),
    moment(day, month, year, time),
    january,
    february,
    march,
    april,
    may,
    june,
    july,
    august,
    september,
    october,
    november,
    december,
}
