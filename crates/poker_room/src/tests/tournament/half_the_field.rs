//! Fifty50 and double or nothing (R-TYP-6, R-TYP-7).

use poker_protocol::Money;

use super::field::{Field, freezeout};
use crate::rulebook::{EntryPrice, Finish};
use crate::tournament::PrizeDivision;

fn prizes(players: u32, division: PrizeDivision, seed: u64) -> Vec<u64> {
    let mut terms = freezeout(players, 10);
    terms.finish = Finish::HalfLeft;
    terms.prizes.division = division;
    terms.entry = EntryPrice { buy_in: Money::new(1_000), fee: Money::ZERO };
    let mut field = Field::new(terms, seed);
    field.enter(players);
    field.play_to_the_end();
    field.places().values().map(|&(_, prize)| prize.hundredths()).collect()
}

#[test]
fn x_don_1_r_typ_7_five_of_ten_players_double_their_money() {
    assert_eq!(prizes(10, PrizeDivision::Equal, 51), [2_000, 2_000, 2_000, 2_000, 2_000, 0, 0, 0, 0, 0]);
}

#[test]
fn r_typ_6_half_of_the_pool_is_shared_equally_and_half_by_chips() {
    for seed in 0..10 {
        let prizes = prizes(6, PrizeDivision::HalfByChips, seed);
        assert_eq!(prizes.iter().sum::<u64>(), 6_000);
        assert!(prizes[..3].iter().all(|&prize| prize >= 1_000) && prizes[3..] == [0, 0, 0], "{prizes:?}");
        assert!(prizes.is_sorted_by(|better, worse| better >= worse), "{prizes:?}");
    }
}
