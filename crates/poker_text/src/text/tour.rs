//! The progress of the tour of screens.

crate::key::texts! { tour:
    done(count, path),
}
