//! Suits in words; they follow the rank in English and French and lead it in Swedish.

crate::key::texts! { suit:
    clubs,
    diamonds,
    hearts,
    spades,
}
