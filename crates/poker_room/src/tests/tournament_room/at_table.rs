//! What a player can ask for at a table of a tournament.

use poker_protocol::{
    Entry, EntryEvent, HandId, Message, Money, Pay, PlayerId, Refusal, Request, TableEvent, TournamentEvent, TournamentId,
};

use super::scene::{CardRoom, schedule_of};
use crate::rulebook::SeriesOffer;
use crate::tournament::TournamentStage;
use crate::{ClientId, Now};

/// A sit & go of five players that has begun.
fn begun(seed: u64) -> (CardRoom, TournamentId, Vec<ClientId>) {
    let schedule = schedule_of("en-2.7");
    let mut room = CardRoom::new("en-2.7", seed);
    let id = room.open(|offer| matches!(offer, SeriesOffer::SitAndGo(offer) if offer.template.id == "sng"), &schedule);
    let clients = (1..=5).map(|player| room.registered(player, id)).collect();
    (room, id, clients)
}

#[test]
fn r_pot_5_the_automatic_muck_works_at_a_table_of_a_tournament_and_is_shown_after_a_reconnection() {
    let (mut room, id, clients) = begun(51);
    let (table, _) = room.room.tournament(id).unwrap().seat_of(PlayerId(1)).unwrap();
    assert_eq!(room.answer(clients[0], Request::AutoMuck { table, on: true }), Ok(()));
    let mucks = |message: &Message| match message {
        Message::Table { event: TableEvent::You { you }, .. } => Some(you.auto_muck),
        Message::Snapshot { table } => table.you.map(|you| you.auto_muck),
        _ => None,
    };
    let last = |room: &CardRoom, player: u64| room.told[&PlayerId(player)].iter().rev().find_map(|told| mucks(&told.message));
    assert_eq!((last(&room, 1), last(&room, 2)), (Some(true), Some(false)));
    room.room.disconnect(clients[0], room.now);
    room.person(1);
    assert_eq!(last(&room, 1), Some(true));
    let stranger = room.person(9);
    assert_eq!(room.answer(stranger, Request::AutoMuck { table, on: true }), Err(Refusal::NotSeated));
}

#[test]
fn what_only_a_cash_table_has_is_not_offered_at_a_table_of_a_tournament() {
    let (mut room, id, clients) = begun(52);
    let (table, _) = room.room.tournament(id).unwrap().seat_of(PlayerId(1)).unwrap();
    let to = Money::new(500);
    let requests = [
        Request::TopUp { table, to },
        Request::TopUpAfterHand { table, to },
        Request::AutoTopUp { table, on: true },
        Request::Straddle { table, on: true },
        Request::Enter { table, entry: Entry::PostNow },
        Request::SitOutNextBigBlind { table, on: true },
        Request::LeaveTable { table },
        Request::NextHand { table },
    ];
    for request in requests {
        assert_eq!(room.answer(clients[0], request.clone()), Err(Refusal::NotOffered), "{request:?}");
    }
    assert_eq!(room.answer(clients[0], Request::Say { table, text: "hello".to_owned() }), Err(Refusal::ChatOff));
    assert_eq!(room.answer(clients[0], Request::FastFold { table, hand: HandId(1) }), Err(Refusal::NoFastFold));
}

#[test]
fn r_trn_2_sitting_out_is_for_one_table_of_a_player_with_several_entries() {
    let schedule = schedule_of("en-2.7");
    let mut room = CardRoom::new("en-2.7", 53);
    let id = room.open(|offer| matches!(offer, SeriesOffer::Scheduled(offer) if offer.template.id == "multi-entry"), &schedule);
    for player in 1..=10 {
        let client = room.registered(player, id);
        room.answer(client, Request::Register { tournament: id, pay: Pay::Money { buy_in: None }, password: None }).unwrap();
    }
    while room.room.tournament(id).unwrap().stage() == TournamentStage::Registering {
        assert!(room.step(Now(u64::MAX)));
    }
    let seats = room.room.tournament(id).unwrap().seats_of(PlayerId(1));
    let [(first, _), (second, _)] = seats[..] else { panic!("two entries") };
    room.answer(room.client(PlayerId(1)), Request::SitOut { table: second, on: true }).unwrap();
    let presences = |table| {
        let save = room.room.tournament(id).unwrap().save(room.now);
        let entries = room.room.tournament(id).unwrap().entries_of(PlayerId(1));
        let seats = save.tables.into_iter().filter(|save| save.table == table).flat_map(|save| save.seats);
        seats.filter(|seat| entries.contains(&seat.entry)).map(|seat| seat.presence).collect::<Vec<_>>()
    };
    assert_eq!(presences(first), [crate::tournament::Presence::Plays]);
    assert_eq!(presences(second), [crate::tournament::Presence::SitsOut]);
}

#[test]
fn an_entry_is_registered_before_its_own_entries_and_its_balance_are_told() {
    let (room, ..) = begun(54);
    let told = &room.told[&PlayerId(2)];
    let registered = |message: &Message| match message {
        Message::TournamentEvent { event, .. } => {
            matches!(&**event, TournamentEvent::Entry { event: EntryEvent::Registered { .. }, .. })
        }
        _ => false,
    };
    let at = told.iter().position(|told| registered(&told.message)).unwrap();
    let follows = |wanted: fn(&Message) -> bool| told[at..].iter().any(|told| wanted(&told.message));
    assert!(matches!(told[at + 1].message, Message::OwnEntries { whole: false, .. }));
    assert!(follows(|message| matches!(message, Message::Balance { .. })));
    let balances = told[..at].iter().filter(|told| matches!(told.message, Message::Balance { .. })).count();
    assert_eq!(balances, 0, "the balance follows");
}
