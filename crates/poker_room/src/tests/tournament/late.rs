//! Late registration and re-entry (R-REG-5, R-REG-6, R-REG-8, R-REG-13).

use poker_protocol::{Money, PlayerId};
use poker_rules::Chips;

use super::field::{Field, falling, freezeout};
use crate::Now;
use crate::rulebook::LateRegistrationClose;
use crate::tournament::{
    Beginning, EntryState, LateRegistration, LateUntil, TournamentOutput, TournamentRefusal, TournamentStage, TournamentTerms,
};

/// A freezeout that begins after a minute, with late registration until the end of level 4.
fn late(closes_early: LateRegistrationClose, re_entries: u16) -> TournamentTerms {
    let mut terms = freezeout(100, 6);
    terms.begin = Beginning::At { time: Now(60_000), least_entries: 2 };
    terms.late = Some(LateRegistration { until: LateUntil::EndOfLevel(4), closes_early, re_entries });
    terms.prizes.division = falling(3);
    terms
}

fn begun(terms: TournamentTerms, entries: u32, seed: u64) -> Field {
    let mut field = Field::new(terms, seed);
    field.enter(entries);
    field.wait_until(Now(60_000));
    assert_eq!(field.tournament.stage(), TournamentStage::Playing);
    field
}

/// Plays until registration closes. Returns the outputs of that step.
fn play_until_closed(field: &mut Field) -> Vec<TournamentOutput> {
    while field.tournament.stage() == TournamentStage::Playing {
        let outputs = field.go_on();
        if outputs.contains(&TournamentOutput::RegistrationClosed) {
            return outputs;
        }
    }
    panic!("registration has not closed");
}

#[test]
fn d_reg_1_r_reg_5_four_levels_of_late_registration_close_at_the_end_of_level_4() {
    let mut terms = late(LateRegistrationClose::PayoutsBegin, 0);
    terms.stack = Chips::new(1_000_000);
    let mut field = begun(terms, 12, 61);
    while field.tournament.is_open() {
        field.fold_on();
    }
    assert_eq!(field.tournament.level(), 5);
    assert_eq!(field.register(90), Err(TournamentRefusal::Closed));
}

#[test]
fn x_reg_1_r_reg_5_late_registration_closes_when_no_more_are_left_than_are_paid() {
    let mut terms = late(LateRegistrationClose::PayoutsBegin, 0);
    terms.late.as_mut().unwrap().until = LateUntil::EndOfLevel(1_000);
    let mut field = begun(terms, 20, 62);
    play_until_closed(&mut field);
    assert_eq!(field.tournament.left(), 3);
    field.play_to_the_end();
    let places = field.places();
    assert_eq!(places.keys().copied().collect::<Vec<u32>>(), (1..=20).collect::<Vec<u32>>());
    assert_eq!(places.values().filter(|&&(_, prize)| !prize.is_zero()).count(), 3);
}

#[test]
fn x_reg_2_r_reg_6_the_first_knock_out_closes_registration_unless_players_may_enter_again() {
    let mut terms = late(LateRegistrationClose::FirstKnockout, 0);
    terms.late.as_mut().unwrap().until = LateUntil::After { ms: 30 * 60_000 };
    let mut field = begun(terms.clone(), 20, 63);
    let outputs = play_until_closed(&mut field);
    assert!(outputs.iter().any(|output| matches!(output, TournamentOutput::Out { .. })), "the knock-out closes it");
    assert!(field.now < Now(31 * 60_000));

    terms.late.as_mut().unwrap().re_entries = 2;
    terms.stack = Chips::new(15_000);
    let mut field = begun(terms, 20, 63);
    while field.now < Now(31 * 60_000 - 5_000) && field.tournament.stage() == TournamentStage::Playing {
        field.fold_on();
        assert!(field.tournament.is_open());
    }
    play_until_closed(&mut field);
    assert!(field.now >= Now(31 * 60_000) && field.now < Now(31 * 60_000 + 5_000), "{:?}", field.now);
}

#[test]
fn r_reg_5_who_comes_late_has_a_full_stack_a_seat_at_one_of_the_emptiest_tables_and_raises_the_pool() {
    let mut field = begun(late(LateRegistrationClose::PayoutsBegin, 0), 10, 64);
    assert_eq!(field.tournament.table_ids().len(), 2);
    assert_eq!(field.tournament.prizes(), [] as [Money; 0], "the prizes are not final yet");
    for player in 11..=12 {
        field.register(player).unwrap();
        let (table, seat) = field.tournament.seat_of(PlayerId(player)).unwrap();
        assert_eq!(field.tournament.table(table).unwrap().settled_stack(seat), Chips::new(1_500));
    }
    let sizes = |field: &Field| {
        let tournament = &field.tournament;
        tournament.table_ids().into_iter().map(|table| tournament.table(table).unwrap().players()).collect::<Vec<u8>>()
    };
    assert_eq!(sizes(&field), [6, 6]);
    field.register(13).unwrap();
    assert_eq!(sizes(&field), [6, 6, 1], "all tables were full, so another one opens");
    assert_eq!(field.tournament.chips(), Chips::new(13 * 1_500));
    play_until_closed(&mut field);
    assert_eq!(field.tournament.pool(), Money::new(13_000));
    field.play_to_the_end();
    assert_eq!(field.places().len(), 13);
}

#[test]
fn r_reg_13_a_player_who_is_out_enters_again_as_often_as_allowed_and_never_with_two_live_entries() {
    let mut field = begun(late(LateRegistrationClose::PayoutsBegin, 1), 18, 65);
    let mut entered_again = 0;
    while field.tournament.is_open() {
        field.go_on();
        let out: Vec<u64> = (1..=18)
            .filter(|&player| {
                let last = field.tournament.entrants().iter().rfind(|entrant| entrant.player == PlayerId(player)).unwrap();
                last.state == EntryState::Out
            })
            .collect();
        for player in out {
            let before = field.tournament.entrants().iter().filter(|entrant| entrant.player == PlayerId(player)).count();
            match field.register(player) {
                Ok(_) => {
                    assert_eq!(before, 1);
                    entered_again += 1;
                    assert_eq!(field.register(player), Err(TournamentRefusal::AlreadyRegistered));
                }
                Err(refusal) => assert_eq!((before, refusal), (2, TournamentRefusal::NoReEntry)),
            }
        }
    }
    assert!(entered_again > 0);
    field.play_to_the_end();
    assert_eq!(field.tournament.entries(), 18 + entered_again);
    assert_eq!(field.places().keys().copied().collect::<Vec<u32>>(), (1..=18 + entered_again).collect::<Vec<u32>>());
    let collected = Money::new(1_000 * u64::from(18 + entered_again));
    assert_eq!(field.places().values().map(|&(_, prize)| prize).sum::<Money>(), collected);
}

#[test]
fn r_reg_8_nobody_un_registers_after_the_deadline_or_where_it_is_forbidden() {
    let mut terms = late(LateRegistrationClose::PayoutsBegin, 0);
    terms.unregister_until_ms = Some(20_000);
    let mut field = Field::new(terms.clone(), 66);
    field.enter(3);
    assert!(field.tournament.unregister(PlayerId(1), Now(40_000)).is_ok());
    assert_eq!(field.tournament.entries(), 2);
    assert_eq!(field.tournament.unregister(PlayerId(2), Now(40_001)), Err(TournamentRefusal::TooLate));
    terms.unregister_until_ms = None;
    let mut field = Field::new(terms, 66);
    field.enter(3);
    assert_eq!(field.tournament.unregister(PlayerId(1), Now(0)), Err(TournamentRefusal::TooLate));
}

/// How much longer each table waits for a player whose connection is lost, milliseconds.
fn extra_times(field: &Field) -> Vec<u32> {
    field.tournament.save(field.now).tables.iter().map(|table| table.disconnect_extra_ms).collect()
}

/// Whether these outputs tell that a table is the final one.
fn is_final(outputs: &[TournamentOutput]) -> bool {
    outputs.iter().any(|output| matches!(output, TournamentOutput::FinalTable { .. }))
}

#[test]
fn r_trn_4_while_players_can_register_the_only_table_is_not_the_final_one() {
    let mut terms = late(LateRegistrationClose::PayoutsBegin, 0);
    terms.stack = Chips::new(1_000_000);
    let mut field = begun(terms, 4, 61);
    assert!(!is_final(&field.take_outputs()));
    assert_eq!(extra_times(&field), [0]);
    field.enter(5);
    assert_eq!(extra_times(&field), [0, 0], "a second table has opened");
    while field.tournament.is_open() {
        assert!(!is_final(&field.fold_on()) || !field.tournament.is_open());
    }
    assert_eq!(extra_times(&field), [0, 0]);
    field.play_to_the_end();

    let mut terms = late(LateRegistrationClose::PayoutsBegin, 0);
    terms.stack = Chips::new(1_000_000);
    let mut field = begun(terms, 5, 62);
    field.take_outputs();
    let mut outputs = Vec::new();
    while field.tournament.is_open() {
        assert_eq!(extra_times(&field), [0]);
        outputs = field.fold_on();
    }
    let at = |wanted: fn(&TournamentOutput) -> bool| outputs.iter().position(wanted).unwrap();
    let closed = at(|output| matches!(output, TournamentOutput::RegistrationClosed));
    assert!(closed < at(|output| matches!(output, TournamentOutput::FinalTable { .. })), "{outputs:?}");
    assert_eq!(extra_times(&field), [20_000]);
}

#[test]
fn r_trn_4_r_trn_9_a_table_that_is_left_alone_by_a_break_up_is_the_final_one_only_when_registration_has_closed() {
    let left_alone = |seed| {
        let mut field = begun(late(LateRegistrationClose::PayoutsBegin, 0), 8, seed);
        while field.tournament.is_open() {
            let outputs = field.go_on();
            if outputs.iter().any(|output| matches!(output, TournamentOutput::Broken { .. })) && field.tournament.is_open() {
                assert!(!is_final(&outputs), "seed {seed}");
                return Some(field);
            }
        }
        None
    };
    let mut field = (0..50).find_map(left_alone).unwrap();
    assert_eq!(extra_times(&field), [0]);
    assert!(is_final(&play_until_closed(&mut field)));
    assert_eq!(extra_times(&field), [20_000]);
}

#[test]
fn r_trn_4_a_tournament_that_ends_with_its_registration_has_no_final_table() {
    let mut ended = 0;
    for seed in 0..20 {
        let mut field = begun(late(LateRegistrationClose::FirstKnockout, 0), 2, seed);
        let mut outputs = field.take_outputs();
        while field.tournament.stage() == TournamentStage::Playing {
            outputs.extend(field.go_on());
        }
        if outputs.iter().filter(|output| matches!(output, TournamentOutput::Level { .. })).count() < 4 {
            assert!(!is_final(&outputs), "seed {seed}");
            ended += 1;
        }
    }
    assert!(ended > 0);
}

/// Disqualifies a player, and plays until the player's last hand is over.
fn disqualify(field: &mut Field, player: PlayerId) {
    field.tournament.disqualify(player, &mut field.dealer, field.now).unwrap();
    while field.tournament.seat_of(player).is_some() {
        field.fold_on();
    }
}

#[test]
fn r_reg_6_a_disqualification_does_not_close_late_registration_as_the_first_knock_out_does() {
    let mut field = begun(late(LateRegistrationClose::FirstKnockout, 0), 8, 66);
    disqualify(&mut field, PlayerId(3));
    assert!(field.tournament.is_open());
    field.register(9).unwrap();
    assert!(play_until_closed(&mut field).iter().any(|output| matches!(output, TournamentOutput::Out { .. })));
    field.play_to_the_end();
    assert_eq!(field.places().len(), 9);
}

#[test]
fn r_reg_5_a_disqualification_closes_late_registration_when_no_more_are_left_than_are_paid() {
    let mut field = begun(late(LateRegistrationClose::PayoutsBegin, 0), 4, 67);
    disqualify(&mut field, PlayerId(3));
    assert!(!field.tournament.is_open(), "three are left and three are paid");
}
