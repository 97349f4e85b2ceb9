//! Runs a tournament whose players are all programs.

use std::sync::Arc;

use chacha20::ChaCha8Rng;
use poker_host::{AwaitedDecision, Clock, FieldDecisions};
use poker_protocol::{HandId, Money, PlayerId, PlayerView, TournamentId};
use poker_room::tournament::{Admission, Paid, PaidWith, Registration, TicketTerms, Tournament, TournamentStage, TournamentTerms};
use poker_room::{Dealer, HandRecord, Now, PlayerKind, Shuffler, Tempo};
use poker_rules::{Action, Chips};
use rand::SeedableRng as _;

use super::purchases::{self, PaidIn};
use super::report::{Placing, TournamentReport};
use crate::simulate::cards::card_rng;
use crate::simulate::error::SimError;
use crate::simulate::policy;

/// The virtual time from one hand of a table to the next, milliseconds: 80 hands an hour. Decisions take no time, so that each hand is
/// played from its beginning to its end while its memory is in the processor's cache.
const HAND_MS: u32 = 45_000;

/// The pauses of every table.
const TEMPO: Tempo = Tempo { unshown_ms: HAND_MS, showdown_ms: HAND_MS, ..Tempo::NONE };

/// Receives every hand.
pub(super) type HandSink<'a> = dyn FnMut(&HandRecord) -> Result<(), SimError> + 'a;

/// A tournament of programs, and what it has passed on to another one.
pub(super) struct Run {
    pub tournament: Tournament,
    pub dealer: Dealer,
    pub rng: ChaCha8Rng,
    pub now: Now,
    /// The decisions that are asked for.
    decisions: FieldDecisions,
    pub report: TournamentReport,
    /// Each place that was given, with its player.
    pub places: Vec<(u32, Placing)>,
    /// The bounties that were paid.
    pub bounties: Money,
    /// What was paid for prizes and bounties.
    pub paid_in: PaidIn,
    /// The tickets that were won.
    pub tickets: Vec<(PlayerId, TicketTerms)>,
    /// Who has survived a first phase, with which stack.
    pub survivors: Vec<(PlayerId, Chips)>,
    /// What a first phase has left of its pool.
    pub carried: Money,
}

/// How a program enters that pays with money.
pub(super) fn registration(player: PlayerId, terms: &TournamentTerms) -> Registration {
    Registration {
        player,
        kind: PlayerKind::Bot,
        view: PlayerView { name: format!("Player {}", player.0), avatar: 0 },
        connected: true,
        paid: Paid::money(terms.entry),
        stack: None,
        admission: Admission::default(),
    }
}

impl Run {
    /// A tournament that programs can enter.
    ///
    /// # Errors
    /// No randomness for the draw of a multiplier.
    pub(super) fn announce(mut terms: TournamentTerms, id: TournamentId, seed: u64) -> Result<Self, SimError> {
        terms.switches.tempo = TEMPO;
        let mut dealer = Dealer::new(Box::new(Shuffler(card_rng(seed))), HandId(1));
        let tournament = Tournament::announce(id, Arc::new(terms), &mut dealer).ok_or(SimError::Stuck { hands: 0 })?;
        let rng = ChaCha8Rng::seed_from_u64(seed);
        Ok(Self {
            tournament,
            dealer,
            rng,
            now: Now(0),
            decisions: FieldDecisions::default(),
            report: TournamentReport::begun(seed),
            places: Vec::new(),
            bounties: Money::ZERO,
            paid_in: PaidIn::default(),
            tickets: Vec::new(),
            survivors: Vec::new(),
            carried: Money::ZERO,
        })
    }

    /// Enters a program that pays with money, and chooses the buy-in where it can.
    pub(super) fn register(&mut self, player: PlayerId) {
        let terms = self.tournament.terms();
        let buy_in = purchases::buy_in(terms, &mut self.rng);
        let price = terms.price_at(buy_in).unwrap_or_default();
        let registration = Registration { paid: Paid::money(price), ..registration(player, terms) };
        self.enter(registration);
    }

    /// Enters a program.
    pub(super) fn enter(&mut self, registration: Registration) {
        if registration.paid.with != PaidWith::Carried {
            self.paid_in.add_stack(registration.paid.price, self.tournament.terms());
        }
        let refused = self.tournament.register(registration, &mut self.dealer, self.now).is_err();
        self.report.illegal_actions += u64::from(refused);
    }

    /// Plays to the last place. `hand` receives every hand.
    ///
    /// # Errors
    /// Nobody can act and nothing is due, so the tournament stands still.
    pub(super) fn play(&mut self, hand: &mut HandSink<'_>) -> Result<(), SimError> {
        let (clock, begun) = (Clock::start(), self.now);
        loop {
            self.take_outputs(hand)?;
            match self.tournament.stage() {
                TournamentStage::Registering | TournamentStage::Playing => self.step()?,
                TournamentStage::Finished | TournamentStage::Cancelled => break,
            }
        }
        self.report.time = clock.elapsed();
        self.report.virtual_s = u64::from(self.now.ms_since(begun) / 1_000);
        self.check();
        Ok(())
    }

    /// The last decision that was asked for; if there is none, what is due next.
    fn step(&mut self) -> Result<(), SimError> {
        if let Some(awaited) = self.decisions.next(&self.tournament) {
            self.decide(awaited);
            return Ok(());
        }
        let due = self.tournament.poll_timeout().ok_or(SimError::Stuck { hands: self.report.hands })?;
        self.pass_time(due);
        Ok(())
    }

    /// Lets time pass; what is due is done.
    pub(super) fn pass_time(&mut self, until: Now) {
        self.now = self.now.max(until);
        self.tournament.handle_timeout(&mut self.dealer, self.now);
        self.note_decisions();
    }

    fn decide(&mut self, awaited: AwaitedDecision) {
        let AwaitedDecision { table, hand, turn, player, legal, .. } = awaited;
        let action = policy::patient(&legal, &mut self.rng);
        self.report.decisions += 1;
        let refused = self.tournament.act((player, table), (hand, turn), action, &mut self.dealer, self.now).is_err();
        if refused {
            self.report.illegal_actions += 1;
            // A fold is always legal.
            let _folded = self.tournament.act((player, table), (hand, turn), Action::Fold, &mut self.dealer, self.now);
        }
        self.note_decisions();
    }

    /// Notes the decisions that are asked for at the tables that had an input.
    pub(super) fn note_decisions(&mut self) {
        let touched = self.tournament.take_touched();
        self.decisions.note(touched, &self.tournament);
    }
}
