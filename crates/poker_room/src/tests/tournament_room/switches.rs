//! What a driver switches reaches the tournaments of its room.

use super::scene::{CardRoom, schedule_of};
use crate::rulebook::SeriesOffer;
use crate::tournament::TournamentStage;
use crate::{Now, Tempo};

fn sit_and_go(offer: &SeriesOffer) -> bool {
    matches!(offer, SeriesOffer::SitAndGo(offer) if offer.template.id == "sng")
}

/// A sit & go for which the fifth player registers after `change`, and a minute after that.
fn begun_after(change: impl Fn(&mut CardRoom)) -> CardRoom {
    let mut room = CardRoom::new("en-2.7", 41);
    let id = room.open(sit_and_go, &schedule_of("en-2.7"));
    for player in 1..=4 {
        room.registered(player, id);
    }
    change(&mut room);
    room.registered(5, id);
    assert_eq!(room.room.tournament(id).unwrap().stage(), TournamentStage::Playing);
    room.now = room.now.after_ms(60_000);
    room.room.handle_timeout(room.now);
    room.listen();
    room
}

#[test]
fn a_sit_and_go_that_fills_while_the_room_closes_deals_no_hand() {
    assert_eq!(begun_after(|_| {}).room.hands_in_progress(), 1);
    assert_eq!(begun_after(|room| room.room.stop_dealing()).room.hands_in_progress(), 0);
}

#[test]
fn a_tournament_that_is_announced_while_the_room_closes_deals_no_hand() {
    let mut room = begun_after(|room| room.room.stop_dealing());
    let id = room.open(sit_and_go, &schedule_of("en-2.7"));
    for player in 1..=5 {
        let client = room.client(poker_protocol::PlayerId(player));
        let pay = poker_protocol::Pay::Money { buy_in: None };
        room.answer(client, poker_protocol::Request::Register { tournament: id, pay, password: None }).unwrap();
    }
    room.now = room.now.after_ms(60_000);
    room.room.handle_timeout(room.now);
    assert_eq!((room.room.tournament(id).unwrap().stage(), room.room.hands_in_progress()), (TournamentStage::Playing, 0));
}

#[test]
fn the_clock_and_the_pauses_of_a_room_are_those_of_its_tournaments() {
    let mut room = begun_after(|room| {
        room.room.set_clock(false, room.now);
        room.room.set_tempo(Tempo { first_hand_ms: 60_000, ..Tempo::NONE });
    });
    let asked = room.asked.clone().into_keys().collect::<Vec<_>>();
    assert_eq!(asked.len(), 1, "the first hand was dealt after a minute");
    room.now = Now(room.now.0 + 3_600_000);
    room.room.handle_timeout(room.now);
    room.listen();
    assert_eq!(room.asked.into_keys().collect::<Vec<_>>(), asked);
}
