//! Prize tables: how a prize pool is divided by place (R-PRZ-1).

use serde::{Deserialize, Serialize};

use super::entrants::{EntrantRange, FEWEST_ENTRANTS, MOST_ENTRANTS};
use crate::rulebook::field_checks::FieldChecks;
use crate::rulebook::{Expected, RulebookError, Source};

/// A whole prize pool has a million parts.
pub const WHOLE_PPM: u32 = 1_000_000;

/// A table of prizes for every number of entrants.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PrizeTable {
    pub id: String,
    /// The source of all rows.
    pub from: Source,
    /// The rows, from 2 entrants to 3,000 without a gap.
    pub rows: Vec<PrizeRow>,
}

/// The prizes for a range of entrants.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PrizeRow {
    pub entrants: EntrantRange,
    /// The paid places, from the first on.
    pub places: Vec<PlaceGroup>,
}

/// Consecutive places that get the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "(u16, u32)", into = "(u16, u32)")]
pub struct PlaceGroup {
    /// The number of places.
    pub count: u16,
    /// The share of each place, millionths of the pool.
    pub share_ppm: u32,
}

impl From<PlaceGroup> for (u16, u32) {
    fn from(PlaceGroup { count, share_ppm }: PlaceGroup) -> Self {
        (count, share_ppm)
    }
}

impl From<(u16, u32)> for PlaceGroup {
    fn from((count, share_ppm): (u16, u32)) -> Self {
        Self { count, share_ppm }
    }
}

impl PrizeTable {
    /// The prizes for this number of entrants; `None` if a tournament cannot have that number.
    #[must_use]
    pub fn for_entrants(&self, entrants: u16) -> Option<&PrizeRow> {
        self.rows.iter().find(|row| row.entrants.contains(entrants))
    }

    /// Checks a table; `name` is its name in errors.
    pub(super) fn check(&self, fields: &FieldChecks<'_>, name: &str) -> Result<(), RulebookError> {
        fields.source(name, &self.from)?;
        let mut next = u64::from(FEWEST_ENTRANTS);
        for (row, at) in self.rows.iter().zip(1_usize..) {
            let name = format!("{name} rows[{at}]");
            fields.exactly(&name, "entrants", row.entrants.least, next)?;
            fields.between(&name, "entrants", row.entrants.most, next, MOST_ENTRANTS.into())?;
            row.check(fields, &name)?;
            next = u64::from(row.entrants.most) + 1;
        }
        match self.rows.last() {
            Some(row) => fields.exactly(&format!("{name} rows[{}]", self.rows.len()), "entrants", row.entrants.most, MOST_ENTRANTS.into()),
            None => Err(fields.empty(name, "rows", Expected::NotEmpty)),
        }
    }
}

impl PrizeRow {
    /// The number of paid places.
    #[must_use]
    pub fn paid_places(&self) -> u16 {
        self.places.iter().fold(0, |sum, group| sum.saturating_add(group.count))
    }

    /// The share of each paid place in millionths of the pool, from the first place on. Their sum is [`WHOLE_PPM`].
    pub fn shares_ppm(&self) -> impl Iterator<Item = u32> {
        self.places.iter().flat_map(|group| (0..group.count).map(|_| group.share_ppm))
    }

    fn check(&self, fields: &FieldChecks<'_>, name: &str) -> Result<(), RulebookError> {
        if self.places.is_empty() {
            return Err(fields.empty(name, "places", Expected::NotEmpty));
        }
        let (mut count, mut sum, mut above) = (0_u64, 0_u64, WHOLE_PPM);
        for (group, at) in self.places.iter().zip(1_usize..) {
            let name = format!("{name}.places[{at}]");
            count += u64::from(group.count);
            sum += u64::from(group.count) * u64::from(group.share_ppm);
            fields.between(&name, "count", group.count, 1, MOST_ENTRANTS.into())?;
            fields.between(&name, "share_ppm", group.share_ppm, 1, above.into())?;
            above = group.share_ppm;
        }
        fields.between(name, "places", count, 1, self.entrants.least.into())?;
        fields.exactly(name, "share_ppm", sum, WHOLE_PPM.into())
    }
}
