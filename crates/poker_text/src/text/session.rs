//! The clock of a session at the tables, and the reminder of a break.

crate::key::texts! { session:
    heading,
    shows_clock,
    shows_clock_help,
    break_after,
    break_after_help,
    never,
    minutes(minutes),
    clock(time, hands),
    reminder(minutes),
    later,
    not_again,
}
