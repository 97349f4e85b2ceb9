//! The files of certificate and key.

use std::path::PathBuf;

use serde::Deserialize;

/// PEM files, which are read again on `SIGHUP`.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TlsFiles {
    /// The certificate, followed by the chain to its authority.
    pub certificate: PathBuf,
    /// The private key.
    pub key: PathBuf,
}
