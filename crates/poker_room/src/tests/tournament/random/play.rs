//! A random tournament that is checked after every step.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use chacha20::ChaCha8Rng;
use poker_protocol::{BountyReason, Money, PlayerId};
use poker_rules::{Betting, Chips};
use rand::{RngExt as _, SeedableRng as _};

use super::super::field::Field;
use super::super::journal::Journal;
use super::bought::Bought;
use super::branches::Branches;
use super::falls::Falls;
use super::purchases::{buy, enter};
use super::seats::Tables;
use super::terms::{BEGINNING, LATE_ENTRIES, terms};
use super::told::Told;
use crate::Now;
use crate::rulebook::{Finish, TableUse};
use crate::tournament::{
    Beginning, DealEnd, EntryId, EntryState, Paid, PrizeDivision, Purchases, TicketId, TournamentOutput, TournamentRefusal,
    TournamentStage, TournamentTerms,
};

/// The largest field that keeps a journal: to compare it with the whole save after each step takes long.
const MOST_WITH_JOURNAL: u32 = 20;
/// Who may come late.
pub(super) const LATE_PLAYERS: Range<u64> = 1_000..1_050;

/// A tournament in play, and all that it has told.
pub(in super::super) struct Checked {
    pub field: Field,
    pub rng: ChaCha8Rng,
    pub branches: Branches,
    pub(super) told: Told,
    /// The branch of its cancellation.
    pub cancelled: Option<&'static str>,
    pub journal: Option<Journal>,
    /// What was told since somebody last took this list; `None` if nobody wants it.
    pub kept: Option<Vec<TournamentOutput>>,
    falls: Falls,
    tables: Tables,
    withdrawn: BTreeSet<EntryId>,
    combined: BTreeSet<EntryId>,
    /// What first phases have left of their pools.
    pub carried: Money,
    /// The chips of an entry at the usual buy-in.
    stack: Chips,
    /// The chips in play at the beginning of a shootout's round, with those that were taken out of play until then.
    round: (Chips, Chips),
}

impl Checked {
    /// Plays the tournament with this seed to its end. Returns what has happened.
    pub(super) fn play(seed: u64) -> Branches {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let terms = terms(&mut rng);
        Self::play_with(terms, seed, rng).branches
    }

    /// Plays a tournament with these terms to its end.
    pub(super) fn play_with(terms: TournamentTerms, seed: u64, mut rng: ChaCha8Rng) -> Self {
        let (orders, talks) = (rng.random_bool(0.5), rng.random_bool(0.3));
        let mut checked = Self::entered(terms, seed, rng);
        if orders && checked.rng.random_bool(0.05) && checked.field.tournament.stage() == TournamentStage::Registering {
            checked.cancel();
        } else if orders || checked.field.tournament.terms().late.is_some() {
            checked.delay();
        }
        checked.play_on(orders, talks);
        checked
    }

    /// Plays from the beginning to the end. If `orders`, the house gives orders; if `talks`, players propose deals.
    pub(super) fn play_on(&mut self, orders: bool, talks: bool) {
        self.begin();
        self.keep_journal();
        let mut steps = 0;
        while self.field.tournament.stage() == TournamentStage::Playing {
            if orders {
                self.order();
            }
            if talks {
                self.talk();
            }
            self.step();
            steps += 1;
            assert!(steps < 300_000, "it does not end");
        }
        self.check_end();
    }

    /// A tournament with its entries, one too few to begin in some.
    pub(in super::super) fn entered(terms: TournamentTerms, seed: u64, rng: ChaCha8Rng) -> Self {
        let late = if terms.late.is_some() { LATE_ENTRIES } else { 0 };
        let entries = terms.most_entries - late;
        let mut checked = Self::announced(terms, seed, rng);
        let Self { field, rng, .. } = &mut checked;
        field.now = Now(rng.random_range(0..3_600_000));
        field.away = (1..=u64::from(entries)).filter(|_| rng.random_bool(0.1)).collect();
        let one_less = u32::from(rng.random_bool(0.03));
        checked.withdrawn = enter(field, entries - one_less, rng);
        if one_less > 0 && late == 0 {
            checked.cancel();
        }
        checked
    }

    /// A tournament without entries.
    pub(super) fn announced(terms: TournamentTerms, seed: u64, rng: ChaCha8Rng) -> Self {
        let (branches, stack) = (branches_of(&terms), terms.stack);
        Self {
            field: Field::new(terms, seed),
            rng,
            branches,
            told: Told::default(),
            cancelled: None,
            journal: None,
            kept: None,
            falls: Falls::default(),
            tables: Tables::default(),
            withdrawn: BTreeSet::new(),
            combined: BTreeSet::new(),
            carried: Money::ZERO,
            stack,
            round: (Chips::ZERO, Chips::ZERO),
        }
    }

    /// Waits for the beginning.
    pub(in super::super) fn begin(&mut self) {
        let waits = matches!(self.field.tournament.terms().begin, Beginning::At { .. });
        if waits && self.field.tournament.stage() == TournamentStage::Registering {
            self.field.wait_until(self.field.now.max(BEGINNING));
        }
        self.note_outputs();
        if self.field.tournament.stage() == TournamentStage::Cancelled {
            // By the house, or because too few have come.
            self.cancelled = Some("cancelled_before");
        }
        if self.field.tournament.stage() != TournamentStage::Playing {
            return;
        }
        let (chips, entries) = (self.field.tournament.chips(), self.field.tournament.entries());
        if self.stack.is_zero() {
            self.stack = Chips::new(chips.get() / u64::from(entries));
        }
        self.round.0 = chips;
        self.check();
    }

    fn keep_journal(&mut self) {
        let plays = self.field.tournament.stage() == TournamentStage::Playing;
        if plays && self.field.tournament.entries() <= MOST_WITH_JOURNAL && self.rng.random_bool(0.1) {
            let mut journal = Journal::default();
            journal.take(&mut self.field);
            self.journal = Some(journal);
        }
    }

    /// Players buy chips, leave or come back, and one acts, or time passes.
    pub(in super::super) fn step(&mut self) {
        self.falls.step += 1;
        self.disturb();
        buy(&mut self.field, &mut self.branches, &mut self.rng);
        let outputs = self.field.go_on();
        self.note(&outputs);
        let out = outputs.iter().filter(|output| matches!(output, TournamentOutput::Placed { .. })).count();
        if out >= 2 && self.field.tournament.stage() == TournamentStage::Playing {
            self.branches.insert("two_out_at_once");
        }
        if outputs.iter().any(|output| matches!(output, TournamentOutput::Broken { .. })) {
            self.check_round();
        }
        self.check();
        if let Some(journal) = &mut self.journal {
            journal.take(&mut self.field);
        }
        if self.field.tournament.stage() == TournamentStage::Playing && self.rng.random_bool(0.01) {
            self.crash();
            self.note_outputs();
        }
    }

    fn disturb(&mut self) {
        let (field, rng) = (&mut self.field, &mut self.rng);
        if field.tournament.stage() != TournamentStage::Playing {
            return;
        }
        let player = PlayerId(rng.random_range(1..=u64::from(field.tournament.entries())));
        match rng.random_range(0..200_u32) {
            0 if field.sit_out(player, rng.random_bool(0.3)) => {
                self.branches.insert("sat_out");
            }
            1..=3 => {
                field.tournament.set_connected(player, rng.random_bool(0.7), field.now);
                self.branches.insert("disconnected");
            }
            4..=10 if field.tournament.is_open() => self.enter_late(player),
            4 => {
                let before = self.journal.is_some().then(|| field.tournament.save(field.now));
                let refused = field.register(player.0);
                assert!(matches!(refused, Err(TournamentRefusal::Closed | TournamentRefusal::OnlyFromFirstPhase)), "{refused:?}");
                let refused = field.tournament.unregister(player, field.now);
                assert!(matches!(refused, Err(TournamentRefusal::TooLate | TournamentRefusal::NotRegistered)), "{refused:?}");
                assert!(before.is_none_or(|before| before == field.tournament.save(field.now)), "a refused request changes something");
                self.branches.insert("refused");
            }
            _ => {}
        }
        self.note_outputs();
    }

    fn enter_late(&mut self, player: PlayerId) {
        let (field, rng) = (&mut self.field, &mut self.rng);
        let player = if rng.random_bool(0.5) { player.0 } else { rng.random_range(LATE_PLAYERS) };
        let entry = field.tournament.terms().entry;
        let ticket = rng.random_bool(0.3);
        let paid = if ticket { Paid::ticket(entry, TicketId(1)) } else { Paid::money(entry) };
        let before = self.journal.is_some().then(|| field.tournament.save(field.now));
        match field.register_with(player, paid, None) {
            Ok(_) if ticket => drop(self.branches.insert("paid_with_a_ticket")),
            Ok(_) if player < 1_000 => drop(self.branches.insert("entered_again")),
            Ok(_) => drop(self.branches.insert("entered_late")),
            Err(_) => {
                assert!(before.is_none_or(|before| before == field.tournament.save(field.now)), "a refused request changes something");
                self.branches.insert("refused");
            }
        }
    }

    pub(in super::super) fn note_outputs(&mut self) {
        let outputs = self.field.take_outputs();
        self.note(&outputs);
    }

    fn note(&mut self, outputs: &[TournamentOutput]) {
        if let Some(kept) = &mut self.kept {
            kept.extend_from_slice(outputs);
        }
        for output in outputs {
            self.told.note(output);
            self.falls.note(output);
            self.tables.note(output, &self.field.tournament, &mut self.branches);
            self.branches.extend(branch(output));
            if let TournamentOutput::Combined { from, .. } = output {
                self.combined.insert(*from);
            }
        }
    }

    /// Everybody who is left in a shootout begins its next round with a new stack.
    fn check_round(&mut self) {
        let tournament = &self.field.tournament;
        if tournament.stage() == TournamentStage::Playing && tournament.terms().tables == TableUse::Shootout {
            let chips = Chips::new(self.stack.get() * u64::from(tournament.left()));
            assert_eq!(tournament.chips(), chips);
            self.round = (chips, self.told.expelled);
            self.branches.insert("round");
        }
    }

    fn check(&mut self) {
        let tournament = &self.field.tournament;
        if tournament.stage() != TournamentStage::Playing {
            return;
        }
        let in_play = tournament.chips().checked_add(self.told.expelled);
        let bought = match tournament.terms().tables {
            TableUse::Balanced => Some(Bought::new(tournament, &self.withdrawn, self.carried).chips(self.stack)),
            TableUse::Shootout => self.round.0.checked_add(self.round.1),
        };
        assert_eq!(in_play, bought, "chips in play and expelled, chips that were bought");
        self.tables.check(tournament);
    }

    pub(in super::super) fn check_end(&mut self) {
        let tournament = &self.field.tournament;
        let bought = Bought::new(tournament, &self.withdrawn, self.carried);
        assert_eq!(self.told.bounties, bought.bounties(), "every bounty is paid, given back or kept, to the hundredth");
        let in_play = self.cancelled != Some("cancelled_before");
        for &(entry, fee) in &self.told.refunds {
            assert_eq!(fee, bought.refunded_fee(entry, in_play));
        }
        let places: BTreeMap<EntryId, u32> = self.field.places().iter().map(|(&place, &(entry, _))| (entry, place)).collect();
        let bought_none = |entry: EntryId| matches!(tournament.purchases(entry), Purchases { rebuys: 0, added_on: false, .. });
        let bought_none = places.into_iter().filter(|&(entry, _)| bought_none(entry)).collect();
        let falls_decide = tournament.terms().rebuys.is_none() && tournament.terms().entries_at_once == 1;
        if self.falls.check(&bought_none, falls_decide) {
            self.branches.insert("two_out_hand_for_hand");
        }
        assert_eq!(tournament.poll_timeout(), None::<Now>);
        match self.cancelled {
            None => self.check_finished(),
            Some("cancelled_before") => {
                assert_eq!(
                    (self.told.paid(), self.told.refunds.len()),
                    (bought.collected(), tournament.entrants().len() - self.withdrawn.len())
                );
            }
            Some("cancelled_not_in_the_money") => assert_eq!(self.told.paid(), bought.collected(), "the money of the house stays its own"),
            Some(_) => assert_eq!(self.told.paid(), bought.pool()),
        }
    }

    fn check_finished(&mut self) {
        let (tournament, places) = (&self.field.tournament, self.field.places());
        let placed: BTreeSet<EntryId> = places.values().map(|&(entry, _)| entry).collect();
        let bought = Bought::new(tournament, &self.withdrawn, self.carried);
        assert!(self.told.refunds.is_empty());
        assert_eq!((self.told.paid(), tournament.pool()), (bought.pool(), bought.pool()));
        let without = self.combined.iter().filter(|entry| !placed.contains(entry)).count();
        assert_eq!(
            (placed.len(), placed.len() + without),
            (places.len(), usize::try_from(tournament.entries()).unwrap()),
            "one place each"
        );
        assert!(places.keys().all(|place| (1..=tournament.entries()).contains(place)));
        assert!(tournament.entrants().iter().all(|entrant| entrant.state != EntryState::Registered));
        let terms = tournament.terms();
        if matches!(terms.prizes.division, PrizeDivision::SecondPhase(_)) {
            let all = self.told.survived.checked_add(self.told.expelled);
            assert_eq!(all, Some(bought.chips(self.stack)), "every chip goes to the second phase");
            self.branches.extend((!self.told.prizes_in_money.is_zero()).then_some("prize_in_phase_one"));
        }
        let equal = matches!((places.get(&1), places.get(&2)), (Some(&(_, first)), Some(&(_, second))) if first.saturating_sub(second) <= Money::new(1));
        self.branches.extend(match terms.finish {
            Finish::HalfLeft if terms.prizes.division == PrizeDivision::HalfByChips => Some("half_by_chips"),
            Finish::HalfLeft => Some("half_the_field"),
            Finish::OneLeft if equal => Some("equal_prizes"),
            Finish::OneLeft | Finish::TimeLimit { .. } | Finish::AfterLevel { .. } => None,
        });
    }
}

fn branches_of(terms: &TournamentTerms) -> Branches {
    let game = terms.hand.game;
    let of = [
        (terms.tables == TableUse::Shootout, "shootout"),
        (matches!(terms.prizes.division, PrizeDivision::Drawn(_)), "hexapro"),
        (matches!(game.betting, Betting::FixedLimit { .. }), "limit"),
        (game.hole_cards > 2, "omaha"),
        (!terms.prizes.added.is_zero(), "added"),
    ];
    of.into_iter().filter(|&(is, _)| is).map(|(_, branch)| branch).collect()
}

fn branch(output: &TournamentOutput) -> Option<&'static str> {
    Some(match output {
        TournamentOutput::Bounty(paid) => match paid.kind {
            BountyReason::Own => "own_bounty",
            BountyReason::Knockout | BountyReason::Cancelled => "bounty",
            BountyReason::Vip | BountyReason::Listed | BountyReason::Pro => "house_bounty",
        },
        TournamentOutput::Withdrawn { .. } => "unregistered",
        TournamentOutput::WonTicket { .. } => "ticket_won",
        TournamentOutput::Survived { .. } => "survived",
        TournamentOutput::Seated { from: Some(_), .. } => "moved",
        TournamentOutput::Broken { .. } => "broken",
        TournamentOutput::FinalTable { .. } => "final_table",
        TournamentOutput::HandForHand { .. } => "hand_for_hand",
        TournamentOutput::Break { .. } => "break",
        TournamentOutput::Level { .. } => "level",
        TournamentOutput::TimeUp => "time_up",
        TournamentOutput::RegistrationClosed => "registration_closed",
        TournamentOutput::PrizesFinal => "prizes_final",
        TournamentOutput::RebuyOfferEnded { .. } => "rebuy_offer_ended",
        TournamentOutput::Combined { .. } => "combined",
        TournamentOutput::Forfeited { .. } => "forfeited",
        TournamentOutput::DealOver { end, .. } => match end {
            DealEnd::Agreed => "deal_agreed",
            DealEnd::Declined { .. } => "deal_declined",
            DealEnd::Withdrawn => "deal_withdrawn",
            DealEnd::Expired => "deal_expired",
            DealEnd::Changed => "deal_changed",
        },
        _ => return None,
    })
}
