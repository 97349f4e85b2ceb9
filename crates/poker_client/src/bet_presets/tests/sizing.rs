//! The amounts of presets by their kind.

use poker_rules::{Betting, RaiseRange};
use proptest::prelude::*;

use super::{chips, exact, flop, rounded, unopened};
use crate::bet_presets::{BetPreset, BetPresetKind, BetSizing, PresetList};
use BetPreset::{AllIn, BigBlinds, Minimum, PotPercent, TimesBet};

#[test]
fn a_multiple_of_an_unopened_pot_counts_the_big_blind() {
    assert_eq!(exact(unopened(), TimesBet(250)), 50);
    assert_eq!(exact(flop(), TimesBet(250)), 50, "on the flop too");
}

#[test]
fn a_multiple_has_one_bet_more_for_each_limper() {
    let limped = |limpers| exact(BetSizing { limpers, ..unopened() }, TimesBet(300));
    assert_eq!([limped(0), limped(1), limped(3)], [60, 80, 120]);
    let straddled = BetSizing { to_match: chips(40), limpers: 2, ..unopened() };
    assert_eq!(exact(straddled, TimesBet(300)), 200, "the straddle is the bet to call");
}

#[test]
fn a_multiple_of_a_raise_counts_the_whole_raise() {
    let range = RaiseRange { min_to: chips(100), ..unopened().range };
    let raised = BetSizing { range, to_match: chips(60), ..unopened() };
    assert_eq!(exact(raised, TimesBet(300)), 180);
    let again = BetSizing { range: RaiseRange { min_to: chips(300), ..range }, to_match: chips(180), ..unopened() };
    assert_eq!(exact(again, TimesBet(220)), 396);
}

#[test]
fn big_blinds_are_a_total_whatever_was_bet() {
    assert_eq!(exact(unopened(), BigBlinds(225)), 45);
    assert_eq!(rounded(unopened(), BigBlinds(225)), 45, "the player has named the amount");
    assert_eq!(exact(BetSizing { limpers: 3, ..unopened() }, BigBlinds(225)), 45);
    assert_eq!(exact(flop(), BigBlinds(1_000)), 200);
}

#[test]
fn a_part_of_the_pot_is_raised_on_top_of_the_call() {
    assert_eq!(exact(flop(), PotPercent(50)), 200);
    // A bet of 100 into 300: the pot is 400, and 500 once it is called.
    let bet = BetSizing { to_match: chips(100), pot: chips(500), ..flop() };
    assert_eq!([50, 100, 200].map(|percent| exact(bet, PotPercent(percent))), [350, 600, 1_100]);
}

#[test]
fn thirds_of_the_pot_are_exact() {
    let sizing = BetSizing { pot: chips(3_000), range: RaiseRange { max_to: chips(9_000), ..flop().range }, ..flop() };
    assert_eq!([33, 67, 66].map(|percent| exact(sizing, PotPercent(percent))), [1_000, 2_000, 1_980]);
}

#[test]
fn amounts_are_rounded_to_half_a_big_blind_where_that_is_wanted() {
    assert_eq!([exact(flop(), PotPercent(67)), rounded(flop(), PotPercent(67))], [267, 270]);
    assert_eq!([exact(flop(), PotPercent(66)), rounded(flop(), PotPercent(66))], [264, 260]);
    let odd = BetSizing { big_blind: chips(25), pot: chips(430), ..flop() };
    assert_eq!(rounded(odd, PotPercent(50)), 212, "half of 25 is no whole number of chips: 8.5 blinds");
}

#[test]
fn the_minimum_and_all_in_are_never_rounded() {
    let odd = BetSizing {
        range: RaiseRange { min_to: chips(47), max_to: chips(1_233), ..unopened().range },
        everything: chips(1_233),
        ..unopened()
    };
    assert_eq!([rounded(odd, Minimum), rounded(odd, AllIn)], [47, 1_233]);
    assert_eq!([rounded(odd, TimesBet(100)), rounded(odd, PotPercent(1_000))], [47, 520]);
    let near = BetSizing { pot: chips(1_210), ..odd };
    assert_eq!(rounded(near, PotPercent(100)), 1_230);
    assert_eq!(rounded(BetSizing { pot: chips(1_212), ..odd }, PotPercent(100)), 1_230);
    assert_eq!(rounded(BetSizing { pot: chips(5_000), ..odd }, PotPercent(100)), 1_233, "it ends at the stack");
}

#[test]
fn a_pot_limit_ends_at_the_pot_which_is_not_rounded() {
    let range = RaiseRange { max_to: chips(73), ..unopened().range };
    let limited = BetSizing { betting: Betting::PotLimit { counts_call: true }, range, pot: chips(53), ..unopened() };
    assert_eq!(rounded(limited, PotPercent(100)), 73);
    assert_eq!(rounded(limited, PotPercent(200)), 73);
    assert_eq!(rounded(limited, TimesBet(500)), 73);
    assert_eq!(limited.amount(AllIn, true), None, "the stack may not be bet");
    assert_eq!(BetSizing { everything: chips(73), ..limited }.amount(AllIn, true), Some(chips(73)));
}

#[test]
fn fixed_limit_has_no_presets() {
    let betting = Betting::FixedLimit { max_bets: 4, capped_heads_up: false };
    for kind in BetPresetKind::ALL {
        assert_eq!(BetSizing { betting, ..unopened() }.amount(kind.usual(), false), None, "{kind:?}");
    }
}

proptest! {
    #[test]
    fn every_amount_is_legal(
        min in 1_u64..5_000, more in 0_u64..1_000_000, blind in 1_u64..5_000, to_match in 0_u64..500_000, limpers in 0_u32..9,
        pot in 0_u64..9_000_000, value: u16, kind in 0..BetPresetKind::ALL.len(), round: bool, flop: bool,
    ) {
        let range = RaiseRange { min_to: chips(min), max_to: chips(min + more), opens: false, undersized: false };
        let list = if flop { PresetList::FromFlop } else { PresetList::BeforeFlop };
        let sizing = BetSizing {
            range, betting: Betting::NoLimit, list, big_blind: chips(blind), to_match: chips(to_match), limpers, pot: chips(pot),
            everything: chips(min + more),
        };
        let to = sizing.amount(BetPresetKind::ALL[kind].with(value), round).unwrap();
        prop_assert!(range.min_to <= to && to <= range.max_to);
    }
}
