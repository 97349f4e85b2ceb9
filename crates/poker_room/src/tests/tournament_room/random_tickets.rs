//! Random requests with tickets: none appears or vanishes, nor the money behind them, and a journal leads to the same save.

use chacha20::ChaCha8Rng;
use poker_protocol::{Money, Pay, PlayerId, Request, TournamentId};
use rand::{RngExt as _, SeedableRng as _};

use super::journal::keep;
use super::scene::{CardRoom, journaled};
use crate::tournament::{TicketId, TicketKind, TicketTerms, TournamentStage};
use crate::{Account, Room, RoomSave, Shuffler, TournamentOrder};

const PLAYERS: u64 = 6;
const KINDS: [&str; 6] = ["sng", "sng-heads-up", "sng-satellite", "Mira", "Lyra", "HexaPro"];

/// The open tournaments for which there are tickets.
fn open(room: &CardRoom) -> Vec<TournamentId> {
    let is_open = |id: &TournamentId| {
        let tournament = room.room.tournament(*id).unwrap();
        KINDS.contains(&tournament.terms().name.as_str()) && tournament.stage() != TournamentStage::Finished
    };
    room.room.tournament_ids().filter(is_open).collect()
}

fn connect(room: &mut CardRoom) {
    for player in 1..=PLAYERS {
        room.person(player);
    }
}

/// A random input. Returns whether it changed something.
fn input(room: &mut CardRoom, rng: &mut ChaCha8Rng) -> bool {
    let player = PlayerId(rng.random_range(1..=PLAYERS));
    let client = room.client(player);
    let tournaments = open(room);
    let tournament = tournaments[rng.random_range(0..tournaments.len())];
    // Often a ticket of the player, sometimes another one or none.
    let held: Vec<TicketId> = room.room.tickets().of_player(player).map(|(ticket, _)| ticket).collect();
    let ticket = match held.len() {
        0 => TicketId(rng.random_range(0..50)),
        count => held[rng.random_range(0..count)],
    };
    match rng.random_range(0..12_u8) {
        0..=2 => {
            let price = room.room.tournament(tournament).unwrap().facts().cost.total.hundredths();
            let value = Money::new(price + u64::from(rng.random_range(0..3_u8)) - u64::from(rng.random_bool(0.1)));
            let kind = TicketKind(room.room.tournament(tournament).unwrap().terms().name.clone());
            room.room.give_ticket(player, TicketTerms { kind, value, exchangeable: rng.random_bool(0.5) }, room.now).unwrap();
            room.listen();
            true
        }
        3..=6 => room.answer(client, Request::Register { tournament, pay: Pay::Ticket { ticket }, password: None }).is_ok(),
        7 => room.answer(client, Request::Register { tournament, pay: Pay::Money { buy_in: None }, password: None }).is_err(),
        8 => room.answer(client, Request::Unregister { tournament }).is_ok(),
        9 => room.answer(client, Request::ExchangeTicket { ticket }).is_ok(),
        10 if rng.random_bool(0.1) => {
            let cancelled = room.room.direct(tournament, TournamentOrder::Cancel, room.now).is_ok();
            room.listen();
            cancelled
        }
        _ => {
            let until = room.now.after_ms(300_000);
            (0..30).any(|_| !room.step(until))
        }
    }
}

#[test]
fn r_tkt_1_to_5_in_a_room_no_ticket_and_no_money_behind_one_appears_or_vanishes() {
    let (mut used, mut refused) = (0, 0);
    for seed in 0..6 {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut room = CardRoom::with(journaled("en-2.7"), seed);
        let mut kept = RoomSave::empty();
        connect(&mut room);
        keep(&mut room, &mut kept);
        for step in 0..400 {
            if input(&mut room, &mut rng) {
                used += 1
            } else {
                refused += 1
            }
            keep(&mut room, &mut kept);
            assert!(room.room.tickets().check(), "seed {seed}, step {step}");
            assert_eq!(room.room.ledger().holds(Account::Tickets), room.room.tickets().backing(), "seed {seed}, step {step}");
            if rng.random_bool(0.01) {
                let dice = Box::new(Shuffler(ChaCha8Rng::seed_from_u64(rng.random())));
                let mut restored = Room::restore(kept.clone(), journaled("en-2.7"), dice, room.now).unwrap();
                restored.open_tournaments(room.now);
                let now = room.now;
                room.crashed(restored, now);
                connect(&mut room);
                keep(&mut room, &mut kept);
            }
        }
        for id in room.room.tournament_ids().collect::<Vec<_>>() {
            if matches!(room.room.tournament(id).unwrap().stage(), TournamentStage::Finished | TournamentStage::Cancelled) {
                assert_eq!(room.funds(id), [Money::ZERO; 3], "seed {seed}");
            }
        }
    }
    assert!(used > 300 && refused > 300, "{used} {refused}");
}
