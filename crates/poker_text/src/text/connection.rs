//! How the link to the room is.

crate::key::texts! { connection:
    good,
    slow,
    restoring,
    lost,
}
