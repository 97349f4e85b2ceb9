//! A deal from its proposal to the shares (R-PRZ-5).

use poker_protocol::{DealEvent, DealKind, DealProposal, Money, PlayerId, Refusal, Request, TournamentEvent, TournamentId};

use super::paying_out::{events, stage};
use super::scene::{CardRoom, schedule_of};
use crate::Now;
use crate::rulebook::SeriesOffer;
use crate::tournament::TournamentStage;

/// The last proposal of a deal that a player was told.
fn proposal(room: &CardRoom, player: PlayerId, id: TournamentId) -> Option<DealProposal> {
    let proposed = |event: &TournamentEvent| match event {
        TournamentEvent::Deal { event: DealEvent::Proposed { proposal } } => Some(proposal.clone()),
        _ => None,
    };
    events(room, player, id, 0).filter_map(proposed).last()
}

#[test]
fn r_prz_5_only_one_deal_is_open_each_player_agrees_once_and_with_the_last_one_all_are_paid_their_shares() {
    let mut room = CardRoom::new("room-003", 1);
    let nine = |offer: &SeriesOffer| matches!(offer, SeriesOffer::SitAndGo(offer) if offer.template.id == "sng-nine");
    let id = room.open(nine, &schedule_of("room-003"));
    for player in 1..=9 {
        room.registered(player, id);
    }
    while room.room.tournament(id).unwrap().left() > 3 || room.asked.is_empty() {
        assert!(room.step(Now(u64::MAX)));
    }
    let is_left = |player: &PlayerId| room.room.tournament(id).unwrap().seat_of(*player).is_some();
    let players: Vec<PlayerId> = (1..=9).map(PlayerId).filter(is_left).collect();
    let clients: Vec<_> = players.iter().map(|&player| room.client(player)).collect();
    assert_eq!(clients.len(), 3);
    let propose = |deal| Request::ProposeDeal { tournament: id, deal };
    room.answer(clients[0], propose(DealKind::Icm)).unwrap();
    for &client in &clients {
        assert_eq!(room.answer(client, propose(DealKind::Equal)), Err(Refusal::DealOpen), "one waits for the end of the hand");
    }
    while proposal(&room, players[0], id).is_none() {
        assert!(room.step(Now(u64::MAX)));
        assert_eq!(stage(&room, id), TournamentStage::Playing, "another seed is needed");
    }
    for &client in &clients {
        assert_eq!(room.answer(client, propose(DealKind::Icm)), Err(Refusal::DealOpen), "one waits for answers");
    }
    let open = proposal(&room, players[0], id).unwrap();
    let agree = Request::AnswerDeal { tournament: id, proposal: open.proposal, agree: true };
    let before: Vec<Money> = players.iter().map(|&player| room.room.balance(player)).collect();
    assert_eq!(room.answer(clients[0], agree.clone()), Err(Refusal::AlreadyAgreed), "who proposes agrees");
    room.answer(clients[1], agree.clone()).unwrap();
    assert_eq!(room.answer(clients[1], agree.clone()), Err(Refusal::AlreadyAgreed));
    assert_eq!(stage(&room, id), TournamentStage::Playing);
    room.answer(clients[2], agree).unwrap();
    assert_eq!((stage(&room, id), room.funds(id)), (TournamentStage::Finished, [Money::ZERO; 3]));
    for (&player, before) in players.iter().zip(before) {
        let share = open.table.rows.iter().find(|row| row.who.name == format!("P{}", player.0)).unwrap().icm;
        assert_eq!(room.room.balance(player), [before, share].iter().sum());
    }
}
