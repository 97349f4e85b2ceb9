//! Labels of buttons that several dialogs share.

crate::key::texts! { button:
    cancel,
    back,
    close,
    stay,
    leave,
    dismiss,
}
