//! The memory of a server as the system counts it, on Linux.

use std::io::{BufRead as _, BufReader};
use std::process::{Child, Command, Stdio};

use poker_protocol::{AccountName, DoorRequest, Password};

use crate::client::Client;
use crate::world;

/// The players who sign up, far more than are hashed at a time.
const PLAYERS: usize = 48;
/// The growth that other things than hashing may cause, in KiB. Before it was bounded, hashing took 19 MiB for each of dozens of threads.
const GROWTH_KIB: u64 = 48 * 1_024;

/// Ends the process when a test is over, or fails.
struct Killed(Child);

impl Drop for Killed {
    fn drop(&mut self) {
        drop(self.0.kill());
        drop(self.0.wait());
    }
}

/// The resident memory of a process in KiB.
fn resident(process: u32) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).unwrap();
    let line = status.lines().find(|line| line.starts_with("VmRSS:")).unwrap();
    line.split_whitespace().nth(1).unwrap().parse().unwrap()
}

#[cfg(target_os = "linux")]
#[test]
fn the_memory_of_many_passwords_goes_back_to_the_system() {
    let mut program = Command::new(env!("CARGO_BIN_EXE_cardroom-server"));
    program.env("RUST_LOG", "error").args(["--listen", "127.0.0.1:0"]).stdout(Stdio::piped());
    let mut server = Killed(program.spawn().unwrap());
    let mut line = String::new();
    BufReader::new(server.0.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let url = line.trim().strip_prefix("Players connect to ").unwrap().to_owned();
    let process = server.0.id();
    world::clients(async {
        let before = resident(process);
        let mut clients = Vec::new();
        for _ in 0..PLAYERS {
            clients.push(Client::connect(&url).await);
        }
        for (client, number) in clients.iter_mut().zip(0..) {
            let name = AccountName::unchecked(format!("Player {number}"));
            client.door(DoorRequest::SignUp { name, password: Password::new("correct horse") }).await;
        }
        for client in &mut clients {
            client.signed_in().await;
        }
        let grown = resident(process).saturating_sub(before);
        println!("{before} KiB before {PLAYERS} passwords, {grown} KiB more after them");
        assert!(grown < GROWTH_KIB, "{grown} KiB");
    });
}
