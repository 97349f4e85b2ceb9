//! The field of a practice tournament: the tables at which no person sits. They keep step with the person's table, and nobody waits for them.
//!
//! A driver decides for the players of these tables, at once. Where [`crate::Switches::field`] is `None`, as on a server, nothing here
//! changes what a tournament does.

use poker_protocol::{PlayerId, Refusal, TableId};

use super::entry_id::EntryId;
use super::output::TournamentOutput;
use super::standstill::Standstill;
use super::{Stage, Tournament};
use crate::table::{FIELD_HAND_MS, FieldPace, Switch};
use crate::{Now, PlayerKind};

impl Tournament {
    /// Sets how fast the tables without persons are played, for practice. A driver must decide for their players, and call
    /// [`Self::hasten`] where it wants no machine to be waited for.
    pub fn set_field_pace(&mut self, pace: FieldPace, now: Now) {
        let changed = self.switches.field != Some(pace);
        self.switch(&Switch::Field(pace));
        if changed {
            self.release_field(now);
        }
    }

    /// Goes on to what happens next where no person plays: ends a break, or lets each table play a hand, which counts
    /// [`FIELD_HAND_MS`] on the clocks. Returns false if a person is waited for, who plays or may buy chips or another entry, if decisions
    /// are awaited, or if nothing can be skipped.
    pub fn hasten(&mut self, now: Now) -> bool {
        let Stage::Playing(play) = &self.stage else { return false };
        let due = play.first_due().is_some_and(|at| at <= now);
        if self.switches.closing || due || play.thinking_since.is_some() || self.persons_play() || self.person_is_offered(now) {
            return false;
        }
        if play.deals.is_open() || play.tables().values().any(|table| table.hand().is_some()) {
            return false;
        }
        match play.break_until {
            Some(until) => self.skip(until.ms_since(now), now),
            None => {
                self.skip(FIELD_HAND_MS, now);
                self.release_field(now);
            }
        }
        true
    }

    /// Ends the pause after a hand for a person who wants the next one, in practice.
    ///
    /// # Errors
    /// `NotSeated`, or `NotOffered` outside practice and without a pause; then nothing has changed.
    pub fn next_hand(&mut self, player: PlayerId, table: TableId, now: Now) -> Result<(), Refusal> {
        let Stage::Playing(play) = &mut self.stage else { return Err(Refusal::NotSeated) };
        let state = play.table_mut(table).ok_or(Refusal::NotSeated)?;
        state.seat_of(player).ok_or(Refusal::NotSeated)?;
        if !state.end_pause(now) {
            return Err(Refusal::NotOffered);
        }
        self.pass_on(table);
        Ok(())
    }

    /// Lets a program play for a person from now on, at every table of the person. Nothing more is told there.
    pub fn hand_over(&mut self, player: PlayerId, now: Now) {
        for entry in self.current_entries(player) {
            if let Some(entrant) = self.entrants.get_mut(entry.index()) {
                entrant.kind = PlayerKind::Bot;
            }
        }
        for (table, seat) in self.seats_of(player) {
            let Stage::Playing(play) = &mut self.stage else { return };
            if let Some(state) = play.table_mut(table) {
                state.play_by_program(seat);
            }
            play.note_listeners(table);
            self.pass_on(table);
        }
        self.watch_thinking(now);
    }

    /// Notes that all programs are connected, in a tournament that was restored.
    pub(crate) fn connect_programs(&mut self, now: Now) {
        let programs = self.entrants.iter().filter(|entrant| entrant.kind == PlayerKind::Bot && !entrant.connected);
        let programs: Vec<PlayerId> = programs.map(|entrant| entrant.player).collect();
        for program in programs {
            self.set_connected(program, true, now);
        }
    }

    /// Whether this player is a person who plays, and not a program.
    #[must_use]
    pub fn is_person(&self, player: PlayerId) -> bool {
        let entrant = self.entry_of.get(&player).and_then(|&entry| self.entrant(entry));
        entrant.is_some_and(|entrant| entrant.kind == PlayerKind::Person)
    }

    /// The tables at which a person sits, lowest id first.
    pub fn tables_with_persons(&self) -> impl Iterator<Item = TableId> + '_ {
        let play = if let Stage::Playing(play) = &self.stage { Some(play) } else { None };
        play.into_iter().flat_map(|play| play.listened().iter().copied())
    }

    /// Whether anybody is told what happens at a table. In practice, nobody is where no person sits.
    pub(crate) fn is_told_at(&self, table: TableId) -> bool {
        let Stage::Playing(play) = &self.stage else { return true };
        self.switches.field.is_none() || play.listened().contains(&table)
    }

    /// Whether the table must not deal now: it has dealt as many hands as the person's, or the tournament waits for a person who thinks.
    pub(super) fn is_held_back(&self, table: TableId) -> bool {
        let Stage::Playing(play) = &self.stage else { return false };
        let Some(state) = play.tables().get(&table) else { return false };
        state.is_held_back() || (play.thinking_since.is_some() && !state.is_listened())
    }

    /// Notes that a hand has begun at a table. One at the leading table counts for the level, and for the tables that keep step with it.
    pub(super) fn note_dealt(&mut self, table: TableId, now: Now) {
        let Stage::Playing(play) = &mut self.stage else { return };
        if play.tables.leading() != Some(table) {
            return;
        }
        play.clock.count_hand();
        if self.switches.field == Some(FieldPace::AsFast) && play.listened().contains(&table) {
            self.release_field(now);
        }
    }

    /// Begins the next level if levels end after hands, and this table is about to deal the first one of the next level.
    pub(super) fn end_level_by_hands(&mut self, table: TableId, now: Now) {
        let Stage::Playing(play) = &mut self.stage else { return };
        if play.tables.leading() == Some(table) && play.clock.advance_by_hands(&play.start.levels) {
            let level = play.clock.level();
            self.outputs.push_back(TournamentOutput::Level { level });
            self.watch_rebuys(now);
            self.watch_registration(now);
        }
    }

    /// When the ordinary time ends of a person who thinks without a clock: the tournament then waits.
    pub(super) fn thinks_until(&self) -> Option<Now> {
        let Stage::Playing(play) = &self.stage else { return None };
        let tables = play.listened().iter().filter_map(|table| play.tables().get(table));
        tables.filter_map(super::TournamentTable::thinks_without_clock).min()
    }

    /// Stops the clocks of the tournament if a person has thought for longer than the ordinary time of a decision, and starts them again
    /// when the person has decided. Returns whether they have stopped or started.
    pub(super) fn watch_thinking(&mut self, now: Now) -> bool {
        let until = self.thinks_until();
        let Stage::Playing(play) = &mut self.stage else { return false };
        match (play.thinking_since, until) {
            (None, Some(until)) if until <= now => play.thinking_since = Some(until),
            (Some(since), None) => {
                play.thinking_since = None;
                play.move_clocks(Standstill { since, until: now });
                if self.switches.field == Some(FieldPace::AsReal) {
                    self.release_field(now);
                }
            }
            (None | Some(_), _) => return false,
        }
        true
    }

    /// Lets every table without persons play one more hand, at once where it is between two hands.
    fn release_field(&mut self, now: Now) {
        for table in self.table_ids() {
            let Stage::Playing(play) = &mut self.stage else { return };
            let field = play.tables().get(&table).is_some_and(|state| !state.is_listened());
            let Some(state) = play.table_mut(table).filter(|_| field) else { continue };
            state.release(now);
            self.pass_on(table);
        }
    }

    /// Moves the clocks of the tournament on.
    fn skip(&mut self, ms: u32, now: Now) {
        if let Stage::Playing(play) = &mut self.stage {
            play.move_clocks(Standstill { since: now.after_ms(ms), until: now });
        }
    }

    /// Whether a person's table plays, or shows the result of a hand.
    fn persons_play(&self) -> bool {
        let Stage::Playing(play) = &self.stage else { return false };
        play.listened().iter().filter_map(|table| play.tables().get(table)).any(super::TournamentTable::is_played_at)
    }

    /// Whether a person is offered chips or another entry, and has not answered.
    fn person_is_offered(&self, now: Now) -> bool {
        let Stage::Playing(play) = &self.stage else { return false };
        let of_person = |entry| self.entrant(entry).is_some_and(|entrant| entrant.kind == PlayerKind::Person);
        let returns = |entry: EntryId| of_person(entry) && self.re_entry_offer(entry, now).is_some();
        if self.is_open() && (0..).map(EntryId).take(self.entrants.len()).any(returns) {
            return true;
        }
        play.rebuys.offers.iter().any(|offer| of_person(offer.entry)) || (play.rebuys.add_on_until.is_some() && !play.listened().is_empty())
    }
}
