//! What a player registers for.

use poker_protocol::{OfferId, Request, TournamentId};

/// What a player registers for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum EntryChoice {
    Tournament(TournamentId),
    /// Games of an offer, each a tournament of its own.
    Games(OfferId),
}

impl EntryChoice {
    /// What a request decides: an entry, chips that are bought, or a deal; `None` for all other requests, also for those that only look.
    #[must_use]
    pub fn decided_by(request: &Request) -> Option<Self> {
        let looks = matches!(
            request,
            Request::LookAtTournament { .. }
                | Request::AskTournamentPlayers { .. }
                | Request::AskTournamentTables { .. }
                | Request::AskTournamentRank { .. }
        );
        Self::of(request).filter(|_| !looks)
    }

    /// What a request is about that a player makes with a control of a tournament; `None` for all other requests.
    #[must_use]
    pub fn of(request: &Request) -> Option<Self> {
        match request {
            Request::RegisterGames { offer, .. } => Some(Self::Games(*offer)),
            Request::Register { tournament, .. }
            | Request::Unregister { tournament }
            | Request::Rebuy { tournament }
            | Request::DeclineRebuy { tournament }
            | Request::AddOn { tournament }
            | Request::ProposeDeal { tournament, .. }
            | Request::AnswerDeal { tournament, .. }
            | Request::WithdrawDeal { tournament, .. }
            | Request::LookAtTournament { tournament, .. }
            | Request::AskTournamentPlayers { tournament, .. }
            | Request::AskTournamentTables { tournament, .. }
            | Request::AskTournamentRank { tournament } => Some(Self::Tournament(*tournament)),
            _ => None,
        }
    }
}
