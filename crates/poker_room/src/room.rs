//! The room: its parts as one machine that is told the time and never waits. Requests go to the parts; what the parts ask for in return is
//! carried out in one place.

mod carrying_out;
mod config;
mod connecting;
mod keeping;
mod operating;
mod requests;

use std::collections::VecDeque;
use std::sync::Arc;

use poker_protocol::{HandId, JackpotPool, Message, Money, PlanId, PlayerId, Seq, ServerMsg, StakeRow, TableId};

pub use config::RoomConfig;

use crate::cashier::Cashier;
use crate::floor::{BadConfig, CashFloor, ChatTerms, Lobby};
use crate::integrity::Guard;
use crate::journal::Told;
use crate::marks::Marks;
use crate::players::{ClientId, Sessions};
use crate::{CashTable, Dealer, FastPool, HandRecord, IntegrityTerms, Ledger, Now, Randomness, Tempo};

/// A room as a machine. After each input the driver takes what [`Room::poll_message`] and [`Room::poll_record`] give, and calls
/// [`Room::handle_timeout`] when [`Room::poll_timeout`] says.
pub struct Room {
    config: RoomConfig,
    dealer: Dealer,
    players: Sessions,
    cashier: Cashier,
    guard: Guard,
    floor: CashFloor,
    marks: Marks,
    told: Told,
    records: VecDeque<HandRecord>,
    hands_ended: u64,
}

impl Room {
    /// A room where nobody is yet.
    ///
    /// # Errors
    /// When the plan has a stake that its rulebook lacks something for.
    pub fn new(config: RoomConfig, randomness: Box<dyn Randomness + Send>) -> Result<Self, BadConfig> {
        let mut room = Self::without_tables(config, randomness)?;
        room.floor.open_standing();
        Ok(room)
    }

    fn without_tables(config: RoomConfig, randomness: Box<dyn Randomness + Send>) -> Result<Self, BadConfig> {
        let lobby = Lobby::of(&config.plan, &config.table_options())?;
        let cashier = Cashier::new(Arc::clone(&config.plan), config.rake);
        let mut floor = CashFloor::new(lobby, ChatTerms::embedded()?, config.clock, config.tempo);
        floor.set_empty_pools(cashier.empty_pools());
        Ok(Self {
            dealer: Dealer::new(randomness, HandId(1)),
            players: Sessions::new(config.history),
            cashier,
            guard: Guard::new(IntegrityTerms::embedded()?, config.watch),
            floor,
            marks: Marks::new(config.journal),
            told: Told::default(),
            records: VecDeque::new(),
            hands_ended: 0,
            config,
        })
    }

    /// The next message to deliver.
    pub fn poll_message(&mut self) -> Option<(ClientId, ServerMsg)> {
        self.players.poll_message()
    }

    /// The same for a driver that writes only once what many clients are told: those who are told the same hold the same message.
    pub fn poll_shared(&mut self) -> Option<(ClientId, Seq, Arc<Message>)> {
        self.players.poll_shared()
    }

    /// The next finished hand to keep, with all cards: never for a client that is still to play. None in a room with a journal:
    /// there they are in [`Self::take_changes`].
    pub fn poll_record(&mut self) -> Option<HandRecord> {
        self.records.pop_front()
    }

    /// When [`Self::handle_timeout`] should be called next; earlier calls do nothing.
    #[must_use]
    pub fn poll_timeout(&self) -> Option<Now> {
        [self.floor.due(), self.cashier.due()].into_iter().flatten().min()
    }

    /// Does everything that is due.
    pub fn handle_timeout(&mut self, now: Now) {
        self.end_plans(now);
        self.void_undecided(now);
        for table in self.floor.due_tables(now) {
            let effects = self.floor.handle_timeout(table, &mut self.dealer, now);
            self.carry_out(effects, now);
        }
        while let Some(effects) = self.floor.expire(&mut self.dealer, now) {
            self.carry_out(effects, now);
        }
        self.show_lobby(now);
    }

    /// The number of the next hand, for a room whose earlier hands are kept elsewhere.
    pub fn number_hands_from(&mut self, next: HandId) {
        self.dealer.number_from(next);
    }

    /// Hands that have ended since the room began.
    #[must_use]
    pub fn hands_ended(&self) -> u64 {
        self.hands_ended
    }

    /// The book of all money.
    #[must_use]
    pub fn ledger(&self) -> &Ledger {
        self.cashier.ledger()
    }

    /// A player's balance.
    #[must_use]
    pub fn balance(&self, player: PlayerId) -> Money {
        self.cashier.balance(player)
    }

    /// The rake plan a player is on.
    #[must_use]
    pub fn plan_of(&self, player: PlayerId) -> PlanId {
        self.cashier.plan_of(player)
    }

    /// The jackpots as they are now, one for each that a rulebook of the room has.
    #[must_use]
    pub fn jackpots(&self) -> Vec<JackpotPool> {
        self.cashier.jackpots()
    }

    /// The stakes on offer, as this moment finds them.
    #[must_use]
    pub fn stakes(&self) -> Vec<StakeRow> {
        self.floor.stakes()
    }

    /// Seats, seats that are kept, and queues of a player.
    #[must_use]
    pub fn engagements(&self, player: PlayerId) -> usize {
        self.floor.patron(player).map_or(0, crate::floor::Patron::engagements)
    }

    /// The tables, first id first.
    pub fn table_ids(&self) -> impl ExactSizeIterator<Item = TableId> + '_ {
        self.floor.table_ids()
    }

    /// A table: for drivers and tests; none for a pool.
    #[must_use]
    pub fn table(&self, table: TableId) -> Option<&CashTable> {
        self.floor.table(table)?.game.downcast_ref()
    }

    /// A pool of Fast Hold'em or Rapid: for drivers and tests.
    #[must_use]
    pub fn pool(&self, table: TableId) -> Option<&FastPool> {
        self.floor.table(table)?.game.downcast_ref()
    }

    /// Switches the practice clock at all tables.
    pub fn set_clock(&mut self, running: bool, now: Now) {
        self.config.clock = running;
        self.floor.set_clock(running);
        for table in self.table_ids().collect::<Vec<_>>() {
            let effects = self.floor.set_clock_at(table, &mut self.dealer, now);
            self.carry_out(effects, now);
        }
    }

    /// Changes the pauses at all tables, from the next one on.
    pub fn set_tempo(&mut self, tempo: Tempo) {
        self.config.tempo = tempo;
        self.floor.set_tempo(tempo);
    }

    /// No hand begins any more, at no table; those in progress go on.
    pub fn stop_dealing(&mut self) {
        self.floor.stop_dealing();
    }

    /// Hands in progress, at all tables.
    #[must_use]
    pub fn hands_in_progress(&self) -> usize {
        self.floor.hands_in_progress()
    }

    /// Gives every chip of the hand in progress back (R-FAIL-2), for drivers that cannot go on with it.
    pub fn void_hand(&mut self, table: TableId, now: Now) {
        let effects = self.floor.void_hands(table, now);
        self.carry_out(effects, now);
    }

    /// Gives every chip of all hands in progress back (R-FAIL-2).
    pub fn void_hands(&mut self, now: Now) {
        for table in self.floor.playing() {
            self.void_hand(table, now);
        }
    }

    /// Shows the lobby to those who watch it, where it has changed and the last time is long enough ago.
    fn show_lobby(&mut self, now: Now) {
        let Some(watchers) = self.floor.lobby_mut().show(now) else { return };
        let shown: Vec<Arc<Message>> = self.lobby_messages().map(Arc::new).collect();
        for player in watchers {
            for message in &shown {
                self.players.tell_shared(player, Arc::clone(message));
            }
        }
    }

    /// The stakes, and the jackpots where the room has any.
    fn lobby_messages(&self) -> impl Iterator<Item = Message> + use<> {
        let pools = self.jackpots();
        let jackpots = (!pools.is_empty()).then_some(Message::Jackpots { pools });
        std::iter::once(Message::Lobby { stakes: self.stakes().into() }).chain(jackpots)
    }
}
