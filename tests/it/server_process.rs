//! A real server for the client's tests, with bots at its only stake.

use std::io::{BufRead as _, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::JoinHandle;
use std::time::Duration;

use poker_host::ThinkingTime;
use poker_load::{Crowd, CrowdOptions, TournamentLoad, play_tournament, read_tokens, tournament_files};
use poker_protocol::{Password, Token};

/// A room with one stake, so that all players meet.
const ROOM: &str = r#"(
    id: "friday",
    offers: [(rulebook: "en-2.7", stakes: listed([(game: "nlhe", form: regular, small_blind: 5, big_blind: 10)]))],
)"#;

/// The length of a level of the sit and go: short, so that it ends soon.
const LEVEL_S: u32 = 15;

/// A running server.
pub struct ServerProcess {
    child: Child,
    url: String,
    data: PathBuf,
}

impl ServerProcess {
    /// The server's program, which lies beside the client's; `None` where it was not built.
    fn program() -> Option<PathBuf> {
        let beside = Path::new(env!("CARGO_BIN_EXE_cardroom")).with_file_name("cardroom-server");
        beside.exists().then_some(beside)
    }

    /// Starts a server on a port of its own.
    pub fn start(data: &Path) -> ServerProcess {
        std::fs::create_dir_all(data.join("rooms")).unwrap();
        std::fs::write(data.join("rooms/friday.room.ron"), ROOM).unwrap();
        let hall = format!("(rulebooks: Some({:?}), halls: [(name: \"main\", room: named(\"friday\"))])", data.join("rooms"));
        std::fs::write(data.join("server.ron"), hall).unwrap();
        Self::listening(data, "127.0.0.1:0")
    }

    /// Starts a server with a sit and go for `players` players. Returns it with the tokens of accounts for all of them but one.
    pub fn start_tournament(data: &Path, players: usize) -> (ServerProcess, Vec<Token>) {
        tournament_files(data, players, LEVEL_S).unwrap();
        Self::with_accounts(data, players - 1)
    }

    /// Starts a server whose files lie in `data`. Returns it with the tokens of `count` new accounts.
    pub fn with_accounts(data: &Path, count: usize) -> (ServerProcess, Vec<Token>) {
        let tokens = data.join("tokens");
        let create = Command::new(Self::program().expect("`cargo build -p poker_server` has made the server"))
            .args(["admin", "create", "--count", &count.to_string(), "--tokens"])
            .arg(&tokens)
            .arg("--data")
            .arg(data)
            .stdout(Stdio::null())
            .status();
        assert!(create.expect("the server's program runs").success());
        (Self::listening(data, "127.0.0.1:0"), read_tokens(&tokens).unwrap())
    }

    fn listening(data: &Path, listen: &str) -> ServerProcess {
        let program = Self::program().expect("`cargo build -p poker_server` has made the server");
        let mut command = Command::new(program);
        command.args(["--listen", listen]).arg("--data").arg(data).arg("--config").arg(data.join("server.ron"));
        command.stdout(Stdio::piped());
        let mut child = command.spawn().expect("the server starts");
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let url = line.split_whitespace().last().unwrap_or_default().to_owned();
        assert!(url.starts_with("ws://"), "{line}");
        ServerProcess { child, url, data: data.to_owned() }
    }

    /// The address at which players connect.
    pub fn url(&self) -> &str {
        &self.url
    }

    /// Kills the server, so that it cannot save.
    pub fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Starts the server again at the same address.
    pub fn again(&mut self) {
        let listen = self.url.trim_start_matches("ws://").trim_end_matches('/').to_owned();
        let data = self.data.clone();
        *self = Self::listening(&data, &listen);
    }
}

impl Drop for ServerProcess {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Bots that play at a server until they are dropped.
pub struct BotThread {
    end: Arc<AtomicBool>,
    thread: Option<JoinHandle<()>>,
}

impl BotThread {
    /// Starts `count` bots that play at the server `url`.
    pub fn come(url: &str, count: usize) -> BotThread {
        let options = CrowdOptions {
            thinking: ThinkingTime::INSTANT,
            stay_hands: 10_000..=10_000,
            seed: Some(5),
            ..CrowdOptions::new(url.parse().unwrap(), count, Password::new("a crowd of bots"))
        };
        let end = Arc::new(AtomicBool::new(false));
        let ended = Arc::clone(&end);
        let thread = std::thread::spawn(move || {
            let mut crowd = Crowd::open(&options).unwrap();
            while !ended.load(Ordering::Relaxed) {
                crowd.run_for(Duration::from_millis(100));
            }
        });
        BotThread { end, thread: Some(thread) }
    }
}

impl Drop for BotThread {
    fn drop(&mut self) {
        self.end.store(true, Ordering::Relaxed);
        let _ = self.thread.take().map(JoinHandle::join);
    }
}

/// Lets the accounts of these tokens enter the first tournament of a server with this name and play it to its end, in the background.
pub fn enter_tournament(url: &str, name: &'static str, tokens: Vec<Token>) {
    let load = TournamentLoad {
        urls: vec![url.to_owned()],
        name,
        tokens,
        // The server is killed once.
        outages: 1_000,
        thinking: ThinkingTime { min_ms: 50, max_ms: 200 },
        witness: None,
        within: Duration::from_secs(600),
    };
    std::thread::spawn(move || {
        let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build().unwrap();
        runtime.block_on(play_tournament(&load)).map(|report| report.results.len())
    });
}
