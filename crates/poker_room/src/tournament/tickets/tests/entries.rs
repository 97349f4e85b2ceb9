//! Entries that are paid with tickets.

use poker_protocol::{Money, PlayerId, TournamentId};

use super::scene::{ANNA, BEN, Counter, SUNDAY, price, terms};
use crate::rulebook::TicketSurplus;
use crate::{Rulebook, TicketAccount, TicketEntry, TicketError, TicketId, TicketPlace, TicketRefund, TicketTerms};

const FIRST: TicketId = TicketId(1);

/// A counter where Anna has paid 10.00 + 1.00 with a ticket of this value.
fn entered(value: u64) -> Counter {
    let mut counter = Counter::with(terms("sunday", value));
    counter.ask(|book| book.pay_in(FIRST, ANNA, SUNDAY, &price(1_000, 100))).unwrap();
    counter
}

#[test]
fn r_tkt_1_a_ticket_pays_buy_in_and_fee_of_its_kind_of_event() {
    let mut counter = entered(1_100);
    let entry = TicketEntry { tournament: SUNDAY, player: ANNA, buy_in: Money::new(1_000), fee: Money::new(100) };
    assert_eq!(counter.book.place(FIRST), Ok(TicketPlace::Entered(entry)));
    assert_eq!(counter.book.entered(SUNDAY).collect::<Vec<_>>(), [(FIRST, entry)]);
    assert_eq!(counter.book.entered(TournamentId(8)).count(), 0);
    counter.ask(|book| book.use_up(FIRST, TicketSurplus::Credit)).unwrap();
    assert_eq!(counter.money(), [0, 1_000, 100, 0, -1_100]);
    assert_eq!(counter.book.place(FIRST), Err(TicketError::UsedUp));
    counter.check("used");
}

#[test]
fn r_tkt_1_what_a_ticket_is_worth_beyond_the_price_is_credited_or_forfeited_x_tkt_2() {
    for (surplus, credited, forfeited) in [(TicketSurplus::Credit, 400, 0), (TicketSurplus::Forfeit, 0, 400)] {
        let mut counter = entered(1_500);
        assert_eq!(counter.money(), [0, 1_000, 100, 400, -1_500], "4.00 stays behind the ticket until it is used");
        counter.ask(|book| book.use_up(FIRST, surplus)).unwrap();
        assert_eq!(counter.money(), [credited, 1_000, 100, 0, forfeited - 1_500]);
        counter.check("used");
    }
}

#[test]
fn r_tkt_1_the_rulebook_with_tickets_says_what_happens_to_the_surplus() {
    let parameters = Rulebook::embedded("room-003").unwrap().unwrap().parameters;
    assert!(parameters.ticket_surplus.is_some());
}

#[test]
fn r_tkt_1_a_ticket_of_less_value_or_another_kind_pays_nothing() {
    let mut counter = Counter::with(terms("sunday", 1_099));
    let small = TicketError::TooSmall { value: Money::new(1_099), price: Money::new(1_100) };
    assert_eq!(counter.ask(|book| book.pay_in(FIRST, ANNA, SUNDAY, &price(1_000, 100))), Err(small));
    let mut counter = Counter::with(terms("monday", 1_100));
    assert_eq!(counter.ask(|book| book.pay_in(FIRST, ANNA, SUNDAY, &price(1_000, 100))), Err(TicketError::WrongKind));
    assert_eq!(price(1_000, 100).accepts(&terms("sunday", 1_100)), Ok(()));
}

#[test]
fn r_tkt_2_a_ticket_feeds_pool_and_fees_like_money() {
    // Ben pays 10.00 + 1.00 with money, Anna with a ticket: both have paid the same.
    let counter = entered(1_100);
    let by_money = [(TicketAccount::Pool(SUNDAY), 1_000), (TicketAccount::Fees(SUNDAY), 100)];
    assert_eq!(by_money.map(|(account, _)| (account, counter.account(account))), by_money);
}

#[test]
fn r_reg_8_an_entry_paid_with_a_ticket_is_refunded_as_the_ticket() {
    let mut counter = entered(1_500);
    counter.ask(|book| book.refund(FIRST, TicketRefund::Ticket)).unwrap();
    assert_eq!(counter.money(), [0, 0, 0, 1_500, -1_500], "whole, with what it was worth beyond the price");
    assert_eq!(counter.book.of_player(ANNA).collect::<Vec<_>>(), [(FIRST, &terms("sunday", 1_500))]);
    counter.ask(|book| book.pay_in(FIRST, ANNA, TournamentId(8), &price(1_400, 100))).unwrap();
    counter.check("entered again");
}

#[test]
fn r_can_1_before_the_start_each_ticket_comes_back_x_can_10() {
    let mut counter = Counter::default();
    for player in (1..=3).map(PlayerId) {
        let ticket = counter.ask(|book| book.issue(player, terms("sunday", 1_100), TicketAccount::House)).unwrap();
        counter.ask(|book| book.pay_in(ticket, player, SUNDAY, &price(1_000, 100))).unwrap();
    }
    let entered: Vec<TicketId> = counter.book.entered(SUNDAY).map(|(ticket, _)| ticket).collect();
    assert_eq!(entered.len(), 3);
    for ticket in entered {
        counter.ask(|book| book.refund(ticket, TicketRefund::Ticket)).unwrap();
    }
    for player in (1..=3).map(PlayerId) {
        assert_eq!(counter.book.of_player(player).count(), 1);
    }
    assert_eq!(counter.money()[1..4], [0, 0, 3_300]);
    counter.check("cancelled");
}

#[test]
fn r_reg_9_an_entry_paid_with_a_ticket_may_be_refunded_as_money() {
    let mut counter = entered(1_500);
    counter.ask(|book| book.refund(FIRST, TicketRefund::Money)).unwrap();
    assert_eq!(counter.money(), [1_500, 0, 0, 0, -1_500]);
    assert_eq!(counter.book.place(FIRST), Err(TicketError::UsedUp));
    counter.check("refunded");
}

#[test]
fn r_reg_8_a_seat_won_in_a_satellite_is_refunded_as_a_ticket() {
    let satellite = TicketAccount::Pool(TournamentId(6));
    let mut counter = Counter::default();
    let seat = TicketTerms { exchangeable: false, ..terms("sunday", 1_100) };
    let ticket = counter.ask(|book| book.issue(BEN, seat, satellite)).unwrap();
    counter.ask(|book| book.pay_in(ticket, BEN, SUNDAY, &price(1_000, 100))).unwrap();
    assert_eq!((counter.account(satellite), counter.money()), (-1_100, [0, 1_000, 100, 0, 0]));
    for form in [TicketRefund::Ticket, TicketRefund::Money] {
        counter.ask(|book| book.refund(ticket, form)).unwrap();
        assert_eq!(counter.book.place(ticket), Ok(TicketPlace::Held(BEN)), "{form:?}");
        assert_eq!(counter.account(TicketAccount::Balance(BEN)), 0, "{form:?}");
        counter.ask(|book| book.pay_in(ticket, BEN, SUNDAY, &price(1_000, 100))).unwrap();
    }
    assert_eq!(counter.book.entered(SUNDAY).next().map(|(_, entry)| entry.player), Some(BEN));
}
