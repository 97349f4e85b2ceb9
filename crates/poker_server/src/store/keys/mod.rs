//! The keys with which secret parts of the books are encrypted, and the file that holds them.

mod error;
mod key_file;
mod key_list;
mod key_name;
mod key_ring;
mod secret_key;
mod secret_place;

#[cfg(test)]
mod tests;

pub use error::KeyError;
pub(super) use key_list::KeyList;
pub use key_name::KeyName;
pub use key_ring::KeyRing;
pub(super) use key_ring::key_of;
pub(super) use secret_key::SecretKey;
pub(super) use secret_place::{Secret, SecretPlace};
