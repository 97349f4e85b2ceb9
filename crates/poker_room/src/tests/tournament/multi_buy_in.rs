//! Multi-buy-in: the player chooses what to pay, and the stack is in proportion (R-REG-11).

use poker_protocol::{Money, PlayerId};
use poker_rules::Chips;

use super::field::{Field, freezeout};
use crate::rulebook::EntryPrice;
use crate::tournament::{BountyForm, BountyPrices, BountyRules, BountySettlement, BuyInRange, TournamentRefusal, TournamentTerms};

/// 1,000 chips for 10.00 + 1.00, from half as much to three times as much.
fn terms() -> TournamentTerms {
    let mut terms = freezeout(3, 6);
    terms.stack = Chips::new(1_000);
    terms.buy_ins = Some(BuyInRange { least: Money::new(500), most: Money::new(3_000) });
    terms
}

fn stack(field: &Field, player: u64) -> Chips {
    let (table, seat) = field.tournament.seat_of(PlayerId(player)).unwrap();
    field.tournament.table(table).unwrap().settled_stack(seat)
}

#[test]
fn x_mbi_1_r_reg_11_the_stack_is_in_proportion_to_the_buy_in() {
    let mut field = Field::new(terms(), 1);
    for (player, buy_in) in [(1, 2_500), (2, 750), (3, 1_001)] {
        field.register_for(player, Money::new(buy_in)).unwrap();
    }
    let stacks: Vec<Chips> = (1..=3).map(|player| stack(&field, player)).collect();
    assert_eq!(stacks, [2_500, 750, 1_001].map(Chips::new));
    assert_eq!(field.tournament.pool(), Money::new(2_500 + 750 + 1_001));
    let price = |buy_in| field.tournament.terms().price_at(Money::new(buy_in));
    assert_eq!(price(2_500), Some(EntryPrice { buy_in: Money::new(2_500), fee: Money::new(250) }));
    assert_eq!(price(1_009), Some(EntryPrice { buy_in: Money::new(1_009), fee: Money::new(100) }), "the fee is rounded down");
}

#[test]
fn r_reg_11_chips_are_whole_and_rounded_down() {
    let mut terms = terms();
    terms.stack = Chips::new(100);
    let mut field = Field::new(terms, 2);
    for (player, buy_in) in [(1, 1_009), (2, 999), (3, 1_010)] {
        field.register_for(player, Money::new(buy_in)).unwrap();
    }
    assert_eq!((1..=3).map(|player| stack(&field, player)).collect::<Vec<_>>(), [100, 99, 101].map(Chips::new));
}

#[test]
fn r_reg_11_a_buy_in_outside_the_range_is_refused() {
    let mut field = Field::new(terms(), 3);
    for buy_in in [499, 3_001, 0] {
        assert_eq!(field.register_for(1, Money::new(buy_in)), Err(TournamentRefusal::NoSuchBuyIn));
    }
    assert_eq!(field.tournament.entries(), 0);
    assert!(field.register_for(1, Money::new(500)).is_ok() && field.register_for(2, Money::new(3_000)).is_ok());
    let mut field = Field::new(freezeout(3, 6), 3);
    assert_eq!(field.register_for(1, Money::new(1_001)), Err(TournamentRefusal::NoSuchBuyIn), "there is no choice");
    assert!(field.register_for(1, Money::new(1_000)).is_ok());
}

#[test]
fn r_reg_11_the_own_bounty_is_in_proportion_too() {
    let mut terms = terms();
    terms.bounties = Some(BountyPrices {
        rules: BountyRules { form: BountyForm::Regular, settlement: BountySettlement::Individually, vip_before_rebuy: false },
        own: Money::new(250),
        part_of_buy_in: true,
        vip: Money::ZERO,
        listed: Money::ZERO,
        pro: Money::ZERO,
    });
    let mut field = Field::new(terms, 4);
    let entries = [500, 1_000, 2_000].map(|buy_in| field.register_for(buy_in, Money::new(buy_in)).unwrap());
    assert_eq!(entries.map(|entry| field.tournament.bounty_of(entry).hundredths()), [125, 250, 500]);
    assert_eq!(field.tournament.pool(), Money::new(3_500 - 875));
}
