//! Many connections that only listen.

use poker_server::config::Limits;

use crate::client::Client;
use crate::world;

/// At most so much for each (the client's end lives in the same process).
const BYTES_EACH: u64 = 200 * 1024;

/// What this process holds, where the system tells.
fn memory() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    Some(line.split_whitespace().next()?.parse::<u64>().ok()? * 1024)
}

fn idle(count: u64) {
    // Both ends of each are files of this process.
    let files = rlimit::increase_nofile_limit(2 * count + 500).unwrap();
    assert!(files >= 2 * count + 100, "this system allows {files} files only");
    let (server, url) = world::running(&world::limited(Limits { sign_in_s: 600, ..Limits::default() }));
    world::clients(async {
        let before = memory();
        let mut crowd = Vec::new();
        for _ in 0..count {
            crowd.push(Client::connect(&url).await);
        }
        if let (Some(before), Some(after)) = (before, memory()) {
            let each = after.saturating_sub(before) / count;
            println!("{count} idle connections: {} KiB each, both ends", each / 1024);
            assert!(each < BYTES_EACH, "{each} bytes each");
        }
        Client::at_table(&url, "Ada").await;
        for client in crowd.iter_mut().step_by(100) {
            client.sign_up(&format!("Nr {}", std::ptr::from_ref(client) as usize % 1_000_000)).await;
        }
    });
    server.stop_within(0);
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
