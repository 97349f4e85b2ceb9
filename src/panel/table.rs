//! All panels of a table, each in its place.

use bevy_egui::egui::{Context, Order, Rect, vec2};
use poker_client::{ActionBar, AppIntent, BarMode, Intent};
use poker_text::text;

use super::button_hint::HintPanel;
use super::dialog::Dialog;
use super::hud::Hud;
use super::log::{log_panel_ui, log_ui};
use super::log_setting::LogSetting;
use super::person_sheet::person_ui;
use super::plates::plates_ui;
use super::show_cards::line_ui;
use super::table_panel_state::TablePanelState;
use super::tournament::notice_words;
use super::tournament_tools::tournament_tools_ui;
use super::{
    BarRects, action_bar_ui, announce_ui, dialog_ui, own_cards_ui, rabbit_ui, seat_actions_ui, show_cards_ui, status_ui, time_bank_ui,
    tools_rect, tools_ui, top_bar_rect, top_bar_ui, tournament_ui,
};
use crate::layout::TableLayout;
use crate::style::Style;
use crate::widget::{Button, Role, Sheet};

/// Draws all panels over the felt in reading order and returns the intents. Notices are drawn elsewhere, together with those of the
/// program.
pub fn table_ui(
    ctx: &Context,
    style: &Style<'_>,
    layout: &TableLayout,
    hud: &Hud<'_>,
    bar: &ActionBar,
    state: &mut TablePanelState,
) -> Vec<Intent> {
    status_ui(ctx, style, layout, hud);
    state.announced.follow(style, hud.view, &hud.model.info().game, hud.odds);
    let notice = hud.tournament.and_then(|tournament| Some((tournament.table, tournament.notice?)));
    if state.tournament.announces(notice.map(|(table, notice)| (table, notice.kind())))
        && let Some((_, notice)) = notice
    {
        state.announced.tell(notice_words(style, hud, notice));
    }
    let of_pause = matches!(state.dialog, Some(Dialog::TopUp(_) | Dialog::BuyIn(_) | Dialog::Offer(_) | Dialog::ProposeDeal(_)));
    if bar.mode() == BarMode::Turn && of_pause {
        // A question that was opened between hands must not cover the hand.
        state.dialog = None;
    }
    let hint = HintPanel::of(ctx, style, layout, hud, bar);
    let hinted = hint.as_ref().map(HintPanel::words);
    if hinted.is_some_and(|words| state.hinted != words) {
        state.hinted = hinted.unwrap_or_default().to_owned();
        state.announced.tell(state.hinted.clone());
    }
    let mut asked = style.place(ctx, "top", top_bar_rect(style, layout), Order::Middle, |ui| {
        announce_ui(ui, style, &state.announced);
        top_bar_ui(ui, style, layout, hud, state)
    });
    // A small tile has no tools.
    let tools = tools_rect(style, layout).map(|tools| style.ringed(tools));
    let closed = hud.tournament.is_some_and(|tournament| tournament.is_closed());
    if let Some(tools) = tools.filter(|_| hud.you().is_some() && !closed) {
        asked.extend(style.place(ctx, "tools", tools, Order::Middle, |ui| match &hud.tournament {
            Some(tournament) => tournament_tools_ui(ui, style, layout, (hud, tournament), (state, bar.mode() == BarMode::Turn)),
            None => tools_ui(ui, style, layout, hud),
        }));
    }
    // While the log lies over the whole window, it is not drawn here too.
    if let Some(spot) = layout.log().filter(|_| !state.log_is_open) {
        let lettering = style.caption().size(style.scale.fixed_type(style.theme.text.sizes.caption));
        let setting =
            LogSetting { name: "log", head: spot.head, line: spot.line, pad: style.scale.fixed(style.theme.spacing.m), lettering };
        style.place(ctx, "log", style.area(spot.panel), Order::Middle, |ui| {
            asked.extend(log_panel_ui(ui, style, style.area(spot.panel), setting, hud, state));
        });
    }
    let rects = BarRects::of(ctx, style, layout.action_bar(), bar.presets());
    asked.extend(match bar.mode() {
        BarMode::Idle => {
            if hud.model.is_between_tables() && hud.view.felt().hand.is_some() {
                // The last table is still shown.
                line_ui(ctx, style, &rects, &style.say(&text::table::next_table()));
            }
            style
                .place(ctx, "seat", style.ringed(rects.slot_row()), Order::Middle, |ui| seat_actions_ui(ui, style, &rects, hud, bar, state))
                .into_iter()
                .collect()
        }
        BarMode::Ahead | BarMode::Turn => action_bar_ui(ctx, style, &rects, bar, hud.now_ms),
        BarMode::Showing => {
            let mut asked = show_cards_ui(ctx, style, layout, hud, bar);
            asked.extend(action_bar_ui(ctx, style, &rects, bar, hud.now_ms));
            asked
        }
    });
    if let Some(bank) = hud.bank.filter(|_| !closed) {
        time_bank_ui(ctx, style, layout, bank);
    }
    asked.extend(own_cards_ui(ctx, style, layout, hud));
    asked.extend(rabbit_ui(ctx, style, layout, hud));
    if hud.is_small(style) {
        asked.extend(open_large_ui(ctx, style, layout, hud));
    } else {
        asked.extend(tournament_ui(ctx, style, layout, hud, &mut state.tournament));
    }
    asked.extend(hint.as_ref().and_then(|hint| hint.show(ctx, style, !bar.amount_is_begun())));
    plates_ui(ctx, style, layout, (hud, hint.as_ref().map(|hint| hint.rect)), state);
    if !hud.is_small(style) {
        asked.extend(person_ui(ctx, style, layout, hud, state));
        asked.extend(dialog_ui(ctx, style, hud, &mut state.dialog));
    }
    asked
}

/// Draws a button that opens a small tile large, while a tournament tells or asks something for which the tile has no room.
fn open_large_ui(ctx: &Context, style: &Style<'_>, layout: &TableLayout, hud: &Hud<'_>) -> Option<Intent> {
    hud.tournament.and_then(|tournament| tournament.notice)?;
    let words = style.say(&text::desk::open_large());
    let place =
        Rect::from_center_size(style.point(layout.felt().centre), vec2(style.d(style.theme.screen.tab), style.theme.size.min_target));
    let rect = place.intersect(style.window.shrink(style.theme.size.target_gap));
    let clicked = style.place(ctx, "open large", style.ringed(rect), Order::Middle, |ui| {
        Button::new(Role::Primary, "tile.open_large", rect, &words).show(ui, style)
    });
    clicked.then(|| AppIntent::EnlargeTable.into())
}

/// Draws the log over the whole window, for small windows and for reading more of it. Returns the intents.
pub fn log_sheet_ui(ctx: &Context, style: &Style<'_>, hud: &Hud<'_>, state: &mut TablePanelState) -> Vec<Intent> {
    let title = style.say(&text::log::title());
    let size = style.theme.screen.log_sheet;
    let sheet = Sheet { name: "log_sheet", title: &title, size: vec2(size.0, size.1) };
    let lettering = style.body();
    let line = lettering.size * style.theme.text.line_height * 1.2;
    let setting = LogSetting { name: "log_sheet", head: style.hit(style.theme.bar.log_head), line, pad: 0.0, lettering };
    let shown = sheet.show(ctx, style, |ui, room| {
        style.focus_first(ui, "log_sheet.close");
        log_ui(ui, style, room, setting, hud, state)
    });
    let mut asked: Vec<Intent> = shown.inner.into_iter().collect();
    if shown.close || state.dialog.is_some() {
        asked.push(AppIntent::Close.into());
    }
    asked
}
