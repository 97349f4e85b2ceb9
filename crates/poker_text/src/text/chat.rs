//! The chat at the table.

crate::key::texts! { chat:
    title,
    unread,
    say,
    empty,
    line(name, words),
    heard,
    heard_help,
}
