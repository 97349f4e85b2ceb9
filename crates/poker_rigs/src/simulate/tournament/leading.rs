//! Plays tournaments that lead to others: satellites with their targets, and first phases with the second one (R-TYP-9, R-TYP-10).

use std::collections::{BTreeMap, BTreeSet};

use poker_protocol::{Money, PlayerId, TournamentId};
use poker_room::Now;
use poker_room::tournament::{
    Beginning, Paid, PrizeDivision, Registration, TicketAccount, TicketBook, TicketChange, TicketTerms, TicketWon, TournamentTerms,
};
use poker_rules::Chips;

use super::kinds::Simulated;
use super::purchases;
use super::report::TournamentReport;
use super::run::{HandSink, Run, registration};
use crate::simulate::error::SimError;

/// The number of first satellites, and of first phases. The same players play in all of them, so that some win twice.
const FIRST: u32 = 2;

/// Plays the tournament, and those to which it leads. The report has the places of the last one.
///
/// # Errors
/// A tournament stands still.
pub(super) fn play(simulated: &Simulated, seed: u64, hand: &mut HandSink<'_>) -> Result<TournamentReport, SimError> {
    let first = if simulated.later.is_empty() { 1 } else { FIRST };
    let mut runs = Vec::new();
    for number in 0..first {
        let mut run = Run::announce(simulated.terms.clone(), TournamentId(number + 1), seed ^ u64::from(number) << 32)?;
        purchases::players(simulated.players, simulated.terms.entries_at_once).for_each(|player| run.register(player));
        run.play(hand)?;
        runs.push(run);
    }
    let mut tickets = Tickets::default();
    let mut next_player = u64::from(simulated.players) + 1;
    for (terms, number) in simulated.later.iter().zip(first + 1..) {
        let seed = seed ^ u64::from(number) << 32;
        let mut run = match simulated.terms.prizes.division {
            PrizeDivision::SecondPhase(_) => second_phase(terms, &runs, TournamentId(number), seed)?,
            _ => tickets.target(terms, &runs, TournamentId(number), (seed, simulated.players, &mut next_player))?,
        };
        run.play(hand)?;
        runs.iter().for_each(|before| run.report.after(&before.report));
        runs = vec![run];
    }
    let Some(mut last) = runs.pop() else { return Err(SimError::Stuck { hands: 0 }) };
    last.report.tickets_conserved &= tickets.are_conserved();
    last.report.seed = seed;
    Ok(last.report)
}

/// The second phase with everybody who has survived a first one, with the largest stack of each.
fn second_phase(terms: &TournamentTerms, phases: &[Run], id: TournamentId, seed: u64) -> Result<Run, SimError> {
    let mut terms = terms.clone();
    terms.begin = Beginning::At { time: Now(1), least_entries: 2 };
    terms.sealed = false;
    let mut run = Run::announce(terms, id, seed)?;
    let mut largest: BTreeMap<PlayerId, Chips> = BTreeMap::new();
    for phase in phases {
        for &(player, stack) in &phase.survivors {
            let entrant = registration(player, run.tournament.terms());
            run.enter(Registration { paid: Paid::carried(), stack: Some(stack), ..entrant });
            let most = largest.entry(player).or_default();
            *most = stack.max(*most);
        }
        run.report.money_conserved &= run.tournament.carry_pool(phase.carried).is_ok();
        run.paid_in.add_pool(phase.carried);
    }
    run.pass_time(Now(1));
    let all: Chips = largest.values().copied().sum();
    run.report.chips_conserved &= largest.len() < 2 || run.tournament.chips() == all;
    let pools: Money = phases.iter().map(|phase| phase.carried).sum();
    run.report.money_conserved &= run.tournament.pool() == pools;
    Ok(run)
}

/// The tickets of all players, and the money behind them.
#[derive(Default)]
struct Tickets {
    book: TicketBook,
    /// What was moved to the account of the tickets, and away from it.
    moved: (Money, Money),
}

impl Tickets {
    /// A target with the winners of its satellites, and with new players who pay with money: as many as the satellites had, and at least
    /// two.
    fn target(
        &mut self,
        terms: &TournamentTerms,
        satellites: &[Run],
        id: TournamentId,
        (seed, players, next_player): (u64, u32, &mut u64),
    ) -> Result<Run, SimError> {
        let winners: BTreeSet<PlayerId> = satellites.iter().flat_map(|run| run.tickets.iter().map(|&(player, _)| player)).collect();
        let winners = u32::try_from(winners.len()).unwrap_or(u32::MAX);
        let mut terms = terms.clone();
        terms.most_entries = players.max(winners.saturating_add(2)).min(terms.most_entries);
        terms.sealed = false;
        let mut run = Run::announce(terms, id, seed)?;
        for satellite in satellites {
            for (player, ticket) in &satellite.tickets {
                self.deliver(&mut run, satellite.tournament.id(), *player, ticket);
            }
        }
        while run.tournament.entries() < run.tournament.terms().most_entries {
            run.register(PlayerId(*next_player));
            *next_player += 1;
        }
        Ok(run)
    }

    /// A winner who is entered already holds the ticket.
    fn deliver(&mut self, run: &mut Run, satellite: TournamentId, player: PlayerId, terms: &TicketTerms) {
        let winner = registration(player, run.tournament.terms());
        let registered = run.tournament.entries();
        let won = TicketWon { satellite, terms: terms.clone() };
        let delivered = run.tournament.deliver((won, winner), &mut self.book, &mut run.dealer, run.now);
        let Ok(delivery) = delivered else { return run.report.tickets_conserved = false };
        run.report.tickets_conserved &= delivery.entered.is_some() == (run.tournament.entries() > registered);
        delivery.changes.iter().for_each(|change| self.book_money(change));
        if delivery.entered.is_some() {
            run.paid_in.add_stack(run.tournament.terms().entry, run.tournament.terms());
        }
        if delivery.entered.is_some()
            && let Some(payment) = run.tournament.terms().payment
            && let Ok(change) = self.book.use_up(delivery.ticket, payment.surplus)
        {
            self.book_money(&change);
        }
    }

    fn book_money(&mut self, change: &TicketChange) {
        for transfer in &change.transfers {
            let (to, from) = (transfer.to == TicketAccount::Tickets, transfer.from == TicketAccount::Tickets);
            let amount = |moved| if moved { transfer.amount } else { Money::ZERO };
            self.moved = ([self.moved.0, amount(to)].iter().sum(), [self.moved.1, amount(from)].iter().sum());
        }
    }

    fn are_conserved(&self) -> bool {
        self.book.check() && self.moved.0.checked_sub(self.moved.1) == Some(self.book.backing())
    }
}
