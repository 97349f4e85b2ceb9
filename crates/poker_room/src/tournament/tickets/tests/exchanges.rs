//! Tickets that are exchanged for money, and tickets without a further event.

use super::scene::{ANNA, BEN, Counter, SUNDAY, kind, price, terms};
use crate::{TicketAccount, TicketError, TicketId, TicketReplacement, TicketTerms};

const FIRST: TicketId = TicketId(1);

#[test]
fn r_tkt_4_a_ticket_can_be_exchanged_for_money_if_it_says_so() {
    let mut counter = Counter::with(terms("sunday", 1_100));
    counter.ask(|book| book.exchange(FIRST, ANNA)).unwrap();
    assert_eq!((counter.money(), counter.book.of_player(ANNA).count()), ([1_100, 0, 0, 0, -1_100], 0));
    counter.check("exchanged");
    let mut counter = Counter::with(TicketTerms { exchangeable: false, ..terms("sunday", 1_100) });
    assert_eq!(counter.ask(|book| book.exchange(FIRST, ANNA)), Err(TicketError::NotExchangeable));
    assert_eq!(counter.ask(|book| book.exchange(FIRST, BEN)), Err(TicketError::NotYours));
}

#[test]
fn r_tkt_5_a_ticket_without_a_further_event_is_replaced_by_money() {
    let mut counter = Counter::with(TicketTerms { exchangeable: false, ..terms("sunday", 1_100) });
    counter.ask(|book| book.issue(BEN, terms("monday", 500), TicketAccount::House)).unwrap();
    let stranded: Vec<TicketId> = counter.book.without_event(|of| *of == kind("monday")).collect();
    assert_eq!(stranded, [FIRST]);
    counter.ask(|book| book.replace(FIRST, TicketReplacement::Money)).unwrap();
    assert_eq!(counter.account(TicketAccount::Balance(ANNA)), 1_100);
    assert_eq!(counter.book.place(FIRST), Err(TicketError::UsedUp));
    counter.check("replaced");
}

#[test]
fn r_tkt_5_a_ticket_without_a_further_event_is_replaced_by_an_equivalent_ticket() {
    let seat = TicketTerms { exchangeable: false, ..terms("sunday", 1_100) };
    let mut counter = Counter::with(seat.clone());
    let before = counter.money();
    let new = counter.ask(|book| book.replace(FIRST, TicketReplacement::Ticket(kind("monday")))).unwrap();
    let expected = TicketTerms { kind: kind("monday"), ..seat };
    assert_eq!(counter.book.of_player(ANNA).collect::<Vec<_>>(), [(new, &expected)]);
    assert_eq!((counter.money(), counter.book.place(FIRST)), (before, Err(TicketError::UsedUp)));
    counter.check("replaced");
}

#[test]
fn r_tkt_5_a_ticket_that_is_paid_in_is_not_replaced() {
    let mut counter = Counter::with(terms("sunday", 1_100));
    counter.ask(|book| book.pay_in(FIRST, ANNA, SUNDAY, &price(1_000, 100))).unwrap();
    assert_eq!(counter.book.without_event(|_| false).count(), 0);
    assert_eq!(counter.ask(|book| book.replace(FIRST, TicketReplacement::Money)), Err(TicketError::Entered));
}
