//! The error stream. While the program starts, libraries for graphics and sound complain on it in words of their own: meanwhile it leads nowhere,
//! and only what we say ourselves goes out.

use std::fs::File;
use std::io::Write as _;
use std::sync::{Mutex, PoisonError};

use bevy::prelude::*;

use crate::frame_set::FrameSet;

/// The stream as it was, while the libraries' one leads nowhere.
static OURS: Mutex<Option<File>> = Mutex::new(None);

/// Frames until everything that complains has been opened.
const FRAMES: u8 = 3;

#[cfg(unix)]
mod descriptor {
    use std::fs::File;
    use std::os::fd::{AsFd as _, AsRawFd as _};

    #[expect(unsafe_code, reason = "the standard library has no way to lead a stream elsewhere; two numbers cannot harm memory")]
    pub(super) fn lead_to(file: &File) {
        unsafe extern "C" {
            safe fn dup2(from: i32, to: i32) -> i32;
        }
        // A stream that cannot be led elsewhere stays as it is.
        dup2(file.as_raw_fd(), std::io::stderr().as_raw_fd());
    }

    pub(super) fn copy() -> Option<File> {
        std::io::stderr().as_fd().try_clone_to_owned().ok().map(File::from)
    }

    pub(super) fn nowhere() -> Option<File> {
        File::options().write(true).open("/dev/null").ok()
    }
}

/// From now on only [`say`] is heard.
pub(crate) fn quieten() {
    #[cfg(unix)]
    {
        let mut ours = OURS.lock().unwrap_or_else(PoisonError::into_inner);
        if ours.is_none()
            && let (Some(copy), Some(nowhere)) = (descriptor::copy(), descriptor::nowhere())
        {
            descriptor::lead_to(&nowhere);
            *ours = Some(copy);
        }
    }
}

/// Everybody is heard again.
pub(crate) fn restore() {
    let ours = OURS.lock().unwrap_or_else(PoisonError::into_inner).take();
    #[cfg(unix)]
    if let Some(ours) = ours {
        descriptor::lead_to(&ours);
    }
    #[cfg(not(unix))]
    drop(ours);
}

/// Writes a line of ours.
pub(crate) fn say(line: &str) {
    let mut ours = OURS.lock().unwrap_or_else(PoisonError::into_inner);
    // Without an error stream there is nowhere to write.
    drop(match ours.as_mut() {
        Some(stream) => writeln!(stream, "{line}"),
        None => writeln!(std::io::stderr(), "{line}"),
    });
}

/// Everybody is heard again once the first frames are drawn.
pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Last, restore_after_start.in_set(FrameSet::Keep));
}

fn restore_after_start(mut frames: Local<u8>) {
    if *frames <= FRAMES {
        *frames += 1;
        if *frames == FRAMES {
            restore();
        }
    }
}
