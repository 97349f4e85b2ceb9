//! TLS to the database, with the modes of `sslmode` as PostgreSQL's users know them.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use rustls::client::WebPkiServerVerifier;
use rustls::client::danger::{HandshakeSignatureValid, ServerCertVerified, ServerCertVerifier};
use rustls::crypto::{CryptoProvider, ring, verify_tls12_signature, verify_tls13_signature};
use rustls::pki_types::pem::PemObject as _;
use rustls::pki_types::{CertificateDer, ServerName, UnixTime};
use rustls::{CertificateError, ClientConfig, DigitallySignedStruct, Error, RootCertStore, SignatureScheme};

use crate::store::StoreError;

/// How the connection to the database is protected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum SslMode {
    /// Not at all.
    Disable,
    /// By TLS, if the database has it. The certificate is not checked.
    Prefer,
    /// By TLS. The certificate is checked only if an authority is named.
    Require,
    /// By TLS with a certificate of a trusted authority, for any name.
    VerifyCa,
    /// By TLS with a certificate of a trusted authority for the name of the host.
    VerifyFull,
}

impl SslMode {
    /// Whether a connection may be made without TLS.
    pub const fn may_be_open(self) -> bool {
        matches!(self, Self::Disable | Self::Prefer)
    }

    /// The mode with a name of PostgreSQL.
    pub fn named(name: &str) -> Option<Self> {
        Some(match name {
            "disable" => Self::Disable,
            "allow" | "prefer" => Self::Prefer,
            "require" => Self::Require,
            "verify-ca" => Self::VerifyCa,
            "verify-full" => Self::VerifyFull,
            _ => return None,
        })
    }
}

/// The configuration of TLS for a mode that may use it. `authority` is a PEM file with the authorities to trust instead of the system's.
pub(super) fn client_config(mode: SslMode, authority: Option<&Path>) -> Result<ClientConfig, StoreError> {
    let refused = |error: Error| StoreError::Database(error.into());
    let provider = Arc::new(ring::default_provider());
    let checked = match mode {
        SslMode::Disable | SslMode::Prefer => None,
        SslMode::Require => authority.map(|_| false),
        SslMode::VerifyCa => Some(false),
        SslMode::VerifyFull => Some(true),
    };
    let webpki = match checked {
        None => None,
        Some(_) => {
            let roots = Arc::new(roots(authority)?);
            let built = WebPkiServerVerifier::builder_with_provider(roots, Arc::clone(&provider)).build();
            Some(built.map_err(|error| StoreError::Database(error.into()))?)
        }
    };
    let verifier = DatabaseVerifier { webpki, any_name: checked == Some(false), provider: Arc::clone(&provider) };
    let builder = ClientConfig::builder_with_provider(provider).with_safe_default_protocol_versions().map_err(refused)?;
    Ok(builder.dangerous().with_custom_certificate_verifier(Arc::new(verifier)).with_no_client_auth())
}

fn roots(authority: Option<&Path>) -> Result<RootCertStore, StoreError> {
    let mut roots = RootCertStore::empty();
    match authority {
        None => {
            // Certificates of the system that cannot be parsed are skipped.
            roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
        }
        Some(path) => {
            let unreadable = |why: String| StoreError::Authority { path: PathBuf::from(path), why };
            let read = CertificateDer::pem_file_iter(path).and_then(Iterator::collect::<Result<Vec<_>, _>>);
            for certificate in read.map_err(|error| unreadable(error.to_string()))? {
                roots.add(certificate).map_err(|error| unreadable(error.to_string()))?;
            }
            if roots.is_empty() {
                return Err(unreadable("there is none in it".to_owned()));
            }
        }
    }
    Ok(roots)
}

/// Checks the certificate of the database as far as the mode asks for it.
#[derive(Debug)]
struct DatabaseVerifier {
    /// `None`: any certificate is accepted.
    webpki: Option<Arc<WebPkiServerVerifier>>,
    /// Whether the certificate may be for another name.
    any_name: bool,
    provider: Arc<CryptoProvider>,
}

impl ServerCertVerifier for DatabaseVerifier {
    fn verify_server_cert(
        &self,
        certificate: &CertificateDer<'_>,
        chain: &[CertificateDer<'_>],
        name: &ServerName<'_>,
        ocsp: &[u8],
        now: UnixTime,
    ) -> Result<ServerCertVerified, Error> {
        let Some(webpki) = &self.webpki else { return Ok(ServerCertVerified::assertion()) };
        match webpki.verify_server_cert(certificate, chain, name, ocsp, now) {
            // The name is checked last, after the chain.
            Err(Error::InvalidCertificate(CertificateError::NotValidForName | CertificateError::NotValidForNameContext { .. }))
                if self.any_name =>
            {
                Ok(ServerCertVerified::assertion())
            }
            verified => verified,
        }
    }

    fn verify_tls12_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signed: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        verify_tls12_signature(message, certificate, signed, &self.provider.signature_verification_algorithms)
    }

    fn verify_tls13_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signed: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        verify_tls13_signature(message, certificate, signed, &self.provider.signature_verification_algorithms)
    }

    fn supported_verify_schemes(&self) -> Vec<SignatureScheme> {
        self.provider.signature_verification_algorithms.supported_schemes()
    }
}
