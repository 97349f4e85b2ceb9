//! The sheet for registering for a tournament or for games.

use bevy_egui::egui::{Context, Event, Key};
use egui_kittest::Harness;
use poker_client::{ClientModel, EntryChoice, Intent, RoomIntent, TournamentIntent};
use poker_protocol::{
    CancelReason, Currency, EntryId, LobbyStage, Message, Money, OwnEntry, OwnEntryState, Pay, PlayerId, Prize, Refusal, Request,
    RequestId, Seq, ServerMsg, TicketId, TournamentEvent, TournamentId,
};
use poker_text::{Language, text};

use super::fixture::{click, press, shows, tab_to, utc};
use super::tournament_list::{says, words};
use crate::frame_clock::FROZEN_UNIX_MS;
use crate::screen::{RegistrationState, RegistrationView, registration_ui};
use crate::style::Style;
use crate::style::bench::{Bench, ShownPanel, focused, show};
use crate::tour::{CHOSEN, GAMES, LATE_TOURNAMENT, PRIVATE, TICKETED, registrations};

/// A client whose sheet for registering is open.
pub(super) struct OpenSheet {
    client: ClientModel,
    state: RegistrationState,
    choice: EntryChoice,
    games: u8,
    said: u64,
    closed: bool,
    done: bool,
}

impl OpenSheet {
    /// The sheet of a picture of the tour, for a player with this balance of money that can be filled up or not.
    pub(super) fn of(name: &str, balance: u64, refill: bool) -> Self {
        let (_, sheet) = registrations().into_iter().find(|(of, _)| *of == name).unwrap();
        let (client, state) = (ClientModel::default(), RegistrationState::default());
        let mut open = Self { client, state, choice: sheet.choice, games: sheet.games, said: 0, closed: false, done: false };
        open.say(Message::Welcome {
            protocol: 2,
            server: "room".to_owned(),
            player: PlayerId(1),
            balance: Money::new(balance),
            currency: Currency::Eur,
            refill_to: refill.then_some(Money::new(200_000)),
            hides_figures: false,
            finds_players: false,
            stream: Default::default(),
        });
        for message in &sheet.told {
            if let Message::Tournament { overview } = message {
                open.client.ask(Request::LookAtTournament { tournament: overview.row.tournament, on: true });
            }
        }
        sheet.told.into_iter().for_each(|message| open.say(message));
        open
    }

    fn say(&mut self, message: Message) {
        self.said += 1;
        self.client.receive(ServerMsg { seq: Seq(self.said), message }, 0);
    }

    /// The room carries out the last request, or refuses it.
    pub(super) fn answer(&mut self, refusal: Option<Refusal>) {
        let request: RequestId = self.client.last_request();
        self.say(match refusal {
            Some(reason) => Message::Refused { request, reason },
            None => Message::Done { request },
        });
    }

    fn event(&mut self, tournament: TournamentId, event: TournamentEvent) {
        self.say(Message::TournamentEvent { tournament, event: Box::new(event) });
    }
}

/// Shows the sheet until it is closed. What it asks for is sent.
pub(super) fn sheet(bench: &Bench, open: OpenSheet) -> Harness<'_, ShownPanel<OpenSheet>> {
    show(bench, open, |ctx: &Context, style: &Style<'_>, open: &mut OpenSheet| {
        if open.closed || open.done {
            return Vec::new();
        }
        let view = RegistrationView::of(&open.client, open.choice, open.games, (FROZEN_UNIX_MS, utc)).unwrap();
        let (asked, close) = registration_ui(ctx, style, &view, &mut open.state);
        open.closed |= close;
        open.done |= open.state.is_done(&view);
        for intent in &asked {
            if let Intent::Tournament(intent) = intent {
                open.client.ask(intent.clone().into());
            }
        }
        asked
    })
}

fn opened<'b>(bench: &'b Bench, name: &str) -> Harness<'b, ShownPanel<OpenSheet>> {
    sheet(bench, OpenSheet::of(name, 100_000, true))
}

fn register(tournament: TournamentId, pay: Pay, password: Option<&str>) -> Vec<Intent> {
    vec![TournamentIntent::Register { tournament, pay, password: password.map(str::to_owned) }.into()]
}

const BALANCE: Pay = Pay::Money { buy_in: None };

fn type_text(harness: &mut Harness<'_, ShownPanel<OpenSheet>>, typed: &str) {
    harness.event(Event::Text(typed.to_owned()));
    harness.run();
}

/// Asserts that all of `said` are on the sheet.
fn assert_says(harness: &Harness<'_, ShownPanel<OpenSheet>>, said: &[&str]) {
    for said in said {
        assert!(says(harness, said), "{said}: {:?}", words(harness));
    }
}

#[test]
fn r_reg_1_the_sheet_says_what_is_paid_and_what_is_left() {
    let bench = Bench::regular();
    let mut harness = opened(&bench, "registration");
    assert_says(&harness, &["Register: Evening Freezeout", "18:20", "428 entries", "€2,000 guaranteed"]);
    assert_says(
        &harness,
        &["Buy-in", "€5.00", "Fee", "€0.50", "You pay", "€5.50", "Balance", "€1,000.00", "Balance afterwards", "€994.50"],
    );
    assert_says(&harness, &["Un-registration", "Closed", "Register · €5.50"]);
    assert!(words(&harness).join(" ").contains("By registering you accept these rules: International rules · en-2.7."));
    assert_eq!(click(&mut harness, "registration.register"), register(LATE_TOURNAMENT, BALANCE, None));
}

#[test]
fn enter_registers_and_escape_closes() {
    let bench = Bench::regular();
    let mut harness = opened(&bench, "registration");
    assert_eq!(focused(&harness), "registration.register");
    assert_eq!(press(&mut harness, Key::Enter), register(LATE_TOURNAMENT, BALANCE, None));
    assert!(!harness.state().data.closed);
    let mut harness = opened(&bench, "registration");
    assert_eq!(press(&mut harness, Key::Escape), []);
    assert!(harness.state().data.closed);
    let mut harness = opened(&bench, "registration");
    tab_to(&mut harness, "registration.cancel");
    assert_eq!(press(&mut harness, Key::Enter), [], "Enter presses the button that has the keyboard");
    assert!(harness.state().data.closed);
}

#[test]
fn the_sheet_waits_for_the_room_and_closes_once_it_has_carried_the_request_out() {
    let bench = Bench::regular();
    let mut harness = opened(&bench, "registration");
    click(&mut harness, "registration.register");
    assert_says(&harness, &["Registering…"]);
    assert!(!harness.state().record.control("registration.register").unwrap().enabled && !harness.state().data.done);
    harness.state_mut().data.answer(None);
    harness.run();
    assert!(harness.state().data.done);
}

#[test]
fn a_price_that_the_balance_does_not_reach_is_told_and_play_money_is_filled_up() {
    let bench = Bench::regular();
    let mut harness = sheet(&bench, OpenSheet::of("registration", 300, true));
    assert_says(&harness, &["The entry costs €5.50, and your balance is €3.00."]);
    assert!(!harness.state().record.control("registration.register").unwrap().enabled);
    assert_eq!(focused(&harness), "registration.refill");
    assert_eq!(press(&mut harness, Key::Enter), [RoomIntent::RefillBalance.into()]);
    let harness = sheet(&bench, OpenSheet::of("registration", 300, false));
    assert!(!shows(&harness, "registration.refill"), "money is not filled up");
    assert_eq!(focused(&harness), "registration.cancel");
}

#[test]
fn r_tkt_1_a_ticket_of_the_price_pays_unless_the_player_chooses_otherwise() {
    let bench = Bench::regular();
    let mut harness = opened(&bench, "registration-ticket");
    let paid = |ticket| register(TICKETED, Pay::Ticket { ticket: TicketId(ticket) }, None);
    assert_says(&harness, &["Pay with", "€1,000.00 available", "Ticket, €27.50", "Ticket, €33.00", "1 ticket", "Register with the ticket"]);
    assert!(!says(&harness, "Ticket, €109.00"), "a ticket for other tournaments");
    assert_eq!(click(&mut harness, "registration.register"), paid(1));
    harness.state_mut().data.answer(Some(Refusal::NoSuchTicket));
    harness.run();
    assert_says(&harness, &[&bench.texts.say(&text::error::no_such_ticket()).replace('\u{a0}', " ")]);
    click(&mut harness, "registration.pay.ticket.2");
    assert!(!says(&harness, &bench.texts.say(&text::error::no_such_ticket())), "it was about another ticket");
    assert_says(&harness, &["€5.50 of the ticket goes to your balance when the tournament begins."]);
    assert_eq!(click(&mut harness, "registration.register"), paid(2));
    harness.state_mut().data.answer(Some(Refusal::TicketKind));
    harness.run();
    tab_to(&mut harness, "registration.pay.balance");
    press(&mut harness, Key::Space);
    assert_eq!(click(&mut harness, "registration.register"), register(TICKETED, BALANCE, None));
}

#[test]
fn r_ui_10_a_private_tournament_asks_for_its_password_and_keeps_a_wrong_one_in_the_field() {
    let bench = Bench::regular();
    let mut harness = opened(&bench, "registration-password");
    assert_eq!(focused(&harness), "registration.password");
    assert_eq!(press(&mut harness, Key::Enter), [], "nothing is typed yet");
    type_text(&mut harness, "marigold");
    assert_eq!(press(&mut harness, Key::Enter), register(PRIVATE, BALANCE, Some("marigold")));
    harness.state_mut().data.answer(Some(Refusal::WrongPassword));
    harness.run();
    let told = bench.texts.say(&text::error::wrong_password());
    assert_says(&harness, &[&told]);
    let (at, field) = (harness.state().record.texts(), harness.state().record.control("registration.password").unwrap());
    let said = at.into_iter().find(|text| text.words == told).unwrap();
    assert!((said.rect.top() - field.rect.bottom()).abs() < 20.0, "it is told under the field");
    assert_eq!(focused(&harness), "registration.password");
    type_text(&mut harness, "tulip");
    assert!(!says(&harness, &told), "another password is typed");
    assert_eq!(click(&mut harness, "registration.register"), register(PRIVATE, BALANCE, Some("tulip")), "typing replaces the wrong one");
}

#[test]
fn r_reg_11_fee_and_stack_follow_the_chosen_buy_in() {
    let bench = Bench::regular();
    let mut harness = opened(&bench, "registration-buy-in");
    assert_says(&harness, &["€50–€200", "10,000 chips", "€109.00"]);
    click(&mut harness, "registration.buy_in.most");
    assert_says(&harness, &["20,000 chips", "€18.00", "€218.00", "€782.00"]);
    click(&mut harness, "registration.buy_in.least");
    assert_says(&harness, &["5,000 chips", "€4.50", "€54.50"]);
    tab_to(&mut harness, "registration.buy_in.slider");
    press(&mut harness, Key::ArrowRight);
    assert_says(&harness, &["5,100 chips", "€4.59", "€55.59"]);
    let pay = Pay::Money { buy_in: Some(Money::new(5_100)) };
    assert_eq!(click(&mut harness, "registration.register"), register(CHOSEN, pay, None));
    let range = poker_protocol::BuyInRange { min: Money::new(6_000), max: Money::new(20_000) };
    harness.state_mut().data.answer(Some(Refusal::BuyInChoice { range }));
    harness.run();
    let told =
        bench.texts.say(&poker_client::refusal_text(&Refusal::BuyInChoice { range }, &poker_client::Amounts::money_of(Currency::Eur)));
    assert!(words(&harness).join(" ").contains(&told.replace('\u{a0}', " ")), "{told}: {:?}", words(&harness));
    click(&mut harness, "registration.buy_in.usual");
    assert!(!words(&harness).join(" ").contains(&told.replace('\u{a0}', " ")), "another buy-in is chosen");
}

#[test]
fn r_hex_2_the_games_of_the_lobby_are_registered_for_and_can_be_changed() {
    let bench = Bench::regular();
    let mut harness = opened(&bench, "registration-games");
    let games = |games| vec![TournamentIntent::RegisterGames { offer: GAMES, games, pay: BALANCE }.into()];
    assert_says(&harness, &["Register: HexaPro", "3 players", "Entry per game", "€5.00", "€15.00", "€985.00", "Register for 3 games"]);
    click(&mut harness, "registration.games.fewer");
    click(&mut harness, "registration.games.fewer");
    assert!(!harness.state().record.control("registration.games.fewer").unwrap().enabled);
    assert_says(&harness, &["Register · €5.00"]);
    (0..9).for_each(|_| drop(click(&mut harness, "registration.games.more")));
    assert_eq!(click(&mut harness, "registration.register"), games(8));
    harness.state_mut().data.answer(Some(Refusal::TooManyGames { most: 6 }));
    harness.run();
    let told = bench.texts.say(&text::error::too_many_games(poker_text::Arg::count(6)));
    assert!(words(&harness).join(" ").contains(&told), "{told}: {:?}", words(&harness));
    click(&mut harness, "registration.games.fewer");
    assert!(!words(&harness).join(" ").contains(&told));
}

#[test]
fn r_reg_13_a_re_entry_has_its_own_title() {
    let bench = Bench::regular();
    let mut open = OpenSheet::of("registration", 100_000, true);
    let entry = OwnEntry {
        tournament: LATE_TOURNAMENT,
        entry: EntryId(5),
        name: "Evening Freezeout".to_owned(),
        kind: poker_protocol::TournamentKind::Scheduled,
        begins: poker_protocol::Begins::At { time: 0 },
        state: OwnEntryState::Placed { place: 214, prize: Prize::default() },
        offers: Vec::new(),
        paid: Money::ZERO,
        bounties: Money::ZERO,
        root: None,
    };
    open.say(Message::OwnEntries { whole: false, entries: vec![entry] });
    let harness = sheet(&bench, open);
    assert_says(&harness, &["Register again: Evening Freezeout"]);
}

#[test]
fn a_refusal_that_no_control_caused_is_told_above_the_buttons() {
    let bench = Bench::regular();
    let mut harness = opened(&bench, "registration");
    click(&mut harness, "registration.register");
    harness.state_mut().data.answer(Some(Refusal::EntryConditions));
    harness.run();
    let told = bench.texts.say(&text::error::entry_conditions());
    assert!(words(&harness).join(" ").contains(&told), "{:?}", words(&harness));
    assert!(!harness.state().data.done);
    assert_eq!(press(&mut harness, Key::Enter), register(LATE_TOURNAMENT, BALANCE, None), "it can be tried again");
}

#[test]
fn an_old_refusal_is_not_told_when_the_sheet_opens() {
    let bench = Bench::regular();
    let mut open = OpenSheet::of("registration", 100_000, true);
    open.client.ask(Request::Register { tournament: LATE_TOURNAMENT, pay: BALANCE, password: None });
    open.answer(Some(Refusal::EntryConditions));
    let harness = sheet(&bench, open);
    let told = bench.texts.say(&text::error::entry_conditions());
    assert!(!words(&harness).join(" ").contains(&told), "{:?}", words(&harness));
}

#[test]
fn a_tournament_that_is_cancelled_while_the_sheet_is_open_says_so() {
    let bench = Bench::regular();
    let mut harness = opened(&bench, "registration");
    let data = &mut harness.state_mut().data;
    data.event(LATE_TOURNAMENT, TournamentEvent::Cancelled { why: CancelReason::House, refund: None });
    harness.run();
    assert_says(&harness, &["The tournament has been cancelled."]);
    assert!(!harness.state().record.control("registration.register").unwrap().enabled);
    assert_eq!(press(&mut harness, Key::Enter), []);
    assert!(harness.state().data.closed, "the keyboard is at the button that is left");
}

#[test]
fn a_tournament_that_nobody_can_enter_any_more_says_so() {
    let bench = Bench::regular();
    let mut harness = opened(&bench, "registration");
    let data = &mut harness.state_mut().data;
    let row = data.client.tournaments().lobby().row(LATE_TOURNAMENT).unwrap().clone();
    let over = poker_protocol::TournamentRow { stage: LobbyStage::Playing, late_until: None, ..row };
    data.say(Message::Tournaments { whole: false, rows: vec![over].into(), offers: Vec::new().into(), gone: Vec::new() });
    harness.run();
    assert_says(&harness, &["Registration is over."]);
}

#[test]
fn a_small_window_has_the_buttons_in_sight_and_scrolls_to_the_rest() {
    let bench = Bench::new(Language::English, 640.0, 360.0);
    for name in ["registration", "registration-ticket", "registration-buy-in", "registration-games"] {
        let harness = opened(&bench, name);
        for control in ["registration.register", "registration.cancel"] {
            let control = harness.state().record.control(control).unwrap();
            assert_eq!(control.shown, control.rect, "{name}: {}", control.name);
        }
    }
}
