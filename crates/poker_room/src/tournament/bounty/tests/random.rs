//! Random tournaments: every cent that is paid in is paid out.

use std::collections::BTreeMap;

use chacha20::ChaCha8Rng;
use poker_protocol::{BountyReason, Money};
use rand::{RngExt as _, SeedableRng as _};

use super::scene::with_house;
use crate::{
    Bounties, BountyError, BountyForm, BountyPaid, BountyRules, BountySettlement, BountySource, EntryBounty, EntryId, HouseBountyKind,
    KnockOut,
};

/// What a random tournament has seen, in the words of the rules and without the book.
struct RandomTournament {
    seed: u64,
    rng: ChaCha8Rng,
    rules: BountyRules,
    book: Bounties,
    last: u32,
    playing: Vec<EntryId>,
    /// The knocked-out entries with an open offer, and what VIP bounty waits.
    offers: BTreeMap<EntryId, u64>,
    vip: BTreeMap<EntryId, u64>,
    listed: BTreeMap<EntryId, u64>,
    paid_in: u64,
    withdrawn: u64,
    /// What must be paid in the end, by kind.
    vip_due: u64,
    listed_due: u64,
    paid: Vec<BountyPaid>,
    seen: [u32; 7],
}

impl RandomTournament {
    fn new(seed: u64) -> Self {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let form = if rng.random_bool(0.3) { BountyForm::Regular } else { BountyForm::Progressive { percent: rng.random_range(0..=100) } };
        let settlement = if rng.random_bool(0.3) { BountySettlement::AtEnd } else { BountySettlement::Individually };
        let rules = BountyRules { form, settlement, vip_before_rebuy: rng.random_bool(0.2) };
        let mut tournament = Self {
            seed,
            rng,
            rules,
            book: Bounties::new(rules),
            last: 0,
            playing: Vec::new(),
            offers: BTreeMap::new(),
            vip: BTreeMap::new(),
            listed: BTreeMap::new(),
            paid_in: 0,
            withdrawn: 0,
            vip_due: 0,
            listed_due: 0,
            paid: Vec::new(),
            seen: [0; 7],
        };
        for _ in 0..tournament.rng.random_range(2..30) {
            tournament.enter(None);
        }
        tournament
    }

    fn new_bounty(&mut self) -> (EntryId, EntryBounty) {
        self.last += 1;
        let entry = EntryId(self.last);
        let own = self.rng.random_range(0..2_000);
        let mut house = Vec::new();
        if self.last == 1 || self.rng.random_bool(0.1) {
            self.vip.insert(entry, 10_001);
            house.push((HouseBountyKind::Vip, 10_001));
        }
        if self.rng.random_bool(0.2) {
            self.listed.insert(entry, 777);
            house.push((HouseBountyKind::Listed, 777));
        }
        self.paid_in += own;
        self.playing.push(entry);
        (entry, with_house(own, &house))
    }

    fn enter(&mut self, old: Option<EntryId>) {
        let (entry, bounty) = self.new_bounty();
        match old {
            None => self.book.enter(entry, bounty).unwrap(),
            Some(old) => self.book.re_enter(old, entry, bounty).unwrap(),
        }
    }

    /// A random entry that plays on, taken out of the list.
    fn draw(&mut self) -> EntryId {
        let at = self.rng.random_range(0..self.playing.len());
        self.playing.swap_remove(at)
    }

    fn offered(&mut self) -> Option<EntryId> {
        let offers: Vec<EntryId> = self.offers.keys().copied().collect();
        (!offers.is_empty()).then(|| offers[self.rng.random_range(0..offers.len())])
    }

    fn keep(&mut self, paid: Vec<BountyPaid>) {
        if self.rules.settlement == BountySettlement::AtEnd {
            assert!(paid.is_empty(), "seed {}: paid before the end", self.seed);
        }
        self.paid.extend(paid);
    }

    fn knock_out(&mut self) {
        let victim = self.draw();
        let several = self.rng.random_range(1..=3).min(self.playing.len());
        let by: Vec<EntryId> = (0..several).map(|_| self.draw()).collect();
        self.playing.extend(&by);
        let may_return = self.rng.random_bool(0.5);
        let owned: u64 = by.iter().map(|&entry| self.book.own(entry).hundredths()).sum();
        let bounty = self.book.own(victim).hundredths();
        let paid = self.book.knock_out(&KnockOut { victim, by: &by, may_return }).unwrap();
        let cash: u64 = pool(&paid);
        let added = by.iter().map(|&entry| self.book.own(entry).hundredths()).sum::<u64>() - owned;
        if self.rules.settlement == BountySettlement::Individually {
            assert_eq!(cash + added, bounty, "seed {}: the bounty of {victim:?} is paid or added", self.seed);
        }
        if self.rules.form == BountyForm::Regular {
            assert_eq!(added, 0, "seed {}", self.seed);
        }
        self.listed_due += self.listed.get(&victim).copied().unwrap_or(0);
        let vip = self.vip.get(&victim).copied().unwrap_or(0);
        match (may_return, self.rules.vip_before_rebuy) {
            (true, false) => drop(self.offers.insert(victim, vip)),
            (true, true) => {
                self.vip_due += vip;
                self.offers.insert(victim, 0);
            }
            (false, _) => self.vip_due += vip,
        }
        self.keep(paid);
    }

    fn combine(&mut self) {
        let (from, into) = (self.draw(), self.draw());
        self.playing.push(into);
        let sum = self.book.own(from).hundredths() + self.book.own(into).hundredths();
        self.book.combine(from, into).unwrap();
        assert_eq!(self.book.own(into).hundredths(), sum, "seed {}", self.seed);
        if let Some(listed) = self.listed.remove(&from) {
            *self.listed.entry(into).or_default() += listed;
        }
        if let Some(vip) = self.vip.remove(&from) {
            self.vip.insert(into, vip);
        }
    }

    fn step(&mut self) {
        let what = self.rng.random_range(0..7);
        match (what, self.offered()) {
            (0, _) if self.playing.len() > 2 => self.combine(),
            (1, Some(entry)) => {
                let bounty = self.rng.random_range(0..2_000);
                self.book.rebuy(entry, Money::new(bounty)).unwrap();
                self.offers.remove(&entry);
                self.paid_in += bounty;
                self.playing.push(entry);
            }
            (2, Some(entry)) => {
                self.offers.remove(&entry);
                self.enter(Some(entry));
            }
            (3, Some(entry)) => {
                self.vip_due += self.offers.remove(&entry).unwrap();
                let paid = self.book.stay_out(entry).unwrap();
                self.keep(paid);
            }
            (4, _) if self.last < 40 => self.enter(None),
            (5, _) if self.playing.len() > 2 && self.rng.random_bool(0.2) => {
                let entry = self.draw();
                self.withdrawn += self.book.withdraw(entry).unwrap().hundredths();
            }
            (_, _) if self.playing.len() > 1 => {
                self.knock_out();
                self.seen[6] += 1;
                return;
            }
            _ => return,
        }
        self.seen[what] += 1;
    }

    fn ask_nonsense(&mut self) {
        let before = self.book.clone();
        let unknown = EntryId(u32::MAX);
        let known = EntryId(self.rng.random_range(1..=self.last));
        assert_eq!(self.book.rebuy(unknown, Money::new(1)), Err(BountyError::NotIn(unknown)));
        assert!(self.book.enter(known, EntryBounty::default()).is_err());
        assert!(self.book.combine(known, unknown).is_err());
        assert!(self.book.knock_out(&KnockOut { victim: known, by: &[unknown], may_return: true }).is_err());
        assert_eq!(self.book, before, "seed {}: a refusal changed the book", self.seed);
    }

    fn check(&self) {
        assert!(self.book.check(), "seed {}: {:?}", self.seed, self.book);
        let held = self.paid_in - self.withdrawn - pool(&self.paid);
        assert_eq!(self.book.holds().hundredths(), held, "seed {}", self.seed);
    }

    fn end(mut self) -> [u32; 7] {
        let last = if self.rng.random_bool(0.2) { self.book.cancel() } else { self.book.finish() };
        self.paid.extend(last);
        self.vip_due += self.offers.values().sum::<u64>();
        self.check();
        assert!(self.book.holds().is_zero(), "seed {}", self.seed);
        assert_eq!(of(&self.paid, BountyReason::Vip), self.vip_due, "seed {}: VIP bounties", self.seed);
        assert_eq!(of(&self.paid, BountyReason::Listed), self.listed_due, "seed {}: bounties on listed players", self.seed);
        self.seen
    }
}

fn pool(paid: &[BountyPaid]) -> u64 {
    paid.iter().filter(|bounty| BountySource::of(bounty.kind) == BountySource::Pool).map(|bounty| bounty.amount.hundredths()).sum()
}

fn of(paid: &[BountyPaid], kind: BountyReason) -> u64 {
    paid.iter().filter(|bounty| bounty.kind == kind).map(|bounty| bounty.amount.hundredths()).sum()
}

#[test]
fn r_bty_1_to_9_every_cent_paid_in_is_paid_out_and_no_vip_bounty_before_a_rebuy() {
    let mut seen = [0; 7];
    for seed in 0..400 {
        let mut tournament = RandomTournament::new(seed);
        for _ in 0..tournament.rng.random_range(0..200) {
            tournament.step();
            tournament.check();
            if tournament.rng.random_bool(0.05) {
                tournament.ask_nonsense();
                let text = serde_json::to_string(&tournament.book).unwrap();
                tournament.book = serde_json::from_str(&text).unwrap_or_else(|error| panic!("seed {seed}: {error}"));
            }
        }
        for (all, of_one) in seen.iter_mut().zip(tournament.end()) {
            *all += of_one;
        }
    }
    assert!([0, 1, 2, 3, 4, 5, 6].iter().all(|&step| seen[step] > 100), "some step was hardly seen: {seen:?}");
}
