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

/// The first byte of an OCSP response: the tag of a sequence in DER.
const DER_SEQUENCE: u8 = 0x30;

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
    /// The file of the OCSP response cannot be read.
    #[error("{} cannot be read: {error}", path.display())]
    Unreadable {
        path: std::path::PathBuf,
        /// The error of the system.
        error: io::Error,
    },
    /// The file of the OCSP response holds something else.
    #[error("{} is no OCSP response in DER; `openssl ocsp` writes one with -respout", .0.display())]
    NoResponse(std::path::PathBuf),
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
    let ocsp = files.ocsp_response.as_deref().map_or(Ok(Vec::new()), read_response)?;
    let config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()?
        .with_no_client_auth()
        .with_single_cert_with_ocsp(certificates, key, ocsp)?;
    Ok(Arc::new(config))
}

/// Reads an OCSP response. What it says is for the client to check.
fn read_response(path: &Path) -> Result<Vec<u8>, TlsError> {
    let response = std::fs::read(path).map_err(|error| TlsError::Unreadable { path: path.to_owned(), error })?;
    if response.first() == Some(&DER_SEQUENCE) { Ok(response) } else { Err(TlsError::NoResponse(path.to_owned())) }
}

#[cfg(test)]
mod tests {
    use std::sync::Mutex;

    use rcgen::{CertificateParams, KeyPair};
    use rustls::ProtocolVersion::{TLSv1_2, TLSv1_3};
    use rustls::client::danger::{HandshakeSignatureValid, ServerCertVerified, ServerCertVerifier};
    use rustls::pki_types::{ServerName, UnixTime};
    use rustls::{
        ALL_VERSIONS, ClientConfig, ClientConnection, DEFAULT_VERSIONS, DigitallySignedStruct, ServerConnection, SignatureScheme,
    };

    use super::*;

    /// Trusts every certificate and notes the OCSP response that came with it.
    #[derive(Debug, Default)]
    struct Noting(Mutex<Vec<u8>>);

    impl ServerCertVerifier for Noting {
        fn verify_server_cert(
            &self,
            _: &CertificateDer<'_>,
            _: &[CertificateDer<'_>],
            _: &ServerName<'_>,
            response: &[u8],
            _: UnixTime,
        ) -> Result<ServerCertVerified, rustls::Error> {
            *self.0.lock().unwrap() = response.to_vec();
            Ok(ServerCertVerified::assertion())
        }

        fn verify_tls12_signature(
            &self,
            _: &[u8],
            _: &CertificateDer<'_>,
            _: &DigitallySignedStruct,
        ) -> Result<HandshakeSignatureValid, rustls::Error> {
            Ok(HandshakeSignatureValid::assertion())
        }

        fn verify_tls13_signature(
            &self,
            _: &[u8],
            _: &CertificateDer<'_>,
            _: &DigitallySignedStruct,
        ) -> Result<HandshakeSignatureValid, rustls::Error> {
            Ok(HandshakeSignatureValid::assertion())
        }

        fn supported_verify_schemes(&self) -> Vec<SignatureScheme> {
            ring::default_provider().signature_verification_algorithms.supported_schemes()
        }
    }

    /// The OCSP response that a client is given.
    fn given(tls: &Tls) -> Vec<u8> {
        let noting = Arc::new(Noting::default());
        let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()
            .unwrap()
            .dangerous()
            .with_custom_certificate_verifier(noting.clone())
            .with_no_client_auth();
        let mut client = ClientConnection::new(Arc::new(config), "localhost".try_into().unwrap()).unwrap();
        let mut server = ServerConnection::new(Arc::clone(&tls.current.read().unwrap())).unwrap();
        while client.is_handshaking() {
            let mut bytes = Vec::new();
            client.write_tls(&mut bytes).unwrap();
            server.read_tls(&mut &bytes[..]).unwrap();
            server.process_new_packets().unwrap();
            bytes.clear();
            server.write_tls(&mut bytes).unwrap();
            client.read_tls(&mut &bytes[..]).unwrap();
            client.process_new_packets().unwrap();
        }
        noting.0.lock().unwrap().clone()
    }

    #[test]
    fn clients_are_given_what_the_authority_says_about_the_certificate_and_a_newer_answer_after_reading_again() {
        let folder = tempfile::tempdir().unwrap();
        let key = KeyPair::generate().unwrap();
        let certificate = CertificateParams::new(["localhost".to_owned()]).unwrap().self_signed(&key).unwrap();
        let [certificate_file, key_file, response] = ["server.pem", "server.key.pem", "ocsp.der"].map(|name| folder.path().join(name));
        std::fs::write(&certificate_file, certificate.pem()).unwrap();
        std::fs::write(&key_file, key.serialize_pem()).unwrap();
        let plain = TlsFiles { certificate: certificate_file, key: key_file, ocsp_response: None };
        assert_eq!(given(&Tls::open(&plain).unwrap()), [0; 0]);

        let stapled = TlsFiles { ocsp_response: Some(response.clone()), ..plain };
        assert!(matches!(Tls::open(&stapled), Err(TlsError::Unreadable { .. })));
        std::fs::write(&response, [DER_SEQUENCE, 3, 10, 1, 0]).unwrap();
        let tls = Tls::open(&stapled).unwrap();
        assert_eq!(given(&tls), [DER_SEQUENCE, 3, 10, 1, 0]);

        std::fs::write(&response, "-----BEGIN OCSP RESPONSE-----").unwrap();
        assert!(matches!(tls.reload(), Err(TlsError::NoResponse(_))));
        assert_eq!(given(&tls), [DER_SEQUENCE, 3, 10, 1, 0], "the former answer stays in use");
        std::fs::write(&response, [DER_SEQUENCE, 3, 10, 1, 1]).unwrap();
        tls.reload().unwrap();
        assert_eq!(given(&tls), [DER_SEQUENCE, 3, 10, 1, 1]);
    }

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
