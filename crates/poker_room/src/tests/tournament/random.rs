//! Random tournaments: whatever happens, chips and prizes add up, and everybody has one place.

use std::collections::{BTreeMap, BTreeSet};

use chacha20::ChaCha8Rng;
use poker_protocol::{BountyReason, Money, PlayerId, TableId};
use poker_rules::Chips;
use rand::{RngExt as _, SeedableRng as _};

use super::field::{Field, equal, falling, freezeout};
use super::random_purchases::{bought_bounties, bought_chips, bought_pool, buy, enter, purchases};
use crate::rulebook::{ButtonRule, Finish, LateRegistrationClose, TimeLimitPayout};
use crate::tournament::{
    Beginning, BountyForm, BountyPrices, BountyRules, BountySettlement, BreakRules, EntryState, LateRegistration, LateUntil, Paid,
    PrizeDivision, TicketId, TicketKind, TicketTerms, TournamentOutput, TournamentRefusal, TournamentStage, TournamentTableOutput,
    TournamentTerms,
};
use crate::{HandRecord, Now};

/// What has happened in the random tournaments.
type Branches = BTreeSet<&'static str>;

const BRANCHES: [&str; 31] = [
    "moved",
    "broken",
    "final_table",
    "hand_for_hand",
    "break",
    "level",
    "equal_prizes",
    "half_the_field",
    "sat_out",
    "disconnected",
    "two_out_at_once",
    "refused",
    "time_up",
    "bounty",
    "own_bounty",
    "entered_late",
    "entered_again",
    "registration_closed",
    "ticket_won",
    "paid_with_a_ticket",
    "survived",
    "prize_in_phase_one",
    "prizes_final",
    "rebuy",
    "rebuy_in_mid_hand",
    "rebuy_declined",
    "rebuy_offer_ended",
    "rebuy_refused",
    "add_on",
    "combined",
    "add_on_refused",
];

/// The terms of a random tournament.
pub(super) fn terms(rng: &mut ChaCha8Rng) -> TournamentTerms {
    let entries = if rng.random_bool(0.5) { rng.random_range(2..=10) } else { rng.random_range(11..=60) };
    let mut terms = freezeout(entries, rng.random_range(2..=10));
    let paid = rng.random_range(1..=(entries / 2).max(1));
    terms.prizes.division = match rng.random_range(0..3_u32) {
        0 => PrizeDivision::WinnerTakesAll,
        1 => falling(paid),
        _ => equal(paid),
    };
    terms.prizes.guarantee = Money::new(rng.random_range(0..100_000));
    terms.hand_for_hand = rng.random_bool(0.7).then(|| rng.random_range(1..=2));
    terms.breaks = rng.random_bool(0.5).then_some(BreakRules { minute: 55, length_ms: 300_000 });
    if rng.random_bool(0.2) {
        terms.finish = Finish::HalfLeft;
        terms.prizes.division = if rng.random_bool(0.5) { PrizeDivision::Equal } else { PrizeDivision::HalfByChips };
    } else if rng.random_bool(0.2) {
        terms.finish = Finish::TimeLimit { seconds: rng.random_range(20..600) };
        terms.time_limit_payout = rng.random_bool(0.5).then_some(TimeLimitPayout::Proportional);
    }
    match rng.random_range(0..8_u32) {
        0 if terms.finish != Finish::HalfLeft => terms.prizes.division = PrizeDivision::Entries(ticket(rng.random_range(1_000..10_000))),
        1 => {
            terms.finish = Finish::AfterLevel { level: rng.random_range(1..6) };
            let PrizeDivision::Table(table) = falling(paid) else { return terms };
            terms.prizes.division = PrizeDivision::SecondPhase(rng.random_bool(0.5).then_some(table));
        }
        _ => {}
    }
    if rng.random_bool(0.3) {
        terms.button = ButtonRule::Moving;
    }
    terms.bounties = rng.random_bool(0.5).then(|| bounties(rng));
    if terms.finish == Finish::OneLeft && rng.random_bool(0.4) {
        terms.begin = Beginning::At { time: Now(4_000_000), least_entries: 2 };
        terms.most_entries += 20;
        terms.late = Some(LateRegistration {
            until: if rng.random_bool(0.5) {
                LateUntil::EndOfLevel(rng.random_range(1..5))
            } else {
                LateUntil::After { ms: rng.random_range(1_000..600_000) }
            },
            closes_early: if rng.random_bool(0.5) { LateRegistrationClose::PayoutsBegin } else { LateRegistrationClose::FirstKnockout },
            re_entries: rng.random_range(0..3),
        });
    }
    if terms.finish != Finish::HalfLeft {
        purchases(rng, &mut terms);
    }
    terms
}

fn ticket(value: u64) -> TicketTerms {
    TicketTerms { kind: TicketKind("Sunday".to_owned()), value: Money::new(value), exchangeable: false }
}

/// Regular or progressive bounties of any amount.
fn bounties(rng: &mut ChaCha8Rng) -> BountyPrices {
    let form = if rng.random_bool(0.5) { BountyForm::Regular } else { BountyForm::Progressive { percent: rng.random_range(1..100) } };
    let settlement = if rng.random_bool(0.8) { BountySettlement::Individually } else { BountySettlement::AtEnd };
    BountyPrices {
        rules: BountyRules { form, settlement, vip_before_rebuy: false },
        own: Money::new(rng.random_range(1..1_000)),
        part_of_buy_in: rng.random_bool(0.5),
        vip: Money::ZERO,
        listed: Money::ZERO,
        pro: Money::ZERO,
    }
}

/// A tournament that is checked after every step.
struct Checked {
    field: Field,
    branches: Branches,
    /// The bounties that were paid.
    bounties: Money,
    /// What was won in tickets, or carried to a second phase.
    passed_on: Money,
    /// The chips that were carried to a second phase.
    survived: Chips,
    /// The player who last had the big blind at each table.
    big_blinds: BTreeMap<TableId, PlayerId>,
}

impl Checked {
    fn play(seed: u64) -> Branches {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let terms = terms(&mut rng);
        let late = terms.late.is_some();
        let entries = if late { terms.most_entries - 20 } else { terms.most_entries };
        let mut field = Field::new(terms, seed);
        field.now = Now(rng.random_range(0..3_600_000));
        field.away = (1..=u64::from(entries)).filter(|_| rng.random_bool(0.1)).collect();
        enter(&mut field, entries, &mut rng);
        if late {
            field.wait_until(Now(4_000_000));
        }
        let mut checked = Self {
            field,
            branches: Branches::new(),
            bounties: Money::ZERO,
            passed_on: Money::ZERO,
            survived: Chips::ZERO,
            big_blinds: BTreeMap::new(),
        };
        checked.field.take_outputs().iter().for_each(|output| checked.note(output));
        let mut steps = 0;
        while checked.field.tournament.stage() == TournamentStage::Playing {
            checked.disturb(&mut rng);
            buy(&mut checked.field, &mut checked.branches, &mut rng);
            let offers = checked.field.tournament.rebuy_offers().len();
            let outputs = checked.field.go_on();
            if checked.field.tournament.rebuy_offers().len() < offers {
                checked.branches.insert("rebuy_offer_ended");
            }
            outputs.iter().for_each(|output| checked.note(output));
            let out = outputs.iter().filter(|output| matches!(output, TournamentOutput::Placed { .. })).count();
            if out >= 2 && checked.field.tournament.stage() == TournamentStage::Playing {
                checked.branches.insert("two_out_at_once");
            }
            checked.check();
            steps += 1;
            assert!(steps < 300_000, "it does not end");
        }
        checked.check_end();
        checked.branches
    }

    fn disturb(&mut self, rng: &mut ChaCha8Rng) {
        let field = &mut self.field;
        let player = PlayerId(rng.random_range(1..=u64::from(field.tournament.entries())));
        match rng.random_range(0..200_u32) {
            0 if field.sit_out(player, rng.random_bool(0.3)) => {
                self.branches.insert("sat_out");
            }
            1..=3 => {
                field.tournament.set_connected(player, rng.random_bool(0.7), field.now);
                self.branches.insert("disconnected");
            }
            4..=10 if field.tournament.is_open() => {
                let player = if rng.random_bool(0.5) { player.0 } else { rng.random_range(1_000..1_050) };
                let entry = field.tournament.terms().entry;
                let ticket = rng.random_bool(0.3);
                let paid = if ticket { Paid::ticket(entry, TicketId(1)) } else { Paid::money(entry) };
                match field.register_with(player, paid, None) {
                    Ok(_) if ticket => drop(self.branches.insert("paid_with_a_ticket")),
                    Ok(_) if player < 1_000 => drop(self.branches.insert("entered_again")),
                    Ok(_) => drop(self.branches.insert("entered_late")),
                    Err(_) => drop(self.branches.insert("refused")),
                }
            }
            4 => {
                assert_eq!(field.register(player.0), Err(TournamentRefusal::Closed));
                let refused = field.tournament.unregister(player, field.now);
                assert!(matches!(refused, Err(TournamentRefusal::TooLate | TournamentRefusal::NotRegistered)), "{refused:?}");
                self.branches.insert("refused");
            }
            _ => {}
        }
    }

    fn note(&mut self, output: &TournamentOutput) {
        let branch = match output {
            TournamentOutput::Bounty(paid) => {
                self.bounties = [self.bounties, paid.amount].iter().sum();
                match paid.kind {
                    BountyReason::Own => "own_bounty",
                    _ => "bounty",
                }
            }
            TournamentOutput::WonTicket { ticket, .. } => {
                self.passed_on = [self.passed_on, ticket.value].iter().sum();
                "ticket_won"
            }
            TournamentOutput::PoolCarried { amount } => {
                self.passed_on = *amount;
                return;
            }
            TournamentOutput::Survived { stack, .. } => {
                self.survived = [self.survived, *stack].iter().sum();
                "survived"
            }
            TournamentOutput::Seated { from: Some(_), .. } => "moved",
            TournamentOutput::Broken { .. } => "broken",
            TournamentOutput::FinalTable { .. } => "final_table",
            TournamentOutput::HandForHand { .. } => "hand_for_hand",
            TournamentOutput::Break { .. } => "break",
            TournamentOutput::Level { .. } => "level",
            TournamentOutput::TimeUp => "time_up",
            TournamentOutput::RegistrationClosed => "registration_closed",
            TournamentOutput::PrizesFinal => "prizes_final",
            TournamentOutput::Combined { .. } => "combined",
            TournamentOutput::Table { output: TournamentTableOutput::Ended(record), .. } => return self.check_big_blind(record),
            _ => return,
        };
        self.branches.insert(branch);
    }

    fn check(&mut self) {
        let tournament = &self.field.tournament;
        if tournament.stage() != TournamentStage::Playing {
            return;
        }
        assert_eq!(tournament.chips(), bought_chips(tournament));
        let mut seated = BTreeSet::new();
        for id in tournament.table_ids() {
            let table = tournament.table(id).unwrap();
            for seat in table.taken().iter() {
                let entry = table.entry_at(seat).unwrap();
                assert!(seated.insert(entry), "an entry is seated twice");
                assert_eq!(tournament.entrant(entry).unwrap().state, EntryState::Seated { table: id, seat });
            }
        }
        let left = tournament.entrants().iter().filter(|entrant| matches!(entrant.state, EntryState::Seated { .. })).count();
        assert_eq!(left, seated.len());
        assert_eq!(u32::try_from(left).unwrap(), tournament.left());
    }

    /// A player whose ante takes the whole stack has the big blind all the same, so the positions are compared, not the posts.
    fn check_big_blind(&mut self, record: &HandRecord) {
        let big_blind = record.players.iter().find(|player| player.seat == record.setup.big_blind).unwrap().player;
        let before = self.big_blinds.insert(record.table, big_blind);
        let forward = self.field.tournament.terms().button == ButtonRule::ForwardBigBlind;
        // Of a player with several entries, another one may have come to the table.
        let several = self.field.tournament.terms().entries_at_once > 1;
        assert!(!forward || several || before != Some(big_blind), "{big_blind:?} has the big blind twice running");
    }

    fn check_end(&mut self) {
        self.field.check_places();
        let places = self.field.places();
        let terms = self.field.tournament.terms();
        assert_eq!(self.bounties, bought_bounties(&self.field.tournament), "every bounty is paid, to the hundredth");
        let collected = bought_pool(&self.field.tournament);
        let prizes: Money = places.values().map(|&(_, prize)| prize).sum();
        assert_eq!([prizes, self.passed_on].iter().sum::<Money>(), collected.max(terms.prizes.guarantee));
        if matches!(terms.prizes.division, PrizeDivision::SecondPhase(_)) {
            assert_eq!(self.survived, bought_chips(&self.field.tournament), "every chip goes to the second phase");
            if !prizes.is_zero() {
                self.branches.insert("prize_in_phase_one");
            }
        }
        let survivors = self.field.tournament.entrants().iter().filter(|entrant| entrant.state == EntryState::Registered).count();
        assert_eq!(survivors, 0);
        let equal = places.len() > 1 && places[&1].1.saturating_sub(places[&2].1) <= Money::new(1);
        let branch = match terms.finish {
            Finish::HalfLeft => "half_the_field",
            Finish::OneLeft if equal => "equal_prizes",
            Finish::OneLeft | Finish::TimeLimit { .. } | Finish::AfterLevel { .. } => return,
        };
        self.branches.insert(branch);
    }
}

fn play_many(seeds: std::ops::Range<u64>) -> Branches {
    let mut seen = Branches::new();
    for seed in seeds {
        println!("seed {seed}");
        seen.extend(Checked::play(seed));
    }
    seen
}

#[test]
fn random_tournaments_keep_chips_prizes_and_places() {
    let seen = play_many(0..40);
    let missing: Vec<_> = BRANCHES.iter().filter(|branch| !seen.contains(*branch)).collect();
    assert!(missing.is_empty(), "never seen: {missing:?}");
}
