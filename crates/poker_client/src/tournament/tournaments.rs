//! All that the client knows of tournaments.

use std::collections::BTreeMap;

use poker_protocol::{Message, Refusal, Request, TableId, TicketView, TournamentEvent, TournamentFacts, TournamentId};

use super::moved::MoveWatch;
use super::told::ToldMoments;
use super::{LookedAt, OwnEntries, TableMove, TournamentLobby};
use crate::EntryChoice;

/// The tournaments of a room: its lobby, those that the player looks at, and the player's own entries.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tournaments {
    lobby: TournamentLobby,
    looked_at: BTreeMap<TournamentId, LookedAt>,
    own: OwnEntries,
    tickets: Option<Vec<TicketView>>,
    moves: MoveWatch,
    told: ToldMoments,
    /// The last request about a tournament or an offer, if it was refused.
    refused: BTreeMap<EntryChoice, RefusedRequest>,
    watches: bool,
}

/// A request about a tournament that the room has refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RefusedRequest {
    pub request: Request,
    pub reason: Refusal,
}

impl Tournaments {
    /// The rows of the lobby.
    #[must_use]
    pub fn lobby(&self) -> &TournamentLobby {
        &self.lobby
    }

    /// A tournament that the player looks at.
    #[must_use]
    pub fn looked_at(&self, tournament: TournamentId) -> Option<&LookedAt> {
        self.looked_at.get(&tournament)
    }

    /// What a tournament is, if the player looks at it or the lobby lists it.
    #[must_use]
    pub fn facts(&self, tournament: TournamentId) -> Option<&TournamentFacts> {
        let overview = self.looked_at(tournament).and_then(LookedAt::overview);
        overview.map(|overview| &overview.row.facts).or_else(|| self.lobby.row(tournament).map(|row| &row.facts))
    }

    /// The tournaments that the player looks at.
    pub fn all_looked_at(&self) -> impl Iterator<Item = TournamentId> {
        self.looked_at.keys().copied()
    }

    /// The player's own entries.
    #[must_use]
    pub fn own(&self) -> &OwnEntries {
        &self.own
    }

    /// The player's tickets, oldest first; `None` before they were asked for.
    #[must_use]
    pub fn tickets(&self) -> Option<&[TicketView]> {
        self.tickets.as_deref()
    }

    /// The player's last move to a table.
    #[must_use]
    pub fn moved_to(&self, table: TableId) -> Option<TableMove> {
        self.moves.to(table)
    }

    /// When the client was told of the draw of a tournament, in the app's milliseconds; `None` if only a snapshot told of it.
    #[must_use]
    pub fn draw_told_ms(&self, tournament: TournamentId) -> Option<u64> {
        self.told.draw(tournament)
    }

    /// When the client was told of the final table of a tournament, in the app's milliseconds; `None` if only a snapshot told of it.
    #[must_use]
    pub fn final_table_told_ms(&self, tournament: TournamentId) -> Option<u64> {
        self.told.final_table(tournament)
    }

    /// The last request about a tournament or an offer, if it was refused. It is forgotten with the next request that decides something there.
    #[must_use]
    pub fn refused(&self, choice: EntryChoice) -> Option<&RefusedRequest> {
        self.refused.get(&choice)
    }

    /// Notes that a request was refused.
    pub(crate) fn refuse(&mut self, request: &Request, reason: &Refusal) {
        if let Some(tournament) = asks_page(request) {
            if let Some(looked_at) = self.looked_at.get_mut(&tournament) {
                looked_at.refuse_pages();
            }
        } else if let Some(choice) = EntryChoice::of(request) {
            self.refused.insert(choice, RefusedRequest { request: request.clone(), reason: reason.clone() });
        }
    }

    /// Notes what the player begins or ceases to watch.
    pub(crate) fn note(&mut self, request: &Request) {
        if let Some(choice) = EntryChoice::decided_by(request) {
            self.refused.remove(&choice);
        }
        match request {
            Request::WatchTournaments { on } => self.watches = *on,
            Request::LookAtTournament { tournament, on: true } => {
                self.looked_at.entry(*tournament).or_default();
            }
            Request::LookAtTournament { tournament, on: false } => {
                self.looked_at.remove(tournament);
            }
            _ => {}
        }
    }

    /// The requests to send after a new greeting: the room has forgotten what was watched.
    pub(crate) fn again(&self) -> Vec<Request> {
        let watch = self.watches.then_some(Request::WatchTournaments { on: true });
        let look = self.looked_at.keys().map(|tournament| Request::LookAtTournament { tournament: *tournament, on: true });
        watch.into_iter().chain(look).collect()
    }

    /// Takes in a message about tournaments, other than an event.
    pub(crate) fn tell(&mut self, message: Message, now_ms: u64) {
        match message {
            Message::Tournaments { whole, rows, offers, gone } => self.lobby.tell(whole, &rows, &offers, &gone),
            Message::Tournament { overview } => {
                // What comes after the player has looked away is of no use.
                if let Some(looked_at) = self.looked_at.get_mut(&overview.row.tournament) {
                    looked_at.tell(*overview, now_ms);
                }
            }
            Message::TournamentStanding { tournament, standing } => {
                if let Some(looked_at) = self.looked_at.get_mut(&tournament) {
                    looked_at.stand(*standing, now_ms);
                }
            }
            Message::TournamentPlayers { tournament, page, pages, rows } => {
                if let Some(looked_at) = self.looked_at.get_mut(&tournament) {
                    looked_at.tell_players(page, pages, rows);
                }
            }
            Message::TournamentTables { tournament, page, pages, rows } => {
                if let Some(looked_at) = self.looked_at.get_mut(&tournament) {
                    looked_at.tell_tables(page, pages, rows);
                }
            }
            Message::TournamentRank { tournament, ranks, .. } => {
                if let Some(looked_at) = self.looked_at.get_mut(&tournament) {
                    looked_at.tell_ranks(ranks);
                }
            }
            Message::OwnEntries { whole, entries } => self.own.tell(whole, entries, now_ms),
            Message::Tickets { tickets, .. } => self.tickets = Some(tickets),
            _ => {}
        }
    }

    /// Notes that the player is dealt in at a table.
    pub(crate) fn deal_in(&mut self, table: TableId) {
        self.own.deal_in(table);
    }

    /// Takes in an event.
    pub(crate) fn follow(&mut self, tournament: TournamentId, event: &TournamentEvent, now_ms: u64) {
        let own = match event {
            TournamentEvent::Entry { who, .. } => self.own.of(tournament).any(|entry| entry.entry == who.entry),
            _ => false,
        };
        self.moves.follow(tournament, event, own);
        self.told.follow(tournament, event, now_ms);
        self.own.follow(tournament, event);
        if let Some(looked_at) = self.looked_at.get_mut(&tournament) {
            looked_at.follow(event, now_ms);
        }
    }
}

/// The tournament whose players, tables or ranks a request asks for; `None` for other requests.
fn asks_page(request: &Request) -> Option<TournamentId> {
    match request {
        Request::AskTournamentPlayers { tournament, .. }
        | Request::AskTournamentTables { tournament, .. }
        | Request::AskTournamentRank { tournament } => Some(*tournament),
        _ => None,
    }
}
