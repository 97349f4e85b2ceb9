//! Where certificate and key are.

use std::path::PathBuf;

use serde::Deserialize;

/// PEM files; they are read again on `SIGHUP`.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TlsFiles {
    /// The certificate, and behind it those that lead to the authority.
    pub certificate: PathBuf,
    /// Its private key.
    pub key: PathBuf,
}
