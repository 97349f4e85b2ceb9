//! A table the player sits at: its view, what moves on it, its action bar.

use poker_client::{ActionBar, AtTable, ClientModel, ClockView, Decision, Playback, Settings, TableModel, Timing};
use poker_protocol::TableId;

use super::Odds;

/// A table the player sits at. Only the one in front plays its cues and is drawn; those behind follow what was said.
pub(crate) struct SeatedTable {
    pub(crate) table: TableId,
    pub(crate) playback: Playback,
    pub(crate) bar: ActionBar,
    pub(crate) odds: Odds,
    pub(super) clock: Option<ClockView>,
}

impl SeatedTable {
    pub(super) fn new(table: TableId, model: &TableModel, settings: &Settings, timing: Timing) -> Self {
        Self {
            table,
            playback: Playback::new(model, timing, settings.pace()),
            bar: ActionBar::new(table, settings.click_guard_ms),
            odds: Odds::default(),
            clock: None,
        }
    }

    /// The table as the player sees it.
    pub(crate) fn at<'a>(&'a self, model: &'a TableModel, client: &ClientModel) -> AtTable<'a> {
        at(&self.playback, model, client)
    }

    /// Lets the action bar follow what is seen.
    pub(super) fn update_bar(&mut self, model: &TableModel, client: &ClientModel, now_ms: u64) -> Option<Decision> {
        self.bar.update(&at(&self.playback, model, client), now_ms)
    }

    /// The clock as it was drawn last.
    pub(crate) fn clock(&self) -> Option<&ClockView> {
        self.clock.as_ref()
    }
}

fn at<'a>(playback: &'a Playback, model: &'a TableModel, client: &ClientModel) -> AtTable<'a> {
    let (felt, settled) = (playback.view().felt(), playback.timeline().is_idle());
    AtTable { model, felt, settled, balance: client.balance(), can_refill: client.can_refill() }
}
