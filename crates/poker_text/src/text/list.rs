//! How names are joined: the last two, and every one before.

crate::key::texts! { list:
    more(head, next),
    last(head, last),
    last_or(head, last),
}
