//! Many idle connections to a server in a child process.

use std::io::{BufRead as _, BufReader};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use poker_protocol::{DoorMessage, ServerFrame};

use crate::client::Client;
use crate::world;

/// The most memory of the server for each connection.
const BYTES_EACH: u64 = 100 * 1024;
/// Idle connections stay open without signing in.
const CONFIG: &str = "(limits: (sign_in_s: 3600))";

/// A server, which is killed when this value is dropped.
struct Server {
    process: Child,
    url: String,
}

impl Server {
    fn start(folder: &std::path::Path) -> Self {
        let config = folder.join("server.ron");
        std::fs::write(&config, CONFIG).unwrap();
        let mut command = Command::new(env!("CARGO_BIN_EXE_cardroom-server"));
        command.args(["--listen", "127.0.0.1:0", "--config"]).arg(config).arg("--data").arg(folder).env("RUST_LOG", "error");
        let mut process = command.stdout(Stdio::piped()).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(process.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let url = line.split_whitespace().last().unwrap().to_owned();
        Self { process, url }
    }

    /// The memory of the server in bytes, if the system reports it.
    fn memory(&self) -> Option<u64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.process.id())).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
        Some(line.split_whitespace().next()?.parse::<u64>().ok()? * 1024)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // The process may have ended before.
        let _ended = self.process.kill();
        let _reaped = self.process.wait();
    }
}

fn idle(count: u64) {
    let files = rlimit::increase_nofile_limit(count + 500).unwrap();
    assert!(files >= count + 100, "this system allows {files} files only");
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    world::clients(async {
        let before = server.memory();
        let greeted = Arc::new(AtomicU64::new(0));
        let mut crowd = tokio::task::JoinSet::new();
        for _ in 0..count {
            let (mut client, greeted) = (Client::connect(&server.url).await, Arc::clone(&greeted));
            // Each connection answers pings and receives nothing else.
            crowd.spawn(async move {
                while let Some(frame) = client.next().await {
                    assert!(matches!(frame, ServerFrame::Door(DoorMessage::Greeting(_))), "{frame:?}");
                    greeted.fetch_add(1, Ordering::Relaxed);
                }
            });
        }
        while greeted.load(Ordering::Relaxed) < count {
            tokio::task::yield_now().await;
        }
        if let (Some(before), Some(after)) = (before, server.memory()) {
            let each = after.saturating_sub(before) / count;
            println!("{count} idle connections: {} KiB of the server's memory each", each / 1024);
            assert!(each < BYTES_EACH, "{each} bytes each");
        }
        Client::at_table(&server.url, "Ada").await;
        assert!(crowd.try_join_next().is_none(), "nobody was cut off");
    });
}

#[test]
fn five_hundred_idle_connections_are_cheap() {
    idle(500);
}

#[test]
#[ignore = "ten thousand connections"]
fn long_ten_thousand_idle_connections_are_cheap() {
    idle(10_000);
}
