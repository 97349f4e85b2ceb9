//! `wss://` with an authority of the operator.

use std::path::{Path, PathBuf};

use poker_protocol::{ConnectionEvent, Loss};
use poker_remote::RemoteOptions;
use poker_server::config::TlsFiles;
use poker_server::{Config, start};
use rcgen::{BasicConstraints, CertificateParams, CertifiedIssuer, IsCa, KeyPair};

use crate::remote::{entered, open, options, until};

/// Creates an authority and writes its certificate to a file.
pub fn authority(folder: &Path, name: &str) -> (CertifiedIssuer<'static, KeyPair>, PathBuf) {
    let mut params = CertificateParams::new(Vec::new()).unwrap();
    params.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
    params.distinguished_name.push(rcgen::DnType::CommonName, name);
    let issuer = CertifiedIssuer::self_signed(params, KeyPair::generate().unwrap()).unwrap();
    let file = folder.join(format!("{name}.pem"));
    std::fs::write(&file, issuer.pem()).unwrap();
    (issuer, file)
}

/// A certificate for a server on this machine.
pub fn certificate(folder: &Path, issuer: &CertifiedIssuer<'static, KeyPair>) -> TlsFiles {
    let key = KeyPair::generate().unwrap();
    let names = ["localhost".to_owned(), "127.0.0.1".to_owned()];
    let signed = CertificateParams::new(names).unwrap().signed_by(&key, issuer).unwrap();
    let files = TlsFiles { certificate: folder.join("server.pem"), key: folder.join("server.key.pem"), ocsp_response: None };
    std::fs::write(&files.certificate, signed.pem()).unwrap();
    std::fs::write(&files.key, key.serialize_pem()).unwrap();
    files
}

fn refused(options: &RemoteOptions) -> (Loss, bool) {
    let room = open(options);
    let lost = until(&room, |event| matches!(event, ConnectionEvent::Lost { .. }));
    let ConnectionEvent::Lost { why, retry, .. } = lost else { unreachable!("it was waited for") };
    (why, retry.is_some())
}

#[test]
fn a_session_with_a_self_made_authority_works_and_any_other_authority_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let (issuer, ours) = authority(folder.path(), "ours");
    let (_, another) = authority(folder.path(), "another");
    let tls = Some(certificate(folder.path(), &issuer));
    let server = start(&Config { listen: "127.0.0.1:0".parse().unwrap(), tls, threads: Some(2), ..Config::default() }).unwrap();
    assert!(server.url().starts_with("wss://"), "{}", server.url());

    let trusting = |authority| RemoteOptions { authority, ..options(server.url(), "Ada") };
    let room = open(&trusting(Some(ours)));
    entered(&room, "Ada");
    room.close();
    assert_eq!(refused(&trusting(Some(another))), (Loss::NotTrusted, false));
    assert_eq!(refused(&trusting(None)), (Loss::NotTrusted, false), "the system trusts no such authority");
    let open_line = server.url().replace("wss://", "ws://");
    assert_eq!(refused(&options(&open_line, "Ada")).0, Loss::NotCardroom);
    server.stop_within(0);
}
