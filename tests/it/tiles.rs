//! Several tables at once: side by side by mouse and by keys, and on a stack.

use std::collections::BTreeSet;

use crate::command_line::folder;
use crate::driven::{hurried, sit_down};
use crate::driven_client::DrivenClient;
use crate::turns::{By, PlayedTurns, own_acts, until};
use crate::x_server::x_server;

/// The tables that are joined, in the order of their seats.
const TABLES: [u64; 4] = [1, 2, 4, 5];

/// The most decisions on the stack until one is at another table. A table stays at the top while it waits again and again in one hand.
const MOST_STACKED: usize = 24;

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
    let mut turns = PlayedTurns::default();
    let mut played = BTreeSet::new();
    for table in TABLES.repeat(2) {
        let by = if played.insert(table) { By::Mouse } else { By::KeyThatFolds("f") };
        turns.play_at(&mut client, table, by);
    }
    client.key("ctrl+t");
    let acts = |client: &mut DrivenClient| TABLES.map(|table| own_acts(client, &[table]));
    let before = acts(&mut client);
    let played = |client: &mut DrivenClient| acts(client).into_iter().zip(before).filter(|(now, before)| now > before).count();
    for _ in 0..MOST_STACKED {
        if played(&mut client) > 1 {
            break;
        }
        // Each table that waits comes to the top, where its controls are those of the window.
        let so_far = own_acts(&mut client, &TABLES);
        until(&mut client, "a call on the stack", |client| own_acts(client, &TABLES) > so_far, |client| client.click("action.call"));
    }
    assert!(played(&mut client) > 1, "no other table has come to the top by itself");
    client.key("ctrl+q");
    assert!(client.wait_exit().success());
}
