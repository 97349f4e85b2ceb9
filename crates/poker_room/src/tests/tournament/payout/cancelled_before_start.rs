//! Tournaments that are cancelled before the start: R-CAN-1, R-TKT-5.

use poker_protocol::Money;

use super::{newer_terms, oldest_terms};
use crate::tournament::payout::{EntryRefund, PaidWith, before_start};

const PRICE: Money = Money::new(1_100);

#[test]
fn r_can_1_an_entry_paid_in_money_is_refunded_with_its_fee() {
    for terms in [newer_terms(), oldest_terms()] {
        assert_eq!(before_start(PaidWith::Money(PRICE), &terms), EntryRefund::Money(PRICE));
    }
}

#[test]
fn x_can_10_r_can_1_the_ticket_comes_back() {
    for terms in [newer_terms(), oldest_terms()] {
        assert_eq!(before_start(PaidWith::Ticket { value: PRICE, usable: true }, &terms), EntryRefund::Ticket(PRICE));
    }
}

#[test]
fn r_tkt_5_a_ticket_that_no_event_accepts_is_paid_in_money_where_the_rulebook_says_so() {
    let ticket = PaidWith::Ticket { value: PRICE, usable: false };
    assert_eq!(before_start(ticket, &oldest_terms()), EntryRefund::Money(PRICE));
    assert_eq!(before_start(ticket, &newer_terms()), EntryRefund::Ticket(PRICE));
}
