//! Tables in windows of their own: opened and closed by key and mouse, and played there.

use crate::command_line::folder;
use crate::driven::{hurried, sit_down};
use crate::driven_client::DrivenClient;
use crate::tiles::join;
use crate::turns::{By, PlayedTurns, until};
use crate::x_server::x_server;

/// Gives a table a window of its own, or takes it back into the main one, by the button of the table.
pub fn set_window(client: &mut DrivenClient, table: u64, open: bool) {
    let effect = format!("the window of table {table}: {open}");
    let has_happened = |client: &mut DrivenClient| {
        client.last_line(|line| line["event"] == "table_window" && line["table"] == table).is_some_and(|line| line["open"] == open)
    };
    until(client, &effect, has_happened, |client| {
        // The button is a switch: a second press would undo the first one.
        if !has_happened(client) {
            client.click(&format!("t{table}.top.own_window"));
        }
    });
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
    set_window(&mut client, 1, true);
    set_window(&mut client, 2, true);
    client.wait_windows(3);
    // The next turn comes only if the last one was played.
    let mut turns = PlayedTurns::default();
    for by in [By::Mouse, By::KeyThatFolds("f")] {
        for table in [1, 2, 4, 5] {
            turns.play_at(&mut client, table, by);
        }
    }
    for table in [1, 2, 4, 5] {
        turns.wait_at(&mut client, table);
    }
    x.screenshot(&data.join("windows.png"));
    set_window(&mut client, 1, false);
    client.wait_control("t1.top.leave");
    client.key("ctrl+q");
    assert!(client.wait_exit().success());
}
