//! The error stream. Libraries for graphics and sound write messages of their own to it while the program starts. Their output is dropped
//! meanwhile, and only our own messages are written.

use std::fs::File;
use std::io::Write as _;
use std::sync::{Mutex, PoisonError};

use bevy::prelude::*;

use crate::frame_set::FrameSet;

/// The original stream, while the output of libraries is dropped.
static OURS: Mutex<Option<File>> = Mutex::new(None);

/// The number of frames after which all libraries have started.
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
        // If the stream cannot be redirected, it stays as it is.
        dup2(file.as_raw_fd(), std::io::stderr().as_raw_fd());
    }

    pub(super) fn copy() -> Option<File> {
        std::io::stderr().as_fd().try_clone_to_owned().ok().map(File::from)
    }

    pub(super) fn nowhere() -> Option<File> {
        File::options().write(true).open("/dev/null").ok()
    }
}

/// Drops everything that is written to the error stream from now on, except by [`say`].
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

/// Ends [`quieten`]: everything is written to the error stream again.
pub(crate) fn restore() {
    let ours = OURS.lock().unwrap_or_else(PoisonError::into_inner).take();
    #[cfg(unix)]
    if let Some(ours) = ours {
        descriptor::lead_to(&ours);
    }
    #[cfg(not(unix))]
    drop(ours);
}

/// Writes a line to the error stream.
pub(crate) fn say(line: &str) {
    let mut ours = OURS.lock().unwrap_or_else(PoisonError::into_inner);
    // Without an error stream there is nowhere to write.
    drop(match ours.as_mut() {
        Some(stream) => writeln!(stream, "{line}"),
        None => writeln!(std::io::stderr(), "{line}"),
    });
}

/// Adds the system that calls [`restore`] after the first frames.
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
