//! An operator sets something right (R-FAIL-4): one movement, kept with who made it and why.

use super::Room;
use crate::{Account, BadCorrection, Corrected, Correction, Movement, Now, Reason};

impl Room {
    /// Moves chips where the rules alone would be unfair, and logs it. A stack at a table can be corrected between hands: in a pool, once
    /// those too are over that the player has left by a fold.
    ///
    /// # Errors
    /// Why it was refused; then nothing has changed.
    pub fn correct(&mut self, correction: Correction, now: Now) -> Result<(), BadCorrection> {
        self.set_right(correction, Reason::Correction, now)
    }

    /// Everything that was ever set right, the oldest first.
    #[must_use]
    pub fn corrections(&self) -> &[Corrected] {
        &self.corrections
    }

    pub(super) fn set_right(&mut self, correction: Correction, reason: Reason, now: Now) -> Result<(), BadCorrection> {
        let Correction { from, to, amount, .. } = correction;
        if from == to || amount.is_zero() || correction.why.trim().is_empty() || correction.by.trim().is_empty() {
            return Err(BadCorrection::Incomplete);
        }
        self.may_be_set_right(from)?;
        self.may_be_set_right(to)?;
        self.try_book(Movement { from, to, amount, reason }, now)?;
        self.show_holding(from, now);
        self.show_holding(to, now);
        self.tell_empty_pools();
        self.corrections.push(Corrected { at: now, correction });
        self.find_undecided();
        Ok(())
    }

    fn may_be_set_right(&self, account: Account) -> Result<(), BadCorrection> {
        let there = match account {
            Account::Outside | Account::House | Account::Jackpot(_) | Account::Charity => true,
            Account::Balance(player) | Account::Held(player) => self.sessions.contains_key(&player),
            Account::Stack(table, player) => {
                let slot = self.tables.get(&table).filter(|slot| slot.felt.holds(player));
                if slot.is_some_and(|slot| slot.felt.has_chips_in_play(player)) {
                    return Err(BadCorrection::InHand(account));
                }
                slot.is_some()
            }
            Account::Pot(_) => false,
        };
        if there { Ok(()) } else { Err(BadCorrection::NoSuchAccount(account)) }
    }

    /// Shows the owner and the table what an account holds now.
    fn show_holding(&mut self, account: Account, now: Now) {
        match account {
            Account::Balance(player) => self.tell_balance(player),
            Account::Stack(table, player) => {
                let holds = self.ledger.holds(account);
                // The account is somebody's who sits there.
                let _told = self.at_table(player, table, now, |table, seat| {
                    table.correct_stack(seat, holds, now);
                    Ok(())
                });
            }
            Account::Outside | Account::Pot(_) | Account::House | Account::Jackpot(_) | Account::Charity | Account::Held(_) => {}
        }
    }
}
