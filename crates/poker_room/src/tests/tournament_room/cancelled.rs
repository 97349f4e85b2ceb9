//! What is told of a cancelled tournament (R-CAN).

use poker_protocol::{Message, Money, OwnEntryState, Pay, PlayerId, Request, TournamentEvent, TournamentId};

use super::scene::{CardRoom, schedule_of};
use crate::rulebook::SeriesOffer;
use crate::tournament::{EntryState, TournamentStage};
use crate::{Now, TournamentOrder};

/// What a player was told from the cancellation on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Told {
    Multiplier,
    Cancelled(Money),
    Gone(usize),
    Closed,
    Balance,
}

fn cancel(room: &mut CardRoom, id: TournamentId) {
    room.told.values_mut().for_each(Vec::clear);
    room.room.direct(id, TournamentOrder::Cancel, room.now).unwrap();
    room.listen();
    assert_eq!(room.room.tournament(id).unwrap().stage(), TournamentStage::Cancelled);
}

fn told(room: &CardRoom, player: PlayerId) -> Vec<Told> {
    let told = room.told.get(&player).into_iter().flatten().filter_map(|told| match &told.message {
        Message::TournamentEvent { event, .. } => match &**event {
            TournamentEvent::Multiplier { .. } => Some(Told::Multiplier),
            TournamentEvent::Cancelled { refund, .. } => {
                Some(Told::Cancelled(refund.as_ref().map(|refund| refund.money).unwrap_or_default()))
            }
            _ => None,
        },
        Message::OwnEntries { entries, .. } => {
            assert!(entries.iter().all(|entry| entry.state == OwnEntryState::Gone), "{entries:?}");
            Some(Told::Gone(entries.len()))
        }
        Message::TableClosed { .. } => Some(Told::Closed),
        Message::Balance { .. } => Some(Told::Balance),
        _ => None,
    });
    told.collect()
}

fn register(room: &mut CardRoom, player: u64, id: TournamentId) {
    let pay = Pay::Money { buy_in: None };
    room.answer(room.client(PlayerId(player)), Request::Register { tournament: id, pay, password: None }).unwrap();
}

#[test]
fn everybody_who_has_or_had_an_entry_is_told_once_that_the_tournament_is_cancelled_also_those_who_are_out() {
    let schedule = schedule_of("en-2.7");
    let mut room = CardRoom::new("en-2.7", 3);
    let id = room.open(|offer| matches!(offer, SeriesOffer::Scheduled(offer) if offer.template.id == "multi-entry"), &schedule);
    for player in 1..=12 {
        room.registered(player, id);
    }
    register(&mut room, 1, id);
    let price = room.room.tournament(id).unwrap().facts().cost.total;
    let state = |room: &CardRoom, wanted: fn(EntryState) -> bool| {
        room.room.tournament(id).unwrap().entrants().iter().filter(|entrant| wanted(entrant.state)).count()
    };
    while state(&room, |state| state == EntryState::Out) < 2 {
        assert!(room.step(Now(u64::MAX)));
    }
    let (out, seated) = (state(&room, |state| state == EntryState::Out), state(&room, |state| matches!(state, EntryState::Seated { .. })));
    let seats_of: Vec<usize> = (1..=12).map(|player| room.room.tournament(id).unwrap().seats_of(PlayerId(player)).len()).collect();
    cancel(&mut room, id);
    let (mut gone, mut closed, mut back) = (0, 0, Money::ZERO);
    for player in 1..=12 {
        let told = told(&room, PlayerId(player));
        let Some(&Told::Cancelled(refund)) = told.first() else { panic!("{player}: {told:?}") };
        let Some(&Told::Gone(entries)) = told.get(1) else { panic!("{player}: {told:?}") };
        let tables = told.iter().filter(|&&told| told == Told::Closed).count();
        assert_eq!(tables, seats_of[player as usize - 1], "{player}: {told:?}");
        assert_eq!(told.len(), 2 + tables + usize::from(!refund.is_zero()), "{player}: {told:?}");
        assert_eq!(told.last() == Some(&Told::Balance), !refund.is_zero());
        (gone, closed, back) = (gone + entries, closed + tables, [back, refund].iter().sum());
    }
    assert_eq!((gone, closed), (out + seated, seated));
    assert!(back > price.times(10).unwrap(), "{back:?}");
}

#[test]
fn the_multiplier_of_a_game_that_is_cancelled_before_it_begins_is_told_before_the_cancellation() {
    let schedule = schedule_of("en-2.7");
    let mut room = CardRoom::new("en-2.7", 4);
    let id = room.open(|offer| matches!(offer, SeriesOffer::HexaPro { .. }), &schedule);
    room.registered(1, id);
    let price = room.room.tournament(id).unwrap().facts().cost.total;
    cancel(&mut room, id);
    assert_eq!(told(&room, PlayerId(1)), [Told::Multiplier, Told::Cancelled(price), Told::Gone(1), Told::Balance]);
}
