//! Notes on a hand and on a player, and a label, are read on the screen after the client was killed.

use std::path::Path;
use std::time::{Duration, Instant};

use poker_archive::{Archive, Label, Person};

use crate::command_line::folder;
use crate::driven::{finish_hand, hurried, sit_down};
use crate::driven_client::DrivenClient;
use crate::hand_history::kept;
use crate::x_server::x_server;

const OF_HAND: &str = "folds to a raise";
const OF_PLAYER: &str = "bluffs rivers";
/// What is typed behind the note on the player just before the notes are written into a file.
const MORE: &str = " in position";

/// The longest wait until something is on the disk.
const WRITTEN: Duration = Duration::from_secs(30);

/// Waits until something is on the disk.
fn wait_written<T>(data: &Path, what: &str, found: impl Fn(&Archive) -> Option<T>) -> T {
    let begun = Instant::now();
    while begun.elapsed() < WRITTEN {
        if let Some(written) = found(&kept(data).0) {
            return written;
        }
        std::thread::sleep(Duration::from_millis(200));
    }
    panic!("{what} was not written");
}

/// Goes from the table to the page of the hands.
fn open_history(client: &mut DrivenClient) {
    client.key("Home");
    client.wait_screen("lobby");
    client.click("lobby.history");
    client.wait_screen("history");
}

/// Copies all of a field and pastes it into another.
fn copy_into(client: &mut DrivenClient, from: &str, to: &str) {
    client.click(from);
    client.key("ctrl+a");
    client.key("ctrl+c");
    client.wait_rest();
    client.click(to);
    client.key("ctrl+v");
    client.wait_rest();
}

/// The only file of notes in a folder.
fn notes_file(folder: &Path) -> String {
    let files = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let begins = |path: &Path| path.file_name().is_some_and(|name| name.to_string_lossy().starts_with("cardroom-notes-"));
    let notes: Vec<_> = files.filter(|path| begins(path)).collect();
    assert_eq!(notes.len(), 1, "{notes:?}");
    std::fs::read_to_string(&notes[0]).unwrap()
}

/// How the choice of the triangle looks on the page of the chosen player.
fn triangle(client: &mut DrivenClient) -> Vec<u8> {
    client.hover("history.close");
    client.pixels_of("people.label.triangle")
}

#[test]
#[ignore = "needs an X server; cargo verify runs it"]
fn driven_notes_on_a_hand_and_on_a_player_are_read_on_the_screen_after_a_kill() {
    let x = x_server();
    let data = folder("driven_notes");
    hurried(&data, "");
    let mut client = DrivenClient::start(&x, "notes", &data, &["--seed", "11"]);
    sit_down(&mut client);
    for _ in 0..2 {
        client.wait_event("hand_started");
        finish_hand(&mut client);
        client.wait_event("hand_kept");
        client.click("action.next_hand");
    }
    client.wait_event("hand_started");
    client.wait_rest();
    // The plate of another player opens what is noted about that player.
    let plate = client.control_that_begins("plate.").expect("a plate is drawn");
    client.click(&plate);
    client.click("person.label.triangle");
    client.click("person.note");
    client.type_words(OF_PLAYER);
    client.click("person.close");
    let written = |person: &Person| person.note == OF_PLAYER && person.label.is_some();
    let person = wait_written(&data, "the note on the player", |archive| archive.people().unwrap().pop().filter(written));
    assert_eq!((person.label, person.room.as_str()), (Some(Label::Triangle), ""));
    open_history(&mut client);
    let (_, lines) = kept(&data);
    let id = lines[0].id;
    let [noted, other] = [lines[0].id, lines[1].id].map(|hand| format!("history.hand.{}", hand.get()));
    client.click(&noted);
    client.click("history.note");
    client.type_words(OF_HAND);
    client.key("Return");
    wait_written(&data, "the note on the hand", |archive| Some(archive.note(id).unwrap()).filter(|note| note == OF_HAND));
    client.click("history.tab.players");
    let row = format!("people.player..{}", person.name);
    client.click(&row);
    let before = triangle(&mut client);
    // The file of notes has the words that were typed last, although nothing has left their field yet.
    let note = format!("{OF_PLAYER}{MORE}");
    client.click("people.note");
    client.key("ctrl+End");
    client.type_words(MORE);
    client.click("history.export");
    client.click("people.file.write");
    client.wait_for("the notes are in a file", |line| {
        line["event"] == "toast" && line["text"].as_str().is_some_and(|text| text.contains("cardroom-notes-"))
    });
    let file = notes_file(&data);
    assert!(file.contains(&note), "{file}");
    client.kill();

    let mut client = DrivenClient::start_traced(&x, "notes_again", &data, &folder("driven_notes_again"), &["--seed", "11"]);
    client.wait_event("first_frame");
    client.click("start.continue");
    client.wait_screen("table");
    open_history(&mut client);
    client.wait_control(&other);
    // A search for what the field of the note shows finds the hand, and no other.
    client.click(&noted);
    copy_into(&mut client, "history.note", "history.search");
    client.wait_control(&noted);
    assert!(!client.can_use(&other), "the text that was copied is not the note");
    client.click("history.tab.players");
    client.click(&row);
    assert!(triangle(&mut client) == before, "the label is chosen as before the kill");
    // In the same way the note on the player.
    copy_into(&mut client, "people.note", "people.search");
    client.wait_control(&row);
    client.key("ctrl+a");
    client.type_words("zzz");
    client.wait_rest();
    assert!(!client.can_use(&row), "a search for something else finds nobody");
    // Without a label the choice looks otherwise.
    client.key("ctrl+a");
    client.key("BackSpace");
    client.click(&row);
    client.click("people.label.none");
    assert!(triangle(&mut client) != before, "the triangle is no longer chosen");
    client.key("ctrl+q");
    assert!(client.wait_exit().success());
    let (archive, lines) = kept(&data);
    assert_eq!(archive.note(lines[0].id).unwrap(), OF_HAND);
    assert_eq!(
        archive.people().unwrap().iter().map(|person| (person.label, person.note.as_str())).collect::<Vec<_>>(),
        [(None, note.as_str())]
    );
}
