//! The keys of the window.

mod key_names;
mod keys;
mod pointing;
mod read;

pub(crate) use keys::Keys;
pub(crate) use pointing::Pointing;
pub(crate) use read::{read_keys, release_keys};
