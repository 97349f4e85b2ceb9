//! Saving a room and restoring it.

use poker_protocol::{Message, Money, PlayerId, Request, StakeId, TableId};
use poker_rules::{Action, Chips};

use super::room_scene::{NL10, NL50, Salon, config, without_tables};
use super::table_scene::InOrder;
use crate::{Account, BadSave, Now, Room, RoomConfig, RoomSave};

const TABLE: TableId = TableId(1);

fn salon() -> Salon {
    let mut salon = Salon::new();
    for player in 1..=4 {
        salon.seated(player, 1);
    }
    salon
}

fn restored(save: RoomSave) -> Salon {
    restored_with(save, config())
}

fn restored_with(save: RoomSave, config: RoomConfig) -> Salon {
    Salon::of(Room::restore(save, config, Box::new(InOrder), Now(0)).unwrap())
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
    std::sync::Arc::make_mut(&mut other.stakes).offers.remove(0);
    let mut room = Room::restore(salon.room.save(), other, Box::new(InOrder), Now(0)).unwrap();
    assert_eq!(room.ledger().sum(), 0);
    let total: u64 = (1..=4).map(|player| room.balance(PlayerId(player)).hundredths()).sum();
    assert_eq!(total, 20_000);
    assert!(room.take_unsaved());
}

#[test]
fn a_kept_player_gets_no_second_opening_balance() {
    let mut salon = Salon::new();
    salon.seated(1, 1);
    let mut again = restored(salon.room.save());
    again.person(1);
    assert_eq!(again.room.balance(PlayerId(1)), Money::new(4_000));
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
fn the_driver_is_told_when_there_is_something_to_save() {
    let mut salon = salon();
    assert!(salon.room.take_unsaved());
    assert!(!salon.room.take_unsaved());
    salon.fold_hand(1);
    assert_eq!(salon.room.hands_ended(), 1);
    assert!(salon.room.take_unsaved());
    assert_eq!(salon.room.ledger().holds(Account::Pot(TABLE)), Money::ZERO);
}

#[test]
fn tables_are_found_again_by_what_they_offer_though_the_plan_has_another_order() {
    let mut salon = salon();
    salon.fold_hand(1);
    let mut other = config();
    std::sync::Arc::make_mut(&mut other.stakes).offers.reverse();
    let room = Room::restore(salon.room.save(), other, Box::new(InOrder), Now(0)).unwrap();
    let table = room.table(TABLE).unwrap();
    assert_eq!((table.players(), table.rules().cash.stake), (4, StakeId(1)));
    assert_eq!(room.stakes()[1].players, 4);
}

#[test]
fn a_table_with_more_players_than_the_plan_gives_it_seats_gives_their_stacks_back() {
    let mut salon = salon();
    salon.seated(5, 1);
    salon.seated(6, 1);
    let mut smaller = config();
    for offer in &mut std::sync::Arc::make_mut(&mut smaller.stakes).offers {
        offer.row.seats = Some(2);
    }
    let room = Room::restore(salon.room.save(), smaller, Box::new(InOrder), Now(0)).unwrap();
    assert!((1..=6).all(|player| room.balance(PlayerId(player)) == Money::new(5_000)));
    assert_eq!((room.ledger().sum(), room.stakes()[0].players), (0, 0));
}

#[test]
fn a_save_from_before_tables_had_stakes_gives_all_stacks_back() {
    let mut salon = salon();
    salon.fold_hand(1);
    let mut save = salon.room.save();
    save.version = 1;
    save.stakes.clear();
    save.next_table = TableId(0);
    let room = Room::restore(save, config(), Box::new(InOrder), Now(0)).unwrap();
    let total: u64 = (1..=4).map(|player| room.balance(PlayerId(player)).hundredths()).sum();
    assert_eq!((total, room.ledger().sum()), (20_000, 0));
    assert!(room.table_ids().all(|table| table > TableId(3)), "no number is given twice");
}

#[test]
fn numbers_of_tables_that_are_closed_are_not_used_again_after_a_restart() {
    let without = || without_tables(config());
    let mut salon = Salon::with(without());
    let open = |salon: &mut Salon| {
        let clients = [1, 2, 3].map(|player| salon.person(player));
        for client in clients {
            salon.answer(client, Request::Join { stake: NL10 }).unwrap();
        }
        let table = salon.accepts(clients[0]);
        salon.answer(clients[0], Request::LeaveTable { table }).unwrap();
        salon.wait(60_000);
        assert_eq!(salon.room.table_ids().count(), 0);
        table
    };
    assert_eq!(open(&mut salon), TableId(1));
    let mut again = Salon::of(Room::restore(salon.room.save(), without(), Box::new(InOrder), Now(0)).unwrap());
    assert_eq!(open(&mut again), TableId(2));
}

#[test]
fn queues_and_offers_are_not_kept_and_tables_sat_at_are() {
    let mut salon = Salon::with(without_tables(config()));
    let clients = [1, 2, 3, 4].map(|player| salon.person(player));
    for client in &clients[..3] {
        salon.answer(*client, Request::Join { stake: NL10 }).unwrap();
    }
    salon.accepts(clients[0]);
    salon.join(clients[3], NL50);
    let again = restored_with(salon.room.save(), without_tables(config()));
    let rows = again.room.stakes();
    assert_eq!((rows[0].players, rows[0].waiting, rows[1].waiting), (1, 0, 0));
    assert_eq!(again.room.save().players[0].sat_at, [TableId(1)].into());
    let seats_open = again.room.table(TABLE).unwrap().free_seats().len();
    assert_eq!(seats_open, 5);
}
