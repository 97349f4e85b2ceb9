//! The steps of the first start.

crate::key::texts! { first:
    progress(step, steps),
    skip,
    next,
    welcome,
    welcome_help,
    look,
    look_help,
    sounds,
    ready(name),
    ready_unnamed,
    ready_help,
    play,
    play_help,
    look_around,
    keys,
    key_fold,
    key_raise,
    rest,
}
