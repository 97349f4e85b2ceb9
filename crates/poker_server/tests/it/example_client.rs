//! The client in `examples`, which uses nothing but the protocol's document.

use std::io::{BufRead as _, BufReader, ErrorKind};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};

use crate::client::PATIENCE;
use crate::world;

/// More lines than a client says in the hands of this test.
const MOST_LINES: usize = 5_000;

/// A run of the example client, which is ended with this value.
struct Example {
    process: Child,
    lines: Receiver<String>,
    seen: Vec<String>,
}

impl Example {
    /// Starts the client as a player who plays `hands` hands, and whose connection breaks after the first one. Returns `None` if there is no
    /// Python.
    fn start(url: &str, name: &str, hands: u32) -> Option<Self> {
        let program = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/client.py");
        let mut command = Command::new("python3");
        command.arg(program).arg(url).args(["--name", name, "--breaks", "1", "--seed", "7", "--hands"]).arg(hands.to_string());
        command.env("CARDROOM_PASSWORD", "correct horse battery").stdin(Stdio::null()).stdout(Stdio::piped());
        let mut process = match command.spawn() {
            Err(missing) if missing.kind() == ErrorKind::NotFound => return None,
            spawned => spawned.unwrap(),
        };
        let output = BufReader::new(process.stdout.take().unwrap());
        let (sender, lines) = channel();
        std::thread::spawn(move || output.lines().map_while(Result::ok).try_for_each(|line| sender.send(line)));
        Some(Self { process, lines, seen: Vec::new() })
    }

    /// Reads lines until one contains `text`. Each must come soon.
    fn until(&mut self, text: &str) {
        while !self.seen.last().is_some_and(|line| line.contains(text)) {
            let line = self.lines.recv_timeout(PATIENCE);
            self.seen.push(line.unwrap_or_else(|end| panic!("{text:?} is not told ({end}): {:#?}", self.seen)));
            assert!(self.seen.len() < MOST_LINES, "{text:?} is not told: {:#?}", self.seen);
        }
    }
}

impl Drop for Example {
    fn drop(&mut self) {
        // One that has ended by itself cannot be killed.
        drop(self.process.kill());
        drop(self.process.wait());
    }
}

#[test]
fn three_example_clients_play_hands_to_the_end_and_come_back_after_a_broken_connection() {
    let (server, url) = world::running(&world::config());
    // Two play on, so that the third one, who may sit down last, has somebody to play with.
    let started = [("Ada", 1_000), ("Bo", 1_000), ("Cy", 2)].map(|(name, hands)| Example::start(&url, name, hands));
    let Some(mut players) = started.into_iter().collect::<Option<Vec<_>>>() else {
        assert!(std::env::var_os("CI").is_none(), "python3 is not installed");
        println!("left out: python3 is not installed");
        return;
    };
    for player in &mut players {
        player.until("is over, number 1 of");
        player.until("nothing was missed");
        player.until("is over, number 2 of");
    }
    let mut last = players.pop().unwrap();
    last.until("enough");
    assert!(last.process.wait().unwrap().success());
    drop(players);
    server.stop_within(0);
}
