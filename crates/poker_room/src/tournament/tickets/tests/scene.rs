//! A book of tickets with a ledger of the money behind it.

use std::collections::BTreeMap;

use poker_protocol::{Money, PlayerId, TournamentId};

use crate::{
    TicketAccount, TicketBook, TicketChange, TicketError, TicketId, TicketKind, TicketMovement, TicketPrice, TicketTerms, TicketTransfer,
};

pub(super) const ANNA: PlayerId = PlayerId(1);
pub(super) const BEN: PlayerId = PlayerId(2);
pub(super) const SUNDAY: TournamentId = TournamentId(7);

pub(super) fn kind(id: &str) -> TicketKind {
    TicketKind(id.to_owned())
}

pub(super) fn terms(id: &str, cents: u64) -> TicketTerms {
    TicketTerms { kind: kind(id), value: Money::new(cents), exchangeable: true }
}

/// The price of a tournament for tickets of the kind `sunday`.
pub(super) fn price(buy_in: u64, fee: u64) -> TicketPrice {
    TicketPrice { kind: kind("sunday"), buy_in: Money::new(buy_in), fee: Money::new(fee) }
}

/// A book whose money is moved as it says, and whose movements are kept.
#[derive(Default)]
pub(super) struct Counter {
    pub(super) book: TicketBook,
    pub(super) journal: Vec<TicketMovement>,
    accounts: BTreeMap<TicketAccount, i128>,
}

impl Counter {
    /// A counter whose ticket 1 is Anna's.
    pub(super) fn with(terms: TicketTerms) -> Self {
        let mut counter = Self::default();
        counter.ask(|book| book.issue(ANNA, terms, TicketAccount::House)).unwrap();
        counter
    }

    /// Carries out a request with its transfers. A request that is refused must change nothing.
    pub(super) fn ask(
        &mut self,
        request: impl FnOnce(&mut TicketBook) -> Result<TicketChange, TicketError>,
    ) -> Result<TicketId, TicketError> {
        let before = self.book.clone();
        let change = request(&mut self.book).inspect_err(|error| assert_eq!(self.book, before, "refused with {error}"))?;
        for TicketTransfer { from, to, amount } in change.transfers {
            *self.accounts.entry(from).or_default() -= i128::from(amount.hundredths());
            *self.accounts.entry(to).or_default() += i128::from(amount.hundredths());
        }
        let ticket = change.movements[0].ticket.id;
        self.journal.extend(change.movements);
        Ok(ticket)
    }

    pub(super) fn account(&self, account: TicketAccount) -> i128 {
        self.accounts.get(&account).copied().unwrap_or(0)
    }

    /// What is in the balance of Anna, the pool and the fees of the Sunday tournament, behind the tickets, and with the house.
    pub(super) fn money(&self) -> [i128; 5] {
        let accounts = [
            TicketAccount::Balance(ANNA),
            TicketAccount::Pool(SUNDAY),
            TicketAccount::Fees(SUNDAY),
            TicketAccount::Tickets,
            TicketAccount::House,
        ];
        accounts.map(|account| self.account(account))
    }

    /// Checks that no ticket and no money behind one has appeared or vanished.
    pub(super) fn check(&self, context: &str) {
        assert!(self.book.check(), "{context}: {:?}", self.book);
        let behind = self.account(TicketAccount::Tickets);
        assert_eq!(i128::from(self.book.backing().hundredths()), behind, "{context}: the money behind the tickets");
    }
}
