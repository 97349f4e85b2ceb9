//! A key that acts at all tables at once: sitting out and coming back.

use std::time::{Duration, Instant};

use crate::command_line::folder;
use crate::driven::{hurried, sit_down};
use crate::driven_client::DrivenClient;
use crate::tiles::join;
use crate::turns::{By, PlayedTurns, own_seat, own_tables, until};
use crate::x_server::x_server;

/// The longest wait for the end of a hand. It is long because the machine may be busy.
const PATIENCE: Duration = Duration::from_secs(90);

/// Sits down at one table, and at one more of each of these stakes. Returns the tables.
fn sit_down_at(client: &mut DrivenClient, more: &[&str]) -> Vec<u64> {
    sit_down(client);
    for stake in more {
        join(client, stake);
    }
    client.wait_control("desk.tiles");
    until(client, "a seat at every table", |client| own_tables(client).len() == more.len() + 1, |_| {});
    own_tables(client)
}

/// Whether the player sits out at a table, as the table has told last.
fn sits_out(client: &mut DrivenClient, table: u64) -> bool {
    let seat = own_seat(client, table);
    let told = client.last_line(|line| line["event"] == "seat_state" && line["table"] == table && line["seat"] == seat);
    told.is_some_and(|line| line["state"] == "sitting_out")
}

/// Plays the hand at a table to its end, after which the player sits out there.
fn play_until_out(client: &mut DrivenClient, turns: &mut PlayedTurns, table: u64) {
    let begun = Instant::now();
    while !sits_out(client, table) {
        if turns.open_at(client, table).is_some() {
            turns.play_at(client, table, By::Mouse);
        }
        if begun.elapsed() > PATIENCE {
            client.fail(&format!("the player does not sit out at table {table}"));
        }
        std::thread::sleep(Duration::from_millis(20));
    }
}

#[test]
#[ignore = "needs an X server; cargo verify runs it"]
fn driven_a_key_sits_out_at_every_table_and_brings_the_player_back_to_every_table() {
    let x = x_server();
    let data = folder("driven_sit_out_everywhere");
    hurried(&data, "");
    let mut client = DrivenClient::start(&x, "sit_out_everywhere", &data, &["--seed", "11"]);
    let tables = sit_down_at(&mut client, &["NL4", "NL25"]);
    let mut turns = PlayedTurns::default();
    for table in &tables {
        turns.wait_at(&mut client, *table);
        assert!(!sits_out(&mut client, *table));
    }
    client.key("ctrl+s");
    for table in &tables {
        play_until_out(&mut client, &mut turns, *table);
    }
    assert!(tables.iter().all(|table| sits_out(&mut client, *table)), "at all of them at the same time");
    client.key("ctrl+s");
    for table in &tables {
        until(&mut client, &format!("back at table {table}"), |client| !sits_out(client, *table), |_| {});
    }
    assert!(tables.iter().all(|table| !sits_out(&mut client, *table)), "at all of them at the same time");
    client.key("ctrl+q");
    assert!(client.wait_exit().success());
}
