//! The player's own entries.

use poker_protocol::{
    BountyReason, CancelReason, EntryEvent, EntryOffer, EntryPaid, Message, Money, OfferKind, OwnEntry, OwnEntryState, PaidBounty, Prize,
    Refund, TableId, TournamentEvent,
};
use poker_rules::{Chips, Seat};

use super::fixture::{OTHER, OWN, Room, TABLE, TOURNAMENT, who};
use crate::{Change, MoveReason, OutcomeKind};

fn own(room: &Room) -> &crate::OwnEntries {
    room.client.tournaments().own()
}

fn paid(paid: u64) -> EntryEvent {
    EntryEvent::Registered { paid: EntryPaid::Money { paid: Money::new(paid) }, root: None }
}

#[test]
fn an_entry_is_listed_until_it_has_its_place() {
    let mut room = Room::new();
    room.entry_event(OWN, paid(1_100));
    room.own(OwnEntryState::Registered, Vec::new(), 0);
    assert!(own(&room).is_in(TOURNAMENT));
    room.sit(0);
    assert_eq!(own(&room).table_in(TOURNAMENT), Some(TABLE));
    let prize = Prize { money: Money::new(4_000), ..Prize::default() };
    room.own(OwnEntryState::Placed { place: 2, prize: prize.clone() }, Vec::new(), 0);
    assert!(!own(&room).is_in(TOURNAMENT));
    let outcome = own(&room).outcome(TOURNAMENT).unwrap();
    assert_eq!((&outcome.how, outcome.tally.paid), (&OutcomeKind::Placed { place: 2, prize }, Money::new(1_100)));
}

#[test]
fn a_place_that_is_told_again_after_a_reconnect_is_one_outcome() {
    let mut room = Room::new();
    for _ in 0..2 {
        room.greet();
        room.own(OwnEntryState::Placed { place: 2, prize: Prize::default() }, Vec::new(), 0);
    }
    assert_eq!(own(&room).outcomes().len(), 1);
}

#[test]
fn what_an_entry_has_cost_and_won_is_what_the_room_says_also_after_its_place() {
    let mut room = Room::new();
    room.sit(0);
    let told = |room: &mut Room, state, bounties| {
        let entry = OwnEntry { bounties: Money::new(bounties), ..room.own_entry(state, Vec::new()) };
        room.tell(Message::OwnEntries { whole: false, entries: vec![entry] }, 0);
    };
    for to in [OWN, OTHER] {
        let bounty =
            PaidBounty { from: Some(who(OTHER)), to: who(to), amount: Money::new(250), why: BountyReason::Knockout, own: Money::new(1) };
        room.event(TournamentEvent::Bounty { bounty }, 0);
    }
    told(&mut room, OwnEntryState::Placed { place: 1, prize: Prize::default() }, 250);
    told(&mut room, OwnEntryState::Placed { place: 1, prize: Prize::default() }, 1_250);
    let tally = own(&room).outcome(TOURNAMENT).unwrap().tally;
    assert_eq!((tally.paid, tally.bounties, tally.knockouts), (Money::new(1_100), Money::new(1_250), 1));
}

#[test]
fn an_offer_counts_down_from_the_moment_it_came() {
    let mut room = Room::new();
    let offer = EntryOffer { what: OfferKind::Rebuy, price: Money::new(220), stack: Chips::new(1_500), left_ms: Some(20_000) };
    room.own(OwnEntryState::Seated { table: TABLE, seat: Seat::new(0) }, vec![offer], 5_000);
    let open = own(&room).offer(TOURNAMENT, OWN, OfferKind::Rebuy).unwrap();
    assert_eq!((open.offer, open.left.unwrap().seconds(12_500)), (offer, 13));
}

#[test]
fn a_cancelled_tournament_ends_the_entry_with_what_is_paid_back() {
    let mut room = Room::new();
    room.own(OwnEntryState::Registered, Vec::new(), 0);
    let refund = Refund { money: Money::new(1_100), tickets: Vec::new() };
    room.event(TournamentEvent::Cancelled { why: CancelReason::TooFewEntries, refund: Some(refund.clone()) }, 0);
    room.own(OwnEntryState::Gone, Vec::new(), 0);
    assert!(!own(&room).is_in(TOURNAMENT));
    assert_eq!(own(&room).outcome(TOURNAMENT).unwrap().how, OutcomeKind::Cancelled { why: CancelReason::TooFewEntries, refund });
}

#[test]
fn r_trn_9_a_move_has_its_reason() {
    let next = TableId(8);
    let moved = |broken: bool, last: bool| {
        let mut room = Room::new();
        room.sit(0);
        if broken {
            room.event(TournamentEvent::TableBroken { table: TABLE }, 0);
        }
        room.entry_event(OWN, EntryEvent::Seated { table: next, seat: Seat::new(2), from: Some(TABLE), bounty: None });
        assert_eq!(room.tell(Message::TableClosed { table: TABLE }, 0), Change::TableClosed(TABLE));
        if last {
            room.event(TournamentEvent::FinalTable { table: next }, 0);
        }
        room.client.tournaments().moved_to(next).unwrap().why
    };
    assert_eq!(moved(true, false), MoveReason::Broken);
    assert_eq!(moved(false, false), MoveReason::Balanced);
    assert_eq!(moved(true, true), MoveReason::FinalTable);
}
