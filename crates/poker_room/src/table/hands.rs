//! A table as a state machine: it gets deals, actions and the time, and returns outputs.

use std::collections::VecDeque;
use std::sync::Arc;

use poker_protocol::{HandId, TableEvent, TurnId};
use poker_rules::{BySeat, Chips, Hand, LegalActions, Seat, Turn};

use super::field_pace::FieldPace;
use super::live::{HandStage, LiveHand, Log};
use super::needs::HandOver;
use super::next_deck::NextDeck;
use super::output::TableOutput;
use super::rules::{ClockRules, HandRules};
use super::seated::Seated;
use super::sign::TableSign;
use super::switches::{Switch, Switches};
use super::tempo::Tempo;
use crate::Now;

/// A table. `S` is what the owner of the table keeps for each player, and `O` is the type of the outputs that the owner adds.
pub(crate) struct Table<S, O> {
    pub(super) sign: TableSign,
    pub(super) rules: Arc<HandRules>,
    pub(super) clock: ClockRules,
    pub(super) switches: Switches,
    pub(super) seats: BySeat<Option<Seated<S>>>,
    pub(super) live: Option<Box<LiveHand>>,
    pub(super) next_deck: NextDeck,
    /// The end of a hand, until the owner of the table has taken it.
    pub(super) over: Option<HandOver>,
    /// The steps of the hand in progress.
    pub(super) log: Log,
    pub(super) outputs: VecDeque<TableOutput<O>>,
    /// Whether anybody is told what happens here. If not, outputs that only players would need are left out.
    pub(super) listened: bool,
    /// Whether those who are absent check or call in the hand in progress instead of folding.
    pub(super) checks_down: bool,
}

impl<S, O> Table<S, O> {
    /// A table without players.
    pub(crate) fn new(sign: TableSign, rules: Arc<HandRules>, clock: ClockRules, switches: Switches) -> Self {
        Self {
            sign,
            rules,
            clock,
            switches,
            seats: BySeat::from_fn(|_| None),
            live: None,
            next_deck: NextDeck::default(),
            over: None,
            log: Log::default(),
            outputs: VecDeque::new(),
            listened: true,
            checks_down: false,
        }
    }

    /// The id and the name of the table.
    pub(crate) fn sign(&self) -> &TableSign {
        &self.sign
    }

    /// Takes the next output.
    pub(crate) fn poll_output(&mut self) -> Option<TableOutput<O>> {
        let output = self.outputs.pop_front();
        if self.outputs.is_empty() {
            // The next table that tells something then gets this memory while it is still in the processor's cache.
            self.outputs = VecDeque::new();
        }
        output
    }

    /// The switches as they are now.
    pub(crate) fn switches(&self) -> &Switches {
        &self.switches
    }

    /// The pauses of the table as it is now.
    pub(crate) fn tempo(&self) -> Tempo {
        self.switches.field.filter(|_| !self.listened).map_or(self.switches.tempo, FieldPace::tempo)
    }

    /// Since when the player is asked whose decision is awaited.
    pub(crate) fn asked_since(&self) -> Option<Now> {
        self.awaited_turn().and(self.live.as_ref()).map(|live| live.asked)
    }

    /// The ordinary time for a decision, milliseconds.
    pub(crate) fn decision_ms(&self) -> u32 {
        self.clock.decision_ms
    }

    /// The longest time that the clocks allow for one decision: the ordinary time, the largest time bank, and the allowance for a lost
    /// connection. Milliseconds.
    pub(crate) fn longest_decision_ms(&self) -> u32 {
        let ClockRules { decision_ms, disconnect_extra_ms, bank, .. } = self.clock;
        decision_ms.saturating_add(bank.cap_ms()).saturating_add(disconnect_extra_ms)
    }

    /// Applies a change to the switches. [`Self::set_clock`] switches the clock, which a decision in progress must know.
    pub(crate) fn switch(&mut self, change: &Switch) {
        self.switches.apply(change);
    }

    /// Whether anybody is told what happens here.
    pub(crate) fn listened(&self) -> bool {
        self.listened
    }

    /// Sets whether anybody is told what happens here.
    pub(crate) fn set_listened(&mut self, listened: bool) {
        self.listened = listened;
    }

    /// The number of outputs that have not been taken yet.
    pub(crate) fn untold(&self) -> usize {
        self.outputs.len()
    }

    /// The chips of the seat that are not bet: during a hand the rest of the stack. Zero if the seat is free.
    pub(crate) fn stack(&self, seat: Seat) -> Chips {
        match (self.hand(), &self.seats[seat]) {
            (Some(hand), Some(_)) if hand.dealt_in().contains(seat) => hand.stack(seat),
            (_, Some(seated)) => seated.stack,
            (_, None) => Chips::ZERO,
        }
    }

    /// The stack as it was at the start of the hand in progress, if any. After a crash the seat has this stack again (R-FAIL-1).
    pub(crate) fn settled_stack(&self, seat: Seat) -> Chips {
        self.seats[seat].as_ref().map_or(Chips::ZERO, |seated| seated.stack)
    }

    /// The hand in progress with all cards: for drivers and tests, never for a message.
    pub(crate) fn hand(&self) -> Option<&Hand> {
        self.live.as_ref().map(|live| &live.hand)
    }

    /// The number of the hand in progress.
    pub(crate) fn hand_id(&self) -> Option<HandId> {
        self.live.as_ref().map(|live| live.id)
    }

    /// Whether the seat is dealt into the hand in progress.
    pub(crate) fn in_hand(&self, seat: Seat) -> bool {
        self.hand().is_some_and(|hand| hand.dealt_in().contains(seat))
    }

    /// Whether the seat is dealt into the hand in progress while there is betting.
    pub(crate) fn in_betting(&self, seat: Seat) -> bool {
        self.hand().is_some_and(|hand| hand.dealt_in().contains(seat) && matches!(hand.turn(), Turn::Act(_)))
    }

    /// Whether the seat has folded in the hand in progress.
    pub(crate) fn folded(&self, seat: Seat) -> bool {
        self.hand().is_some_and(|hand| hand.dealt_in().contains(seat) && !hand.live().contains(seat))
    }

    /// Whether the seat has chips left and a bet to call in the hand, while it is another player's turn.
    pub(crate) fn answers_later(&self, seat: Seat) -> bool {
        let Some(hand) = self.hand() else { return false };
        let waits = match hand.turn() {
            Turn::Act(turn) => turn != seat,
            Turn::Rake | Turn::Show(_) | Turn::Over => false,
        };
        waits && hand.live().contains(seat) && hand.stack(seat) > Chips::ZERO && hand.bet(seat) < hand.bet_to_match()
    }

    /// The seat whose decision is awaited, and the number of the decision; `None` during pauses.
    pub(crate) fn awaited_turn(&self) -> Option<(Seat, TurnId)> {
        let live = self.live.as_ref()?;
        let (HandStage::Deciding { .. }, Turn::Act(seat)) = (&live.stage, live.hand.turn()) else { return None };
        Some((seat, live.turn))
    }

    /// The seat whose decision is awaited, and its legal actions; `None` during pauses.
    pub(crate) fn awaited(&self) -> Option<(Seat, TurnId, LegalActions)> {
        let (seat, turn) = self.awaited_turn()?;
        Some((seat, turn, self.hand()?.legal()?))
    }

    /// Adds an output after all others.
    pub(crate) fn tell(&mut self, output: TableOutput<O>) {
        self.outputs.push_back(output);
    }

    /// Adds an event for one player.
    pub(crate) fn tell_player(&mut self, seat: Seat, event: TableEvent) {
        if let Some(player) = self.player_at(seat).filter(|_| self.listened) {
            self.tell(TableOutput::Private { player, event });
        }
    }
}
