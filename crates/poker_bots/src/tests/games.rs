//! Bots play every game sensibly.

use poker_protocol::{JackpotKind, ShowChoice};
use poker_rules::{Action, Betting, GameParameters, GameSpec, HolePlaces, Street, Variant};

use super::play::{BIG_BLIND, Player, Tally, bot, is_legal, play, rng};
use crate::{BotBrain, Persona, hand_percentile};

fn games() -> impl Iterator<Item = (&'static str, GameSpec)> {
    Variant::ALL.into_iter().map(|variant| (variant.code, variant.game(&GameParameters::DEFAULT)))
}

/// Plays a bot against three copies of `others`; returns the bot's tally.
fn among(game: GameSpec, persona: Persona, others: &Player, hands: u32) -> Tally {
    let mut players = [bot(game, persona, 0), others.clone(), others.clone(), others.clone()];
    play(game, &mut players, hands, &mut rng(6), &mut |_, _, _, _| {})[0]
}

#[test]
fn a_bot_shows_a_hand_that_need_not_be_shown_only_for_a_jackpot() {
    let bot = BotBrain::new(Persona::ALL[0].style());
    let choice = |jackpot| ShowChoice { shown_unasked: true, jackpot };
    assert_eq!(bot.choose(&choice(None)), Action::Muck);
    assert_eq!(bot.choose(&choice(Some(JackpotKind::BadBeat))), Action::Show(HolePlaces::all(2)));
}

#[test]
fn in_every_game_bots_win_against_random_players() {
    for (code, game) in games() {
        let won: i64 = Persona::ALL.iter().map(|persona| among(game, *persona, &Player::Random, 400).win_rate()).sum();
        assert!(won > 0, "{code}: {} bb/100", won / 4);
    }
}

#[test]
fn in_every_game_each_persona_wins_against_players_who_always_call() {
    for (code, game) in games() {
        for persona in Persona::ALL {
            let tally = among(game, persona, &Player::Station, 600);
            assert!(tally.win_rate() > 0, "{code} {persona:?}: {} bb/100", tally.win_rate());
        }
    }
}

#[test]
fn in_every_game_every_decision_is_legal_and_the_worst_hands_are_folded() {
    for (code, game) in games() {
        let mut players: Vec<Player> =
            (0..8).map(|seat| if seat < 4 { bot(game, Persona::ALL[usize::from(seat)], seat) } else { Player::Random }).collect();
        let (mut worst, mut folded) = (0, 0);
        let tallies = play(game, &mut players, 400, &mut rng(9), &mut |hand, seat, legal, action| {
            assert!(is_legal(action, legal), "{code}: {action:?} of {legal:?}");
            assert!(action != Action::Fold || !legal.check, "{code}: folds where a check is free");
            if hand.street() == Street::Preflop && !legal.check && hand_percentile(hand.hole(seat), &game) > 900 {
                worst += 1;
                folded += u32::from(action == Action::Fold);
            }
        });
        assert!(folded * 10 > worst * 9, "{code}: folds {folded} of the {worst} worst hands");
        let [tight_passive, tight_aggressive, loose_passive, loose_aggressive] = [0, 1, 2, 3].map(|persona: usize| tallies[persona]);
        assert!(tight_passive.played * 3 < loose_passive.played * 2, "{code}: tight and loose");
        assert!(tight_aggressive.played < loose_aggressive.played, "{code}: tight and loose");
        let share = |tally: &Tally| tally.raises * 1000 / (tally.raises + tally.calls);
        assert!(share(&tight_aggressive) > share(&tight_passive), "{code}: aggressive and passive");
        assert!(share(&loose_aggressive) > share(&loose_passive) * 3 / 2, "{code}: aggressive and passive");
    }
}

#[test]
fn in_every_game_bets_are_in_proportion_to_the_pot() {
    for (code, game) in games() {
        let mut spots = 0;
        for size in [2, 6, 9] {
            let mut players: Vec<Player> = (0..size)
                .map(|seat| match seat % 3 {
                    0 => Player::Station,
                    _ => bot(game, Persona::ALL[usize::from(seat) % 4], seat),
                })
                .collect();
            play(game, &mut players, 300, &mut rng(11), &mut |hand, seat, legal, action| {
                let (Action::RaiseTo(to), Some(range)) = (action, legal.raise) else { return };
                spots += 1;
                let (price, pot) = (hand.bet_to_match(), hand.pot_total().checked_add(legal.call.unwrap_or_default()).unwrap());
                let (more, behind) = (to.get() - price.get(), hand.stack(seat).get());
                if matches!(game.betting, Betting::FixedLimit { .. }) {
                    assert_eq!(to, range.max_to, "{code}");
                    return;
                }
                assert!(more * 100 >= pot.get() * 33 || to == range.max_to, "{code}: {more} more in a pot of {}", pot.get());
                let short = hand.street() == Street::Preflop && behind <= 20 * BIG_BLIND.get();
                assert!(more <= pot.get() || behind <= 3 * pot.get() || short, "{code}: {more} more in a pot of {}", pot.get());
            });
        }
        assert!(spots > 300, "{code}: only {spots} bets");
    }
}
