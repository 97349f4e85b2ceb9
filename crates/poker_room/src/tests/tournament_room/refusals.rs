//! Bad requests are refused, and nothing changes.

use poker_protocol::{Money, PlayerId, Refusal, Request, TournamentId};

use super::paying_out::register;
use super::scene::{CardRoom, config_of, schedule_of};
use crate::RoomConfig;
use crate::rulebook::SeriesOffer;

#[test]
fn registering_twice_late_or_without_money_is_refused_and_costs_nothing() {
    let schedule = schedule_of("en-2.7");
    let mut room = CardRoom::new("en-2.7", 8);
    let id = room.open(|offer| matches!(offer, SeriesOffer::SitAndGo(offer) if offer.template.id == "sng"), &schedule);
    let client = room.person(1);
    assert_eq!(room.answer(client, register(TournamentId(9_999))), Err(Refusal::Unknown));
    assert_eq!(room.answer(client, Request::Unregister { tournament: id }), Err(Refusal::NotRegistered));
    room.answer(client, register(id)).unwrap();
    let balance = room.room.balance(PlayerId(1));
    assert_eq!(room.answer(client, register(id)), Err(Refusal::AlreadyRegistered));
    assert_eq!(room.room.balance(PlayerId(1)), balance);
    for player in 2..=5 {
        room.registered(player, id);
    }
    let late = room.person(6);
    assert_eq!(room.answer(late, register(id)), Err(Refusal::RegistrationClosed));
    assert_eq!(room.room.balance(PlayerId(6)), Money::new(1_000_000));
    assert_eq!(room.answer(client, Request::Unregister { tournament: id }), Err(Refusal::UnregisterTooLate));
}

#[test]
fn an_entry_that_the_balance_does_not_pay_is_refused_with_both_amounts() {
    let schedule = schedule_of("en-2.7");
    let mut room = CardRoom::with(RoomConfig { opening_balance: Money::new(5), ..config_of("en-2.7") }, 9);
    let id = room.open(|offer| matches!(offer, SeriesOffer::SitAndGo(offer) if offer.template.id == "sng"), &schedule);
    let needed = room.room.tournament(id).unwrap().facts().cost.total;
    let client = room.person(1);
    assert_eq!(room.answer(client, register(id)), Err(Refusal::Balance { needed, balance: Money::new(5) }));
    assert_eq!(room.room.tournament(id).unwrap().entries(), 0);
}

#[test]
fn a_deal_that_nobody_has_proposed_can_be_neither_answered_nor_withdrawn() {
    let schedule = schedule_of("en-2.7");
    let mut room = CardRoom::new("en-2.7", 10);
    let id = room.open(|offer| matches!(offer, SeriesOffer::SitAndGo(offer) if offer.template.id == "sng"), &schedule);
    let clients: Vec<_> = (1..=5).map(|player| room.registered(player, id)).collect();
    let proposal = poker_protocol::ProposalId(1);
    let answered = room.answer(clients[0], Request::AnswerDeal { tournament: id, proposal, agree: true });
    assert!(matches!(answered, Err(Refusal::NoSuchDeal | Refusal::NotOffered)), "{answered:?}");
    assert_eq!(room.answer(clients[0], Request::WithdrawDeal { tournament: id, proposal }), Err(Refusal::NoSuchDeal));
}
