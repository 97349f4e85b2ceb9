//! What a tournament's table waits for besides an action.

use poker_protocol::{
    DealEvent, DealKind, DealProposal, DealTable, EntryId, EntryOffer, Money, OfferKind, OwnEntryState, PlayerView, ProposalId,
    SeatSnapshot, SeatState, TournamentEvent,
};
use poker_rules::{Chips, Seat};

use super::fixture::{OTHER, OWN, Room, TABLE, snapshot, who};
use crate::CallKind;

const SEATED: OwnEntryState = OwnEntryState::Seated { table: TABLE, seat: Seat::new(0) };

/// A player at a table of the tournament with this stack.
fn seated(stack: u64) -> Room {
    let mut room = Room::new();
    let mut table = snapshot(TABLE);
    table.seats.push(SeatSnapshot {
        seat: Seat::new(0),
        player: PlayerView { name: "Ardan".to_owned(), avatar: 0 },
        stack: Chips::new(stack),
        state: SeatState::Playing,
        bet: Chips::ZERO,
        cards: Vec::new(),
        folded: false,
    });
    room.come_back(table, 0);
    room
}

fn calls(room: &Room, now_ms: u64) -> Vec<(CallKind, Option<u64>)> {
    room.client.calls(|_, _| true, now_ms).into_iter().map(|call| (call.kind, call.left_ms)).collect()
}

#[test]
fn a_player_without_chips_is_called_to_answer_the_offer_of_a_rebuy() {
    let offer = EntryOffer { what: OfferKind::Rebuy, price: Money::new(220), stack: Chips::new(2_000), left_ms: Some(20_000) };
    let mut broke = seated(0);
    broke.own(SEATED, vec![offer], 0);
    assert_eq!(calls(&broke, 5_000), [(CallKind::Rebuy, Some(15_000))]);
    let mut with_chips = seated(300);
    with_chips.own(SEATED, vec![offer], 0);
    assert_eq!(calls(&with_chips, 5_000), [], "it can be bought at any time");
}

#[test]
fn a_deal_calls_the_player_until_the_player_has_agreed() {
    let propose = |agreed: Vec<EntryId>| {
        let mut room = seated(300);
        let table = DealTable { pool: Money::new(100), lowest: Money::new(10), rows: Vec::new() };
        let proposal = DealProposal { proposal: ProposalId(4), by: who(OTHER), kind: DealKind::Icm, table, agreed, left_ms: Some(60_000) };
        room.event(TournamentEvent::Deal { event: DealEvent::Proposed { proposal } }, 0);
        room
    };
    assert_eq!(calls(&propose(vec![OTHER]), 1_000), [(CallKind::Deal, Some(59_000))]);
    assert_eq!(calls(&propose(vec![OTHER, OWN]), 1_000), []);
}
