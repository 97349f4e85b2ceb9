//! The result of a cash hand in money, for the book.

use poker_protocol::Money;

use super::exchange::money_for;
use crate::{Account, HandRecord, Movement, Reason};

/// The rake that was taken from the pots.
pub(crate) fn rake_taken(record: &HandRecord) -> Money {
    money_for(record.rake)
}

/// The movements of a hand's result: losses go into the pot, then rake and winnings go out of it. None for a hand of a tournament, whose
/// chips are no money.
pub(crate) fn result_movements(record: &HandRecord) -> Vec<Movement> {
    if record.contest.stake().is_none() {
        return Vec::new();
    }
    let (pot, hand) = (Account::Pot(record.table), Reason::Hand(record.hand));
    let mut movements = Vec::new();
    let mut won = Vec::new();
    for (before, player) in record.setup.seats.iter().zip(&record.players) {
        let Some(after) = record.stacks.iter().find(|stack| stack.seat == before.seat) else { continue };
        let stack = Account::Stack(record.table, player.player);
        let (loss, gain) = (before.stack.saturating_sub(after.stack), after.stack.saturating_sub(before.stack));
        movements.push(Movement { from: stack, to: pot, amount: money_for(loss), reason: hand });
        won.push(Movement { from: pot, to: stack, amount: money_for(gain), reason: hand });
    }
    movements.push(Movement { from: pot, to: Account::House, amount: rake_taken(record), reason: Reason::Rake(record.hand) });
    movements.extend(won);
    movements
}
