//! Panels and screens: one pass of egui a frame, from view data to intents.

use std::collections::BTreeSet;
use std::time::Duration;

use bevy::camera::RenderTarget;
use bevy::prelude::*;
use bevy_egui::egui::{self, Context};
use bevy_egui::{EguiContexts, PrimaryEguiContext};
use poker_client::{Amounts, AppIntent, BarMode, Intent, LineState, OnlineIntent, Panel, RulesPage, TableTab};
use poker_host::rules_in_force;
use poker_protocol::{Currency, HandId, RulesInForce, StakeId, StakeRow, TableId, TurnId};
use poker_text::text;

use crate::assets::AssetSource;
use crate::keyboard::Keys;
use crate::local_time::local_time;
use crate::look::{Control, Look, Record, Side, Weight, forget_icons, install, place};
use crate::moment::Moment;
use crate::online::Online;
use crate::panel::{
    Bank, ChatState, Hud, ReconnectView, TableState, Toast, key_hint_ui, log_sheet_ui, reconnect_ui, table_toasts, table_ui, toasts_ui,
};
use crate::platform::SMALLEST_WINDOW;
use crate::practice::Practice;
use crate::screen::{
    AccountState, AccountView, ContentsState, JoinState, JoinView, LobbyState, LobbyView, OnlineState, OnlineView, SettingsState,
    SettingsView, StartState, StartView, account_ui, join_ui, keys_ui, lobby_ui, online_ui, queue_ui, raised_ui, rules_ui, settings_ui,
    start_ui,
};
use crate::session::{Intents, Session, Toasts, is_of_bar};
use crate::settings::CurrentSettings;
use crate::showing::{Screen, Showing, Way};
use crate::sound::SoundDevice;
use crate::speech::Speech;
use crate::stage::over_ground;
use crate::surface::{Canvas, Surface};
use crate::table::CurrentLayout;
use crate::theme::{Scale, ThemeRes};
use crate::third_party::winit::NextFrame;
use crate::trace::Trace;
use crate::widget::{control_id, forget_pictures};

/// Where panels read their pictures from.
#[derive(Resource, Clone)]
pub(crate) struct Pictures(pub(crate) AssetSource);

/// Translators see the key of the text under the pointer.
#[derive(Resource, Clone, Copy)]
pub(crate) struct ShowKeys(pub(crate) bool);

/// What panels keep between frames: which row is chosen, what is typed.
#[derive(Resource, Default)]
pub(crate) struct PanelStates {
    /// What fonts and pictures were drawn for: a canvas and a text size.
    drawn_for: Option<(Canvas, u16)>,
    /// How often they were.
    edition: u32,
    passes: u32,
    focused: Option<String>,
    keys: Vec<&'static str>,
    ready: Option<(HandId, TurnId)>,
    pub(crate) table: TableState,
    pub(crate) start: StartState,
    pub(crate) lobby: LobbyState,
    pub(crate) join: JoinState,
    /// The table whose panels these are.
    of_table: Option<TableId>,
    pub(crate) settings: SettingsState,
    pub(crate) online: OnlineState,
    account: AccountState,
    /// The rules of practice as they were read last, while no room is open to ask.
    usual_rules: Option<RulesInForce>,
    /// The page of the rules that were looked at last.
    rules: Option<(RulesInForce, RulesPage)>,
    /// Where on that page the reader is.
    contents: ContentsState,
}

impl PanelStates {
    /// Other states, in a window that has its fonts already.
    pub(crate) fn reset_to(&mut self, states: Self) {
        *self = Self { drawn_for: self.drawn_for, edition: self.edition, passes: self.passes, ..states };
    }
}

/// The one camera: the felt, and egui over it. Without a target it draws into the window.
pub(crate) fn camera(target: Option<RenderTarget>) -> impl Bundle {
    (Name::new("camera"), Camera2d, over_ground(), Msaa::Off, target.unwrap_or_default(), PrimaryEguiContext)
}

/// What one pass reads.
#[derive(bevy::ecs::system::SystemParam)]
pub(crate) struct Seen<'w> {
    theme: Res<'w, ThemeRes>,
    speech: Res<'w, Speech>,
    settings: Res<'w, CurrentSettings>,
    canvas: Res<'w, Canvas>,
    surface: Res<'w, Surface>,
    showing: Res<'w, Showing>,
    session: Res<'w, Session>,
    layout: Res<'w, CurrentLayout>,
    moment: Res<'w, Moment>,
    pictures: Res<'w, Pictures>,
    show_keys: Res<'w, ShowKeys>,
    practice: Res<'w, Practice>,
    online: Res<'w, Online>,
    sound: Res<'w, SoundDevice>,
    keys: Res<'w, Keys>,
}

/// Draws everything that is not the felt.
pub(crate) fn draw_panels(
    mut contexts: EguiContexts,
    seen: Seen,
    (mut states, mut intents, mut toasts): (ResMut<PanelStates>, ResMut<Intents>, ResMut<Toasts>),
    mut trace: ResMut<Trace>,
    mut next: ResMut<NextFrame>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let drawn_for = (*seen.canvas, seen.settings.0.text_scale);
    let before = states.drawn_for.replace(drawn_for);
    if before != Some(drawn_for) {
        // Glyphs and pictures of the sizes before are let go.
        trace.event("canvas", serde_json::json!({ "width": seen.canvas.surface.size.x, "height": seen.canvas.surface.size.y }));
        forget_icons(ctx);
        forget_pictures(ctx);
        states.edition += 1;
        install(ctx, states.edition, |weight| font_file(&seen.pictures.0, weight));
        next.now();
        if before.is_none() {
            // The first fonts are there from the next pass on.
            return Ok(());
        }
    }
    let record = if seen.show_keys.0 { Record::with_texts() } else { Record::default() };
    let text_scale = f32::from(seen.settings.0.text_scale) / 100.0;
    let of = |surface: &Surface| Scale::new(&seen.theme.0, surface.size, text_scale);
    let scale = of(&seen.surface).stepped_from(of(&seen.canvas.surface));
    let window = egui::Rect::from_min_size(egui::Pos2::ZERO, egui::vec2(seen.surface.size.x, seen.surface.size.y));
    let mut look = Look::new(&seen.theme.0, scale, &seen.speech.texts, &seen.pictures.0, &record, window);
    let big_blind = seen.session.table().map(|model| model.info().big_blind);
    look = look.with_amounts(Amounts {
        currency: currency(&seen, &mut states),
        big_blind: big_blind.unwrap_or_default(),
        in_bb: big_blind.is_some() && seen.settings.0.amounts_in_bb,
    });
    look.dress(ctx);
    let mut asked = if too_small(ctx, &look) { Vec::new() } else { screen(ctx, &look, &seen, &mut states) };
    asked.extend(way(ctx, &look, &seen, &mut states));
    let raised = seen.session.client.raised();
    if !raised.is_empty() && raised_ui(ctx, &look, raised) {
        asked.push(AppIntent::ReadCharges.into());
    }
    asked.extend(told(ctx, &look, &seen, &mut toasts, &mut next));
    if seen.show_keys.0 {
        key_hint_ui(ctx, &look);
        let keys = ctx.input(|input| input.pointer.hover_pos()).map(|at| record.keys_at(at)).unwrap_or_default();
        if states.keys != keys {
            trace.event("text_keys", serde_json::json!({ "keys": keys }));
            states.keys = keys;
        }
    }
    if !asked.is_empty() {
        next.now();
    }
    if is_of_bar(&asked) || ctx.input(|input| input.pointer.any_click()) {
        ctx.request_discard("panels are drawn as they are after the click");
    }
    intents.0.extend(asked);
    if trace.is_on() {
        for text in toasts.fresh() {
            trace.event("toast", serde_json::json!({ "text": look.texts.say(&text) }));
        }
        if ctx.input(|input| input.pointer.any_pressed()) {
            trace.event("pointer_down", serde_json::json!({}));
        }
        if ctx.input(|input| input.pointer.any_down() && input.pointer.is_decidedly_dragging()) {
            trace.event("pointer_drag", serde_json::json!({}));
        }
        if ctx.input(|input| input.pointer.any_released()) {
            trace.event("pointer_up", serde_json::json!({}));
        }
        trace_focus(ctx, &record, &mut states, &mut trace);
        trace_ready(&seen, &mut states, &mut trace);
        trace_first_frame(&mut states, &mut trace, &mut next);
    }
    trace.controls(record.controls().into_iter().map(|control| physical(control, seen.surface.scale_factor)));
    Ok(())
}

fn at_table(ctx: &Context, look: &Look, seen: &Seen, states: &mut PanelStates) -> Vec<Intent> {
    let tabs = tabs(seen);
    let (Screen::Table, Some(hud), Some(front), Some(layout)) =
        (seen.showing.screen, hud(seen, &tabs), seen.session.front.as_ref(), seen.layout.panels())
    else {
        return Vec::new();
    };
    if states.of_table.replace(front.table).is_some_and(|before| before != front.table) {
        // A question about one table is not answered at another.
        states.table.dialog = None;
        states.table.chat = ChatState::default();
    }
    states.table.log_is_open = seen.showing.over == Some(Panel::Log);
    let mut asked = table_ui(ctx, look, layout, &hud, &front.bar, &mut states.table);
    if states.table.log_is_open {
        asked.extend(log_sheet_ui(ctx, look, &hud, &mut states.table));
    }
    asked
}

fn tabs(seen: &Seen) -> Vec<TableTab> {
    let front = seen.session.front.as_ref();
    let mut tabs = seen.session.client.tabs(front.map(|front| front.table), seen.moment.now_ms);
    let acts = front.is_some_and(|front| front.bar.mode() == BarMode::Turn);
    for tab in &mut tabs {
        // The tab of the table in front tells no more than its felt.
        if let TableTab::Table { front: true, turn, seconds, .. } = tab {
            *turn &= acts;
            *seconds = seconds.filter(|_| acts);
        }
    }
    tabs
}

fn hud<'a>(seen: &'a Seen, tabs: &'a [TableTab]) -> Option<Hud<'a>> {
    let model = seen.session.table()?;
    let clock = seen.session.front.as_ref()?.clock();
    let front = seen.session.front.as_ref()?;
    let own_clock = clock.filter(|_| front.bar.mode() == BarMode::Turn);
    let kept = model.you().and_then(|you| you.bank_ms).map(|ms| ms.div_ceil(1000));
    let bank = own_clock.map(|clock| Bank { seconds: clock.bank_seconds, running: clock.bank_running });
    Some(Hud {
        model,
        view: front.playback.view(),
        settled: front.playback.timeline().is_idle(),
        letters: seen.settings.0.court_letters,
        balance: seen.session.client.balance(),
        can_refill: seen.session.client.can_refill(),
        odds: front.odds.shown(),
        tabs,
        connection: line(seen),
        muted: seen.settings.0.sounds.muted,
        bank: bank.or(kept.map(|seconds| Bank { seconds, running: false })),
        now_ms: seen.moment.now_ms,
    })
}

/// A room of this process has a good line as long as it is there.
fn line(seen: &Seen) -> LineState {
    match (seen.online.is_open(), seen.session.is_open()) {
        (true, _) => seen.online.connection.line(),
        (false, true) => LineState::Good,
        (false, false) => LineState::Lost,
    }
}

/// A window smaller than everything needs says so, and nothing else.
fn too_small(ctx: &Context, look: &Look) -> bool {
    let (width, height) = SMALLEST_WINDOW;
    if look.window.width() >= width as f32 && look.window.height() >= height as f32 {
        return false;
    }
    let words = look.say(&text::error::window_too_small(width.to_string(), height.to_string()));
    place(ctx, "too small", look.window, egui::Order::Foreground, |ui| {
        ui.painter().rect_filled(look.window, 0.0, look.ink.room);
        look.fit(ui, look.window.shrink(look.theme.spacing.s), Side::Middle, look.body(), &words);
    });
    true
}

/// What fills the window instead of a table: the page on top, or the screen beneath.
fn screen(ctx: &Context, look: &Look, seen: &Seen, states: &mut PanelStates) -> Vec<Intent> {
    let settings = &seen.settings.0;
    match (seen.showing.over, seen.showing.screen) {
        (Some(Panel::Settings), _) => {
            let client = &seen.session.client;
            let sit_out_next_big_blind = client.tables().find_map(|(_, model)| model.you()?.sit_out_next_big_blind);
            let no_sound_device = *seen.sound == SoundDevice::Missing;
            let view = SettingsView {
                settings,
                language: seen.speech.language(),
                sit_out_next_big_blind,
                no_sound_device,
                row: seen.keys.printed(),
            };
            settings_ui(ctx, look, &view, &mut states.settings)
        }
        (Some(Panel::Rules), _) => {
            let client = &seen.session.client;
            let in_force = rulebook_in_front(&seen.session, client.lobby()).and_then(|id| client.rules(id));
            let rules = match in_force.or_else(|| seen.practice.rules()) {
                Some(rules) => Some(rules),
                None => usual_rules(&mut states.usual_rules, settings.practice.rules.id()),
            };
            if let Some(rules) = rules
                && states.rules.as_ref().is_none_or(|(shown, _)| shown != rules)
            {
                states.rules = Some((rules.clone(), RulesPage::of(rules)));
            }
            let page = states.rules.as_ref().map(|(_, page)| page);
            page.map(|page| rules_ui(ctx, look, page, settings, &mut states.contents)).unwrap_or_default()
        }
        (Some(Panel::Keys), _) => keys_ui(ctx, look, seen.keys.printed()),
        (Some(Panel::Account), _) => {
            let client = &seen.session.client;
            let connection = seen.online.is_open().then_some(&seen.online.connection);
            let (plans, statement) = (client.plans(), client.statement());
            let rulebooks: BTreeSet<&str> = client.lobby().iter().map(|row| row.rulebook.as_str()).collect();
            let rules: Vec<_> = rulebooks.into_iter().filter_map(|rulebook| client.rules(rulebook)).collect();
            let (balance, now_ms) = (client.balance(), seen.moment.now_ms);
            let view = AccountView { balance, plans, statement, connection, now_ms, rules: &rules, local: local_time };
            account_ui(ctx, look, &view, &mut states.account)
        }
        (_, Screen::Start) => {
            let view = StartView {
                settings,
                language: seen.speech.language(),
                saved: seen.practice.has_save(),
                saved_help: seen.practice.saved_help(&look.amounts),
                version: env!("CARGO_PKG_VERSION"),
            };
            start_ui(ctx, look, &view, &mut states.start)
        }
        (_, Screen::Online) => {
            let view = OnlineView {
                book: &seen.online.book,
                kept: seen.online.kept_account(),
                plain: seen.online.is_plain(),
                connection: &seen.online.connection,
                open: seen.online.is_open(),
                server: seen.online.server(),
                name: &settings.name,
                now_ms: seen.moment.now_ms,
            };
            online_ui(ctx, look, &view, &mut states.online)
        }
        (_, Screen::Lobby) => {
            let client = &seen.session.client;
            let seated: Vec<_> = client.tables().map(|(_, model)| model.info().stake).collect();
            let view = LobbyView {
                stakes: client.lobby(),
                loading: client.lobby().is_empty(),
                balance: client.balance(),
                can_refill: client.can_refill(),
                seated: &seated,
                tabs: &tabs(seen),
                way_in: client.way_in(),
                jackpots: client.jackpots(),
                settings,
            };
            lobby_ui(ctx, look, &view, &mut states.lobby)
        }
        (_, Screen::Table) => at_table(ctx, look, seen, states),
    }
}

/// What amounts are cents of: in the room one is in, else in the one that practice would open.
fn currency(seen: &Seen, states: &mut PanelStates) -> Currency {
    if let Some(welcome) = seen.session.client.welcome() {
        return welcome.currency;
    }
    let offered = seen.practice.offered_currency();
    offered.or_else(|| Some(usual_rules(&mut states.usual_rules, seen.settings.0.practice.rules.id())?.currency)).unwrap_or(Currency::Eur)
}

/// The rules that practice would be played by, read once.
fn usual_rules<'a>(read: &'a mut Option<RulesInForce>, rulebook: &str) -> Option<&'a RulesInForce> {
    if read.as_ref().is_none_or(|rules| rules.rulebook != rulebook) {
        *read = rules_in_force(rulebook);
    }
    read.as_ref()
}

/// The rulebook of the table in front, else the lobby's first.
fn rulebook_in_front<'a>(session: &'a Session, stakes: &'a [StakeRow]) -> Option<&'a str> {
    let table = session.table().map(|model| model.info().rulebook.as_str());
    table.or_else(|| stakes.first().map(|row| row.rulebook.as_str()))
}

/// A sheet about the way to a table.
fn way(ctx: &Context, look: &Look, seen: &Seen, states: &mut PanelStates) -> Vec<Intent> {
    let client = &seen.session.client;
    let row = |stake: StakeId| client.lobby().iter().find(|row| row.stake == stake);
    match seen.showing.way.filter(|_| seen.showing.over.is_none() && matches!(seen.showing.screen, Screen::Lobby | Screen::Table)) {
        Some(Way::Offer(table)) => {
            let Some(offered) = client.way_in().offer(table) else { return Vec::new() };
            states.lobby.close_sheets();
            let view = JoinView {
                offered,
                row: row(offered.offer.stake),
                balance: client.balance(),
                can_refill: client.can_refill(),
                settings: &seen.settings.0,
                now_ms: seen.moment.now_ms,
                may_wait: seen.showing.screen == Screen::Table,
            };
            join_ui(ctx, look, &view, &mut states.join)
        }
        Some(Way::Queue(stake)) => {
            let Some(place) = client.way_in().queue(stake) else { return Vec::new() };
            let name = row(stake).map_or("", |row| row.name.as_str());
            let (mut asked, close) = queue_ui(ctx, look, stake, name, &place);
            asked.extend(close.then(|| AppIntent::Close.into()));
            asked
        }
        None => Vec::new(),
    }
}

/// Notices of the table and of the program, under the top bar.
fn told(ctx: &Context, look: &Look, seen: &Seen, toasts: &mut Toasts, next: &mut NextFrame) -> Vec<Intent> {
    if let Some(due) = toasts.expire(seen.moment.now_ms) {
        next.within(Duration::from_millis(due.max(1)));
    }
    let own = toasts.list.iter().map(|toast| Toast { name: format!("toast.{}", toast.id), text: toast.text.clone(), dismiss: None });
    let mut list: Vec<Toast> = own.collect();
    let count = list.len();
    list.extend(seen.online.newer_version().map(|version| Toast {
        name: "version".to_owned(),
        text: text::connection::version_old(version),
        dismiss: Some(OnlineIntent::DismissVersion.into()),
    }));
    list.extend(
        hud(seen, &[])
            .filter(|_| seen.showing.screen == Screen::Table && seen.showing.over.is_none())
            .map(|hud| table_toasts(&hud, look))
            .unwrap_or_default(),
    );
    let mut top = look.scale.l(look.theme.size.top_bar);
    let mut asked = Vec::new();
    if let Some(view) = reconnect(seen) {
        let (bottom, now) = reconnect_ui(ctx, look, top, &view);
        asked.extend(now);
        top = bottom;
    }
    let (dismissed, gone) = toasts_ui(ctx, look, top, &list);
    let ids: Vec<u32> =
        gone.into_iter().filter(|index| *index < count).filter_map(|index| toasts.list.get(index).map(|toast| toast.id)).collect();
    for id in ids {
        toasts.dismiss(id);
        next.now();
    }
    asked.extend(dismissed);
    asked
}

/// The line to a room that one was in is lost.
fn reconnect<'a>(seen: &'a Seen) -> Option<ReconnectView<'a>> {
    let in_room = matches!(seen.showing.screen, Screen::Lobby | Screen::Table) && seen.online.is_open();
    let outage = seen.online.connection.outage().filter(|_| in_room)?;
    let client = &seen.session.client;
    let rules = seen.session.table().and_then(|model| client.rules(&model.info().rulebook));
    Some(ReconnectView {
        outage,
        removal_s: rules.map(|rules| rules.away.sit_out_removal_s.value),
        action_waits: client.action_waits(),
        now_ms: seen.moment.now_ms,
    })
}

/// The player may act, and no button rests any more.
fn trace_ready(seen: &Seen, states: &mut PanelStates, trace: &mut Trace) {
    let now = seen.moment.now_ms;
    let prompt = seen.session.table().and_then(|model| model.prompt());
    let front = seen.session.front.as_ref().filter(|_| seen.showing.screen == Screen::Table && seen.showing.over.is_none());
    let rested = front.is_some_and(|front| front.bar.mode() == BarMode::Turn && front.bar.has_rested(now));
    let ready = prompt.filter(|_| rested).map(|prompt| (prompt.hand, prompt.turn));
    if let (Some(prompt), true) = (prompt, ready.is_some() && ready != states.ready) {
        trace.event("ready", serde_json::json!({ "hand": prompt.hand.0, "turn": prompt.turn.0, "legal": prompt.legal }));
    }
    states.ready = ready.or(states.ready);
}

/// The first frame has been shown once the one after it is drawn.
fn trace_first_frame(states: &mut PanelStates, trace: &mut Trace, next: &mut NextFrame) {
    states.passes = states.passes.saturating_add(1);
    match states.passes {
        1 => next.now(),
        2 => trace.event("first_frame", serde_json::json!({})),
        _ => {}
    }
}

/// Which control has the keyboard.
fn trace_focus(ctx: &Context, record: &Record, states: &mut PanelStates, trace: &mut Trace) {
    let focused = ctx.memory(egui::Memory::focused);
    let name = focused.and_then(|id| record.controls().into_iter().map(|control| control.name).find(|name| control_id(name) == id));
    if states.focused != name {
        trace.event("focus", serde_json::json!({ "name": name }));
        states.focused = name;
    }
}

/// A control as the trace tells it: in pixels of the window.
pub(crate) fn physical(control: Control, scale_factor: f32) -> (String, [i32; 4], bool) {
    let pixels = |points: f32| (points * scale_factor).round() as i32;
    let rect = control.shown;
    (control.name, [pixels(rect.min.x), pixels(rect.min.y), pixels(rect.width()), pixels(rect.height())], control.enabled)
}

/// The file of a weight of the typeface.
pub(crate) fn font_file(source: &AssetSource, weight: Weight) -> Vec<u8> {
    // The felt's fonts are the same files and were read before: a missing one was told then.
    source.file(&weight.file()).map(std::borrow::Cow::into_owned).unwrap_or_default()
}
