//! A client that is killed in mid-hand starts again with the stacks of the hand's start.

use serde_json::Value;

use crate::command_line::folder;
use crate::driven_client::DrivenClient;
use crate::x_server::x_server;

/// The number of kills in the short form of the test suite.
const KILLS: u32 = 3;
/// The number of kills in the long form.
const KILLS_LONG: u32 = 20;

fn kill_in_mid_hand(name: &str, kills: u32) {
    let x = x_server();
    let data = folder(name);
    std::fs::write(data.join("settings.ron"), "(name: \"Ardan\", animation_speed: Off, practice: (pace: (min_ms: 20, max_ms: 60)))")
        .unwrap();
    let mut expected: Option<Value> = None;
    for kill in 0..kills {
        let mut client = DrivenClient::start(&x, name, &data, &[]);
        client.wait_event("first_frame");
        client.click("start.practise");
        client.click("practice.start");
        if let Some(expected) = &expected {
            let table = client.wait_event("table");
            assert_eq!(&table["stacks"], expected, "kill {kill}");
            client.wait_screen("table");
        } else {
            client.wait_screen("lobby");
            client.click("lobby.stake.NL10");
            client.click("lobby.join");
            client.wait_screen("offer");
            client.click("join.sit_down");
            client.wait_screen("table");
        }
        let started = client.wait_event("hand_started");
        // Waits until somebody has acted: the blinds are posted, and chips move.
        for _ in 0..=(kill % 3) {
            let line = client.wait_for("an action", |line| line["event"] == "acted" || line["event"] == "prompt");
            if line["event"] == "prompt" {
                break;
            }
        }
        client.kill();
        let over = client.lines.iter().rev().find(|line| line["event"] == "hand_over" || line["event"] == "hand_started").cloned().unwrap();
        let stacks = if over["event"] == "hand_over" { over["stacks"].clone() } else { started["stacks"].clone() };
        let mut by_seat: Vec<Value> = stacks.as_array().unwrap().clone();
        by_seat.sort_by_key(|pair| pair[0].as_u64());
        expected = Some(Value::from(by_seat));
    }
}

#[test]
#[ignore = "needs an X server; cargo verify runs it"]
fn driven_killed_in_mid_hand_the_stacks_are_those_of_its_start() {
    kill_in_mid_hand("killed", KILLS);
}

#[test]
#[ignore = "needs an X server and minutes; cargo verify --long runs it"]
fn long_killed_twenty_times_in_mid_hand_the_stacks_are_those_of_its_start() {
    kill_in_mid_hand("killed_long", KILLS_LONG);
}
