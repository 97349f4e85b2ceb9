//! Tournaments that are cancelled (R-CAN), also after a standstill (R-FAIL-1).

use std::sync::Arc;

use poker_protocol::{CancelReason, Money};
use poker_rules::Chips;

use super::cuts::in_a_hand;
use super::field::{Field, falling, freezeout};
use crate::rulebook::EntryPrice;
use crate::tournament::payout::{CancellationRefund, icm};
use crate::tournament::{
    Beginning, BountyForm, BountyPrices, BountyRules, BountySettlement, EntryId, EntryState, HouseRefusal, Paid, PrizeDivision, RebuyRules,
    TicketKind, TicketTerms, TournamentOutput, TournamentStage, TournamentTableOutput, TournamentTerms,
};
use crate::{Now, Rulebook};

fn bounties(own: u64, part_of_buy_in: bool) -> BountyPrices {
    BountyPrices {
        rules: BountyRules { form: BountyForm::Regular, settlement: BountySettlement::Individually, vip_before_rebuy: false },
        own: Money::new(own),
        part_of_buy_in,
        vip: Money::ZERO,
        listed: Money::ZERO,
        pro: Money::ZERO,
    }
}

/// Cancels a tournament. Returns each refund with its entry, and checks that the tournament is over after them.
fn cancel(field: &mut Field) -> Vec<(EntryId, CancellationRefund)> {
    field.tournament.cancel(&mut field.dealer, field.now).unwrap();
    let outputs = field.take_outputs();
    assert_eq!(outputs.last(), Some(&TournamentOutput::Cancelled { reason: CancelReason::House }));
    assert_eq!(field.tournament.stage(), TournamentStage::Cancelled);
    assert!(!outputs.iter().any(|output| matches!(output, TournamentOutput::WonTicket { .. })));
    refunds(&outputs)
}

fn refunds(outputs: &[TournamentOutput]) -> Vec<(EntryId, CancellationRefund)> {
    let refund = |output: &TournamentOutput| match output {
        TournamentOutput::Refunded { entry, refund } => Some((*entry, *refund)),
        _ => None,
    };
    outputs.iter().filter_map(refund).collect()
}

fn pool(refunds: &[(EntryId, CancellationRefund)]) -> Money {
    refunds.iter().map(|(_, refund)| refund.pool).sum()
}

/// The stacks at the start of the hands in progress, by entry.
fn stack(field: &Field, entry: EntryId) -> Chips {
    match field.tournament.entrant(entry).unwrap().state {
        EntryState::Seated { table, seat } => field.tournament.table(table).unwrap().settled_stack(seat),
        state => panic!("{state:?}"),
    }
}

#[test]
fn r_can_1_before_the_beginning_every_entry_comes_back_with_its_fee_and_bounty() {
    for (part_of_buy_in, pool) in [(true, 600), (false, 1_000)] {
        let mut terms = freezeout(6, 6);
        terms.bounties = Some(bounties(400, part_of_buy_in));
        let mut field = Field::new(terms, 1);
        field.enter(5);
        field.tournament.unregister(poker_protocol::PlayerId(2), field.now).unwrap();
        field.take_outputs();
        let refunds = cancel(&mut field);
        assert_eq!(refunds.iter().map(|(entry, _)| entry.0).collect::<Vec<u32>>(), [0, 2, 3, 4]);
        let paid = CancellationRefund { fee: Money::new(100), pool: Money::new(pool), bounty: Money::new(400) };
        assert!(refunds.iter().all(|&(_, refund)| refund == paid), "{refunds:?}");
        assert_eq!(field.tournament.cancel(&mut field.dealer, field.now), Err(HouseRefusal::Over));
        assert_eq!(field.register(9), Err(crate::tournament::TournamentRefusal::Closed));
    }
}

#[test]
fn r_can_1_r_reg_2_too_few_entries_come_back_too() {
    let mut terms = freezeout(6, 6);
    terms.begin = Beginning::At { time: Now(60_000), least_entries: 4 };
    let mut field = Field::new(terms, 1);
    field.enter(3);
    field.wait_until(Now(60_000));
    let outputs = field.take_outputs();
    assert_eq!(outputs.last(), Some(&TournamentOutput::Cancelled { reason: CancelReason::TooFewEntries }));
    let total: Money = refunds(&outputs).iter().map(|(_, refund)| refund.total()).sum();
    assert_eq!(total, Money::new(3 * 1_100));
}

#[test]
fn r_typ_10_r_can_2_if_a_second_phase_does_not_begin_its_survivors_share_the_pools_half_equally_and_half_by_chips() {
    let mut terms = freezeout(100, 6);
    terms.payment = None;
    terms.entry = EntryPrice::default();
    terms.stack = Chips::ZERO;
    terms.begin = Beginning::At { time: Now(60_000), least_entries: 3 };
    for by_house in [true, false] {
        let mut field = Field::new(terms.clone(), 1);
        for (player, stack) in [(1, 3_000), (2, 1_000)] {
            field.register_with(player, Paid::carried(), Some(Chips::new(stack))).unwrap();
        }
        field.tournament.carry_pool(Money::new(18_001)).unwrap();
        field.take_outputs();
        let refunds = if by_house {
            cancel(&mut field)
        } else {
            field.wait_until(Now(60_000));
            refunds(&field.take_outputs())
        };
        // 9,001 are shared equally, 9,000 by chips.
        let shares: Vec<u64> = refunds.iter().map(|(_, refund)| refund.pool.hundredths()).collect();
        assert_eq!(shares, [4_501 + 6_750, 4_500 + 2_250]);
        assert!(refunds.iter().all(|(_, refund)| refund.fee.is_zero() && refund.bounty.is_zero()));
    }
}

#[test]
fn r_can_2_in_the_first_hand_everybody_gets_back_what_was_paid_and_the_hand_is_void() {
    let mut field = Field::new(freezeout(6, 6), 2);
    field.enter(6);
    field.start_hand();
    field.go_on();
    assert!(field.only_table().hand().is_some());
    field.tournament.cancel(&mut field.dealer, field.now).unwrap();
    let outputs = field.take_outputs();
    let void = outputs.iter().position(|output| matches!(output, TournamentOutput::Table { output: TournamentTableOutput::Voided(_), .. }));
    let refunded = outputs.iter().position(|output| matches!(output, TournamentOutput::Refunded { .. }));
    assert!(void.unwrap() < refunded.unwrap());
    let refunds = refunds(&outputs);
    let paid = CancellationRefund { fee: Money::new(100), pool: Money::new(1_000), bounty: Money::ZERO };
    assert_eq!(refunds.iter().filter(|&&(_, refund)| refund == paid).count(), 6, "{refunds:?}");
}

#[test]
fn r_can_2_before_the_money_only_what_players_have_paid_is_shared_or_the_added_money_of_a_freeroll() {
    let mut terms = freezeout(12, 6);
    terms.prizes.guarantee = Money::new(50_000);
    terms.prizes.division = falling(2);
    let play = |terms: &TournamentTerms| {
        let mut field = Field::new(terms.clone(), 3);
        field.enter(12);
        while field.tournament.left() > 8 {
            field.go_on();
        }
        field.take_outputs();
        field
    };
    let mut field = play(&terms);
    let left = field.tournament.left();
    let total = field.tournament.chips();
    let stacks: Vec<(EntryId, Chips)> =
        (0..12).map(EntryId).filter(|&entry| is_seated(&field, entry)).map(|entry| (entry, stack(&field, entry))).collect();
    let refunds = cancel(&mut field);
    assert_eq!(u32::try_from(refunds.len()).unwrap(), left, "who is out gets nothing");
    assert_eq!(pool(&refunds), Money::new(12_000));
    assert!(refunds.iter().all(|(_, refund)| refund.fee == Money::new(100)));
    for (entry, stack) in stacks {
        let share = refunds.iter().find(|(of, _)| *of == entry).unwrap().1.pool.hundredths();
        let exact = 6_000 / u64::from(left) + 6_000 * stack.get() / total.get();
        assert!(share.abs_diff(exact) <= 2, "{share}, about {exact}");
    }
    // The same tournament under the oldest rulebook: the guarantee is shared too.
    terms.cancellation = Rulebook::embedded("en-1.2").unwrap().unwrap().tournaments.cancellation.clone();
    assert_eq!(pool(&cancel(&mut play(&terms))), Money::new(50_000));
    terms.cancellation = Rulebook::en_2_7().unwrap().tournaments.cancellation.clone();
    terms.entry = EntryPrice::default();
    terms.prizes.guarantee = Money::ZERO;
    terms.prizes.added = Money::new(5_001);
    assert_eq!(pool(&cancel(&mut play(&terms))), Money::new(5_001), "a freeroll");
}

fn is_seated(field: &Field, entry: EntryId) -> bool {
    matches!(field.tournament.entrant(entry).unwrap().state, EntryState::Seated { .. })
}

#[test]
fn r_can_3_in_the_money_at_several_tables_everybody_gets_the_lowest_prize_and_the_rest_goes_by_chips() {
    let mut terms = freezeout(30, 5);
    terms.prizes.division = falling(14);
    let mut field = Field::new(terms, 4);
    field.enter(30);
    while field.tournament.left() > 12 {
        field.go_on();
    }
    field.take_outputs();
    let left = usize::try_from(field.tournament.left()).unwrap();
    assert!(field.tournament.table_ids().len() > 1);
    let remaining: Money = field.tournament.prizes().iter().take(left).sum();
    let lowest = field.tournament.prizes()[left - 1];
    let refunds = cancel(&mut field);
    assert_eq!((refunds.len(), pool(&refunds)), (left, remaining));
    assert!(refunds.iter().all(|(_, refund)| refund.pool > lowest));
    let paid: Money = field.places().values().map(|&(_, prize)| prize).sum();
    assert_eq!(pool(&refunds).checked_add(paid), Some(Money::new(30_000)));
}

#[test]
fn r_can_4_at_the_final_table_in_the_money_the_prizes_are_shared_by_icm() {
    let mut terms = freezeout(12, 6);
    terms.prizes.division = falling(5);
    // With two players left, ICM would be the lowest prize and the rest by chips.
    let at_final_table = |seed| {
        let mut field = Field::new(terms.clone(), seed);
        field.enter(12);
        while field.tournament.left() > 4 || field.tournament.table_ids().len() > 1 {
            field.go_on();
        }
        Some(field).filter(|field| field.tournament.left() > 2)
    };
    let mut field = (0..).find_map(at_final_table).unwrap();
    let left = usize::try_from(field.tournament.left()).unwrap();
    let stacks: Vec<Chips> = field.only_table().taken().iter().map(|seat| field.only_table().settled_stack(seat)).collect();
    let expected = icm(&field.tournament.prizes()[..left], &stacks).unwrap();
    let refunds = cancel(&mut field);
    assert_eq!(refunds.iter().map(|(_, refund)| refund.pool).collect::<Vec<Money>>(), expected);
}

#[test]
fn r_can_6_a_game_of_the_hexapro_family_shares_its_drawn_pool() {
    let rulebook = Rulebook::en_2_7().unwrap();
    let family = Arc::new(rulebook.hexapro.iter().find(|family| family.id == "hexapro-extreme").unwrap().clone());
    for seed in 0..20 {
        let mut field = Field::new(TournamentTerms::of_family(&rulebook, &family, Money::new(1_000)).unwrap(), seed);
        field.enter(3);
        while field.tournament.left() == 3 && field.tournament.stage() == TournamentStage::Playing && seed % 2 == 0 {
            field.go_on();
        }
        if field.tournament.stage() == TournamentStage::Finished {
            continue;
        }
        field.take_outputs();
        let paid: Money = field.places().values().map(|&(_, prize)| prize).sum();
        let (whole, winner_takes_all) = (field.tournament.pool(), field.tournament.prizes().len() == 1);
        let (table, chips) = (field.only_table(), field.tournament.chips().get());
        let stacks: Vec<u64> = table.taken().iter().map(|seat| table.settled_stack(seat).get()).collect();
        let refunds = cancel(&mut field);
        assert_eq!(pool(&refunds).checked_add(paid), Some(whole), "seed {seed}");
        let tenth = Money::new(whole.hundredths() / 10);
        assert!(refunds.iter().all(|(_, refund)| refund.pool >= tenth && refund.fee.is_zero()), "seed {seed}");
        let rest = whole.hundredths() - tenth.hundredths() * refunds.len() as u64;
        for ((_, refund), stack) in refunds.iter().zip(stacks) {
            let exact = tenth.hundredths() + rest * stack / chips;
            assert!(!winner_takes_all || refund.pool.hundredths().abs_diff(exact) <= 1, "seed {seed}: {refund:?}, about {exact}");
        }
    }
}

#[test]
fn r_can_7_the_own_bounties_of_those_who_are_left_come_back() {
    let mut terms = freezeout(12, 6);
    terms.bounties = Some(bounties(400, true));
    let mut field = Field::new(terms, 7);
    field.enter(12);
    while field.tournament.left() > 9 {
        field.go_on();
    }
    field.take_outputs();
    let left = u64::from(field.tournament.left());
    let refunds = cancel(&mut field);
    assert!(refunds.iter().all(|(_, refund)| refund.bounty == Money::new(400)));
    assert_eq!(pool(&refunds), Money::new(12 * 600));
    let total: Money = refunds.iter().map(|(_, refund)| refund.total()).sum();
    assert_eq!(total, Money::new(12 * 600 + left * 500));
}

#[test]
fn r_can_7_the_bounty_of_a_rebuy_in_a_hand_that_is_void_comes_back_too() {
    let mut terms = freezeout(6, 6);
    terms.bounties = Some(bounties(400, true));
    terms.rebuys = Some(RebuyRules { last_level: 3, limit: terms.stack, most: None, offer_ms: 10_000, add_on: None });
    let mut field = Field::new(terms, 8);
    field.enter(6);
    field.start_hand();
    let entry = field.only_table().entry_at(field.only_table().awaited_turn().unwrap().0).unwrap();
    let player = field.tournament.entrant(entry).unwrap().player;
    field.tournament.rebuy(player, entry, &mut field.dealer, field.now).unwrap();
    field.take_outputs();
    for (refunded, refund) in cancel(&mut field) {
        assert_eq!(refund.bounty, Money::new(if refunded == entry { 800 } else { 400 }));
    }
}

/// A tournament of 12 players, five of whom are paid, in a hand when at most `left` are left; `None` if it ends before that.
fn in_mid_hand(left: u32, seed: u64) -> Option<Field> {
    let mut terms = freezeout(12, 6);
    terms.prizes.division = falling(5);
    let mut field = Field::new(terms, seed);
    field.enter(12);
    while field.tournament.left() > left || !in_a_hand(&field) {
        if field.tournament.stage() != TournamentStage::Playing {
            return None;
        }
        field.go_on();
    }
    field.take_outputs();
    Some(field)
}

/// Restores a tournament an hour after its last change.
fn stand_still(field: &mut Field) {
    let save = field.tournament.save(field.now);
    field.restore_from(&save, 3_600_000).unwrap();
}

#[test]
fn r_can_2_r_can_4_r_fail_1_the_house_cancels_after_a_standstill_and_everybody_gets_what_it_would_be_without() {
    for left in [12, 8, 4] {
        let seed = (0..50).find(|&seed| in_mid_hand(left, seed).is_some()).unwrap();
        let (mut field, mut twin) = (in_mid_hand(left, seed).unwrap(), in_mid_hand(left, seed).unwrap());
        stand_still(&mut field);
        let refunds = cancel(&mut field);
        assert_eq!(refunds, cancel(&mut twin));
        assert_eq!(refunds.len() + field.places().len(), 12, "who has a place gets nothing more");
        assert!(refunds.iter().all(|(_, refund)| refund.fee == Money::new(100)));
        let paid: Money = field.places().values().map(|&(_, prize)| prize).sum();
        assert_eq!(pool(&refunds).checked_add(paid), Some(Money::new(12_000)), "the whole pool");
        assert_eq!(field.tournament.cancel(&mut field.dealer, field.now), Err(HouseRefusal::Over));
    }
}

#[test]
fn r_can_1_r_fail_1_the_house_cancels_before_the_beginning_after_a_standstill_and_all_entries_come_back() {
    let mut field = Field::new(freezeout(6, 6), 94);
    field.enter(5);
    stand_still(&mut field);
    field.take_outputs();
    let refunds = cancel(&mut field);
    let paid = CancellationRefund { fee: Money::new(100), pool: Money::new(1_000), bounty: Money::ZERO };
    assert_eq!(refunds, [0, 1, 2, 3, 4].map(|entry| (EntryId(entry), paid)));
}

/// A satellite of nine players with three tickets worth 25.00, and 15.00 for the fourth place.
fn satellite(seed: u64) -> Field {
    let mut terms = freezeout(9, 9);
    let ticket = TicketTerms { kind: TicketKind("Test".to_owned()), value: Money::new(2_500), exchangeable: false };
    terms.prizes.division = PrizeDivision::Entries(ticket);
    let mut field = Field::new(terms, seed);
    field.enter(9);
    field
}

#[test]
fn r_can_5_the_tickets_of_a_satellite_that_is_cancelled_in_the_money_are_shared_as_money() {
    let four_left = |seed| {
        let mut field = satellite(seed);
        while field.tournament.left() > 4 {
            field.go_on();
        }
        Some(field).filter(|field| field.tournament.left() == 4)
    };
    let mut field = (0..50).find_map(four_left).unwrap();
    let prizes = [2_500, 2_500, 2_500, 1_500].map(Money::new);
    assert_eq!(field.tournament.prizes()[..4], prizes);
    let stacks: Vec<Chips> = field.only_table().taken().iter().map(|seat| field.only_table().settled_stack(seat)).collect();
    let refunds = cancel(&mut field);
    assert_eq!(refunds.iter().map(|(_, refund)| refund.pool).collect::<Vec<Money>>(), icm(&prizes, &stacks).unwrap());
    assert_eq!(pool(&refunds), Money::new(9_000));
    assert!(refunds.iter().all(|(_, refund)| refund.fee == Money::new(100)));
}

#[test]
fn r_can_5_r_can_2_the_tickets_of_a_satellite_that_is_cancelled_before_the_money_are_shared_as_money() {
    let mut field = satellite(1);
    field.start_hand();
    let refunds = cancel(&mut field);
    assert_eq!(refunds.len(), 9);
    let paid = CancellationRefund { fee: Money::new(100), pool: Money::new(1_000), bounty: Money::ZERO };
    assert!(refunds.iter().all(|&(_, refund)| refund == paid), "{refunds:?}");
}
