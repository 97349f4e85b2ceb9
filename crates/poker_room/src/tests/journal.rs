//! The changes that a room gives to its driver.

use poker_protocol::{HandId, Message, Money, Notice, PlayerId, Request, Seq, TableEvent, TableId};
use poker_rules::Action;

use super::kept_room::KeptRoom;
use super::room_scene::{Salon, config};
use super::table_scene::InOrder;
use crate::{Account, ClientId, Correction, Now, Room, RoomConfig};

const TABLE: TableId = TableId(1);

fn journaled() -> RoomConfig {
    RoomConfig { journal: true, ..config() }
}

/// Three players at a table, with all changes applied to a save.
fn salon() -> (Salon, KeptRoom) {
    let mut salon = Salon::with(journaled());
    for player in 1..=3 {
        salon.seated(player, 1);
    }
    let mut kept = KeptRoom::default();
    kept.keep(&mut salon.room);
    (salon, kept)
}

/// Acts for the player whose turn it is.
fn act(salon: &mut Salon, action: Action) {
    let table = salon.room.table(TABLE).unwrap();
    let (seat, turn, _) = table.awaited().unwrap();
    let client = salon.client(table.player_at(seat).unwrap());
    let hand = salon.hand(client);
    salon.answer(client, Request::Act { table: TABLE, hand, turn, action }).unwrap();
}

#[test]
fn a_room_without_a_journal_tells_no_changes_and_gives_its_records() {
    let mut salon = Salon::new();
    for player in 1..=3 {
        salon.seated(player, 1);
    }
    salon.fold_hand(1);
    assert_eq!(salon.room.take_changes(), None);
    assert!(salon.room.poll_record().is_some());
}

#[test]
fn the_beginning_and_the_end_of_a_hand_matter_and_its_actions_do_not() {
    let (mut salon, _) = salon();
    salon.settle();
    let begun = salon.room.take_changes().unwrap();
    assert!(begun.matters());
    assert_eq!((begun.begun.len(), begun.actions.len(), begun.movements.len()), (1, 0, 0));
    let setup = salon.room.table(TABLE).unwrap().hand().unwrap().setup().clone();
    assert_eq!(begun.begun[0].setup, setup, "with the deck, for review");
    act(&mut salon, Action::Call);
    let action = salon.room.take_changes().unwrap();
    assert!(!action.matters());
    assert_eq!(action.actions.iter().map(|acted| acted.action).collect::<Vec<_>>(), [Action::Call]);
    assert_eq!((action.tables.len(), action.players.len(), action.counters), (0, 0, None), "an action is all there is to keep");
    salon.fold_hand(1);
    let ended = salon.room.take_changes().unwrap();
    assert!(ended.matters());
    assert_eq!((ended.ended.len(), ended.begun.len()), (1, 0));
    assert!(ended.movements.iter().all(|booked| booked.movement.reason.hand() == Some(ended.ended[0].hand)));
    assert_eq!(salon.room.poll_record(), None, "told once");
}

#[test]
fn a_correction_matters() {
    let (mut salon, _) = salon();
    let (from, to) = (Account::House, Account::Balance(PlayerId(1)));
    let outside = Correction { from: Account::Outside, to: from, amount: Money::new(500), why: "a gift".into(), by: "Ada".into() };
    salon.room.correct(outside.clone(), salon.now).unwrap();
    salon.room.correct(Correction { from, to, ..outside }, salon.now).unwrap();
    let save = salon.room.save();
    let changes = salon.room.take_changes().unwrap();
    assert!(changes.matters());
    assert_eq!((changes.corrections.len(), changes.movements.len()), (2, 2));
    assert_eq!(save.corrections, changes.corrections);
}

#[test]
fn r_fail_1_after_a_crash_a_begun_hand_is_void_its_number_is_used_up_and_its_players_are_told() {
    let (mut salon, mut kept) = salon();
    salon.settle();
    act(&mut salon, Action::Call);
    kept.keep(&mut salon.room);
    let (save, unfinished) = kept.crash();
    let hand = unfinished[0].begun.hand;
    assert_eq!(unfinished[0].actions, [Action::Call]);
    let stale = crate::RoomSave { next_hand: hand, ..save.clone() };
    for save in [save, stale] {
        let room = Room::restore_in_mid_hand((save, unfinished.clone()), journaled(), Box::new(InOrder), Now(0)).unwrap();
        let mut again = Salon::of(room);
        let changes = again.room.take_changes().unwrap();
        assert_eq!(changes.voided, unfinished, "kept for review");
        assert_eq!(changes.counters.unwrap().next_hand, HandId(hand.0 + 1));
        for player in 1..=3 {
            let client = again.person(player);
            let told = void_notices(&again, client, hand);
            assert_eq!(told.len(), 1);
            again.room.received(client, told[0]);
            let later = again.person(player);
            assert_eq!(void_notices(&again, later, hand), [], "once");
        }
        again.settle();
        assert_eq!(again.room.take_changes().unwrap().begun[0].hand, HandId(hand.0 + 1));
    }
}

/// The numbers of the messages in which a client was told that a hand is void.
fn void_notices(salon: &Salon, client: ClientId, hand: HandId) -> Vec<Seq> {
    let void = Message::Table { table: TABLE, event: TableEvent::Notice { notice: Notice::HandVoid { hand, opened: None } } };
    salon.messages(client).iter().filter(|told| told.message == void).map(|told| told.seq).collect()
}

/// Restarts the room from what is kept.
fn restarted(kept: &mut KeptRoom) -> Salon {
    let room = Room::restore_in_mid_hand(kept.crash(), journaled(), Box::new(InOrder), Now(0)).unwrap();
    let mut again = Salon::of(room);
    kept.keep(&mut again.room);
    again
}

#[test]
fn r_fail_2_a_void_hand_is_told_after_any_number_of_crashes_until_the_client_has_received_it() {
    let (mut salon, mut kept) = salon();
    salon.settle();
    kept.keep(&mut salon.room);
    let hand = kept.crash().1[0].begun.hand;
    for _ in 0..3 {
        restarted(&mut kept);
    }
    let mut again = restarted(&mut kept);
    let client = again.person(1);
    let told = void_notices(&again, client, hand);
    assert_eq!(told.len(), 1);
    again.room.received(client, Seq(told[0].0 - 1));
    kept.keep(&mut again.room);
    let mut again = restarted(&mut kept);
    let client = again.person(1);
    let told = void_notices(&again, client, hand);
    assert_eq!(told.len(), 1, "the message before it was received, but not the notice");
    again.room.received(client, told[0]);
    kept.keep(&mut again.room);
    let mut again = restarted(&mut kept);
    let (client, other) = (again.person(1), again.person(2));
    assert_eq!(void_notices(&again, client, hand), []);
    assert_eq!(void_notices(&again, other, hand).len(), 1, "another player");
}

#[test]
fn r_fail_2_a_hand_that_was_voided_while_its_player_was_away_is_told_on_return() {
    let (mut salon, mut kept) = salon();
    salon.settle();
    kept.keep(&mut salon.room);
    let hand = kept.crash().1[0].begun.hand;
    let (away, there) = (salon.client(PlayerId(1)), salon.client(PlayerId(2)));
    salon.room.disconnect(away, salon.now);
    salon.room.void_hand(TABLE, salon.now);
    salon.listen();
    kept.keep(&mut salon.room);
    let told = void_notices(&salon, there, hand);
    salon.room.received(there, told[0]);
    kept.keep(&mut salon.room);
    let mut again = restarted(&mut kept);
    let (back, there) = (again.person(1), again.person(2));
    assert_eq!((void_notices(&again, back, hand).len(), void_notices(&again, there, hand).len()), (1, 0));
}

#[test]
fn r_fail_2_the_newest_void_hands_are_kept_for_a_player_who_stays_away() {
    let (mut salon, mut kept) = salon();
    let mut hands = Vec::new();
    for _ in 0..20 {
        salon.now = salon.now.after_ms(5_000);
        salon.settle();
        kept.keep(&mut salon.room);
        hands.extend(kept.hands.keys());
        salon.room.void_hand(TABLE, salon.now);
        kept.keep(&mut salon.room);
    }
    let mut again = restarted(&mut kept);
    let client = again.person(1);
    let told: Vec<HandId> = hands.iter().copied().filter(|&hand| !void_notices(&again, client, hand).is_empty()).collect();
    assert_eq!(told, hands[4..], "sixteen");
}

#[test]
fn r_fail_2_a_hand_that_cannot_go_on_is_kept_as_far_as_it_was_played() {
    let (mut salon, mut kept) = salon();
    salon.settle();
    kept.keep(&mut salon.room);
    act(&mut salon, Action::Call);
    salon.room.void_hand(TABLE, salon.now);
    kept.keep(&mut salon.room);
    assert_eq!((kept.hands.len(), kept.voided.len()), (0, 1));
    assert_eq!(kept.voided[0].actions, [Action::Call]);
}
