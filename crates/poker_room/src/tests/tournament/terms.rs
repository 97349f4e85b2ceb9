//! Terms of single tournaments: added money, hand-for-hand play, the time limit, and players who come and go before the beginning.

use poker_protocol::{Money, PlayerId};
use poker_rules::Chips;

use super::field::{Field, falling, freezeout};
use crate::Now;
use crate::rulebook::{EntryPrice, Finish};
use crate::tournament::{Beginning, BreakRules, TournamentOutput, TournamentStage, TournamentTableOutput};

#[test]
fn r_prz_3_added_money_comes_on_top_of_a_tournaments_guarantee() {
    for (guarantee, pool) in [(50_000, 62_000), (150_000, 152_000)] {
        let mut terms = freezeout(6, 6);
        terms.entry = EntryPrice { buy_in: Money::new(10_000), fee: Money::new(100) };
        (terms.prizes.guarantee, terms.prizes.added) = (Money::new(guarantee), Money::new(2_000));
        let mut field = Field::new(terms, 41);
        field.enter(6);
        assert_eq!(field.tournament.pool(), Money::new(pool));
    }
}

#[test]
fn r_trn_8_hand_for_hand_play_begins_above_the_paid_places_and_ends_when_they_are_reached() {
    let (mut begun, mut ended) = (0, 0);
    for seed in 0..10 {
        let mut terms = freezeout(30, 5);
        terms.prizes.division = falling(12);
        terms.hand_for_hand = Some(2);
        let mut field = Field::new(terms, seed);
        field.enter(30);
        while field.tournament.stage() == TournamentStage::Playing {
            let before = field.tournament.left();
            for output in field.go_on() {
                let left = field.tournament.left();
                match output {
                    TournamentOutput::HandForHand { on: true } => {
                        assert!(before > 14 && (13..=14).contains(&left), "seed {seed}: {left} are left");
                        begun += 1;
                    }
                    TournamentOutput::HandForHand { on: false } => {
                        assert!(before > 12 && left <= 12, "seed {seed}: {left} are left");
                        ended += 1;
                    }
                    _ => {}
                }
            }
        }
    }
    assert!(begun >= 8 && begun == ended, "{begun} {ended}");
}

#[test]
fn r_prz_7_the_time_limit_stands_still_during_a_break() {
    let mut terms = freezeout(6, 6);
    terms.stack = Chips::new(1_000_000);
    terms.set_level_length(60_000);
    terms.breaks = Some(BreakRules { minute: 55, length_ms: 300_000 });
    terms.finish = Finish::TimeLimit { seconds: 900 };
    let mut field = Field::new(terms, 42);
    field.now = Now(50 * 60_000);
    field.enter(6);
    let mut up = None;
    while up.is_none() && field.now < Now(120 * 60_000) {
        let outputs = field.fold_on();
        up = outputs.iter().find(|output| matches!(output, TournamentOutput::TimeUp)).map(|_| field.now);
    }
    let played = up.unwrap().ms_since(Now(50 * 60_000)) - 300_000;
    assert!((900_000..=901_000).contains(&played), "{played} ms");
}

#[test]
fn r_trn_1_a_player_who_has_lost_the_connection_before_the_beginning_is_seated_and_folded() {
    let mut terms = freezeout(3, 3);
    terms.begin = Beginning::At { time: Now(60_000), least_entries: 2 };
    let mut field = Field::new(terms, 43);
    field.enter(3);
    field.tournament.set_connected(PlayerId(2), false, field.now);
    field.wait_until(Now(60_000));
    let (_, own) = field.tournament.seat_of(PlayerId(2)).unwrap();
    for _ in 0..100 {
        for output in field.fold_on() {
            if let TournamentOutput::Table { output: TournamentTableOutput::ToAct { seat, .. }, .. } = output {
                assert_ne!(seat, own);
            }
        }
    }
}
