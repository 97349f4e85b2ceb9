//! Starts a thread with a name.

use std::io;
use std::thread::{Builder, JoinHandle};

pub(crate) fn spawn<T: Send + 'static>(name: &str, run: impl FnOnce() -> T + Send + 'static) -> io::Result<JoinHandle<T>> {
    Builder::new().name(name.to_owned()).spawn(run)
}
