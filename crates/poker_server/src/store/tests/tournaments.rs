//! Tournaments in the books.

use std::sync::Arc;

use chacha20::ChaCha8Rng;
use poker_protocol::{ClientMsg, PROTOCOL_VERSION, Pay, PlayerId, Request, RequestId, TournamentId};
use poker_room::tournament::TournamentStage;
use poker_room::{
    Now, Room, RoomConfig, RoomSave, Rulebooks, Shuffler, TicketId, TicketKind, TicketPlace, TicketTerms, TournamentCatalogue,
    TournamentOrder, TournamentSchedule, Visitor,
};
use rand::SeedableRng as _;

use super::scene::{config, hall, owner};
use super::secrets::assert_hidden;
use crate::store::{Batch, BatchNumber, GivenUp, GivingUp, Lease, Store};

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
    let heads_up = |id: &TournamentId| room.tournament(*id).unwrap().terms().most_entries == 2;
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

/// A hall with a game whose multiplier is drawn and for which a player has registered, with the number of the game.
fn with_a_drawn_game(store: &dyn Store) -> (Room, TournamentId, Lease) {
    let lease = store.claim(&hall(), &owner("a"), 60_000).unwrap();
    let now = Now(1_000);
    let mut room = Room::new(with_tournaments(), Box::new(Shuffler(ChaCha8Rng::seed_from_u64(1)))).unwrap();
    room.open_tournaments(now);
    let is_drawn = |id: &TournamentId| room.tournament(*id).unwrap().draw_root().is_some();
    let id = room.tournament_ids().find(is_drawn).expect("a game with a multiplier");
    register(&mut room, 1, id, now);
    let changes = room.take_changes().unwrap();
    store.commit(&lease, &[Batch { changes, ..Batch::default() }]).unwrap();
    (room, id, lease)
}

fn register(room: &mut Room, player: u64, id: TournamentId, now: Now) {
    let client = room.connect(Visitor::person(PlayerId(player)), now);
    let name = format!("P{player}");
    let hello =
        Request::Hello { protocol: PROTOCOL_VERSION, client: "test".to_owned(), name, avatar: 1, language: "en".to_owned(), resume: None };
    room.handle(client, ClientMsg { id: RequestId(1), request: hello }, now);
    let register = Request::Register { tournament: id, pay: Pay::Money { buy_in: None }, password: None };
    room.handle(client, ClientMsg { id: RequestId(2), request: register }, now);
    while room.poll_message().is_some() {}
}

/// The draw of a game, as it is told and kept: its number and its key.
fn draw(store: &dyn Store, id: TournamentId) -> String {
    let kept = store.load(&hall()).unwrap().unwrap().room;
    let opening = kept.tournaments.iter().map(|kept| &kept.save.opening).find(|opening| opening.id == id).unwrap();
    serde_json::to_string(&opening.draw.unwrap()).unwrap()
}

/// `bytes` are those of the files of the store.
pub fn a_multiplier_is_secret_until_it_is_told(store: &dyn Store, bytes: &dyn Fn() -> Vec<u8>) {
    let (mut room, id, lease) = with_a_drawn_game(store);
    let draw = draw(store, id);
    let key = draw.rsplit('"').nth(1).unwrap().to_owned();
    assert_eq!(key.len(), 64);
    assert_hidden(&bytes(), &key);
    holds(store, &room);
    let seats = room.tournament(id).unwrap().terms().most_entries;
    for player in 2..=u64::from(seats) {
        register(&mut room, player, id, Now(2_000));
    }
    for at in 0..100 {
        room.handle_timeout(Now(3_000 + at * 1_000));
        while room.poll_message().is_some() {}
    }
    let changes = room.take_changes().unwrap();
    store.commit(&lease, &[Batch { changes, ..Batch::default() }]).unwrap();
    assert_eq!(room.tournament(id).unwrap().stage(), TournamentStage::Playing);
    holds(store, &room);
    assert!(String::from_utf8_lossy(&bytes()).contains(&key), "a multiplier that was told needs no key");
}

/// Books with such a game, which are open with their keys, and without them (`bereft`).
pub fn a_game_whose_multiplier_is_lost_is_cancelled(owner_of_keys: &dyn Store, bereft: &dyn Store) {
    let (room, id, lease) = with_a_drawn_game(owner_of_keys);
    let paid = room.balance(PlayerId(1));
    owner_of_keys.release(&lease).unwrap();
    assert!(bereft.claim(&hall(), &owner("b"), 60_000).is_err());
    let giving_up = GivingUp { by: "Ada".to_owned(), at: Now(5), why: "the disk broke".to_owned() };
    let given_up = bereft.give_up_lost(&giving_up).unwrap();
    assert!(given_up.contains(&GivenUp::Game { hall: hall(), tournament: id }), "{given_up:?}");
    assert_eq!(bereft.check().unwrap(), []);
    let kept = bereft.load(&hall()).unwrap().unwrap().room;
    let mut room = Room::restore(kept, with_tournaments(), Box::new(Shuffler(ChaCha8Rng::seed_from_u64(2))), Now(2_000)).unwrap();
    assert!(room.tournament(id).unwrap().has_lost_its_draw());
    room.direct(id, TournamentOrder::Cancel, Now(2_000)).unwrap();
    assert!(!room.tournament(id).unwrap().has_lost_its_draw());
    assert!(room.balance(PlayerId(1)) > paid, "the price comes back");
    let lease = owner_of_keys.claim(&hall(), &owner("a"), 60_000).unwrap();
    let changes = room.take_changes().unwrap();
    owner_of_keys.commit(&lease, &[Batch { changes, ..Batch::default() }]).unwrap();
    holds(owner_of_keys, &room);
}
