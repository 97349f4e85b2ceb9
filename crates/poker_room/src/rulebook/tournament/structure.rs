//! Blind structures: the stack at the start, the levels and their length.

use std::collections::BTreeMap;
use std::sync::Arc;

use poker_rules::Chips;
use serde::Deserialize;

use super::entrants::{FEWEST_ENTRANTS, MOST_ENTRANTS};
use super::level::{BlindLevel, BlindSchedule};
use crate::rulebook::field_checks::{DAY_S, FieldChecks};
use crate::rulebook::{Expected, Figure, RulebookError, read::read};

/// The largest big blind: 3,000 stacks of that size do not overflow.
const MAX_BLIND: u64 = 1_000_000_000_000;
/// The largest number of levels.
const MOST_LEVELS: u64 = 1_000;
/// The largest stack at the start, big blinds.
const MAX_BIG_BLINDS: u64 = 1_000;
/// At the last level, all chips of the largest field are at most this number of big blinds, so that a tournament ends.
const LAST_BIG_BLINDS: u64 = 20;

/// A blind structure.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BlindStructure {
    pub id: String,
    /// The chips of an entry; `None` if the players bring the stacks of an earlier phase.
    pub stack: Option<Chips>,
    /// The length of each level, seconds.
    pub level_s: u32,
    /// The number of the first level: 1, or the level with which a second phase goes on.
    pub first_level: u16,
    /// The largest number of entrants for which the levels suffice.
    pub most_entrants: u16,
    /// The levels from the first on.
    levels: Vec<BlindLevel>,
    /// The last of the levels.
    last: BlindLevel,
}

impl BlindStructure {
    /// The level with this number, as players are told it. After the last level, it repeats (R-HEX-10).
    #[must_use]
    pub fn level(&self, number: u16) -> BlindLevel {
        let index = usize::from(number.saturating_sub(self.first_level));
        self.levels.get(index).copied().unwrap_or(self.last)
    }

    /// The number of the last level.
    #[must_use]
    pub fn last_level(&self) -> u16 {
        let more = u16::try_from(self.levels.len()).unwrap_or(u16::MAX).saturating_sub(1);
        self.first_level.saturating_add(more)
    }
}

/// The blind structures of a file, by their ids.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BlindStructures {
    by_id: BTreeMap<String, Arc<BlindStructure>>,
}

impl BlindStructures {
    /// Reads a file of structures. `documents` are the keys that its sources may name.
    ///
    /// # Errors
    /// The first mistake, with its file, row and field.
    pub fn parse(file: &str, text: &str, documents: &[&str]) -> Result<Self, RulebookError> {
        let rows: StructuresFile = read(file, text)?;
        let checks = StructureChecks { fields: FieldChecks { file, documents: documents.to_vec() }, schedules: &rows.schedules };
        checks.schedules()?;
        let mut by_id = BTreeMap::new();
        for (at, row) in rows.structures.iter().enumerate() {
            let name = format!("structures[{}] {}", at + 1, row.id);
            if row.id.is_empty() {
                return Err(checks.fields.empty(&name, "id", Expected::NotEmpty));
            }
            let structure = checks.structure(&name, row)?;
            if by_id.insert(row.id.clone(), Arc::new(structure)).is_some() {
                return Err(checks.fields.fail(&name, "id", &row.id, Expected::Once));
            }
        }
        Ok(Self { by_id })
    }

    /// The structure with this id.
    #[must_use]
    pub fn get(&self, id: &str) -> Option<&Arc<BlindStructure>> {
        self.by_id.get(id)
    }

    /// All structures, in the order of their ids.
    pub fn iter(&self) -> impl Iterator<Item = &Arc<BlindStructure>> {
        self.by_id.values()
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StructuresFile {
    schedules: Vec<BlindSchedule>,
    structures: Vec<StructureRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StructureRow {
    id: String,
    /// The id of the blind schedule.
    schedule: String,
    first_level: Figure<u16>,
    stack: Option<Figure<Chips>>,
    level_s: Figure<u32>,
    /// The level from which antes are paid; `None` if there are none.
    antes_from: Option<Figure<u16>>,
    most_entrants: Figure<u16>,
}

struct StructureChecks<'a> {
    fields: FieldChecks<'a>,
    schedules: &'a [BlindSchedule],
}

impl StructureChecks<'_> {
    fn schedules(&self) -> Result<(), RulebookError> {
        for (at, schedule) in self.schedules.iter().enumerate() {
            let name = format!("schedules[{}] {}", at + 1, schedule.id);
            if self.schedules[..at].iter().any(|earlier| earlier.id == schedule.id) {
                return Err(self.fields.fail(&name, "id", &schedule.id, Expected::Once));
            }
            if schedule.levels.is_empty() {
                return Err(self.fields.empty(&name, "levels", Expected::NotEmpty));
            }
            self.fields.between(&name, "levels", u64::try_from(schedule.levels.len()).unwrap_or(u64::MAX), 1, MOST_LEVELS)?;
            self.levels(&name, &schedule.levels)?;
            self.fields.source(&name, &schedule.from)?;
        }
        Ok(())
    }

    /// Checks that blinds rise and antes do not fall.
    fn levels(&self, schedule: &str, levels: &[BlindLevel]) -> Result<(), RulebookError> {
        let mut earlier = BlindLevel { small_blind: Chips::ZERO, big_blind: Chips::ZERO, ante: Chips::ZERO };
        for (level, number) in levels.iter().zip(1_usize..) {
            let name = format!("{schedule} level {number}");
            let BlindLevel { small_blind, big_blind, ante } = *level;
            self.fields.between(&name, "big_blind", big_blind.get(), earlier.big_blind.get() + 1, MAX_BLIND)?;
            self.fields.between(&name, "small_blind", small_blind.get(), earlier.small_blind.get().max(1), big_blind.get())?;
            self.fields.between(&name, "ante", ante.get(), earlier.ante.get(), big_blind.get())?;
            earlier = *level;
        }
        Ok(())
    }

    fn structure(&self, name: &str, row: &StructureRow) -> Result<BlindStructure, RulebookError> {
        let levels = self.levels_of(name, row)?;
        let (Some(first), Some(&last)) = (levels.first(), levels.last()) else {
            return Err(self.fields.empty(name, "levels", Expected::NotEmpty));
        };
        self.fields.figure(&format!("{name}.level_s"), &row.level_s, 1, DAY_S)?;
        let mut most = u64::from(MOST_ENTRANTS);
        if let Some(stack) = &row.stack {
            let (name, big_blind) = (format!("{name}.stack"), first.big_blind.get());
            self.fields.between(&name, "is", stack.is.get(), big_blind, big_blind.saturating_mul(MAX_BIG_BLINDS))?;
            self.fields.source(&name, &stack.from)?;
            most = most.min(last.big_blind.get() * LAST_BIG_BLINDS / stack.is.get().max(1));
        }
        self.fields.figure(&format!("{name}.most_entrants"), &row.most_entrants, FEWEST_ENTRANTS.into(), most)?;
        Ok(BlindStructure {
            id: row.id.clone(),
            stack: row.stack.as_ref().map(|stack| stack.is),
            level_s: row.level_s.is,
            first_level: row.first_level.is,
            most_entrants: row.most_entrants.is,
            levels,
            last,
        })
    }

    /// The levels of the row's schedule from its first level on, without the antes that it does not have.
    fn levels_of(&self, name: &str, row: &StructureRow) -> Result<Vec<BlindLevel>, RulebookError> {
        let schedule = self.schedules.iter().find(|schedule| schedule.id == row.schedule);
        let schedule = schedule.ok_or_else(|| self.fields.fail(name, "schedule", &row.schedule, Expected::KnownId))?;
        let count = u64::try_from(schedule.levels.len()).unwrap_or(u64::MAX);
        self.fields.figure(&format!("{name}.first_level"), &row.first_level, 1, count)?;
        if let Some(antes_from) = &row.antes_from {
            self.fields.figure(&format!("{name}.antes_from"), antes_from, 1, count)?;
        }
        let with_ante = |number: u16| row.antes_from.as_ref().is_some_and(|first| number >= first.is);
        let mut levels = Vec::new();
        for (&level, number) in schedule.levels.iter().zip(1..).skip_while(|(_, number)| *number < row.first_level.is) {
            if with_ante(number) {
                self.fields.between(&format!("{name} level {number}"), "ante", level.ante.get(), 1, level.big_blind.get())?;
                levels.push(level);
            } else {
                levels.push(BlindLevel { ante: Chips::ZERO, ..level });
            }
        }
        Ok(levels)
    }
}
