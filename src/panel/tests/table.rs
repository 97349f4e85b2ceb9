//! The panels around the felt.

use bevy_egui::egui::{Context, Key};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use poker_client::{
    ActionBar, AppIntent, AtTable, ButtonHint, CallKind, Chance, ConnectionState, CourtLetters, Intent, Panel, QueuePlace, RoomIntent,
    SeatOdds, TableIntent, TableModel, TableOdds, TableOrder, TableTab, TableView,
};
use poker_protocol::{
    BuyInRange, Entry, HandId, Money, Notice, SeatStack, SeatState, SeenEvent, StakeId, TableEvent, TableId, TableInfo, YourSeat,
};
use poker_rules::{Act, Chips, Seat, Street};
use poker_text::Language;

use super::fixture;
use crate::panel::{AllTables, Dialog, Hud, TablePanelState, TimeBankView, log_sheet_ui, table_toasts, table_ui, toasts_ui, top_bar_rect};
use crate::style::bench::{Bench, ShownPanel, assert_tidy, show};
use crate::style::{Record, Style};

/// A table with its panels.
pub(super) struct TableData {
    pub(super) model: TableModel,
    pub(super) bar: ActionBar,
    pub(super) balance: Money,
    /// What the player sees so far, where that is less than the room said.
    pub(super) view: Option<TableView>,
    /// The time at which everything is drawn.
    pub(super) now_ms: u64,
    pub(super) odds: Option<TableOdds>,
    /// Whether the pointer is on the own cards, where they lie face down.
    pub(super) peeks: Option<bool>,
    pub(super) cards_to_come: Vec<poker_rules::Card>,
    pub(super) tabs: Vec<TableTab>,
    pub(super) state: TablePanelState,
    pub(super) log_open: bool,
    pub(super) hint: Option<ButtonHint>,
}

impl TableData {
    /// The viewer's turn.
    pub(super) fn on_turn() -> Self {
        Self::of(fixture::table(0, Some(fixture::legal(60, 100))), fixture::bar_on_turn())
    }

    /// Between hands.
    pub(super) fn quiet(state: SeatState, stack: u64, you: YourSeat) -> Self {
        Self::of(fixture::quiet_table(state, stack, you), ActionBar::new(TableId(1), 600))
    }

    pub(super) fn of(model: TableModel, bar: ActionBar) -> Self {
        Self {
            model,
            bar,
            balance: fixture::money(14_820),
            view: None,
            now_ms: fixture::AWAKE,
            odds: None,
            peeks: None,
            cards_to_come: Vec::new(),
            tabs: Vec::new(),
            state: TablePanelState::default(),
            log_open: false,
            hint: None,
        }
    }
}

pub(super) fn draw(ctx: &Context, style: &Style<'_>, data: &mut TableData) -> Vec<Intent> {
    let layout = style.layout();
    let view = data.view.clone().unwrap_or_else(|| TableView::of(&data.model));
    let hud = Hud {
        played: None,
        hint: data.hint,
        odds: data.odds.as_ref(),
        peeks: data.peeks,
        cards_to_come: &data.cards_to_come,
        tabs: &data.tabs,
        all_tables: all_tables(&data.tabs),
        model: &data.model,
        view: &view,
        settled: data.view.is_none(),
        letters: CourtLetters::International,
        balance: data.balance,
        can_refill: true,
        connection: ConnectionState::Good,
        muted: false,
        bank: Some(TimeBankView { seconds: 25, running: false }),
        tournament: None,
        in_own_window: false,
        large: (style.scope.0.is_some() && style.scale.small()).then_some(false),
        now_ms: data.now_ms,
    };
    // The bar has had its buttons since time 0, so they accept input.
    data.bar.update(&hud.at(), 0);
    let mut asked = table_ui(ctx, style, &layout, &hud, &data.bar, &mut data.state);
    asked.extend(toasts_ui(ctx, style, top_bar_rect(style, &layout).bottom(), &table_toasts(hud.model, hud.view, style)).0);
    if data.log_open {
        let in_sheet = log_sheet_ui(ctx, style, &hud, &mut data.state);
        data.log_open = !in_sheet.contains(&AppIntent::Close.into());
        asked.extend(in_sheet);
    }
    asked
}

/// What can be done at all tables, if there are several.
fn all_tables(tabs: &[TableTab]) -> Option<AllTables> {
    let tables = tabs.iter().filter(|tab| matches!(tab, TableTab::Table { .. })).count();
    (tables > 1).then_some(AllTables { order: TableOrder::Stack, out: Some(false), next_hand: Some(true) })
}

pub(super) fn shown(bench: &Bench, data: TableData) -> Harness<'_, ShownPanel<TableData>> {
    show(bench, data, draw)
}

pub(super) fn clicked(harness: &mut Harness<'_, ShownPanel<TableData>>, label: &str) -> Vec<Intent> {
    harness.state_mut().take();
    harness.get_by_label(label).click();
    harness.run();
    harness.run();
    harness.state_mut().take()
}

#[test]
fn the_icons_of_the_top_bar_ask_for_what_their_tooltips_say() {
    let bench = Bench::regular();
    let mut harness = shown(&bench, TableData::on_turn());
    for (label, intent) in [
        ("Turn sound off", AppIntent::ToggleSound),
        ("Show the log", AppIntent::Toggle(Panel::Log)),
        ("Rules in force", AppIntent::Toggle(Panel::Rules)),
        ("Settings", AppIntent::Toggle(Panel::Settings)),
        ("Lobby", AppIntent::Toggle(Panel::Lobby)),
        ("Language", AppIntent::NextLanguage),
    ] {
        assert_eq!(clicked(&mut harness, label), [intent.into()], "{label}");
    }
}

#[test]
fn the_switches_of_the_seat_work_as_boxes_and_as_icons() {
    for (width, height) in [(1280.0, 800.0), (640.0, 360.0)] {
        let bench = Bench::new(Language::English, width, height);
        let mut harness = shown(&bench, TableData::on_turn());
        for (label, intent) in [
            ("Sit out next hand", TableIntent::SitOut),
            ("Sit out next big blind", TableIntent::SitOutNextBigBlind),
            ("Auto top-up to the initial buy-in", TableIntent::AutoTopUp),
        ] {
            assert_eq!(clicked(&mut harness, label), [intent.into()], "{label} at {width}x{height}");
        }
    }
}

#[test]
fn r_cash_4_who_sits_out_can_come_back() {
    let bench = Bench::regular();
    let mut harness = shown(&bench, TableData::quiet(SeatState::SittingOut, 2000, fixture::you()));
    assert_eq!(clicked(&mut harness, "I’m back"), [TableIntent::Back.into()]);
}

#[test]
fn r_hand_8_a_newcomer_chooses_between_posting_and_waiting() {
    let bench = Bench::regular();
    let mut harness = shown(&bench, TableData::quiet(SeatState::WaitingForBigBlind, 2000, fixture::you()));
    assert_eq!(clicked(&mut harness, "Post €0.20 and play now"), [TableIntent::Enter(Entry::PostNow).into()]);
    let you = YourSeat { entry: Entry::PostNow, ..fixture::you() };
    let mut harness = shown(&bench, TableData::quiet(SeatState::WaitingForBigBlind, 2000, you));
    assert_eq!(clicked(&mut harness, "Wait for the big blind"), [TableIntent::Enter(Entry::WaitForBigBlind).into()]);
}

#[test]
fn a_broke_player_of_practice_refills_the_balance_with_one_click() {
    let bench = Bench::regular();
    let mut harness = shown(&bench, TableData { balance: Money::ZERO, ..TableData::quiet(SeatState::Busted, 0, fixture::you()) });
    assert_eq!(clicked(&mut harness, "Refill the balance"), [RoomIntent::RefillBalance.into()]);
}

#[test]
fn a_player_who_waits_in_a_pool_is_told_what_for() {
    let bench = Bench::regular();
    let harness = shown(&bench, TableData::of(fixture::pool_between_hands(), ActionBar::new(TableId(1), 600)));
    let texts = harness.state().record.texts();
    assert!(texts.iter().any(|text| text.words == "The next hand: your table is being put together."), "{texts:?}");
}

#[test]
fn while_the_last_table_of_a_pool_is_seen_the_words_stand_over_the_bar() {
    for (width, height) in [(1280.0, 800.0), (640.0, 360.0)] {
        for language in Language::SPOKEN {
            let bench = Bench::new(language, width, height);
            let what = format!("{language:?} at {width}x{height}");
            let mut last = fixture::table(3, None);
            let folded = SeenEvent::Acted { seat: last.hero().unwrap(), act: Act::Fold, paid: Chips::ZERO, all_in: false };
            last.apply(TableEvent::Hand { event: folded }, 0);
            let data = TableData {
                view: Some(TableView::of(&last)),
                ..TableData::of(fixture::pool_between_hands(), ActionBar::new(TableId(1), 600))
            };
            let harness = shown(&bench, data);
            let words = bench.texts.say(&poker_text::text::table::next_table());
            let texts = harness.state().record.texts();
            let told: Vec<_> = texts.iter().filter(|text| text.words == words).collect();
            let [told] = &told[..] else { panic!("{what}: {texts:?}") };
            let record = Record::default();
            let style = bench.style(&record);
            let layout = style.layout();
            let mut cards = layout.hero_cards(2).into_iter().chain([layout.seat_plate(0)]).map(|thing| style.area(thing));
            assert!(cards.all(|thing| !thing.intersects(told.rect)), "{what}: {told:?}");
            assert_tidy(&harness.state().record, &bench, &what);
        }
    }
}

#[test]
fn between_hands_the_next_one_can_be_asked_for() {
    let bench = Bench::regular();
    let mut harness = shown(&bench, after_a_hand(2000));
    assert_eq!(clicked(&mut harness, "Next hand"), [TableIntent::NextHand.into()]);
    let mut waiting = after_a_hand(2000);
    waiting.model.apply(TableEvent::Notice { notice: Notice::WaitingForPlayers { needed: 3 } }, 0);
    assert!(shown(&bench, waiting).query_by_label("Next hand").is_none(), "no hand follows that could be asked for");
}

/// A hand has ended, and the viewer has this stack.
fn after_a_hand(stack: u64) -> TableData {
    let mut data = TableData::quiet(SeatState::Playing, stack, fixture::you());
    for event in [
        SeenEvent::Started { hand: HandId(1), button: Seat::new(0), players: Vec::new(), root: None, nonces: Vec::new() },
        SeenEvent::Ended { stacks: Vec::new() },
    ] {
        data.model.apply(TableEvent::Hand { event }, 0);
    }
    data
}

#[test]
fn r_ui_7_a_control_that_the_room_does_not_offer_is_not_drawn() {
    let bench = Bench::regular();
    let bare = YourSeat {
        may_post: false,
        auto_top_up: None,
        sit_out_next_big_blind: None,
        sits_out_everywhere: false,
        top_up: None,
        ..fixture::you()
    };
    let harness = shown(&bench, TableData::quiet(SeatState::WaitingForBigBlind, 1200, bare));
    let drawn: Vec<String> = harness.state().record.controls().into_iter().map(|control| control.name).collect();
    for name in ["seat.enter", "seat.top_up", "tool.auto_top_up", "tool.sit_out_big_blind", "tool.straddle"] {
        assert!(!drawn.iter().any(|control| control == name), "{name} in {drawn:?}");
    }
    assert!(drawn.iter().any(|control| control == "tool.sit_out"), "{drawn:?}");
}

#[test]
fn r_cash_5_with_several_tables_the_switch_says_that_it_is_for_all() {
    let bench = Bench::regular();
    let mut harness = shown(&bench, TableData { tabs: tabs(), ..TableData::on_turn() });
    assert_eq!(clicked(&mut harness, "Sit out next hand, all tables"), [TableIntent::SitOut.into()]);
}

#[test]
fn the_log_shows_both_hands_and_nothing_where_there_was_none() {
    let bench = Bench::regular();
    let mut harness = shown(&bench, TableData::on_turn());
    let words = |harness: &Harness<'_, ShownPanel<TableData>>| {
        harness.state().record.texts().into_iter().map(|text| text.words).collect::<Vec<_>>()
    };
    assert!(words(&harness).contains(&"raises to €0.60".to_owned()), "{:?}", words(&harness));
    clicked(&mut harness, "Last hand");
    assert!(words(&harness).contains(&"Nothing yet.".to_owned()), "{:?}", words(&harness));
}

#[test]
fn cards_of_the_log_are_symbols_to_the_eye_and_words_to_a_reader() {
    let bench = Bench::regular();
    let mut data = TableData::on_turn();
    let cards = ["Kd", "9c", "4h"].map(|card| card.parse().unwrap()).to_vec();
    let flop = SeenEvent::StreetDealt { street: Street::Flop, cards, openings: Vec::new() };
    data.model.apply(TableEvent::Hand { event: flop }, 0);
    let harness = shown(&bench, data);
    let words: Vec<_> = harness.state().record.texts().into_iter().map(|text| text.words).collect();
    assert!(words.iter().any(|words| words.contains("K♦ 9♣ 4♥")), "{words:?}");
    assert!(harness.query_by_label_contains("king of diamonds").is_some());
}

#[test]
fn a_hand_is_complained_about_where_somebody_reads_it_and_not_in_practice() {
    let bench = Bench::regular();
    assert!(shown(&bench, TableData::on_turn()).state().record.control("log.report").is_some());
    let practice = fixture::practice_table(0, Some(fixture::legal(60, 100)));
    let harness = shown(&bench, TableData::of(practice, fixture::bar_on_turn()));
    assert!(harness.state().record.control("log.report").is_none());
}

#[test]
fn the_log_opens_as_a_sheet_and_closes_with_escape() {
    let bench = Bench::new(Language::English, 640.0, 360.0);
    let mut harness = shown(&bench, TableData { log_open: true, ..TableData::on_turn() });
    assert!(harness.query_by_label("Close").is_some());
    harness.key_press(Key::Escape);
    harness.run();
    assert!(!harness.state().data.log_open);
}

#[test]
fn a_notice_is_taken_away_by_its_cross() {
    let bench = Bench::regular();
    let mut data = TableData::quiet(SeatState::Playing, 2000, fixture::you());
    data.model.apply(TableEvent::Notice { notice: Notice::TimeOut { folded: true } }, 0);
    let mut harness = shown(&bench, data);
    assert_eq!(clicked(&mut harness, "Dismiss"), [TableIntent::DismissNotice(0).into()]);
}

#[test]
fn what_is_told_of_an_unfair_hand_is_taken_away_by_its_cross() {
    let bench = Bench::regular();
    let mut data = TableData::quiet(SeatState::Playing, 2000, fixture::you());
    data.model = TableModel::new(TableInfo { sealed: true, ..fixture::info() });
    let unsealed = SeenEvent::Started { hand: HandId(7), button: Seat::new(0), players: Vec::new(), root: None, nonces: Vec::new() };
    data.model.apply(TableEvent::Hand { event: unsealed }, 0);
    assert!(data.model.unfair().is_some());
    let mut harness = shown(&bench, data);
    assert_eq!(clicked(&mut harness, "Dismiss"), [TableIntent::DismissUnfair.into()]);
    let model = &mut harness.state_mut().data.model;
    model.dismiss_unfair();
    assert!(model.refuses_hand(), "the hand is refused all the same");
    harness.run();
    assert!(harness.query_by_label("Dismiss").is_none());
}

#[test]
fn what_comes_into_a_place_of_the_bar_between_hands_rests_first() {
    let bench = Bench::regular();
    for (data, name) in [
        (TableData::quiet(SeatState::Playing, 1200, fixture::you()), "seat.top_up"),
        (after_a_hand(1200), "action.next_hand"),
        (TableData::quiet(SeatState::Busted, 0, fixture::you()), "seat.buy_in"),
        (TableData::quiet(SeatState::SittingOut, 2000, fixture::you()), "seat.back"),
    ] {
        let mut harness = shown(&bench, TableData { now_ms: 599, ..data });
        let live = |harness: &Harness<'_, ShownPanel<TableData>>| harness.state().record.control(name).unwrap().enabled;
        assert!(!live(&harness), "{name} can be pressed at once");
        harness.state_mut().data.now_ms = 600;
        harness.run();
        assert!(live(&harness), "{name}");
    }
}

#[test]
fn what_was_begun_between_hands_goes_when_the_turn_comes() {
    let bench = Bench::regular();
    let mut harness = shown(&bench, TableData::quiet(SeatState::Playing, 1200, fixture::you()));
    clicked(&mut harness, "Top up");
    let mut turn = TableData::on_turn();
    let room = BuyInRange { min: fixture::money(800), max: fixture::money(4_000) };
    turn.model.apply(TableEvent::You { you: YourSeat { top_up: Some(room), ..fixture::you() } }, 0);
    assert!(AtTable::caught_up(&turn.model, turn.balance).top_up_range().is_some(), "the amount alone is no reason to go");
    let shown = harness.state_mut();
    assert!(matches!(shown.data.state.dialog, Some(Dialog::TopUp(_))));
    (shown.data.model, shown.data.bar) = (turn.model, turn.bar);
    harness.run();
    assert_eq!(harness.state().data.state.dialog, None);
}

#[test]
fn no_panel_tells_what_is_not_yet_to_be_seen() {
    let bench = Bench::regular();
    let mut data = TableData::on_turn();
    let before = TableView::of(&data.model);
    let hand = [
        SeenEvent::Acted { seat: Seat::new(0), act: Act::Call, paid: fixture::chips(60), all_in: false },
        SeenEvent::Won { pot: 0, half: None, seat: Seat::new(3), amount: fixture::chips(210) },
        SeenEvent::Ended { stacks: vec![SeatStack { seat: Seat::new(0), stack: Chips::ZERO }] },
    ];
    for event in hand {
        data.model.apply(TableEvent::Hand { event }, 0);
    }
    data.model.apply(TableEvent::StateChanged { seat: Seat::new(0), state: SeatState::Busted }, 0);
    data.view = Some(before);
    let mut harness = shown(&bench, data);
    let tells = |harness: &Harness<'_, ShownPanel<TableData>>| {
        let texts = harness.state().record.texts().into_iter().map(|text| text.words);
        let said = harness.state().data.state.announced.words().to_owned();
        texts.chain([said]).any(|words| words.contains("wins") || words.contains("Buy in again") || words.contains("no chips"))
    };
    assert!(!tells(&harness));
    harness.state_mut().data.view = None;
    harness.run();
    assert!(tells(&harness), "and all of it is told once it has been seen");
}

#[test]
fn a_table_at_rest_asks_for_no_frame() {
    let bench = Bench::regular();
    let mut harness = shown(&bench, TableData::on_turn());
    harness.get_by_label("Amount").focus();
    harness.run();
    harness.run_steps(3);
    assert!(!harness.ctx.has_requested_repaint(), "{:?}", harness.ctx.repaint_causes());
}

#[test]
fn r_hand_7_a_table_that_waits_says_so_on_the_felt() {
    let bench = Bench::regular();
    let mut data = TableData::quiet(SeatState::Playing, 2000, fixture::you());
    data.model.apply(TableEvent::Notice { notice: Notice::WaitingForPlayers { needed: 3 } }, 0);
    let harness = shown(&bench, data);
    let words: Vec<_> = harness.state().record.texts().into_iter().map(|text| text.words).collect();
    assert!(words.contains(&"Waiting for players. A hand needs 3.".to_owned()), "{words:?}");
}

#[test]
fn new_lines_of_the_log_are_announced_once() {
    let bench = Bench::regular();
    let mut harness = shown(&bench, TableData::on_turn());
    assert!(harness.state().data.state.announced.words().contains("Otso raises to €0.60."));
    let fold = SeenEvent::Acted { seat: Seat::new(1), act: Act::Fold, paid: Chips::ZERO, all_in: false };
    harness.state_mut().data.model.apply(TableEvent::Hand { event: fold }, 0);
    harness.run();
    assert_eq!(harness.state().data.state.announced.words(), "Lisbet folds.");
}

#[test]
fn what_open_hands_can_expect_is_announced_once_and_ones_own_chances_never() {
    let bench = Bench::regular();
    let mut harness = shown(&bench, TableData::on_turn());
    let chance = |part| Chance { part, whole: 100 };
    let odds = |seat, win| (Seat::new(seat), SeatOdds { win: chance(win), tie: chance(0), share: None });
    let open = TableOdds { seats: vec![odds(0, 62), odds(3, 38)], own: false };
    harness.state_mut().data.odds = Some(TableOdds { own: true, ..open.clone() });
    harness.run();
    let before = harness.state().data.state.announced.words().to_owned();
    assert!(!before.contains("Chances"), "{before}");
    harness.state_mut().data.odds = Some(open);
    harness.run();
    assert_eq!(harness.state().data.state.announced.words(), "Chances: Ardan 62% to win and Otso 38% to win.");
    let fold = SeenEvent::Acted { seat: Seat::new(1), act: Act::Fold, paid: Chips::ZERO, all_in: false };
    harness.state_mut().data.model.apply(TableEvent::Hand { event: fold }, 0);
    harness.run();
    assert_eq!(harness.state().data.state.announced.words(), "Lisbet folds.");
}

#[test]
fn the_key_of_the_text_under_the_pointer_is_told() {
    let bench = Bench::regular();
    let harness = shown(&bench, TableData::on_turn());
    let fold = harness.state().record.texts().into_iter().find(|text| text.words == "Fold").unwrap();
    assert_eq!(harness.state().record.keys_at(fold.rect.center()), ["action-fold"]);
}

/// A table in each state that offers other controls, by name.
pub(super) fn states() -> Vec<(&'static str, fn() -> TableData)> {
    vec![
        ("turn", TableData::on_turn),
        ("ahead", || TableData::of(fixture::table(5, None), fixture::bar_ahead())),
        ("typed", || TableData::of(fixture::table(0, Some(fixture::legal(60, 100))), fixture::bar_typed("99999"))),
        ("sitting out", || TableData::quiet(SeatState::SittingOut, 1200, fixture::you())),
        ("waiting", || TableData::quiet(SeatState::WaitingForBigBlind, 2000, fixture::you())),
        ("broke", || TableData { balance: Money::ZERO, ..TableData::quiet(SeatState::Busted, 0, fixture::you()) }),
        ("between hands", || after_a_hand(1200)),
    ]
}

#[test]
fn in_every_language_size_and_text_size_no_panel_is_cut_and_none_lies_on_another() {
    let windows = [
        (640.0, 360.0, 0.8),
        (640.0, 360.0, 1.0),
        (640.0, 360.0, 1.4),
        (960.0, 600.0, 1.0),
        (960.0, 600.0, 2.0),
        (1024.0, 768.0, 0.9),
        (1280.0, 800.0, 1.0),
        (1280.0, 800.0, 1.4),
        (1280.0, 800.0, 2.0),
        (1680.0, 720.0, 1.0),
        (1920.0, 1080.0, 2.0),
        (3840.0, 2160.0, 1.0),
        (3840.0, 2160.0, 2.0),
    ];
    for language in Language::ALL {
        for (width, height, text_scale) in windows {
            let bench = Bench::new(language, width, height).scaled(text_scale).at_table();
            let mut harness = shown(&bench, TableData::on_turn());
            for (name, data) in states() {
                harness.state_mut().data = data();
                harness.run_steps(3);
                assert_tidy(&harness.state().record, &bench, &format!("{name} {language} {width}x{height} {text_scale}"));
            }
        }
    }
}

/// Six tables, the viewer's turn at the third, a seat kept and a queue.
pub(super) fn tabs() -> Vec<TableTab> {
    let table = |at: u32| TableTab::Table {
        table: TableId(at),
        name: format!("Aldebaran {at}"),
        stake: "NL20".to_owned(),
        front: at == 1,
        call: (at == 3).then_some(CallKind::Turn),
        seconds: (at == 3).then_some(9),
        out: at == 4,
    };
    let offer = TableTab::Offer { table: TableId(9), name: "Bellatrix 12".to_owned(), seconds: 42 };
    let place = QueuePlace { position: 2, waiting: 2, opens_at: 3 };
    let queue = TableTab::Queue { stake: StakeId(4), name: "PL50".to_owned(), place };
    (1..=6).map(table).chain([offer, queue]).collect()
}

#[test]
fn tabs_lead_to_other_tables_to_a_seat_that_is_kept_and_to_a_queue() {
    let bench = Bench::regular();
    let mut harness = shown(&bench, TableData { tabs: tabs(), ..TableData::on_turn() });
    for (label, intent) in [
        ("Aldebaran 3 · NL20 · Your turn", AppIntent::ShowTable(TableId(3))),
        ("Aldebaran 4 · NL20 · Sitting out", AppIntent::ShowTable(TableId(4))),
        ("A seat is held for you. Table: Bellatrix 12", AppIntent::ShowOffer(TableId(9))),
        ("PL50 · Your place in the queue: 2 of 2", AppIntent::ShowQueue(StakeId(4))),
    ] {
        assert_eq!(clicked(&mut harness, label), [intent.into()], "{label}");
    }
    assert!(harness.state().record.texts().iter().any(|text| text.words == "9\u{a0}s"), "how long there is left to act");
}

#[test]
fn with_several_tables_names_and_blinds_are_seen_in_the_smallest_window() {
    for (language, text_scale) in [(Language::French, 1.0), (Language::French, 1.4), (Language::Swedish, 1.0), (Language::English, 1.0)] {
        let bench = Bench::new(language, 640.0, 360.0).scaled(text_scale);
        let unhurried = |tab: TableTab| match tab {
            TableTab::Table { table, name, stake, front, call, out, .. } => {
                TableTab::Table { table, name, stake, front, call, out, seconds: None }
            }
            other => other,
        };
        let tabs: Vec<_> = tabs().into_iter().take(4).map(unhurried).collect();
        let harness = shown(&bench, TableData { tabs, ..TableData::on_turn() });
        let record = &harness.state().record;
        let texts = record.texts();
        for table in 1..=4 {
            let tab = record.control(&format!("tab.table.{table}")).unwrap().rect;
            let named = |text: &&crate::style::RecordedText| {
                tab.contains(text.rect.center()) && text.words.starts_with('A') && text.words.ends_with(&table.to_string())
            };
            assert!(texts.iter().any(|text| named(&text)), "{language} {text_scale}: {table} {texts:?}");
        }
        let blinds = if language == Language::English { "€0.10 / €0.20" } else { "0,10\u{a0}€ / 0,20\u{a0}€" };
        assert!(texts.iter().any(|text| text.words == blinds), "{language} {text_scale}: {blinds} {texts:?}");
    }
}

#[test]
fn the_table_that_waits_has_a_tab_however_many_there_are() {
    let bench = Bench::new(Language::French, 640.0, 360.0).scaled(1.4);
    let table = |at: u32| TableTab::Table {
        table: TableId(at),
        name: format!("Aldebaran {at}"),
        stake: "NL20".to_owned(),
        front: at == 1,
        call: (at == 12).then_some(CallKind::Turn),
        seconds: None,
        out: false,
    };
    let mut harness = shown(&bench, TableData { tabs: (1..=12).map(table).collect(), ..TableData::on_turn() });
    assert!(harness.state().record.control("tab.table.12").is_some());
    assert!(harness.state().record.control("tab.table.11").is_none(), "not all of them fit");
    assert_eq!(clicked(&mut harness, "Aldebaran 12 · NL20 · À vous de jouer"), [AppIntent::ShowTable(TableId(12)).into()]);
}

#[test]
fn one_table_alone_has_no_tab() {
    let bench = Bench::regular();
    let harness = shown(&bench, TableData { tabs: tabs().into_iter().take(1).collect(), ..TableData::on_turn() });
    assert!(harness.state().record.control("tab.table.1").is_none());
}

#[test]
fn tabs_are_tidy_in_every_window() {
    for language in Language::ALL {
        for (width, height) in [(640.0, 360.0), (960.0, 540.0), (1280.0, 800.0), (3840.0, 2160.0)] {
            for (text_scale, count) in [(1.0, 3), (1.4, 8), (2.0, 8)] {
                let bench = Bench::new(language, width, height).scaled(text_scale).at_table();
                let tabs = tabs().into_iter().take(count).collect();
                let harness = shown(&bench, TableData { tabs, ..TableData::on_turn() });
                assert_tidy(&harness.state().record, &bench, &format!("{count} tabs {language} {width}x{height} {text_scale}"));
            }
        }
    }
}
