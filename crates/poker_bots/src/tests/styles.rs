//! Personas differ as their names say, and all of them beat random players.

use super::play::{HOLDEM, Player, Tally, bot, play, rng};
use crate::Persona;

/// Plays a table at which each persona has two of the eight seats; returns the tally of one seat for each persona.
fn mixed_table(seed: u64, hands: u32) -> [Tally; 4] {
    let mut players: Vec<Player> = (0..8).map(|seat| bot(HOLDEM, Persona::ALL[usize::from(seat) % 4], seat)).collect();
    let tallies = play(HOLDEM, &mut players, hands, &mut rng(seed), &mut |_, _, _, _| {});
    [0, 1, 2, 3].map(|persona: usize| tallies[persona])
}

#[test]
fn tight_folds_more_than_loose_and_aggressive_raises_more_than_passive() {
    let [tight_passive, tight_aggressive, loose_passive, loose_aggressive] = mixed_table(5, 4000);
    let folds = |tally: &Tally| tally.hands - tally.played;
    assert!(folds(&tight_passive) > folds(&loose_passive) * 5 / 4);
    assert!(folds(&tight_aggressive) > folds(&loose_aggressive) * 11 / 10);
    // The share of raises among raises and calls does not depend on the number of hands played.
    let share = |tally: &Tally| tally.raises * 1000 / (tally.raises + tally.calls);
    assert!(share(&tight_aggressive) > share(&tight_passive) * 3 / 2);
    assert!(share(&loose_aggressive) > share(&loose_passive) * 2);
}

#[test]
fn each_persona_beats_random_players_clearly() {
    for persona in Persona::ALL {
        for size in [2, 6] {
            let mut players: Vec<Player> = (0..size).map(|seat| if seat == 0 { bot(HOLDEM, persona, 0) } else { Player::Random }).collect();
            let tallies = play(HOLDEM, &mut players, 8000, &mut rng(6), &mut |_, _, _, _| {});
            assert!(tallies[0].win_rate() > 100, "{persona:?} of {size}: {} bb/100", tallies[0].win_rate());
        }
    }
}

#[test]
fn each_persona_beats_players_who_always_call() {
    for persona in Persona::ALL {
        let mut players: Vec<Player> = (0..4).map(|seat| if seat == 0 { bot(HOLDEM, persona, 0) } else { Player::Station }).collect();
        let tallies = play(HOLDEM, &mut players, 6000, &mut rng(7), &mut |_, _, _, _| {});
        assert!(tallies[0].win_rate() > 20, "{persona:?}: {} bb/100", tallies[0].win_rate());
    }
}
