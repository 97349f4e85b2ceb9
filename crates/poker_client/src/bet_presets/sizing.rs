//! The amount of each preset on a turn.

use poker_rules::{Betting, Chips, RaiseRange};

use super::{BetPreset, BetPresets, PresetList, PresetPlace, TypedBet};

/// The figures of a turn from which amounts are calculated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BetSizing {
    /// The legal totals.
    pub range: RaiseRange,
    /// How bets are limited.
    pub betting: Betting,
    /// The list that holds on this street.
    pub list: PresetList,
    pub big_blind: Chips,
    /// The bet to match on this street.
    pub to_match: Chips,
    /// The number of players who have only called, while nobody has raised before the flop.
    pub limpers: u32,
    /// The pot after the call; where a pot limit does not count the call, the pot before it.
    pub pot: Chips,
    /// Everything that the player has on this street: the bet already made and the stack.
    pub everything: Chips,
}

/// A preset with its amount on a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OfferedPreset {
    pub preset: BetPreset,
    /// The total on this street; always legal.
    pub to: Chips,
    /// Whether the preset says a smaller or larger amount than is legal.
    pub moved: bool,
}

/// The presets of a turn, by place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OfferedPresets([Option<OfferedPreset>; BetPresets::MOST]);

impl OfferedPresets {
    /// The preset at a place; `None` where the place is empty or its preset has no amount.
    pub fn at(&self, place: PresetPlace) -> Option<OfferedPreset> {
        self.0.get(place.index()).copied().flatten()
    }

    /// The presets that are shown where there is room for this many places.
    ///
    /// Of presets with the same amount one is shown: all-in, or else the first that says this amount. Only if none says it, the first whose
    /// amount was moved into the legal range is shown: with a short stack, the last preset reads "All-in" and not "Pot".
    pub fn shown(&self, places: usize) -> impl Iterator<Item = (PresetPlace, OfferedPreset)> + '_ {
        let offered = move || PresetPlace::ALL.into_iter().zip(self.0).take(places).filter_map(|(place, preset)| Some((place, preset?)));
        let order = |(place, offered): (PresetPlace, OfferedPreset)| (offered.preset != BetPreset::AllIn, offered.moved, place);
        offered().filter(move |own| !offered().any(|other| other.1.to == own.1.to && order(other) < order(*own)))
    }
}

impl BetSizing {
    /// The presets of the street. A preset has no amount in fixed limit, and all-in has none where the stack may not be bet.
    pub fn offered(&self, presets: &BetPresets) -> OfferedPresets {
        let mut offered = [None; BetPresets::MOST];
        for (place, preset) in offered.iter_mut().zip(presets.list(self.list)) {
            *place = self.fitted(*preset, presets.round);
        }
        OfferedPresets(offered)
    }

    /// The amount of a preset on this turn; `None` where it has none.
    pub fn amount(&self, preset: BetPreset, round: bool) -> Option<Chips> {
        self.fitted(preset, round).map(|fitted| fitted.to)
    }

    fn fitted(&self, preset: BetPreset, round: bool) -> Option<OfferedPreset> {
        if matches!(self.betting, Betting::FixedLimit { .. }) {
            return None;
        }
        let (said, round) = match preset {
            BetPreset::Minimum => (self.range.min_to, false),
            BetPreset::AllIn => {
                return (self.everything == self.range.max_to).then_some(OfferedPreset { preset, to: self.everything, moved: false });
            }
            BetPreset::BigBlinds(hundredths) => (self.exact(TypedBet::BigBlinds(hundredths.into())), false),
            BetPreset::TimesBet(hundredths) => (self.exact(TypedBet::TimesBet(hundredths.into())), round),
            BetPreset::PotPercent(33) => (self.raise_by(self.pot, 1, 3), round),
            BetPreset::PotPercent(67) => (self.raise_by(self.pot, 2, 3), round),
            BetPreset::PotPercent(percent) => (self.exact(TypedBet::PotPercent(u64::from(percent) * 100)), round),
        };
        let to = said.clamp(self.range.min_to, self.range.max_to);
        // The ends of the range stay as they are: the pot of a pot limit is no round amount.
        let inside = self.range.min_to < said && said < self.range.max_to;
        let rounded = if round && inside { self.rounded(said).clamp(self.range.min_to, self.range.max_to) } else { to };
        Some(OfferedPreset { preset, to: rounded, moved: to != said })
    }

    /// The total that the player has typed; it need not be legal.
    ///
    /// A multiple counts the bet to match. Before the flop it has one such bet more for each limper; where nobody has bet, it counts the
    /// big blind. A part of the pot is raised on top of the call.
    pub fn exact(&self, typed: TypedBet) -> Chips {
        match typed {
            TypedBet::BigBlinds(hundredths) => share(self.big_blind, hundredths, 100),
            TypedBet::TimesBet(hundredths) => {
                let bet = if self.to_match.is_zero() { self.big_blind } else { self.to_match };
                share(bet, hundredths.saturating_add(u64::from(self.limpers) * 100), 100)
            }
            TypedBet::PotPercent(hundredths) => self.raise_by(self.pot, hundredths, 10_000),
        }
    }

    fn raise_by(&self, pot: Chips, part: u64, whole: u64) -> Chips {
        sum(self.to_match, share(pot, part, whole))
    }

    /// The nearest multiple of half a big blind, the larger one where two are as near.
    fn rounded(&self, amount: Chips) -> Chips {
        let blind = u128::from(self.big_blind.get().max(1));
        let halves = (u128::from(amount.get()) * 4 + blind) / (blind * 2);
        narrowed(halves * blind / 2)
    }

    /// The amount by which a step of `halves` half pots changes a bet.
    pub(crate) fn half_pots(&self, halves: u32) -> Chips {
        share(self.pot, halves.into(), 2)
    }
}

/// `amount · part / whole`, rounded to the nearest chip, halves up.
fn share(amount: Chips, part: u64, whole: u64) -> Chips {
    let whole = u128::from(whole);
    narrowed((u128::from(amount.get()) * u128::from(part) * 2 + whole) / (whole * 2))
}

fn sum(one: Chips, other: Chips) -> Chips {
    one.checked_add(other).unwrap_or(Chips::new(u64::MAX))
}

fn narrowed(units: u128) -> Chips {
    Chips::new(u64::try_from(units).unwrap_or(u64::MAX))
}
