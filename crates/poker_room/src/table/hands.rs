//! A table as a machine: it is told how to deal, what players do and what time it is, and tells what happens.

use std::collections::VecDeque;
use std::sync::Arc;

use poker_protocol::{HandId, PlayerId, TableEvent, TurnId};
use poker_rules::{BySeat, Chips, Hand, LegalActions, Seat, SeatSet, Turn};

use super::live::{LiveHand, Log, Stage};
use super::needs::HandOver;
use super::output::TableOutput;
use super::rules::{ClockRules, HandRules};
use super::seated::Seated;
use super::sign::TableSign;
use super::switches::Switches;

/// A table. `S` is what its owner keeps of each player.
pub(crate) struct Table<S> {
    pub(super) sign: TableSign,
    pub(super) rules: Arc<HandRules>,
    pub(super) clock: ClockRules,
    pub(crate) switches: Switches,
    pub(crate) seats: BySeat<Option<Seated<S>>>,
    pub(super) live: Option<Box<LiveHand>>,
    /// A hand that is over, until its owner has heard of it.
    pub(super) over: Option<HandOver>,
    /// Of the hand in progress.
    pub(super) log: Log,
    pub(super) outputs: VecDeque<TableOutput>,
    /// Somebody is told what happens here. Where nobody is, a table makes no message: it tells only what is kept of a hand.
    pub(crate) listened: bool,
}

impl<S> Table<S> {
    /// A table without players.
    pub(crate) fn new(sign: TableSign, rules: Arc<HandRules>, clock: ClockRules, switches: Switches) -> Self {
        Self {
            sign,
            rules,
            clock,
            switches,
            seats: BySeat::from_fn(|_| None),
            live: None,
            over: None,
            log: Log::default(),
            outputs: VecDeque::new(),
            listened: true,
        }
    }

    /// Which table it is.
    pub(crate) fn sign(&self) -> &TableSign {
        &self.sign
    }

    /// The next thing to tell.
    pub(crate) fn poll_output(&mut self) -> Option<TableOutput> {
        let output = self.outputs.pop_front();
        if self.outputs.is_empty() {
            // The next table that tells something gets this memory while it is still in the processor's cache.
            self.outputs = VecDeque::new();
        }
        output
    }

    /// How many outputs have not been taken.
    pub(crate) fn untold(&self) -> usize {
        self.outputs.len()
    }

    /// Seats that are taken.
    pub(crate) fn taken(&self) -> SeatSet {
        self.seats.iter().filter(|(_, seated)| seated.is_some()).map(|(seat, _)| seat).collect()
    }

    /// Seats that nobody sits in.
    pub(crate) fn free_seats(&self) -> SeatSet {
        let all: SeatSet = Seat::first(self.rules.seats).collect();
        all.minus(self.taken())
    }

    /// Who sits there.
    pub(crate) fn player_at(&self, seat: Seat) -> Option<PlayerId> {
        self.seats[seat].as_ref().map(|seated| seated.player)
    }

    /// Where a player sits.
    pub(crate) fn seat_of(&self, player: PlayerId) -> Option<Seat> {
        self.seats.iter().find(|(_, seated)| seated.as_ref().is_some_and(|seated| seated.player == player)).map(|(seat, _)| seat)
    }

    /// Chips behind a seat at this moment; in a hand what is left of the stack.
    pub(crate) fn stack(&self, seat: Seat) -> Chips {
        match (self.hand(), &self.seats[seat]) {
            (Some(hand), Some(_)) if hand.dealt_in().contains(seat) => hand.stack(seat),
            (_, Some(seated)) => seated.stack,
            (_, None) => Chips::ZERO,
        }
    }

    /// Chips of a seat as a crash would find them: at the start of the hand in progress (R-FAIL-1).
    pub(crate) fn settled_stack(&self, seat: Seat) -> Chips {
        self.seats[seat].as_ref().map_or(Chips::ZERO, |seated| seated.stack)
    }

    /// The hand in progress, with all its cards: for drivers and tests, never for a message.
    pub(crate) fn hand(&self) -> Option<&Hand> {
        self.live.as_ref().map(|live| &live.hand)
    }

    /// The number of the hand in progress.
    pub(crate) fn hand_id(&self) -> Option<HandId> {
        self.live.as_ref().map(|live| live.id)
    }

    /// Dealt into the hand in progress.
    pub(crate) fn in_hand(&self, seat: Seat) -> bool {
        self.hand().is_some_and(|hand| hand.dealt_in().contains(seat))
    }

    /// Dealt into the hand in progress while there is betting.
    pub(crate) fn in_betting(&self, seat: Seat) -> bool {
        self.hand().is_some_and(|hand| hand.dealt_in().contains(seat) && matches!(hand.turn(), Turn::Act(_)))
    }

    /// Given up its cards in the hand in progress.
    pub(crate) fn folded(&self, seat: Seat) -> bool {
        self.hand().is_some_and(|hand| hand.dealt_in().contains(seat) && !hand.live().contains(seat))
    }

    /// In the hand with chips behind and a bet to answer, and somebody else's turn.
    pub(crate) fn answers_later(&self, seat: Seat) -> bool {
        let Some(hand) = self.hand() else { return false };
        let waits = match hand.turn() {
            Turn::Act(turn) => turn != seat,
            Turn::Rake | Turn::Show(_) | Turn::Over => false,
        };
        waits && hand.live().contains(seat) && hand.stack(seat) > Chips::ZERO && hand.bet(seat) < hand.bet_to_match()
    }

    /// Whose decision is awaited, and what they may do; none during pauses.
    pub(crate) fn awaited(&self) -> Option<(Seat, TurnId, LegalActions)> {
        let live = self.live.as_ref()?;
        let (Stage::Deciding { .. }, Turn::Act(seat)) = (&live.stage, live.hand.turn()) else { return None };
        Some((seat, live.turn, live.hand.legal()?))
    }

    /// Who has yet to choose what is seen of a hand that nobody has to see, in order, and in which decision.
    pub(crate) fn awaited_choices(&self) -> Option<(Vec<Seat>, TurnId)> {
        let live = self.live.as_ref()?;
        let undecided = live.undecided();
        (!undecided.is_empty()).then_some((undecided, live.turn))
    }

    /// Tells something, after all that has been told.
    pub(crate) fn tell(&mut self, output: TableOutput) {
        self.outputs.push_back(output);
    }

    /// Tells one player something.
    pub(crate) fn tell_player(&mut self, seat: Seat, event: TableEvent) {
        if let Some(player) = self.player_at(seat).filter(|_| self.listened) {
            self.tell(TableOutput::Private { player, event });
        }
    }
}
