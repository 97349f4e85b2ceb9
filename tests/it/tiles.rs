//! Several tables at once: side by side by mouse and by keys, and on a stack.

use std::collections::BTreeSet;

use serde_json::Value;

use crate::command_line::folder;
use crate::driven::{hurried, sit_down};
use crate::driven_client::DrivenClient;
use crate::x_server::x_server;

/// Sits down at one more table, of this stake.
pub fn join(client: &mut DrivenClient, stake: &str) {
    client.key("Home");
    client.wait_screen("lobby");
    client.click(&format!("lobby.stake.{stake}"));
    client.click("lobby.join");
    client.wait_screen("offer");
    client.click("join.sit_down");
    client.wait_screen("table");
}

/// Waits until the player can act at a table. Returns the table, and whether checking is free there.
fn wait_turn(client: &mut DrivenClient) -> (u64, bool) {
    let line: Value = client.wait_for("my turn at a table", |line| line["event"] == "ready");
    (line["table"].as_u64().unwrap(), line["legal"]["check"] == true)
}

#[test]
#[ignore = "needs an X server; cargo verify runs it"]
fn driven_four_tables_are_played_side_by_side_by_mouse_and_by_keys_and_then_on_a_stack() {
    let x = x_server();
    let data = folder("driven_tiles");
    hurried(&data, "");
    let mut client = DrivenClient::start(&x, "tiles", &data, &["--seed", "11"]);
    sit_down(&mut client);
    for stake in ["NL4", "NL25", "NL50"] {
        join(&mut client, stake);
    }
    client.wait_control("desk.tiles");
    let mut played = BTreeSet::new();
    for turn in 0.. {
        assert!(turn < 200, "the player has acted at {played:?} only");
        let (table, check) = wait_turn(&mut client);
        if turn % 2 == 0 {
            client.click(&format!("t{table}.action.{}", if check { "call" } else { "fold" }));
        } else {
            // The pointer says at which table the key acts.
            client.hover(&format!("t{table}.top.leave"));
            client.key(if check { "c" } else { "f" });
        }
        played.insert((table, turn % 2 == 0));
        if played.len() == 8 {
            break;
        }
    }
    client.key("ctrl+t");
    for _ in 0..4 {
        // Each table that waits comes to the top, where its controls are those of the window.
        let (_, check) = wait_turn(&mut client);
        client.click(if check { "action.call" } else { "action.fold" });
    }
    client.key("ctrl+q");
    assert!(client.wait_exit().success());
}
