//! Cards in words, for the screen reader.

crate::key::texts! { card:
    name(x: rank, suit),
}
