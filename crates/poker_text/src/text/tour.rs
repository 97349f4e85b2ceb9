//! What the tour says while it draws.

crate::key::texts! { tour:
    done(count, path),
}
