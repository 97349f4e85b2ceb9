//! Runs a tournament whose players are all programs.

use std::sync::Arc;

use chacha20::ChaCha8Rng;
use poker_host::Clock;
use poker_protocol::{HandId, Money, PlayerId, PlayerView, TableId, TournamentId, TurnId};
use poker_room::tournament::{
    EntryState, Registration, Tournament, TournamentOutput, TournamentStage, TournamentTableOutput, TournamentTerms,
};
use poker_room::{Dealer, HandRecord, Now, PlayerKind, Shuffler, Tempo};
use poker_rules::{Action, Chips, Seat};
use rand::SeedableRng as _;

use super::report::{Placing, TournamentReport};
use crate::simulate::cards::card_rng;
use crate::simulate::error::SimError;
use crate::simulate::policy;

/// The virtual time from one hand of a table to the next, milliseconds: 80 hands an hour. Decisions take no time, so that each hand is
/// played from its beginning to its end while its memory is in the processor's cache.
const HAND_MS: u32 = 45_000;

/// The pauses of every table.
const TEMPO: Tempo = Tempo { unshown_ms: HAND_MS, showdown_ms: HAND_MS, ..Tempo::NONE };

/// A decision that a program makes.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Decision {
    table: TableId,
    hand: HandId,
    turn: TurnId,
    seat: Seat,
}

struct Run {
    tournament: Tournament,
    dealer: Dealer,
    rng: ChaCha8Rng,
    now: Now,
    /// The decisions that are asked for.
    decisions: Vec<Decision>,
    report: TournamentReport,
    /// Each place that was given, with its player.
    places: Vec<(u32, Placing)>,
    /// The bounties that were paid.
    bounties: Money,
}

/// Plays a tournament of `players` programs. `hand` receives every hand.
///
/// # Errors
/// Nobody can act and nothing is due, so the tournament stands still.
pub(super) fn play_tournament(
    mut terms: TournamentTerms,
    players: u32,
    seed: u64,
    hand: &mut dyn FnMut(&HandRecord) -> Result<(), SimError>,
) -> Result<TournamentReport, SimError> {
    let clock = Clock::start();
    terms.switches.tempo = TEMPO;
    let mut dealer = Dealer::new(Box::new(Shuffler(card_rng(seed))), HandId(1));
    let tournament = Tournament::announce(TournamentId(1), Arc::new(terms), &mut dealer).ok_or(SimError::Stuck { hands: 0 })?;
    let mut run = Run {
        tournament,
        dealer,
        rng: ChaCha8Rng::seed_from_u64(seed),
        now: Now(0),
        decisions: Vec::new(),
        report: TournamentReport {
            seed,
            places: Vec::new(),
            hands: 0,
            decisions: 0,
            virtual_s: 0,
            time: std::time::Duration::ZERO,
            chips_conserved: true,
            money_conserved: true,
            illegal_actions: 0,
        },
        places: Vec::new(),
        bounties: Money::ZERO,
    };
    run.register(players);
    let begun = run.now;
    loop {
        run.take_outputs(hand)?;
        match run.tournament.stage() {
            TournamentStage::Registering | TournamentStage::Playing => run.step()?,
            TournamentStage::Finished | TournamentStage::Cancelled => break,
        }
    }
    run.report.time = clock.elapsed();
    run.report.virtual_s = u64::from(run.now.ms_since(begun) / 1_000);
    Ok(run.finish(players))
}

impl Run {
    fn register(&mut self, players: u32) {
        for player in 1..=u64::from(players) {
            let view = PlayerView { name: format!("Player {player}"), avatar: 0 };
            let registration =
                Registration { player: PlayerId(player), kind: PlayerKind::Bot, view, connected: true, bounties: Vec::new() };
            let refused = self.tournament.register(registration, &mut self.dealer, self.now).is_err();
            self.report.illegal_actions += u64::from(refused);
        }
    }

    /// The last decision that was asked for; if there is none, what is due next.
    fn step(&mut self) -> Result<(), SimError> {
        if let Some(decision) = self.decisions.pop() {
            self.decide(decision);
            return Ok(());
        }
        let due = self.tournament.poll_timeout().ok_or(SimError::Stuck { hands: self.report.hands })?;
        self.pass_time(due);
        Ok(())
    }

    fn pass_time(&mut self, until: Now) {
        self.now = self.now.max(until);
        self.tournament.handle_timeout(&mut self.dealer, self.now);
        self.note_decisions();
    }

    fn decide(&mut self, Decision { table, hand, turn, seat }: Decision) {
        let Some(state) = self.tournament.table(table) else { return };
        let Some((asked, awaited, legal)) = state.awaited() else { return };
        if (asked, awaited, state.hand_id()) != (seat, turn, Some(hand)) {
            return;
        }
        let Some(entrant) = state.entry_at(seat).and_then(|entry| self.tournament.entrant(entry)) else { return };
        let player = entrant.player;
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
    fn note_decisions(&mut self) {
        for table in self.tournament.take_touched() {
            let Some(state) = self.tournament.table(table) else { continue };
            if let (Some((seat, turn)), Some(hand)) = (state.awaited_turn(), state.hand_id()) {
                self.decisions.push(Decision { table, hand, turn, seat });
            }
        }
    }

    fn take_outputs(&mut self, hand: &mut dyn FnMut(&HandRecord) -> Result<(), SimError>) -> Result<(), SimError> {
        while let Some(output) = self.tournament.poll_output() {
            match output {
                TournamentOutput::Table { output: TournamentTableOutput::Ended(record), .. } => {
                    self.report.hands += 1;
                    let before: Chips = record.setup.seats.iter().map(|seat| seat.stack).sum();
                    let after: Chips = record.stacks.iter().map(|end| end.stack).sum();
                    self.report.chips_conserved &= before == after && record.rake.is_zero();
                    hand(&record)?;
                }
                TournamentOutput::Placed { entry, place, prize } => {
                    if let Some(entrant) = self.tournament.entrant(entry) {
                        self.places.push((place, Placing { player: entrant.player, prize }));
                    }
                }
                TournamentOutput::Bounty(paid) => self.bounties = [self.bounties, paid.amount].iter().sum(),
                _ => {}
            }
        }
        Ok(())
    }

    fn finish(mut self, players: u32) -> TournamentReport {
        self.places.sort_by_key(|&(place, _)| place);
        let once = self.places.iter().map(|&(place, _)| place).eq(1..=players);
        let placed = self.tournament.entrants().iter().all(|entrant| matches!(entrant.state, EntryState::Placed { .. }));
        let paid: Money = self.places.iter().map(|(_, placing)| placing.prize).sum();
        let own = self.tournament.terms().bounties.map_or(Money::ZERO, |prices| prices.own);
        let bounties = self.bounties == own.times(players).unwrap_or_default();
        self.report.money_conserved = once && placed && bounties && paid == self.tournament.pool();
        self.report.places = self.places.into_iter().map(|(_, placing)| placing).collect();
        self.report
    }
}
