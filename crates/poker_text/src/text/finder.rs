//! Finding players who allow it.

crate::key::texts! { finder:
    title,
    name,
    find,
    help,
    asked(name),
    not_found(name),
    at_no_table(name),
    plays(name),
    unlisted,
    show,
    show_stakes(stake),
    tournament,
    may_be_found,
    may_be_found_help,
}
