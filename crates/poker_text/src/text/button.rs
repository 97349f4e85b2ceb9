//! Words that several dialogs share.

crate::key::texts! { button:
    ok,
    cancel,
    back,
    close,
    yes,
    no,
    on,
    off,
    stay,
    leave,
    quit,
    dismiss,
    try_again,
    more,
    less,
}
