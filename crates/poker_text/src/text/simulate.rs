//! What the simulation says while it runs.

crate::key::texts! { simulate:
    progress(count, total),
}
