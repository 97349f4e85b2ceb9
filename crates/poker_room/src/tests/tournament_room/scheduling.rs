//! Tournaments that the house schedules.

use std::sync::Arc;

use poker_protocol::{Message, Money, Pay, Refusal, Request, TournamentEvent, TournamentFeature};
use poker_rules::Variant;

use super::scene::{CardRoom, config_of};
use crate::rulebook::TournamentSchedule;
use crate::tournament::{Beginning, PasswordDigest, TournamentStage};
use crate::{HouseTournament, Now, RoomConfig, ScheduleRefusal, SingleOffer, TournamentOrder};

const MINUTE_MS: u64 = 60_000;

pub(super) fn order(now: Now) -> HouseTournament {
    let offer = SingleOffer {
        name: "Rigel".to_owned(),
        template: "freezeout".to_owned(),
        game: *Variant::with_code("nlhe").unwrap(),
        price: Some(Money::new(1_000)),
        fee: None,
        guarantee: None,
        added: None,
    };
    HouseTournament {
        rulebook: "en-2.7".to_owned(),
        offer,
        begins: Now(now.0 + 10 * MINUTE_MS),
        password: None,
        conditions: Vec::new(),
        deal: None,
    }
}

#[test]
fn r_typ_2_the_house_schedules_a_tournament_and_its_players_play_it_at_its_time() {
    let mut room = CardRoom::new("en-2.7", 3);
    let order = order(room.now);
    let guaranteed = SingleOffer { guarantee: Some(Money::new(10_000)), ..order.offer.clone() };
    let id = room.room.schedule_tournament(&HouseTournament { offer: guaranteed, ..order.clone() }, room.now).unwrap();
    let terms = room.room.tournament(id).unwrap().terms();
    assert_eq!((terms.entry.buy_in, terms.entry.fee, terms.name.as_str()), (Money::new(900), Money::new(100), "Rigel"));
    assert!(matches!(terms.begin, Beginning::At { time, .. } if time == order.begins));
    assert!(terms.features.contains(&TournamentFeature::Guaranteed));
    for player in 1..=4 {
        room.registered(player, id);
    }
    while room.room.tournament(id).unwrap().stage() == TournamentStage::Registering {
        assert!(room.step(order.begins));
    }
    assert_eq!((room.now, room.room.tournament(id).unwrap().stage()), (order.begins, TournamentStage::Playing));
}

#[test]
fn r_reg_4_a_tournament_of_the_house_can_have_a_password() {
    let mut room = CardRoom::new("en-2.7", 3);
    let mut order = HouseTournament { password: Some(PasswordDigest::of("open sesame")), ..order(room.now) };
    assert_eq!(room.room.schedule_tournament(&order, room.now), Err(ScheduleRefusal::NotPrivate), "its document has none");
    let mut room = CardRoom::new("room-003", 3);
    (order.rulebook, order.offer.fee) = ("room-003".to_owned(), Some(Money::new(100)));
    let id = room.room.schedule_tournament(&order, room.now).unwrap();
    let client = room.person(1);
    let register = |password: Option<&str>| {
        let password = password.map(str::to_owned);
        Request::Register { tournament: id, pay: Pay::Money { buy_in: None }, password }
    };
    assert_eq!(room.answer(client, register(None)), Err(Refusal::WrongPassword));
    assert_eq!(room.answer(client, register(Some("sesame"))), Err(Refusal::WrongPassword));
    assert_eq!(room.answer(client, register(Some("open sesame"))), Ok(()));
}

#[test]
fn r_reg_3_a_tournament_in_the_past_or_against_the_rulebook_is_refused_and_nothing_is_announced() {
    let mut room = CardRoom::new("en-2.7", 3);
    let good = order(room.now);
    let before: Vec<_> = room.room.tournament_ids().collect();
    let offer = |change: &dyn Fn(&mut SingleOffer)| {
        let mut order = good.clone();
        change(&mut order.offer);
        order
    };
    let mut told = |order: &HouseTournament| room.room.schedule_tournament(order, room.now).unwrap_err().to_string();
    assert_eq!(told(&HouseTournament { begins: Now(12 * 3_600_000), ..good.clone() }), ScheduleRefusal::Past.to_string());
    assert_eq!(told(&HouseTournament { rulebook: "xx-9".to_owned(), ..good.clone() }), "the room has no rulebook xx-9");
    assert_eq!(told(&offer(&|offer| offer.name = "a\nb".to_owned())), ScheduleRefusal::BadName.to_string());
    assert!(told(&offer(&|offer| offer.name.clear())).contains("name is empty"));
    let template = told(&offer(&|offer| offer.template = "sng".to_owned()));
    assert!(template.starts_with("order: en-2.7 scheduled[1] Rigel: template is sng, expected "), "{template}");
    assert!(told(&offer(&|offer| offer.price = None)).contains("price is none, expected"));
    assert!(told(&offer(&|offer| offer.fee = Some(Money::new(2_000)))).contains("buy_in is 0, expected a number from 1"));
    assert!(told(&offer(&|offer| offer.template = "satellite".to_owned())).contains("target is none, expected"));
    let second_phase = |offer: &mut SingleOffer| (offer.template, offer.price) = ("phased-final".to_owned(), None);
    assert_eq!(told(&offer(&second_phase)), ScheduleRefusal::LeadsOn.to_string());
    assert_eq!(room.room.tournament_ids().collect::<Vec<_>>(), before);
}

#[test]
fn r_reg_3_a_delay_is_told_to_those_who_have_registered() {
    let mut room = CardRoom::new("en-2.7", 3);
    let order = order(room.now);
    let id = room.room.schedule_tournament(&order, room.now).unwrap();
    room.registered(1, id);
    let at = Now(order.begins.0 + MINUTE_MS);
    room.room.direct(id, TournamentOrder::Begin { at }, room.now).unwrap();
    room.listen();
    let delayed = |message: &Message| match message {
        Message::TournamentEvent { event, .. } => matches!(**event, TournamentEvent::Delayed { begins } if begins == at.0),
        _ => false,
    };
    assert!(room.told[&poker_protocol::PlayerId(1)].iter().any(|told| delayed(&told.message)));
}

#[test]
fn a_room_without_tournaments_schedules_none() {
    let config = RoomConfig { tournaments: Arc::new(TournamentSchedule::none()), ..config_of("en-2.7") };
    let mut room = CardRoom::with(config, 3);
    let before = room.room.save();
    assert_eq!(room.room.schedule_tournament(&order(room.now), room.now), Err(ScheduleRefusal::NoTournaments));
    assert_eq!(room.room.save(), before);
}
