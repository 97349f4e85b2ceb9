//! Why a key cannot be had.

use std::path::PathBuf;

use super::KeyName;
use crate::door::SecretId;

/// What to do if a key is gone for good. It is the end of several messages.
const LOST: &str = "If it is lost for good, give up the hands in progress and the passwords that need it: cardroom-server admin key lost";

/// Why a key cannot be had. Nothing was written.
#[derive(Debug, thiserror::Error)]
pub enum KeyError {
    /// No file of keys is named.
    #[error(
        "hands in progress and passwords need keys, and no file of keys is named: give the path with `keys` in the configuration, or --keys FILE"
    )]
    Unnamed,
    /// The file is missing, and the books need it.
    #[error(
        "{}, the file of keys, is missing, and these books were written with key {key}. Put the file back, from where you keep its copy or from \
         another server on the same books. {LOST}",
        path.display()
    )]
    Missing {
        path: PathBuf,
        /// The newest key of the books.
        key: KeyName,
    },
    /// Others than the owner of the file can read or change it.
    #[error(
        "others can read {} (mode {mode:o}), and with it what these keys protect: chmod 600 {}. If others may have read it: \
         cardroom-server admin key rotate",
        path.display(), path.display()
    )]
    Exposed {
        path: PathBuf,
        /// The permissions of the file.
        mode: u32,
    },
    /// A line of the file cannot be read.
    #[error("{}, the file of keys, is damaged in line {line}. Put its copy in its place. {LOST}, after you have moved the file away", path.display())]
    Damaged {
        path: PathBuf,
        /// The number of the line, from 1.
        line: usize,
    },
    /// The file has another key than the books under the same number.
    #[error(
        "{} is not the file of keys of these books: they were written with key {books}, and the file has {file}. Copy the file from another \
         server on these books, or put its copy back. {LOST}",
        path.display()
    )]
    Other {
        path: PathBuf,
        /// The key of the books.
        books: KeyName,
        /// The key of the file.
        file: KeyName,
    },
    /// The file lacks the key of a row.
    #[error(
        "{what} is encrypted with key {key}, which {} lacks. Copy the file from the server that has written it, or put its copy back. {LOST}",
        path.display()
    )]
    Lacks {
        path: PathBuf,
        /// The secret of the row.
        what: String,
        key: KeyName,
    },
    /// The file lacks the key from which the secret of a password follows.
    #[error(
        "a password was hashed with the key that has the fingerprint {key}, which {} lacks. Copy the file from the server that has written it, or put \
         its copy back. {LOST}",
        path.display()
    )]
    LacksForPassword { path: PathBuf, key: SecretId },
    /// The file cannot be read or written.
    #[error("{}, the file of keys: {error}", path.display())]
    File {
        path: PathBuf,
        /// The error of the operating system.
        error: std::io::Error,
    },
    /// An encrypted value was changed, or moved from another row.
    #[error("{0} cannot be decrypted: its row was changed or moved; stop the server and put a backup in the place of the books")]
    Changed(String),
    /// A value is too long to be encrypted.
    #[error("{0} is too long to be encrypted")]
    TooLong(String),
}
