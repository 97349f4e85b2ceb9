//! Orders of the house about a tournament (R-REG-3, R-TRN-13, R-BTY-3).

use poker_protocol::{Money, PlayerId, TournamentId};
use serde::{Deserialize, Serialize};

use super::floor::TournamentFloor;
use crate::floor::Effect;
use crate::tournament::{HouseBountyKind, HouseRefusal};
use crate::{Dealer, Now};

/// An order of the house about a tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TournamentOrder {
    /// Ends it, and gives the players back what the rules say (R-CAN).
    Cancel,
    /// Sets another time for its beginning.
    Begin { at: Now },
    /// Sets another least prize pool.
    Guarantee(Money),
    /// Takes a player out of it.
    Disqualify(PlayerId),
    /// Sets whether the house pays a bounty of this kind for a player.
    Bounty { player: PlayerId, kind: HouseBountyKind, on: bool },
    /// Invites a player to a tournament by invitation, or takes the invitation back (R-REG-12).
    Invite { player: PlayerId, on: bool },
}

impl TournamentFloor {
    /// Carries out an order of the house.
    ///
    /// # Errors
    /// `Over` also if there is no such tournament, and the refusals of the tournament; then nothing has changed.
    pub(crate) fn direct(
        &mut self,
        id: TournamentId,
        order: TournamentOrder,
        dealer: &mut Dealer,
        now: Now,
    ) -> Result<Vec<Effect>, HouseRefusal> {
        let tournament = &mut self.tournaments.get_mut(&id).ok_or(HouseRefusal::Over)?.tournament;
        match order {
            TournamentOrder::Cancel => tournament.cancel(dealer, now),
            TournamentOrder::Begin { at } => tournament.change_beginning(at, now),
            TournamentOrder::Guarantee(guarantee) => tournament.change_guarantee(guarantee),
            TournamentOrder::Disqualify(player) => tournament.disqualify(player, dealer, now),
            TournamentOrder::Bounty { player, kind, on } => tournament.set_house_bounty(player, kind, on),
            TournamentOrder::Invite { player, on } => tournament.invite(player, on),
        }?;
        Ok(vec![Effect::PassOnTournament(id)])
    }
}
