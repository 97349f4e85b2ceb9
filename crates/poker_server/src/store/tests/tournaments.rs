//! Tournaments in the books.

use std::sync::Arc;

use chacha20::ChaCha8Rng;
use poker_protocol::{ClientMsg, PROTOCOL_VERSION, Pay, PlayerId, Request, RequestId};
use poker_room::tournament::TournamentStage;
use poker_room::{
    Now, Room, RoomConfig, RoomSave, Rulebooks, Shuffler, TicketId, TicketKind, TicketPlace, TicketTerms, TournamentCatalogue,
    TournamentOrder, TournamentSchedule, Visitor,
};
use rand::SeedableRng as _;

use super::scene::{config, hall, owner};
use crate::store::{Batch, BatchNumber, Store};

fn with_tournaments() -> RoomConfig {
    let rulebooks = Rulebooks::embedded().unwrap();
    let catalogue = TournamentCatalogue::embedded(&rulebooks).unwrap();
    let rulebook = rulebooks.get("en-2.7").unwrap();
    RoomConfig { tournaments: Arc::new(TournamentSchedule::of(Arc::new(catalogue), std::slice::from_ref(rulebook))), ..config() }
}

/// Asserts that the books are consistent, and have what the room would save. The time of a save is that of its last change.
fn holds(store: &dyn Store, room: &Room) -> RoomSave {
    assert_eq!(store.check().unwrap(), []);
    let kept = store.load(&hall()).unwrap().unwrap().room;
    let mut whole = room.save();
    for (kept, whole) in kept.tournaments.iter().zip(&mut whole.tournaments) {
        whole.save.at = kept.save.at;
    }
    assert_eq!(kept, whole);
    kept
}

/// Two players, one of them with a ticket, register for a tournament and never act. Then the house cancels it, and one that has not begun.
pub fn a_tournament_is_found_as_it_was_kept_at_every_step(store: &dyn Store) {
    let lease = store.claim(&hall(), &owner("a"), 60_000).unwrap();
    let mut now = Now(1_000);
    let dice = |seed| Box::new(Shuffler(ChaCha8Rng::seed_from_u64(seed)));
    let mut room = Room::new(with_tournaments(), dice(1)).unwrap();
    room.open_tournaments(now);
    let mut number = BatchNumber::default();
    let mut commit = |room: &mut Room| {
        number = number.next();
        let changes = room.take_changes().unwrap_or_default();
        store.commit(&lease, &[Batch { number, changes, orders: Vec::new() }]).unwrap();
    };
    let heads_up = |id: &poker_protocol::TournamentId| room.tournament(*id).unwrap().terms().most_entries == 2;
    let id = room.tournament_ids().find(heads_up).unwrap();
    for player in [1, 2] {
        let client = room.connect(Visitor::person(PlayerId(player)), now);
        let name = format!("P{player}");
        let hello = Request::Hello {
            protocol: PROTOCOL_VERSION,
            client: "test".to_owned(),
            name,
            avatar: 1,
            language: "en".to_owned(),
            resume: None,
        };
        room.handle(client, ClientMsg { id: RequestId(1), request: hello }, now);
        let cost = room.tournament(id).unwrap().facts().cost.total;
        let kind = TicketKind(room.tournament(id).unwrap().terms().name.clone());
        room.give_ticket(PlayerId(player), TicketTerms { kind, value: cost, exchangeable: true }, now).unwrap();
        commit(&mut room);
        holds(store, &room);
        let ticket = room.tickets().of_player(PlayerId(player)).next().unwrap().0;
        let pay = if player == 1 { Pay::Ticket { ticket } } else { Pay::Money { buy_in: None } };
        let register = Request::Register { tournament: id, pay, password: None };
        room.handle(client, ClientMsg { id: RequestId(2), request: register }, now);
        while room.poll_message().is_some() {}
        commit(&mut room);
        holds(store, &room);
    }
    for step in 1..=300 {
        now = room.poll_timeout().unwrap().max(now);
        room.handle_timeout(now);
        while room.poll_message().is_some() {}
        commit(&mut room);
        if step % 50 == 0 {
            let kept = holds(store, &room);
            room = Room::restore(kept, with_tournaments(), dice(step), now).unwrap();
            room.open_tournaments(now);
            commit(&mut room);
            holds(store, &room);
        }
    }
    assert_eq!(room.tournament(id).unwrap().stage(), TournamentStage::Playing);
    assert!(room.tickets().place(TicketId(1)).is_err(), "used up");
    assert_eq!(room.tickets().place(TicketId(2)), Ok(TicketPlace::Held(PlayerId(2))));
    for cancelled in [id, room.tournament_ids().last().unwrap()] {
        room.direct(cancelled, TournamentOrder::Cancel, now).unwrap();
        commit(&mut room);
        holds(store, &room);
    }
}
