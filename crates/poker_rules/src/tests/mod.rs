//! Tests named for their rules.
