//! The draw of a multiplier, as a client can check it (R-HEX-9).

use poker_fair::opens_draw;
use poker_protocol::{DrawView, EntryEvent, Message, PlayerId, Request, SeenEvent, TableEvent, TournamentEvent};

use super::scene::{CardRoom, schedule_of};
use crate::Now;
use crate::rulebook::SeriesOffer;

/// The draw of the tournament that a player looks at, as it was told last.
fn shown(room: &CardRoom, player: PlayerId) -> DrawView {
    let draw = |message: &Message| match message {
        Message::Tournament { overview } => overview.draw.clone(),
        _ => None,
    };
    room.told[&player].iter().rev().find_map(|told| draw(&told.message)).unwrap()
}

#[test]
fn r_hex_9_the_root_of_the_draw_is_told_before_anybody_registers_and_its_opening_before_the_first_hand() {
    let schedule = schedule_of("en-2.7");
    let mut room = CardRoom::new("en-2.7", 6);
    let id = room.open(|offer| matches!(offer, SeriesOffer::HexaPro { .. }), &schedule);
    let watcher = room.person(9);
    room.answer(watcher, Request::LookAtTournament { tournament: id, on: true }).unwrap();
    let before = shown(&room, PlayerId(9));
    assert_eq!(before.drawn, None, "the number stays sealed while players can register");
    for player in 1..=3 {
        room.registered(player, id);
    }
    while room.room.hands_in_progress() == 0 {
        assert!(room.step(Now(u64::MAX)));
    }
    for player in (1..=3).map(PlayerId) {
        let told = room.told[&player].iter().filter_map(|told| match &told.message {
            Message::TournamentEvent { event, .. } => match &**event {
                TournamentEvent::Entry { event: EntryEvent::Registered { root, .. }, .. } => Some(("root", *root)),
                TournamentEvent::Multiplier { drawn } => {
                    assert!(opens_draw(&drawn.root, id.0.into(), &drawn.opening));
                    Some(("opening", Some(drawn.root)))
                }
                _ => None,
            },
            Message::Table { event: TableEvent::Hand { event: SeenEvent::Started { .. } }, .. } => Some(("hand", None)),
            _ => None,
        });
        let root = Some(before.root);
        assert_eq!(told.collect::<Vec<_>>(), [("root", root), ("opening", root), ("hand", None)]);
    }
    let until = room.now.after_ms(5_000);
    while room.step(until) {}
    assert_eq!(shown(&room, PlayerId(9)).drawn.map(|drawn| drawn.root), Some(before.root));
}
