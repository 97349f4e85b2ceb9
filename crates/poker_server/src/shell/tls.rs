//! TLS with a certificate that can be reloaded.

use std::io;
use std::path::Path;
use std::sync::{Arc, PoisonError, RwLock};

use rustls::ServerConfig;
use rustls::crypto::ring;
use rustls::pki_types::pem::PemObject as _;
use rustls::pki_types::{CertificateDer, PrivateKeyDer};
use tokio::net::TcpStream;
use tokio_rustls::TlsAcceptor;
use tokio_rustls::server::TlsStream;

use crate::config::TlsFiles;

/// Why TLS cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum TlsError {
    /// A file is missing or malformed.
    #[error("{} is no {what} in PEM: {error}", path.display())]
    File {
        path: std::path::PathBuf,
        /// What the file should hold.
        what: &'static str,
        /// The error of the reader.
        error: rustls::pki_types::pem::Error,
    },
    /// Certificate and key do not match, or cannot be used.
    #[error(transparent)]
    Rustls(#[from] rustls::Error),
}

/// The certificate in use.
#[derive(Clone)]
pub(super) struct Tls {
    files: TlsFiles,
    current: Arc<RwLock<Arc<ServerConfig>>>,
}

impl Tls {
    pub(super) fn open(files: &TlsFiles) -> Result<Self, TlsError> {
        Ok(Self { files: files.clone(), current: Arc::new(RwLock::new(read(files)?)) })
    }

    /// Reads the files again. If that fails, the former certificate stays in use.
    pub(super) fn reload(&self) -> Result<(), TlsError> {
        let new = read(&self.files)?;
        *self.current.write().unwrap_or_else(PoisonError::into_inner) = new;
        Ok(())
    }

    pub(super) async fn accept(&self, stream: TcpStream) -> io::Result<TlsStream<TcpStream>> {
        let current = Arc::clone(&self.current.read().unwrap_or_else(PoisonError::into_inner));
        TlsAcceptor::from(current).accept(stream).await
    }
}

fn read(files: &TlsFiles) -> Result<Arc<ServerConfig>, TlsError> {
    let fail = |path: &Path, what| {
        let path = path.to_owned();
        move |error| TlsError::File { path, what, error }
    };
    let certificates = CertificateDer::pem_file_iter(&files.certificate)
        .and_then(Iterator::collect::<Result<Vec<_>, _>>)
        .map_err(fail(&files.certificate, "certificate"))?;
    let key = PrivateKeyDer::from_pem_file(&files.key).map_err(fail(&files.key, "private key"))?;
    let config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()?
        .with_no_client_auth()
        .with_single_cert(certificates, key)?;
    Ok(Arc::new(config))
}

#[cfg(test)]
mod tests {
    use rustls::ProtocolVersion::{TLSv1_2, TLSv1_3};
    use rustls::{ALL_VERSIONS, DEFAULT_VERSIONS};

    use super::*;

    #[test]
    fn only_recommended_versions_and_ciphers_of_tls_are_spoken() {
        let spoken = |versions: &[&rustls::SupportedProtocolVersion]| versions.iter().map(|version| version.version).collect::<Vec<_>>();
        assert_eq!(spoken(DEFAULT_VERSIONS), [TLSv1_3, TLSv1_2], "the newest first");
        assert_eq!(spoken(ALL_VERSIONS), spoken(DEFAULT_VERSIONS), "this library speaks no others");
        let suites: Vec<String> = ring::default_provider().cipher_suites.iter().map(|suite| format!("{:?}", suite.suite())).collect();
        assert!(suites.len() > 5, "{suites:?}");
        for suite in suites {
            assert!(suite.starts_with("TLS13_") || suite.starts_with("TLS_ECDHE_"), "{suite} has no forward secrecy");
            assert!(suite.contains("_GCM_") || suite.contains("_CHACHA20_POLY1305_"), "{suite} has no authentication of its own");
        }
    }
}
