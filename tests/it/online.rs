//! The real client at a real server: it signs in, plays a hand, and comes back after the server was killed.

use std::path::Path;

use serde_json::Value;

use crate::command_line::folder;
use crate::driven_client::DrivenClient;
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
        client.click(if line["legal"]["check"] == true { "action.call" } else { "action.fold" });
    }
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
