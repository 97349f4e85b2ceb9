//! Names of languages, each in its own language: the same in every file.

crate::key::texts! { language:
    english,
    french,
    swedish,
    pseudo,
}
