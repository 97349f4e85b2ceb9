//! Bounties in the course of a tournament (R-BTY).

use poker_protocol::{BountyReason, Money};

use super::field::{Field, equal, freezeout};
use crate::table::TableOutput::Started;
use crate::tournament::{
    BountyForm, BountyPaid, BountyPrices, BountyRules, BountySettlement, TournamentOutput, TournamentStage, TournamentTerms,
};

fn with_bounty(form: BountyForm, own: u64) -> TournamentTerms {
    let mut terms = freezeout(6, 6);
    terms.bounties = Some(BountyPrices {
        rules: BountyRules { form, settlement: BountySettlement::Individually, vip_before_rebuy: false },
        own: Money::new(own),
        part_of_buy_in: true,
        vip: Money::ZERO,
        listed: Money::ZERO,
        pro: Money::ZERO,
    });
    terms
}

/// Plays a tournament. Returns the bounties of each step, and how many players had gone out in it.
fn play(form: BountyForm, own: u64, seed: u64) -> Vec<(Vec<BountyPaid>, u32)> {
    let mut field = Field::new(with_bounty(form, own), seed);
    field.enter(6);
    let mut paid = Vec::new();
    while field.tournament.left() > 0 {
        let left = field.tournament.left();
        let outputs = field.go_on();
        let bounties = outputs.into_iter().filter_map(|output| match output {
            TournamentOutput::Bounty(paid) => Some(paid),
            _ => None,
        });
        paid.push((bounties.collect(), left - field.tournament.left()));
    }
    paid
}

#[test]
fn x_bty_1_r_bty_1_a_whole_bounty_is_paid_in_the_moment_of_the_knock_out() {
    for seed in 0..10 {
        let steps = play(BountyForm::Regular, 500, seed);
        let (last, rest) = steps.split_last().unwrap();
        for (paid, out) in rest {
            assert_eq!(paid.iter().map(|paid| paid.amount).sum::<Money>(), Money::new(500 * u64::from(*out)), "seed {seed}");
            assert!(paid.iter().all(|paid| paid.kind == BountyReason::Knockout && paid.from.is_some_and(|from| from != paid.to)));
        }
        assert!(last.0.iter().any(|paid| paid.kind == BountyReason::Own && paid.from.is_none()), "the winner keeps the own bounty");
        let all: Money = steps.iter().flat_map(|(paid, _)| paid.iter().map(|paid| paid.amount)).sum();
        assert_eq!(all, Money::new(3_000));
    }
}

#[test]
fn r_bty_2_half_of_a_progressive_bounty_is_added_to_the_eliminators_own() {
    for seed in 0..10 {
        let steps = play(BountyForm::Progressive { percent: 50 }, 1_000, seed);
        let first = steps.iter().find(|(_, out)| *out > 0).unwrap();
        assert_eq!(first.0.iter().map(|paid| paid.amount).sum::<Money>(), Money::new(500 * u64::from(first.1)), "seed {seed}");
        let all: Money = steps.iter().flat_map(|(paid, _)| paid.iter().map(|paid| paid.amount)).sum();
        assert_eq!(all, Money::new(6_000), "the winner collects what was added, seed {seed}");
    }
}

#[test]
fn r_bty_1_r_bty_4_a_bounty_is_a_part_of_the_buy_in_or_paid_besides_it() {
    for (part_of_buy_in, pool) in [(true, 6 * 600), (false, 6 * 1_000)] {
        let mut terms = with_bounty(BountyForm::Regular, 400);
        terms.bounties.as_mut().unwrap().part_of_buy_in = part_of_buy_in;
        let mut field = Field::new(terms, 1);
        field.enter(6);
        assert_eq!(field.tournament.pool(), Money::new(pool));
    }
}

#[test]
fn r_bty_2_who_is_knocked_out_in_the_hand_that_decides_the_tournament_does_not_get_the_own_bounty() {
    let mut seen = 0;
    for seed in 0..10 {
        let mut terms = with_bounty(BountyForm::Regular, 250);
        (terms.most_entries, terms.prizes.division) = (4, equal(2));
        let mut field = Field::new(terms, seed);
        field.enter(4);
        let mut outputs = Vec::new();
        while field.tournament.stage() == TournamentStage::Playing {
            outputs.extend(field.shove_on());
        }
        let hands = outputs.iter().filter(|output| matches!(output, TournamentOutput::Table { output: Started { .. }, .. }));
        let paid = outputs.iter().filter_map(|output| match output {
            TournamentOutput::Bounty(paid) => Some((paid.to, paid.amount)),
            _ => None,
        });
        let winner = field.places()[&1].0;
        if hands.count() == 1 {
            // One player has won the stacks of the three others. Two have prizes.
            assert_eq!(paid.filter(|&(to, _)| to == winner).map(|(_, amount)| amount).sum::<Money>(), Money::new(1_000), "seed {seed}");
            seen += 1;
        }
    }
    assert!(seen > 0);
}
