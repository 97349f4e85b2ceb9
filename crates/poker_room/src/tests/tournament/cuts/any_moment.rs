//! Tournaments that are cut at any moment, also in the middle of hands, which are void then.

use chacha20::ChaCha8Rng;
use poker_protocol::{Money, PlayerId};
use poker_rules::Chips;
use rand::{RngExt as _, SeedableRng as _};

use super::super::field::Field;
use super::super::journal::Journal;
use super::super::random::ordinary;
use super::{HOUR_MS, in_a_hand};
use crate::Now;
use crate::tournament::{BountyPaid, EntryId, EntryState, TournamentOutput, TournamentStage};

/// A random tournament that has just begun, with all its entries.
fn begun(seed: u64) -> (Field, ChaCha8Rng) {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let terms = ordinary(&mut rng);
    let late = terms.late.is_some();
    let entries = if late { terms.most_entries - 20 } else { terms.most_entries };
    let mut field = Field::new(terms, seed);
    field.now = Now(rng.random_range(0..HOUR_MS));
    field.away = (1..=u64::from(entries)).filter(|_| rng.random_bool(0.1)).collect();
    field.enter(entries);
    if late {
        field.wait_until(Now(4_000_000));
    }
    (field, rng)
}

/// Something that players do besides acting.
fn disturb(field: &mut Field, rng: &mut ChaCha8Rng) {
    let player = rng.random_range(1..=u64::from(field.tournament.entries()));
    match rng.random_range(0..100_u32) {
        0 => drop(field.sit_out(PlayerId(player), rng.random_bool(0.3))),
        1 => field.tournament.set_connected(PlayerId(player), rng.random_bool(0.7), field.now),
        2 | 3 => drop(field.register(if rng.random_bool(0.5) { player } else { rng.random_range(1_000..1_050) })),
        _ => {}
    }
}

/// A tournament with a journal, cut at any moment.
struct Cut {
    field: Field,
    journal: Journal,
    stack: Chips,
    bounties: Money,
    /// What was won in tickets, or carried to a second phase.
    passed_on: Money,
    cuts: u32,
    /// The cuts while hands were in progress and there were several tables.
    in_hands: u32,
}

impl Cut {
    /// Returns the number of cuts, and of those during hands at several tables.
    fn play(seed: u64) -> (u32, u32) {
        let (field, mut rng) = begun(seed);
        let stack = field.tournament.terms().stack;
        let mut cut =
            Self { field, journal: Journal::default(), stack, bounties: Money::ZERO, passed_on: Money::ZERO, cuts: 0, in_hands: 0 };
        cut.field.take_outputs();
        cut.journal.take(&mut cut.field);
        let mut steps = 0;
        while cut.field.tournament.stage() == TournamentStage::Playing {
            disturb(&mut cut.field, &mut rng);
            for output in cut.field.go_on() {
                let (sum, amount) = match output {
                    TournamentOutput::Bounty(BountyPaid { amount, .. }) => (&mut cut.bounties, amount),
                    TournamentOutput::WonTicket { ticket, .. } => (&mut cut.passed_on, ticket.value),
                    TournamentOutput::PoolCarried { amount } => (&mut cut.passed_on, amount),
                    _ => continue,
                };
                *sum = [*sum, amount].iter().sum();
            }
            cut.journal.take(&mut cut.field);
            if rng.random_bool(0.01) {
                cut.crash(rng.random_range(0..2 * HOUR_MS));
            }
            steps += 1;
            assert!(steps < 300_000, "it does not end");
        }
        cut.check_end();
        (cut.cuts, cut.in_hands)
    }

    /// Restores the tournament from the journal, and compares it with what players were told.
    fn crash(&mut self, ms: u64) {
        let (connected, pool, prizes) = (self.field.connected(), self.field.tournament.pool(), self.field.tournament.prizes().to_vec());
        let (seated, in_hands) = (self.seated(), self.field.tournament.table_ids().len() > 1 && in_a_hand(&self.field));
        self.field.restore_from(self.journal.save(), ms).unwrap();
        assert_eq!(self.seated(), seated, "every stack is that of the start of the hand, and nobody has moved");
        assert!(!in_a_hand(&self.field));
        let tournament = &mut self.field.tournament;
        // If the last hands of the rebuy period are void, the prizes are final now.
        assert!(prizes.is_empty() || (tournament.pool(), tournament.prizes()) == (pool, prizes.as_slice()));
        connected.into_iter().for_each(|player| tournament.set_connected(player, true, self.field.now));
        for (&place, &(entry, prize)) in self.field.places() {
            let EntryState::Placed { place: told, prize: paid, extra, goes_on: _ } = self.field.tournament.entrant(entry).unwrap().state
            else {
                panic!("{entry:?} has no place any more");
            };
            assert_eq!((told, paid, extra), (place, prize, Money::ZERO));
        }
        if self.field.tournament.stage() == TournamentStage::Playing {
            let entries = self.field.tournament.entries();
            assert_eq!(self.field.tournament.chips(), (0..entries).map(|_| self.stack).sum());
        }
        assert!(self.journal.take(&mut self.field).opened.is_some());
        self.cuts += 1;
        self.in_hands += u32::from(in_hands);
    }

    /// The seat of each entry that is in, and its stack at the start of the hand in progress.
    fn seated(&self) -> Vec<(EntryState, Chips)> {
        let tournament = &self.field.tournament;
        let all = (0..).map(EntryId).zip(tournament.entrants());
        let seated = all.filter(|(_, entrant)| matches!(entrant.state, EntryState::Seated { .. }));
        seated.map(|(entry, of)| (of.state, tournament.stack_of(entry))).collect()
    }

    fn check_end(&self) {
        let (terms, entries) = (self.field.tournament.terms(), self.field.tournament.entries());
        self.field.check_places();
        let paid: Money = self.field.places().values().map(|&(_, prize)| prize).sum();
        assert_eq!([paid, self.passed_on].iter().sum::<Money>(), self.field.tournament.pool());
        let own = terms.bounties.map_or(Money::ZERO, |prices| prices.own);
        assert_eq!(self.bounties, (0..entries).map(|_| own).sum(), "every bounty is paid once");
    }
}

#[test]
fn whenever_a_tournament_is_cut_its_chips_places_prizes_and_bounties_are_kept_and_its_journal_has_all_of_it() {
    let (mut cuts, mut in_hands) = (0, 0);
    for seed in 0..200 {
        println!("seed {seed}");
        let (all, during) = Cut::play(seed);
        (cuts, in_hands) = (cuts + all, in_hands + during);
    }
    assert!(cuts > 100 && in_hands > 50, "{cuts}, {in_hands}");
}
