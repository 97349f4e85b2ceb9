//! Each hand that was played is in the hand history, also after the client was killed, with a note that is read after a restart.

use std::path::Path;

use poker_archive::{Archive, HandFilter, HandLine};
use poker_history::{Phh, PlayedHand, View};
use poker_host::{played_hand, read_records};

use crate::command_line::folder;
use crate::driven::{finish_hand, hurried, sit_down};
use crate::driven_client::DrivenClient;
use crate::x_server::x_server;

/// The hands in the archive, the oldest first.
pub fn kept(data: &Path) -> (Archive, Vec<HandLine>) {
    let archive = Archive::open(&data.join("hands.db")).unwrap();
    let mut lines = archive.page(&HandFilter::default(), None, u32::MAX).unwrap();
    lines.reverse();
    (archive, lines)
}

/// Fails unless each hand that practice has recorded is kept once, with the same play and the same stacks.
pub fn assert_as_recorded(data: &Path) {
    let records: Vec<_> = read_records(&data.join("practice/hands.jsonl")).unwrap().map(Result::unwrap).collect();
    assert_kept_as_played(data, &records.iter().map(played_hand).collect::<Vec<_>>());
}

/// Fails unless the archive has these hands, each once, as the player saw them: the same play, the same stacks, and no other cards.
pub fn assert_kept_as_played(data: &Path, played: &[PlayedHand]) {
    let (archive, lines) = kept(data);
    assert_eq!(lines.iter().map(|line| line.number).collect::<Vec<_>>(), played.iter().map(|hand| hand.id).collect::<Vec<_>>());
    for (line, room) in lines.iter().zip(played) {
        let own = archive.record(line.id).unwrap().unwrap();
        let keeper = View::Player(own.kept_by.as_ref().unwrap().seat);
        // Nothing more can be read from the record than from all that the player saw.
        let (own, room) = (Phh::of(&own, View::Everything).unwrap(), Phh::of(room, keeper).unwrap());
        assert_eq!((own.actions, own.players, own.finishing_stacks), (room.actions, room.players, room.finishing_stacks));
    }
}

#[test]
#[ignore = "needs an X server; cargo verify runs it"]
fn driven_a_hand_is_kept_found_and_noted_and_is_there_after_a_kill() {
    let x = x_server();
    let data = folder("driven_hand_history");
    hurried(&data, "");
    let mut client = DrivenClient::start(&x, "hand_history", &data, &["--seed", "11"]);
    sit_down(&mut client);
    for _ in 0..3 {
        client.wait_event("hand_started");
        finish_hand(&mut client);
        client.wait_event("hand_kept");
        client.click("action.next_hand");
    }
    client.wait_event("hand_started");
    client.kill();
    assert_as_recorded(&data);

    let mut client = DrivenClient::start(&x, "hand_history", &data, &["--seed", "11"]);
    client.wait_event("first_frame");
    client.click("start.practise");
    client.click("practice.start");
    client.wait_screen("table");
    client.key("Home");
    client.wait_screen("lobby");
    client.click("lobby.history");
    client.wait_screen("history");
    let (_, lines) = kept(&data);
    let (number, id) = (lines[1].number, lines[1].id.get());
    client.click(&format!("history.hand.{id}"));
    client.click("history.note");
    client.type_words("folds to a raise");
    client.key("Return");
    client.key("Escape");
    client.wait_screen("lobby");
    client.click("lobby.history");
    client.wait_screen("history");
    client.click(&format!("history.hand.{id}"));
    client.click("history.note");
    client.type_words(" twice");
    client.key("ctrl+q");
    assert!(client.wait_exit().success());
    let (archive, lines) = kept(&data);
    let noted = lines.iter().find(|line| line.noted).expect("the note was written");
    assert_eq!((noted.number, archive.note(noted.id).unwrap()), (number, "folds to a raise twice".to_owned()));
}
