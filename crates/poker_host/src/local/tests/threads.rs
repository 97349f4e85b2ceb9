//! Rooms with real threads. The time limits are generous, and no test sleeps.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use poker_protocol::{ClientMsg, Entry, HandId, Message, PROTOCOL_VERSION, Request, RequestId, SeenEvent, StakeRow, TableEvent};
use poker_room::Tempo;
use poker_rules::Action;

use super::world::{World, options};
use crate::{LocalOptions, LocalRoom, PracticeOptions, ThinkingTime, open_local};

const LONG: Duration = Duration::from_secs(60);

struct Person<'a> {
    room: &'a LocalRoom,
    last_request: u64,
}

impl Person<'_> {
    fn send(&mut self, request: Request) {
        self.last_request += 1;
        self.room.link().send(ClientMsg { id: RequestId(self.last_request), request }).unwrap();
    }

    fn next(&self) -> Message {
        self.room.link().messages().recv_timeout(LONG).unwrap().message
    }

    fn wait<T>(&self, wanted: impl Fn(Message) -> Option<T>) -> T {
        loop {
            if let Some(found) = wanted(self.next()) {
                return found;
            }
        }
    }
}

fn lobby(message: Message) -> Option<Vec<StakeRow>> {
    if let Message::Lobby { stakes } = message { Some(stakes.to_vec()) } else { None }
}

/// Whether the save on the disk names the record of a hand.
fn is_saved(folder: &Path, hand: HandId) -> bool {
    let (recorded, _) = World::saved(folder);
    let mut records = std::fs::read(folder.join("hands.jsonl")).unwrap();
    records.truncate(usize::try_from(recorded.bytes).unwrap());
    String::from_utf8(records).unwrap().contains(&format!("\"hand\":{},", hand.0))
}

#[test]
fn hands_are_played_saved_and_continued() {
    let folder = tempfile::tempdir().unwrap();
    let woken = Arc::new(AtomicU32::new(0));
    let counter = Arc::clone(&woken);
    let base = options(Some(folder.path()), 9);
    let open = || {
        let counter = Arc::clone(&counter);
        let practice = PracticeOptions { thinking: ThinkingTime::INSTANT, ..base.practice };
        let waker = Arc::new(move || {
            counter.fetch_add(1, Ordering::Relaxed);
        });
        open_local(LocalOptions { practice, waker, ..base.clone() }).unwrap()
    };
    let room = open();
    room.set_tempo(Tempo::NONE);
    let mut person = Person { room: &room, last_request: 0 };
    person.send(Request::Hello {
        protocol: PROTOCOL_VERSION,
        client: "test".to_owned(),
        name: "Hero".to_owned(),
        avatar: 0,
        language: "sv".to_owned(),
        resume: None,
    });
    person.send(Request::WatchLobby);
    let stake = person.wait(lobby)[0].clone();
    person.send(Request::LeaveLobby);
    person.send(Request::Join { stake: stake.stake });
    let offer = person.wait(|message| if let Message::SeatOffered { offer } = message { Some(offer) } else { None });
    person.send(Request::SitDown { table: offer.table, buy_in: offer.limits.range.max, entry: Entry::PostNow });
    let mut hand = None;
    let mut ended = 0;
    let mut table = None;
    while ended < 20 {
        let message = person.next();
        if let Message::Snapshot { table: snapshot } = &message {
            table = Some(snapshot.info.table);
        }
        assert!(!matches!(message, Message::Refused { .. }), "{message:?}");
        let Message::Table { table, event } = message else { continue };
        if let TableEvent::Hand { event: SeenEvent::Started { hand: id, .. } } = event {
            hand = Some(id);
        } else if let TableEvent::Hand { event: SeenEvent::Ended { .. } } = event {
            ended += 1;
            assert!(is_saved(folder.path(), hand.unwrap()), "the end of hand {hand:?} is told before it is saved");
        } else if let TableEvent::ToAct { turn, legal: Some(legal), .. } = event {
            let action = if legal.check { Action::Check } else { Action::Fold };
            person.send(Request::Act { table, hand: hand.unwrap(), turn, action });
        }
    }
    assert!(room.trouble().is_none());
    room.close().unwrap();
    assert!(woken.load(Ordering::Relaxed) > 100);

    let saved = World::saved_stacks(folder.path(), table.unwrap());
    let room = open();
    drop(room);
    assert_eq!(World::saved_stacks(folder.path(), table.unwrap()), saved, "opened and closed without a hand");
}

#[test]
fn the_player_can_come_back_on_another_link() {
    let room = open_local(options(None, 1)).unwrap();
    let again = room.connect(Arc::new(|| {}));
    while room.link().messages().recv_timeout(LONG).is_ok() {}
    assert!(room.link().try_recv().is_err(), "the older link is cut off");
    let hello = Request::Hello {
        protocol: PROTOCOL_VERSION,
        client: "test".to_owned(),
        name: "Hero".to_owned(),
        avatar: 0,
        language: "fr".to_owned(),
        resume: None,
    };
    again.send(ClientMsg { id: RequestId(1), request: hello }).unwrap();
    assert!(matches!(again.messages().recv_timeout(LONG).unwrap().message, Message::Welcome { .. }));
}

#[test]
fn a_closed_room_closes_its_links() {
    let room = open_local(options(None, 1)).unwrap();
    let link = room.link().clone();
    room.close().unwrap();
    assert!(link.messages().recv_timeout(LONG).is_err());
}
