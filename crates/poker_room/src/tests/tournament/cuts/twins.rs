//! Two tournaments with the same seed, one of which is cut between hands.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Debug;

use chacha20::ChaCha8Rng;
use rand::{RngExt as _, SeedableRng as _};

use super::super::field::Field;
use super::super::journal::Journal;
use super::super::random::Checked;
use super::outputs::{is_of_cut, kind, set_back};
use super::{HOUR_MS, in_a_hand};
use crate::tournament::{Entrant, TournamentOutput, TournamentStage};

/// How often something has happened.
pub(super) type Counts = BTreeMap<&'static str, u32>;

/// Two tournaments in which the same happens, although one of them is cut now and then and restored from its journal.
pub(super) struct Twins {
    pub uncut: Checked,
    cut: Checked,
    journal: Journal,
    chance: ChaCha8Rng,
    /// How far the clock of the tournament that is cut is ahead.
    ahead_ms: u64,
    /// What has happened since the announcement.
    happened: BTreeSet<&'static str>,
    /// How often that was, and how often the one was cut.
    pub counts: Counts,
    /// How many cuts came after something had happened.
    pub then_cut: Counts,
}

impl Twins {
    /// Two tournaments that are made in the same way.
    pub(super) fn new(seed: u64, make: impl Fn() -> Checked) -> Self {
        let kept = || {
            let mut checked = make();
            checked.kept = Some(Vec::new());
            checked
        };
        let mut twins = Self {
            uncut: kept(),
            cut: kept(),
            journal: Journal::default(),
            chance: ChaCha8Rng::seed_from_u64(seed + 1_000_000),
            ahead_ms: 0,
            happened: BTreeSet::new(),
            counts: Counts::new(),
            then_cut: Counts::new(),
        };
        twins.both(Checked::note_outputs);
        twins.journal.take(&mut twins.cut.field);
        twins
    }

    fn stage(&self) -> TournamentStage {
        self.uncut.field.tournament.stage()
    }

    /// Plays both to their ends. If `orders`, the house gives orders; if `talks`, players propose deals.
    pub(super) fn play(&mut self, orders: bool, talks: bool) {
        self.cut_before_the_beginning();
        if self.stage() == TournamentStage::Registering && self.chance.random_bool(0.05) {
            self.both(Checked::cancel);
        } else if orders && let Some(later) = self.both(Checked::put_off) {
            self.cut_before_the_beginning();
            self.both(|checked| checked.field.wait_until(later));
        }
        self.both(Checked::begin);
        while self.stage() == TournamentStage::Playing {
            if orders {
                let invited = |twins: &Self| twins.uncut.field.tournament.terms().admission.invited.len();
                let before = invited(self);
                self.both(Checked::order);
                self.count((invited(self) != before).then_some("invitation"));
            }
            if talks {
                self.both(Checked::talk);
            }
            self.both(Checked::step);
            self.journal.take(&mut self.cut.field);
            if self.stage() == TournamentStage::Playing && self.can_be_cut() && self.chance.random_bool(0.3) {
                // Breaks are due at the same minute of any hour.
                let ms = HOUR_MS * self.chance.random_range(0..3);
                self.cut("cut", ms);
            }
        }
        self.journal.take(&mut self.cut.field);
        self.cut("cut at the end", 0);
        self.both(Checked::check_end);
        assert_eq!(self.cut.field.places(), self.uncut.field.places());
        assert_eq!(self.cut.branches, self.uncut.branches);
    }

    /// Whether a cut between two steps changes nothing now: no hand would be void, no talk about a deal would be over, and the clocks have
    /// as much left as when the journal was written.
    fn can_be_cut(&self) -> bool {
        let field = &self.cut.field;
        !in_a_hand(field) && field.tournament.deal_asked_by().is_none() && self.journal.save().at == field.now
    }

    /// Lets the same happen in both, and compares what they tell.
    fn both<T: PartialEq + Debug>(&mut self, happens: impl Fn(&mut Checked) -> T) -> T {
        let results = [&mut self.cut, &mut self.uncut].map(|checked| {
            let result = happens(checked);
            checked.note_outputs();
            result
        });
        let [outputs, expected] = self.take_kept();
        assert_eq!(set_back(outputs, self.ahead_ms), expected, "after {:?}", self.counts);
        expected.iter().for_each(|output| self.count(kind(output)));
        let [result, expected] = results;
        assert_eq!(result, expected);
        result
    }

    /// What the one that is cut has told since the last call, and what the other has.
    fn take_kept(&mut self) -> [Vec<TournamentOutput>; 2] {
        [&mut self.cut, &mut self.uncut].map(|checked| checked.kept.replace(Vec::new()).unwrap())
    }

    fn count(&mut self, name: Option<&'static str>) {
        let Some(name) = name else { return };
        *self.counts.entry(name).or_default() += 1;
        self.happened.insert(name);
    }

    /// The time of the beginning is one of the day, so that it does not wait for the clock of the other.
    fn cut_before_the_beginning(&mut self) {
        if self.stage() == TournamentStage::Registering {
            self.journal.take(&mut self.cut.field);
            self.cut("cut before the beginning", 0);
        }
    }

    /// Restores the one from its journal after `ms` milliseconds. The players of the other lose their connections for a moment.
    fn cut(&mut self, name: &'static str, ms: u64) {
        let (cut, uncut) = (&mut self.cut.field, &mut self.uncut.field);
        // An entry that was taken back does not tell whether its player is connected now, so this is asked of only one of both.
        let connected = uncut.connected();
        cut.restore_from(self.journal.save(), ms).unwrap();
        assert!(self.journal.take(cut).opened.is_some());
        for player in connected {
            cut.tournament.set_connected(player, true, cut.now);
            uncut.tournament.set_connected(player, false, uncut.now);
            uncut.tournament.set_connected(player, true, uncut.now);
        }
        assert_eq!(entrants(cut), entrants(uncut));
        assert_eq!(cut.tournament.terms(), uncut.tournament.terms());
        self.cut.note_outputs();
        self.uncut.note_outputs();
        let [outputs, expected] = self.take_kept().map(|outputs| outputs.into_iter().filter(|output| !is_of_cut(output)));
        assert_eq!(outputs.collect::<Vec<_>>(), expected.collect::<Vec<_>>(), "a cut changes nothing");
        self.ahead_ms += ms;
        *self.counts.entry(name).or_default() += 1;
        for &name in &self.happened {
            *self.then_cut.entry(name).or_default() += 1;
        }
    }
}

/// All entrants, as if none were connected: it does not matter whether those are who have withdrawn.
fn entrants(field: &Field) -> Vec<Entrant> {
    field.tournament.entrants().iter().map(|entrant| Entrant { connected: false, ..entrant.clone() }).collect()
}
