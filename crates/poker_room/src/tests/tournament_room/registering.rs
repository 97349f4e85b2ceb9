//! Entries that are refused, and taken back at the last moment (R-REG-2, R-REG-8, R-TYP-10).

use std::sync::Arc;

use poker_protocol::{Money, Pay, PlayerId, Refusal, Request, TicketId};

use super::paying_out::register;
use super::satellites::scheduled;
use super::scene::{CardRoom, config_of, schedule_of};
use super::scheduling::order;
use crate::rulebook::TournamentSchedule;
use crate::{Now, RoomConfig, Rulebooks, TournamentCatalogue, TournamentFiles};

/// The balance of each player before the first entry.
const OPENING: Money = Money::new(1_000_000);

/// All tournaments of a rulebook, where no turbo freezeout takes more than five players.
fn small_schedule() -> TournamentSchedule {
    let rulebooks = Rulebooks::embedded().unwrap();
    let (file, templates) = TournamentFiles::EMBEDDED.templates;
    let template = "for a tournament that many play beside others";
    assert_eq!(templates.matches(template).count(), 1);
    let (before, after) = templates.split_once(template).unwrap();
    let templates = format!("{before}{template}{}", after.replacen("most: 3000", "most: 5", 1));
    let files = TournamentFiles { templates: (file, &templates), ..TournamentFiles::EMBEDDED };
    let catalogue = TournamentCatalogue::read(&files, &rulebooks).unwrap();
    TournamentSchedule::of(Arc::new(catalogue), std::slice::from_ref(rulebooks.get("en-2.7").unwrap()))
}

#[test]
fn r_reg_2_a_full_tournament_is_refused_until_somebody_takes_the_entry_back() {
    let schedule = small_schedule();
    let mut room = CardRoom::with(RoomConfig { tournaments: Arc::new(schedule.clone()), ..config_of("en-2.7") }, 1);
    let id = room.open(scheduled("Carina"), &schedule);
    assert_eq!(room.room.tournament(id).unwrap().terms().most_entries, 5);
    for player in 1..=5 {
        room.registered(player, id);
    }
    let late = room.person(6);
    assert_eq!(room.answer(late, register(id)), Err(Refusal::TournamentFull));
    assert_eq!((room.room.balance(PlayerId(6)), room.room.tournament(id).unwrap().entries()), (OPENING, 5));
    room.answer(room.client(PlayerId(1)), Request::Unregister { tournament: id }).unwrap();
    assert_eq!(room.answer(late, register(id)), Ok(()));
    assert_eq!(room.answer(room.client(PlayerId(1)), register(id)), Err(Refusal::TournamentFull));
}

#[test]
fn r_typ_10_in_a_room_nobody_registers_directly_for_a_second_phase() {
    let mut room = CardRoom::new("en-2.7", 2);
    let second = room.open(scheduled("Arcturus"), &schedule_of("en-2.7"));
    let client = room.person(1);
    for pay in [Pay::Money { buy_in: None }, Pay::Ticket { ticket: TicketId(1) }] {
        let request = Request::Register { tournament: second, pay, password: None };
        assert_eq!(room.answer(client, request), Err(Refusal::DirectEntry));
    }
    assert_eq!((room.room.balance(PlayerId(1)), room.room.tournament(second).unwrap().entries()), (OPENING, 0));
}

/// Does everything that is due until then, while nobody plays.
fn wait_until(room: &mut CardRoom, at: Now) {
    while room.step(at) {}
    room.now = at;
}

#[test]
fn r_reg_8_in_a_room_an_entry_is_taken_back_until_the_last_moment_and_not_a_millisecond_later() {
    let mut room = CardRoom::new("en-2.7", 3);
    let order = order(room.now);
    let id = room.room.schedule_tournament(&order, room.now).unwrap();
    let until_ms = room.room.tournament(id).unwrap().terms().unregister_until_ms.unwrap();
    let last = Now(order.begins.0 - u64::from(until_ms));
    assert!(room.now < last && last < order.begins);
    let client = room.registered(1, id);
    wait_until(&mut room, last);
    room.answer(client, Request::Unregister { tournament: id }).unwrap();
    assert_eq!((room.room.balance(PlayerId(1)), room.funds(id)), (OPENING, [Money::ZERO; 3]));
    room.answer(client, register(id)).unwrap();
    wait_until(&mut room, Now(last.0 + 1));
    assert_eq!(room.answer(client, Request::Unregister { tournament: id }), Err(Refusal::UnregisterTooLate));
    assert_eq!(room.room.tournament(id).unwrap().entries(), 1);
}
