//! Random tournaments of every kind. Their players register, take entries back, lose their connections, sit out, buy chips, enter again and
//! make deals; the house disqualifies and cancels; some are cut and restored from their journals; the survivors of some play a second
//! phase. Whatever happens, chips, money and tickets add up, and everybody has one place.

mod bought;
mod branches;
mod falls;
mod house;
mod phases;
mod play;
mod purchases;
mod seats;
mod terms;
mod told;

pub(super) use phases::{Left, first_phase, second};
pub(super) use play::Checked;
pub(super) use terms::{ordinary, terms};

use std::ops::Range;

use branches::{Branches, missing};

/// Prints the seed of a tournament in which something is wrong.
struct Seed(u64);

impl Drop for Seed {
    fn drop(&mut self) {
        if std::thread::panicking() {
            println!("seed {}", self.0);
        }
    }
}

/// Plays tournaments in which something was wrong once.
fn replay<const N: usize>(seeds: [u64; N], play: impl Fn(u64) -> Branches) {
    for seed in seeds {
        let _seed = Seed(seed);
        let _seen = play(seed);
    }
}

/// Plays the tournaments with these seeds in two threads. Returns what has happened.
fn play_many(seeds: Range<u64>) -> Branches {
    let play = |parity: u64| {
        let mut seen = Branches::new();
        for seed in seeds.clone().filter(|seed| seed % 2 == parity) {
            let _seed = Seed(seed);
            seen.extend(Checked::play(seed));
            if seed % 16 < 2 {
                seen.extend(phases::play(seed));
            }
        }
        seen
    };
    std::thread::scope(|scope| {
        let odd = scope.spawn(|| play(1));
        let mut seen = play(0);
        seen.extend(odd.join().unwrap());
        seen
    })
}

#[test]
fn random_tournaments_keep_chips_money_and_places() {
    assert_eq!(missing(&play_many(0..1_000)), Vec::<&str>::new(), "never seen");
}

#[test]
fn r_trn_9_a_table_gives_players_away_before_it_deals_also_if_the_hand_of_another_was_over_at_once() {
    replay([1_002_352, 1_007_987, 1_582_545], Checked::play);
}

#[test]
fn r_trn_13_r_trn_8_a_bounty_that_a_player_has_earned_who_is_disqualified_before_the_round_is_over_goes_to_the_house() {
    replay([1_038_160, 1_058_049], phases::play);
}

#[test]
fn r_trn_7_who_may_still_rebuy_at_the_end_has_the_place_of_the_hand_that_took_the_last_chips() {
    replay([1_055_664], phases::play);
}

#[test]
fn r_trn_8_r_trn_13_tables_wait_until_all_who_are_out_have_places_also_if_a_player_is_disqualified_meanwhile() {
    replay([1_068_737], phases::play);
}

#[test]
fn r_trn_2_r_hex_10_players_who_are_all_absent_check_down_at_the_last_level_so_that_the_tournament_ends() {
    replay([1_074_892, 1_203_433], Checked::play);
}

#[test]
fn r_trn_8_a_table_to_which_a_player_comes_plays_on_also_if_hand_for_hand_play_began_and_ended_meanwhile() {
    replay([1_311_235], Checked::play);
}

#[test]
fn a_player_who_has_moved_and_comes_back_to_a_table_may_have_its_next_big_blind() {
    replay([1_457_226, 1_564_346, 1_731_169], Checked::play);
}

#[test]
#[ignore = "ten thousand tournaments"]
fn long_ten_thousand_random_tournaments_keep_chips_money_and_places() {
    assert_eq!(missing(&play_many(0..10_000)), Vec::<&str>::new(), "never seen");
}

#[test]
#[ignore = "a million tournaments"]
fn long_a_million_random_tournaments_keep_chips_money_and_places() {
    assert_eq!(missing(&play_many(1_000_000..2_000_000)), Vec::<&str>::new(), "never seen");
}
