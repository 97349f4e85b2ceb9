//! From the lobby to a seat: tables are drawn; seats are offered, taken and given back.

use poker_protocol::{
    BuyInLimits, BuyInRange, Entry, LimitReason, Message, Money, PlayerId, Refusal, Request, SeatOffer, StakeId, TableId,
};
use poker_rules::Chips;

use super::room_scene::{NL10, NL50, Salon, config, config_with, without_tables};
use crate::{ClientId, Newcomers};

fn sit_down(table: TableId, buy_in: u64) -> Request {
    Request::SitDown { table, buy_in: Money::new(buy_in), entry: Entry::WaitForBigBlind }
}

fn withdrawn(salon: &Salon, client: ClientId) -> Vec<TableId> {
    let tables = salon
        .messages(client)
        .into_iter()
        .filter_map(|message| if let Message::SeatWithdrawn { table } = message.message { Some(table) } else { None });
    tables.collect()
}

/// A room with one NL10 table, at which `taken` seats are taken.
fn one_table(taken: u64) -> Salon {
    let mut config = config();
    std::sync::Arc::make_mut(&mut config.stakes).offers[0].standing_tables = 1;
    let mut salon = Salon::with(config);
    for player in 101..101 + taken {
        salon.seated(player, 1);
    }
    salon
}

#[test]
fn r_cash_1_a_stake_is_asked_for_and_a_seat_at_one_of_its_tables_is_offered() {
    let mut salon = Salon::new();
    let client = salon.person(1);
    let offer = salon.join(client, NL10).unwrap();
    let expected = SeatOffer {
        table: TableId(1),
        name: "Vega".to_owned(),
        stake: NL10,
        rulebook: "en-2.7".to_owned(),
        limits: BuyInLimits { range: BuyInRange { min: Money::new(500), max: Money::new(1000) }, instead: None, why: LimitReason::Stake },
        may_post: true,
        auto_top_up: true,
        left_ms: 60_000,
    };
    assert_eq!(offer, expected);
    assert_eq!(salon.room.table(TableId(1)).unwrap().players(), 0, "nobody sits before the offer is accepted");
    salon.answer(client, sit_down(TableId(1), 700)).unwrap();
    let table = salon.room.table(TableId(1)).unwrap();
    assert_eq!(table.stack(table.seat_of(PlayerId(1)).unwrap()), Chips::new(700));
    assert_eq!(salon.room.balance(PlayerId(1)), Money::new(4_300));
}

#[test]
fn r_cash_1_tables_where_the_player_sits_are_not_drawn() {
    let mut salon = Salon::new();
    let client = salon.person(1);
    let first = salon.sits_down(client, NL10);
    let second = salon.sits_down(client, NL10);
    assert_ne!(first, second);
    assert_eq!(salon.join(client, NL10), None, "a player who sits at all tables waits");
    assert_eq!(salon.queue(client), Some((Some(1), 1, 3)));
}

#[test]
fn r_cash_1_a_seat_that_was_offered_is_offered_to_nobody_else() {
    let mut salon = one_table(5);
    let (first, second) = (salon.person(1), salon.person(2));
    assert!(salon.join(first, NL10).is_some());
    assert_eq!(salon.join(second, NL10), None);
    assert_eq!(salon.room.seat(PlayerId(2), TableId(1), Money::new(1000), Entry::WaitForBigBlind, salon.now), Err(Refusal::Full));
    assert_eq!(salon.answer(second, sit_down(TableId(1), 1000)), Err(Refusal::NoSeatOffered));
    assert_eq!(salon.answer(first, sit_down(TableId(1), 1000)), Ok(()));
}

#[test]
fn r_rat_5_the_limits_come_with_the_seat_and_hold_when_it_is_taken() {
    let mut salon = Salon::new();
    let client = salon.person(1);
    let SeatOffer { table, limits, .. } = salon.join(client, NL10).unwrap();
    let before = salon.room.save();
    for buy_in in [0, 499, 1001, u64::MAX] {
        assert_eq!(salon.answer(client, sit_down(table, buy_in)), Err(Refusal::BuyIn { range: limits.range }));
    }
    assert_eq!(salon.room.save(), before);
    assert_eq!(salon.answer(client, sit_down(table, 500)), Ok(()), "a refusal leaves the offer as it was");
}

#[test]
fn r_cash_3_the_range_of_an_ordinary_table_is_50_to_100_big_blinds() {
    let mut salon = Salon::new();
    for (player, stake, (min, max)) in [(1, NL10, (500, 1_000)), (2, NL50, (2_500, 5_000))] {
        let client = salon.person(player);
        let range = salon.join(client, stake).unwrap().limits.range;
        assert_eq!(range, BuyInRange { min: Money::new(min), max: Money::new(max) });
    }
}

#[test]
fn r_hand_8_an_offer_says_whether_a_big_blind_may_be_posted() {
    for (newcomers, may_post) in [(Newcomers::Wait, false), (Newcomers::WaitOrPost, true)] {
        let mut salon = Salon::with(config_with(|rulebook| rulebook.cash.newcomers.is = newcomers));
        let client = salon.person(1);
        let SeatOffer { table, may_post: said, .. } = salon.join(client, NL10).unwrap();
        assert_eq!(said, may_post);
        let posts = Request::SitDown { table, buy_in: Money::new(1000), entry: Entry::PostNow };
        assert_eq!(salon.answer(client, posts).is_ok(), may_post);
    }
}

#[test]
fn a_player_who_cannot_pay_is_offered_no_seat() {
    let mut salon = Salon::new();
    let client = salon.person(1);
    salon.sits_down(client, NL50);
    let refusal = Refusal::Balance { needed: Money::new(500), balance: Money::ZERO };
    assert_eq!(salon.answer(client, Request::Join { stake: NL10 }), Err(refusal));
}

#[test]
fn money_spent_since_the_offer_is_missing_when_sitting_down() {
    let mut salon = Salon::new();
    let client = salon.person(1);
    let small = salon.join(client, NL10).unwrap().table;
    salon.sits_down(client, NL50);
    let refusal = Refusal::Balance { needed: Money::new(500), balance: Money::ZERO };
    assert_eq!(salon.answer(client, sit_down(small, 500)), Err(refusal));
}

#[test]
fn a_seat_given_back_goes_to_the_next_in_the_queue() {
    let mut salon = one_table(5);
    let (first, second) = (salon.person(1), salon.person(2));
    salon.join(first, NL10).unwrap();
    salon.join(second, NL10);
    salon.answer(first, Request::DeclineSeat { table: TableId(1) }).unwrap();
    assert_eq!(withdrawn(&salon, first), [TableId(1)]);
    assert_eq!(salon.offers(second).len(), 1);
    assert_eq!(salon.queue(second), Some((None, 0, 3)));
    assert_eq!(salon.answer(first, sit_down(TableId(1), 1000)), Err(Refusal::NoSeatOffered));
    assert_eq!(salon.answer(first, Request::DeclineSeat { table: TableId(1) }), Err(Refusal::NoSeatOffered));
}

#[test]
fn a_seat_that_is_not_taken_in_time_goes_to_the_next_in_the_queue() {
    let mut salon = one_table(5);
    let (first, second) = (salon.person(1), salon.person(2));
    let left_ms = salon.join(first, NL10).unwrap().left_ms;
    salon.join(second, NL10);
    salon.wait(left_ms - 1);
    assert!(salon.offers(second).is_empty());
    salon.wait(1);
    assert_eq!((withdrawn(&salon, first), salon.offers(second).len()), (vec![TableId(1)], 1));
    assert_eq!(salon.answer(first, sit_down(TableId(1), 1000)), Err(Refusal::NoSeatOffered));
    assert_eq!(salon.answer(second, sit_down(TableId(1), 1000)), Ok(()));
}

#[test]
fn r_int_5_giving_a_seat_back_brings_the_same_table_again_for_a_while() {
    let mut salon = Salon::with(config_with(|rulebook| rulebook.seating.same_table_s.is = 300));
    let client = salon.person(1);
    // The first pick is the lowest, so the second table is drawn only when the first has no seat.
    salon.seated(2, 2);
    for player in 3..=8 {
        salon.seated(player, 1);
    }
    let second = salon.join(client, NL10).unwrap().table;
    assert_eq!(second, TableId(2));
    let leaver = salon.person(8);
    salon.answer(leaver, Request::LeaveTable { table: TableId(1) }).unwrap();
    salon.answer(client, Request::DeclineSeat { table: second }).unwrap();
    for _ in 0..3 {
        assert_eq!(salon.join(client, NL10).unwrap().table, second);
        salon.answer(client, Request::DeclineSeat { table: second }).unwrap();
    }
    salon.wait(300_001);
    assert_eq!(salon.join(client, NL10).unwrap().table, TableId(1));
}

#[test]
fn r_int_5_a_table_that_has_filled_up_meanwhile_is_not_waited_for() {
    let mut salon = Salon::new();
    let client = salon.person(1);
    assert_eq!(salon.join(client, NL10).unwrap().table, TableId(1));
    salon.answer(client, Request::DeclineSeat { table: TableId(1) }).unwrap();
    for player in 2..=7 {
        salon.seated(player, 1);
    }
    assert_eq!(salon.join(client, NL10).unwrap().table, TableId(2));
}

#[test]
fn r_int_8_sitting_down_accepts_the_rulebook_that_the_offer_names() {
    let mut salon = Salon::new();
    salon.now = salon.now.after_ms(5);
    let client = salon.person(1);
    let SeatOffer { table, rulebook, .. } = salon.join(client, NL10).unwrap();
    assert!(salon.room.save().players[0].accepted.is_empty(), "an offer alone accepts nothing");
    salon.answer(client, sit_down(table, 1000)).unwrap();
    assert_eq!(salon.room.save().players[0].accepted, [(rulebook, salon.now)].into());
}

#[test]
fn a_client_that_comes_back_is_told_of_its_offers_and_places_again() {
    let mut salon = one_table(5);
    let (first, second) = (salon.person(1), salon.person(2));
    salon.join(first, NL10);
    salon.join(second, NL10);
    salon.room.disconnect(first, salon.now);
    salon.room.disconnect(second, salon.now);
    salon.wait(10_000);
    let (first, second) = (salon.person(1), salon.person(2));
    assert_eq!(salon.offers(first).last().unwrap().left_ms, 50_000);
    assert_eq!(salon.queue(second), Some((Some(1), 1, 3)));
    assert_eq!(salon.answer(first, sit_down(TableId(1), 1000)), Ok(()));
}

#[test]
fn unknown_stakes_and_tables_are_refused_and_nothing_changes() {
    let mut salon = Salon::with(without_tables(config()));
    let client = salon.person(1);
    let (stake, table) = (StakeId(9), TableId(9));
    let before = salon.room.save();
    let nothing = [Request::Join { stake }, Request::LeaveQueue { stake }, sit_down(table, 1000), Request::DeclineSeat { table }];
    for request in nothing {
        assert_eq!(salon.answer(client, request), Err(Refusal::Unknown));
    }
    assert_eq!(salon.answer(client, Request::LeaveQueue { stake: NL10 }), Err(Refusal::NotOffered));
    assert_eq!(salon.room.save(), before);
}
