//! Requests about tournaments.

use super::{TOURNAMENT, money};
use crate::{DealKind, OfferId, Pay, ProposalId, Request, TableId, TicketId};

pub(in crate::tests) fn requests() -> Vec<(&'static str, Request)> {
    let tournament = TOURNAMENT;
    let proposal = ProposalId(2);
    let register = |pay, password: Option<&str>| Request::Register { tournament, pay, password: password.map(str::to_owned) };
    let games = |games, pay| Request::RegisterGames { offer: OfferId(31), games, pay };
    vec![
        ("watch_tournaments", Request::WatchTournaments { on: true }),
        ("look_at_tournament", Request::LookAtTournament { tournament, on: true }),
        ("ask_tournament_players", Request::AskTournamentPlayers { tournament, page: 0 }),
        ("ask_tournament_tables", Request::AskTournamentTables { tournament, page: 0 }),
        ("ask_tournament_rank", Request::AskTournamentRank { tournament }),
        ("watch_table", Request::WatchTable { table: TableId(40), on: true }),
        ("register", register(Pay::Money { buy_in: None }, None)),
        ("register_with_a_buy_in", register(Pay::Money { buy_in: Some(money(2_500)) }, None)),
        ("register_with_a_ticket", register(Pay::Ticket { ticket: TicketId(8) }, None)),
        ("register_with_a_password", register(Pay::Money { buy_in: None }, Some("smörgås"))),
        ("register_games", games(3, Pay::Money { buy_in: None })),
        ("register_games_with_a_ticket", games(1, Pay::Ticket { ticket: TicketId(8) })),
        ("unregister", Request::Unregister { tournament }),
        ("rebuy", Request::Rebuy { tournament }),
        ("decline_rebuy", Request::DeclineRebuy { tournament }),
        ("add_on", Request::AddOn { tournament }),
        ("propose_deal_equal", Request::ProposeDeal { tournament, deal: DealKind::Equal }),
        ("propose_deal_by_stacks", Request::ProposeDeal { tournament, deal: DealKind::ByStacks }),
        ("propose_deal_icm", Request::ProposeDeal { tournament, deal: DealKind::Icm }),
        ("answer_deal", Request::AnswerDeal { tournament, proposal, agree: true }),
        ("withdraw_deal", Request::WithdrawDeal { tournament, proposal }),
        ("ask_tickets", Request::AskTickets),
        ("exchange_ticket", Request::ExchangeTicket { ticket: TicketId(8) }),
    ]
}
