//! An evening of an operator with the real program: TLS, accounts, typing errors, a backup and its restore, another key, a player who wants to
//! be deleted, and books of an older version.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use poker_protocol::{ClientMsg, ConnectionEvent, Loss, Message, PROTOCOL_VERSION, Request, RequestId, ServerMsg};
use poker_remote::RemoteOptions;
use tempfile::TempDir;

use crate::client::PATIENCE;
use crate::operator::{admin, commands, commands_of};
use crate::process::Process;
use crate::remote::{entered, open, options, until};
use crate::tls::{authority, certificate};

/// The books of an older version.
const OLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/data/kept/server-0.1.0");

/// The folder of an operator.
struct Desk {
    folder: TempDir,
    /// The certificate of the authority that the players trust.
    authority: PathBuf,
}

impl Desk {
    /// Prepares a folder with a certificate and a configuration.
    fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let (issuer, authority) = authority(folder.path(), "ours");
        let files = certificate(folder.path(), &issuer);
        fs::create_dir(folder.path().join("rooms")).unwrap();
        let (certificate, key) = (files.certificate.display(), files.key.display());
        let config = format!("(tls: Some((certificate: {:?}, key: {:?})))", certificate.to_string(), key.to_string());
        fs::write(folder.path().join("server.ron"), config).unwrap();
        Self { folder, authority }
    }

    /// A path in the folder.
    fn path(&self, name: &str) -> String {
        self.folder.path().join(name).display().to_string()
    }

    /// Starts the server on the books in a folder.
    fn server(&self, books: &str) -> Process {
        let started = Process::start(self.folder.path(), Path::new(&self.path(books)), "127.0.0.1:0");
        started.unwrap_or_else(|errors| panic!("the server does not start: {errors}"))
    }

    /// Lets a player come in, over TLS.
    fn visit(&self, server: &Process, name: &str) {
        let room = open(&RemoteOptions { authority: Some(self.authority.clone()), ..options(&server.url, name) });
        entered(&room, name);
        let hello = Request::Hello {
            protocol: PROTOCOL_VERSION,
            client: "test".to_owned(),
            name: name.to_owned(),
            avatar: 0,
            language: "en".to_owned(),
            resume: None,
        };
        room.link().send(ClientMsg { id: RequestId(1), request: hello }).unwrap();
        let welcomed = |message: ServerMsg| matches!(message.message, Message::Welcome { .. });
        while !welcomed(room.link().messages().recv_timeout(PATIENCE).unwrap()) {}
        room.close();
    }

    /// Runs a command on the books in a folder, which says `said`.
    fn says(&self, books: &str, words: &[&str], said: &str) -> String {
        let done = admin(&self.path(books), words);
        assert!(done.as_ref().is_ok_and(|out| out.contains(said)), "{words:?}: {done:?}");
        done.unwrap()
    }

    /// Asks a server to end, which it does without a fault.
    fn end(mut server: Process) {
        server.terminate();
        let status = (0..3_000).find_map(|_| {
            std::thread::sleep(std::time::Duration::from_millis(10));
            server.ended()
        });
        assert!(status.is_some_and(|status| status.success()), "{status:?}: {}", server.errors());
    }
}

fn run(words: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_cardroom-server")).args(words).output().unwrap()
}

/// A wrong word ends with a sentence and not with a panic. Returns the sentence.
fn refused(words: &[&str]) -> String {
    let done = run(words);
    let error = String::from_utf8(done.stderr).unwrap();
    assert!(!done.status.success() && !error.is_empty() && !error.contains("panicked"), "{words:?}: {error}");
    error
}

/// Each command with a word that it does not have, and then the errors that are easy to make. None changes anything.
fn mistyped(desk: &Desk) {
    let store = desk.path("books");
    let before = ["log", "players"].map(|list| desk.says("books", &[list], ""));
    for command in commands() {
        let words: Vec<&str> = command.split(' ').collect();
        if !commands_of(&words).is_empty() {
            continue;
        }
        let misspelt = format!("{command}x");
        let (last, place) = (misspelt.split(' ').next_back().unwrap(), words.len() - 1);
        let mut wrong = [&["admin"], &words[..], &["--data", &store]].concat();
        wrong[1 + place] = last;
        assert!(refused(&wrong).contains(last), "{command}");
        let wrong = [&["admin"], &words[..], &["--data", &store, "--wyh", "x"]].concat();
        assert!(refused(&wrong).contains("unexpected argument '--wyh'"), "{command}");
    }
    let why = ["--why", "x"];
    for (words, said) in [
        (&["player", "Adda"][..], "Adda"),
        (&["player", "#99"], "99"),
        (&["player", "export", "Adda", "--to", &desk.path("no.json")], "Adda"),
        (&["player", "delete", "Ada"], "--yes"),
        (&["suspend", "Adda", why[0], why[1]], "Adda"),
        (&["suspend", "Ada"], "--why"),
        (&["unsuspend", "Adda", why[0], why[1]], "Adda"),
        (&["reset-password", "Adda"], "Adda"),
        (&["revoke-tokens", "Adda"], "Adda"),
        (&["unlock", "Adda"], "Adda"),
        (&["pro", "Ada", "onn"], "onn"),
        (&["banzai", "Ada", "exlude"], "exlude"),
        (&["balance", "Ada", "--add", "12,5O", why[0], why[1]], "12,5O"),
        (&["balance", "Ada", "--add", "99999999999", why[0], why[1]], "largest amount"),
        (&["balance", "Ada", why[0], why[1]], "--add"),
        (&["seed-jackpot", "monte-carlo", "1.234", why[0], why[1]], "1.234"),
        (&["decide", "seven", "Ada", "hold"], "seven"),
        (&["void-hand", "one"], "one"),
        (&["withdraw", "two", why[0], why[1]], "two"),
        (&["tournament", "schedule", "freezout", "--name", "R", "--in", "60", why[0], why[1]], "freezout"),
        (&["tournament", "show", "x"], "x"),
        (&["tournament", "delay", "1", "--until", "tomorrow", why[0], why[1]], "tomorrow"),
        (&["create", "--count", "many", "--tokens", &desk.path("t")], "many"),
        (&["restore", "--from", &desk.path("nowhere")], "nowhere"),
        (&["backup", "--to", &desk.path("books")], "books"),
    ] {
        let wrong = [&["admin"], words, &["--data", &store]].concat();
        let error = refused(&wrong);
        assert!(error.contains(said), "{words:?}: {error}");
    }
    assert!(refused(&["admin", "check", "--data", &desk.path("boooks")]).contains("boooks"));
    assert_eq!(before, ["log", "players"].map(|list| desk.says("books", &[list], "")), "nothing has changed");
    let orders = desk.says("books", &["orders"], "");
    assert!(orders.lines().all(|order| order.contains("refused")), "{orders}");
}

#[test]
fn an_evening_of_an_operator_from_the_first_start_to_a_deleted_player() {
    let desk = Desk::new();
    fs::write(desk.folder.path().join("typo.ron"), "(lissten: \"127.0.0.1:0\")").unwrap();
    let error = refused(&["--config", &desk.path("typo.ron")]);
    assert!(error.contains("typo.ron:1:") && error.contains("lissten"), "{error}");

    let server = desk.server("books");
    assert!(server.url.starts_with("wss://"), "{}", server.url);
    desk.visit(&server, "Ada");
    desk.visit(&server, "Bo");
    let room = open(&options(&server.url, "Ada"));
    let lost = until(&room, |event| matches!(event, ConnectionEvent::Lost { .. }));
    assert!(matches!(lost, ConnectionEvent::Lost { why: Loss::NotTrusted, .. }), "an authority that nobody trusts: {lost:?}");
    room.close();
    desk.says("books", &["create", "--count", "3", "--prefix", "Guest", "--tokens", &desk.path("tokens")], "3 accounts made");
    desk.says("books", &["players"], "Guest3");

    mistyped(&desk);
    desk.visit(&server, "Ada");

    desk.says("books", &["balance", "Bo", "--add", "12.50", "--why", "a prize"], "done in hall main");
    desk.says("books", &["backup", "--to", &desk.path("backup")], "The books of 1 hall are in");
    desk.says("restored", &["restore", "--from", &desk.path("backup")], "The books of 1 hall are restored.");
    fs::copy(desk.path("books/cardroom.keys"), desk.path("restored/cardroom.keys")).unwrap();
    desk.says("restored", &["check"], "The books of 1 hall are sound.");
    let beside = desk.server("restored");
    desk.visit(&beside, "Bo");
    assert_eq!(desk.says("restored", &["player", "Bo"], "12.50"), desk.says("books", &["player", "Bo"], "12.50"));
    Desk::end(beside);

    desk.says("books", &["key", "rotate"], "New rows are encrypted with key ");
    desk.visit(&server, "Ada");
    desk.says("books", &["player", "export", "Bo", "--to", &desk.path("Bo.json")], "Everything that is kept about");
    assert!(fs::read_to_string(desk.path("Bo.json")).unwrap().contains("a prize"));
    desk.says("books", &["player", "delete", "Bo", "--yes"], "is deleted");
    assert!(!desk.says("books", &["players"], "Ada").contains("Bo\n"));
    Desk::end(server);
    desk.says("books", &["check"], "The books of 1 hall are sound.");

    upgraded(&desk);
}

/// Books of an older version open, and an older version does not open them again.
fn upgraded(desk: &Desk) {
    fs::create_dir(desk.path("older")).unwrap();
    for file in fs::read_dir(Path::new(OLDER).join("books")).unwrap() {
        let file = file.unwrap();
        fs::copy(file.path(), Path::new(&desk.path("older")).join(file.file_name())).unwrap();
    }
    let start = || {
        let mut command = crate::process::program();
        command.arg("--config").arg(Path::new(OLDER).join("server.ron")).args(["--data", &desk.path("older")]);
        command.arg("--rulebooks").arg(Path::new(OLDER).join("rooms"));
        Process::spawn(command, desk.folder.path(), "127.0.0.1:0")
    };
    let server = start().unwrap_or_else(|errors| panic!("{errors}"));
    desk.says("older", &["player", "Åsa"], "balance 790.00");
    Desk::end(server);
    desk.says("older", &["check"], "The books of 1 hall are sound.");
    // As a program of the version after this one leaves them.
    let books = rusqlite::Connection::open(Path::new(&desk.path("older")).join("cardroom.sqlite")).unwrap();
    books.execute("UPDATE schema_version SET version = version + 1", []).unwrap();
    let errors = start().err().unwrap();
    assert!(errors.contains("start the newer program"), "{errors}");
}
