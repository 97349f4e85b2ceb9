//! The time bank of the first hand (R-TIME-1, R-HEX-13).

use std::collections::BTreeSet;

use super::field::Field;
use super::heads_up::sit_and_go;
use super::posts::{always, hexapro_game};
use crate::rulebook::{TimeBank, TimeBankContext};
use crate::tournament::{AdmissionTerms, Beginning, TournamentOffer, TournamentOutput, TournamentTableOutput, TournamentTerms};
use crate::{Now, Rulebook, Rulebooks, TournamentCatalogue};

/// The time bank of the player who is asked first.
fn first_bank_ms(field: &mut Field) -> u32 {
    let bank = |output: TournamentOutput| match output {
        TournamentOutput::Table { output: TournamentTableOutput::ToAct { clock, .. }, .. } => Some(clock.unwrap().bank_ms),
        _ => None,
    };
    (0..100).find_map(|_| field.fold_on().into_iter().find_map(bank)).unwrap()
}

/// The bank of the first hand in a context that `fits`, by the data of a rulebook.
fn bank_by_data(rulebook: &Rulebook, fits: impl Fn(TimeBankContext) -> bool) -> u32 {
    match &rulebook.time_bank {
        TimeBank::Steps(rows) => rows.iter().find(|row| fits(row.context)).unwrap().first_ms,
        TimeBank::FloorAndTrickle(bank) => bank.floor_ms,
        TimeBank::Nothing { .. } => 0,
    }
}

#[test]
fn r_time_1_the_bank_of_the_first_hand_in_a_sit_and_go_and_in_a_scheduled_tournament_is_that_of_the_rulebook() {
    let rulebooks = Rulebooks::embedded().unwrap();
    let catalogue = TournamentCatalogue::embedded(&rulebooks).unwrap();
    let mut seen = BTreeSet::new();
    for rulebook in rulebooks.iter() {
        let calendar = catalogue.calendar(&rulebook.id).unwrap();
        for offer in &calendar.sit_and_goes {
            if seen.insert((rulebook.id.clone(), offer.template.id.clone())) {
                let terms = sit_and_go(rulebook, calendar, catalogue.prizes(), offer);
                let entries = terms.most_entries;
                let mut field = Field::new(terms, 1);
                field.enter(entries);
                let expected = bank_by_data(rulebook, |context| context == TimeBankContext::SitAndGo);
                assert_eq!(first_bank_ms(&mut field), expected, "{} {}", rulebook.id, offer.template.id);
            }
        }
        for scheduled in &calendar.scheduled {
            let target = scheduled.target.as_deref().and_then(|target| calendar.named(target));
            let offer = TournamentOffer::scheduled(scheduled, catalogue.prizes(), target);
            let mut terms = TournamentTerms::of(rulebook, &offer, Beginning::At { time: Now(60_000), least_entries: 2 }).unwrap();
            if terms.payment.is_some() && seen.insert((rulebook.id.clone(), scheduled.template.id.clone())) {
                terms.admission = AdmissionTerms::default();
                let mut field = Field::new(terms, 1);
                field.enter(12);
                field.wait_until(Now(60_000));
                let expected = bank_by_data(rulebook, |context| context == TimeBankContext::Tournament);
                assert_eq!(first_bank_ms(&mut field), expected, "{} {}", rulebook.id, scheduled.template.id);
            }
        }
    }
    assert!(seen.len() > 30, "{seen:?}");
}

#[test]
fn r_hex_13_r_time_1_the_bank_of_the_first_hand_of_a_hexapro_game_is_that_of_its_multiplier_in_every_rulebook() {
    let mut banks = BTreeSet::new();
    for rulebook in Rulebooks::embedded().unwrap().iter() {
        for family in &rulebook.hexapro {
            for row in &family.multipliers {
                let expected = bank_by_data(rulebook, |context| match context {
                    TimeBankContext::HexaProBelow(limit) => row.tenths < 10 * limit,
                    TimeBankContext::HexaProFrom(limit) => row.tenths >= 10 * limit,
                    TimeBankContext::Cash | TimeBankContext::Tournament | TimeBankContext::SitAndGo => false,
                });
                let bank = first_bank_ms(&mut hexapro_game(rulebook, &always(row, family)));
                assert_eq!(bank, expected, "{} {} {}", rulebook.id, family.id, row.tenths);
                banks.insert(bank);
            }
        }
    }
    assert_eq!(banks, BTreeSet::from([0, 10_000, 30_000]), "no bank, a short one and a long one");
}
