//! What screens show in tests.

use bevy_egui::egui::{Context, Key};
use egui_kittest::Harness;
use poker_client::{Intent, Settings};
use poker_protocol::{BuyInRange, StakeId, StakeRow};
use poker_rules::Chips;
use poker_text::{Arg, Language, text};

use crate::look::Look;
use crate::look::bench::{Bench, Shown, show};
use crate::screen::{
    LobbyState, LobbyView, RulesPage, Section, SettingsState, SettingsView, StartState, StartView, keys_ui, lobby_ui, rules_ui,
    settings_ui, start_ui,
};

/// A player who has chosen a name.
pub(super) fn settings() -> Settings {
    Settings { name: "Ardan".to_owned(), ..Settings::default() }
}

/// Stakes from cents to euros.
pub(super) fn stakes() -> Vec<StakeRow> {
    let row = |at: u16, big: u64, small: u64| StakeRow {
        form: poker_protocol::Form::Regular,
        game: poker_rules::GameSpec::holdem_no_limit(),
        stake: StakeId(at),
        name: format!("NL{big}"),
        small_blind: Chips::new(small),
        big_blind: Chips::new(big),
        seats: 6,
        players: 5,
        tables: 1,
        waiting: 0,
        buy_in: BuyInRange { min: Chips::new(big * 40), max: Chips::new(big * 100) },
        average_pot: (at > 2).then(|| Chips::new(big * 23)),
        hands_per_hour: None,
        rulebook: "en-2.7".to_owned(),
    };
    vec![row(0, 4, 2), row(1, 10, 5), row(2, 20, 10), row(3, 50, 25), row(4, 100, 50), row(5, 200, 100), row(6, 400, 200)]
}

/// The start screen over its state.
pub(super) fn start(bench: &Bench, settings: Settings, saved: bool) -> Harness<'_, Shown<StartState>> {
    show(bench, StartState::default(), move |ctx: &Context, look: &Look<'_>, state: &mut StartState| {
        let saved_help = saved.then(|| text::start::resume_help("NL10", Arg::money(1240)));
        start_ui(ctx, look, &StartView { settings: &settings, language: Language::English, saved, saved_help, version: "0.1.0" }, state)
    })
}

/// The lobby over its state.
pub(super) fn lobby<'b>(bench: &'b Bench, balance: u64, seated: &'b [StakeId]) -> Harness<'b, Shown<LobbyState>> {
    let settings = settings();
    let stakes = stakes();
    show(bench, LobbyState::default(), move |ctx: &Context, look: &Look<'_>, state: &mut LobbyState| {
        let view = LobbyView { stakes: &stakes, loading: false, balance: Chips::new(balance), seated, settings: &settings };
        lobby_ui(ctx, look, &view, state)
    })
}

/// The settings, opened at a section.
pub(super) fn sections(bench: &Bench, section: Section, out: Option<bool>) -> Harness<'_, Shown<SettingsState>> {
    let settings = settings();
    let mut state = SettingsState::default();
    state.section = section;
    show(bench, state, move |ctx: &Context, look: &Look<'_>, state: &mut SettingsState| {
        let view = SettingsView { settings: &settings, language: Language::English, sit_out_next_big_blind: out };
        settings_ui(ctx, look, &view, state)
    })
}

/// The rules of practice.
pub(super) fn rules(bench: &Bench) -> Harness<'_, Shown<()>> {
    let page = RulesPage::of(&poker_host::rules_in_force().unwrap());
    let settings = settings();
    show(bench, (), move |ctx: &Context, look: &Look<'_>, (): &mut ()| rules_ui(ctx, look, &page, &settings))
}

/// The page of keys.
pub(super) fn keys(bench: &Bench) -> Harness<'_, Shown<()>> {
    show(bench, (), |ctx: &Context, look: &Look<'_>, (): &mut ()| keys_ui(ctx, look))
}

/// The middle of a control that can be seen.
pub(super) fn click<S>(harness: &mut Harness<'_, Shown<S>>, name: &str) -> Vec<Intent> {
    let control = harness.state().record.control(name);
    let at = control.unwrap_or_else(|| panic!("{name} is not on the screen")).shown.center();
    harness.state_mut().take();
    harness.hover_at(at);
    harness.run();
    harness.drag_at(at);
    harness.run();
    harness.drop_at(at);
    harness.run();
    harness.state_mut().take()
}

/// A key pressed once.
pub(super) fn press<S>(harness: &mut Harness<'_, Shown<S>>, key: Key) -> Vec<Intent> {
    harness.state_mut().take();
    harness.key_press(key);
    harness.run();
    harness.state_mut().take()
}

/// Tab until a control has the keyboard.
pub(super) fn tab_to<S>(harness: &mut Harness<'_, Shown<S>>, name: &str) {
    let wanted = crate::widget::control_id(name);
    for _ in 0..80 {
        if harness.ctx.memory(|memory| memory.has_focus(wanted)) {
            return;
        }
        harness.key_press(Key::Tab);
        harness.run();
    }
    panic!("Tab never reaches {name}");
}

/// Whether a control is drawn.
pub(super) fn shows<S>(harness: &Harness<'_, Shown<S>>, name: &str) -> bool {
    harness.state().record.control(name).is_some()
}
