//! Drives the real client under a real X server by clicks and keys. The tests are left out where there is no X server; `cargo verify` says
//! so.

use std::path::Path;
use std::time::Duration;

use poker_host::read_records;
use serde_json::Value;

use crate::command_line::folder;
use crate::driven_client::DrivenClient;
use crate::x_server::x_server;

/// Goes from the start screen to a seat in practice, by mouse.
pub fn sit_down(client: &mut DrivenClient) {
    client.wait_event("first_frame");
    client.click("start.practise");
    client.click("practice.start");
    client.wait_screen("lobby");
    client.click("lobby.stake.NL10");
    client.click("lobby.join");
    client.wait_screen("offer");
    client.click("join.sit_down");
    client.wait_screen("table");
}

/// Writes settings that make waiting short: nothing moves and bots act at once.
pub fn hurried(data: &Path, more: &str) {
    let settings = format!("(name: \"Ardan\", animation_speed: Off, practice: (pace: (min_ms: 0, max_ms: 0)){more})");
    std::fs::write(data.join("settings.ron"), settings).unwrap();
}

/// Checks or folds until the hand is over. Returns the stacks by seat number.
pub fn finish_hand(client: &mut DrivenClient) -> Value {
    loop {
        let line = client.wait_for("my turn or the end of the hand", |line| line["event"] == "ready" || line["event"] == "hand_over");
        if line["event"] == "hand_over" {
            return line["stacks"].clone();
        }
        let check = line["legal"]["check"] == true;
        client.click(if check { "action.call" } else { "action.fold" });
    }
}

/// Returns the saved stacks of the table where the last recorded hand was played.
fn recorded_stacks(data: &Path) -> Value {
    let path = data.join("practice/hands.jsonl");
    let records = read_records(&path).unwrap();
    let last = records.map(Result::unwrap).last().expect("a hand was recorded");
    let stacks: Vec<Value> = last.stacks.iter().map(|stack| serde_json::json!([stack.seat.number(), stack.stack.get()])).collect();
    Value::from(stacks)
}

#[test]
#[ignore = "needs an X server; cargo verify runs it"]
fn driven_an_evening_by_mouse_ends_with_stacks_that_agree_with_the_records() {
    let x = x_server();
    let data = folder("driven_evening");
    hurried(&data, "");
    let mut client = DrivenClient::start(&x, "evening", &data, &["--seed", "11"]);
    sit_down(&mut client);
    for _ in 0..2 {
        client.wait_event("hand_started");
        finish_hand(&mut client);
        client.click("action.next_hand");
    }
    // The third hand: raise with the slider, then switch to French.
    client.wait_event("hand_started");
    client.wait_event("ready");
    client.drag("action.slider", 0.02, 0.5);
    client.click("action.raise");
    let raised = client.wait_for("the raise", |line| line["event"] == "acted");
    assert!(raised["act"]["to"].as_u64().unwrap() > 20, "{raised}");
    client.key("g");
    let language = client.wait_event("language");
    assert_eq!(language["tag"], "fr");
    finish_hand(&mut client);
    // Sits out and comes back.
    client.click("tool.sit_out");
    client.wait_for("sitting out", |line| line["event"] == "seat_state" && line["state"] == "sitting_out");
    client.click("seat.back");
    client.wait_for("back", |line| line["event"] == "seat_state" && line["state"] != "sitting_out");
    client.key("ctrl+q");
    assert!(client.wait_exit().success());
    // The saved stacks are those of the records. A seat that took no part keeps its chips.
    let over = client.lines.iter().rev().find(|line| line["event"] == "hand_over").unwrap()["stacks"].clone();
    let recorded = recorded_stacks(&data);
    let sum = |stacks: &Value| stacks.as_array().unwrap().iter().map(|pair| pair[1].as_u64().unwrap()).sum::<u64>();
    assert_eq!(sum(&over), sum(&recorded));
    assert_eq!(over, recorded);
}

#[test]
#[ignore = "needs an X server; cargo verify runs it"]
fn driven_a_hand_by_keyboard_alone() {
    let x = x_server();
    let data = folder("driven_keyboard");
    hurried(&data, "");
    let mut client = DrivenClient::start(&x, "keyboard", &data, &["--seed", "5"]);
    // Enter presses the main button of every screen. The first screen has the focus before its second frame.
    for begins in ["start.name", "practice.start", "lobby.join", "join.sit_down"] {
        client.wait_for(begins, |line| line["event"] == "focus" && line["name"] == begins);
        client.key("Return");
    }
    client.wait_screen("table");
    client.wait_event("hand_started");
    loop {
        let line = client.wait_for("my turn or the end", |line| line["event"] == "ready" || line["event"] == "hand_over");
        if line["event"] == "hand_over" {
            break;
        }
        client.key("c");
    }
    client.key("ctrl+q");
    assert!(client.wait_exit().success());
}

#[test]
#[ignore = "needs an X server; cargo verify runs it"]
fn driven_a_click_counts_however_long_the_pointer_has_rested() {
    let x = x_server();
    let data = folder("driven_rest");
    let mut client = DrivenClient::start(&x, "rest", &data, &[]);
    client.wait_event("first_frame");
    client.click("start.practise");
    client.wait_control("practice.start");
    // The pointer rests for longer than the 800 ms that a press may last and still be a click.
    client.click_after_rest("practice.start", Duration::from_millis(850));
    client.wait_screen("lobby");
}

#[test]
#[ignore = "needs an X server; cargo verify runs it"]
fn driven_a_message_wakes_a_sleeping_unfocused_client_within_a_tenth_of_a_second() {
    let x = x_server();
    let data = folder("driven_wake");
    // Bots think long enough for the client to fall asleep between their actions.
    std::fs::write(data.join("settings.ron"), "(name: \"Ardan\", animation_speed: Off, practice: (pace: (min_ms: 400, max_ms: 700)))")
        .unwrap();
    let mut client = DrivenClient::start(&x, "wake", &data, &["--seed", "3"]);
    sit_down(&mut client);
    client.unfocus();
    let mut latencies = Vec::new();
    while latencies.len() < 24 {
        let line = client.wait_for("a wake, a prompt", |line| matches!(line["event"].as_str(), Some("woken" | "ready" | "hand_over")));
        match line["event"].as_str() {
            Some("woken") => latencies.push(line["latency_ms"].as_u64().unwrap()),
            Some("ready") => client.click(if line["legal"]["check"] == true { "action.call" } else { "action.fold" }),
            _ => {}
        }
    }
    latencies.sort_unstable();
    assert!(latencies[latencies.len() / 2] <= 100, "milliseconds: {latencies:?}");
}

#[test]
#[ignore = "needs an X server; cargo verify runs it"]
fn driven_damaged_settings_are_set_aside_and_told() {
    let x = x_server();
    let data = folder("driven_damaged");
    std::fs::write(data.join("settings.ron"), "(name: \"Ardan\", avatar: ]").unwrap();
    let mut client = DrivenClient::start(&x, "damaged", &data, &["--locale", "en"]);
    let told = client.wait_event("toast");
    assert!(told["text"].as_str().unwrap().contains("settings"), "{told}");
    client.key("ctrl+q");
    assert!(client.wait_exit().success());
    let copies: Vec<_> = std::fs::read_dir(&data)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.to_string_lossy().contains("damaged-"))
        .collect();
    assert_eq!(copies.len(), 1, "{copies:?}");
    assert_eq!(std::fs::read_to_string(&copies[0]).unwrap(), "(name: \"Ardan\", avatar: ]");
}

#[test]
#[ignore = "needs an X server; cargo verify runs it"]
fn driven_translations_are_read_again_when_they_change() {
    let x = x_server();
    let data = folder("driven_reload");
    let locales = folder("driven_reload_locales");
    crate::command_line::copy_folder(&Path::new(env!("CARGO_MANIFEST_DIR")).join("locales"), &locales);
    let mut client = DrivenClient::start(&x, "reload", &data, &["--locale", "sv", "--show-keys", "--locales", locales.to_str().unwrap()]);
    client.wait_event("first_frame");
    // The key of the text under the pointer is shown.
    client.hover("start.quit");
    client.wait_for("the key under the pointer", |line| line["event"] == "text_keys" && line["keys"].to_string().contains("start-quit"));
    let start = locales.join("sv/start.ftl");
    let text = std::fs::read_to_string(&start).unwrap();
    std::fs::write(&start, text.replace("start-quit =", "start-quit = Nytt ord:")).unwrap();
    client.wait_event("texts_reloaded");
    // A broken file is reported, and the old texts stay.
    std::fs::write(&start, "start-quit = { $").unwrap();
    client.wait_event("texts_kept");
}

#[test]
#[ignore = "needs an X server; cargo verify runs it"]
fn driven_a_damaged_save_is_set_aside_and_told() {
    let x = x_server();
    let data = folder("driven_damaged_save");
    hurried(&data, "");
    std::fs::create_dir_all(data.join("practice")).unwrap();
    std::fs::write(data.join("practice/room.ron"), "(format: 1, room").unwrap();
    let mut client = DrivenClient::start(&x, "damaged_save", &data, &["--locale", "en"]);
    client.wait_event("first_frame");
    client.click("start.practise");
    client.click("practice.start");
    let told = client.wait_event("toast");
    assert!(told["text"].as_str().unwrap().contains("room.damaged-1.ron"), "{told}");
    client.wait_screen("lobby");
    assert_eq!(std::fs::read_to_string(data.join("practice/room.damaged-1.ron")).unwrap(), "(format: 1, room");
}

#[test]
#[ignore = "needs an X server; cargo verify runs it"]
fn driven_the_window_opens_as_large_as_it_was_closed() {
    let x = x_server();
    let data = folder("driven_window");
    let mut client = DrivenClient::start(&x, "window", &data, &[]);
    client.wait_event("first_frame");
    client.resize(1000, 700);
    client.wait_for("the new size", |line| line["event"] == "window" && line["width"] == 1000 && line["height"] == 700);
    client.key("ctrl+q");
    assert!(client.wait_exit().success());
    let settings = std::fs::read_to_string(data.join("settings.ron")).unwrap();
    assert!(settings.contains("width: 1000") && settings.contains("height: 700"), "{settings}");
}

#[test]
#[ignore = "needs an X server; cargo verify runs it"]
fn driven_without_a_sound_device_one_sentence_says_so_and_no_library_speaks_before_it() {
    let x = x_server();
    let data = folder("driven_silent");
    let mut client = DrivenClient::start(&x, "silent", &data, &["--locale", "en"]);
    client.wait_event("first_frame");
    client.click("start.settings");
    client.wait_screen("settings");
    client.key("ctrl+q");
    assert!(client.wait_exit().success());
    let said = client.error_stream();
    assert!(said.starts_with("No sound device was found"), "{said}");
    assert_eq!(said.lines().count(), 1, "{said}");
}
