//! The room as one state machine: sessions, cashier, guard and floor. It gets the time with each call and never waits. A request goes to
//! one of these parts; the effects that the part returns are carried out in one place.

mod carrying_out;
mod config;
mod connecting;
mod keeping;
mod operating;
mod played_hands;
mod requests;

use std::sync::Arc;

use poker_protocol::{HandId, JackpotPool, Message, Money, PlanId, PlayerId, Seq, ServerMsg, StakeRow, TableId, TournamentId};

pub use config::RoomConfig;
use played_hands::PlayedHands;

use crate::cashier::Cashier;
use crate::floor::{BadConfig, CashFloor, ChatTerms, Lobby};
use crate::integrity::Guard;
use crate::journal::Told;
use crate::marks::Marks;
use crate::players::{ClientId, Letter, Sessions};
use crate::tournament::{TicketBook, Tournament};
use crate::tournament_floor::TournamentFloor;
use crate::{CashTable, Dealer, FastPool, HandRecord, IntegrityTerms, Ledger, Now, Randomness, Tempo};

/// A room as a state machine. After each input the driver takes messages from [`Room::poll_message`] and hands from [`Room::poll_record`],
/// and it calls [`Room::handle_timeout`] at the time that [`Room::poll_timeout`] returns.
pub struct Room {
    config: RoomConfig,
    dealer: Dealer,
    players: Sessions,
    cashier: Cashier,
    guard: Guard,
    floor: CashFloor,
    marks: Marks,
    told: Told,
    hands: PlayedHands,
    tournaments: TournamentFloor,
}

impl Room {
    /// A new room without players.
    ///
    /// # Errors
    /// If the embedded terms cannot be read, or the stakes of `config` cannot be used, for example because a rulebook lacks something that
    /// the tables of a stake need.
    pub fn new(config: RoomConfig, randomness: Box<dyn Randomness + Send>) -> Result<Self, BadConfig> {
        let mut room = Self::without_tables(config, randomness)?;
        room.open_standing();
        Ok(room)
    }

    /// Opens the tables that stay open even without players.
    fn open_standing(&mut self) {
        for table in self.floor.open_standing(&mut self.dealer) {
            self.marks.table(table);
        }
    }

    fn without_tables(config: RoomConfig, randomness: Box<dyn Randomness + Send>) -> Result<Self, BadConfig> {
        let lobby = Lobby::of(&config.stakes, &config.table_options())?;
        let cashier = Cashier::new(Arc::clone(&config.stakes), config.rake);
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
            hands: PlayedHands::default(),
            tournaments: TournamentFloor::new(Arc::clone(&config.tournaments), config.may_watch, (config.clock, config.tempo)),
            config,
        })
    }

    /// Takes the next message to deliver.
    pub fn poll_message(&mut self) -> Option<(ClientId, ServerMsg)> {
        self.players.poll_message()
    }

    /// Takes the next message to deliver. Clients that are told the same share the message, so that a driver can encode it once.
    pub fn poll_shared(&mut self) -> Option<(ClientId, Seq, Arc<Letter>)> {
        self.players.poll_shared()
    }

    /// Takes the next finished hand to store. The record contains all cards, so a client that still plays must not get it. Always `None` in
    /// a room with a journal, whose hands are in [`Self::take_changes`].
    pub fn poll_record(&mut self) -> Option<HandRecord> {
        self.hands.poll()
    }

    /// When [`Self::handle_timeout`] should be called next; earlier calls do nothing.
    #[must_use]
    pub fn poll_timeout(&self) -> Option<Now> {
        [self.floor.due(), self.tournaments.due(), self.cashier.due(), self.players.due()].into_iter().flatten().min()
    }

    /// Does everything that is due at `now`.
    pub fn handle_timeout(&mut self, now: Now) {
        self.players.free(now);
        self.end_plans(now);
        self.void_undecided(now);
        for table in self.floor.due_tables(now) {
            let effects = self.floor.handle_timeout(table, &mut self.dealer, now);
            self.carry_out(effects, now);
        }
        while let Some(effects) = self.floor.expire(&mut self.dealer, now) {
            self.carry_out(effects, now);
        }
        while let Some(effects) = self.tournaments.handle_timeout(&mut self.dealer, now) {
            self.carry_out(effects, now);
        }
        self.show_lobby(now);
    }

    /// Sets the number of the next hand, for a room whose earlier hands are stored elsewhere.
    pub fn number_hands_from(&mut self, next: HandId) {
        self.dealer.number_from(next);
    }

    /// The number of hands that have ended since the room was opened.
    #[must_use]
    pub fn hands_ended(&self) -> u64 {
        self.hands.ended()
    }

    /// The book of all money.
    #[must_use]
    pub fn ledger(&self) -> &Ledger {
        self.cashier.ledger()
    }

    /// The player's money that is neither at a table nor withheld; zero if the room does not know the player.
    #[must_use]
    pub fn balance(&self, player: PlayerId) -> Money {
        self.cashier.balance(player)
    }

    /// The rake plan in force for the player.
    #[must_use]
    pub fn plan_of(&self, player: PlayerId) -> PlanId {
        self.cashier.plan_of(player)
    }

    /// The jackpots with their amounts, one for each jackpot that a rulebook of the room has.
    #[must_use]
    pub fn jackpots(&self) -> Vec<JackpotPool> {
        self.cashier.jackpots()
    }

    /// The stakes on offer, with their present figures.
    #[must_use]
    pub fn stakes(&self) -> Vec<StakeRow> {
        self.floor.stakes()
    }

    /// The number of seats, offered seats and queues of the player.
    #[must_use]
    pub fn engagements(&self, player: PlayerId) -> usize {
        self.floor.engagements(player)
    }

    /// The tables and pools, lowest id first.
    pub fn table_ids(&self) -> impl ExactSizeIterator<Item = TableId> + '_ {
        self.floor.table_ids()
    }

    /// The numbers of the tournaments, lowest first.
    pub fn tournament_ids(&self) -> impl ExactSizeIterator<Item = TournamentId> + '_ {
        self.tournaments.ids()
    }

    /// A tournament, for drivers and tests.
    #[must_use]
    pub fn tournament(&self, tournament: TournamentId) -> Option<&Tournament> {
        self.tournaments.tournament(tournament)
    }

    /// All tickets.
    #[must_use]
    pub fn tickets(&self) -> &TicketBook {
        self.tournaments.tickets()
    }

    /// Announces the first tournament of each series that the room offers. A driver does this once, when it opens a new or a restored
    /// room; from then on the room announces the next ones by itself.
    pub fn open_tournaments(&mut self, now: Now) {
        let mut effects = self.tournaments.open_all(&mut self.dealer, now);
        effects.extend(self.tournaments.replace_unusable_tickets());
        self.carry_out(effects, now);
    }

    /// A table, for drivers and tests; `None` for a pool.
    #[must_use]
    pub fn table(&self, table: TableId) -> Option<&CashTable> {
        self.floor.table(table)?.game().downcast_ref()
    }

    /// A pool of Fast Hold'em or Rapid, for drivers and tests.
    #[must_use]
    pub fn pool(&self, table: TableId) -> Option<&FastPool> {
        self.floor.table(table)?.game().downcast_ref()
    }

    /// Turns the decision clock on or off at all tables, for practice. A change gives decisions in progress their full time.
    pub fn set_clock(&mut self, running: bool, now: Now) {
        self.config.clock = running;
        self.floor.set_clock(running);
        for table in self.table_ids().collect::<Vec<_>>() {
            let effects = self.floor.set_clock_at(table, &mut self.dealer, now);
            self.carry_out(effects, now);
        }
        let effects = self.tournaments.set_clock(running, now);
        self.carry_out(effects, now);
    }

    /// Sets the pauses at all tables, from the next pause on.
    pub fn set_tempo(&mut self, tempo: Tempo) {
        self.config.tempo = tempo;
        self.floor.set_tempo(tempo);
        self.tournaments.set_tempo(tempo);
    }

    /// Lets no more hands begin at any table. Hands in progress continue.
    pub fn stop_dealing(&mut self) {
        self.floor.stop_dealing();
        self.tournaments.stop_dealing();
    }

    /// The number of hands in progress at all tables.
    #[must_use]
    pub fn hands_in_progress(&self) -> usize {
        self.floor.hands_in_progress() + self.tournaments.hands_in_progress()
    }

    /// The longest time that the clocks allow for one decision in the hands in progress, milliseconds; 0 without hands.
    #[must_use]
    pub fn longest_decision_ms(&self) -> u32 {
        self.floor.longest_decision_ms().max(self.tournaments.longest_decision_ms())
    }

    /// Ends all hands in progress in which nobody can act any more: at once, without pauses, and with the choices of players who do not
    /// answer. From then on there are no pauses at any table.
    pub fn end_decided_hands(&mut self, now: Now) {
        self.set_tempo(Tempo::NONE);
        for table in self.floor.playing() {
            let effects = self.floor.end_waits(table, now);
            self.carry_out(effects, now);
        }
        let effects = self.tournaments.end_waits(&mut self.dealer, now);
        self.carry_out(effects, now);
    }

    /// Voids the hands in progress at a cash table or in a pool and gives every chip back (R-FAIL-2), for drivers that cannot continue them.
    /// Returns whether there was one.
    pub fn void_hand(&mut self, table: TableId, now: Now) -> bool {
        let playing = self.floor.playing().contains(&table);
        let effects = self.floor.void_hands(table, now);
        self.carry_out(effects, now);
        playing
    }

    /// Voids all hands in progress and gives every chip back (R-FAIL-2).
    pub fn void_hands(&mut self, now: Now) {
        for table in self.floor.playing() {
            self.void_hand(table, now);
        }
        let effects = self.tournaments.void_hands(now);
        self.carry_out(effects, now);
    }

    /// Sends the lobby to the players who watch it, if it has changed and was last sent long enough ago.
    fn show_lobby(&mut self, now: Now) {
        let shown = self.tournaments.show(now);
        self.carry_out(shown, now);
        let Some(watchers) = self.floor.lobby_mut().show(now) else { return };
        let shown: Vec<Arc<Letter>> = self.lobby_messages().map(|message| Arc::new(message.into())).collect();
        for player in watchers {
            for message in &shown {
                self.players.tell_shared(player, Arc::clone(message));
            }
        }
    }

    /// The stakes, and the jackpots if the room has any.
    fn lobby_messages(&self) -> impl Iterator<Item = Message> + use<> {
        let pools = self.jackpots();
        let jackpots = (!pools.is_empty()).then_some(Message::Jackpots { pools });
        std::iter::once(Message::Lobby { stakes: self.stakes().into() }).chain(jackpots)
    }
}
