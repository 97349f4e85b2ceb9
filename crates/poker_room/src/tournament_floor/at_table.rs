//! Requests at the tables of tournaments. Most of those of a cash table do not exist here.

use poker_protocol::{PlayerId, Refusal, Request, TableId};

use super::floor::TournamentFloor;
use crate::floor::Effect;
use crate::{Dealer, Now};

impl TournamentFloor {
    /// The table of a tournament about which a request is; `None` if it is about none.
    pub(crate) fn table_of(&self, request: &Request) -> Option<TableId> {
        let table = match *request {
            Request::Act { table, .. }
            | Request::SitOut { table, .. }
            | Request::AutoMuck { table, .. }
            | Request::Say { table, .. }
            | Request::FastFold { table, .. }
            | Request::CommitNonce { table, .. }
            | Request::RevealNonce { table, .. }
            | Request::NextHand { table }
            | Request::LeaveTable { table }
            | Request::Enter { table, .. }
            | Request::TopUp { table, .. }
            | Request::TopUpAfterHand { table, .. }
            | Request::AutoTopUp { table, .. }
            | Request::Straddle { table, .. }
            | Request::SitOutNextBigBlind { table, .. }
            | Request::LeaveNextBigBlind { table, .. } => table,
            _ => return None,
        };
        self.of_table(table).map(|_| table)
    }

    /// Answers a request about a table for which [`Self::table_of`] has returned it.
    ///
    /// # Errors
    /// The refusal; then nothing has changed.
    pub(crate) fn answer_at(
        &mut self,
        (player, table): (PlayerId, TableId),
        request: &Request,
        dealer: &mut Dealer,
        now: Now,
    ) -> Result<Vec<Effect>, Refusal> {
        match *request {
            Request::Act { hand, turn, action, .. } => self.act((player, table), (hand, turn), action, dealer, now),
            Request::SitOut { on, .. } => self.sit_out((player, table), on, dealer, now),
            Request::AutoMuck { on, .. } => {
                let (id, running) = self.running_at(table)?;
                running.tournament.set_auto_muck((player, table), on, dealer, now)?;
                Ok(vec![Effect::PassOnTournament(id)])
            }
            Request::CommitNonce { commitment, .. } => {
                let (id, running) = self.running_at(table)?;
                running.tournament.commit_nonce(player, table, commitment)?;
                Ok(vec![Effect::PassOnTournament(id)])
            }
            Request::RevealNonce { root, nonce, next, .. } => {
                let (id, running) = self.running_at(table)?;
                running.tournament.reveal_nonce((player, table), (root, nonce), next)?;
                Ok(vec![Effect::PassOnTournament(id)])
            }
            Request::NextHand { .. } => {
                let (id, running) = self.running_at(table)?;
                running.tournament.next_hand(player, table, now)?;
                Ok(vec![Effect::PassOnTournament(id)])
            }
            Request::Say { .. } => Err(Refusal::ChatOff),
            Request::FastFold { .. } => Err(Refusal::NoFastFold),
            _ => Err(Refusal::NotOffered),
        }
    }
}
