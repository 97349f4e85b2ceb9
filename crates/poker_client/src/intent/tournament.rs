//! What a person can ask about tournaments.

use poker_protocol::{DealKind, OfferId, Pay, ProposalId, Request, TableId, TicketId, TournamentId};

/// An intent about a tournament, or an offer of tournaments.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TournamentIntent {
    /// Asks for a page of the players, counted from 0.
    AskPlayers(TournamentId, u32),
    /// Asks for a page of the tables, counted from 0.
    AskTables(TournamentId, u32),
    /// Asks how the player's own entries rank by their stacks.
    AskRank(TournamentId),
    /// Enters a tournament, or enters it again.
    Register {
        tournament: TournamentId,
        pay: Pay,
        /// The password of a private tournament.
        password: Option<String>,
    },
    /// Enters several tournaments of an offer.
    RegisterGames {
        offer: OfferId,
        /// The number of games, from 1.
        games: u8,
        pay: Pay,
    },
    /// Takes all own entries in a tournament back.
    Unregister(TournamentId),
    /// Buys a new stack.
    Rebuy(TournamentId),
    /// Declines the rebuy or re-entry that is offered.
    Decline(TournamentId),
    /// Buys the add-on.
    AddOn(TournamentId),
    /// Proposes that the players of the final table share the prizes.
    ProposeDeal(TournamentId, DealKind),
    /// Agrees to the proposal of a deal.
    AgreeToDeal(TournamentId, ProposalId),
    /// Refuses the proposal of a deal: play goes on.
    RefuseDeal(TournamentId, ProposalId),
    /// Withdraws the own proposal of a deal.
    WithdrawDeal(TournamentId, ProposalId),
    /// Exchanges a ticket for money.
    ExchangeTicket(TicketId),
    /// Watches a table where the player does not sit.
    Watch(TableId),
}

impl From<TournamentIntent> for Request {
    fn from(intent: TournamentIntent) -> Self {
        match intent {
            TournamentIntent::AskPlayers(tournament, page) => Self::AskTournamentPlayers { tournament, page },
            TournamentIntent::AskTables(tournament, page) => Self::AskTournamentTables { tournament, page },
            TournamentIntent::AskRank(tournament) => Self::AskTournamentRank { tournament },
            TournamentIntent::Register { tournament, pay, password } => Self::Register { tournament, pay, password },
            TournamentIntent::RegisterGames { offer, games, pay } => Self::RegisterGames { offer, games, pay },
            TournamentIntent::Unregister(tournament) => Self::Unregister { tournament },
            TournamentIntent::Rebuy(tournament) => Self::Rebuy { tournament },
            TournamentIntent::Decline(tournament) => Self::DeclineRebuy { tournament },
            TournamentIntent::AddOn(tournament) => Self::AddOn { tournament },
            TournamentIntent::ProposeDeal(tournament, deal) => Self::ProposeDeal { tournament, deal },
            TournamentIntent::AgreeToDeal(tournament, proposal) => Self::AnswerDeal { tournament, proposal, agree: true },
            TournamentIntent::RefuseDeal(tournament, proposal) => Self::AnswerDeal { tournament, proposal, agree: false },
            TournamentIntent::WithdrawDeal(tournament, proposal) => Self::WithdrawDeal { tournament, proposal },
            TournamentIntent::ExchangeTicket(ticket) => Self::ExchangeTicket { ticket },
            TournamentIntent::Watch(table) => Self::WatchTable { table, on: true },
        }
    }
}
