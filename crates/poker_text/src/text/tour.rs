//! What the tour says while it draws.

crate::key::texts! { tour:
    drawing(name),
    done(count, path),
}
