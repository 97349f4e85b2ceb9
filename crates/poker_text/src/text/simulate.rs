//! The progress of a simulation.

crate::key::texts! { simulate:
    played(count),
    progress(count, total),
}
