//! What the house can change in a tournament that is announced (R-REG-3, R-REG-12).

use std::sync::Arc;

use poker_protocol::{Money, PlayerId};

use super::house_refusal::HouseRefusal;
use super::output::TournamentOutput;
use super::terms::{Beginning, PrizeDivision};
use super::{Stage, Tournament};
use crate::Now;
use crate::rulebook::EntryCondition;

impl Tournament {
    /// Delays the beginning, or brings it forward. Un-registration closes as long before the new time as before the old one.
    ///
    /// # Errors
    /// `Over`, `Begun`, `NoTime` or `Past`; then nothing has changed.
    pub fn change_beginning(&mut self, time: Now, now: Now) -> Result<(), HouseRefusal> {
        match &self.stage {
            Stage::Registering => {}
            Stage::Playing(_) => return Err(HouseRefusal::Begun),
            Stage::Finished | Stage::Cancelled => return Err(HouseRefusal::Over),
        }
        let Beginning::At { least_entries, .. } = self.terms.begin else { return Err(HouseRefusal::NoTime) };
        if time <= now {
            return Err(HouseRefusal::Past);
        }
        Arc::make_mut(&mut self.terms).begin = Beginning::At { time, least_entries };
        self.outputs.push_back(TournamentOutput::BeginningChanged { time });
        Ok(())
    }

    /// Changes the least prize pool, as long as the prizes are not final.
    ///
    /// # Errors
    /// `Over`, `PrizesFinal` or `NoGuarantee`; then nothing has changed.
    pub fn change_guarantee(&mut self, guarantee: Money) -> Result<(), HouseRefusal> {
        match &self.stage {
            Stage::Finished | Stage::Cancelled => return Err(HouseRefusal::Over),
            Stage::Playing(play) if play.open_places.is_none() => return Err(HouseRefusal::PrizesFinal),
            Stage::Registering | Stage::Playing(_) => {}
        }
        if matches!(self.terms.prizes.division, PrizeDivision::Drawn(_)) {
            return Err(HouseRefusal::NoGuarantee);
        }
        Arc::make_mut(&mut self.terms).prizes.guarantee = guarantee;
        self.outputs.push_back(TournamentOutput::GuaranteeChanged { guarantee });
        Ok(())
    }

    /// Invites a player, or takes the invitation back, as long as registration is open. An entry that the player has already stays (R-REG-12).
    ///
    /// # Errors
    /// `Over`, `RegistrationClosed` or `NotByInvitation`; then nothing has changed.
    pub fn invite(&mut self, player: PlayerId, on: bool) -> Result<(), HouseRefusal> {
        if matches!(self.stage, Stage::Finished | Stage::Cancelled) {
            return Err(HouseRefusal::Over);
        }
        if !self.is_open() {
            return Err(HouseRefusal::RegistrationClosed);
        }
        if !self.terms.admission.conditions.contains(&EntryCondition::Invited) {
            return Err(HouseRefusal::NotByInvitation);
        }
        let invited = &mut Arc::make_mut(&mut self.terms).admission.invited;
        if on {
            invited.insert(player);
        } else {
            invited.remove(&player);
        }
        Ok(())
    }
}
