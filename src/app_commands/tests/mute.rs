//! A muted player stays muted: at other tables, after a restart, and in that room alone.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use bevy::ecs::system::RunSystemOnce as _;
use poker_archive::{Archive, Person};
use poker_client::{ChatIntent, Tokens};
use poker_protocol::{Message, Money, TableId};
use poker_rules::Seat;
use tempfile::TempDir;

use super::{FIRST, SECOND, TestClient};
use crate::app_commands::table::take_chat_intent;
use crate::archive::{HandArchive, PlateLabels, SeatFigures, follow_mutes, follow_people, take_answers};
use crate::frame_clock::start;
use crate::online::Online;
use crate::tour::signed_in;
use crate::trace::Trace;

/// The longest wait for the archive.
const PATIENCE: Duration = Duration::from_secs(30);

/// A room of a server.
fn room() -> Online {
    let line = signed_in();
    Online::pictured(line.book(), Tokens::default(), line.connection(), true)
}

/// A room of another server.
fn other_room() -> Online {
    let line = signed_in();
    let mut book = line.book();
    book.add("Elsewhere", "wss://elsewhere.example.org");
    Online::pictured(book, Tokens::default(), line.connection(), true)
}

/// A client that keeps an archive, as far as it knows whom the player has muted.
struct ArchiveClient {
    client: TestClient,
}

impl ArchiveClient {
    /// A client that has entered a room and keeps its archive in a file.
    fn start(file: &Path, online: Online) -> Self {
        let mut client = TestClient::told();
        let world = &mut client.world;
        world.insert_resource(HandArchive::open(file, file, Arc::new(|| {})));
        world.insert_resource(online);
        world.init_resource::<PlateLabels>();
        world.init_resource::<SeatFigures>();
        world.init_resource::<Trace>();
        Self { client }
    }

    /// Sits down at a table, with a chat unless it is of practice. Returns the seat and the name of another player.
    fn sit(&mut self, table: TableId, practice: bool) -> (Seat, String) {
        self.client.open("table-pre-action", table, |snapshot| {
            (snapshot.info.practice, snapshot.info.chat) = (practice, !practice);
        });
        let model = self.client.session().client.table(table).unwrap();
        let other = model.felt().seats.iter().find(|(seat, _)| Some(**seat) != model.hero());
        other.map(|(seat, taken)| (*seat, taken.player.name.clone())).unwrap()
    }

    fn leave(&mut self, table: TableId) {
        self.client.say(Message::Unseated { table, returned: Money::ZERO, removed: false });
    }

    fn chat(&mut self, intent: ChatIntent) {
        assert!(self.client.world.run_system_cached_with(take_chat_intent, (FIRST, intent)).is_ok());
    }

    fn frame(&mut self) {
        let world = &mut self.client.world;
        world.run_system_once(take_answers).unwrap();
        world.run_system_once(follow_people).unwrap();
        world.run_system_once(follow_mutes).unwrap();
    }

    /// Runs frames until it is known what is noted about a player.
    fn learn(&mut self, name: &str) {
        let begun = start();
        while begun.elapsed() < PATIENCE {
            self.frame();
            if self.client.world.resource::<HandArchive>().people.known(name).is_some() {
                return;
            }
            std::thread::sleep(Duration::from_millis(1));
        }
        panic!("the archive does not answer");
    }

    fn is_muted(&self, table: TableId, seat: Seat) -> bool {
        self.client.session().client.table(table).unwrap().is_muted(seat)
    }

    /// Ends the client, once everything is on the disk.
    fn end(mut self) {
        self.client.world.resource_mut::<HandArchive>().write_people_now();
    }
}

/// The file of the archive in a folder.
fn file_in(folder: &TempDir) -> PathBuf {
    folder.path().join("hands.db")
}

/// A client at its first table, with the folder of its archive, and the seat and the name of another player.
fn seated(online: Online, practice: bool) -> (TempDir, ArchiveClient, Seat, String) {
    let folder = tempfile::tempdir().unwrap();
    let mut client = ArchiveClient::start(&file_in(&folder), online);
    let (seat, name) = client.sit(FIRST, practice);
    (folder, client, seat, name)
}

#[test]
fn a_muted_player_stays_muted_at_other_tables_and_after_a_restart_until_unmuted() {
    let (folder, mut client, seat, name) = seated(room(), false);
    let file = file_in(&folder);
    client.learn(&name);
    client.chat(ChatIntent::Mute(seat));
    assert!(client.is_muted(FIRST, seat));
    client.leave(FIRST);
    client.sit(SECOND, false);
    assert!(client.is_muted(SECOND, seat), "from the first line on");
    client.end();
    let mut client = ArchiveClient::start(&file, room());
    client.sit(FIRST, false);
    client.learn(&name);
    assert!(client.is_muted(FIRST, seat));
    client.chat(ChatIntent::Unmute(name));
    client.frame();
    assert!(!client.is_muted(FIRST, seat));
    client.end();
    assert!(Archive::open(&file).unwrap().people().unwrap().is_empty(), "nothing else was noted about the player");
}

#[test]
fn a_player_of_the_same_name_in_another_room_is_heard() {
    let (folder, mut client, seat, name) = seated(room(), false);
    let file = file_in(&folder);
    // At once, before the archive has answered.
    client.frame();
    client.chat(ChatIntent::Mute(seat));
    client.learn(&name);
    client.end();
    for (online, muted) in [(other_room(), false), (room(), true)] {
        let mut client = ArchiveClient::start(&file, online);
        client.sit(FIRST, false);
        client.learn(&name);
        assert_eq!(client.is_muted(FIRST, seat), muted);
    }
}

#[test]
fn a_player_who_is_unmuted_in_the_list_is_heard_at_the_table() {
    let (_folder, mut client, seat, name) = seated(room(), false);
    client.learn(&name);
    client.chat(ChatIntent::Mute(seat));
    let mut archive = client.client.world.resource_mut::<HandArchive>();
    let noted = archive.people.known(&name).unwrap().person.clone().unwrap();
    assert!(noted.muted);
    archive.people.set(Person { muted: false, ..noted }, 0);
    client.frame();
    assert!(!client.is_muted(FIRST, seat));
}

#[test]
fn practice_keeps_nobody_as_muted() {
    let (folder, mut client, seat, name) = seated(Online::none(), true);
    client.learn(&name);
    client.chat(ChatIntent::Mute(seat));
    client.end();
    assert!(Archive::open(&file_in(&folder)).unwrap().people().unwrap().is_empty());
}
