//! Players who sit out (R-TRN-2).

use poker_protocol::PlayerId;
use poker_rules::{Act, HandEvent, Seat};

use super::field::{Field, freezeout};
use crate::tournament::{TournamentOutput, TournamentTableOutput};

#[test]
fn r_trn_2_a_player_who_sits_out_is_dealt_in_posts_and_is_folded_without_a_wait_for_the_clock() {
    let (mut dealt, mut posted, mut folded) = (0, 0, 0);
    for seed in 0..5 {
        let mut field = Field::new(freezeout(4, 4), seed);
        field.enter(4);
        let own = field.only_table().seat_of(PlayerId(2)).unwrap();
        assert!(field.sit_out(PlayerId(2), true));
        let mut last_step = field.now;
        while field.tournament.seat_of(PlayerId(2)).is_some() {
            for output in field.go_on() {
                let TournamentOutput::Table { output, .. } = output else { continue };
                match output {
                    TournamentTableOutput::Started { players, .. } => {
                        assert!(players.iter().any(|dealt| dealt.seat == own));
                        dealt += 1;
                        last_step = field.now;
                    }
                    TournamentTableOutput::ToAct { seat, .. } => assert_ne!(seat, own),
                    TournamentTableOutput::Hand { event, .. } => {
                        match event {
                            HandEvent::Posted { seat, .. } if seat == own => posted += 1,
                            HandEvent::Acted { seat, act, .. } if seat == own => {
                                assert_eq!((act, field.now), (Act::Fold, last_step), "at once, also where a check is free");
                                folded += 1;
                            }
                            _ => {}
                        }
                        last_step = field.now;
                    }
                    _ => {}
                }
            }
        }
    }
    assert!(dealt > 10 && posted > 5 && folded > 5, "{dealt}, {posted}, {folded}");
}

#[test]
fn r_trn_2_a_player_who_sits_out_while_asked_is_folded_at_once_and_is_asked_again_after_coming_back() {
    let mut field = Field::new(freezeout(4, 4), 93);
    field.enter(4);
    field.start_hand();
    field.take_outputs();
    let own = field.only_table().awaited_turn().unwrap().0;
    let player = field.tournament.entrant(field.only_table().entry_at(own).unwrap()).unwrap().player;
    assert!(field.sit_out(player, true));
    let acts: Vec<(Seat, Act)> = field.take_outputs().into_iter().filter_map(acted).collect();
    assert_eq!(acts, [(own, Act::Fold)]);
    assert!(field.sit_out(player, false));
    let asks_own = |output: &TournamentOutput| matches!(output, TournamentOutput::Table { output: TournamentTableOutput::ToAct { seat, .. }, .. } if *seat == own);
    assert!((0..50).any(|_| field.fold_on().iter().any(asks_own)));
}

/// Who acts, and how.
fn acted(output: TournamentOutput) -> Option<(Seat, Act)> {
    match output {
        TournamentOutput::Table { output: TournamentTableOutput::Hand { event: HandEvent::Acted { seat, act, .. }, .. }, .. } => {
            Some((seat, act))
        }
        _ => None,
    }
}
