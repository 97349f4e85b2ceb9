//! Names of the program's rulebooks.

crate::key::texts! { rulebook:
    english,
    english_fast,
    french,
    swedish,
    dollars,
    named(name, id),
}
