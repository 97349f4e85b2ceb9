//! Which sheet lies over a table, and which waits.

use poker_protocol::{
    BountyReason, DealEvent, DealKind, DealProposal, DealTable, DrawOpening, DrawnMultiplier, EntryEvent, EntryOffer, Message, Money,
    OfferKind, OwnEntryState, PaidBounty, Prize, ProposalId, TableId, TournamentEvent,
};
use poker_rules::{Chips, Seat};

use super::fixture::{OTHER, OWN, Room, TABLE, who};
use crate::{DRUM_MS, NewsKind, NoticeKind, NoticeMemory, NoticeMoment, TableNotice, TableView};

const SEATED: OwnEntryState = OwnEntryState::Seated { table: TABLE, seat: Seat::new(0) };

/// What is shown at `now_ms`, with the table settled or not, and the player acting or not.
fn notice(room: &Room, memory: &NoticeMemory, (settled, acts): (bool, bool), now_ms: u64) -> Option<NoticeKind> {
    let view = TableView::of(room.client.table(TABLE).unwrap());
    let moment = NoticeMoment { view: &view, settled, acts, now_ms };
    TableNotice::of(&room.client, TABLE, memory, moment).map(|notice| notice.kind())
}

fn shown(room: &Room) -> Option<NoticeKind> {
    notice(room, &NoticeMemory::default(), (true, false), 1_000)
}

fn offer(what: OfferKind, left_ms: Option<u32>) -> EntryOffer {
    EntryOffer { what, price: Money::new(220), stack: Chips::new(2_000), left_ms }
}

fn seated() -> Room {
    let mut room = Room::new();
    room.sit(0);
    room
}

fn propose(room: &mut Room) {
    let table = DealTable { pool: Money::new(100), lowest: Money::new(10), rows: Vec::new() };
    let proposal =
        DealProposal { proposal: ProposalId(4), by: who(OTHER), kind: DealKind::Icm, table, agreed: vec![OTHER], left_ms: Some(60_000) };
    room.event(TournamentEvent::Deal { event: DealEvent::Proposed { proposal } }, 0);
}

#[test]
fn what_is_asked_comes_before_what_is_told() {
    let mut room = seated();
    assert_eq!(shown(&room), None);
    room.event(TournamentEvent::HandForHand { on: true }, 0);
    assert_eq!(shown(&room), Some(NoticeKind::HandForHand));
    room.event(TournamentEvent::Break { left_ms: 300_000 }, 0);
    assert_eq!(shown(&room), Some(NoticeKind::Break));
    room.own(SEATED, vec![offer(OfferKind::AddOn, Some(60_000))], 0);
    assert_eq!(shown(&room), Some(NoticeKind::AddOn));
    room.event(TournamentEvent::FinalTable { table: TABLE }, 0);
    assert_eq!(shown(&room), Some(NoticeKind::FinalTable));
    propose(&mut room);
    assert_eq!(shown(&room), Some(NoticeKind::Deal));
    room.own(OwnEntryState::Placed { place: 2, prize: Prize::default() }, Vec::new(), 0);
    room.tell(Message::TableClosed { table: TABLE }, 0);
    assert_eq!(shown(&room), Some(NoticeKind::Over));
}

#[test]
fn a_tournament_that_begins_with_one_table_does_not_tell_of_a_final_table() {
    let mut room = seated();
    room.event(TournamentEvent::Began, 0);
    room.event(TournamentEvent::FinalTable { table: TABLE }, 0);
    assert_eq!(shown(&room), None);
    // Players who come late sit at another table, which is broken up.
    room.event(TournamentEvent::TableBroken { table: TableId(9) }, 0);
    room.event(TournamentEvent::FinalTable { table: TABLE }, 0);
    assert_eq!(shown(&room), Some(NoticeKind::FinalTable));
}

#[test]
fn nothing_is_told_while_something_moves_and_a_player_who_acts_is_only_asked() {
    let mut room = seated();
    room.event(TournamentEvent::Break { left_ms: 300_000 }, 0);
    let memory = NoticeMemory::default();
    assert_eq!(notice(&room, &memory, (false, false), 1_000), None);
    assert_eq!(notice(&room, &memory, (true, true), 1_000), None);
    propose(&mut room);
    assert_eq!(notice(&room, &memory, (false, false), 1_000), None);
    assert_eq!(notice(&room, &memory, (true, true), 1_000), Some(NoticeKind::Deal));
}

#[test]
fn an_offer_of_a_rebuy_whose_time_is_nearly_over_does_not_wait() {
    let mut room = seated();
    room.own(SEATED, vec![offer(OfferKind::Rebuy, Some(20_000))], 0);
    let memory = NoticeMemory::default();
    assert_eq!(notice(&room, &memory, (false, false), 1_000), None);
    assert_eq!(notice(&room, &memory, (false, false), 15_000), Some(NoticeKind::Rebuy));
}

#[test]
fn a_notice_that_was_put_away_or_shown_long_enough_is_gone() {
    let mut room = seated();
    room.own(SEATED, vec![offer(OfferKind::AddOn, None)], 0);
    let mut memory = NoticeMemory::default();
    memory.put_away(TABLE, NoticeKind::AddOn);
    assert_eq!(notice(&room, &memory, (true, false), 1_000), None);
    room.event(TournamentEvent::FinalTable { table: TABLE }, 0);
    assert_eq!(notice(&room, &memory, (true, false), 1_000), Some(NoticeKind::FinalTable));
    memory.shown(TABLE, NoticeKind::FinalTable, 1_000);
    memory.shown(TABLE, NoticeKind::FinalTable, 3_000);
    let length = NoticeKind::FinalTable.length_ms().unwrap();
    assert_eq!(TableNotice::FinalTable.ends_in_ms(TABLE, &memory, 3_000), Some(length - 2_000));
    assert_eq!(notice(&room, &memory, (true, false), 1_000 + length), None);
}

#[test]
fn r_hex_9_the_drum_turns_once_and_never_covers_a_decision() {
    let mut room = Room::new();
    let opening = DrawOpening { number: 1, salt: poker_protocol::Bytes32([0; 32]) };
    let drawn = DrawnMultiplier {
        root: poker_protocol::Bytes32([0; 32]),
        opening,
        percent: 500,
        pool: Money::new(2_500),
        prizes: vec![Money::new(2_500)],
        stack: Chips::new(500),
        level_ms: 60_000,
    };
    room.sit(0);
    room.event(TournamentEvent::Multiplier { drawn }, 500);
    let mut memory = NoticeMemory::default();
    assert_eq!(notice(&room, &memory, (false, false), 1_000), Some(NoticeKind::Drum), "the cards may be dealt meanwhile");
    assert_eq!(notice(&room, &memory, (true, true), 1_000), None);
    assert_eq!(notice(&room, &memory, (true, false), 60_000), None, "it was drawn long ago");
    memory.shown(TABLE, NoticeKind::Drum, 1_000);
    assert_eq!(notice(&room, &memory, (true, false), 1_000 + DRUM_MS), Some(NoticeKind::Drum), "the result is shown for a while");
    assert_eq!(notice(&room, &memory, (true, false), 20_000), None);
}

#[test]
fn a_player_who_is_out_while_others_can_enter_waits_for_the_place_and_may_be_offered_another_entry() {
    let mut room = seated();
    room.own(OwnEntryState::Out, Vec::new(), 0);
    assert_eq!(shown(&room), None, "the table is not closed yet");
    room.tell(Message::TableClosed { table: TABLE }, 0);
    assert_eq!(shown(&room), Some(NoticeKind::AwaitsPlace));
    room.own(OwnEntryState::Out, vec![offer(OfferKind::ReEntry, Some(750_000))], 0);
    let view = TableView::of(room.client.table(TABLE).unwrap());
    let moment = NoticeMoment { view: &view, settled: true, acts: false, now_ms: 0 };
    let found = TableNotice::of(&room.client, TABLE, &NoticeMemory::default(), moment).unwrap();
    assert!(matches!(found, TableNotice::AwaitsPlace { again: Some(_), .. }), "{found:?}");
    assert!(found.is_decision());
    // With the new entry the player sits elsewhere, and the table in front changes by itself.
    room.own(OwnEntryState::Seated { table: TableId(9), seat: Seat::new(0) }, Vec::new(), 0);
    assert_eq!(shown(&room), None);
}

#[test]
fn the_news_of_a_table_are_kept_in_order_and_are_few() {
    let mut room = seated();
    let bounty =
        PaidBounty { from: Some(who(OTHER)), to: who(OWN), amount: Money::new(350), why: BountyReason::Knockout, own: Money::new(850) };
    room.event(TournamentEvent::Bounty { bounty }, 0);
    room.entry_event(OTHER, EntryEvent::Placed { place: 9, prize: Prize::default() });
    let kinds = |room: &Room| -> Vec<NewsKind> {
        let tournament = room.client.table(TABLE).unwrap().tournament().unwrap();
        tournament.news().items().map(|item| item.what.clone()).collect()
    };
    assert!(matches!(kinds(&room).as_slice(), [NewsKind::Bounty { .. }, NewsKind::Placed { place: 9, .. }]), "{:?}", kinds(&room));
    for _ in 0..60 {
        room.event(TournamentEvent::BreakOver, 0);
    }
    assert_eq!(kinds(&room).len(), 50);
    room.sit(0);
    assert_eq!(kinds(&room).len(), 50, "they outlive a reconnection");
}
