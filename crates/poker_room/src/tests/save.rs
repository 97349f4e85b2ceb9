//! Keeping a room and going on from it.

use poker_protocol::{Message, PlayerId, Request, TableId};
use poker_rules::{Action, Chips};

use super::room_scene::{Salon, config};
use super::table_scene::InOrder;
use crate::{Account, BadSave, Now, Room, RoomSave};

const TABLE: TableId = TableId(1);

fn salon() -> Salon {
    let mut salon = Salon::new();
    for player in 1..=4 {
        salon.seated(player, 1);
    }
    salon
}

fn restored(save: RoomSave) -> Salon {
    Salon::of(Room::restore(save, config(), Box::new(InOrder), Now(0)).unwrap())
}

#[test]
fn a_kept_room_goes_on_where_it_was() {
    let mut salon = salon();
    for _ in 0..3 {
        salon.fold_hand(1);
    }
    let save = salon.room.save();
    let mut again = restored(save.clone());
    assert_eq!(again.room.save(), save);
    for player in 1..=4 {
        again.person(player);
    }
    salon.settle();
    again.settle();
    let setup = |salon: &Salon| salon.room.table(TABLE).unwrap().hand().unwrap().setup().clone();
    assert_eq!(setup(&again), setup(&salon));
}

#[test]
fn r_fail_1_a_save_in_mid_hand_has_the_stacks_of_its_start() {
    let mut salon = salon();
    salon.fold_hand(1);
    let between = salon.room.save();
    salon.settle();
    let table = salon.room.table(TABLE).unwrap();
    let (seat, turn, legal) = table.awaited().unwrap();
    let player = table.player_at(seat).unwrap();
    let client = salon.heard.iter().find(|(_, m)| matches!(m.message, Message::Welcome { player: p, .. } if p == player)).unwrap().0;
    let hand = salon.hand(client);
    let action = Action::RaiseTo(legal.raise.unwrap().max_to);
    salon.answer(client, Request::Act { table: TABLE, hand, turn, action }).unwrap();
    let mut mid_hand = salon.room.save();
    assert_eq!(mid_hand.next_hand.0, between.next_hand.0 + 1);
    mid_hand.next_hand = between.next_hand;
    for table in &mut mid_hand.tables {
        for seat in &mut table.seats {
            seat.hands_dealt = seat.hands_dealt.saturating_sub(1);
        }
    }
    assert_eq!(mid_hand, between);
}

#[test]
fn a_save_survives_ron_and_json() {
    let mut salon = salon();
    salon.fold_hand(1);
    let save = salon.room.save();
    let json = serde_json::to_string(&save).unwrap();
    assert_eq!(serde_json::from_str::<RoomSave>(&json).unwrap(), save);
    let ron = ron::to_string(&save).unwrap();
    assert_eq!(ron::from_str::<RoomSave>(&ron).unwrap(), save);
}

#[test]
fn a_table_that_is_gone_gives_its_stacks_back() {
    let mut salon = salon();
    salon.fold_hand(1);
    let mut other = config();
    std::sync::Arc::make_mut(&mut other.plan).offers.remove(0);
    let mut room = Room::restore(salon.room.save(), other, Box::new(InOrder), Now(0)).unwrap();
    assert_eq!(room.ledger().sum(), 0);
    let total: u64 = (1..=4).map(|player| room.balance(PlayerId(player)).get()).sum();
    assert_eq!(total, 20_000);
    assert!(room.take_unsaved());
}

#[test]
fn a_kept_player_gets_no_second_opening_balance() {
    let mut salon = Salon::new();
    salon.seated(1, 1);
    let mut again = restored(salon.room.save());
    again.person(1);
    assert_eq!(again.room.balance(PlayerId(1)), Chips::new(4_000));
    let snapshot =
        again.heard.iter().any(|(_, message)| matches!(&message.message, Message::Snapshot { table } if table.info.table == TABLE));
    assert!(snapshot, "the client learns where it sits");
}

#[test]
fn a_save_that_contradicts_itself_is_refused() {
    let mut salon = salon();
    salon.fold_hand(1);
    let good = salon.room.save();
    let refused = |change: &dyn Fn(&mut RoomSave)| {
        let mut save = good.clone();
        change(&mut save);
        Room::restore(save, config(), Box::new(InOrder), Now(0)).err()
    };
    assert_eq!(refused(&|save| save.version = 99), Some(BadSave::Version { found: 99 }));
    let more = refused(&|save| save.tables[0].seats[0].stack = Chips::new(9_999));
    assert!(matches!(more, Some(BadSave::Disagrees { table: TABLE, .. })));
    let lost = refused(&|save| {
        save.tables[0].seats.pop();
    });
    assert!(matches!(lost, Some(BadSave::Disagrees { table: TABLE, .. })));
    let twice = refused(&|save| {
        let seat = save.tables[0].seats[0].clone();
        save.tables[0].seats.push(seat);
    });
    assert!(matches!(twice, Some(BadSave::Disagrees { table: TABLE, .. })));
}

#[test]
fn the_driver_learns_when_there_is_something_to_keep() {
    let mut salon = salon();
    assert!(salon.room.take_unsaved());
    assert!(!salon.room.take_unsaved());
    salon.fold_hand(1);
    assert_eq!(salon.room.hands_ended(), 1);
    assert!(salon.room.take_unsaved());
    assert_eq!(salon.room.ledger().holds(Account::Pot(TABLE)), Chips::ZERO);
}
