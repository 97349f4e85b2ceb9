//! What a room asks of the cash games that it offers: of a table, and of a pool of tables for one hand each.

use std::any::Any;
use std::sync::Arc;

use poker_protocol::{HandId, PlayerId, PlayerView, Refusal, TableInfo, TableSnapshot};
use poker_rules::{Seat, SeatSet};

use super::arrival::Arrival;
use super::exchange::money_for;
use super::output::{CashOutput, Viewers};
use super::rules::TableRules;
use super::save::TableSave;
use super::seat::CashSeated;
use super::table::CashTable;
use super::visits::SeatTerms;
use crate::table::{Switch, Switches, TableSign};
use crate::{Dealer, Now};

/// A cash game. To its players it is one table.
pub(crate) trait CashGame: Any + Send {
    /// Which table it is.
    fn sign(&self) -> &TableSign;

    /// What holds here.
    fn rules(&self) -> &TableRules;

    /// What is switched here at this moment.
    fn switches(&self) -> &Switches;

    /// Players who are here.
    fn players(&self) -> u32;

    /// A player as they are here.
    fn seated(&self, player: PlayerId) -> Option<&CashSeated>;

    /// Seats that nobody has.
    fn free_seats(&self) -> SeatSet;

    /// Whether a player takes a seat from the others until leaving, and is told what happens there.
    fn keeps_seats(&self) -> bool;

    /// Whether a player is dealt into a hand in progress.
    fn in_hand(&self, player: PlayerId) -> bool;

    /// Whether chips of a player are in a hand in progress: the player's own, or one that others play on beside a dead hand.
    fn has_chips_in_play(&self, player: PlayerId) -> bool {
        self.in_hand(player)
    }

    /// Tables where hands are played.
    fn hand_tables(&self) -> Box<dyn Iterator<Item = &CashTable> + '_>;

    /// Takes a player in. Whoever answers for the chips has taken them from the balance.
    fn sit(&mut self, arrival: Arrival, seat: Seat, dealer: &mut Dealer, now: Now) -> Result<(), Refusal>;

    /// Asks the table where a player sits; the answer says whether anything has changed there.
    fn at_seat(&mut self, player: PlayerId, dealer: &mut Dealer, now: Now, ask: AskSeat<'_>) -> Result<(), Refusal>;

    /// Leaves: at once, or when the hand is over, in which the turn is passed by.
    fn leave(&mut self, player: PlayerId, dealer: &mut Dealer, now: Now) -> Result<(), Refusal>;

    /// Folds before the turn has come and goes on to another table (R-FAST-2).
    fn fast_fold(&mut self, player: PlayerId, hand: HandId, dealer: &mut Dealer, now: Now) -> Result<(), Refusal>;

    /// Another name or avatar.
    fn set_view(&mut self, player: PlayerId, view: PlayerView);

    /// Switches the practice clock; a decision in progress gets its whole time.
    fn set_clock(&mut self, running: bool, dealer: &mut Dealer, now: Now);

    /// Switches something else.
    fn switch(&mut self, change: &Switch);

    /// Gives every chip of all hands in progress back (R-FAIL-2).
    fn void_hands(&mut self, now: Now);

    /// When [`Self::handle_timeout`] should be called next; earlier calls do nothing.
    fn poll_timeout(&self) -> Option<Now>;

    /// Does what is due.
    fn handle_timeout(&mut self, now: Now, dealer: &mut Dealer);

    /// The next thing to tell; where seats are kept, to these viewers.
    fn poll_output(&mut self, viewers: &Arc<Viewers>) -> Option<CashOutput>;

    /// What a player sees who is here, and how many players are waited for.
    fn snapshot(&self, player: PlayerId, now: Now) -> Option<(TableSnapshot, Option<u8>)>;

    /// The game as it would be found after a crash.
    fn save(&self) -> TableSave;

    /// Whether a kept game can go on here.
    fn accepts(&self, save: &TableSave) -> bool;

    /// Goes on from a kept game; nobody is connected yet.
    fn resume(&mut self, save: TableSave, now: Now);
}

/// What is asked at a seat; false where nothing has changed by it.
pub(crate) type AskSeat<'a> = &'a mut dyn FnMut(&mut CashTable, Seat) -> bool;

impl dyn CashGame {
    /// The game as what it is.
    pub(crate) fn downcast_ref<T: CashGame>(&self) -> Option<&T> {
        let game: &dyn Any = self;
        game.downcast_ref()
    }

    /// What stays the same while it stands.
    pub(crate) fn info(&self) -> TableInfo {
        self.rules().info(self.sign())
    }

    /// What one finds here who wants to sit down.
    pub(crate) fn terms(&self) -> SeatTerms<'_> {
        let (sign, cash) = (self.sign(), &self.rules().cash);
        SeatTerms {
            table: sign.id,
            stake: sign.stake,
            big_blind: money_for(cash.stakes.big_blind),
            range: cash.buy_in,
            rule: &cash.returning,
        }
    }

    /// Whether a player is here.
    pub(crate) fn holds(&self, player: PlayerId) -> bool {
        self.seated(player).is_some()
    }

    /// Hands in progress.
    pub(crate) fn hands(&self) -> usize {
        self.hand_tables().filter(|table| table.hand().is_some()).count()
    }

    /// Asks the table where a player sits.
    pub(crate) fn ask<T>(
        &mut self,
        player: PlayerId,
        dealer: &mut Dealer,
        now: Now,
        ask: impl FnOnce(&mut CashTable, Seat) -> Result<T, Refusal>,
    ) -> Result<T, Refusal> {
        let (mut ask, mut answer) = (Some(ask), None);
        self.at_seat(player, dealer, now, &mut |table, seat| {
            answer = ask.take().map(|ask| ask(table, seat));
            matches!(answer, Some(Ok(_)))
        })?;
        answer.unwrap_or(Err(Refusal::NotSeated))
    }

    /// Leaves: at once, or when the hand is over, which the player finishes.
    pub(crate) fn leave_after_hand(&mut self, player: PlayerId, dealer: &mut Dealer, now: Now) -> Result<(), Refusal> {
        if !self.in_hand(player) {
            return self.leave(player, dealer, now);
        }
        self.ask(player, dealer, now, |table, seat| {
            table.leave_after_hand(seat);
            Ok(())
        })
    }
}
