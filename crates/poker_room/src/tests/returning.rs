//! Coming back to a table in a room (R-RAT, R-BAN): what is remembered, for how long, and how it limits buy-ins and top-ups.

use poker_protocol::{
    BuyInLimits, BuyInRange, Entry, Form, LimitReason, Message, Money, PlayerId, Refusal, Request, Reset, StakeId, TableId,
};

use super::room_scene::Salon;
use super::rulebook_scene::{Offered, config_of, salons};
use super::table_scene::InOrder;
use crate::{Room, Rulebooks};

const WITH_THE_RULES: [&str; 3] = ["en-2.7", "fr-3.1", "sv-2.6"];
/// Two tables with a big blind of 10.
const NL10: Offered = (Form::Regular, 10, 2);
/// Two tables with a big blind of 50, which every rulebook has.
const NL50: Offered = (Form::Regular, 50, 2);
/// Six tables with a big blind of 50.
const BANZAI_NL5: Offered = (Form::Banzai, 50, 6);

fn outside(min: u64, max: u64) -> Refusal {
    Refusal::BuyIn { range: BuyInRange { min: Money::new(min), max: Money::new(max) } }
}

fn top_up(table: u32, to: u64) -> Request {
    Request::TopUp { table: TableId(table), to: Money::new(to) }
}

fn auto_top_up(table: u32) -> Request {
    Request::AutoTopUp { table: TableId(table), on: true }
}

#[test]
fn r_cash_3_an_ordinary_table_takes_50_to_100_big_blinds() {
    for rulebook in Rulebooks::embedded().unwrap().iter() {
        let ordinary: Vec<_> = rulebook.stakes.iter().filter(|row| row.form == Form::Regular).collect();
        assert!(!ordinary.is_empty());
        for row in ordinary {
            let BuyInRange { min, max } = rulebook.buy_in_range(row).unwrap();
            assert_eq!((Some(min), Some(max)), (row.big_blind.times(50), row.big_blind.times(100)), "{} {}", rulebook.id, row.name);
        }
    }
}

#[test]
fn r_cash_3_the_name_of_a_stake_is_its_largest_buy_in() {
    for id in ["en-1.2", "en-2.7", "fr-3.1", "sv-2.6"] {
        let rulebooks = Rulebooks::embedded().unwrap();
        let rulebook = rulebooks.get(id).unwrap();
        for row in &rulebook.stakes {
            let units: u64 = row.name.trim_start_matches(char::is_alphabetic).parse().unwrap();
            assert_eq!(rulebook.buy_in_range(row).unwrap().max, Money::new(units * 100), "{id} {}", row.name);
        }
    }
}

#[test]
fn r_cash_3_a_buy_in_outside_the_range_is_refused_and_changes_nothing() {
    for mut salon in salons(&["en-1.2", "en-2.7", "fr-3.1", "sv-2.6", "room-003"], &[NL50]) {
        let client = salon.person(1);
        let table = salon.join(client, StakeId(0)).unwrap().table;
        let before = salon.room.save();
        for buy_in in [0, 2_499, 5_001, u64::MAX] {
            let entry = Entry::WaitForBigBlind;
            let asked = salon.answer(client, Request::SitDown { table, buy_in: Money::new(buy_in), entry });
            assert_eq!(asked, Err(outside(2_500, 5_000)));
            assert_eq!(salon.room.save(), before);
        }
        salon.sit_at(1, 1, 2_500).unwrap();
        salon.sit_at(1, 2, 5_000).unwrap();
    }
}

#[test]
fn r_rat_1_a_room_asks_for_the_stack_that_was_left_with_at_the_same_table_only() {
    for mut salon in salons(&WITH_THE_RULES, &[NL10]) {
        let client = salon.person(1);
        salon.sit_and_leave(client, 1, 1, 1_000, 720);
        assert_eq!(salon.sit_at(1, 1, 500), Err(outside(720, 1_000)));
        salon.sit_at(1, 2, 500).unwrap();
        salon.sit_at(1, 1, 720).unwrap();
    }
}

#[test]
fn r_rat_1_half_an_hour_later_everything_is_as_before() {
    for mut salon in salons(&WITH_THE_RULES, &[NL10]) {
        let client = salon.person(1);
        salon.sit_and_leave(client, 1, 1, 1_000, 1_800);
        salon.now = salon.now.after_ms(1_800_000);
        assert_eq!(salon.sit_at(1, 1, 500), Err(outside(1_000, 1_800)));
        salon.now = salon.now.after_ms(1);
        salon.sit_at(1, 1, 500).unwrap();
    }
}

#[test]
fn r_rat_2_the_counter_of_a_room_goes_over_all_its_tables() {
    for mut salon in salons(&WITH_THE_RULES, &[NL10, (Form::Regular, 50, 1)]) {
        let client = salon.person(1);
        for (table, full) in [(1, 1_000), (2, 1_000), (3, 5_000), (1, 1_000), (2, 1_000)] {
            salon.sit_and_leave(client, 1, table, full, full);
            salon.sit_and_leave(client, 1, table, full, 0);
        }
        salon.sit_and_leave(client, 1, 1, 1_000, 1_800);
        assert_eq!(salon.sit_at(1, 1, 1_000), Err(outside(1_800, 1_800)));
    }
}

#[test]
fn r_rat_6_no_smaller_stack_comes_back_to_a_deepstack_table() {
    for mut salon in salons(&WITH_THE_RULES, &[(Form::Deepstack, 10, 1)]) {
        let client = salon.person(1);
        salon.sit_and_leave(client, 1, 1, 5_000, 12_000);
        assert_eq!(salon.sit_at(1, 1, 10_000), Err(outside(12_000, 12_000)));
        salon.sit_and_leave(client, 1, 1, 12_000, 6_000);
        assert_eq!(salon.sit_at(1, 1, 5_000), Err(outside(6_000, 10_000)));
    }
}

#[test]
fn r_rat_7_en_1_2_and_room_003_ask_for_nothing() {
    for mut salon in salons(&["en-1.2", "room-003"], &[NL50]) {
        let client = salon.person(1);
        for _ in 0..7 {
            salon.sit_and_leave(client, 1, 1, 2_500, 9_000);
        }
        salon.sit_at(1, 1, 2_500).unwrap();
    }
}

#[test]
fn a_player_removed_for_sitting_out_has_left_too() {
    for mut salon in salons(&WITH_THE_RULES, &[NL10]) {
        let client = salon.person(1);
        salon.sit_at(1, 1, 1_000).unwrap();
        salon.answer(client, Request::SitOut { table: TableId(1), on: true }).unwrap();
        salon.now = salon.now.after_ms(600_001);
        salon.settle();
        assert_eq!(salon.sit_at(1, 1, 500), Err(outside(1_000, 1_000)));
    }
}

#[test]
fn a_kept_room_remembers_departures_counters_and_exclusions() {
    let rulebooks = Rulebooks::embedded().unwrap();
    let config = config_of(rulebooks.get("en-2.7").unwrap(), &[NL10, BANZAI_NL5]);
    let mut salon = Salon::with(config.clone());
    let client = salon.person(1);
    salon.person(2);
    salon.sit_and_leave(client, 1, 1, 1_000, 720);
    salon.sit_and_leave(client, 1, 3, 500, 1_200);
    assert!(salon.room.bar_from_banzai(PlayerId(2), true));
    let json = serde_json::to_string(&salon.room.save()).unwrap();
    let room = Room::restore(serde_json::from_str(&json).unwrap(), config, Box::new(InOrder), salon.now).unwrap();
    let mut again = Salon::of(room);
    again.person(1);
    again.person(2);
    assert_eq!(again.sit_at(1, 1, 500), Err(outside(720, 1_000)));
    assert_eq!(again.sit_at(1, 4, 400), Err(outside(1_200, 1_200)));
    assert_eq!(again.sit_at(2, 4, 500), Err(Refusal::BanzaiExcluded));
}

#[test]
fn a_room_with_other_stakes_knows_the_old_ones_again() {
    let rulebooks = Rulebooks::embedded().unwrap();
    let rulebook = rulebooks.get("en-2.7").unwrap();
    let mut salon = Salon::with(config_of(rulebook, &[(Form::Banzai, 10, 1), BANZAI_NL5]));
    let client = salon.person(1);
    salon.sit_and_leave(client, 1, 1, 100, 240);
    salon.sit_and_leave(client, 1, 2, 500, 1_200);
    // The stakes have other numbers; the departure from the stake that is gone must not count at another one.
    let config = config_of(rulebook, &[(Form::Banzai, 200, 1), (Form::Banzai, 10, 1)]);
    let mut again = Salon::of(Room::restore(salon.room.save(), config, Box::new(InOrder), salon.now).unwrap());
    again.person(1);
    let tables: Vec<TableId> = again.room.table_ids().collect();
    for id in tables {
        let big_blind = again.room.table(id).unwrap().rules().cash.stakes.big_blind.get();
        let asked = if big_blind == 10 { outside(240, 240) } else { outside(2_000, 2_000) };
        assert_eq!(again.sit_at(1, id.0, 300), Err(asked));
    }
}

#[test]
fn r_rat_5_the_seat_that_is_offered_says_what_may_be_brought_and_why() {
    for mut salon in salons(&WITH_THE_RULES, &[(Form::Regular, 10, 1), BANZAI_NL5]) {
        let client = salon.person(1);
        salon.sit_and_leave(client, 1, 1, 1_000, 1_800);
        salon.sit_and_leave(client, 1, 2, 500, 1_200);
        let mut offered = |stake| {
            salon.answer(client, Request::Join { stake: StakeId(stake) }).unwrap();
            let offer = salon.messages(client).iter().rev().find_map(|message| match &message.message {
                Message::SeatOffered { offer } => Some(offer.clone()),
                _ => None,
            });
            offer.unwrap()
        };
        let (regular, banzai) = (offered(0), offered(1));
        let why = LimitReason::DeepReturn { stack: Money::new(1_800), count: 0, most: 5 };
        let range = |min, max| BuyInRange { min: Money::new(min), max: Money::new(max) };
        assert_eq!(regular.limits, BuyInLimits { range: range(1_000, 1_800), instead: None, why });
        let (instead, why) = (Some(Reset { amount: Money::new(500), left: 5 }), LimitReason::BanzaiResume { stack: Money::new(1_200) });
        assert_eq!(banzai.limits, BuyInLimits { range: range(1_200, 1_200), instead, why });
        let sit = |table, buy_in| Request::SitDown { table, buy_in: Money::new(buy_in), entry: Entry::WaitForBigBlind };
        assert_eq!(salon.answer(client, sit(regular.table, 999)), Err(outside(1_000, 1_800)));
        salon.answer(client, sit(regular.table, 1_500)).unwrap();
        assert_eq!(salon.answer(client, sit(banzai.table, 700)), Err(outside(1_200, 1_200)));
        salon.answer(client, sit(banzai.table, 500)).unwrap();
    }
}

#[test]
fn r_rat_5_the_limits_of_an_offer_hold_for_as_long_as_the_seat_is_kept() {
    for mut salon in salons(&WITH_THE_RULES, &[(Form::Regular, 10, 1)]) {
        let client = salon.person(1);
        salon.sit_and_leave(client, 1, 1, 1_000, 1_800);
        salon.wait(1_790_000);
        let table = salon.join(client, StakeId(0)).unwrap().table;
        // In the meantime, half an hour has passed since the player left.
        salon.wait(30_000);
        let sit = |buy_in| Request::SitDown { table, buy_in: Money::new(buy_in), entry: Entry::WaitForBigBlind };
        assert_eq!(salon.answer(client, sit(999)), Err(outside(1_000, 1_800)));
        salon.answer(client, sit(1_000)).unwrap();
    }
}

#[test]
fn x_ban_1_r_ban_1_chips_are_added_up_to_ten_big_blinds_and_to_nothing_else() {
    for mut salon in salons(&WITH_THE_RULES, &[BANZAI_NL5]) {
        let client = salon.person(1);
        salon.sit_at(1, 1, 500).unwrap();
        for stack in [300, 0] {
            salon.make_stack(1, 1, stack);
            for to in [400, 501, 1_000] {
                assert_eq!(salon.answer(client, top_up(1, to)), Err(outside(500, 500)), "with {stack}");
            }
            salon.answer(client, top_up(1, 500)).unwrap();
            assert_eq!(salon.stack_at(1, 1), 500);
        }
        assert_eq!(salon.answer(client, top_up(1, 500)), Err(Refusal::NotOffered));
    }
}

#[test]
fn x_ban_2_x_ban_3_a_room_lets_a_stack_be_resumed_or_reset_five_times() {
    for mut salon in salons(&WITH_THE_RULES, &[BANZAI_NL5]) {
        let client = salon.person(1);
        salon.sit_and_leave(client, 1, 1, 500, 1_200);
        for table in [2, 3, 4, 5, 6] {
            assert_eq!(salon.sit_at(1, table, 700), Err(outside(1_200, 1_200)));
            salon.sit_and_leave(client, 1, table, 500, 1_200);
        }
        assert_eq!(salon.sit_at(1, 1, 500), Err(outside(1_200, 1_200)), "no reset is left");
        salon.sit_at(1, 1, 1_200).unwrap();
        salon.sit_at(1, 2, 500).unwrap();
    }
}

#[test]
fn x_ban_4_r_ban_1_a_fifth_table_of_a_banzai_stake_is_refused() {
    for mut salon in salons(&WITH_THE_RULES, &[BANZAI_NL5, (Form::Banzai, 10, 1), (Form::Regular, 10, 6)]) {
        let client = salon.person(1);
        for table in 1..=4 {
            salon.sit_at(1, table, 500).unwrap();
        }
        let before = salon.room.save();
        let too_many = Err(Refusal::TooManyTables { most: 4 });
        assert_eq!(salon.sit_at(1, 5, 500), too_many);
        assert_eq!(salon.answer(client, Request::Join { stake: StakeId(0) }), too_many);
        assert_eq!(salon.room.save(), before);
        salon.sit_at(1, 7, 100).unwrap();
        for ordinary in 8..=13 {
            salon.sit_at(1, ordinary, 1_000).unwrap();
        }
        salon.answer(client, Request::LeaveTable { table: TableId(2) }).unwrap();
        salon.sit_at(1, 5, 500).unwrap();
    }
}

#[test]
fn r_ban_3_the_auto_top_up_of_a_resumed_stack_stops_at_ten_big_blinds() {
    for mut salon in salons(&WITH_THE_RULES, &[BANZAI_NL5]) {
        let client = salon.person(1);
        salon.sit_and_leave(client, 1, 1, 500, 1_200);
        salon.sit_at(1, 1, 1_200).unwrap();
        for player in 2..=3 {
            salon.person(player);
            salon.sit_at(player, 1, 500).unwrap();
        }
        salon.answer(client, auto_top_up(1)).unwrap();
        for _ in 0..3 {
            salon.fold_hand(1);
        }
        let stack = salon.stack_at(1, 1);
        assert!((1_100..1_300).contains(&stack), "nothing is added to {stack}");
        salon.make_stack(1, 1, 300);
        salon.fold_hand(1);
        assert!((500..=525).contains(&salon.stack_at(1, 1)), "{}", salon.stack_at(1, 1));
    }
}

#[test]
fn r_ban_4_the_house_keeps_a_player_from_banzai_tables() {
    for mut salon in salons(&WITH_THE_RULES, &[BANZAI_NL5, NL10]) {
        let client = salon.person(1);
        assert!(salon.room.bar_from_banzai(PlayerId(1), true));
        let join = Request::Join { stake: StakeId(0) };
        assert_eq!(salon.answer(client, join), Err(Refusal::BanzaiExcluded));
        salon.sit_at(1, 7, 1_000).unwrap();
        salon.room.bar_from_banzai(PlayerId(1), false);
        salon.sits_down(client, StakeId(0));
        assert!(!salon.room.bar_from_banzai(PlayerId(9), true), "nobody the room has seen");
    }
}

#[test]
fn r_cash_9_the_auto_top_up_restores_more_than_the_maximum_where_that_was_brought() {
    for mut salon in salons(&WITH_THE_RULES, &[NL10]) {
        let client = salon.person(1);
        salon.sit_and_leave(client, 1, 1, 1_000, 1_800);
        salon.sit_at(1, 1, 1_800).unwrap();
        for player in 2..=3 {
            salon.person(player);
            salon.sit_at(player, 1, 1_000).unwrap();
        }
        salon.answer(client, auto_top_up(1)).unwrap();
        for _ in 0..3 {
            salon.fold_hand(1);
            assert!(salon.stack_at(1, 1) >= 1_800);
        }
    }
}

#[test]
fn r_cash_9_en_1_2_and_room_003_have_no_auto_top_up() {
    let embedded = Rulebooks::embedded().unwrap();
    for id in ["en-1.2", "room-003"] {
        let mut salon = Salon::with(config_of(embedded.get(id).unwrap(), &[NL50]));
        let client = salon.person(1);
        salon.sit_at(1, 1, 5_000).unwrap();
        let before = salon.room.save();
        assert_eq!(salon.answer(client, auto_top_up(1)), Err(Refusal::NotInRulebook { rulebook: id.to_owned() }));
        assert_eq!(salon.room.save(), before);
    }
}

#[test]
fn r_cash_10_a_busted_player_is_let_in_again_with_any_ordinary_buy_in() {
    for mut salon in salons(&["en-1.2", "en-2.7", "fr-3.1", "sv-2.6", "room-003"], &[NL50]) {
        let client = salon.person(1);
        salon.sit_at(1, 1, 5_000).unwrap();
        for (wrong, right) in [(2_499, 2_500), (5_001, 5_000)] {
            salon.make_stack(1, 1, 0);
            assert_eq!(salon.answer(client, top_up(1, wrong)), Err(outside(2_500, 5_000)));
            salon.answer(client, top_up(1, right)).unwrap();
            assert_eq!(salon.stack_at(1, 1), right);
        }
    }
}
