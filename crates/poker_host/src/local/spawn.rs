//! Starts threads with names.

use std::io;
use std::thread::{Builder, JoinHandle};

use thread_priority::{ThreadPriority, ThreadPriorityValue, set_current_thread_priority};

/// The priority of work in the background, from 0 to 99; 50 is usual.
const BACKGROUND: u8 = 10;

/// Starts a thread.
pub(crate) fn spawn<T: Send + 'static>(name: &str, run: impl FnOnce() -> T + Send + 'static) -> io::Result<JoinHandle<T>> {
    Builder::new().name(name.to_owned()).spawn(run)
}

/// Starts a thread that lets all others go first: those that draw the window need every processor for a moment, perhaps without a graphics
/// card. Where the system does not allow it, the thread works like any other.
pub(crate) fn spawn_in_background<T: Send + 'static>(name: &str, run: impl FnOnce() -> T + Send + 'static) -> io::Result<JoinHandle<T>> {
    spawn(name, || {
        if let Ok(value) = ThreadPriorityValue::try_from(BACKGROUND) {
            drop(set_current_thread_priority(ThreadPriority::Crossplatform(value)));
        }
        run()
    })
}
