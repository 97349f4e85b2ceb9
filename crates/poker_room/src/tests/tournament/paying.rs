//! Entries that are paid with money or tickets, and their refunds (R-TKT-1, R-TKT-2, R-REG-8, R-REG-9).

use poker_protocol::{Money, PlayerId, TournamentId};

use super::field::{Field, freezeout};
use crate::rulebook::{EntryMethod, TicketRefund};
use crate::tournament::{
    BountyForm, BountyPrices, BountyRules, BountySettlement, EntryRefund, Paid, TicketAccount, TicketBook, TicketChange, TicketError,
    TicketId, TicketKind, TicketTerms, TournamentRefusal, TournamentTerms,
};

const ANNA: PlayerId = PlayerId(1);

fn paid_by(method: EntryMethod) -> TournamentTerms {
    let mut terms = freezeout(3, 3);
    terms.payment.as_mut().unwrap().method = method;
    terms
}

fn with_ticket(field: &mut Field, player: u64) -> Result<(), TournamentRefusal> {
    let paid = Paid::ticket(field.tournament.terms().entry, TicketId(player));
    field.register_with(player, paid, None).map(drop)
}

/// A book with one ticket of Anna's for tournaments of this name, and what comes of paying for an entry with it.
fn pay(field: &Field, name: &str, value: u64) -> (TicketBook, Result<TicketChange, TicketError>) {
    let mut book = TicketBook::default();
    let terms = TicketTerms { kind: TicketKind(name.to_owned()), value: Money::new(value), exchangeable: true };
    let ticket = book.issue(ANNA, terms, TicketAccount::House).unwrap().movements[0].ticket.id;
    let paid = book.pay_in(ticket, ANNA, TournamentId(1), &field.tournament.ticket_price());
    (book, paid)
}

#[test]
fn r_tkt_2_an_entry_is_paid_with_money_or_a_ticket_as_the_tournament_says() {
    let refused = Err(TournamentRefusal::PaymentNotAccepted);
    for (method, money, ticket) in
        [(EntryMethod::Money, Ok(()), refused), (EntryMethod::Tickets, refused, Ok(())), (EntryMethod::MoneyAndTickets, Ok(()), Ok(()))]
    {
        let mut field = Field::new(paid_by(method), 1);
        assert_eq!(field.register(1).map(drop), money, "{method:?}");
        assert_eq!(with_ticket(&mut field, 2), ticket, "{method:?}");
        let entries = u32::from(money.is_ok()) + u32::from(ticket.is_ok());
        assert_eq!((field.tournament.entries(), field.tournament.entrants().len()), (entries, usize::try_from(entries).unwrap()));
        assert_eq!(field.register_with(3, Paid::carried(), Some(poker_rules::Chips::new(9))).map(drop), refused);
    }
}

#[test]
fn r_tkt_2_the_buy_in_of_a_ticket_forms_the_pool_like_money() {
    let mut field = Field::new(paid_by(EntryMethod::MoneyAndTickets), 2);
    field.enter(2);
    with_ticket(&mut field, 3).unwrap();
    assert_eq!(field.tournament.pool(), Money::new(3_000));
}

#[test]
fn r_tkt_1_a_ticket_of_another_tournament_or_of_less_than_the_price_pays_no_entry() {
    let mut terms = paid_by(EntryMethod::MoneyAndTickets);
    let field = Field::new(terms.clone(), 3);
    assert_eq!(pay(&field, "Test", 1_100).1.unwrap().transfers.len(), 2, "buy-in and fee");
    assert_eq!(pay(&field, "Sunday", 1_100).1, Err(TicketError::WrongKind));
    let too_small = |price| Err(TicketError::TooSmall { value: Money::new(1_099), price: Money::new(price) });
    assert_eq!(pay(&field, "Test", 1_099).1, too_small(1_100));
    // R-BTY-4: a knockout prize is paid besides the buy-in.
    terms.bounties = Some(knockout_prize());
    assert_eq!(pay(&Field::new(terms, 3), "Test", 1_099).1, too_small(1_350));
}

fn knockout_prize() -> BountyPrices {
    BountyPrices {
        rules: BountyRules { form: BountyForm::Regular, settlement: BountySettlement::Individually, vip_before_rebuy: false },
        own: Money::new(250),
        part_of_buy_in: false,
        vip: Money::ZERO,
        listed: Money::ZERO,
        pro: Money::ZERO,
    }
}

#[test]
fn r_reg_8_an_entry_is_refunded_in_the_form_in_which_it_was_paid() {
    let mut terms = paid_by(EntryMethod::MoneyAndTickets);
    terms.bounties = Some(knockout_prize());
    let mut field = Field::new(terms, 4);
    field.enter(1);
    with_ticket(&mut field, 2).unwrap();
    let refund = |field: &mut Field, player| {
        let entry = field.tournament.unregister(PlayerId(player), field.now).unwrap();
        field.tournament.refund(entry).unwrap()
    };
    let price = field.tournament.terms().entry;
    assert_eq!(refund(&mut field, 1), EntryRefund::Money { price, bounty: Money::new(250) });
    assert_eq!(refund(&mut field, 2), EntryRefund::Ticket { ticket: TicketId(2), form: TicketRefund::Ticket });
    assert_eq!(field.tournament.refund(crate::EntryId(2)), None);
}

#[test]
fn r_reg_9_a_ticket_is_refunded_as_money_by_the_setting() {
    let mut terms = paid_by(EntryMethod::MoneyAndTickets);
    terms.payment.as_mut().unwrap().refund = TicketRefund::Money;
    let mut field = Field::new(terms, 5);
    let (mut book, paid) = pay(&field, "Test", 1_500);
    paid.unwrap();
    with_ticket(&mut field, 1).unwrap();
    let entry = field.tournament.unregister(ANNA, field.now).unwrap();
    let Some(EntryRefund::Ticket { ticket, form }) = field.tournament.refund(entry) else { panic!("it was paid with a ticket") };
    let change = book.refund(ticket, form).unwrap();
    let to_anna = change.transfers.iter().filter(|transfer| transfer.to == TicketAccount::Balance(ANNA));
    assert_eq!(to_anna.map(|transfer| transfer.amount).sum::<Money>(), Money::new(1_500));
    assert!(book.check() && book.backing().is_zero());
}
