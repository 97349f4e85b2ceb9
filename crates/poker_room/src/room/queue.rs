//! Waiting for a seat of a stake (R-CASH-2): in order of arrival, told one's place, free to leave at any time.

use std::collections::VecDeque;

use poker_protocol::{Message, PlayerId, Refusal, StakeId};

use super::Room;
use super::lapse::Lapse;
use crate::Now;

/// Those who wait, the first first.
#[derive(Debug, Default)]
pub(super) struct Queue {
    line: VecDeque<Waiting>,
}

#[derive(Debug)]
struct Waiting {
    player: PlayerId,
    /// Place and length of the queue as the player knows them.
    told: Option<(u32, u32)>,
    /// The connection is gone; the place is lost at this moment.
    lost_at: Option<Now>,
}

impl Queue {
    pub(super) fn len(&self) -> u32 {
        u32::try_from(self.line.len()).unwrap_or(u32::MAX)
    }

    /// Those who could take a seat now.
    fn present(&self) -> impl Iterator<Item = PlayerId> {
        self.line.iter().filter(|waiting| waiting.lost_at.is_none()).map(|waiting| waiting.player)
    }

    fn get_mut(&mut self, player: PlayerId) -> Option<&mut Waiting> {
        self.line.iter_mut().find(|waiting| waiting.player == player)
    }

    fn remove(&mut self, player: PlayerId) -> Option<Waiting> {
        let at = self.line.iter().position(|waiting| waiting.player == player)?;
        self.line.remove(at)
    }

    /// Who is to be told a new place, and which.
    fn news(&mut self) -> Vec<(PlayerId, u32)> {
        let all = self.len();
        let changed = (1..).zip(&mut self.line).filter_map(|(place, waiting)| {
            let known = waiting.told.replace((place, all));
            (known != Some((place, all))).then_some((waiting.player, place))
        });
        changed.collect()
    }
}

impl Room {
    /// To the end of the line.
    pub(super) fn line_up(&mut self, player: PlayerId, stake: StakeId, now: Now) {
        let (Some(offer), Some(session)) = (self.lobby.offer_mut(stake), self.sessions.get_mut(&player)) else { return };
        offer.queue.line.push_back(Waiting { player, told: None, lost_at: None });
        session.waits_for.insert(stake);
        self.lobby.touch();
        self.serve(stake, now);
    }

    /// Leaves the line, at any time.
    pub(super) fn leave_queue(&mut self, player: PlayerId, stake: StakeId, now: Now) -> Result<(), Refusal> {
        self.lobby.offer(stake).ok_or(Refusal::Unknown)?;
        if !self.step_out(player, stake) {
            return Err(Refusal::NotOffered);
        }
        self.serve(stake, now);
        Ok(())
    }

    /// Gives the seats there are to those who wait, in their order; opens a table where there is none and enough wait.
    pub(super) fn serve(&mut self, stake: StakeId, now: Now) {
        while let Some(offer) = self.lobby.offer(stake).filter(|offer| offer.queue.len() > 0) {
            let present: Vec<PlayerId> = offer.queue.present().collect();
            let enough = offer.opens_for(u32::try_from(present.len()).unwrap_or(u32::MAX));
            let next = present.into_iter().find_map(|player| Some((player, self.assign(player, stake, now)?)));
            if let Some((player, table)) = next {
                self.step_out(player, stake);
                self.offer_seat(player, table, now);
            } else if !enough || self.open_table(stake).is_none() {
                break;
            }
        }
        self.tell_queue(stake);
    }

    /// The connection of somebody who waits is gone: the place is kept for a while.
    pub(super) fn leave_line_unattended(&mut self, player: PlayerId, now: Now) {
        for stake in self.stakes_waited_for(player) {
            let Some(offer) = self.lobby.offer_mut(stake) else { continue };
            let lost_at = now.after_ms(offer.seating().keep_place_s.is.saturating_mul(1_000));
            let Some(waiting) = offer.queue.get_mut(player) else { continue };
            waiting.lost_at = Some(lost_at);
            self.lapses.insert((lost_at, Lapse::Place(stake, player)));
        }
    }

    /// Back in time: the place is as good as before, and told.
    pub(super) fn return_to_line(&mut self, player: PlayerId, now: Now) {
        for stake in self.stakes_waited_for(player) {
            let Some(waiting) = self.lobby.offer_mut(stake).and_then(|offer| offer.queue.get_mut(player)) else { continue };
            waiting.told = None;
            if let Some(lost_at) = waiting.lost_at.take() {
                self.lapses.remove(&(lost_at, Lapse::Place(stake, player)));
            }
            self.serve(stake, now);
        }
    }

    pub(super) fn lose_place(&mut self, player: PlayerId, stake: StakeId, now: Now) {
        self.step_out(player, stake);
        self.serve(stake, now);
    }

    /// R-INT-1: nothing is kept for a player who may not sit down any more.
    pub(super) fn forsake(&mut self, player: PlayerId, now: Now) {
        for stake in self.stakes_waited_for(player) {
            self.lose_place(player, stake, now);
        }
        for table in self.sessions.get(&player).map(|session| session.offered.clone()).unwrap_or_default() {
            self.withdraw_seat(player, table, now);
        }
    }

    /// Takes somebody out of the line and says so; false where they were not in it.
    fn step_out(&mut self, player: PlayerId, stake: StakeId) -> bool {
        let Some(offer) = self.lobby.offer_mut(stake) else { return false };
        let Some(waiting) = offer.queue.remove(player) else { return false };
        let (left, opens_at) = (offer.queue.len(), offer.opens_at());
        if let Some(lost_at) = waiting.lost_at {
            self.lapses.remove(&(lost_at, Lapse::Place(stake, player)));
        }
        if let Some(session) = self.sessions.get_mut(&player) {
            session.waits_for.remove(&stake);
        }
        self.lobby.touch();
        if waiting.told.is_some() {
            self.tell(player, Message::Queue { stake, position: None, waiting: left, opens_at });
        }
        true
    }

    fn tell_queue(&mut self, stake: StakeId) {
        let Some(offer) = self.lobby.offer_mut(stake) else { return };
        let (news, waiting, opens_at) = (offer.queue.news(), offer.queue.len(), offer.opens_at());
        for (player, place) in news {
            self.tell(player, Message::Queue { stake, position: Some(place), waiting, opens_at });
        }
    }

    fn stakes_waited_for(&self, player: PlayerId) -> Vec<StakeId> {
        self.sessions.get(&player).map(|session| session.waits_for.iter().copied().collect()).unwrap_or_default()
    }
}
