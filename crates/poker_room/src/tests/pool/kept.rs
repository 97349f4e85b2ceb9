//! A pool that is restored from a save.

use poker_protocol::FastButton;
use poker_rules::{Action, Chips};

use super::{Pool, STACK, play_down, sits_out};
use crate::tests::table_scene::{nl10, player};
use crate::{FastPool, FastRules, Now};

/// The same pool after a restart, before its players are restored.
fn opened_again() -> FastPool {
    super::empty_pool(nl10(|_| {}), FastRules { button: FastButton::Random, gather_ms: 0 })
}

#[test]
fn r_cash_4_a_restart_gives_nobody_who_sits_out_of_a_pool_more_time() {
    let mut pool = Pool::of(6);
    let away = player(6);
    sits_out(&mut pool, away, true);
    while pool.hand_of(away).is_some() {
        play_down(&mut pool);
    }
    pool.now = pool.now.after_ms(nl10(|_| {}).cash.removal_ms - 60_000);
    let save = pool.pool.save();
    pool.pool = opened_again();
    pool.pool.resume(save, pool.now);
    assert!(pool.pool.holds(away), "not yet");
    pool.wait(61_000);
    assert!(!pool.pool.holds(away));
}

#[test]
fn r_fail_1_a_kept_pool_has_what_the_book_says() {
    let mut pool = Pool::of(6);
    let order = pool.in_order_of_action();
    let ask = pool.asked().remove(0);
    pool.act(&ask, Action::RaiseTo(Chips::new(30))).unwrap();
    pool.fast_fold(order[5]).unwrap();
    let save = pool.pool.save();
    let mut again = opened_again();
    assert!(again.accepts(&save));
    again.resume(save, Now(0));
    assert!(order.iter().all(|&player| again.settled_stack(player) == Chips::new(STACK)), "as at the start of the hand");
}
