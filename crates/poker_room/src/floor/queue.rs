//! The queue for a seat of a stake (R-CASH-2), in order of arrival. Players are told their place and may leave at any time.

use std::collections::VecDeque;

use poker_protocol::PlayerId;

use crate::Now;

/// The players who wait, in order.
#[derive(Debug, Default)]
pub(super) struct Queue {
    line: VecDeque<Waiting>,
}

#[derive(Debug)]
struct Waiting {
    player: PlayerId,
    /// When the player came into the queue; `None` if the player was disconnected since.
    since: Option<Now>,
    /// The place and the length of the queue that the player was last told.
    told: Option<(u32, u32)>,
    /// When a disconnected player loses the place; `None` while the player is connected.
    lost_at: Option<Now>,
}

/// A player who was removed from the queue.
pub(super) struct LeftQueue {
    /// Whether the player was told a place in the queue.
    pub was_told: bool,
    /// When a disconnected player would have lost the place.
    pub lost_at: Option<Now>,
}

impl Queue {
    pub(super) fn len(&self) -> u32 {
        u32::try_from(self.line.len()).unwrap_or(u32::MAX)
    }

    /// The connected players, who could take a seat now.
    pub(super) fn present(&self) -> impl Iterator<Item = PlayerId> {
        self.line.iter().filter(|waiting| waiting.lost_at.is_none()).map(|waiting| waiting.player)
    }

    pub(super) fn push(&mut self, player: PlayerId, now: Now) {
        self.line.push_back(Waiting { player, since: Some(now), told: None, lost_at: None });
    }

    /// Since when a player has waited without a break; `None` if the player does not wait, or was disconnected since.
    pub(super) fn waits_since(&self, player: PlayerId) -> Option<Now> {
        self.line.iter().find(|waiting| waiting.player == player)?.since
    }

    pub(super) fn remove(&mut self, player: PlayerId) -> Option<LeftQueue> {
        let at = self.line.iter().position(|waiting| waiting.player == player)?;
        let Waiting { told, lost_at, .. } = self.line.remove(at)?;
        Some(LeftQueue { was_told: told.is_some(), lost_at })
    }

    /// Notes that a player is disconnected and loses the place at `lost_at`. Returns false if the player does not wait.
    pub(super) fn leave_unattended(&mut self, player: PlayerId, lost_at: Now) -> bool {
        let Some(waiting) = self.get_mut(player) else { return false };
        waiting.lost_at = Some(lost_at);
        waiting.since = None;
        true
    }

    /// Notes that a player is connected again, and will be told the place again. Returns when the place would have been lost; the outer
    /// `None` means that the player does not wait.
    pub(super) fn come_back(&mut self, player: PlayerId) -> Option<Option<Now>> {
        let waiting = self.get_mut(player)?;
        waiting.told = None;
        Some(waiting.lost_at.take())
    }

    /// The players whose place or queue length has changed since they were last told, each with the place. They count as told.
    pub(super) fn news(&mut self) -> Vec<(PlayerId, u32)> {
        let all = self.len();
        let changed = (1..).zip(&mut self.line).filter_map(|(place, waiting)| {
            let known = waiting.told.replace((place, all));
            (known != Some((place, all))).then_some((waiting.player, place))
        });
        changed.collect()
    }

    fn get_mut(&mut self, player: PlayerId) -> Option<&mut Waiting> {
        self.line.iter_mut().find(|waiting| waiting.player == player)
    }
}
