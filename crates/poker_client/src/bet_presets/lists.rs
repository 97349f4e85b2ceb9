//! The lists of presets that a player has set up.

use serde::{Deserialize, Serialize};

use super::{BetPreset, BetPresetKind};

/// The presets of a player, and how they act.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct BetPresets {
    /// The presets before the flop, in the order of their places.
    pub before_flop: Vec<BetPreset>,
    /// The presets on flop, turn and river, in the order of their places.
    pub from_flop: Vec<BetPreset>,
    /// Whether a preset sends its amount, and does not only fill it in.
    pub at_once: bool,
    /// Whether amounts are rounded to half a big blind. The minimum, all-in and amounts in big blinds stay exact.
    pub round: bool,
}

/// One of the two lists.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PresetList {
    BeforeFlop,
    /// Flop, turn and river.
    FromFlop,
}

impl PresetList {
    /// Both lists, in the order of a hand.
    pub const ALL: [Self; 2] = [Self::BeforeFlop, Self::FromFlop];

    /// The preset that is added to this list.
    const fn added(self) -> BetPreset {
        match self {
            Self::BeforeFlop => BetPreset::TimesBet(400),
            Self::FromFlop => BetPreset::PotPercent(75),
        }
    }
}

impl Default for BetPresets {
    fn default() -> Self {
        use BetPreset::{AllIn, Minimum, PotPercent, TimesBet};
        Self {
            before_flop: vec![Minimum, TimesBet(250), TimesBet(300), PotPercent(100), AllIn],
            from_flop: vec![Minimum, PotPercent(50), PotPercent(67), PotPercent(100), AllIn],
            at_once: false,
            round: true,
        }
    }
}

impl BetPresets {
    /// The most presets in a list; each list has at least one.
    pub const MOST: usize = 8;

    /// The presets of a list.
    pub fn list(&self, list: PresetList) -> &[BetPreset] {
        match list {
            PresetList::BeforeFlop => &self.before_flop,
            PresetList::FromFlop => &self.from_flop,
        }
    }

    fn list_mut(&mut self, list: PresetList) -> &mut Vec<BetPreset> {
        match list {
            PresetList::BeforeFlop => &mut self.before_flop,
            PresetList::FromFlop => &mut self.from_flop,
        }
    }

    /// The number of presets in the longer list. A row of so many places need not move between streets.
    pub fn longest(&self) -> usize {
        self.before_flop.len().max(self.from_flop.len())
    }

    /// Whether nothing differs from the defaults.
    pub fn is_untouched(&self) -> bool {
        *self == Self::default()
    }

    /// Whether the list has room for another preset.
    pub fn may_add(&self, list: PresetList) -> bool {
        self.list(list).len() < Self::MOST
    }

    /// Whether a preset may be removed from the list: the last one may not.
    pub fn may_remove(&self, list: PresetList) -> bool {
        self.list(list).len() > 1
    }

    /// Adds a preset at the end of a list, if it has room.
    pub fn add(&mut self, list: PresetList) {
        if self.may_add(list) {
            self.list_mut(list).push(list.added());
        }
    }

    /// Removes the preset at this index, unless it is the last one of its list.
    pub fn remove(&mut self, list: PresetList, at: usize) {
        if self.may_remove(list) && at < self.list(list).len() {
            self.list_mut(list).remove(at);
        }
    }

    /// Moves the preset from one index to another; those between them close up.
    pub fn reorder(&mut self, list: PresetList, from: usize, to: usize) {
        let presets = self.list_mut(list);
        if from < presets.len() && to < presets.len() {
            let moved = presets.remove(from);
            presets.insert(to, moved);
        }
    }

    /// Replaces the preset at this index.
    pub fn set(&mut self, list: PresetList, at: usize, preset: BetPreset) {
        if let Some(there) = self.list_mut(list).get_mut(at) {
            *there = preset;
        }
    }

    /// Cuts a list that is too long, and replaces an empty one by the default.
    pub(crate) fn fit(&mut self, list: PresetList) {
        let presets = self.list_mut(list);
        presets.truncate(Self::MOST);
        if presets.is_empty() {
            *presets = Self::default().list(list).to_vec();
        }
    }

    /// Gives the preset at this index another kind, with a value that is often used.
    pub fn set_kind(&mut self, list: PresetList, at: usize, kind: BetPresetKind) {
        if self.list(list).get(at).is_some_and(|preset| preset.kind() != kind) {
            self.set(list, at, kind.usual());
        }
    }
}
