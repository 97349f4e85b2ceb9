//! Balances and the book behind them.

use poker_protocol::{Message, Notice, PlayerId, Refusal, StackChange, TableEvent, TableId};
use poker_rules::Chips;

use super::Room;
use super::changes::Booked;
use crate::{Account, HandRecord, LedgerError, Movement, Now, Reason};

impl Room {
    /// A player's balance.
    #[must_use]
    pub fn balance(&self, player: PlayerId) -> Chips {
        self.ledger.holds(Account::Balance(player))
    }

    /// Carries out a movement; false where an account was short, and nothing has changed.
    pub(super) fn book(&mut self, movement: Movement, now: Now) -> bool {
        self.try_book(movement, now).is_ok()
    }

    /// Carries out a movement and enters it into the statements of those it concerns.
    pub(super) fn try_book(&mut self, movement: Movement, now: Now) -> Result<(), LedgerError> {
        self.unsaved = true;
        self.ledger.carry_out(movement)?;
        self.journal.booked(Booked { at: now, movement });
        self.enter(&movement, now);
        if let Account::Balance(player) = movement.to
            && movement.reason != Reason::Released
        {
            self.withhold(player, now);
        }
        Ok(())
    }

    /// The first balance of a player the room has never seen.
    pub(super) fn open_account(&mut self, player: PlayerId, now: Now) {
        let amount = self.config.opening_balance;
        self.book(Movement { from: Account::Outside, to: Account::Balance(player), amount, reason: Reason::Opening }, now);
    }

    /// Practice: fills the balance up again.
    pub(super) fn refill(&mut self, player: PlayerId, now: Now) -> Result<(), Refusal> {
        self.may_play(player)?;
        let amount = self.config.opening_balance.saturating_sub(self.balance(player));
        if !self.config.practice || amount.is_zero() {
            return Err(Refusal::NotOffered);
        }
        if !self.book(Movement { from: Account::Outside, to: Account::Balance(player), amount, reason: Reason::Refill }, now) {
            return Err(Refusal::NotOffered);
        }
        self.tell_balance(player);
        Ok(())
    }

    pub(super) fn tell_balance(&mut self, player: PlayerId) {
        let balance = self.balance(player);
        self.tell(player, Message::Balance { balance });
    }

    /// Adds chips between hands (R-CASH-10).
    pub(super) fn top_up(&mut self, player: PlayerId, table: TableId, to: Chips, now: Now) -> Result<(), Refusal> {
        let slot = self.tables.get(&table).ok_or(Refusal::Unknown)?;
        if !slot.felt.holds(player) {
            return Err(Refusal::NotSeated);
        }
        if slot.felt.in_hand(player) {
            return Err(Refusal::InHand);
        }
        self.top_up_after_hand(player, table, to, now)
    }

    /// The same, as soon as the hand is over that the player is in.
    pub(super) fn top_up_after_hand(&mut self, player: PlayerId, table: TableId, to: Chips, now: Now) -> Result<(), Refusal> {
        let balance = self.balance(player);
        let (amount, later) = self.at_table(player, table, now, |table, seat| {
            let amount = table.price_top_up(seat, to)?;
            if balance < amount {
                return Err(Refusal::Balance { needed: amount, balance });
            }
            let later = table.in_hand(seat);
            if later {
                table.defer_top_up(seat, to);
            }
            Ok((amount, later))
        })?;
        if later {
            self.tell(player, Message::Table { table, event: TableEvent::Notice { notice: Notice::TopUpLater { amount } } });
        } else {
            self.add_to_stack(player, table, amount, StackChange::TopUp, now);
        }
        Ok(())
    }

    /// Chips from the balance to a stack between hands.
    pub(super) fn add_to_stack(&mut self, player: PlayerId, table: TableId, amount: Chips, why: StackChange, now: Now) {
        let balance = self.balance(player);
        if balance < amount {
            let event = TableEvent::Notice { notice: Notice::TopUpSkipped { balance } };
            self.tell(player, Message::Table { table, event });
            // Whoever waits between hands for these chips goes on without them.
            let _asked = self.at_table(player, table, now, |_, _| Ok(()));
            return;
        }
        let reason = match why {
            StackChange::AutoTopUp => Reason::AutoTopUp,
            StackChange::TopUp | StackChange::Void | StackChange::Correction => Reason::TopUp,
        };
        let Some(slot) = self.tables.get_mut(&table) else { return };
        let added = slot.felt.ask(player, &mut self.croupier, now, |table, seat| Ok(table.add_chips(seat, amount, why, now)));
        if added == Ok(true) {
            self.book(Movement { from: Account::Balance(player), to: Account::Stack(table, player), amount, reason }, now);
            self.pass_on(table, now);
            self.tell_balance(player);
        }
    }

    /// A hand's result: what was lost goes into the pot, out of it go rake and winnings.
    pub(super) fn book_hand(&mut self, record: &HandRecord, now: Now) {
        let (pot, hand) = (Account::Pot(record.table), Reason::Hand(record.hand));
        let mut won = Vec::new();
        for (before, player) in record.setup.seats.iter().zip(&record.players) {
            let Some(after) = record.stacks.iter().find(|stack| stack.seat == before.seat) else { continue };
            let stack = Account::Stack(record.table, player.player);
            let lost = before.stack.saturating_sub(after.stack);
            self.book(Movement { from: stack, to: pot, amount: lost, reason: hand }, now);
            won.push(Movement { from: pot, to: stack, amount: after.stack.saturating_sub(before.stack), reason: hand });
        }
        self.book(Movement { from: pot, to: Account::House, amount: record.rake, reason: Reason::Rake(record.hand) }, now);
        for movement in won {
            self.book(movement, now);
        }
    }
}
