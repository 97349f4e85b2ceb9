//! The tables that wait for the player.

use poker_protocol::{OfferKind, TableId};

use crate::{ClientModel, ClockView, OpenDeal, RunningClock, TableModel};

/// What a table waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CallKind {
    /// An action of the player.
    Turn,
    /// The choice to show or muck.
    Show,
    /// The answer to the offer of a rebuy, which a player without chips must give.
    Rebuy,
    /// The answer to a deal that is proposed.
    Deal,
}

impl CallKind {
    /// All kinds.
    pub const ALL: [Self; 4] = [Self::Turn, Self::Show, Self::Rebuy, Self::Deal];
}

/// A table that waits for the player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableCall {
    pub table: TableId,
    pub kind: CallKind,
    /// Milliseconds until the room answers for the player, the time bank included; `None` where no clock runs.
    pub left_ms: Option<u64>,
    /// The seconds that the clock shows, the time bank not included while the ordinary time runs; `None` where no clock runs.
    pub seconds: Option<u64>,
}

impl TableCall {
    /// What calls are sorted by: those with a clock first, the soonest before others.
    fn order(&self) -> (u64, TableId) {
        (self.left_ms.unwrap_or(u64::MAX), self.table)
    }

    fn timed(table: TableId, kind: CallKind, left_ms: Option<u64>) -> Self {
        Self { table, kind, left_ms, seconds: left_ms.map(|left| left.div_ceil(1_000)) }
    }

    fn clocked(table: TableId, kind: CallKind, running: Option<&RunningClock>, now_ms: u64) -> Self {
        let left = |running: &RunningClock| {
            let whole = u64::from(running.clock.decision_ms) + u64::from(running.clock.bank_ms);
            whole.saturating_sub(now_ms.saturating_sub(running.received_ms))
        };
        let seconds = running.map(|running| u64::from(ClockView::of(running, now_ms).seconds));
        Self { table, kind, left_ms: running.map(left), seconds }
    }
}

impl ClientModel {
    /// The tables that wait for the player, the soonest first. A call at a table that is drawn counts only once the player has seen it
    /// there: `has_seen` says so. A table that is not drawn has nothing to be seen first, so `has_seen` is true there.
    pub fn calls(&self, has_seen: impl Fn(TableId, CallKind) -> bool, now_ms: u64) -> Vec<TableCall> {
        let all = self.tables().filter_map(|(table, model)| self.call_at(table, model, now_ms));
        let mut calls: Vec<_> = all.filter(|call| has_seen(call.table, call.kind)).collect();
        calls.sort_by_key(TableCall::order);
        calls
    }

    fn call_at(&self, table: TableId, model: &TableModel, now_ms: u64) -> Option<TableCall> {
        let turn = || {
            let clock = model.turn().and_then(|turn| turn.clock);
            model.prompt().map(|_| TableCall::clocked(table, CallKind::Turn, clock.as_ref(), now_ms))
        };
        let show = || model.show_prompt().map(|prompt| TableCall::clocked(table, CallKind::Show, Some(&prompt.clock), now_ms));
        turn().or_else(show).or_else(|| self.rebuy_at(table, model, now_ms)).or_else(|| self.deal_at(table, model, now_ms))
    }

    /// A player with chips may buy more at any time of the period; only one without chips loses the seat.
    fn rebuy_at(&self, table: TableId, model: &TableModel, now_ms: u64) -> Option<TableCall> {
        let tournament = model.tournament()?.tournament;
        let own = self.tournaments().own();
        let offer = own.offer(tournament, own.at(table)?.entry, OfferKind::Rebuy)?;
        let broke = model.hero_seat().is_some_and(|seat| seat.stack.is_zero());
        broke.then(|| TableCall::timed(table, CallKind::Rebuy, offer.left.map(|left| left.left_ms(now_ms))))
    }

    fn deal_at(&self, table: TableId, model: &TableModel, now_ms: u64) -> Option<TableCall> {
        let OpenDeal::Proposed { proposal, left } = model.tournament()?.deal()? else { return None };
        let own = self.tournaments().own().at(table)?.entry;
        let asked = !proposal.agreed.contains(&own);
        asked.then(|| TableCall::timed(table, CallKind::Deal, left.map(|left| left.left_ms(now_ms))))
    }
}
