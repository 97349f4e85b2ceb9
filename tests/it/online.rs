//! The real client at a real server: it signs in, plays a hand, keeps it, and comes back after the server was killed.

use std::path::Path;
use std::process::Command;

use poker_history::{Phh, PlayedHand, View};
use poker_host::{RECORD_FORMAT, played_hand, read_records};
use serde_json::Value;

use crate::command_line::folder;
use crate::driven_client::DrivenClient;
use crate::hand_history::{assert_kept_as_played, kept};
use crate::server_process::{BotThread, ServerProcess};
use crate::x_server::x_server;

/// Adds a server by keyboard, makes an account by mouse, and goes to the lobby.
pub fn sign_up(client: &mut DrivenClient, url: &str) {
    client.wait_event("first_frame");
    client.focus("start.online");
    client.key("Return");
    client.wait_screen("online");
    client.click("online.address");
    client.type_words(url);
    client.key("Return");
    client.click("online.way.up");
    client.click("online.password");
    client.type_words("correct horse battery");
    client.click("online.remember");
    client.click("online.sign_in");
    client.wait_screen("lobby");
}

/// Takes a seat at the stakes that are chosen in the lobby.
fn sit_down(client: &mut DrivenClient) {
    client.click("lobby.join");
    client.wait_screen("offer");
    client.click("join.sit_down");
}

/// Writes settings with which nothing moves.
pub fn still(data: &Path) {
    std::fs::write(data.join("settings.ron"), "(name: \"Ardan\", animation_speed: Off, click_guard_ms: 300)").unwrap();
}

/// Waits until the line to the server is lost.
pub fn wait_lost(client: &mut DrivenClient) {
    client.wait_for("the loss", |line| line["event"] == "connection" && line["line"] == "lost");
}

/// Waits for the table as it is after the line was lost.
pub fn wait_back(client: &mut DrivenClient) -> Value {
    client.wait_for("the table as it is", |line| line["event"] == "table" && !line["you"].is_null())
}

/// Plays until the hand is over.
fn finish_hand(client: &mut DrivenClient) {
    loop {
        let line = client.wait_for("my turn or the end of the hand", |line| line["event"] == "ready" || line["event"] == "hand_over");
        if line["event"] == "hand_over" {
            return;
        }
        act(client, &line);
    }
}

/// Checks or folds in the turn that a line tells of.
fn act(client: &mut DrivenClient, ready: &Value) {
    client.click(if ready["legal"]["check"] == true { "action.call" } else { "action.fold" });
}

#[test]
#[ignore = "needs an X server; cargo verify runs it"]
fn driven_a_player_signs_in_plays_and_goes_on_after_the_server_was_killed() {
    let x = x_server();
    let data = folder("driven_online");
    let mut server = ServerProcess::start(&folder("driven_online_server"));
    let _bots = BotThread::come(server.url(), 3);
    still(&data);
    let mut client = DrivenClient::start(&x, "online", &data, &["--locale", "en"]);
    sign_up(&mut client, server.url());
    client.click("lobby.stake.NL10");
    sit_down(&mut client);
    client.wait_screen("table");
    client.wait_event("hand_started");
    finish_hand(&mut client);
    // The server is killed. The client shows it and connects again by itself.
    server.kill();
    wait_lost(&mut client);
    client.wait_control("reconnect.try_now");
    server.again();
    client.wait_for("the line", |line| line["event"] == "connection" && line["line"] == "good");
    wait_back(&mut client);
    client.wait_event("hand_started");
    finish_hand(&mut client);
    client.key("ctrl+q");
    assert!(client.wait_exit().success());
    // A player who stays signed in comes in again with one click.
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        let mode = std::fs::metadata(data.join("tokens.ron")).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600);
    }
    let mut client = DrivenClient::start(&x, "online_again", &data, &["--locale", "en"]);
    client.wait_event("first_frame");
    client.click("start.online");
    client.click("online.go_on");
    wait_back(&mut client);
}

/// The hands in the books of a server that the player was dealt, the oldest first, with the cards of all.
fn hands_of_books(server: &Path, data: &Path) -> Vec<PlayedHand> {
    let query = "import sqlite3, sys\nfor (what,) in sqlite3.connect(sys.argv[1]).execute('SELECT what FROM hands WHERE void = 0 ORDER BY hand'):\n    print(what)";
    let read = Command::new("python3").args(["-c", query]).arg(server.join("cardroom.sqlite")).output().expect("python3 runs");
    assert!(read.status.success(), "{}", String::from_utf8_lossy(&read.stderr));
    // Practice keeps the same records, each in a line with a format.
    let lines = String::from_utf8(read.stdout).unwrap();
    let lines: String = lines.lines().map(|record| format!("{{\"format\":{RECORD_FORMAT},\"record\":{record}}}\n")).collect();
    let file = data.join("hands_of_the_server.jsonl");
    std::fs::write(&file, lines).unwrap();
    let all = read_records(&file).unwrap().map(|record| played_hand(&record.unwrap()));
    all.filter(|hand| hand.names.iter().any(|name| name == "Ardan")).collect()
}

#[test]
#[ignore = "needs an X server; cargo verify runs it"]
fn driven_a_hand_at_a_server_is_kept_with_only_the_cards_that_the_player_saw() {
    let x = x_server();
    let data = folder("driven_kept_online");
    let books = folder("driven_kept_server");
    let server = ServerProcess::start(&books);
    let _bots = BotThread::come(server.url(), 3);
    still(&data);
    let mut client = DrivenClient::start(&x, "kept_online", &data, &["--locale", "en"]);
    sign_up(&mut client, server.url());
    client.click("lobby.stake.NL10");
    sit_down(&mut client);
    client.wait_screen("table");
    while client.lines_of("hand_kept").len() < 3 {
        let line = client.wait_for("my turn or a kept hand", |line| line["event"] == "ready" || line["event"] == "hand_kept");
        if line["event"] == "ready" {
            act(&mut client, &line);
        }
    }
    client.kill();
    let (_, kept) = kept(&data);
    assert!(kept.len() >= 3, "{kept:?}");
    assert!(kept.iter().all(|line| !line.room.is_empty()), "hands of a server lie apart from those of practice");
    let mut played = hands_of_books(&books, &data);
    // The next hand may have ended without the player.
    played.truncate(kept.len());
    assert_kept_as_played(&data, &played);
    let hidden = |hand: &&PlayedHand| {
        let own = hand.setup.seats.iter().zip(&hand.names).find(|(_, name)| *name == "Ardan").unwrap().0.seat;
        Phh::of(hand, View::Everything).unwrap().actions != Phh::of(hand, View::Player(own)).unwrap().actions
    };
    assert!(played.iter().any(|hand| hidden(&hand)), "others had cards that the player did not see");
}

#[test]
#[ignore = "needs an X server; cargo verify runs it"]
fn driven_a_player_who_allows_it_is_found_by_name_and_joined() {
    let x = x_server();
    let server = ServerProcess::start(&folder("driven_found_server"));
    let _bots = BotThread::come(server.url(), 3);
    let data = folder("driven_found_friend");
    still(&data);
    let settings = std::fs::read_to_string(data.join("settings.ron")).unwrap();
    std::fs::write(data.join("settings.ron"), settings.replace("Ardan", "Bodil").replace(')', ", may_be_found: true)")).unwrap();
    let mut friend = DrivenClient::start(&x, "found_friend", &data, &["--locale", "en"]);
    sign_up(&mut friend, server.url());
    friend.click("lobby.stake.NL10");
    sit_down(&mut friend);
    friend.wait_screen("table");
    let data = folder("driven_finder");
    still(&data);
    let mut client = DrivenClient::start(&x, "finder", &data, &["--locale", "en"]);
    sign_up(&mut client, server.url());
    client.click("lobby.find_player");
    client.wait_control("finder.name");
    client.type_words("bodil");
    client.key("Return");
    client.click("finder.stake.0");
    client.wait_control("lobby.join");
    sit_down(&mut client);
    client.wait_event("hand_started");
    finish_hand(&mut client);
}
