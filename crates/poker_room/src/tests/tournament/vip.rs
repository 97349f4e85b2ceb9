//! The VIP bounty with rebuys (R-BTY-3).

use poker_protocol::{BountyReason, Money, PlayerId};

use super::field::{Field, freezeout};
use crate::tournament::{
    BountyForm, BountyPrices, BountyRules, BountySettlement, EntryId, HouseBountyKind, RebuyRules, TournamentOutput, TournamentStage,
};

const VIP: PlayerId = PlayerId(1);

/// A tournament of six in which the first player is the VIP, and each player can rebuy once.
fn vip_with_a_rebuy(seed: u64) -> Field {
    let mut terms = freezeout(6, 6);
    terms.rebuys = Some(RebuyRules { last_level: 3, limit: terms.stack, most: Some(1), offer_ms: 20_000, add_on: None });
    terms.bounties = Some(BountyPrices {
        rules: BountyRules { form: BountyForm::Regular, settlement: BountySettlement::Individually, vip_before_rebuy: false },
        own: Money::new(400),
        part_of_buy_in: true,
        vip: Money::new(5_000),
        listed: Money::ZERO,
        pro: Money::ZERO,
    });
    let mut field = Field::new(terms, seed);
    field.enter(1);
    field.tournament.set_house_bounty(VIP, HouseBountyKind::Vip, true).unwrap();
    field.enter(5);
    field
}

/// The bounties that the house pays for the VIP.
fn vip_bounties(outputs: &[TournamentOutput]) -> Money {
    let amount = |output: &TournamentOutput| match output {
        TournamentOutput::Bounty(paid) if paid.kind == BountyReason::Vip => Some(paid.amount),
        _ => None,
    };
    outputs.iter().filter_map(amount).sum()
}

/// Lets the VIP rebuy if that is offered. Returns whether it was.
fn rebuys(field: &mut Field, outputs: &[TournamentOutput]) -> bool {
    let of_vip = |output: &TournamentOutput| matches!(output, TournamentOutput::RebuyOffered { entry: EntryId(0), .. });
    let offered = outputs.iter().any(of_vip);
    if offered {
        field.tournament.rebuy(VIP, EntryId(0), &mut field.dealer, field.now).unwrap();
    }
    offered
}

#[test]
fn r_bty_3_no_vip_bounty_is_paid_for_a_knock_out_after_which_the_vip_rebuys_and_one_when_the_vip_is_out_for_good() {
    let mut out_after_rebuy = 0;
    for seed in 0..30 {
        let mut field = vip_with_a_rebuy(seed);
        let (mut bought, mut total) = (0, Money::ZERO);
        while field.tournament.stage() == TournamentStage::Playing {
            let outputs = field.go_on();
            let paid = vip_bounties(&outputs);
            assert!(paid.is_zero() || field.tournament.seat_of(VIP).is_none(), "seed {seed}: {paid:?} while the VIP plays on");
            total = [total, paid].iter().sum();
            bought += u32::from(rebuys(&mut field, &outputs));
        }
        let won = field.places()[&1].0 == EntryId(0);
        assert_eq!(total, if won { Money::ZERO } else { Money::new(5_000) }, "seed {seed}: {bought} rebuys");
        out_after_rebuy += u32::from(bought == 1 && !won);
    }
    assert!(out_after_rebuy > 2, "{out_after_rebuy}");
}
