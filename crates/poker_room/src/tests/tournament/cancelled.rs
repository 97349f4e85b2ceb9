//! The house cancels in play, also after a standstill, and satellites (R-CAN).

use poker_protocol::{CancelReason, Money};
use poker_rules::Chips;

use super::cuts::in_a_hand;
use super::field::{Field, falling, freezeout};
use crate::tournament::payout::{CancellationRefund, icm};
use crate::tournament::{EntryId, HouseRefusal, PrizeDivision, TicketKind, TicketTerms, TournamentOutput, TournamentStage};

/// Cancels a tournament. Returns each refund with its entry.
fn cancel(field: &mut Field) -> Vec<(EntryId, CancellationRefund)> {
    field.tournament.cancel(&mut field.dealer, field.now).unwrap();
    let outputs = field.take_outputs();
    assert_eq!(outputs.last(), Some(&TournamentOutput::Cancelled { reason: CancelReason::House }));
    assert_eq!(field.tournament.stage(), TournamentStage::Cancelled);
    assert!(!outputs.iter().any(|output| matches!(output, TournamentOutput::WonTicket { .. })));
    let refund = |output: &TournamentOutput| match output {
        TournamentOutput::Refunded { entry, refund } => Some((*entry, *refund)),
        _ => None,
    };
    outputs.iter().filter_map(refund).collect()
}

fn pool(refunds: &[(EntryId, CancellationRefund)]) -> Money {
    refunds.iter().map(|(_, refund)| refund.pool).sum()
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
