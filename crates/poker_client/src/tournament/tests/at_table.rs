//! The tournament of a table.

use poker_protocol::{
    BountyReason, Bytes32, Currency, DealEvent, DealKind, DealProposal, DealTable, DrawOpening, DrawnMultiplier, EntryEvent, HandId,
    LevelClock, Message, Money, PaidBounty, Prize, ProposalId, SeenEvent, TableEvent, TableId, TournamentEvent, TournamentSnapshot,
};
use poker_rules::{Chips, Seat};

use super::fixture::{OTHER, OWN, Room, TABLE, level, snapshot, who};
use crate::{Amounts, Change, Cue, OpenDeal, TableTournament};

fn at_table(room: &Room) -> &TableTournament {
    room.client.table(TABLE).unwrap().tournament().unwrap()
}

#[test]
fn the_level_counts_down_and_stands_still_during_a_break() {
    let mut room = Room::new();
    room.sit(1_000);
    assert_eq!(at_table(&room).level(11_000).left_ms, 50_000);
    room.event(TournamentEvent::Break { left_ms: 300_000 }, 11_000);
    assert_eq!(at_table(&room).level(200_000).left_ms, 50_000);
    assert_eq!(at_table(&room).break_left().unwrap().left_ms(12_000), 299_000);
    room.event(TournamentEvent::BreakOver, 311_000);
    assert_eq!(at_table(&room).level(321_000).left_ms, 40_000);
    assert_eq!(at_table(&room).break_left(), None);
}

#[test]
fn a_level_that_ends_after_hands_counts_those_that_end_and_has_no_time() {
    let mut room = Room::new();
    room.sit(0);
    room.event(TournamentEvent::Level { clock: LevelClock { hands_left: Some(2), ..level(3, 60, 60_000) } }, 0);
    let left = |room: &Room| at_table(room).level(50_000).hands_left;
    let hand = |room: &mut Room, event| room.tell(Message::Table { table: TABLE, event: TableEvent::Hand { event } }, 0);
    hand(&mut room, SeenEvent::Started { hand: HandId(7), button: Seat::new(0), players: Vec::new(), root: None, nonces: Vec::new() });
    assert_eq!(left(&room), Some(2), "the hand in progress is one of them");
    hand(&mut room, SeenEvent::Ended { stacks: Vec::new() });
    assert_eq!(left(&room), Some(1));
    assert_eq!((at_table(&room).level_left(), at_table(&room).level(50_000).left_ms), (None, 60_000), "nothing counts down");
}

#[test]
fn chips_of_a_tournament_are_plain_numbers_and_big_blinds_are_those_of_the_level() {
    let mut room = Room::new();
    room.sit(0);
    let amounts = |room: &Room| Amounts::at(room.client.table(TABLE).unwrap(), Currency::Eur, true);
    assert_eq!((amounts(&room).big_blind, amounts(&room).plain_chips), (Chips::new(40), true));
    room.event(TournamentEvent::Level { clock: level(3, 60, 60_000) }, 0);
    assert_eq!(amounts(&room).big_blind, Chips::new(60));
    let plain = Amounts::at(room.client.table(TABLE).unwrap(), Currency::Eur, false);
    assert_eq!(plain.parse("1,500"), Some(Chips::new(1_500)));
    assert_eq!(plain.parse("2.5bb"), Some(Chips::new(150)));
}

#[test]
fn what_happens_is_shown_after_the_movements_before_it() {
    let mut room = Room::new();
    room.sit(0);
    let change = room.event(TournamentEvent::HandForHand { on: true }, 0);
    let Change::Tournament { cues, .. } = change else { panic!("{change:?}") };
    let [(TABLE, Cue::Tournament { tournament })] = cues.as_slice() else { panic!("{cues:?}") };
    assert!(tournament.is_hand_for_hand());
}

#[test]
fn a_bounty_that_is_paid_raises_the_own_bounty_of_the_winner() {
    let mut room = Room::new();
    room.sit(0);
    let bounty =
        PaidBounty { from: Some(who(OTHER)), to: who(OWN), amount: Money::new(350), why: BountyReason::Knockout, own: Money::new(850) };
    room.event(TournamentEvent::Bounty { bounty }, 0);
    assert_eq!(at_table(&room).bounty(Seat::new(0)), Some(Money::new(850)));
    room.entry_event(OTHER, EntryEvent::Placed { place: 9, prize: Prize::default() });
    assert_eq!((at_table(&room).bounty(Seat::new(1)), at_table(&room).left), (None, 8));
}

#[test]
fn a_deal_is_asked_for_proposed_agreed_to_and_ended() {
    let mut room = Room::new();
    room.sit(0);
    let id = ProposalId(4);
    room.event(TournamentEvent::Deal { event: DealEvent::Asked { proposal: id, by: who(OTHER), kind: DealKind::Icm } }, 0);
    assert!(matches!(at_table(&room).deal(), Some(OpenDeal::Asked { .. })));
    let table = DealTable { pool: Money::new(100), lowest: Money::new(10), rows: Vec::new() };
    let proposal = DealProposal { proposal: id, by: who(OTHER), kind: DealKind::Icm, table, agreed: vec![OTHER], left_ms: Some(60_000) };
    room.event(TournamentEvent::Deal { event: DealEvent::Proposed { proposal } }, 1_000);
    room.event(TournamentEvent::Deal { event: DealEvent::Answered { proposal: id, by: OWN, agree: true } }, 2_000);
    let Some(OpenDeal::Proposed { proposal, left }) = at_table(&room).deal() else { panic!("{:?}", at_table(&room).deal()) };
    assert_eq!((proposal.agreed.as_slice(), left.unwrap().seconds(31_000)), ([OTHER, OWN].as_slice(), 30));
    room.event(TournamentEvent::Deal { event: DealEvent::Ended { proposal: id, why: poker_protocol::DealEnd::Refused } }, 3_000);
    assert_eq!(at_table(&room).deal(), None);
}

/// The table after the line was lost, with `change` made to what the room tells of its tournament at `now_ms`.
fn back(now_ms: u64, change: impl FnOnce(&mut TournamentSnapshot)) -> Room {
    let mut room = Room::new();
    room.sit(0);
    let mut table = snapshot(TABLE);
    change(table.tournament.as_mut().unwrap());
    room.come_back(table, now_ms);
    room
}

#[test]
fn a_line_that_was_lost_in_a_break_a_deal_or_a_draw_comes_back_to_it() {
    let room = back(10_000, |told| told.pace.break_left_ms = Some(120_000));
    assert_eq!(at_table(&room).break_left().unwrap().seconds(40_000), 90);
    assert_eq!(at_table(&room).level(40_000).left_ms, 60_000, "the level stands still");
    let table = DealTable { pool: Money::new(100), lowest: Money::new(10), rows: Vec::new() };
    let (proposal, kind) = (ProposalId(4), DealKind::Icm);
    let proposal = DealProposal { proposal, by: who(OTHER), kind, table, agreed: vec![OWN, OTHER], left_ms: Some(20_000) };
    let room = back(10_000, |told| told.deal = Some(proposal.clone()));
    let Some(OpenDeal::Proposed { proposal: shown, left }) = at_table(&room).deal() else { panic!("{:?}", at_table(&room).deal()) };
    assert_eq!((shown, left.unwrap().seconds(15_000)), (&proposal, 15), "what was agreed to is agreed to");
    let root = Bytes32([1; 32]);
    let opening = DrawOpening { number: 1, salt: root };
    let drawn = DrawnMultiplier {
        root,
        opening,
        percent: 300,
        pool: Money::new(600),
        prizes: Vec::new(),
        stack: Chips::new(500),
        level_ms: 180_000,
    };
    let room = back(0, |told| told.drawn = Some(drawn.clone()));
    assert_eq!(at_table(&room).drawn, Some(drawn));
}

#[test]
fn a_player_who_was_moved_while_the_line_was_lost_comes_back_to_the_new_table() {
    let mut room = Room::new();
    room.sit(0);
    let new = TableId(8);
    room.come_back(snapshot(new), 0);
    assert_eq!(room.client.tables().map(|(table, _)| table).collect::<Vec<_>>(), [new]);
    assert!(room.client.tournaments().own().at(new).is_some() && room.client.tournaments().own().at(TABLE).is_none());
}
