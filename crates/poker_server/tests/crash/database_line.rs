//! The connection between a server and its database, which a test can break.

use std::io::{Read, Write};
use std::net::Shutdown;
use std::os::unix::net::{UnixListener, UnixStream};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

use tempfile::TempDir;

/// The name of PostgreSQL's socket in its folder.
const SOCKET: &str = ".s.PGSQL.5432";
/// The time after which the system gives a connection up that no answer comes over.
const SILENCE: Duration = Duration::from_secs(5);
/// The interval at which a broken line is looked at.
const LOOK_EVERY: Duration = Duration::from_millis(20);

/// A proxy before PostgreSQL's socket.
pub struct DatabaseLine {
    _folder: TempDir,
    /// The address of the database behind the proxy.
    pub url: String,
    broken: Arc<AtomicBool>,
}

impl DatabaseLine {
    /// Opens a line to the database at `url`, as a test's cluster gives it.
    pub fn to(url: &str) -> Self {
        let (before, after) = url.split_once('@').unwrap();
        let (place, name) = after.split_once(":5432/").unwrap();
        let target = PathBuf::from(place.replace("%2F", "/")).join(SOCKET);
        let folder = tempfile::tempdir().unwrap();
        let listener = UnixListener::bind(folder.path().join(SOCKET)).unwrap();
        let here = folder.path().display().to_string().replace('/', "%2F");
        let broken = Arc::new(AtomicBool::new(false));
        let state = Arc::clone(&broken);
        thread::spawn(move || {
            for client in listener.incoming().flatten() {
                let Ok(server) = UnixStream::connect(&target) else { continue };
                for (from, to) in [(&client, &server), (&server, &client)] {
                    let (from, to, broken) = (from.try_clone().unwrap(), to.try_clone().unwrap(), Arc::clone(&state));
                    thread::spawn(move || carry(from, to, &broken));
                }
            }
        });
        Self { _folder: folder, url: format!("{before}@{here}:5432/{name}"), broken }
    }

    /// Breaks or mends the line. While it is broken, nothing arrives, and connections end after the time for which a server waits for answers
    /// from a network.
    pub fn set_broken(&self, broken: bool) {
        self.broken.store(broken, Ordering::SeqCst);
    }
}

fn carry(mut from: UnixStream, mut to: UnixStream, broken: &AtomicBool) {
    let mut bytes = [0; 16_384];
    while let Ok(read) = from.read(&mut bytes) {
        let mut left = SILENCE;
        while broken.load(Ordering::SeqCst) && !left.is_zero() {
            thread::sleep(LOOK_EVERY);
            left = left.saturating_sub(LOOK_EVERY);
        }
        if left.is_zero() || read == 0 || to.write_all(&bytes[..read]).is_err() {
            break;
        }
    }
    for end in [from, to] {
        // The other end may be closed already.
        drop(end.shutdown(Shutdown::Both));
    }
}
