//! A pool whose players do anything at any time.

use poker_protocol::FastButton;
use poker_rules::Action;
use proptest::prelude::{ProptestConfig, any, prop_assert, prop_assert_eq, proptest};

use super::Pool;
use crate::tests::table_scene::player;

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    /// Whatever players do, no chip is made or lost, and each player always has the chips that were bought in, won and lost.
    #[test]
    fn r_fast_2_chips_are_conserved_whatever_players_do(seed in any::<u64>(), choices in proptest::collection::vec(any::<(u8, u8)>(), 300)) {
        let randomness = Box::new(crate::Shuffler(<chacha20::ChaCha8Rng as rand::SeedableRng>::seed_from_u64(seed)));
        let mut pool = Pool::new(FastButton::Random, randomness, |_| {});
        for (what, who) in choices {
            let number = 1 + who % 14;
            let somebody = player(number);
            match what % 16 {
                0 | 1 => {
                    if !pool.pool.holds(somebody) && pool.book.get(&somebody).copied().unwrap_or(0) == 0 {
                        pool.join(number);
                    }
                }
                2 => drop(pool.pool.leave(somebody, &mut pool.dealer, pool.now)),
                3..=5 => {
                    let before = pool.pool.save();
                    if pool.fast_fold(somebody).is_err() {
                        prop_assert_eq!(pool.pool.save(), before);
                    }
                }
                6 => pool.set_connected(somebody, who < 128),
                7 => pool.pool.void_hands(pool.now),
                8 => {
                    let now = pool.now;
                    let asked = pool.pool.ask(somebody, &mut pool.dealer, now, |table, seat| {
                        table.set_sit_out(seat, who < 128, now);
                        Ok(())
                    });
                    prop_assert_eq!(asked.is_ok(), pool.pool.holds(somebody));
                }
                9 => pool.wait(u32::from(who) * 100),
                _ => {
                    let asks = pool.asked();
                    if let Some(ask) = asks.get(usize::from(who) % asks.len().max(1)) {
                        let raise = ask.legal.raise.as_ref().map(|raise| Action::RaiseTo(if who % 3 == 0 { raise.max_to } else { raise.min_to }));
                        let passive = if ask.legal.check { Action::Check } else if ask.legal.call.is_some() { Action::Call } else { Action::Fold };
                        let action = match (what % 4, raise) {
                            (0, Some(raise)) => raise,
                            (1, _) => Action::Fold,
                            (_, _) => passive,
                        };
                        prop_assert!(pool.act(ask, action).is_ok());
                    }
                }
            }
            pool.listen();
            pool.check();
        }
    }
}
