//! What a place wins, and how long a stack lasts.

use poker_protocol::{Money, Prize, PrizeRow};
use poker_rules::{Chips, Stakes};

use crate::{PrizeOutlook, last_paid_place, m_hundredths};

fn rows() -> Vec<PrizeRow> {
    let row = |from, to, money| PrizeRow { from, to, prize: Prize { money: Money::new(money), ..Prize::default() } };
    vec![row(1, 1, 500), row(2, 2, 300), row(3, 3, 200), row(4, 6, 100)]
}

/// The prize now, the next prize and how many must go.
fn outlook(left: u32) -> (u64, Option<(u64, u32)>) {
    let rows = rows();
    let found = PrizeOutlook::of(&rows, left);
    let money = |prize: &Prize| prize.money.hundredths();
    (found.now.map_or(0, money), found.next.map(|jump| (money(jump.prize), jump.must_go)))
}

#[test]
fn before_the_money_the_next_prize_is_the_lowest() {
    assert_eq!(outlook(9), (0, Some((100, 3))));
    assert_eq!(outlook(7), (0, Some((100, 1))));
}

#[test]
fn in_the_money_the_next_prize_is_the_next_better_one() {
    assert_eq!(outlook(6), (100, Some((200, 3))));
    assert_eq!(outlook(4), (100, Some((200, 1))));
    assert_eq!(outlook(3), (200, Some((300, 1))));
    assert_eq!(outlook(1), (500, None));
}

#[test]
fn neighbouring_rows_with_the_same_prize_are_no_jump() {
    let mut rows = rows();
    rows[2].prize = rows[3].prize.clone();
    let next = PrizeOutlook::of(&rows, 5).next.unwrap();
    assert_eq!((next.place, next.must_go), (2, 3));
}

#[test]
fn without_prizes_nothing_is_promised() {
    assert_eq!(PrizeOutlook::of(&[], 5), PrizeOutlook { now: None, next: None });
    assert_eq!((last_paid_place(&[]), last_paid_place(&rows())), (None, Some(6)));
}

#[test]
fn m_counts_the_antes_of_all_at_the_table() {
    let stakes = Stakes { small_blind: Chips::new(400), big_blind: Chips::new(800), ante: Chips::new(100) };
    assert_eq!(m_hundredths(Chips::new(21_000), &stakes, 9), Some(1_000));
    assert_eq!(m_hundredths(Chips::new(12_000), &Stakes { ante: Chips::ZERO, ..stakes }, 9), Some(1_000));
    let none = Stakes { small_blind: Chips::ZERO, big_blind: Chips::ZERO, ante: Chips::ZERO };
    assert_eq!(m_hundredths(Chips::new(1), &none, 9), None);
}
