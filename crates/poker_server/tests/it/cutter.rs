//! A proxy that cuts connections.

use std::io::{Read, Write};
use std::net::{Ipv4Addr, Shutdown, TcpListener, TcpStream};
use std::sync::{Arc, Mutex};
use std::thread;

/// A proxy between clients and a server that can cut their connections.
pub struct Cutter {
    pub url: String,
    lines: Arc<Mutex<Vec<TcpStream>>>,
}

impl Cutter {
    pub fn before(url: &str) -> Self {
        let target = url.trim_start_matches("ws://").trim_end_matches('/').to_owned();
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
        let url = format!("ws://{}/", listener.local_addr().unwrap());
        let lines = Arc::new(Mutex::new(Vec::new()));
        let all = Arc::clone(&lines);
        thread::spawn(move || {
            for client in listener.incoming().flatten() {
                let server = TcpStream::connect(&target).unwrap();
                for (from, to) in [(&client, &server), (&server, &client)] {
                    let (from, to) = (from.try_clone().unwrap(), to.try_clone().unwrap());
                    thread::spawn(move || carry(from, to));
                }
                all.lock().unwrap().extend([client, server]);
            }
        });
        Self { url, lines }
    }

    /// Cuts all connections.
    pub fn cut(&self) {
        for line in self.lines.lock().unwrap().drain(..) {
            // The connection may be closed already.
            drop(line.shutdown(Shutdown::Both));
        }
    }
}

fn carry(mut from: TcpStream, mut to: TcpStream) {
    let mut bytes = [0; 4096];
    while let Ok(read) = from.read(&mut bytes) {
        if read == 0 || to.write_all(&bytes[..read]).is_err() {
            break;
        }
    }
    drop(to.shutdown(Shutdown::Both));
}
