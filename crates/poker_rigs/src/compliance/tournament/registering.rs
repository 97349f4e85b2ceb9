//! The lobby, registering, and what is refused.

use poker_protocol::{Money, Pay, Refusal, Request, TicketId, TournamentId};
use poker_room::tournament::PasswordDigest;
use poker_room::{HouseTournament, Now, SingleOffer};
use poker_rules::Variant;

use super::super::ComplianceError;
use super::files::{OPENING_BALANCE, RULEBOOK, START};
use super::script::Script;
use super::venue::HouseOrder;

/// The player who looks at the main tournament without playing in it.
pub(super) const ONLOOKER: usize = 8;
/// The most players of the main tournament.
pub(super) const FIELD: usize = 8;
/// The name of the main tournament.
const MAIN: &str = "Main";
const PASSWORD: &str = "sesame";
/// The price of the tournament that nobody can pay.
const DEAR: Money = Money::new(900_000);
/// No tournament has this number.
const NO_TOURNAMENT: TournamentId = TournamentId(u32::MAX);
/// More than the room waits before it tells changes of the lobby, milliseconds.
const LOBBY_MS: u32 = 3_000;

/// A moment, in minutes after the beginning of the script.
pub(super) fn minute(minute: u32) -> Now {
    START.after_ms(minute.saturating_mul(60_000))
}

impl Script<'_> {
    pub(super) fn the_lobby_is_shown(&mut self) -> Result<TournamentId, ComplianceError> {
        self.begin("the lobby is shown");
        self.done(0, Request::WatchTournaments { on: true })?;
        self.done(ONLOOKER, Request::WatchTournaments { on: true })?;
        self.done(ONLOOKER, Request::WatchTournaments { on: false })?;
        let game = *Variant::with_code("nlhe").ok_or_else(|| self.fault("no such game"))?;
        let offer = SingleOffer {
            name: MAIN.to_owned(),
            template: "everything".to_owned(),
            game,
            price: Some(Money::new(1_000)),
            fee: None,
            guarantee: Some(Money::new(9_000)),
            added: Some(Money::new(500)),
        };
        let (begins, password) = (minute(48), Some(PasswordDigest::of(PASSWORD)));
        let rulebook = RULEBOOK.to_owned();
        self.order(HouseOrder::Schedule(Box::new(HouseTournament {
            rulebook,
            offer,
            begins,
            password,
            conditions: Vec::new(),
            deal: None,
        })))?;
        self.advance(LOBBY_MS)?;
        self.named(MAIN)
    }

    pub(super) fn players_look_and_register(&mut self, main: TournamentId) -> Result<(), ComplianceError> {
        self.begin("players look and register");
        self.done(ONLOOKER, Request::LookAtTournament { tournament: main, on: true })?;
        for player in 0..FIELD {
            self.done(player, with_password(main, PASSWORD))?;
        }
        self.done(FIELD - 1, Request::Unregister { tournament: main })?;
        self.done(FIELD - 1, with_password(main, PASSWORD))?;
        self.done(ONLOOKER, Request::AskTournamentPlayers { tournament: main, page: 0 })?;
        self.advance(LOBBY_MS)
    }

    pub(super) fn registrations_are_refused(&mut self, main: TournamentId) -> Result<(), ComplianceError> {
        self.begin("registrations are refused");
        let dear = self.named("Dear")?;
        let second = self.named("Second")?;
        let (needed, balance) = (DEAR, OPENING_BALANCE);
        let no_ticket = Request::Register { tournament: dear, pay: Pay::Ticket { ticket: TicketId(u64::MAX) }, password: None };
        self.refused(0, with_password(main, PASSWORD), &Refusal::AlreadyRegistered)?;
        self.refused(ONLOOKER, with_password(main, "open"), &Refusal::WrongPassword)?;
        self.refused(ONLOOKER, with_password(main, PASSWORD), &Refusal::TournamentFull)?;
        self.refused(ONLOOKER, register(dear), &Refusal::Balance { needed, balance })?;
        self.refused(ONLOOKER, no_ticket, &Refusal::NoSuchTicket)?;
        self.refused(ONLOOKER, register(second), &Refusal::DirectEntry)?;
        self.refused(ONLOOKER, register(NO_TOURNAMENT), &Refusal::Unknown)?;
        self.refused(ONLOOKER, Request::Unregister { tournament: main }, &Refusal::NotRegistered)?;
        self.refused(ONLOOKER, Request::AskTournamentPlayers { tournament: NO_TOURNAMENT, page: 0 }, &Refusal::Unknown)
    }
}

fn with_password(tournament: TournamentId, password: &str) -> Request {
    Request::Register { tournament, pay: Pay::Money { buy_in: None }, password: Some(password.to_owned()) }
}

/// A registration that is paid with money.
pub(super) fn register(tournament: TournamentId) -> Request {
    Request::Register { tournament, pay: Pay::Money { buy_in: None }, password: None }
}
