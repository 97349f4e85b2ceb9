//! Languages in their own words: the same in every file.

crate::key::texts! { language:
    english,
    french,
    swedish,
    pseudo,
}
