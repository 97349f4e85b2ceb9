//! The ledger, with the statements of the players whose money it holds.

use std::collections::BTreeSet;

use poker_protocol::{Money, PlayerId, StatementEntry};
use rustc_hash::FxHashMap;

use super::statement::{Statement, entry_kind};
use crate::ledger::Booked;
use crate::marks::Marks;
use crate::{Account, Ledger, LedgerError, Movement, Now, PlayerKind, Reason};

/// The ledger, and each player's last statement entries.
#[derive(Default)]
pub(super) struct Bank {
    ledger: Ledger,
    statements: FxHashMap<PlayerId, Statement>,
    /// Bots. Their statements get no entries, because nobody reads them.
    programs: BTreeSet<PlayerId>,
    /// Players whose balance is withheld (R-INT-1).
    kept_back: BTreeSet<PlayerId>,
}

impl Bank {
    pub(super) fn ledger(&self) -> &Ledger {
        &self.ledger
    }

    pub(super) fn holds(&self, account: Account) -> Money {
        self.ledger.holds(account)
    }

    pub(super) fn resume(&mut self, ledger: Ledger) {
        self.ledger = ledger;
    }

    pub(super) fn statement(&self, player: PlayerId) -> Option<&Statement> {
        self.statements.get(&player)
    }

    pub(super) fn set_statement(&mut self, player: PlayerId, statement: Statement) {
        self.statements.insert(player, statement);
    }

    /// Removes the entries of the player's statement.
    pub(super) fn clear_statement(&mut self, player: PlayerId) {
        if let Some(statement) = self.statements.get_mut(&player) {
            *statement = Statement::default();
        }
    }

    /// Sets whether movements of the player's money are entered into a statement: those of a person are, those of a bot are not.
    pub(super) fn set_kind(&mut self, player: PlayerId, kind: PlayerKind) {
        self.statements.entry(player).or_default();
        match kind {
            PlayerKind::Person => self.programs.remove(&player),
            PlayerKind::Bot => self.programs.insert(player),
        };
    }

    pub(super) fn keep_back(&mut self, player: PlayerId, kept: bool) {
        if kept {
            self.kept_back.insert(player);
        } else {
            self.kept_back.remove(&player);
        }
    }

    /// Carries out a movement and enters it into the statements of the owners of both accounts; `table` is the name of the table where it
    /// happened, if any.
    pub(super) fn book(&mut self, movement: Movement, table: Option<&str>, now: Now, marks: &mut Marks) -> Result<(), LedgerError> {
        self.ledger.carry_out(movement)?;
        marks.booked(Booked { at: now, movement });
        self.enter(&movement, table, now, marks);
        if let Account::Balance(player) = movement.to
            && movement.reason != Reason::Released
        {
            self.withhold(player, now, marks);
        }
        Ok(())
    }

    /// Moves a withheld balance to the player's held money.
    pub(super) fn withhold(&mut self, player: PlayerId, now: Now, marks: &mut Marks) {
        if self.kept_back.contains(&player) {
            let (from, to) = (Account::Balance(player), Account::Held(player));
            // The account holds the amount that it pays. The booking fails only if the held money would exceed the largest amount; then the
            // balance stays.
            let _kept = self.book(Movement { from, to, amount: self.holds(from), reason: Reason::Held }, None, now, marks);
        }
    }

    fn enter(&mut self, movement: &Movement, table: Option<&str>, now: Now, marks: &mut Marks) {
        if movement.amount.is_zero() {
            return;
        }
        let (from, to) = (movement.from.owner(), movement.to.owner());
        if let Some(player) = to {
            // A movement between two accounts of one player counts as received if it goes to the balance, otherwise as paid.
            let came = from != to || matches!(movement.to, Account::Balance(_));
            self.enter_for((player, came), movement, table, now, marks);
        }
        if let Some(player) = from.filter(|_| from != to) {
            self.enter_for((player, false), movement, table, now, marks);
        }
    }

    fn enter_for(&mut self, (player, came): (PlayerId, bool), movement: &Movement, table: Option<&str>, now: Now, marks: &mut Marks) {
        let Some(kind) = entry_kind(movement).filter(|_| !self.programs.contains(&player)) else { return };
        let balance = self.holds(Account::Balance(player));
        let Some(statement) = self.statements.get_mut(&player) else { return };
        let (received, paid) = if came { (movement.amount, Money::ZERO) } else { (Money::ZERO, movement.amount) };
        let of_tournament = movement.from.tournament().or(movement.to.tournament()).is_some();
        let name = table.map(str::to_owned);
        let entry = StatementEntry {
            number: statement.next_number(),
            at: now.0,
            what: kind,
            table: name.clone().filter(|_| !of_tournament),
            tournament: name.filter(|_| of_tournament),
            hand: movement.reason.hand(),
            received,
            paid,
            balance,
        };
        marks.entry(player, &entry);
        statement.extend([entry]);
    }
}
