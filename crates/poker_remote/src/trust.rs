//! Which certificates are accepted: those of the system's authorities, and those of one more authority that the client names.

use std::path::Path;
use std::sync::{Arc, OnceLock};

use rustls::pki_types::CertificateDer;
use rustls::pki_types::pem::PemObject as _;
use rustls::{ClientConfig, RootCertStore};

use crate::error::RemoteError;

pub(super) struct Trust {
    extra: Vec<CertificateDer<'static>>,
    /// Built on first use, because the system has many authorities.
    config: OnceLock<Arc<ClientConfig>>,
}

impl Trust {
    pub(super) fn new(authority: Option<&Path>) -> Result<Trust, RemoteError> {
        let extra = authority.map_or(Ok(Vec::new()), read_authority)?;
        Ok(Trust { extra, config: OnceLock::new() })
    }

    pub(super) fn config(&self) -> Result<Arc<ClientConfig>, rustls::Error> {
        if let Some(config) = self.config.get() {
            return Ok(Arc::clone(config));
        }
        let config = Arc::new(client_config(&self.extra)?);
        Ok(Arc::clone(self.config.get_or_init(|| config)))
    }
}

fn read_authority(path: &Path) -> Result<Vec<CertificateDer<'static>>, RemoteError> {
    let unreadable = |why: String| RemoteError::Authority { path: path.to_owned(), why };
    let read = CertificateDer::pem_file_iter(path).and_then(Iterator::collect::<Result<Vec<_>, _>>);
    let certificates = read.map_err(|error| unreadable(error.to_string()))?;
    if certificates.is_empty() { Err(unreadable("there is none in it".to_owned())) } else { Ok(certificates) }
}

fn client_config(extra: &[CertificateDer<'static>]) -> Result<ClientConfig, rustls::Error> {
    let mut roots = RootCertStore::empty();
    // Errors are ignored: certificates that cannot be parsed are skipped, and a system without authorities leaves only `extra`.
    roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
    for certificate in extra {
        roots.add(certificate.clone())?;
    }
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let builder = ClientConfig::builder_with_provider(provider).with_safe_default_protocol_versions()?;
    Ok(builder.with_root_certificates(roots).with_no_client_auth())
}
