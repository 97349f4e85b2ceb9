//! Players who are out and enter again (R-REG-13).

use poker_protocol::{
    EntryEvent, EntryId, Message, OfferKind, OwnEntryState, Pay, PlayerId, Refusal, Request, ServerMsg, TournamentEvent, TournamentId,
};

use super::scene::{CardRoom, schedule_of};
use super::seen_tables::SeenTables;
use crate::Now;
use crate::rulebook::SeriesOffer;
use crate::tournament::TournamentStage;

const PLAYERS: u64 = 12;

/// A tournament with re-entry, open for registration.
fn open(seed: u64) -> (CardRoom, TournamentId) {
    let schedule = schedule_of("en-2.7");
    let mut room = CardRoom::new("en-2.7", seed);
    let id = room.open(|offer| matches!(offer, SeriesOffer::Scheduled(offer) if offer.template.id == "re-entry"), &schedule);
    for player in 1..=PLAYERS {
        room.registered(player, id);
    }
    (room, id)
}

/// Plays to the end; a player who is out enters again as long as that is possible. Returns how often.
fn play_entering_again(room: &mut CardRoom, id: TournamentId) -> u32 {
    let mut again = 0;
    while matches!(room.room.tournament(id).unwrap().stage(), TournamentStage::Registering | TournamentStage::Playing) {
        assert!(room.step(Now(u64::MAX)));
        for player in (1..=PLAYERS).map(PlayerId) {
            let tournament = room.room.tournament(id).unwrap();
            if tournament.stage() == TournamentStage::Playing && tournament.is_open() && tournament.seat_of(player).is_none() {
                let pay = Pay::Money { buy_in: None };
                match room.answer(room.client(player), Request::Register { tournament: id, pay, password: None }) {
                    Ok(()) => again += 1,
                    Err(refusal) => assert_eq!(refusal, Refusal::NoReEntry),
                }
            }
        }
    }
    again
}

/// What a player was told of the player's own entries: events about offers, `out` and new entries.
fn heard(room: &CardRoom, player: PlayerId) -> Vec<(EntryId, EntryEvent)> {
    let own = |told: &ServerMsg| match &told.message {
        Message::TournamentEvent { event, .. } => match &**event {
            TournamentEvent::Entry { who, event } if who.name == format!("P{}", player.0) => Some((who.entry, event.clone())),
            _ => None,
        },
        _ => None,
    };
    let is_wanted = |(_, event): &(EntryId, EntryEvent)| {
        matches!(event, EntryEvent::Out | EntryEvent::Registered { .. } | EntryEvent::Offered { .. } | EntryEvent::OfferEnded { .. })
    };
    room.told[&player].iter().filter_map(own).filter(is_wanted).collect()
}

#[test]
fn r_reg_13_who_is_out_is_offered_another_entry_until_the_player_enters_again_or_registration_closes() {
    let (mut room, id) = open(2);
    let cost = room.room.tournament(id).unwrap().facts().cost.total;
    let out = loop {
        assert!(room.step(Now(u64::MAX)) && room.room.tournament(id).unwrap().is_open(), "two are out before registration closes");
        let is_out = |player: &PlayerId| matches!(heard(&room, *player).last(), Some((_, EntryEvent::Offered { .. })));
        let out: Vec<PlayerId> = (1..=PLAYERS).map(PlayerId).filter(is_out).collect();
        if out.len() >= 2 {
            break out;
        }
    };
    let events = heard(&room, out[0]);
    let [(first, EntryEvent::Registered { .. }), (_, EntryEvent::Out), (_, EntryEvent::Offered { offer })] = &events[..] else {
        panic!("{events:?}")
    };
    assert_eq!((offer.what, offer.price), (OfferKind::ReEntry, cost));
    assert_eq!(offer.stack, room.room.tournament(id).unwrap().terms_view().stack);
    assert!(offer.left_ms.is_some_and(|left| left > 0));
    let client = room.person(out[0].0);
    let Some(Message::OwnEntries { whole: true, entries }) =
        room.told[&out[0]].iter().map(|told| &told.message).rfind(|message| matches!(message, Message::OwnEntries { .. }))
    else {
        panic!()
    };
    assert_eq!(entries.iter().map(|own| (own.entry, own.state.clone())).collect::<Vec<_>>(), [(*first, OwnEntryState::Out)]);
    assert_eq!(entries[0].offers.iter().map(|offer| offer.what).collect::<Vec<_>>(), [OfferKind::ReEntry]);
    let pay = Pay::Money { buy_in: None };
    room.answer(client, Request::Register { tournament: id, pay, password: None }).unwrap();
    let events = heard(&room, out[0]);
    let [.., (second, EntryEvent::Registered { .. }), (ended, EntryEvent::OfferEnded { what: OfferKind::ReEntry })] = &events[..] else {
        panic!("{events:?}")
    };
    assert!(second != first && ended == first);
    while room.room.tournament(id).unwrap().is_open() {
        assert!(room.step(Now(u64::MAX)));
    }
    assert!(matches!(heard(&room, out[1]).last(), Some((_, EntryEvent::OfferEnded { what: OfferKind::ReEntry }))));
}

#[test]
fn who_declines_another_entry_is_offered_it_no_longer_and_may_still_enter() {
    let (mut room, id) = open(3);
    let out = loop {
        assert!(room.step(Now(u64::MAX)) && room.room.tournament(id).unwrap().is_open(), "two are out before registration closes");
        let is_out = |player: &PlayerId| matches!(heard(&room, *player).last(), Some((_, EntryEvent::Offered { .. })));
        if let Some(out) = (1..=PLAYERS).map(PlayerId).find(is_out) {
            break out;
        }
    };
    let client = room.client(out);
    room.answer(client, Request::DeclineRebuy { tournament: id }).unwrap();
    assert!(matches!(heard(&room, out).last(), Some((_, EntryEvent::OfferEnded { what: OfferKind::ReEntry }))));
    let own = room.room.tournament(id).unwrap().own_entries(out, room.now);
    assert!(own.iter().all(|own| own.state == OwnEntryState::Out && own.offers.is_empty()), "{own:?}");
    assert_eq!(room.answer(client, Request::DeclineRebuy { tournament: id }), Err(Refusal::NotRegistered));
    room.answer(client, Request::Register { tournament: id, pay: Pay::Money { buy_in: None }, password: None }).unwrap();
}

#[test]
fn a_place_of_an_earlier_entry_does_not_close_the_table_of_a_later_one() {
    let (mut room, id) = open(1);
    assert!(play_entering_again(&mut room, id) > 3, "another seed is needed");
    let mut closed = 0;
    for player in (1..=PLAYERS).map(PlayerId) {
        let seen = SeenTables::of(&room, player);
        assert!(seen.are_closed(), "{player:?}: {seen:?}");
        closed += seen.closed;
    }
    assert!(closed > PLAYERS as usize, "{closed}");
}
