//! How kinds of tournaments end: shootouts, those that half of the field survives, and those with a time limit.

use poker_protocol::Money;
use poker_rules::Chips;

use super::field::{Field, freezeout};
use crate::Now;
use crate::rulebook::{Finish, TableUse, TimeLimitPayout};
use crate::tournament::{EntryId, PrizeDivision, TournamentOutput, TournamentStage, TournamentTableOutput, TournamentTerms};

#[test]
fn x_sho_1_r_typ_4_the_winners_of_all_tables_form_a_new_one_and_stacks_and_levels_begin_anew() {
    let mut terms = freezeout(9, 3);
    terms.tables = TableUse::Shootout;
    terms.prizes.division = PrizeDivision::WinnerTakesAll;
    terms.set_level_length(10_000);
    let mut field = Field::new(terms, 31);
    field.enter(9);
    let (mut rounds, mut level) = (0, 1);
    while field.tournament.stage() == TournamentStage::Playing {
        let outputs = field.go_on();
        let moved = outputs.iter().filter(|output| matches!(output, TournamentOutput::Seated { from: Some(_), .. })).count();
        let broken = outputs.iter().filter(|output| matches!(output, TournamentOutput::Broken { .. })).count();
        assert_eq!(moved, broken, "nobody but the winner leaves a table");
        if broken > 0 {
            rounds += 1;
            assert_eq!((broken, field.tournament.left(), field.only_table().players()), (3, 3, 3));
            assert!(level > 1 && field.tournament.level() == 1);
            let table = field.only_table();
            assert!(table.taken().iter().all(|seat| table.settled_stack(seat) == Chips::new(1_500)));
        }
        level = field.tournament.level();
    }
    assert_eq!((rounds, field.places().len()), (1, 9));
}

/// The places that are given at the end of a tournament at one table, each with its prize and the stacks at the end and at the start of
/// the last hand.
fn last_step(terms: TournamentTerms, seed: u64) -> Vec<(u32, Money, [Chips; 2])> {
    let entries = terms.most_entries;
    let mut field = Field::new(terms, seed);
    field.enter(entries);
    let mut stacks = vec![[Chips::ZERO; 2]; usize::try_from(entries).unwrap() + 1];
    loop {
        let outputs = field.go_on();
        let mut placed: Vec<(EntryId, u32, Money)> = Vec::new();
        for output in outputs {
            match output {
                TournamentOutput::Table { output: TournamentTableOutput::Ended(record), .. } => {
                    for (player, start) in record.players.iter().zip(&record.setup.seats) {
                        let end = record.stacks.iter().find(|end| end.seat == player.seat).unwrap();
                        assert_eq!(player.seat, start.seat);
                        stacks[usize::try_from(player.player.0).unwrap()] = [end.stack, start.stack];
                    }
                }
                TournamentOutput::Placed { entry, place, prize, extra: _ } => placed.push((entry, place, prize)),
                _ => {}
            }
        }
        if field.tournament.stage() != TournamentStage::Playing {
            placed.sort_by_key(|&(_, place, _)| place);
            let stacks_of = |entry| stacks[usize::try_from(field.tournament.entrant(entry).unwrap().player.0).unwrap()];
            return placed.into_iter().map(|(entry, place, prize)| (place, prize, stacks_of(entry))).collect();
        }
    }
}

#[test]
fn r_typ_8_play_goes_on_until_half_of_the_field_rounded_down_is_left() {
    for players in [6, 7, 9] {
        let mut terms = freezeout(players, 10);
        terms.finish = Finish::HalfLeft;
        terms.prizes.division = PrizeDivision::Equal;
        let mut field = Field::new(terms, 32);
        field.enter(players);
        while field.tournament.stage() == TournamentStage::Playing {
            assert!(field.tournament.left() > players / 2);
            field.go_on();
        }
    }
}

#[test]
fn r_typ_8_where_too_many_go_out_in_one_hand_the_largest_stacks_at_its_start_fill_the_places() {
    let mut filled = 0;
    for seed in 0..80 {
        let mut terms = freezeout(6, 6);
        terms.finish = Finish::HalfLeft;
        terms.prizes.division = PrizeDivision::Equal;
        let placed = last_step(terms, seed);
        assert!(placed.windows(2).all(|pair| pair[0].2 >= pair[1].2), "seed {seed}: {placed:?}");
        for (place, prize, [stack, _]) in placed {
            assert_eq!(prize, Money::new(if place <= 3 { 2_000 } else { 0 }), "seed {seed}: place {place}");
            filled += u32::from(place <= 3 && stack.is_zero());
        }
    }
    assert!(filled > 0, "no hand took the field below its half");
}

#[test]
fn x_f50_1_r_typ_6_the_half_by_chips_follows_the_stacks_after_the_last_hand() {
    for seed in 0..10 {
        let mut terms = freezeout(6, 6);
        terms.finish = Finish::HalfLeft;
        terms.prizes.division = PrizeDivision::HalfByChips;
        let placed = last_step(terms, seed);
        for (place, prize, [stack, _]) in placed.into_iter().filter(|&(place, ..)| place <= 3) {
            // 60.00 in the pool and 9,000 chips: 10.00 each, and 30.00 by chips.
            let exact = 1_000 + stack.get() / 3;
            assert!((exact..=exact + 1).contains(&prize.hundredths()), "seed {seed}: place {place}, {stack:?}, {prize:?}");
        }
    }
}

#[test]
fn x_tlim_1_r_prz_7_when_the_time_is_up_the_hands_are_finished_and_the_stacks_decide() {
    for payout in [None, Some(TimeLimitPayout::Proportional)] {
        let mut terms = freezeout(6, 6);
        terms.finish = Finish::TimeLimit { seconds: 40 };
        terms.time_limit_payout = payout;
        for seed in 0..10 {
            let mut field = Field::new(terms.clone(), seed);
            field.enter(6);
            let mut up = None;
            while field.tournament.stage() == TournamentStage::Playing {
                for output in field.go_on() {
                    match output {
                        TournamentOutput::TimeUp => up = Some(field.now),
                        TournamentOutput::Table { output: TournamentTableOutput::Started { .. }, .. } => assert_eq!(up, None),
                        _ => {}
                    }
                }
            }
            if let Some(up) = up {
                assert!(up >= Now(40_000) && up <= Now(41_000), "{up:?}");
            }
            let placed = last_step(terms.clone(), seed);
            assert!(placed.windows(2).all(|pair| pair[0].2[0] >= pair[1].2[0]), "seed {seed}: {placed:?}");
        }
    }
}
