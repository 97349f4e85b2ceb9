//! The figures of two players against each other, and the signs in them.

use poker_protocol::{HandId, PlayerId};

use super::interaction::Interaction;
use super::measure::Measure;
use super::player::Figures;
use super::sign::{Rate, Sign};
use super::terms::{ChipFlowTerms, DumpTerms, IntegrityTerms, RateTerms, TogetherTerms};
use crate::Now;

/// The most hands of a pair that a report names.
const HANDS_NAMED: usize = 8;

/// The figures of one player of a pair against the other.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Side {
    pub folds: Rate,
    pub raises: Rate,
    pub dumps: u32,
}

impl Side {
    pub fn add(&mut self, interactions: Interaction) {
        self.folds.add(interactions.folded, interactions.faced);
        self.raises.add(interactions.raised, interactions.alone);
    }
}

/// Signs that are reported once while a pair is remembered. Each has two bits, one for each side.
#[derive(Clone, Copy, Debug)]
#[repr(u16)]
enum ReportedSign {
    ChipFlow = 1,
    Dumps = 1 << 2,
    LossesInARow = 1 << 4,
    FoldsTo = 1 << 6,
    Spares = 1 << 8,
    Together = 1 << 10,
    SameOrigin = 1 << 12,
}

/// Two players in cash games or in tournaments; the first has the lower id.
#[derive(Clone, Debug)]
pub(super) struct Pair {
    pub since: Now,
    pub hands: u32,
    /// Chips from the first to the second, minus those from the second to the first, in the unit of [`Measure`].
    net: i64,
    /// The sum of the squares of each hand's net chips.
    squares: f64,
    pub sides: [Side; 2],
    /// The latest large losses in a row: the side that lost, and the number of losses.
    row: (usize, u32),
    named: [Option<HandId>; HANDS_NAMED],
    told: u16,
}

impl Pair {
    pub fn new(now: Now) -> Self {
        let (sides, named) = ([Side::default(); 2], [None; HANDS_NAMED]);
        Self { since: now, hands: 0, net: 0, squares: 0.0, sides, row: (0, 0), named, told: 0 }
    }

    /// Adds a hand that both played, in which `net` chips went from the first to the second.
    pub fn add(&mut self, net: i64, interactions: [Interaction; 2]) {
        self.hands = self.hands.saturating_add(1);
        for (side, interactions) in self.sides.iter_mut().zip(interactions) {
            side.add(interactions);
        }
        if net != 0 {
            self.net = self.net.saturating_add(net);
            self.squares += net as f64 * net as f64;
        }
    }

    /// Names a hand in the next report; the oldest of the named hands is dropped.
    pub fn name(&mut self, hand: HandId) {
        self.named.rotate_left(1);
        self.named[HANDS_NAMED - 1] = Some(hand);
    }

    /// The hands that a report names, oldest first.
    pub fn named(&self) -> Vec<HandId> {
        self.named.iter().flatten().copied().collect()
    }

    /// Adds a large loss of `side` to the other. Returns a sign if there are too many in a row.
    pub fn lost(&mut self, side: usize, players: [PlayerId; 2], terms: &DumpTerms) -> Option<Sign> {
        self.row = if self.row.0 == side { (side, self.row.1.saturating_add(1)) } else { (side, 1) };
        let times = self.row.1;
        let sign = Sign::LossesInARow { from: players[side], to: players[1 - side], times };
        (times >= terms.in_a_row && self.tell(ReportedSign::LossesInARow, side)).then_some(sign)
    }

    /// Adds a hand that `side` seems to have lost on purpose. Returns a sign if there are more of them than with other players.
    pub fn dumped(&mut self, side: usize, players: [PlayerId; 2], of: &Figures, terms: &DumpTerms) -> Option<Sign> {
        self.sides[side].dumps = self.sides[side].dumps.saturating_add(1);
        let (times, hands) = (self.sides[side].dumps, self.hands);
        // The expected number: at the rate with other players, but at least at the rate of an honest player.
        let others = f64::from(of.dumps.saturating_sub(times)) / f64::from(of.pair_hands.saturating_sub(hands).max(1));
        let expected = others.max(f64::from(terms.per_mille) / 1000.0) * f64::from(hands);
        let many = times >= terms.times && f64::from(times) >= expected * f64::from(terms.factor);
        let sign = Sign::Dumps { from: players[side], to: players[1 - side], times, hands };
        (many && self.tell(ReportedSign::Dumps, side)).then_some(sign)
    }

    /// Returns the sign that both players connect from the same place, the first time only.
    pub fn same_origin(&mut self, players: [PlayerId; 2]) -> Option<Sign> {
        self.tell(ReportedSign::SameOrigin, 0).then_some(Sign::SameOrigin { players })
    }

    /// Adds the signs that the figures of the pair show to `signs`; large losses are judged by [`Self::lost`] and [`Self::dumped`].
    pub fn judge(&mut self, players: [PlayerId; 2], of: [&Figures; 2], unit: Measure, terms: &IntegrityTerms, signs: &mut Vec<Sign>) {
        signs.extend(self.flows(players, of, unit, &terms.chip_flow));
        for side in [0, 1] {
            signs.extend(self.folds(side, players, of, &terms.folds));
            signs.extend(self.spares(side, players, of, &terms.spares));
        }
        signs.extend(self.together(players, of, &terms.together));
    }

    fn flows(&mut self, players: [PlayerId; 2], of: [&Figures; 2], unit: Measure, terms: &ChipFlowTerms) -> Option<Sign> {
        let side = usize::from(self.net < 0);
        let net = self.net.abs();
        let (loser, winner) = (of[side], of[1 - side]);
        let a_hand = |net: i64, figures: &Figures| net as f64 / f64::from(figures.pair_hands.saturating_sub(self.hands).max(1));
        let lost_else = a_hand(loser.net.saturating_sub(net), loser);
        let won_else = a_hand(winner.net.saturating_add(net).saturating_neg(), winner);
        let beyond = net as f64 - lost_else.max(won_else).max(0.0) * f64::from(self.hands);
        let deviations = f64::from(terms.deviations);
        let large = beyond >= unit.big_blind() as f64 * f64::from(terms.big_blinds);
        if !large || beyond * beyond < deviations * deviations * self.squares || !self.tell(ReportedSign::ChipFlow, side) {
            return None;
        }
        Some(unit.flow([players[side], players[1 - side]], (net.unsigned_abs(), beyond as u64), self.hands))
    }

    fn folds(&mut self, side: usize, players: [PlayerId; 2], of: [&Figures; 2], terms: &RateTerms) -> Option<Sign> {
        let folds = self.sides[side].folds;
        let others = of[side].folds.less(folds);
        let to_other = of[1 - side].folded_to.less(folds);
        let more = differs(folds, others, terms, Differs::More) && differs(folds, to_other, terms, Differs::More);
        let sign = Sign::FoldsTo { player: players[side], to: players[1 - side], folds, others };
        (more && self.tell(ReportedSign::FoldsTo, side)).then_some(sign)
    }

    fn spares(&mut self, side: usize, players: [PlayerId; 2], of: [&Figures; 2], terms: &RateTerms) -> Option<Sign> {
        let raises = self.sides[side].raises;
        let others = of[side].raises.less(raises);
        let at_other = of[1 - side].raised_at.less(raises);
        let less = differs(raises, others, terms, Differs::Less) && differs(raises, at_other, terms, Differs::Less);
        let sign = Sign::Spares { player: players[side], other: players[1 - side], raises, others };
        (less && self.tell(ReportedSign::Spares, side)).then_some(sign)
    }

    fn together(&mut self, players: [PlayerId; 2], of: [&Figures; 2], terms: &TogetherTerms) -> Option<Sign> {
        let hands = self.hands;
        let always =
            |of: &Figures| of.partners >= terms.partners && u64::from(hands) * 100 >= u64::from(of.hands) * u64::from(terms.percent);
        let together = hands >= terms.hands && of.into_iter().all(always) && self.tell(ReportedSign::Together, 0);
        together.then(|| Sign::Together { players, hands, of: of.map(|of| of.hands) })
    }

    /// Marks a sign as reported. Returns whether it was not reported before.
    fn tell(&mut self, what: ReportedSign, side: usize) -> bool {
        let bit = (what as u16) << side;
        let news = self.told & bit == 0;
        self.told |= bit;
        news
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Differs {
    More,
    Less,
}

/// Whether a rate is so much higher or lower than another that chance does not explain it: the test of two proportions.
fn differs(here: Rate, there: Rate, terms: &RateTerms, how: Differs) -> bool {
    if here.of < terms.chances || there.of < terms.others {
        return false;
    }
    let (of_here, of_there) = (f64::from(here.of), f64::from(there.of));
    let both = f64::from(here.times) + f64::from(there.times);
    let pooled = both / (of_here + of_there);
    let difference = f64::from(here.times) / of_here - f64::from(there.times) / of_there;
    let difference = if how == Differs::More { difference } else { -difference };
    let variance = pooled * (1.0 - pooled) * (1.0 / of_here + 1.0 / of_there);
    let deviations = f64::from(terms.deviations);
    difference * 100.0 >= f64::from(terms.points) && difference * difference >= deviations * deviations * variance
}
