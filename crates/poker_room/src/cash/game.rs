//! What a room asks of a cash game, which is a table or a pool whose tables last for one hand each.

use std::any::Any;
use std::sync::Arc;

use poker_protocol::{Bytes32, HandId, PlanId, PlayerId, PlayerView, Refusal, TableInfo, TableSnapshot};
use poker_rules::{Seat, SeatSet};

use super::arrival::{Arrival, Elsewhere};
use super::exchange::money_for;
use super::output::CashOutput;
use super::rules::TableRules;
use super::save::TableSave;
use super::seat::CashSeated;
use super::table::CashTable;
use super::visits::SeatTerms;
use crate::table::{Switch, Switches, TableSign, Viewers};
use crate::{Dealer, Now, UnfinishedHand};

/// A cash game. Its players see it as one table.
pub(crate) trait CashGame: Any + Send {
    /// The id and the name of the table.
    fn sign(&self) -> &TableSign;

    fn rules(&self) -> &TableRules;

    fn switches(&self) -> &Switches;

    /// The number of players in the game.
    fn players(&self) -> u32;

    /// The player with their stack and switches; `None` if the player is not in the game.
    fn seated(&self, player: PlayerId) -> Option<&CashSeated>;

    /// Seats without a player.
    fn free_seats(&self) -> SeatSet;

    /// Whether each player occupies a seat until leaving, and is told what happens at the table in the meantime.
    fn keeps_seats(&self) -> bool;

    /// Whether the player is dealt into a hand in progress.
    fn in_hand(&self, player: PlayerId) -> bool;

    /// Whether chips of the player are in a hand in progress: in the player's own hand, or in a dead hand.
    fn has_chips_in_play(&self, player: PlayerId) -> bool {
        self.in_hand(player)
    }

    /// The tables at which hands are played.
    fn hand_tables(&self) -> Box<dyn Iterator<Item = &CashTable> + '_>;

    /// Seats a player. The caller has already taken the buy-in from the balance.
    fn sit(&mut self, arrival: Arrival, seat: Seat, dealer: &mut Dealer, now: Now) -> Result<(), Refusal>;

    /// Runs `ask` at the player's table and seat.
    fn at_seat(&mut self, player: PlayerId, dealer: &mut Dealer, now: Now, ask: AskSeat<'_>) -> Result<(), Refusal>;

    /// Removes a player: at once, or at the end of the hand, in which the player's next decision is a check or a fold.
    fn leave(&mut self, player: PlayerId, dealer: &mut Dealer, now: Now) -> Result<(), Refusal>;

    /// Folds before the player's turn and moves the player to another table (R-FAST-2).
    fn fast_fold(&mut self, player: PlayerId, hand: HandId, dealer: &mut Dealer, now: Now) -> Result<(), Refusal>;

    /// Notes what the player's client promises for the next deck.
    fn commit_nonce(&mut self, player: PlayerId, commitment: Bytes32) -> Result<(), Refusal>;

    /// Takes the promised nonce for the deck with this root, and the next promise.
    fn reveal_nonce(&mut self, player: PlayerId, nonce: (Bytes32, Bytes32), next: Option<Bytes32>, now: Now) -> Result<(), Refusal>;

    /// Sets the name and avatar that others see.
    fn set_view(&mut self, player: PlayerId, view: PlayerView);

    /// Turns the decision clock on or off; a change gives a decision in progress its full time.
    fn set_clock(&mut self, running: bool, dealer: &mut Dealer, now: Now);

    /// Applies a change to one of the other switches.
    fn switch(&mut self, change: &Switch);

    /// Ends a hand that was in progress when the game was saved, if nobody could act in it any more. `plan_of` is the rake plan of each
    /// player. Returns whether it has; otherwise nothing has changed.
    fn end_decided(&mut self, kept: &UnfinishedHand, plan_of: &dyn Fn(PlayerId) -> PlanId, now: Now) -> bool;

    /// Ends the pauses and the choices to show in all hands in progress in which nobody can act any more.
    fn end_waits(&mut self, now: Now);

    /// Voids all hands in progress and gives every chip back (R-FAIL-2).
    fn void_hands(&mut self, now: Now);

    /// When [`Self::handle_timeout`] should be called next; earlier calls do nothing.
    fn poll_timeout(&self) -> Option<Now>;

    /// Does what is due at `now`.
    fn handle_timeout(&mut self, now: Now, dealer: &mut Dealer);

    /// Takes the next output. Where seats are kept, it goes to `viewers`.
    fn poll_output(&mut self, viewers: &Arc<Viewers>) -> Option<CashOutput>;

    /// What the player sees, and the number of players that a hand needs if the game waits for more.
    fn snapshot(&self, player: PlayerId, now: Now) -> Option<(TableSnapshot, Option<u8>)>;

    /// Saves the game. In a hand in progress, each stack is saved as it was at the start of the hand (R-FAIL-1).
    fn save(&self) -> TableSave;

    /// Whether the save fits this game.
    fn accepts(&self, save: &TableSave) -> bool;

    /// Restores the game from a save; no player is connected yet.
    fn resume(&mut self, save: TableSave, now: Now);
}

/// A request at a seat; it returns whether it has changed anything.
pub(crate) type AskSeat<'a> = &'a mut dyn FnMut(&mut CashTable, Seat) -> bool;

impl dyn CashGame {
    /// The game as type `T`, if it is one.
    pub(crate) fn downcast_ref<T: CashGame>(&self) -> Option<&T> {
        let game: &dyn Any = self;
        game.downcast_ref()
    }

    /// What a client is told once of the table, because it does not change.
    pub(crate) fn info(&self) -> TableInfo {
        self.rules().info(self.sign())
    }

    /// The terms under which a player can sit down here.
    pub(crate) fn terms(&self) -> SeatTerms<'_> {
        let (sign, cash) = (self.sign(), &self.rules().cash);
        SeatTerms {
            table: sign.id,
            stake: cash.stake,
            big_blind: money_for(cash.stakes.big_blind),
            range: cash.buy_in,
            rule: &cash.return_rule,
        }
    }

    /// Whether the player is in the game.
    pub(crate) fn holds(&self, player: PlayerId) -> bool {
        self.seated(player).is_some()
    }

    /// What the player has asked for here that holds at all tables; nothing if the player is not in the game.
    pub(crate) fn asked_everywhere(&self, player: PlayerId) -> Elsewhere {
        let asked = |seated: &CashSeated| Elsewhere {
            out_since: seated.own().part.out_everywhere_since(),
            out_next_big_blind: seated.own().out_next_big_blind,
        };
        self.seated(player).map(asked).unwrap_or_default()
    }

    /// The number of hands in progress.
    pub(crate) fn hands(&self) -> usize {
        self.hand_tables().filter(|table| table.hand().is_some()).count()
    }

    /// Runs `ask` at the player's table and seat and returns its answer.
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

    /// Removes a player: at once, or at the end of the hand, which the player plays to its end.
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
