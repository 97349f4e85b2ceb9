//! The lengths of what a table of a tournament has besides. Each field is explained beside its value in `theme.ron`.
#![expect(missing_docs, reason = "fields are named and explained in theme.ron")]

use serde::Deserialize;

use super::LengthPair;

/// The corner cards, the tags with bounties, and the sheets over a tournament's table.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TournamentTableSizes {
    pub corner: (f32, f32),
    pub corner_top: f32,
    pub corner_pad: f32,
    pub corner_row: f32,
    pub corner_title: f32,
    pub progress: f32,
    pub bounty_out: LengthPair,
    pub notice: LengthPair,
    pub decision: LengthPair,
    pub deal: LengthPair,
    pub drum: LengthPair,
    pub drum_row: f32,
    pub deal_row: f32,
    pub answer_mark: f32,
}
