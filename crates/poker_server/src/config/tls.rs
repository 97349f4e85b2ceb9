//! The files of certificate, key and OCSP response.

use std::path::PathBuf;

use serde::Deserialize;

/// The files for TLS, which are read again on `SIGHUP`.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TlsFiles {
    /// The certificate, followed by the chain to its authority, in PEM.
    pub certificate: PathBuf,
    /// The private key, in PEM.
    pub key: PathBuf,
    /// What the authority says about the certificate at present: its OCSP response in DER, which each client is given with the certificate. `None`
    /// if the authority gives none.
    #[serde(default)]
    pub ocsp_response: Option<PathBuf>,
}
