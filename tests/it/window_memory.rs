//! The windows open again where they were, each with its table.

use std::path::Path;
use std::time::{Duration, Instant};

use poker_client::Settings;
use serde_json::json;

use crate::command_line::folder;
use crate::driven::{hurried, sit_down};
use crate::driven_client::DrivenClient;
use crate::tiles::join;
use crate::x_server::{XServer, x_server};

/// Returns the settings that are saved in a folder.
fn kept(data: &Path) -> Settings {
    Settings::from_ron(&std::fs::read_to_string(data.join("settings.ron")).unwrap()).unwrap().settings
}

/// Returns the size of a window, and where its contents begin on the screen.
fn geometry(x: &XServer, window: &str) -> String {
    let output = x.command("xdotool").args(["getwindowgeometry", window]).output().expect("xdotool runs");
    String::from_utf8_lossy(&output.stdout).lines().skip(1).collect()
}

#[test]
#[ignore = "needs an X server; cargo verify runs it"]
fn driven_windows_open_again_where_they_were_with_their_tables() {
    let x = x_server();
    let data = folder("driven_window_memory");
    hurried(&data, "");
    let mut client = DrivenClient::start(&x, "window_memory", &data, &["--seed", "11"]);
    sit_down(&mut client);
    join(&mut client, "NL4");
    client.wait_control("desk.tiles");
    client.click("t2.top.own_window");
    client.wait_for("the window", |line| line["event"] == "table_window" && line["open"] == true && line["table"] == 2);
    let [main, own] = client.wait_windows(2).try_into().expect("two windows");
    for (window, event, at, size) in [(&own, "window_of_table", [600, 300], [800, 520]), (&main, "window", [30, 60], [900, 620])] {
        x.xdotool(&["windowmove", "--sync", window, &at[0].to_string(), &at[1].to_string()]);
        x.xdotool(&["windowsize", window, &size[0].to_string(), &size[1].to_string()]);
        client.wait_for(event, |line| line["event"] == event && line["width"] == size[0] && line["height"] == size[1]);
    }
    let places = [&main, &own].map(|window| geometry(&x, window));
    client.key("ctrl+q");
    assert!(client.wait_exit().success());
    let first = kept(&data);
    assert_eq!(json!(first.table_windows)["1"]["table"], json!({ "table": 2 }));

    for _ in 0..2 {
        let mut client = DrivenClient::start(&x, "window_memory_again", &data, &[]);
        client.wait_event("first_frame");
        client.click("start.continue");
        client.wait_for("the window again", |line| line["event"] == "table_window" && line["open"] == true && line["table"] == 2);
        client.wait_control("t2.top.leave");
        let places_of = |client: &DrivenClient| client.wait_windows(2).iter().map(|window| geometry(&x, window)).collect::<Vec<_>>();
        let begun = Instant::now();
        // The window manager moves a window after it has opened.
        while places_of(&client) != places && begun.elapsed() < Duration::from_secs(10) {
            std::thread::sleep(Duration::from_millis(20));
        }
        assert_eq!(places_of(&client), places);
        client.key("ctrl+q");
        assert!(client.wait_exit().success());
        let again = kept(&data);
        assert_eq!((again.window, again.table_windows), (first.window, first.table_windows.clone()));
    }

    let mut client = DrivenClient::start(&x, "window_memory_back", &data, &[]);
    client.wait_event("first_frame");
    client.click("start.continue");
    client.click("t2.top.own_window");
    client.wait_for("the table in the main window", |line| line["event"] == "table_window" && line["open"] == false);
    client.key("ctrl+q");
    assert!(client.wait_exit().success());
    assert_eq!(kept(&data).table_windows.window(1).table, None, "a table that was taken back opens in the main window");
}
