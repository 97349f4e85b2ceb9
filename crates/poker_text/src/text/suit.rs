//! Names of suits. They follow the rank in English and French and come before it in Swedish.

crate::key::texts! { suit:
    clubs,
    diamonds,
    hearts,
    spades,
}
