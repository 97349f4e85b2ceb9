//! The hands of the tables.

use poker_protocol::{Bytes32, HandId, PlayerId, Refusal, TableId, TurnId};
use poker_rules::Action;

use super::output::TournamentOutput;
use super::table::{HandEnd, TournamentTableOutput};
use super::{Stage, Tournament};
use crate::rulebook::EntryPrice;
use crate::{Contest, Dealer, Now, RecordedEntry};

impl Tournament {
    /// Carries out a player's action, or the choice to show or muck, for decision `turn` of hand `hand`.
    ///
    /// # Errors
    /// The refusal; then nothing has changed.
    pub fn act(
        &mut self,
        (player, table): (PlayerId, TableId),
        turn: (HandId, TurnId),
        action: Action,
        dealer: &mut Dealer,
        now: Now,
    ) -> Result<(), Refusal> {
        let Stage::Playing(play) = &mut self.stage else { return Err(Refusal::NotSeated) };
        let state = play.table_mut(table).ok_or(Refusal::NotSeated)?;
        let seat = state.seat_of(player).ok_or(Refusal::NotSeated)?;
        let end = state.act(seat, turn, action, now)?;
        self.after(table, end, dealer, now);
        Ok(())
    }

    /// Sets whether a player mucks without being asked at a table (R-POT-5).
    ///
    /// # Errors
    /// `NotSeated`; then nothing has changed.
    pub fn set_auto_muck(&mut self, (player, table): (PlayerId, TableId), on: bool, dealer: &mut Dealer, now: Now) -> Result<(), Refusal> {
        let Stage::Playing(play) = &mut self.stage else { return Err(Refusal::NotSeated) };
        let state = play.table_mut(table).ok_or(Refusal::NotSeated)?;
        let seat = state.seat_of(player).ok_or(Refusal::NotSeated)?;
        let end = state.set_auto_muck(seat, on, now);
        self.after(table, end, dealer, now);
        Ok(())
    }

    /// Notes what a player's client promises for the next deck of a table.
    ///
    /// # Errors
    /// `NotSeated`; `NotOffered` if the decks are not sealed, and in practice, where the player's own computer deals.
    pub fn commit_nonce(&mut self, player: PlayerId, table: TableId, commitment: Bytes32) -> Result<(), Refusal> {
        if !self.terms.sealed || self.switches.field.is_some() {
            return Err(Refusal::NotOffered);
        }
        let Stage::Playing(play) = &mut self.stage else { return Err(Refusal::NotSeated) };
        let state = play.table_mut(table).ok_or(Refusal::NotSeated)?;
        let seat = state.seat_of(player).ok_or(Refusal::NotSeated)?;
        state.commit_nonce(seat, commitment);
        self.pass_on(table);
        Ok(())
    }

    /// Takes the promised nonce for the deck with this root, and the next promise.
    ///
    /// # Errors
    /// `NotSeated`; `WrongNonce` if the nonce was not promised for this deck. Then nothing has changed.
    pub fn reveal_nonce(
        &mut self,
        (player, table): (PlayerId, TableId),
        nonce: (Bytes32, Bytes32),
        next: Option<Bytes32>,
    ) -> Result<(), Refusal> {
        let Stage::Playing(play) = &mut self.stage else { return Err(Refusal::NotSeated) };
        let state = play.table_mut(table).ok_or(Refusal::NotSeated)?;
        let seat = state.seat_of(player).ok_or(Refusal::NotSeated)?;
        state.reveal_nonce(seat, nonce, next)?;
        self.pass_on(table);
        Ok(())
    }

    /// Deals the next hand at a table that is ready for it.
    pub(super) fn deal(&mut self, table: TableId, dealer: &mut Dealer, now: Now) {
        let Stage::Playing(play) = &mut self.stage else { return };
        let (stakes, sealed) = (play.clock.stakes(&play.start.levels), self.terms.sealed);
        let contest = Contest::Tournament { tournament: self.id, level: play.clock.level() };
        let last_level = play.clock.is_last(&play.start.levels);
        let field = self.switches.field.is_some();
        let Some(state) = play.table_mut(table).filter(|state| state.is_ready()) else { return };
        // In practice nobody checks the decks of tables without persons.
        let sealed = sealed && (!field || state.is_listened());
        let end = state.deal((contest, stakes, last_level), sealed, dealer, now);
        self.note_dealt(table, now);
        self.after(table, end, dealer, now);
    }

    /// Does what follows from an input to a table. `end` is the end of its hand, if the hand is over.
    pub(super) fn after(&mut self, table: TableId, end: Option<HandEnd>, dealer: &mut Dealer, now: Now) {
        self.pass_on(table);
        self.watch_thinking(now);
        let (Some(end), Stage::Playing(play)) = (end, &mut self.stage) else { return };
        play.busted.extend(end.busted.into_iter().map(|(seat, busted)| (table, seat, busted)));
        if !play.holds.hand_for_hand {
            self.settle(dealer);
        }
        self.after_hand(table);
        self.expel_disqualified(table, dealer, now);
        self.pass_on(table);
    }

    /// Passes on the outputs of a table, and notes when the table is next due.
    pub(super) fn pass_on(&mut self, table: TableId) {
        let Stage::Playing(play) = &mut self.stage else { return };
        let EntryPrice { buy_in, fee } = self.terms.entry;
        let bounty = self.terms.own_bounty_at(buy_in);
        let for_pool = buy_in.saturating_sub(self.terms.bounty_in(buy_in));
        let entry = RecordedEntry { buy_in: for_pool, fee, bounty, entries: self.entered };
        let mut due = None;
        if let Some(state) = play.table_mut(table) {
            while let Some(mut output) = state.poll_output() {
                if let TournamentTableOutput::Ended(record) = &mut output {
                    record.entry = Some(entry);
                }
                self.outputs.push_back(TournamentOutput::Table { table, output });
            }
            if !state.is_listened() {
                self.touched.push(table);
            }
            due = state.due();
        }
        play.note_due(table, due);
    }
}
