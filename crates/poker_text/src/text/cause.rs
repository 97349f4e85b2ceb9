//! Reasons why the system refused a file. They are printed in brackets after a path, so each begins with a small letter and has no full
//! stop.

use std::io::{Error, ErrorKind};

use crate::{Arg, Text};

crate::key::texts! { cause:
    not_found,
    denied,
    disk_full,
    read_only,
    is_folder,
    no_folder,
    exists,
    in_use,
    not_text,
    too_large,
    other(code),
    unknown,
    no_picture,
}

/// The reason for an error of the system; its number if there is no text for it.
pub fn of(error: &Error) -> Text {
    match error.kind() {
        ErrorKind::NotFound => not_found(),
        ErrorKind::PermissionDenied => denied(),
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded => disk_full(),
        ErrorKind::ReadOnlyFilesystem => read_only(),
        ErrorKind::IsADirectory => is_folder(),
        ErrorKind::NotADirectory => no_folder(),
        ErrorKind::AlreadyExists => exists(),
        ErrorKind::ResourceBusy | ErrorKind::ExecutableFileBusy | ErrorKind::WouldBlock => in_use(),
        ErrorKind::InvalidData => not_text(),
        ErrorKind::FileTooLarge => too_large(),
        _ => error.raw_os_error().map_or_else(unknown, |code| other(Arg::word(code.to_string()))),
    }
}
