//! The first screen.

crate::key::texts! { start:
    title,
    tagline,
    resume,
    resume_help(stakes, amount),
    practice,
    practice_help,
    settings,
    rules,
    keys,
    quit,
    default_name,
    version(version),
}
