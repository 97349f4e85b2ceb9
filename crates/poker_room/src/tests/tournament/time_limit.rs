//! Tournaments that end by the clock (R-PRZ-7).

use poker_protocol::Money;

use super::field::{Field, falling, freezeout};
use crate::Now;
use crate::rulebook::{Finish, TimeLimitPayout};
use crate::tournament::{BreakRules, TournamentOutput, TournamentStage, TournamentTerms};

fn limited(seconds: u32) -> TournamentTerms {
    let mut terms = freezeout(12, 6);
    terms.stack = poker_rules::Chips::new(100_000);
    terms.finish = Finish::TimeLimit { seconds };
    terms.prizes.division = falling(3);
    terms
}

/// Plays to the end. Returns when the time was up, and the end.
fn play(field: &mut Field) -> (Now, Now) {
    let mut up = None;
    while field.tournament.stage() == TournamentStage::Playing {
        for output in field.fold_on() {
            match output {
                TournamentOutput::TimeUp => up = Some(field.now),
                TournamentOutput::Table { output: crate::tournament::TournamentTableOutput::Started { .. }, .. } => {
                    assert_eq!(up, None, "no hand is dealt when the time is up");
                }
                _ => {}
            }
        }
    }
    (up.unwrap(), field.now)
}

#[test]
fn r_prz_7_hands_in_progress_are_finished_when_the_time_is_up_and_prizes_go_by_rank() {
    let mut field = Field::new(limited(600), 41);
    field.enter(12);
    let stacks = |field: &Field| {
        let tournament = &field.tournament;
        let tables = tournament.table_ids().into_iter().map(|table| tournament.table(table).unwrap());
        tables.flat_map(|table| table.taken().iter().map(|seat| table.settled_stack(seat)).collect::<Vec<_>>()).collect::<Vec<_>>()
    };
    assert_eq!(stacks(&field).len(), 12);
    let (up, end) = play(&mut field);
    assert!(up >= Now(600_000) && up < Now(610_000), "{up:?}");
    assert!(end >= up && end < up.after_ms(120_000));
    let prizes: Vec<u64> = field.places().values().map(|&(_, prize)| prize.hundredths()).collect();
    assert_eq!(prizes, [6_000, 4_000, 2_000, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
}

#[test]
fn x_tlim_1_r_prz_7_prizes_go_in_proportion_to_chips_where_the_rulebook_says_so() {
    let mut terms = limited(60);
    terms.time_limit_payout = Some(TimeLimitPayout::Proportional);
    terms.prizes.division = falling(12);
    let mut field = Field::new(terms, 42);
    field.enter(12);
    play(&mut field);
    let prizes: Vec<Money> = field.places().values().map(|&(_, prize)| prize).collect();
    assert_eq!(prizes.iter().sum::<Money>(), Money::new(12_000));
    // Blinds of 20 have moved little between stacks of 100,000, so the shares are nearly equal, unlike the prizes by rank.
    assert!(prizes.iter().all(|prize| (999..=1_001).contains(&prize.hundredths())), "{prizes:?}");
}

#[test]
fn r_prz_7_a_break_does_not_count_toward_the_time_limit() {
    let mut terms = limited(1_200);
    terms.breaks = Some(BreakRules { minute: 55, length_ms: 300_000 });
    terms.set_level_length(60_000);
    let mut field = Field::new(terms, 43);
    field.now = Now(45 * 60_000);
    field.enter(12);
    let (up, _) = play(&mut field);
    let unbroken = Now(65 * 60_000);
    assert!(up >= unbroken.after_ms(300_000) && up < unbroken.after_ms(330_000), "{up:?}");
}
