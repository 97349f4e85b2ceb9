//! The log: the lines of this hand, of the last one, and the chat.

use bevy_egui::egui::{Rect, ScrollArea, Stroke, StrokeKind, Ui, UiBuilder, pos2, vec2};
use poker_client::{AppIntent, CardsAs, Intent, KeyAction, LogLine, LogWhat};
use poker_text::{Text, text};

use super::chat::chat_ui;
use super::dialog::{ComplaintDraft, Dialog};
use super::hud::Hud;
use super::log_line::{LineWords, quiet_line_ui, words_ui};
use super::log_news::news_ui;
use super::log_setting::LogSetting;
use super::log_tab::LogTab;
use super::table_panel_state::TablePanelState;
use crate::style::{Icon, Lettering, Style, Weight};
use crate::widget::{IconButton, corner, rule, tab};

/// Draws the log on a panel. Returns the intent.
pub fn log_panel_ui(
    ui: &mut Ui,
    style: &Style<'_>,
    rect: Rect,
    setting: LogSetting,
    hud: &Hud<'_>,
    state: &mut TablePanelState,
) -> Option<Intent> {
    let radius = corner(style.theme.radius.panel * style.scale.zoom());
    ui.painter().rect(rect, radius, style.ink.plate, Stroke::new(style.hair(), style.ink.line), StrokeKind::Inside);
    log_ui(ui, style, rect, setting, hud, state)
}

/// Draws the tabs and the lines. Returns the intent.
pub fn log_ui(
    ui: &mut Ui,
    style: &Style<'_>,
    rect: Rect,
    setting: LogSetting,
    hud: &Hud<'_>,
    state: &mut TablePanelState,
) -> Option<Intent> {
    let (model, log) = (hud.model, hud.view.log());
    let band = Rect::from_min_max(rect.min, pos2(rect.right(), rect.top() + setting.head));
    let mut left = rect.left() + setting.pad;
    let hands = [("this", text::log::this_hand(), LogTab::This), ("last", text::log::last_hand(), LogTab::Last)];
    let chat = model.info().chat.then(|| ("chat", text::chat::title(), LogTab::Chat));
    let unread = state.log != LogTab::Chat && state.chat.is_unread(model);
    let named = |(tag, words, which): (&'static str, Text, LogTab)| {
        let words = if which == LogTab::Chat && unread { text::chat::unread() } else { words };
        (tag, style.say(&words), which)
    };
    let tournament = hud.tournament.map(|_| ("tournament", text::tournament_table::title(), LogTab::Tournament));
    let tabs: Vec<_> = hands.into_iter().chain(tournament).chain(chat).map(named).collect();
    if state.log == LogTab::Tournament && hud.tournament.is_none() {
        state.log = LogTab::This;
    }
    let room = band.width() - setting.pad * 2.0 - head_icon_side(style, band);
    let (lettering, gap) = head_setting(ui, style, setting.lettering, &tabs, room);
    for (tag, words, which) in &tabs {
        let which = *which;
        let name = format!("{}.{tag}", setting.name);
        let unread = which == LogTab::Chat && unread;
        let (taken, clicked) = tab(ui, style, &name, left, band, lettering, words, state.log == which);
        if unread {
            let dot = style.theme.control.selection_bar * style.scale.zoom();
            ui.painter().circle_filled(pos2(taken.right() + dot * 2.0, band.center().y), dot, style.ink.accent);
        }
        left = taken.right() + gap;
        if clicked {
            state.log = which;
        }
    }
    rule(ui, style, rect.left() + 1.0, rect.right() - 1.0, band.bottom());
    let body = Rect::from_min_max(pos2(rect.left(), band.bottom() + style.hair()), rect.max - vec2(0.0, style.hair() * 2.0));
    let hand = match state.log {
        LogTab::This => log.current.as_ref(),
        LogTab::Last => log.last.as_ref(),
        LogTab::Tournament => {
            if let Some(tournament) = &hud.tournament {
                news_ui(ui, style, body, setting, tournament);
            }
            return None;
        }
        LogTab::Chat => {
            if head_icon(ui, style, band, setting, "heard", Icon::SoundOff, &style.say(&text::chat::heard())) {
                state.dialog = Some(Dialog::Heard);
            }
            return chat_ui(ui, style, body, setting, model, &mut state.chat);
        }
    };
    // The button for a complaint about a hand (R-INT-7). Practice has none, as the others are bots and nobody reads complaints.
    if let Some(hand) = hand.filter(|_| !model.info().practice)
        && head_icon(ui, style, band, setting, "report", Icon::Note, &style.say(&text::account::report()))
    {
        state.dialog = Some(Dialog::Report(ComplaintDraft::new(hand, model.hero())));
    }
    let replayable = state.log == LogTab::Last && hand.is_some();
    let lines = hand.map_or(&[][..], |hand| &hand.lines);
    // Only whole lines are shown.
    let lines_high = ((body.height() - style.hair()) / setting.line).floor().max(1.0) * setting.line;
    let body = body.with_min_y((body.bottom() - lines_high - (body.height() - lines_high) / 2.0).round());
    let body = body.with_max_y(body.top() + lines_high);
    let mut child = ui.new_child(UiBuilder::new().max_rect(body).id_salt(setting.name));
    child.set_clip_rect(body.intersect(ui.clip_rect()));
    let area = ScrollArea::vertical()
        .id_salt((setting.name, state.log == LogTab::This))
        .auto_shrink(false)
        .min_scrolled_height(0.0)
        .stick_to_bottom(true);
    area.show(&mut child, |ui| {
        ui.spacing_mut().item_spacing = vec2(0.0, 0.0);
        // The width without the scroll bar, if there is one.
        let width = ui.available_width();
        if lines.is_empty() {
            quiet_line_ui(ui, style, width, setting, &style.say(&text::log::empty()));
        }
        let names = LogLine::names(lines);
        // Where the own cards lie face down, no line tells of them.
        let tells = |line: &&LogLine| hud.peeks.is_none() || !matches!(line.what, LogWhat::Dealt(_));
        for line in lines.iter().filter(tells) {
            let say = |cards| style.say(&line.text(&style.amounts, &names, cards));
            let words = LineWords { seen: say(CardsAs::Symbols(hud.letters)), said: say(CardsAs::Words) };
            let name = line.who.as_ref().and_then(|who| who.name.as_deref()).unwrap_or_default();
            words_ui(ui, style, width, setting, name, &words);
        }
    });
    let replays = replayable && replay_button(ui, style, body, setting);
    replays.then(|| AppIntent::ReplayLast.into())
}

/// Draws the button over the lines of the last hand that plays it again. Returns whether it was clicked.
fn replay_button(ui: &Ui, style: &Style<'_>, body: Rect, setting: LogSetting) -> bool {
    let side = style.hit(style.theme.control.input).min(body.height());
    let gap = style.d(style.theme.spacing.xs);
    let rect = Rect::from_min_max(body.max - vec2(side + setting.pad + gap, side + gap), body.max - vec2(setting.pad + gap, gap));
    let name = format!("{}.replay", setting.name);
    let (label, keys) = (style.say(&text::replayer::last_hand()), style.key_hint(KeyAction::LastHand));
    IconButton::raised(&name, rect, Icon::Play, setting.lettering.size * ICON, &label).keys(&keys).show(ui, style)
}

/// The lettering of the tabs and the gap between them with which all tabs fit beside the icon: first the gap shrinks, then the lettering.
fn head_setting(ui: &Ui, style: &Style<'_>, mut lettering: Lettering, tabs: &[(&str, String, LogTab)], room: f32) -> (Lettering, f32) {
    let spacing = &style.theme.spacing;
    // There are at most four tabs.
    let gaps = tabs.len() as f32;
    let taken = |lettering: Lettering| tabs.iter().map(|(_, words, _)| lettering.weight(Weight::SemiBold).width(ui, words)).sum::<f32>();
    let least = style.d(spacing.s);
    while taken(lettering) + least * gaps > room && lettering.size > style.text_floor() {
        lettering.size = (lettering.size - 0.5).max(style.text_floor());
    }
    (lettering, ((room - taken(lettering)) / gaps).clamp(least, style.d(spacing.l)))
}

fn head_icon_side(style: &Style<'_>, band: Rect) -> f32 {
    band.height().max(style.theme.size.min_target)
}

/// Draws the open tab's icon at the right end of the head. Returns whether it was clicked.
fn head_icon(ui: &Ui, style: &Style<'_>, band: Rect, setting: LogSetting, tag: &str, icon: Icon, label: &str) -> bool {
    let side = head_icon_side(style, band);
    let rect = Rect::from_center_size(pos2(band.right() - setting.pad.min(side) - side / 2.0, band.center().y), vec2(side, side));
    let name = format!("{}.{tag}", setting.name);
    IconButton::flat(&name, rect, icon, setting.lettering.size * ICON, label).show(ui, style)
}

/// The icon's size, in type sizes of the tabs.
const ICON: f32 = 1.3;
