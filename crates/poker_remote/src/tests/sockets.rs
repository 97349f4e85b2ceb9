//! Connections that fail: nothing listens, something else answers, the name is unknown, or the authority has no certificate.

use std::io::{Read as _, Write as _};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use poker_protocol::{ConnectionEvent, Loss};

use crate::{RemoteOptions, RemoteRoom, open_remote};

/// A timeout that is longer than any step takes.
const LONG: Duration = Duration::from_secs(20);

fn open(address: &str) -> RemoteRoom {
    open_remote(&RemoteOptions::at(address.parse().unwrap(), None), Arc::new(|| {})).unwrap()
}

fn loss(room: &RemoteRoom) -> (Loss, bool) {
    loop {
        if let ConnectionEvent::Lost { why, retry, .. } = room.events().recv_timeout(LONG).unwrap() {
            return (why, retry.is_some());
        }
    }
}

/// Starts a listener that answers each connection with `bytes`; returns its address.
fn answering(bytes: &'static [u8]) -> String {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
    let port = listener.local_addr().unwrap().port();
    thread::spawn(move || {
        let answer = |mut stream: TcpStream| {
            let _request_bytes = stream.read(&mut [0; 1024])?;
            stream.write_all(bytes)
        };
        listener.incoming().flatten().try_for_each(answer)
    });
    format!("127.0.0.1:{port}")
}

#[test]
fn a_port_where_nobody_listens_is_refused_and_tried_again() {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
    let port = listener.local_addr().unwrap().port();
    drop(listener);
    let room = open(&format!("ws://127.0.0.1:{port}"));
    assert_eq!(loss(&room), (Loss::Refused, true));
    room.close();
}

#[test]
fn something_that_is_no_server_is_told_as_that() {
    let web = answering(b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n");
    for scheme in ["ws", "wss"] {
        assert_eq!(loss(&open(&format!("{scheme}://{web}"))), (Loss::NotCardroom, false), "{scheme}");
    }
}

#[test]
fn a_name_that_nobody_has_is_told_as_that() {
    assert_eq!(loss(&open("ws://nobody.invalid:1")), (Loss::NameNotFound, true));
}

#[test]
fn a_file_without_a_certificate_is_no_authority() {
    let file = tempfile::NamedTempFile::new().unwrap();
    let mut options = RemoteOptions::at("wss://localhost".parse().unwrap(), None);
    options.authority = Some(file.path().to_owned());
    let error = open_remote(&options, Arc::new(|| {})).unwrap_err();
    assert!(error.to_string().contains("no certificate"), "{error}");
}
