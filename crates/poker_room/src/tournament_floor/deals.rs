//! Deals at the final table: requests, and what is told (R-PRZ-5).

use poker_protocol::{DealEvent, DealKind, PlayerId, ProposalId, Refusal, TournamentEvent, TournamentId};

use super::floor::TournamentFloor;
use super::registering::refusal;
use super::running::Running;
use super::telling::to_all;
use crate::floor::Effect;
use crate::tournament::{DealAnswer, DealEnd, TournamentOutput};
use crate::{Dealer, Now};

impl TournamentFloor {
    /// Proposes a deal.
    ///
    /// # Errors
    /// `Unknown`, and the refusals of the tournament; then nothing has changed.
    pub(super) fn propose_deal(&mut self, player: PlayerId, id: TournamentId, kind: DealKind, now: Now) -> Result<Vec<Effect>, Refusal> {
        let running = self.tournaments.get_mut(&id).ok_or(Refusal::Unknown)?;
        running.tournament.propose_deal(player, kind, now).map_err(|why| refusal(why, running.tournament.terms()))?;
        running.deal = Some(kind);
        Ok(vec![Effect::PassOnTournament(id)])
    }

    /// Withdraws a deal that the player has proposed.
    ///
    /// # Errors
    /// `NoSuchDeal`, also if another player has proposed it; then nothing has changed.
    pub(super) fn withdraw_deal(
        &mut self,
        player: PlayerId,
        (id, proposal): (TournamentId, ProposalId),
        dealer: &mut Dealer,
        now: Now,
    ) -> Result<Vec<Effect>, Refusal> {
        let running = self.tournaments.get(&id).ok_or(Refusal::Unknown)?;
        let by = running.tournament.deal_asked_by();
        if by.and_then(|by| running.player_of(by)) != Some(player) {
            return Err(Refusal::NoSuchDeal);
        }
        self.answer_deal(player, (id, proposal), false, dealer, now)
    }

    /// Answers a proposed deal; the one who has proposed it withdraws it by refusing.
    ///
    /// # Errors
    /// `Unknown`, and the refusals of the tournament; then nothing has changed.
    pub(crate) fn answer_deal(
        &mut self,
        player: PlayerId,
        (id, proposal): (TournamentId, ProposalId),
        agree: bool,
        dealer: &mut Dealer,
        now: Now,
    ) -> Result<Vec<Effect>, Refusal> {
        let running = self.tournaments.get_mut(&id).ok_or(Refusal::Unknown)?;
        let answer = if agree { DealAnswer::Agree } else { DealAnswer::Decline };
        running.tournament.answer_deal(player, (proposal, answer), dealer, now).map_err(|why| refusal(why, running.tournament.terms()))?;
        Ok(vec![Effect::PassOnTournament(id)])
    }
}

impl Running {
    /// Tells the players who are left, and those who look at the tournament, how far the talks about a deal have come.
    pub(super) fn tell_deal(&self, id: TournamentId, output: &TournamentOutput, now: Now) -> Vec<Effect> {
        let event = match output {
            TournamentOutput::DealAsked { deal, by, kind } => {
                let Some(by) = self.tournament.entrant_view(*by) else { return Vec::new() };
                DealEvent::Asked { proposal: *deal, by, kind: *kind }
            }
            TournamentOutput::DealProposed(_) => {
                let Some(proposal) = self.tournament.deal_view(now) else { return Vec::new() };
                DealEvent::Proposed { proposal }
            }
            TournamentOutput::DealAgreed { deal, entry } => DealEvent::Answered { proposal: *deal, by: *entry, agree: true },
            TournamentOutput::DealOver { deal, end } => {
                let proposal = *deal;
                let ended = |why| DealEvent::Ended { proposal, why };
                match end {
                    DealEnd::Agreed => {
                        let Some(kind) = self.deal else { return Vec::new() };
                        DealEvent::Made { proposal, kind }
                    }
                    DealEnd::Declined { .. } => ended(poker_protocol::DealEnd::Refused),
                    DealEnd::Withdrawn => ended(poker_protocol::DealEnd::Withdrawn),
                    DealEnd::Expired => ended(poker_protocol::DealEnd::TimeOver),
                    DealEnd::Changed => ended(poker_protocol::DealEnd::Changed),
                }
            }
            _ => return Vec::new(),
        };
        vec![to_all(id, self.field(), TournamentEvent::Deal { event })]
    }
}
