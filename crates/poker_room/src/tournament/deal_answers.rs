//! Players answer a proposed deal. It is made only if all who are left agree (R-PRZ-5).

use poker_protocol::{Money, PlayerId, ProposalId};

use super::deal::{DealAnswer, DealEnd, DealState};
use super::entry_id::EntryId;
use super::output::TournamentOutput;
use super::refusal::TournamentRefusal;
use super::{Stage, Tournament};
use crate::{Dealer, Now};

impl Tournament {
    /// Answers a proposed deal. When all have agreed, the tournament is over: the places go by the stacks, the prizes by the deal.
    ///
    /// # Errors
    /// `NotInPlay`, `NoSuchDeal`, `AgreedAlready`, or `Absent` for a player who agrees while absent; then nothing has changed.
    pub fn answer_deal(
        &mut self,
        player: PlayerId,
        (deal, answer): (ProposalId, DealAnswer),
        dealer: &mut Dealer,
        now: Now,
    ) -> Result<(), TournamentRefusal> {
        let place = self.seat_of(player).ok_or(TournamentRefusal::NotInPlay)?;
        let entry = self.table(place.0).and_then(|table| table.entry_at(place.1)).ok_or(TournamentRefusal::NotInPlay)?;
        let Stage::Playing(play) = &self.stage else { return Err(TournamentRefusal::NotInPlay) };
        let (_, by) = play.deals.current().filter(|&(current, _)| current == deal).ok_or(TournamentRefusal::NoSuchDeal)?;
        match answer {
            DealAnswer::Agree => self.agree(self.deal_maker(player)?, dealer),
            DealAnswer::Decline => {
                let end = if entry == by { DealEnd::Withdrawn } else { DealEnd::Declined { by: entry } };
                self.close_deal(end, dealer, now);
                Ok(())
            }
        }
    }

    fn agree(&mut self, entry: EntryId, dealer: &mut Dealer) -> Result<(), TournamentRefusal> {
        let Stage::Playing(play) = &mut self.stage else { return Err(TournamentRefusal::NotInPlay) };
        let DealState::Open { proposal, agreed } = &mut play.deals.state else { return Err(TournamentRefusal::NoSuchDeal) };
        if agreed.contains(&entry) {
            return Err(TournamentRefusal::AgreedAlready);
        }
        agreed.push(entry);
        let deal = proposal.deal;
        self.outputs.push_back(TournamentOutput::DealAgreed { deal, entry });
        if proposal.entries.iter().all(|of| agreed.contains(of)) {
            let proposal = proposal.clone();
            play.deals.state = DealState::Agreed(proposal);
            self.outputs.push_back(TournamentOutput::DealOver { deal, end: DealEnd::Agreed });
            self.finish(&[], dealer);
        }
        Ok(())
    }

    /// Ends the talks about a deal without an agreement, if there are any, and goes on with the play.
    pub(super) fn close_deal(&mut self, end: DealEnd, dealer: &mut Dealer, now: Now) {
        let Stage::Playing(play) = &mut self.stage else { return };
        let Some((deal, _)) = play.deals.current() else { return };
        let held = play.deals.is_open();
        play.deals.state = DealState::Nothing;
        self.outputs.push_back(TournamentOutput::DealOver { deal, end });
        if held {
            self.resume(dealer, now);
        }
    }

    /// The prizes of these entries by the deal to which all have agreed; `None` if there is no such deal.
    pub(super) fn agreed_prizes(&self, entries: impl Iterator<Item = EntryId>) -> Option<Vec<Money>> {
        let Stage::Playing(play) = &self.stage else { return None };
        match &play.deals.state {
            DealState::Agreed(proposal) => Some(entries.map(|entry| proposal.share(entry)).collect()),
            DealState::Nothing | DealState::Asked { .. } | DealState::Open { .. } => None,
        }
    }
}
