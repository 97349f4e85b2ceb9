//! How the items of a list are joined: the last two, and those before.

crate::key::texts! { list:
    more(head, next),
    last(head, last),
    last_or(head, last),
}
