//! A crash in mid-hand, a hand that cannot finish, a player who has left (R-FAIL).

use chacha20::ChaCha8Rng;
use poker_protocol::{Form, HandId, Money, PlayerId, Refusal, Request, TableId, TurnId};
use poker_rules::{Action, Chips, HandSetup};
use rand::SeedableRng as _;

use super::room_scene::{Salon, config};
use super::rulebook_scene::salons;
use crate::{Account, ClientId, Now, Room, RoomSave, Shuffler};

const TABLE: TableId = TableId(1);
const PLAYERS: u64 = 4;

fn shuffler(seed: u64) -> Shuffler<ChaCha8Rng> {
    Shuffler(ChaCha8Rng::seed_from_u64(seed))
}

fn setup(salon: &mut Salon) -> HandSetup {
    salon.settle();
    salon.room.table(TABLE).unwrap().hand().unwrap().setup().clone()
}

/// One hand is over; the next is on the turn with chips in the pot. Returns the save between the hands and the second hand's setup.
fn on_the_turn() -> (Salon, RoomSave, HandSetup) {
    let mut salon = Salon::of(Room::new(config(), Box::new(shuffler(1))).unwrap());
    let clients: Vec<ClientId> = (1..=PLAYERS).map(|player| salon.seated(player, 1)).collect();
    salon.fold_hand(1);
    let between = salon.room.save();
    let setup = setup(&mut salon);
    while salon.room.table(TABLE).unwrap().hand().unwrap().board().len() < 4 {
        let table = salon.room.table(TABLE).unwrap();
        let (seat, turn, legal) = table.awaited().unwrap();
        let client = clients[usize::try_from(table.player_at(seat).unwrap().0).unwrap() - 1];
        let hand = salon.hand(client);
        let action = if legal.check { Action::Check } else { Action::Call };
        salon.answer(client, Request::Act { table: TABLE, hand, turn, action }).unwrap();
    }
    assert_eq!(salon.room.table(TABLE).unwrap().hand().unwrap().pot_total(), Chips::new(40));
    (salon, between, setup)
}

/// Checks that a hand has the seats, stacks, button and blinds of another, and other cards.
fn replays(again: &HandSetup, before: &HandSetup) {
    assert_eq!(again.seats, before.seats, "every chip is where it was at the hand's start");
    assert_eq!((again.button, again.small_blind, again.big_blind), (before.button, before.small_blind, before.big_blind));
    assert_ne!(again.deck, before.deck, "a new shuffle");
}

#[test]
fn x_fail_1_r_fail_1_a_crash_on_the_turn_takes_the_hand_back() {
    let (salon, between, before) = on_the_turn();
    let json = serde_json::to_string(&salon.room.save()).unwrap();
    let room = Room::restore(serde_json::from_str(&json).unwrap(), config(), Box::new(shuffler(2)), Now(0)).unwrap();
    let mut again = Salon::of(room);
    assert_eq!(again.room.ledger(), &between.ledger, "no blinds, no rake");
    assert_eq!(again.room.ledger().holds(Account::House), Money::ZERO);
    let table = again.room.table(TABLE).unwrap();
    for player in 1..=PLAYERS {
        let stack = again.room.ledger().holds(Account::Stack(TABLE, PlayerId(player)));
        assert_eq!(stack, table.settled_money(table.seat_of(PlayerId(player)).unwrap()));
    }
    for player in 1..=PLAYERS {
        again.person(player);
    }
    replays(&setup(&mut again), &before);
}

#[test]
fn x_fail_1_r_fail_2_a_hand_that_cannot_finish_gives_every_bet_back() {
    let (mut salon, between, before) = on_the_turn();
    salon.room.void_hand(TABLE, salon.now);
    salon.listen();
    assert_eq!(salon.room.ledger(), &between.ledger);
    salon.now = salon.now.after_ms(1_000);
    replays(&setup(&mut salon), &before);
}

/// Seats three players. Returns the client and the number of the player who must act.
fn three(salon: &mut Salon) -> (ClientId, u64) {
    let clients: Vec<ClientId> = (1..=3)
        .map(|player| {
            let client = salon.person(player);
            salon.sit_at(player, 1, 5_000).unwrap();
            client
        })
        .collect();
    salon.settle();
    let player = to_act(salon);
    (clients[usize::try_from(player).unwrap() - 1], player)
}

fn to_act(salon: &Salon) -> u64 {
    let table = salon.room.table(TABLE).unwrap();
    table.player_at(table.awaited().unwrap().0).unwrap().0
}

#[test]
fn r_fail_5_a_game_left_with_an_action_pending_is_finished_without_the_player() {
    for leaves in [true, false] {
        for mut salon in salons(&["en-1.2", "en-2.7", "fr-3.1", "sv-2.6", "room-003"], &[(Form::Regular, 50, 1)]) {
            let (client, player) = three(&mut salon);
            if leaves {
                salon.answer(client, Request::LeaveTable { table: TABLE }).unwrap();
            } else {
                salon.room.disconnect(client, salon.now);
                while to_act(&salon) == player {
                    salon.now = salon.room.poll_timeout().unwrap().max(salon.now);
                    salon.settle();
                }
            }
            assert_ne!(to_act(&salon), player);
            salon.fold_hand(1);
            assert_eq!(salon.room.hands_ended(), 1);
            let record = salon.room.poll_record().unwrap();
            assert_eq!(record.actions[0], Action::Fold);
            assert_eq!(record.players.len(), 3, "a hand like any other, with everybody in it");
        }
    }
}

#[test]
fn r_fail_6_a_fault_of_a_client_changes_nothing_of_the_game() {
    for mut salon in salons(&["en-2.7", "room-003"], &[(Form::Regular, 50, 1)]) {
        let (client, player) = three(&mut salon);
        let seen = |salon: &Salon| {
            let table = salon.room.table(TABLE).unwrap();
            (table.awaited(), table.hand().unwrap().setup().clone(), table.hand().unwrap().pot_total())
        };
        let before = seen(&salon);
        salon.room.refuse_malformed(client, None);
        let late = Request::Act { table: TABLE, hand: HandId(77), turn: TurnId(5), action: Action::Fold };
        assert_eq!(salon.answer(client, late), Err(Refusal::NotYourTurn));
        salon.room.disconnect(client, salon.now);
        salon.now = salon.now.after_ms(1_000);
        salon.person(player);
        assert_eq!(seen(&salon), before);
    }
}
