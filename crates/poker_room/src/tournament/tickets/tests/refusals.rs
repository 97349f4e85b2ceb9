//! What the book of tickets refuses. [`Counter::ask`] checks that a refusal changes nothing.

use poker_protocol::Money;

use super::scene::{ANNA, BEN, Counter, SUNDAY, price, terms};
use crate::rulebook::TicketSurplus;
use crate::{
    Ticket, TicketAccount, TicketBook, TicketEntry, TicketError, TicketId, TicketMovement, TicketPlace, TicketRefund, TicketReplacement,
    TicketTerms,
};

const FIRST: TicketId = TicketId(1);

#[test]
fn a_ticket_that_is_unknown_anothers_paid_in_or_used_up_pays_nothing() {
    let mut counter = Counter::with(terms("sunday", 1_100));
    let price = price(1_000, 100);
    for unknown in [TicketId(0), TicketId(2), TicketId(u64::MAX)] {
        assert_eq!(counter.ask(|book| book.pay_in(unknown, ANNA, SUNDAY, &price)), Err(TicketError::Unknown));
        assert_eq!(counter.ask(|book| book.replace(unknown, TicketReplacement::Money)), Err(TicketError::Unknown));
    }
    assert_eq!(counter.ask(|book| book.pay_in(FIRST, BEN, SUNDAY, &price)), Err(TicketError::NotYours));
    assert_eq!(counter.ask(|book| book.use_up(FIRST, TicketSurplus::Credit)), Err(TicketError::NotEntered));
    assert_eq!(counter.ask(|book| book.refund(FIRST, TicketRefund::Ticket)), Err(TicketError::NotEntered));
    counter.ask(|book| book.pay_in(FIRST, ANNA, SUNDAY, &price)).unwrap();
    assert_eq!(counter.ask(|book| book.pay_in(FIRST, ANNA, SUNDAY, &price)), Err(TicketError::Entered));
    assert_eq!(counter.ask(|book| book.exchange(FIRST, ANNA)), Err(TicketError::Entered));
    assert_eq!(counter.ask(|book| book.exchange(FIRST, BEN)), Err(TicketError::NotYours));
    counter.ask(|book| book.use_up(FIRST, TicketSurplus::Credit)).unwrap();
    assert_eq!(counter.ask(|book| book.pay_in(FIRST, ANNA, SUNDAY, &price)), Err(TicketError::UsedUp));
    assert_eq!(counter.ask(|book| book.refund(FIRST, TicketRefund::Money)), Err(TicketError::UsedUp));
    assert_eq!(counter.ask(|book| book.exchange(FIRST, ANNA)), Err(TicketError::UsedUp));
}

#[test]
fn tickets_whose_value_would_overflow_are_not_issued() {
    let mut counter = Counter::with(terms("sunday", u64::MAX));
    assert_eq!(counter.ask(|book| book.issue(BEN, terms("sunday", 1), TicketAccount::House)), Err(TicketError::Overflow));
    assert_eq!(counter.ask(|book| book.pay_in(FIRST, ANNA, SUNDAY, &price(u64::MAX, 1))), Err(TicketError::Overflow));
}

#[test]
fn a_movement_that_does_not_fit_the_book_is_refused() {
    let counter = Counter::with(terms("sunday", 1_100));
    let ticket = |id, value| Ticket { id: TicketId(id), terms: terms("sunday", value) };
    let entry =
        |player, buy_in| TicketPlace::Entered(TicketEntry { tournament: SUNDAY, player, buy_in: Money::new(buy_in), fee: Money::new(100) });
    let held = TicketPlace::Held;
    for (ticket, from, to) in [
        (ticket(1, 1_100), TicketPlace::Unissued, held(ANNA)),
        (ticket(3, 1_100), TicketPlace::Unissued, held(ANNA)),
        (ticket(2, 1_100), TicketPlace::Unissued, entry(ANNA, 1_000)),
        (ticket(1, 1_101), held(ANNA), entry(ANNA, 1_000)),
        (ticket(1, 1_100), held(BEN), entry(BEN, 1_000)),
        (ticket(1, 1_100), held(ANNA), entry(BEN, 1_000)),
        (ticket(1, 1_100), held(ANNA), entry(ANNA, 1_001)),
        (ticket(1, 1_100), entry(ANNA, 1_000), TicketPlace::Used),
        (ticket(1, 1_100), held(ANNA), TicketPlace::Used),
        (ticket(1, 1_100), held(ANNA), TicketPlace::Unissued),
        (ticket(1, 1_100), held(ANNA), held(BEN)),
    ] {
        let mut book = counter.book.clone();
        let movement = TicketMovement { ticket, from, to };
        assert_eq!(book.apply(&movement), Err(TicketError::BadMovement), "{movement:?}");
        assert_eq!(book, counter.book, "{movement:?}");
    }
}

#[test]
fn a_written_book_of_tickets_that_does_not_add_up_is_refused() {
    let mut counter = Counter::with(terms("sunday", 1_100));
    counter.ask(|book| book.issue(BEN, TicketTerms { exchangeable: false, ..terms("monday", 700) }, TicketAccount::House)).unwrap();
    counter.ask(|book| book.pay_in(FIRST, ANNA, SUNDAY, &price(1_000, 100))).unwrap();
    let text = serde_json::to_string(&counter.book).unwrap();
    assert_eq!(serde_json::from_str::<TicketBook>(&text).unwrap(), counter.book);
    assert_eq!(ron::from_str::<TicketBook>(&ron::to_string(&counter.book).unwrap()).unwrap(), counter.book);
    for (sound, unsound) in [
        ("\"value\":700", "\"value\":701"),
        ("\"id\":2", "\"id\":1"),
        ("\"id\":2", "\"id\":3"),
        ("\"tickets\":2", "\"tickets\":3"),
        ("\"worth\":1800", "\"worth\":1801"),
        ("\"buy_in\":1000", "\"buy_in\":1001"),
        ("{\"held\":2}", "\"used\""),
    ] {
        assert_eq!(text.matches(sound).count(), 1, "{sound} in {text}");
        assert!(serde_json::from_str::<TicketBook>(&text.replace(sound, unsound)).is_err(), "{unsound}");
    }
}
