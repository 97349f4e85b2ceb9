//! Tables in windows of their own: opened and closed by key and mouse, and played there.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use serde_json::Value;

use crate::command_line::folder;
use crate::driven::{hurried, sit_down};
use crate::driven_client::DrivenClient;
use crate::tiles::join;
use crate::x_server::x_server;

/// Waits until a table is shown in a window of its own, or back in the main one.
pub fn wait_window(client: &mut DrivenClient, open: bool) -> u64 {
    let line: Value = client.wait_for("a window of a table", |line| line["event"] == "table_window" && line["open"] == open);
    line["table"].as_u64().unwrap()
}

/// A little longer than keys rest at a table to which they have gone by themselves.
pub const CLICK_GUARD: Duration = Duration::from_millis(800);

/// The turns at which the player has acted, by table.
pub type Acted = BTreeMap<u64, (Value, Value)>;

/// Waits for a turn of the player at a table that is not the last one at which the player acted there. Returns its line of the trace.
pub fn wait_turn_at(client: &mut DrivenClient, table: u64, acted: &Acted) -> Value {
    let begun = Instant::now();
    loop {
        let last = client.last_line(|line| line["event"] == "ready" && line["table"] == table);
        if let Some(line) = last
            && acted.get(&table) != Some(&(line["hand"].clone(), line["turn"].clone()))
        {
            return line;
        }
        assert!(begun.elapsed() < Duration::from_secs(60), "no turn at table {table}; the player has acted at {acted:?}");
        std::thread::sleep(Duration::from_millis(20));
    }
}

/// Checks or folds at a table, as soon as it is the player's turn there: with the mouse, or with the key that folds. A key acts at the table
/// under the pointer.
pub fn act(client: &mut DrivenClient, table: u64, acted: &mut Acted, folds: Option<&str>) {
    let turn = wait_turn_at(client, table, acted);
    let check = turn["legal"]["check"] == true;
    if let Some(folds) = folds {
        client.hover(&format!("t{table}.top.leave"));
        // Between two windows the pointer is over none, so keys may have gone to this table by themselves. Then they rest first.
        std::thread::sleep(CLICK_GUARD);
        client.key_in_window_of(&format!("t{table}.top.leave"), if check { "c" } else { folds });
    } else {
        client.click(&format!("t{table}.action.{}", if check { "call" } else { "fold" }));
    }
    acted.insert(table, (turn["hand"].clone(), turn["turn"].clone()));
}

#[test]
#[ignore = "needs an X server; cargo verify runs it"]
fn driven_two_of_four_tables_are_played_in_windows_of_their_own() {
    let x = x_server();
    let data = folder("driven_table_windows");
    hurried(&data, "");
    let mut client = DrivenClient::start(&x, "table_windows", &data, &["--seed", "11"]);
    sit_down(&mut client);
    for stake in ["NL4", "NL25", "NL50"] {
        join(&mut client, stake);
    }
    client.wait_control("desk.tiles");
    client.click("t1.top.own_window");
    assert_eq!(wait_window(&mut client, true), 1);
    client.click("t2.top.own_window");
    assert_eq!(wait_window(&mut client, true), 2);
    assert_eq!(client.windows().len(), 3);
    // The next turn comes only if the last one was played.
    let mut acted = Acted::new();
    for folds in [None, Some("f")] {
        for table in [1, 2, 4, 5] {
            act(&mut client, table, &mut acted, folds);
        }
    }
    for table in [1, 2, 4, 5] {
        wait_turn_at(&mut client, table, &acted);
    }
    x.screenshot(&data.join("windows.png"));
    client.click("t1.top.own_window");
    assert_eq!(wait_window(&mut client, false), 1);
    client.wait_control("t1.top.leave");
    client.key("ctrl+q");
    assert!(client.wait_exit().success());
}
