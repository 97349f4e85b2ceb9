//! The first screen.

crate::key::texts! { start:
    title,
    tagline,
    resume,
    resume_help(stakes, amount),
    resume_tournament(name, left, entries),
    resume_registered(name),
    practice,
    practice_help,
    settings,
    rules,
    keys,
    quit,
    default_name,
    version(version),
}
