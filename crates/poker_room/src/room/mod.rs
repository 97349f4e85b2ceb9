//! The room: players, balances, the lobby and all tables, as one machine that is told the time and never waits.

mod accounts;
mod apply;
mod assign;
mod changes;
mod chat;
mod closing;
mod config;
mod connection;
mod correction;
mod engagements;
mod jackpots;
mod journal;
mod lapse;
mod lobby;
mod names;
mod offer;
mod passing_on;
mod plan;
mod queue;
mod rake_plans;
mod requests;
mod returning;
mod review;
mod rules;
mod save;
mod seating;
mod session;
mod sitting_out;
mod slot;
mod statement;
mod tables;
mod tariff;
mod undecided;
mod voided;
mod window;

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::sync::Arc;

use poker_protocol::{HandId, JackpotKind, Message, PlayerId, Seq, ServerMsg, TableId};

pub use apply::BadChanges;
pub use changes::{Acted, Booked, RoomBase, RoomChanges, RoomCounters, TableChange};
pub use config::{BadConfig, RoomConfig};
pub use connection::ClientId;
pub use plan::{OfferKey, OfferPlan, RoomPlan};
pub use save::{BadSave, PlayerSave, RoomSave};
pub use statement::Statement;
pub use tariff::Tariff;
pub use undecided::UndecidedBet;

use crate::jackpot::Feed;
use crate::table::Switch;
use crate::{CashTable, Corrected, Croupier, Dealer, FastPool, HandRecord, IntegrityTerms, Ledger, Now, Tempo};
use chat::ChatTerms;
use connection::Connection;
use journal::Journal;
use lapse::Lapse;
use lobby::Lobby;
use rake_plans::Plans;
use review::Guard;
use session::{Numbered, Session};
use slot::Slot;

/// A room as a machine. After each input the driver takes what [`Room::poll_message`] and [`Room::poll_record`] give, and calls
/// [`Room::handle_timeout`] when [`Room::poll_timeout`] says.
pub struct Room {
    config: RoomConfig,
    croupier: Croupier,
    ledger: Ledger,
    lobby: Lobby,
    plans: Plans,
    /// What it takes, and what has risen.
    tariff: Tariff,
    jackpot_feed: Feed,
    /// The jackpots that all tables know to be empty; none before they were told.
    told_empty: Option<BTreeSet<JackpotKind>>,
    tables: BTreeMap<TableId, Slot>,
    /// The id of the next table that opens; none is given twice.
    next_table: TableId,
    /// Each table's next deadline, soonest first.
    deadlines: BTreeSet<(Now, TableId)>,
    /// Seats and places that are lost at some moment, soonest first.
    lapses: BTreeSet<(Now, Lapse)>,
    sessions: BTreeMap<PlayerId, Session>,
    connections: BTreeMap<ClientId, Connection>,
    last_client: u64,
    messages: VecDeque<(ClientId, Numbered)>,
    records: VecDeque<HandRecord>,
    corrections: Vec<Corrected>,
    /// What is kept back of them and not decided yet.
    undecided: Vec<UndecidedBet>,
    guard: Guard,
    chat: ChatTerms,
    hands_ended: u64,
    closing: bool,
    unsaved: bool,
    journal: Journal,
}

impl Room {
    /// A room where nobody is yet.
    ///
    /// # Errors
    /// When the plan has a stake that its rulebook lacks something for.
    pub fn new(config: RoomConfig, dealer: Box<dyn Dealer + Send>) -> Result<Self, BadConfig> {
        let mut room = Self::without_tables(config, dealer)?;
        room.open_standing();
        Ok(room)
    }

    fn without_tables(config: RoomConfig, dealer: Box<dyn Dealer + Send>) -> Result<Self, BadConfig> {
        let lobby = Lobby::of(&config)?;
        let journal = Journal::new(config.journal);
        let tariff = Tariff::of(&config);
        Ok(Self {
            config,
            croupier: Croupier::new(dealer, HandId(1)),
            ledger: Ledger::new(),
            lobby,
            plans: Plans::default(),
            tariff,
            jackpot_feed: Feed::default(),
            told_empty: None,
            tables: BTreeMap::new(),
            next_table: TableId(1),
            deadlines: BTreeSet::new(),
            lapses: BTreeSet::new(),
            sessions: BTreeMap::new(),
            connections: BTreeMap::new(),
            last_client: 0,
            messages: VecDeque::new(),
            records: VecDeque::new(),
            corrections: Vec::new(),
            undecided: Vec::new(),
            guard: Guard::new(IntegrityTerms::embedded()?),
            chat: ChatTerms::embedded()?,
            hands_ended: 0,
            closing: false,
            unsaved: false,
            journal,
        })
    }

    /// The next message to deliver.
    pub fn poll_message(&mut self) -> Option<(ClientId, ServerMsg)> {
        self.messages.pop_front().map(|(client, numbered)| (client, numbered.into()))
    }

    /// The same for a driver that writes only once what many clients are told: those who are told the same hold the same message.
    pub fn poll_shared(&mut self) -> Option<(ClientId, Seq, Arc<Message>)> {
        self.messages.pop_front().map(|(client, Numbered { seq, message })| (client, seq, message))
    }

    /// The next finished hand to keep, with all cards: never for a client that is still to play. None in a room with a journal:
    /// there they are in [`Self::take_changes`].
    pub fn poll_record(&mut self) -> Option<HandRecord> {
        self.records.pop_front()
    }

    /// When [`Self::handle_timeout`] should be called next; earlier calls do nothing.
    #[must_use]
    pub fn poll_timeout(&self) -> Option<Now> {
        let table = self.deadlines.first().map(|&(at, _)| at);
        let lapse = self.lapses.first().map(|&(at, _)| at);
        [table, lapse, self.lobby.due(), self.plans.due(), self.undecided_due()].into_iter().flatten().min()
    }

    /// Does everything that is due.
    pub fn handle_timeout(&mut self, now: Now) {
        self.expire_plans(now);
        self.void_undecided(now);
        let due: Vec<TableId> = self.deadlines.iter().take_while(|&&(at, _)| at <= now).map(|&(_, table)| table).collect();
        for id in due {
            let Some(slot) = self.tables.get_mut(&id) else { continue };
            slot.felt.handle_timeout(now, &mut self.croupier);
            self.pass_on(id, now);
        }
        self.lapse(now);
        self.show_lobby(now);
    }

    /// The number of the next hand, for a room whose earlier hands are kept elsewhere.
    pub fn number_hands_from(&mut self, next: HandId) {
        self.croupier.number_from(next);
    }

    /// Hands that have ended since the room began.
    #[must_use]
    pub fn hands_ended(&self) -> u64 {
        self.hands_ended
    }

    /// Whether something worth keeping has changed since the last call: a hand ended, a seat or a balance changed.
    pub fn take_unsaved(&mut self) -> bool {
        std::mem::take(&mut self.unsaved)
    }

    /// The book of all chips.
    #[must_use]
    pub fn ledger(&self) -> &Ledger {
        &self.ledger
    }

    /// The tables, first id first.
    pub fn table_ids(&self) -> impl Iterator<Item = TableId> + '_ {
        self.tables.keys().copied()
    }

    /// A table: for drivers and tests; none for a pool.
    #[must_use]
    pub fn table(&self, table: TableId) -> Option<&CashTable> {
        self.tables.get(&table)?.felt.downcast_ref()
    }

    /// A pool of Fast Hold'em or Rapid: for drivers and tests.
    #[must_use]
    pub fn pool(&self, table: TableId) -> Option<&FastPool> {
        self.tables.get(&table)?.felt.downcast_ref()
    }

    /// Switches the practice clock at all tables.
    pub fn set_clock(&mut self, running: bool, now: Now) {
        self.config.clock = running;
        for id in self.table_ids().collect::<Vec<_>>() {
            if let Some(slot) = self.tables.get_mut(&id) {
                slot.felt.set_clock(running, &mut self.croupier, now);
            }
            self.pass_on(id, now);
        }
    }

    /// Changes the pauses at all tables, from the next one on.
    pub fn set_tempo(&mut self, tempo: Tempo) {
        self.config.tempo = tempo;
        for slot in self.tables.values_mut() {
            slot.felt.switch(&Switch::Tempo(tempo));
        }
    }

    /// Gives every chip of the hand in progress back (R-FAIL-2), for drivers that cannot go on with it.
    pub fn void_hand(&mut self, table: TableId, now: Now) {
        if let Some(slot) = self.tables.get_mut(&table) {
            slot.felt.void_hands(now);
            self.pass_on(table, now);
        }
    }
}
