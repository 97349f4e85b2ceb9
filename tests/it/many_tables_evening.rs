//! An evening at five cash tables and a sit and go, two tables in windows of their own: a new key, three looks, cards face down, one card
//! shown, and hands that are found, noted, replayed, exported and read by another program.

use std::path::{Path, PathBuf};
use std::time::Duration;

use poker_archive::{HandKind, HandLine};
use serde_json::{Value, json};

use crate::command_line::folder;
use crate::driven::{hurried, sit_down};
use crate::driven_client::DrivenClient;
use crate::hand_history::kept;
use crate::independent::replay;
use crate::table_windows::set_window;
use crate::tiles::join;
use crate::turns::{By, PlayedTurns};
use crate::x_server::x_server;

/// How often the player acts at each table, by mouse and by keys.
const DECISIONS: usize = 8;

/// A little less than a winner has for the choice which cards to show.
const SHOW_CHOICE: Duration = Duration::from_millis(2_800);

/// The fewest hands of a kind that are exported.
const LEAST_HANDS: usize = 3;

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

/// Enters a sit and go of five players from the lobby.
fn enter_sit_and_go(client: &mut DrivenClient) {
    client.key("Home");
    client.wait_screen("lobby");
    client.click("lobby.section.sit_and_go");
    client.click("tournament.row.offer.0");
    client.click("tournament.register");
    client.wait_screen("registration");
    client.click("registration.register");
    client.wait_screen("table");
}

/// Goes all in at one table after the other until nobody calls, and shows one card there.
fn show_one_card(client: &mut DrivenClient, tables: &[u64], turns: &mut PlayedTurns) {
    for &table in tables {
        let ready = turns.wait_at(client, table);
        let raise = &ready["legal"]["raise"];
        if raise.is_null() || raise["min_to"] == raise["max_to"] {
            // Somebody else is all in, so there is no amount to choose.
            continue;
        }
        turns.play_by(client, table, &ready, |client| {
            client.drag(&format!("t{table}.action.slider"), 0.02, 1.0);
            client.click(&format!("t{table}.action.raise"));
        });
        if client.has_within(&format!("t{table}.show.card_1"), SHOW_CHOICE) {
            client.click(&format!("t{table}.show.card_1"));
            client.wait_for("one card that is shown", |line| line["event"] == "cue" && line["name"] == "showpart");
            return;
        }
    }
    panic!("each all-in was called");
}

/// Checks or folds at the table of the tournament until enough of its hands are kept, because a few decisions may all be of one long hand,
/// and then at a cash table until a hand with a whole board is kept.
fn play_until_kept(client: &mut DrivenClient, data: &Path, turns: &mut PlayedTurns, (cash, tournament): (u64, u64)) {
    while kept(data).1.iter().filter(|line| line.tournament.is_some()).count() < LEAST_HANDS {
        turns.play_at(client, tournament, By::Mouse);
    }
    while !kept(data).1.iter().any(|line| line.board.len() == 5 && line.tournament.is_none()) {
        turns.play_at(client, cash, By::Mouse);
    }
}

/// The first kept hand of a cash game whose whole board was dealt, and its note.
fn kept_with_board(data: &Path) -> (HandLine, String) {
    let (archive, lines) = kept(data);
    let line = lines.into_iter().find(|line| line.board.len() == 5 && line.tournament.is_none()).expect("a hand with a board is kept");
    let note = archive.note(line.id).unwrap();
    (line, note)
}

/// Waits until the messages have gone, which lie over the head of the page. One that is clicked may go before the click.
fn wait_without_toasts(client: &mut DrivenClient) {
    while client.control_that_begins("toast.").is_some() {
        std::thread::sleep(Duration::from_millis(50));
    }
}

/// Exports the hands of the page, of one kind, by mouse. Returns the file.
fn export_all(client: &mut DrivenClient, data: &Path, kind: &str) -> PathBuf {
    wait_without_toasts(client);
    client.click("history.filters");
    client.click(&format!("history.filter.kind.{kind}"));
    client.click("history.filter.close");
    client.wait_rest();
    client.click("history.export");
    client.click("history.export.format.phh");
    client.click("history.export.write");
    client.wait_for("the file", |line| line["event"] == "toast" && line["text"].to_string().contains("cardroom-2"));
    let files = std::fs::read_dir(data).unwrap().map(|entry| entry.unwrap().path());
    let written = |path: &PathBuf| path.file_name().unwrap().to_string_lossy().starts_with("cardroom-2");
    let written = files.into_iter().find(written).expect("a file was written");
    let file = data.join(format!("{kind}.phhs"));
    std::fs::rename(written, &file).unwrap();
    file
}

/// Fails unless another program finds in a file these hands, each with the board, the pot and the result that the client shows.
fn assert_read_alike(file: &Path, lines: &[HandLine]) {
    let read = replay(file);
    assert_eq!(read.iter().map(|hand| &hand["hand"]).collect::<Vec<_>>(), lines.iter().map(|line| line.number).collect::<Vec<_>>());
    for (hand, line) in read.iter().zip(lines) {
        let board: Vec<String> = line.board.iter().map(ToString::to_string).collect();
        assert_eq!((&hand["board"], &hand["pot"]), (&json!(board), &json!(line.pot.get())), "{hand}");
        assert_eq!(hand["won"]["Ardan"], json!(line.net), "{hand}");
    }
}

#[test]
#[ignore = "needs an X server; cargo verify runs it"]
fn driven_an_evening_at_four_tiles_and_two_windows() {
    let x = x_server();
    let data = folder("driven_many_tables");
    hurried(&data, "");
    let mut client = DrivenClient::start(&x, "many_tables", &data, &["--seed", "11"]);
    sit_down(&mut client);
    for stake in ["NL4", "NL25", "NL50", "NL10"] {
        join(&mut client, stake);
    }
    enter_sit_and_go(&mut client);
    client.wait_control("desk.tiles");
    let tables: Vec<u64> = client.lines_of("table").iter().map(|line| line["table"].as_u64().unwrap()).collect();
    assert_eq!(tables.len(), 6);
    // A cash game and the tournament.
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
    for by in [By::MouseThatCalls, By::KeyThatCalls("x"), By::Mouse, By::KeyThatFolds("x")].repeat(DECISIONS / 4) {
        for table in &tables {
            turns.play_at(&mut client, *table, by);
        }
    }
    play_until_kept(&mut client, &data, &mut turns, (tables[1], tables[5]));
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
        looks.push(x.still_pixels(&["-window", &main]));
        x.screenshot(&data.join(format!("{room}.png")));
    }
    assert!(looks[0] != looks[1] && looks[1] != looks[2] && looks[0] != looks[2], "each look has colours of its own");

    // The own cards lie face down unless a key is held.
    open_settings(&mut client, "tables");
    client.click("settings.hides_own_cards");
    close_settings(&mut client);
    client.hover(&format!("t{}.top.leave", tables[1]));
    let down = x.still_pixels(&["-window", &main]);
    x.xdotool(&["keydown", "F7"]);
    let up = x.still_pixels(&["-window", &main]);
    x.xdotool(&["keyup", "F7"]);
    assert!(down != up, "a held key turns the cards up");
    assert_eq!(x.still_pixels(&["-window", &main]), down, "they lie face down again");

    show_one_card(&mut client, &tables[..5], &mut turns);

    // A hand is found, noted, replayed and exported.
    let (line, _) = kept_with_board(&data);
    let (number, id) = (line.number, line.id.get());
    client.key("Home");
    client.wait_screen("lobby");
    client.click("lobby.history");
    client.wait_screen("history");
    client.click("history.search");
    client.type_words(&number.to_string());
    // The list is read anew, and its lines move.
    client.wait_rest();
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
    let file = data.join(format!("cardroom-hand-{number}.phh"));
    assert!(file.exists(), "{told}");
    assert_read_alike(&file, &[line]);

    // All hands of cash games, and those of the tournament.
    client.key("Escape");
    client.wait_screen("history");
    wait_without_toasts(&mut client);
    client.click("history.search");
    client.key("ctrl+a");
    client.key("BackSpace");
    // A click in the same frame would take the keys away from the field.
    client.wait_rest();
    let kinds = [("cash", HandKind::Cash), ("tournaments", HandKind::Tournament)];
    for (name, kind) in kinds {
        let file = export_all(&mut client, &data, name);
        let mut lines = kept(&data).1;
        lines.retain(|line| line.tournament.is_some() == (kind == HandKind::Tournament));
        assert!(lines.len() >= LEAST_HANDS, "{kind:?}: {lines:?}");
        assert_read_alike(&file, &lines);
    }
    client.key("ctrl+q");
    assert!(client.wait_exit().success());

    // After a restart the note is there.
    let mut client = DrivenClient::start(&x, "many_tables_again", &data, &[]);
    client.wait_event("first_frame");
    client.click("start.continue");
    for table in apart {
        client.wait_for("the window again", |line| line["event"] == "table_window" && line["open"] == true && line["table"] == table);
    }
    client.key("ctrl+q");
    assert!(client.wait_exit().success());
    let (line, note) = kept_with_board(&data);
    assert_eq!((line.number, note.as_str()), (number, "a quiet start"));
}
