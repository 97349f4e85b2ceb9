//! What is told of deals (R-PRZ-5).

use poker_protocol::{
    DealEvent, DealKind, DealProposal, DealRow, EntryEvent, Message, Money, PlayerId, Refusal, Request, TournamentEvent, TournamentId,
};

use super::scene::{CardRoom, schedule_of};
use crate::rulebook::SeriesOffer;
use crate::tournament::payout::deals;
use crate::{HouseTournament, Now, ScheduleRefusal, SingleOffer};

/// What a player was told of deals, and the place, if there is one.
fn told(room: &CardRoom, player: PlayerId) -> (Vec<DealEvent>, Option<u32>) {
    let (mut deals, mut own) = (Vec::new(), None);
    for told in &room.told[&player] {
        let Message::TournamentEvent { event, .. } = &told.message else { continue };
        match &**event {
            TournamentEvent::Deal { event } => deals.push(event.clone()),
            TournamentEvent::Entry { who, event: EntryEvent::Placed { place, .. } } if who.name == format!("P{}", player.0) => {
                own = Some(*place);
            }
            _ => {}
        }
    }
    (deals, own)
}

/// A tournament with three players left, of whom one is asked for a decision.
fn three_left(seed: u64) -> (CardRoom, TournamentId) {
    let schedule = schedule_of("room-003");
    let mut room = CardRoom::new("room-003", seed);
    let id = room.open(|offer| matches!(offer, SeriesOffer::SitAndGo(offer) if offer.template.id == "sng-nine"), &schedule);
    for player in 1..=9 {
        room.registered(player, id);
    }
    while room.room.tournament(id).unwrap().left() > 3 || room.asked.is_empty() {
        assert!(room.step(Now(u64::MAX)));
    }
    (room, id)
}

/// The players who have no place yet.
fn left(room: &CardRoom) -> Vec<PlayerId> {
    (1..=9).map(PlayerId).filter(|&player| told(room, player).1.is_none()).collect()
}

/// A tournament of the house under a rulebook that has deals.
fn order(now: Now) -> HouseTournament {
    let order = super::scheduling::order(now);
    let offer = SingleOffer { fee: Some(Money::new(100)), ..order.offer };
    HouseTournament { rulebook: "room-003".to_owned(), offer, ..order }
}

#[test]
fn a_proposal_that_waits_for_the_end_of_the_hand_is_told_at_once() {
    let (mut room, id) = three_left(1);
    let players = left(&room);
    assert_eq!(players.len(), 3);
    room.answer(room.client(players[0]), Request::ProposeDeal { tournament: id, deal: DealKind::Icm }).unwrap();
    for &player in &players {
        let asked = told(&room, player).0;
        let [DealEvent::Asked { by, kind: DealKind::Icm, .. }] = &asked[..] else { panic!("{player:?}: {asked:?}") };
        assert_eq!(by.name, format!("P{}", players[0].0));
    }
    while told(&room, players[0]).0.len() == 1 {
        assert!(room.step(Now(u64::MAX)));
    }
    for &player in &players {
        let DealEvent::Proposed { proposal } = &told(&room, player).0[1] else { panic!("another seed is needed") };
        check_figures(proposal, &room, id);
    }
}

/// Checks what each player would get under each kind of deal: by the stacks and the prizes of the places that are left.
fn check_figures(proposal: &DealProposal, room: &CardRoom, id: TournamentId) {
    let tournament = room.room.tournament(id).unwrap();
    let table = &proposal.table;
    let prizes: Vec<Money> = tournament.prizes().iter().copied().take(3).collect();
    assert_eq!((table.rows.len(), table.pool), (3, prizes.iter().sum()));
    let stack_of = |row: &DealRow| tournament.stack_of(row.who.entry);
    assert!(table.rows.iter().all(|row| row.stack == stack_of(row)));
    assert!(table.rows.windows(2).all(|pair| pair[0].stack >= pair[1].stack), "in the order of their stacks");
    let column = |share: fn(&DealRow) -> Money| table.rows.iter().map(share).collect::<Vec<Money>>();
    let stacks: Vec<_> = table.rows.iter().map(|row| row.stack).collect();
    let possible = deals(&prizes, &stacks).unwrap();
    for (told, shares) in [
        (column(|row| row.equal), possible.equal.shares),
        (column(|row| row.by_stacks), possible.by_stacks.shares),
        (column(|row| row.icm), possible.icm.shares),
    ] {
        assert_eq!(told.iter().sum::<Money>(), table.pool);
        assert_eq!(told, shares);
    }
}

#[test]
fn a_deal_that_was_withdrawn_can_no_longer_be_answered() {
    let (mut room, id) = three_left(1);
    let players = left(&room);
    room.answer(room.client(players[0]), Request::ProposeDeal { tournament: id, deal: DealKind::Icm }).unwrap();
    while told(&room, players[0]).0.len() == 1 {
        assert!(room.step(Now(u64::MAX)));
    }
    let DealEvent::Proposed { proposal } = told(&room, players[0]).0[1].clone() else { panic!("another seed is needed") };
    let proposal = proposal.proposal;
    let withdraw = Request::WithdrawDeal { tournament: id, proposal };
    assert_eq!(room.answer(room.client(players[1]), withdraw.clone()), Err(Refusal::NoSuchDeal), "it is not this player's");
    room.answer(room.client(players[0]), withdraw).unwrap();
    let agree = Request::AnswerDeal { tournament: id, proposal, agree: true };
    assert_eq!(room.answer(room.client(players[1]), agree), Err(Refusal::NoSuchDeal));
}

#[test]
fn r_prz_5_no_deal_is_proposed_before_the_final_table() {
    let mut room = CardRoom::new("room-003", 5);
    let order = order(room.now);
    let id = room.room.schedule_tournament(&order, room.now).unwrap();
    for player in 1..=18 {
        room.registered(player, id);
    }
    while room.room.tournament(id).unwrap().table_ids().len() < 2 {
        assert!(room.step(order.begins));
    }
    let propose = Request::ProposeDeal { tournament: id, deal: DealKind::Equal };
    assert_eq!(room.answer(room.client(PlayerId(1)), propose), Err(Refusal::NotFinalTable));
}

#[test]
fn r_ui_11_r_prz_5_the_house_sets_the_only_kind_of_deal_of_a_tournament_that_has_deals() {
    let mut room = CardRoom::new("room-003", 5);
    let order = HouseTournament { deal: Some(DealKind::ByStacks), ..order(room.now) };
    let id = room.room.schedule_tournament(&order, room.now).unwrap();
    assert_eq!(room.room.tournament(id).unwrap().terms_view().deals, [DealKind::ByStacks]);
    let mut other = CardRoom::new("en-2.7", 5);
    let order = HouseTournament { deal: Some(DealKind::Icm), ..super::scheduling::order(other.now) };
    assert_eq!(other.room.schedule_tournament(&order, other.now), Err(ScheduleRefusal::NoDeals), "its document has none");
}
