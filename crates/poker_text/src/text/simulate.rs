//! The progress of a simulation.

crate::key::texts! { simulate:
    progress(count, total),
}
