//! The beginning of play: everybody gets a random seat. Without late registration, registration closes and the prizes are final.

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::sync::Arc;

use poker_protocol::TableId;
use poker_rules::Seat;

use super::entrant::EntryState;
use super::entry_id::EntryId;
use super::output::TournamentOutput;
use super::play::{OpenRegistration, Play};
use super::table::{EntrantSeat, Presence, SeatedEntrant, TournamentTable};
use super::terms::LateUntil;
use super::{Stage, Tournament};
use crate::rulebook::Finish;
use crate::table::TableSign;
use crate::{Dealer, Now};

impl Tournament {
    /// Begins play (R-REG-3, R-TYP-1).
    pub(super) fn begin(&mut self, dealer: &mut Dealer, now: Now) {
        let registered = self.entrants.iter().zip(0..).filter(|(entrant, _)| entrant.state == EntryState::Registered);
        let mut entries: Vec<EntryId> = registered.map(|(_, number)| EntryId(number)).collect();
        dealer.shuffle(&mut entries);
        let start = self.starting_figures();
        let mut play = Play::new(start, self.entries());
        play.clock.start(now);
        play.next_break = self.terms.breaks.map(|rules| rules.next_after(now));
        play.ends = match self.terms.finish {
            Finish::TimeLimit { seconds } => Some(now.after_ms(seconds.saturating_mul(1_000))),
            Finish::OneLeft | Finish::HalfLeft | Finish::AfterLevel { .. } => None,
        };
        let closes = self.terms.late.and_then(|late| match late.until {
            LateUntil::After { ms } => Some(now.after_ms(ms)),
            LateUntil::EndOfLevel(_) => None,
        });
        play.rebuys.running = self.terms.rebuys.is_some();
        play.registration = Some(OpenRegistration { closes });
        self.stage = Stage::Playing(Box::new(play));
        self.outputs.push_back(TournamentOutput::Began);
        self.seat_all(&entries, dealer, now);
        if self.terms.late.is_none() {
            self.close_registration();
            self.note_final_table();
        }
    }

    /// Opens as many tables as the players need, and seats the players evenly in this order, each at a random seat (R-TRN-1). Entries of one
    /// player that find no different tables are combined at once (R-REG-13).
    pub(super) fn seat_all(&mut self, entries: &[EntryId], dealer: &mut Dealer, now: Now) {
        let seats = usize::from(self.terms.hand.seats.max(1));
        let tables: Vec<TableId> = (0..entries.len().div_ceil(seats)).map(|_| self.open_table(dealer)).collect();
        // The table with the most free seats first; of equal ones, the one that was opened first.
        let mut free: BTreeMap<(Reverse<usize>, TableId), Vec<Seat>> = BTreeMap::new();
        for &table in &tables {
            let mut seats: Vec<Seat> = Seat::first(self.terms.hand.seats).collect();
            dealer.shuffle(&mut seats);
            free.insert((Reverse(seats.len()), table), seats);
        }
        for entry in self.most_entries_first(entries) {
            let Some(seated) = self.newcomer(entry) else { continue };
            let twin = |table| if self.terms.entries_at_once > 1 { self.table(table)?.seat_of(seated.player()) } else { None };
            let emptiest = free.keys().copied().find(|&(_, table)| twin(table).is_none());
            if let Some(emptiest @ (_, table)) = emptiest
                && let Some(mut seats) = free.remove(&emptiest)
                && let Some(seat) = seats.pop()
            {
                free.insert((Reverse(seats.len()), table), seats);
                self.put(entry, seated, (table, seat));
            } else if let Some(place) = tables.iter().find_map(|&table| Some((table, twin(table)?))) {
                self.combine(&seated, place);
            }
        }
        let Stage::Playing(play) = &mut self.stage else { return };
        for &table in &tables {
            if let Some(state) = play.table_mut(table) {
                state.wake(now);
            }
        }
        for table in tables {
            self.pass_on(table);
        }
    }

    pub(super) fn open_table(&mut self, dealer: &mut Dealer) -> TableId {
        let id = dealer.number_table();
        if let (Some(table), Stage::Playing(play)) = (self.new_table(id), &mut self.stage) {
            play.open(table);
        }
        id
    }

    /// A table of the tournament without players; `None` if the tournament is not being played.
    pub(super) fn new_table(&self, id: TableId) -> Option<TournamentTable> {
        let Stage::Playing(play) = &self.stage else { return None };
        let terms = &self.terms;
        let sign = TableSign { id, name: terms.name.clone() };
        Some(TournamentTable::new(sign, (Arc::clone(&terms.hand), play.start.clock), terms.button, self.switches.clone()))
    }

    /// The player of an entry as a newcomer at a table, with the stack of the beginning. A player who is not connected is away.
    pub(super) fn newcomer(&self, entry: EntryId) -> Option<SeatedEntrant> {
        let Stage::Playing(play) = &self.stage else { return None };
        let entrant = self.entrant(entry)?;
        let own = EntrantSeat { entry, kind: entrant.kind, presence: Presence::Plays };
        let stack = entrant.stack.unwrap_or_else(|| self.terms.stack_at(play.start.stack, entrant.paid.price.buy_in));
        let mut seated = SeatedEntrant::new(entrant.player, entrant.view.clone(), stack, own);
        seated.set_connected(entrant.connected);
        seated.fill_bank(play.start.clock.bank.first_ms());
        if !entrant.connected {
            seated.set_presence(Presence::Away);
        }
        Some(seated)
    }

    /// Puts a player into a seat of a table: a newcomer, or one who has had a seat at another table.
    pub(super) fn put(&mut self, entry: EntryId, seated: SeatedEntrant, (table, seat): (TableId, Seat)) {
        let Stage::Playing(play) = &mut self.stage else { return };
        play.seat((table, seat), seated);
        let from = self.entrant(entry).and_then(|entrant| entrant.state.seat()).map(|(table, _)| table);
        self.set_state(entry, EntryState::Seated { table, seat });
        self.outputs.push_back(TournamentOutput::Seated { entry, table, seat, from });
    }
}
