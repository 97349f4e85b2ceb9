//! The client's memory after its window was dragged through many sizes.

use crate::command_line::folder;
use crate::driven::sit_down;
use crate::driven_client::DrivenClient;
use crate::x_server::x_server;

const SIZES: u32 = 300;
/// The most memory that the client may hold beyond that at the start, in bytes.
const MOST_ABOVE: u64 = 40_000_000;

/// Drags the window through all sizes and back, and waits until everything is drawn for the last one.
fn drag(client: &mut DrivenClient) {
    for step in 0..SIZES {
        let wide = step.min(SIZES - 1 - step);
        client.resize(900 + 4 * wide, 560 + 2 * wide + step % 2);
    }
    client.resize(1281, 801);
    client.wait_for("everything drawn for the last size", |line| {
        line["event"] == "canvas" && line["width"] == 1281.0 && line["height"] == 801.0
    });
    client.wait_event("memory_given_back");
}

#[test]
#[ignore = "needs an X server; cargo verify runs it"]
fn driven_a_table_dragged_through_300_sizes_holds_no_more_than_40_mb_above_the_start() {
    let x = x_server();
    let data = folder("driven_resizing");
    std::fs::write(
        data.join("settings.ron"),
        "(name: \"Ardan\", animation_speed: Off, practice: (clock: false, pace: (min_ms: 0, max_ms: 0)))",
    )
    .unwrap();
    let mut client = DrivenClient::start(&x, "resizing", &data, &["--seed", "11"]);
    sit_down(&mut client);
    client.wait_event("ready");
    let start = client.memory();
    drag(&mut client);
    let end = client.memory();
    assert!(end <= start + MOST_ABOVE, "{start} bytes at the start, {end} bytes after {SIZES} sizes");
}
