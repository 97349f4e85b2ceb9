//! Serves the queue for a stake in the order of arrival (R-CASH-2).

use poker_protocol::{Message, PlayerId, Refusal, StakeId};

use super::cash_floor::CashFloor;
use super::effect::Effect;
use super::expiry::Expiry;
use crate::{Dealer, Now};

impl CashFloor {
    /// Puts a player at the end of the queue.
    pub(super) fn line_up(&mut self, player: PlayerId, stake: StakeId, dealer: &mut Dealer, now: Now) -> Vec<Effect> {
        let (Some(offer), Some(patron)) = (self.lobby.offer_mut(stake), self.patrons.get_mut(&player)) else { return Vec::new() };
        offer.queue.push(player, now);
        patron.waits_for.insert(stake);
        self.lobby.touch();
        self.serve(stake, dealer, now)
    }

    /// Takes a player out of the queue at the player's request.
    ///
    /// # Errors
    /// `Unknown` if the stake is not on offer; `NotOffered` if the player does not wait.
    pub(crate) fn leave_queue(&mut self, player: PlayerId, stake: StakeId, dealer: &mut Dealer, now: Now) -> Result<Vec<Effect>, Refusal> {
        self.lobby.offer(stake).ok_or(Refusal::Unknown)?;
        let mut effects = self.step_out(player, stake).ok_or(Refusal::NotOffered)?;
        effects.extend(self.serve(stake, dealer, now));
        Ok(effects)
    }

    /// Offers the free seats to the waiting players in order. Opens a table if none has a seat and enough players wait.
    pub(super) fn serve(&mut self, stake: StakeId, dealer: &mut Dealer, now: Now) -> Vec<Effect> {
        let mut effects = Vec::new();
        while let Some(offer) = self.lobby.offer(stake).filter(|offer| offer.queue.len() > 0) {
            let present: Vec<PlayerId> = offer.queue.present().collect();
            let enough = offer.opens_for(u32::try_from(present.len()).unwrap_or(u32::MAX));
            let next = present.into_iter().find_map(|player| Some((player, self.assign(player, stake, dealer, now)?)));
            if let Some((player, table)) = next {
                if let Some(offer) = self.lobby.offer_mut(stake) {
                    offer.note_served(player, now);
                }
                effects.extend(self.step_out(player, stake).into_iter().flatten());
                effects.extend(self.offer_seat(player, table, dealer, now));
            } else if enough && let Some(opened) = self.open_table(stake, dealer) {
                effects.push(Effect::NoteTable(opened));
            } else {
                break;
            }
        }
        effects.extend(self.tell_queue(stake));
        effects
    }

    /// Notes that a waiting player is disconnected: the place is kept for a while.
    pub(crate) fn leave_line_unattended(&mut self, player: PlayerId, now: Now) {
        for stake in self.stakes_waited_for(player) {
            let Some(offer) = self.lobby.offer_mut(stake) else { continue };
            let lost_at = now.after_ms(offer.seating().keep_place_s.is.saturating_mul(1_000));
            if offer.queue.leave_unattended(player, lost_at) {
                self.expiries.insert((lost_at, Expiry::Place(stake, player)));
            }
        }
    }

    /// Notes that a waiting player is connected again in time. The place is unchanged, and the player is told it again.
    pub(crate) fn return_to_line(&mut self, player: PlayerId, dealer: &mut Dealer, now: Now) -> Vec<Effect> {
        let mut effects = Vec::new();
        for stake in self.stakes_waited_for(player) {
            let Some(lost_at) = self.lobby.offer_mut(stake).and_then(|offer| offer.queue.come_back(player)) else { continue };
            if let Some(lost_at) = lost_at {
                self.expiries.remove(&(lost_at, Expiry::Place(stake, player)));
            }
            effects.extend(self.serve(stake, dealer, now));
        }
        effects
    }

    pub(super) fn lose_place(&mut self, player: PlayerId, stake: StakeId, dealer: &mut Dealer, now: Now) -> Vec<Effect> {
        let mut effects = self.step_out(player, stake).unwrap_or_default();
        effects.extend(self.serve(stake, dealer, now));
        effects
    }

    /// Takes a player who may no longer sit down out of every queue, and withdraws every offered seat (R-INT-1).
    pub(crate) fn forsake(&mut self, player: PlayerId, dealer: &mut Dealer, now: Now) -> Vec<Effect> {
        let mut effects = Vec::new();
        for stake in self.stakes_waited_for(player) {
            effects.extend(self.lose_place(player, stake, dealer, now));
        }
        for table in self.patrons.get(&player).map(|patron| patron.offered.clone()).unwrap_or_default() {
            effects.extend(self.withdraw_seat(player, table, dealer, now));
        }
        effects
    }

    /// Takes a player out of the queue; `None` if the player was not in it.
    fn step_out(&mut self, player: PlayerId, stake: StakeId) -> Option<Vec<Effect>> {
        let offer = self.lobby.offer_mut(stake)?;
        let left = offer.queue.remove(player)?;
        let (waiting, opens_at) = (offer.queue.len(), offer.opens_at());
        if let Some(lost_at) = left.lost_at {
            self.expiries.remove(&(lost_at, Expiry::Place(stake, player)));
        }
        if let Some(patron) = self.patrons.get_mut(&player) {
            patron.waits_for.remove(&stake);
        }
        self.lobby.touch();
        let told = left.was_told.then(|| Effect::Tell(player, Message::Queue { stake, position: None, waiting, opens_at }));
        Some(told.into_iter().collect())
    }

    fn tell_queue(&mut self, stake: StakeId) -> Vec<Effect> {
        let Some(offer) = self.lobby.offer_mut(stake) else { return Vec::new() };
        let (news, waiting, opens_at) = (offer.queue.news(), offer.queue.len(), offer.opens_at());
        let told = |(player, place)| Effect::Tell(player, Message::Queue { stake, position: Some(place), waiting, opens_at });
        news.into_iter().map(told).collect()
    }

    fn stakes_waited_for(&self, player: PlayerId) -> Vec<StakeId> {
        self.patrons.get(&player).map(|patron| patron.waits_for.iter().copied().collect()).unwrap_or_default()
    }
}
