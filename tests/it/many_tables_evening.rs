//! An evening at six tables, two of them in windows of their own: a new key, three looks, cards face down, one card shown, and a hand that is
//! found, noted, replayed, exported and read by another program.

use std::path::Path;
use std::process::Command;
use std::time::Duration;

use poker_archive::{Archive, HandFilter, HandLine};
use serde_json::{Value, json};

use crate::command_line::folder;
use crate::driven::{hurried, sit_down};
use crate::driven_client::DrivenClient;
use crate::table_windows::set_window;
use crate::tiles::join;
use crate::turns::{By, PlayedTurns};
use crate::x_server::{XServer, x_server};

/// Opens a section of the settings from the lobby.
fn open_settings(client: &mut DrivenClient, section: &str) {
    client.key("Home");
    client.wait_screen("lobby");
    client.click("lobby.settings");
    client.wait_screen("settings");
    client.click(&format!("settings.section.{section}"));
}

/// Goes back from the settings to the tables.
fn close_settings(client: &mut DrivenClient) {
    client.click("settings.close");
    client.wait_screen("lobby");
    client.click("lobby.to_table");
    client.wait_screen("table");
}

/// Returns the pixels of a window, once they have not changed for a while.
fn pixels(x: &XServer, window: &str) -> Vec<u8> {
    let picture = || x.command("import").args(["-window", window, "rgb:-"]).output().expect("import runs").stdout;
    let mut last = picture();
    for _ in 0..20 {
        std::thread::sleep(Duration::from_millis(300));
        let next = picture();
        if next == last {
            break;
        }
        last = next;
    }
    last
}

/// Goes all in at one table after the other until nobody calls, and shows one card there.
fn show_one_card(client: &mut DrivenClient, tables: &[u64], turns: &mut PlayedTurns) {
    for &table in tables {
        let ready = turns.wait_at(client, table);
        turns.play_by(client, table, &ready, |client| {
            client.drag(&format!("t{table}.action.slider"), 0.02, 1.0);
            client.click(&format!("t{table}.action.raise"));
        });
        if client.has_in_pause(&format!("t{table}.show.card_1")) {
            client.click(&format!("t{table}.show.card_1"));
            client.wait_for("one card that is shown", |line| line["event"] == "cue" && line["name"] == "showpart");
            return;
        }
    }
    panic!("each all-in was called");
}

/// The first kept hand without a flop, and its note. No rake is taken from such a hand, and the other program knows none.
fn first_kept(data: &Path) -> (HandLine, String) {
    let archive = Archive::open(&data.join("hands.db")).unwrap();
    let lines = archive.page(&HandFilter::default(), None, u32::MAX).unwrap();
    let line = lines.into_iter().rfind(|line| line.board.is_empty()).expect("a hand without a flop is kept");
    let note = archive.note(line.id).unwrap();
    (line, note)
}

#[test]
#[ignore = "needs an X server; cargo verify runs it"]
fn driven_an_evening_at_four_tiles_and_two_windows() {
    let x = x_server();
    let data = folder("driven_many_tables");
    hurried(&data, "");
    let mut client = DrivenClient::start(&x, "many_tables", &data, &["--seed", "11"]);
    sit_down(&mut client);
    for stake in ["NL4", "NL25", "NL50", "NL10", "NL10"] {
        join(&mut client, stake);
    }
    client.wait_control("desk.tiles");
    let tables: Vec<u64> = client.lines_of("table").iter().map(|line| line["table"].as_u64().unwrap()).collect();
    assert_eq!(tables.len(), 6);
    let apart = [tables[0], tables[5]];
    for table in apart {
        set_window(&mut client, table, true);
    }
    let main = client.window();

    // Another key folds: the conflict with the switch that has it is told.
    open_settings(&mut client, "keys");
    client.click("settings.key.fold.add");
    client.key("x");
    client.click("settings.keys.use_here");
    close_settings(&mut client);
    let mut turns = PlayedTurns::default();
    for by in [By::Mouse, By::KeyThatFolds("x"), By::Mouse] {
        for table in &tables {
            turns.play_at(&mut client, *table, by);
        }
    }
    assert!(client.last_line(|line| line["event"] == "key" && line["key"] == json!("LowestRow(2)")).is_some());

    // Three looks.
    for table in &tables {
        turns.wait_at(&mut client, *table);
    }
    let mut looks = Vec::new();
    for room in ["light", "contrast", "dark"] {
        open_settings(&mut client, "access");
        client.click(&format!("settings.room.{room}"));
        close_settings(&mut client);
        looks.push(pixels(&x, &main));
        x.screenshot(&data.join(format!("{room}.png")));
    }
    assert!(looks[0] != looks[1] && looks[1] != looks[2] && looks[0] != looks[2], "each look has colours of its own");

    // The own cards lie face down unless a key is held.
    open_settings(&mut client, "tables");
    client.click("settings.hides_own_cards");
    close_settings(&mut client);
    client.hover(&format!("t{}.top.leave", tables[1]));
    let down = pixels(&x, &main);
    x.xdotool(&["keydown", "F7"]);
    let up = pixels(&x, &main);
    x.xdotool(&["keyup", "F7"]);
    assert!(down != up, "a held key turns the cards up");
    assert_eq!(pixels(&x, &main), down, "they lie face down again");

    show_one_card(&mut client, &tables, &mut turns);

    // A hand is found, noted, replayed and exported.
    let (line, _) = first_kept(&data);
    let (number, id) = (line.number, line.id.get());
    client.key("Home");
    client.wait_screen("lobby");
    client.click("lobby.history");
    client.wait_screen("history");
    client.click("history.search");
    client.type_words(&number.to_string());
    client.click(&format!("history.hand.{id}"));
    client.click("history.note");
    client.type_words("a quiet start");
    client.key("Return");
    client.click("history.replay");
    client.wait_screen("replayer");
    client.click("replayer.forward");
    client.click("replayer.next_street");
    client.click("replayer.export");
    client.click("replayer.export.phh");
    let told: Value = client.wait_for("the file", |line| line["event"] == "toast" && line["text"].as_str().unwrap().contains(".phh"));
    client.key("ctrl+q");
    assert!(client.wait_exit().success());
    let file = data.join(format!("cardroom-hand-{number}.phh"));
    assert!(file.exists(), "{told}");
    let reader = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/independent/replay_phh.py");
    let read = Command::new("python3").arg(reader).arg(&file).output().expect("python3 runs");
    assert!(read.status.success(), "{}", String::from_utf8_lossy(&read.stdout));

    // After a restart the note is there.
    let mut client = DrivenClient::start(&x, "many_tables_again", &data, &[]);
    client.wait_event("first_frame");
    client.click("start.continue");
    for table in apart {
        client.wait_for("the window again", |line| line["event"] == "table_window" && line["open"] == true && line["table"] == table);
    }
    client.key("ctrl+q");
    assert!(client.wait_exit().success());
    let (line, note) = first_kept(&data);
    assert_eq!((line.number, note), (number, "a quiet start".to_owned()));
}
