//! The tour's sheets for registering: a price, a ticket, a password, a chosen buy-in, several games, a refusal.

use poker_client::EntryChoice;
use poker_protocol::{BuyInRange, Message, Money, OfferId, Pay, Refusal, Request, TicketId, TicketView, TournamentFacts, TournamentId};

use super::tournaments_lobby::{LATE, lobby, row};

/// A sheet for registering.
#[derive(Clone)]
pub(crate) struct Registering {
    pub(crate) choice: EntryChoice,
    /// What the room tells before.
    pub(crate) told: Vec<Message>,
    /// The number of games that the player has chosen in the lobby.
    pub(crate) games: u8,
    /// Why the room has refused; `None` if it has not.
    pub(crate) refused: Option<Refusal>,
}

/// A tournament that tickets pay.
pub(crate) const TICKETED: TournamentId = TournamentId(7);
/// A tournament with a password.
pub(crate) const PRIVATE: TournamentId = TournamentId(8);
/// A tournament whose buy-in is chosen.
pub(crate) const CHOSEN: TournamentId = TournamentId(13);
/// Games of which several can be entered at once.
pub(crate) const GAMES: OfferId = OfferId(22);

/// The password that the player has typed.
pub(crate) const TYPED: &str = "marigold";

impl Registering {
    fn of(tournament: TournamentId, more: Vec<Message>) -> Self {
        let told = lobby().into_iter().chain(more).collect();
        Self { choice: EntryChoice::Tournament(tournament), told, games: 1, refused: None }
    }

    /// The request that the room has refused.
    pub(crate) fn request(&self) -> Request {
        let pay = Pay::Money { buy_in: None };
        match self.choice {
            EntryChoice::Tournament(tournament) => Request::Register { tournament, pay, password: Some(TYPED.to_owned()) },
            EntryChoice::Games(offer) => Request::RegisterGames { offer, games: self.games, pay },
        }
    }
}

/// The room tells that the facts of a tournament are others.
fn with(tournament: TournamentId, change: impl Fn(&mut TournamentFacts)) -> Message {
    let mut rows: Vec<_> = row(tournament).into_iter().collect();
    rows.iter_mut().for_each(|row| change(&mut row.facts));
    Message::Tournaments { whole: false, rows: rows.into(), offers: Vec::new().into(), gone: Vec::new() }
}

/// The player's tickets: one of exactly the price, one that is worth more, and one for other tournaments.
pub(crate) fn tickets() -> Message {
    let ticket = |id, kind: &str, cents, exchangeable| TicketView {
        ticket: TicketId(id),
        kind: kind.to_owned(),
        value: Money::new(cents),
        exchangeable,
    };
    let tickets = vec![
        ticket(1, "evening", 2_750, false),
        ticket(2, "evening", 3_300, true),
        ticket(3, "evening", 2_750, false),
        ticket(4, "sunday-main", 10_900, false),
    ];
    Message::Tickets { tickets, more: false }
}

/// All sheets, by name.
pub(crate) fn registrations() -> Vec<(&'static str, Registering)> {
    let ticketed = with(TICKETED, |facts| facts.ticket = Some("evening".to_owned()));
    let chosen = with(CHOSEN, |facts| {
        let range = BuyInRange { min: Money::new(5_000), max: Money::new(20_000) };
        facts.cost.choice = Some(range);
    });
    let games = Registering { choice: EntryChoice::Games(GAMES), games: 3, ..Registering::of(LATE, Vec::new()) };
    let refused = Registering { refused: Some(Refusal::WrongPassword), ..Registering::of(PRIVATE, Vec::new()) };
    vec![
        ("registration", Registering::of(LATE, Vec::new())),
        ("registration-ticket", Registering::of(TICKETED, vec![ticketed, tickets()])),
        ("registration-password", Registering::of(PRIVATE, Vec::new())),
        ("registration-buy-in", Registering::of(CHOSEN, vec![chosen])),
        ("registration-games", games),
        ("registration-refused", refused),
    ]
}
