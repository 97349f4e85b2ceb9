//! The data of the sheet for registering.

use poker_client::{ClientModel, EntryChoice, EntryPlace, LocalTime, LookedAt};
use poker_protocol::{LobbyStage, Money, Refusal, Request, RequestId, TermsView, TicketView, TournamentFacts, TournamentRow};

/// What the sheet shows.
#[derive(Clone, Copy, Debug)]
pub struct RegistrationView<'a> {
    pub choice: EntryChoice,
    pub facts: &'a TournamentFacts,
    /// The tournament as the lobby lists it; `None` if it does not.
    pub row: Option<&'a TournamentRow>,
    /// The number of players of a game of an offer.
    pub players: Option<u32>,
    /// The number of games that the player has chosen in the lobby.
    pub games: u8,
    /// The most games of one request; 1 for a tournament.
    pub most_games: u8,
    /// The tournament as it is known; `None` before the room has told it.
    pub looked_at: Option<&'a LookedAt>,
    /// Whether the player has been in this tournament and is out.
    pub again: bool,
    /// The player's tickets.
    pub tickets: &'a [TicketView],
    pub balance: Money,
    /// Whether the balance is play money that can be filled up.
    pub can_refill: bool,
    /// The last request that was sent, about anything.
    pub last_request: RequestId,
    /// Whether the room has yet to answer.
    pub waits: bool,
    /// Why the room has refused the last registration.
    pub refused: Option<&'a Refusal>,
    /// The time in milliseconds since 1970.
    pub wall_ms: u64,
    /// Converts a time in milliseconds since 1970 to the player's time zone.
    pub local: fn(u64) -> LocalTime,
}

/// Why nobody can register any more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Closed {
    Cancelled,
    Over,
}

impl<'a> RegistrationView<'a> {
    /// What a client knows of a choice at `wall_ms`, in milliseconds since 1970; `None` if the room no longer has it. `games` is the number
    /// that the player has chosen in the lobby.
    pub(crate) fn of(
        client: &'a ClientModel,
        choice: EntryChoice,
        games: u8,
        (wall_ms, local): (u64, fn(u64) -> LocalTime),
    ) -> Option<Self> {
        let tournaments = client.tournaments();
        let listed = tournaments.lobby();
        let (row, offer) = match choice {
            EntryChoice::Tournament(tournament) => (listed.row(tournament), None),
            EntryChoice::Games(offer) => (None, listed.offer(offer)),
        };
        let tournament = match choice {
            EntryChoice::Tournament(tournament) => tournament,
            EntryChoice::Games(_) => offer?.open,
        };
        let looked_at = tournaments.looked_at(tournament);
        let of_lobby = row.map(|row| &row.facts).or_else(|| offer.map(|offer| &offer.facts));
        Some(Self {
            choice,
            facts: of_lobby.or_else(|| Some(&looked_at?.overview()?.row.facts))?,
            row,
            players: offer.map(|offer| offer.players),
            games,
            most_games: offer.map_or(1, |offer| offer.most_games),
            looked_at,
            again: offer.is_none() && EntryPlace::of(tournaments.own(), tournament) == Some(EntryPlace::Out),
            tickets: tournaments.tickets().unwrap_or_default(),
            balance: client.balance(),
            can_refill: client.can_refill(),
            last_request: client.last_request(),
            waits: client.pending().any(|(_, request)| EntryChoice::of(request) == Some(choice) && registers(request)),
            refused: tournaments.refused(choice).filter(|refused| registers(&refused.request)).map(|refused| &refused.reason),
            wall_ms,
            local,
        })
    }

    /// Why nobody can register any more; `None` while it is possible.
    pub(super) fn closed(&self) -> Option<Closed> {
        let EntryChoice::Tournament(_) = self.choice else { return None };
        if self.looked_at.is_some_and(|looked_at| looked_at.cancelled().is_some()) {
            return Some(Closed::Cancelled);
        }
        let row = self.known_row()?;
        match row.stage {
            LobbyStage::Cancelled => Some(Closed::Cancelled),
            LobbyStage::Finished => Some(Closed::Over),
            LobbyStage::Playing | LobbyStage::Break | LobbyStage::FinalTable if row.late_until.is_none() => Some(Closed::Over),
            LobbyStage::Registering | LobbyStage::LateRegistration | LobbyStage::Playing | LobbyStage::Break | LobbyStage::FinalTable => {
                None
            }
        }
    }

    /// The tournament as the lobby lists it, or else as the room told it.
    pub(super) fn known_row(&self) -> Option<&'a TournamentRow> {
        self.row.or_else(|| Some(&self.looked_at?.overview()?.row))
    }

    /// Whether there is a password to type, a buy-in to choose, or a ticket to pay with.
    pub(super) fn has_choices(&self) -> bool {
        self.facts.password || self.facts.cost.choice.is_some() || !self.fitting_tickets().is_empty()
    }

    /// The terms, once the room has told them.
    pub(super) fn terms(&self) -> Option<&'a TermsView> {
        Some(&self.looked_at?.overview()?.terms)
    }

    /// The tickets that pay an entry, one of each value, the lowest first.
    pub(super) fn fitting_tickets(&self) -> Vec<&'a TicketView> {
        let fits = |ticket: &&TicketView| Some(&ticket.kind) == self.facts.ticket.as_ref() && ticket.value >= self.facts.cost.total;
        let mut tickets: Vec<_> = self.tickets.iter().filter(fits).collect();
        tickets.sort_by_key(|ticket| (ticket.value, ticket.ticket));
        tickets.dedup_by_key(|ticket| ticket.value);
        tickets
    }
}

/// Whether a request enters a tournament.
fn registers(request: &Request) -> bool {
    matches!(request, Request::Register { .. } | Request::RegisterGames { .. })
}
