//! The parts of the theme that a layout needs.

use crate::theme::{BarSizes, ChipStack, LengthPair, Shadow, Sizes, TableSizes, Theme, TournamentTableSizes};

/// The parts of the theme that a layout needs.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Lengths {
    pub(super) size: Sizes,
    pub(super) table: TableSizes,
    pub(super) bar: BarSizes,
    pub(super) tournament: TournamentTableSizes,
    pub(super) chips: ChipStack,
    pub(super) chip_shadow: Shadow,
    pub(super) ring: LengthPair,
    pub(super) knob: f32,
}

impl Lengths {
    pub(super) fn of(theme: &Theme) -> Self {
        Self {
            size: theme.size.clone(),
            table: theme.table.clone(),
            bar: theme.bar.clone(),
            tournament: theme.tournament_table.clone(),
            chips: theme.chip_stack.clone(),
            chip_shadow: theme.shadow.chip.clone(),
            ring: theme.stroke.ring,
            knob: theme.control.slider_knob,
        }
    }
}
