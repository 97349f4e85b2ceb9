//! A short evening by keyboard alone: two tables, a hand at each, and a hand of the hand history that gets a star and is played again.

use std::time::{Duration, Instant};

use serde_json::Value;

use crate::command_line::folder;
use crate::driven::hurried;
use crate::driven_client::DrivenClient;
use crate::hand_history::kept;
use crate::turns::{own_acts, own_seat, own_tables, until};
use crate::x_server::x_server;

/// The longest wait for the hands. It is long because the machine may be busy.
const PATIENCE: Duration = Duration::from_secs(90);

/// Whether a screen or panel is shown.
fn is_shown(client: &mut DrivenClient, name: &str) -> bool {
    client.last_line(|line| line["event"] == "screen").is_some_and(|line| line["name"] == name)
}

/// Waits until a control has the focus by itself, and presses it.
fn press_first(client: &mut DrivenClient, name: &str) {
    client.wait_for(name, |line| line["event"] == "focus" && line["name"] == name);
    client.key("Return");
}

/// Moves the focus to a control, and presses it.
fn press(client: &mut DrivenClient, name: &str) {
    client.focus(name);
    client.key("Return");
}

fn time(line: &Value) -> Option<u64> {
    line["t_ms"].as_u64()
}

/// Whether the player has not acted at a table since a turn began there.
fn is_due(client: &mut DrivenClient, table: u64) -> bool {
    let seat = own_seat(client, table);
    let turn = client.last_line(|line| line["event"] == "ready" && line["table"] == table);
    let act = client.last_line(|line| line["event"] == "acted" && line["table"] == table && line["seat"] == seat);
    turn.as_ref().and_then(time) > act.as_ref().and_then(time)
}

/// Whether a hand in which the player has acted is over at a table.
fn has_played(client: &mut DrivenClient, table: u64) -> bool {
    let seat = own_seat(client, table);
    let acts = client.lines_of("acted");
    let first = acts.iter().find(|act| act["table"] == table && act["seat"] == seat).and_then(time);
    let ends = client.lines_of("hand_over");
    let last = ends.iter().rev().find(|end| end["table"] == table).and_then(time);
    first.is_some() && last >= first
}

/// Checks and calls by key at each table until a hand is over there. Keys act at the table that waits for the player.
fn play_a_hand_at_each(client: &mut DrivenClient, tables: &[u64]) {
    let begun = Instant::now();
    while !tables.iter().all(|table| has_played(client, *table)) {
        let due: Vec<u64> = tables.iter().copied().filter(|table| is_due(client, *table)).collect();
        // Keys rest for a while at a table to which they have gone by themselves.
        if !due.is_empty() && due.iter().all(|table| client.can_use(&format!("t{table}.action.call"))) {
            let before = own_acts(client, tables);
            until(client, "an action by key", |client| own_acts(client, tables) > before, |client| client.key("c"));
        }
        if begun.elapsed() > PATIENCE {
            client.fail("a hand does not end");
        }
        std::thread::sleep(Duration::from_millis(20));
    }
}

#[test]
#[ignore = "needs an X server; cargo verify runs it"]
fn driven_an_evening_at_two_tables_and_in_the_hand_history_by_keyboard_alone() {
    let x = x_server();
    let data = folder("driven_keyboard_evening");
    hurried(&data, ", click_guard_ms: 300");
    let mut client = DrivenClient::start(&x, "keyboard_evening", &data, &["--seed", "5"]);
    for main in ["start.name", "practice.start", "lobby.join", "join.sit_down"] {
        press_first(&mut client, main);
    }
    client.wait_screen("table");
    // Outside the window, the pointer chooses no table for the keys.
    x.xdotool(&["mousemove", "1599", "999"]);

    // A second table, at a stake that is searched.
    until(&mut client, "the lobby", |client| is_shown(client, "lobby"), |client| client.key("Home"));
    client.key("ctrl+f");
    client.wait_for("the search", |line| line["event"] == "focus" && line["name"] == "lobby.search");
    client.type_words("NL25");
    press(&mut client, "lobby.join");
    press_first(&mut client, "join.sit_down");
    client.wait_screen("table");
    client.wait_control("desk.tiles");
    until(&mut client, "two seats", |client| own_tables(client).len() == 2, |_| {});
    let tables = own_tables(&mut client);
    play_a_hand_at_each(&mut client, &tables);
    until(&mut client, "two hands in the hand history", |client| client.lines_of("hand_kept").len() >= 2, |_| {});

    // A hand gets a star and is played again.
    client.key("h");
    client.wait_screen("history");
    let id = kept(&data).1[0].id;
    press(&mut client, &format!("history.star.{}", id.get()));
    press(&mut client, &format!("history.hand.{}", id.get()));
    press(&mut client, "history.replay");
    client.wait_screen("replayer");
    client.wait_control("replayer.forward");
    client.key("Right");
    client.wait_control("replayer.back");
    until(&mut client, "the last step", |client| !client.can_use("replayer.forward"), |client| client.key("End"));
    until(&mut client, "a street before it", |client| client.can_use("replayer.forward"), |client| client.key("Up"));

    // Back to the tables.
    client.key("Escape");
    client.wait_screen("history");
    client.key("Escape");
    client.wait_screen("table");
    client.wait_control(&format!("t{}.top.leave", tables[1]));
    assert!(client.lines_of("pointer_down").is_empty(), "no button of the pointer was pressed");
    client.key("ctrl+q");
    assert!(client.wait_exit().success());
    let starred: Vec<_> = kept(&data).1.into_iter().filter(|line| line.starred).map(|line| line.id).collect();
    assert_eq!(starred, [id]);
}
