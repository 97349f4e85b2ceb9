//! A cash table: seats, hands one after the other, clocks and pauses. It is told the time and never waits.

mod announce;
mod bank;
mod clock;
mod finish;
mod live;
mod money;
mod one_hand;
mod out;
mod output;
mod plan;
mod play;
mod raking;
mod rules;
mod save;
mod seated;
mod showing;
mod sign;
mod sitting;
mod snapshot;
mod start;
mod switches;
mod tempo;
mod timer;
mod unfinished;
mod your_seat;

use std::collections::VecDeque;
use std::sync::Arc;

use poker_protocol::{PlayerId, SeatState, StakeId, TableId, TableInfo, TurnId};
use poker_rules::{BySeat, Chips, Hand, HandEvent, LegalActions, Positions, Seat, SeatSet, Turn};

pub use bank::BankRules;
pub use output::TableOutput;
pub use rules::{ClockRules, HandRules};
pub use save::{SeatSave, TableSave};
pub(crate) use seated::Seated;
pub use seated::{Arrival, Elsewhere};
pub use sign::TableSign;
pub use switches::Switches;
pub use tempo::Tempo;

use crate::{Now, TableRules};
use live::{LiveHand, Stage};

/// The last hand, as far as the next one depends on it (R-HAND-5, R-HAND-7).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Previous {
    positions: Positions,
    dealt_in: u8,
}

/// What a table is doing.
enum Phase {
    /// Waits for players.
    Idle,
    /// Pauses before the next hand.
    Between { until: Now },
    /// Plays a hand.
    Playing(Box<LiveHand>),
}

/// A cash table as a machine: requests and the time go in, [`TableOutput`]s come out.
pub struct CashTable {
    sign: TableSign,
    rules: Arc<TableRules>,
    switches: Switches,
    seats: BySeat<Option<Seated>>,
    phase: Phase,
    previous: Option<Previous>,
    /// Who drew for the first button, and who has it, until that hand begins.
    drawn: Option<(Vec<(Seat, PlayerId)>, Seat)>,
    /// Every step of the hand in progress.
    log: Vec<HandEvent>,
    /// How many of them have been told: where nobody can act any more the streets are told one by one.
    told: usize,
    outputs: VecDeque<TableOutput>,
    /// Told the players that it waits.
    told_waiting: bool,
}

impl CashTable {
    /// An empty table.
    #[must_use]
    pub fn new(sign: TableSign, rules: Arc<TableRules>, switches: Switches) -> Self {
        Self {
            sign,
            rules,
            switches,
            seats: BySeat::from_fn(|_| None),
            phase: Phase::Idle,
            previous: None,
            drawn: None,
            log: Vec::new(),
            told: 0,
            outputs: VecDeque::new(),
            told_waiting: false,
        }
    }

    /// Its id.
    #[must_use]
    pub fn id(&self) -> TableId {
        self.sign.id
    }

    /// Its name, the same in every language.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.sign.name
    }

    /// The stake played here.
    #[must_use]
    pub fn stake(&self) -> StakeId {
        self.sign.stake
    }

    /// What holds here.
    #[must_use]
    pub fn rules(&self) -> &TableRules {
        &self.rules
    }

    /// What is switched here at this moment.
    #[must_use]
    pub fn switches(&self) -> &Switches {
        &self.switches
    }

    /// What stays the same while the table stands.
    #[must_use]
    pub fn info(&self) -> TableInfo {
        TableInfo {
            table: self.sign.id,
            name: self.sign.name.clone(),
            stake: self.sign.stake,
            form: self.rules.hand.form,
            game: self.rules.hand.game,
            small_blind: self.rules.hand.stakes.small_blind,
            big_blind: self.rules.hand.stakes.big_blind,
            seats: self.rules.hand.seats,
            rulebook: self.rules.hand.rulebook.clone(),
            min_buy_in: self.rules.cash.buy_in.min,
            max_buy_in: self.rules.cash.buy_in.max,
            practice: self.rules.cash.practice,
            sealed: self.rules.hand.sealed,
            chat: self.rules.cash.chat,
        }
    }

    /// The next thing to tell.
    pub fn poll_output(&mut self) -> Option<TableOutput> {
        self.outputs.pop_front()
    }

    /// Players seated.
    #[must_use]
    pub fn players(&self) -> u8 {
        self.taken().len()
    }

    /// Seats nobody sits in.
    #[must_use]
    pub fn free_seats(&self) -> SeatSet {
        let all: SeatSet = Seat::first(self.rules.hand.seats).collect();
        all.minus(self.taken())
    }

    /// Who sits there.
    #[must_use]
    pub fn player_at(&self, seat: Seat) -> Option<PlayerId> {
        self.seats[seat].as_ref().map(|seated| seated.player)
    }

    /// Where a player sits.
    #[must_use]
    pub fn seat_of(&self, player: PlayerId) -> Option<Seat> {
        self.seats.iter().find(|(_, seated)| seated.as_ref().is_some_and(|seated| seated.player == player)).map(|(seat, _)| seat)
    }

    /// Chips behind a seat at this moment; in a hand what is left of the stack.
    #[must_use]
    pub fn stack(&self, seat: Seat) -> Chips {
        match (&self.phase, &self.seats[seat]) {
            (Phase::Playing(live), Some(_)) if live.hand.dealt_in().contains(seat) => live.hand.stack(seat),
            (_, Some(seated)) => seated.stack,
            (_, None) => Chips::ZERO,
        }
    }

    /// Chips of a seat as a crash would find them: at the start of the hand in progress (R-FAIL-1).
    #[must_use]
    pub fn settled_stack(&self, seat: Seat) -> Chips {
        self.seats[seat].as_ref().map_or(Chips::ZERO, |seated| seated.stack)
    }

    /// Whether a seat takes part.
    #[must_use]
    pub fn state(&self, seat: Seat) -> Option<SeatState> {
        self.seats[seat].as_ref().map(|seated| self.state_of(seat, seated))
    }

    /// The hand in progress, with all its cards: for drivers and tests, never for a message.
    #[must_use]
    pub fn hand(&self) -> Option<&Hand> {
        match &self.phase {
            Phase::Playing(live) => Some(&live.hand),
            Phase::Idle | Phase::Between { .. } => None,
        }
    }

    /// Whose decision is awaited, and what they may do; none during pauses.
    #[must_use]
    pub fn awaited(&self) -> Option<(Seat, TurnId, LegalActions)> {
        let Phase::Playing(live) = &self.phase else { return None };
        let (Stage::Deciding { .. }, Turn::Act(seat)) = (&live.stage, live.hand.turn()) else { return None };
        Some((seat, live.turn, live.hand.legal()?))
    }

    /// How many players a table needs that waits for them; none where it does not wait.
    #[must_use]
    pub fn waits_for(&self) -> Option<u8> {
        matches!(self.phase, Phase::Idle).then_some(self.rules.cash.start.min_players)
    }

    /// Who has yet to choose what is seen of a hand that nobody has to see, in order, and in which decision.
    #[must_use]
    pub fn awaited_choices(&self) -> Option<(Vec<Seat>, TurnId)> {
        let Phase::Playing(live) = &self.phase else { return None };
        let undecided = live.undecided();
        (!undecided.is_empty()).then_some((undecided, live.turn))
    }

    /// Dealt into the hand in progress while there is betting.
    pub(crate) fn in_betting(&self, seat: Seat) -> bool {
        self.hand().is_some_and(|hand| hand.dealt_in().contains(seat) && matches!(hand.turn(), Turn::Act(_)))
    }

    fn taken(&self) -> SeatSet {
        self.seats.iter().filter(|(_, seated)| seated.is_some()).map(|(seat, _)| seat).collect()
    }

    /// Dealt into the hand in progress.
    pub(crate) fn in_hand(&self, seat: Seat) -> bool {
        self.hand().is_some_and(|hand| hand.dealt_in().contains(seat))
    }

    fn tell_player(&mut self, seat: Seat, event: poker_protocol::TableEvent) {
        if let Some(seated) = &self.seats[seat] {
            self.outputs.push_back(TableOutput::Private { player: seated.player, event });
        }
    }
}
