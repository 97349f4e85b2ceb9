//! The panels of a tournament's table.

use bevy_egui::egui::{Context, Key};
use egui_kittest::Harness;
use poker_client::{
    ActionBar, AppIntent, BarMode, ClientModel, ConnectionState, CourtLetters, EntryChoice, Intent, NoticeKind, NoticeMoment, Panel,
    TableIntent, TableNotice, TableView, TournamentIntent,
};
use poker_protocol::{Currency, DealKind, Message, Money, PlayerId, ProposalId, Refusal, Request, Seq, ServerMsg, TableId, TournamentId};
use poker_text::Language;

use crate::layout::TableLayout;
use crate::panel::{
    Dialog, Hud, LogTab, ShownStanding, TablePanelState, TimeBankView, TournamentHud, TournamentPanelState, log_sheet_ui, table_ui,
};
use crate::style::Style;
use crate::style::bench::{Bench, ShownPanel, assert_tidy, focused, show};
use crate::tour::tournament_tables;

const TABLE: TableId = TableId(1);
const TOURNAMENT: TournamentId = TournamentId(12);
/// A time at which sheets accept input.
const AWAKE: u64 = 1_000;

/// A table of the tour with its panels.
struct AtTournament {
    client: ClientModel,
    bar: ActionBar,
    state: TablePanelState,
    settled: bool,
    shows_m: bool,
    log_open: bool,
    now_ms: u64,
}

impl AtTournament {
    /// The state of this name, with this balance.
    fn with_balance(name: &str, balance: u64) -> Self {
        let (_, told) = tournament_tables().into_iter().find(|(found, _)| *found == name).unwrap();
        let mut client = ClientModel::default();
        let welcome = Message::Welcome {
            protocol: 5,
            server: "room".to_owned(),
            player: PlayerId(1),
            balance: Money::new(balance),
            currency: Currency::Eur,
            refill_to: None,
            hides_figures: false,
            finds_players: false,
            stream: Default::default(),
        };
        client.ask(Request::LookAtTournament { tournament: TOURNAMENT, on: true });
        for (seq, message) in (1..).zip(std::iter::once(welcome).chain(told)) {
            client.receive(ServerMsg { seq: Seq(seq), message }, 0);
        }
        let mut state = TablePanelState::default();
        NoticeKind::ALL.into_iter().for_each(|kind| state.tournament.notices.shown(TABLE, kind, 0));
        let bar = ActionBar::new(TABLE, 600);
        Self { client, bar, state, settled: true, shows_m: false, log_open: false, now_ms: AWAKE }
    }

    fn of(name: &str) -> Self {
        Self::with_balance(name, 100_000)
    }

    /// Refuses the last request.
    fn refuse(&mut self, reason: Refusal) {
        let (request, _) = self.client.pending().last().unwrap();
        self.client.receive(ServerMsg { seq: Seq(0), message: Message::Refused { request, reason } }, 0);
    }
}

fn hud<'a>(
    client: &'a ClientModel,
    view: &'a TableView,
    (settled, acts): (bool, bool),
    shows_m: bool,
    state: &TournamentPanelState,
    now_ms: u64,
) -> Hud<'a> {
    let model = client.table(TABLE).unwrap();
    let shown = view.tournament().unwrap();
    let notice = TableNotice::of(client, TABLE, &state.notices, NoticeMoment { view, settled, acts, now_ms });
    let tournament = TournamentHud {
        client,
        table: TABLE,
        shown,
        standing: state.standing(TABLE),
        notice,
        notice_ends_ms: notice.and_then(|notice| notice.ends_in_ms(TABLE, &state.notices, now_ms)),
        awake: notice.is_some_and(|notice| state.notices.shown_ms(TABLE, notice.kind(), now_ms) >= 600),
        shows_m,
        still: false,
        now_ms,
    };
    Hud {
        hint: None,
        played: None,
        model,
        view,
        settled,
        letters: CourtLetters::International,
        balance: client.balance(),
        can_refill: false,
        odds: None,
        peeks: None,
        cards_to_come: &[],
        tabs: &[],
        all_tables: None,
        connection: ConnectionState::Good,
        muted: false,
        bank: Some(TimeBankView { seconds: 30, running: false }),
        tournament: Some(tournament),
        large: None,
        in_own_window: false,
        now_ms,
    }
}

fn draw(ctx: &Context, style: &Style<'_>, data: &mut AtTournament) -> Vec<Intent> {
    let model = data.client.table(TABLE).unwrap();
    let seats = model.info().seats;
    let size = bevy::math::Vec2::new(style.window.width(), style.window.height());
    let layout = TableLayout::new(size, seats, style.theme, style.scale.chosen_text()).with_corners();
    let view = TableView::of(model);
    let amounts = poker_client::Amounts::at(model, Currency::Eur, false);
    let style = &style.with_amounts(amounts);
    let standing = data.client.tournaments().looked_at(TOURNAMENT).and_then(|looked_at| looked_at.standing());
    let standing = standing.map(|standing| ShownStanding { standing: *standing, rank: None });
    data.state.tournament.stands(TABLE, data.settled, standing);
    let before = hud(&data.client, &view, (data.settled, false), data.shows_m, &data.state.tournament, data.now_ms);
    // The bar has had its buttons since time 0, so they accept input.
    data.bar.update(&before.at(), 0);
    let acts = data.bar.mode() == BarMode::Turn;
    let hud = hud(&data.client, &view, (data.settled, acts), data.shows_m, &data.state.tournament, data.now_ms);
    let mut asked = table_ui(ctx, style, &layout, &hud, &data.bar, &mut data.state);
    if data.log_open {
        asked.extend(log_sheet_ui(ctx, style, &hud, &mut data.state));
    }
    asked
}

fn shown<'b>(bench: &'b Bench, data: AtTournament) -> Harness<'b, ShownPanel<AtTournament>> {
    show(bench, data, draw)
}

fn press(harness: &mut Harness<'_, ShownPanel<AtTournament>>, name: &str) -> Vec<Intent> {
    harness.state_mut().take();
    let control = harness.state().record.control(name);
    let at = control.unwrap_or_else(|| panic!("no {name}")).shown.center();
    harness.drag_at(at);
    harness.drop_at(at);
    harness.run_steps(3);
    harness.state_mut().take()
}

fn key(harness: &mut Harness<'_, ShownPanel<AtTournament>>, key: Key) -> Vec<Intent> {
    harness.state_mut().take();
    harness.key_press(key);
    harness.run_steps(3);
    harness.state_mut().take()
}

/// Every text that is drawn.
fn said(harness: &Harness<'_, ShownPanel<AtTournament>>) -> String {
    harness.state().record.texts().into_iter().filter(|text| !text.covered).map(|text| text.words).collect::<Vec<_>>().join("\n")
}

#[test]
fn r_ui_8_every_state_of_a_tournaments_table_is_tidy() {
    let windows =
        [(640.0, 360.0, 1.0), (640.0, 360.0, 1.4), (1024.0, 768.0, 1.0), (1280.0, 800.0, 1.0), (1280.0, 800.0, 1.4), (1280.0, 800.0, 2.0)];
    for language in Language::ALL {
        for (width, height, text_scale) in windows {
            let bench = Bench::new(language, width, height).scaled(text_scale).at_table();
            for (name, _) in tournament_tables() {
                let mut data = AtTournament::of(name);
                if name == "tournament-propose" {
                    data.state.dialog = Some(Dialog::ProposeDeal(DealKind::Icm));
                }
                if name == "tournament-table-news" {
                    data.state.log = LogTab::Tournament;
                    data.log_open = true;
                }
                data.shows_m = true;
                let harness = shown(&bench, data);
                let record = &harness.state().record;
                assert_tidy(record, &bench, &format!("{name} {language} {width}x{height} text {text_scale}"));
            }
        }
    }
}

#[test]
fn r_ui_8_the_table_says_how_the_tournament_stands() {
    let bench = Bench::regular();
    let mut harness = shown(&bench, AtTournament::of("tournament-table"));
    let words = said(&harness);
    let expected = [
        "Bounty Hour",
        "Table 1",
        "Level 9",
        "400 / 800",
        "ante 100",
        "4:12",
        "Next: 500 / 1,000, ante 125",
        "61 players left",
        "428",
        "70,164",
        "Prizes begin in 7 places",
        "€11.20",
        "120.5\u{a0}BB",
    ];
    for fact in expected {
        assert!(words.lines().any(|line| line == fact), "{fact} is missing in:\n{words}");
    }
    assert!(!words.contains("M "), "only if the player wants it");
    harness.state_mut().data.shows_m = true;
    harness.run_steps(2);
    assert!(said(&harness).contains("120.5\u{a0}BB · M 45.9"), "{}", said(&harness));
}

#[test]
fn how_it_stands_is_told_only_when_nothing_moves() {
    let bench = Bench::regular();
    let mut harness = shown(&bench, AtTournament::of("tournament-table"));
    let standing = *harness.state().data.client.tournaments().looked_at(TOURNAMENT).unwrap().standing().unwrap();
    let later = poker_protocol::Standing { left: 60, ..standing };
    let message = Message::TournamentStanding { tournament: TOURNAMENT, standing: Box::new(later) };
    harness.state_mut().data.settled = false;
    harness.state_mut().data.client.receive(ServerMsg { seq: Seq(0), message }, 0);
    harness.run_steps(2);
    assert!(said(&harness).contains("61 players left"));
    harness.state_mut().data.settled = true;
    harness.run_steps(2);
    assert!(said(&harness).contains("60 players left"));
}

#[test]
fn in_a_small_window_the_bar_says_it_in_one_line() {
    let bench = Bench::new(Language::French, 640.0, 360.0);
    let harness = shown(&bench, AtTournament::of("tournament-table"));
    let words = said(&harness);
    for fact in ["Niveau 9", "400 / 800 (100)", "4:12", "61 joueurs restants", "12,50\u{a0}€"] {
        assert!(words.contains(fact), "{fact} is missing in:\n{words}");
    }
}

#[test]
fn a_notice_leaves_the_table_usable_and_a_decision_does_not() {
    let bench = Bench::regular();
    let mut harness = shown(&bench, AtTournament::of("tournament-break"));
    assert_eq!(press(&mut harness, "top.lobby"), [AppIntent::Toggle(Panel::Lobby).into()]);
    assert_eq!(press(&mut harness, "top.tournament"), [AppIntent::ShowTournament(TOURNAMENT).into()]);
    let harness = shown(&bench, AtTournament::of("tournament-rebuy"));
    assert!(harness.state().record.control("top.lobby").is_none());
}

#[test]
fn a_sheet_that_comes_up_is_announced() {
    let bench = Bench::regular();
    for (name, words) in
        [("tournament-rebuy", "Rebuy?"), ("tournament-moved", "You are now at table 1."), ("tournament-won", "You won the tournament!")]
    {
        let harness = shown(&bench, AtTournament::of(name));
        assert_eq!(harness.state().data.state.announced.words(), words, "{name}");
    }
}

#[test]
fn enter_takes_a_rebuy_and_escape_never_declines_it() {
    let bench = Bench::regular();
    let mut harness = shown(&bench, AtTournament::of("tournament-rebuy"));
    assert_eq!(focused(&harness), "rebuy.go");
    assert_eq!(key(&mut harness, Key::Escape), []);
    assert!(harness.state().record.control("rebuy.go").is_some());
    assert_eq!(key(&mut harness, Key::Enter), [TournamentIntent::Rebuy(TOURNAMENT).into()]);
    assert_eq!(press(&mut harness, "rebuy.decline"), [TournamentIntent::Decline(TOURNAMENT).into()]);
}

#[test]
fn a_sheet_that_has_just_come_up_ignores_its_buttons() {
    let bench = Bench::regular();
    let mut data = AtTournament::of("tournament-rebuy");
    data.now_ms = 300;
    let mut harness = shown(&bench, data);
    assert_eq!(key(&mut harness, Key::Enter), []);
    assert_eq!(press(&mut harness, "rebuy.decline"), []);
}

#[test]
fn a_rebuy_that_the_balance_does_not_pay_says_so() {
    let bench = Bench::regular();
    let mut harness = shown(&bench, AtTournament::with_balance("tournament-rebuy", 100));
    assert!(said(&harness).contains("Your balance is too small."));
    assert_eq!(press(&mut harness, "rebuy.go"), []);
}

#[test]
fn a_refusal_stands_beside_the_offer() {
    let bench = Bench::regular();
    let mut harness = shown(&bench, AtTournament::of("tournament-rebuy"));
    harness.state_mut().data.client.ask(Request::Rebuy { tournament: TOURNAMENT });
    harness.run_steps(2);
    assert!(said(&harness).contains("Asking the room…"));
    assert_eq!(press(&mut harness, "rebuy.go"), [], "it is asked for already");
    harness.state_mut().data.refuse(Refusal::NotOffered);
    harness.run_steps(2);
    assert!(!said(&harness).contains("Asking the room…"));
    assert_eq!(press(&mut harness, "rebuy.go"), [TournamentIntent::Rebuy(TOURNAMENT).into()]);
}

#[test]
fn the_add_on_can_be_put_away_and_stays_among_the_tools() {
    for (width, height) in [(1280.0, 800.0), (640.0, 360.0)] {
        let bench = Bench::new(Language::English, width, height);
        let mut harness = shown(&bench, AtTournament::of("tournament-add-on"));
        assert_eq!(press(&mut harness, "add_on.no"), []);
        assert!(harness.state().record.control("add_on.go").is_none());
        assert_eq!(press(&mut harness, "tool.add_on"), []);
        assert_eq!(press(&mut harness, "add_on.go"), [TournamentIntent::AddOn(TOURNAMENT).into()]);
    }
}

#[test]
fn sitting_out_says_what_it_costs_and_leaving_keeps_the_seat() {
    let bench = Bench::regular();
    let mut harness = shown(&bench, AtTournament::of("tournament-table"));
    assert_eq!(press(&mut harness, "tool.sit_out"), [TableIntent::SitOut.into()]);
    assert_eq!(press(&mut harness, "top.leave"), []);
    assert!(said(&harness).contains("You stay in the tournament and keep your seat."));
    assert_eq!(press(&mut harness, "leave.leave"), [AppIntent::Toggle(Panel::Lobby).into()]);
    let mut harness = shown(&bench, AtTournament::of("tournament-break"));
    for missing in ["seat.top_up", "action.next_hand", "tool.sit_out_big_blind", "tool.auto_top_up"] {
        assert!(harness.state().record.control(missing).is_none(), "{missing}");
    }
    harness.run();
}

#[test]
fn r_prz_5_a_deal_shows_all_shares_and_what_each_has_answered() {
    let bench = Bench::regular();
    let mut harness = shown(&bench, AtTournament::of("tournament-deal"));
    let words = said(&harness);
    for fact in ["Quillon proposes: ICM", "0:42", "€264.54", "€290.63", "€248.78", "2 of 4 agree. It happens only if all agree."] {
        assert!(words.contains(fact), "{fact} is missing in:\n{words}");
    }
    let id = ProposalId(1);
    assert_eq!(press(&mut harness, "deal.agree"), [TournamentIntent::AgreeToDeal(TOURNAMENT, id).into()]);
    assert_eq!(press(&mut harness, "deal.play_on"), [TournamentIntent::RefuseDeal(TOURNAMENT, id).into()]);
    assert_eq!(key(&mut harness, Key::Escape), [], "Escape answers nothing");
    let mut harness = shown(&bench, AtTournament::of("tournament-deal-agreed"));
    assert_eq!(press(&mut harness, "deal.agree"), [], "the player has agreed");
    assert_eq!(press(&mut harness, "deal.play_on"), [TournamentIntent::RefuseDeal(TOURNAMENT, id).into()]);
}

#[test]
fn a_deal_is_proposed_from_the_tools_of_the_final_table() {
    let bench = Bench::regular();
    let mut harness = shown(&bench, AtTournament::of("tournament-propose"));
    assert_eq!(press(&mut harness, "tool.deal"), []);
    assert_eq!(press(&mut harness, "propose.kind.by_stacks"), []);
    assert!(said(&harness).contains("€290.63"));
    assert_eq!(press(&mut harness, "propose.go"), [TournamentIntent::ProposeDeal(TOURNAMENT, DealKind::ByStacks).into()]);
}

#[test]
fn the_end_says_place_and_prize_and_what_comes_next() {
    let bench = Bench::regular();
    let mut harness = shown(&bench, AtTournament::of("tournament-out"));
    let words = said(&harness);
    for fact in ["You finished in 214th place.", "None; prizes begin at the 54th place", "1 · €15.62", "€27.50"] {
        assert!(words.contains(fact), "{fact} is missing in:\n{words}");
    }
    assert_eq!(key(&mut harness, Key::Enter), [AppIntent::LeaveClosedTable(TABLE).into()]);
    let lobby: [Intent; 2] = [AppIntent::LeaveClosedTable(TABLE).into(), AppIntent::ShowTournament(TOURNAMENT).into()];
    assert_eq!(press(&mut harness, "over.lobby"), lobby);
    let mut harness = shown(&bench, AtTournament::of("tournament-out-again"));
    assert!(said(&harness).contains("12:30"));
    assert_eq!(press(&mut harness, "out.again"), [AppIntent::ShowRegistration(EntryChoice::Tournament(TOURNAMENT)).into()]);
    assert_eq!(key(&mut harness, Key::Escape), [], "Escape does not leave an offer");
    let harness = shown(&bench, AtTournament::of("tournament-won"));
    assert!(said(&harness).contains("You won the tournament!") && said(&harness).contains("€385.20"));
}

#[test]
fn r_hex_9_the_drum_can_be_skipped_and_then_shows_the_prizes() {
    let bench = Bench::regular();
    let mut harness = shown(&bench, AtTournament::of("tournament-drum"));
    assert!(said(&harness).contains("Drawing the prize pool") && !said(&harness).contains("€25"));
    assert_eq!(press(&mut harness, "drum.skip"), []);
    assert!(harness.state().record.control("drum.skip").is_none());
    let mut data = AtTournament::of("tournament-drum");
    data.now_ms = poker_client::DRUM_MS + 100;
    let words = said(&shown(&bench, data));
    assert!(words.contains("×5") && words.contains("€25"), "{words}");
}

#[test]
fn the_log_has_a_tab_for_the_tournament() {
    let bench = Bench::regular();
    let mut harness = shown(&bench, AtTournament::of("tournament-table-news"));
    assert_eq!(press(&mut harness, "log.tournament"), []);
    let words = said(&harness);
    assert!(words.contains("wins the bounty on Tamsin: €6.25"), "{words}");
    assert!(words.contains("54 places are paid"), "{words}");
}
