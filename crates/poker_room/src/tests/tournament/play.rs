//! How a tournament is played: seats, absent players, hand-for-hand play, the final table.

use std::collections::{BTreeMap, BTreeSet};

use poker_protocol::{PlayerId, TableId};
use poker_rules::{Act, Chips, HandEvent};

use super::field::{Field, falling, freezeout};
use crate::Now;
use crate::tournament::{Beginning, EntryState, TournamentOutput, TournamentRefusal, TournamentStage, TournamentTableOutput};

#[test]
fn r_typ_1_a_sit_and_go_begins_when_it_is_full() {
    let mut field = Field::new(freezeout(5, 5), 21);
    field.enter(4);
    assert_eq!(field.tournament.stage(), TournamentStage::Registering);
    field.enter(1);
    assert_eq!(field.tournament.stage(), TournamentStage::Playing);
    assert_eq!(field.register(99), Err(TournamentRefusal::Closed));
}

#[test]
fn r_reg_3_r_reg_2_a_scheduled_tournament_begins_at_its_time_if_enough_have_registered() {
    for (entries, stage) in [(4, TournamentStage::Cancelled), (5, TournamentStage::Playing)] {
        let mut terms = freezeout(100, 6);
        terms.begin = Beginning::At { time: Now(60_000), least_entries: 5 };
        let mut field = Field::new(terms, 22);
        field.enter(entries);
        field.wait_until(Now(59_999));
        assert_eq!(field.tournament.stage(), TournamentStage::Registering);
        field.wait_until(Now(60_000));
        assert_eq!(field.tournament.stage(), stage);
    }
}

#[test]
fn r_reg_7_r_reg_2_nobody_registers_twice_or_when_it_is_full() {
    let mut terms = freezeout(3, 3);
    terms.begin = Beginning::At { time: Now(1_000), least_entries: 2 };
    let mut field = Field::new(terms, 23);
    field.enter(2);
    assert_eq!(field.register(1), Err(TournamentRefusal::AlreadyRegistered));
    field.enter(1);
    assert_eq!(field.register(50), Err(TournamentRefusal::Full));
    assert_eq!(field.tournament.unregister(PlayerId(50), field.now), Err(TournamentRefusal::NotRegistered));
    assert!(field.tournament.unregister(PlayerId(2), field.now).is_ok());
    assert!(field.register(50).is_ok());
    field.wait_until(Now(1_000));
    assert_eq!(field.tournament.unregister(PlayerId(1), field.now), Err(TournamentRefusal::TooLate));
}

#[test]
fn r_trn_1_everybody_gets_a_random_seat_at_tables_of_about_the_same_size() {
    let mut first = BTreeSet::new();
    for seed in 0..20 {
        let mut field = Field::new(freezeout(20, 9), seed);
        field.enter(20);
        let tournament = &field.tournament;
        let sizes: Vec<u8> = tournament.table_ids().into_iter().map(|table| tournament.table(table).unwrap().players()).collect();
        assert_eq!(sizes, [7, 7, 6]);
        first.insert(tournament.seat_of(PlayerId(1)).unwrap());
    }
    assert!(first.len() > 10, "the first player sat at {} places", first.len());
}

#[test]
fn r_trn_2_an_absent_player_is_dealt_in_posts_and_is_folded() {
    let mut field = Field::new(freezeout(6, 6), 24);
    field.away.insert(3);
    field.enter(6);
    let (mut posted, mut folded) = (0, 0);
    while field.tournament.seat_of(PlayerId(3)).is_some() {
        let outputs = field.go_on();
        let Some((_, own)) = field.tournament.seat_of(PlayerId(3)) else { break };
        for output in outputs {
            match output {
                TournamentOutput::Table { output: TournamentTableOutput::ToAct { seat, .. }, .. } => assert_ne!(seat, own),
                TournamentOutput::Table { output: TournamentTableOutput::Hand { event, .. }, .. } => match event {
                    HandEvent::Posted { seat, .. } if seat == own => posted += 1,
                    HandEvent::Acted { seat, act, .. } if seat == own => {
                        assert_eq!(act, Act::Fold, "the big blind is folded even where a check is free");
                        folded += 1;
                    }
                    _ => {}
                },
                _ => {}
            }
        }
    }
    assert!(posted > 0 && folded > 0, "{posted} {folded}");
}

#[test]
fn r_trn_2_a_player_who_connects_again_takes_decisions_again() {
    let mut field = Field::new(freezeout(3, 3), 25);
    field.away.insert(2);
    field.enter(3);
    field.tournament.set_connected(PlayerId(2), true, field.now);
    let mut asked = false;
    for _ in 0..200 {
        for output in field.fold_on() {
            if let TournamentOutput::Table { output: TournamentTableOutput::ToAct { seat, .. }, .. } = &output {
                asked |= Some(*seat) == field.only_table().seat_of(PlayerId(2));
            }
        }
    }
    assert!(asked);
}

#[test]
fn r_trn_8_in_hand_for_hand_play_no_table_deals_before_all_have_finished() {
    let mut rounds = 0;
    for seed in 0..8 {
        let mut terms = freezeout(27, 9);
        terms.hand_for_hand = Some(1);
        terms.prizes.division = falling(14);
        let mut field = Field::new(terms, seed);
        field.enter(27);
        let mut hands: Option<BTreeMap<TableId, u32>> = None;
        while field.tournament.stage() == TournamentStage::Playing {
            for output in field.go_on() {
                match output {
                    TournamentOutput::HandForHand { on } => hands = on.then(BTreeMap::new),
                    TournamentOutput::Table { table, output: TournamentTableOutput::Started { .. } } => {
                        let Some(hands) = &mut hands else { continue };
                        *hands.entry(table).or_default() += 1;
                        let counts: BTreeSet<u32> = hands.values().copied().collect();
                        assert!(counts.last().unwrap() - counts.first().unwrap() <= 1, "{hands:?}");
                        rounds = rounds.max(*counts.last().unwrap());
                    }
                    _ => {}
                }
            }
        }
    }
    assert!(rounds >= 2, "no field has played two rounds hand for hand");
}

#[test]
fn r_trn_9_all_players_come_to_one_final_table() {
    let mut field = Field::new(freezeout(40, 9), 28);
    field.enter(40);
    let (mut broken, mut finals) = (0, 0);
    while field.tournament.stage() == TournamentStage::Playing {
        for output in field.go_on() {
            match output {
                TournamentOutput::Broken { .. } => broken += 1,
                TournamentOutput::FinalTable { .. } => finals += 1,
                TournamentOutput::Seated { entry, table, seat, .. } => {
                    let state = field.tournament.entrant(entry).unwrap().state;
                    assert!(state == EntryState::Seated { table, seat } || !matches!(state, EntryState::Registered));
                }
                _ => {}
            }
        }
        assert!(field.tournament.chips() == Chips::new(40 * 1_500) || field.tournament.stage() == TournamentStage::Finished);
    }
    assert_eq!((broken, finals), (4, 1));
}
