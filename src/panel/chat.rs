//! The chat of a table: its lines, a field for a message, and muted players.

use bevy_egui::egui::{Rect, ScrollArea, Sense, Ui, UiBuilder, WidgetInfo, WidgetType, pos2, vec2};
use poker_client::{ChatIntent, ChatLine, Intent, KeyAction, TableIntent, TableMenu, TableModel};
use poker_protocol::MAX_CHAT_CHARS;
use poker_text::{Arg, text};

use super::log_setting::LogSetting;
use crate::style::{Icon, Style, TextSide, Weight};
use crate::widget::{IconButton, TextField};

/// What the chat keeps between frames.
#[derive(Clone, Debug, Default)]
pub struct ChatState {
    typed: String,
    /// The last line that was shown.
    read: Option<u64>,
}

impl ChatState {
    /// Whether something was said that the player has not read.
    pub fn is_unread(&self, model: &TableModel) -> bool {
        model.chat().next_back().is_some_and(|line| self.read.is_none_or(|read| line.id > read))
    }
}

/// Draws the lines and the field. Returns the intent.
pub(super) fn chat_ui(
    ui: &mut Ui,
    style: &Style<'_>,
    body: Rect,
    setting: LogSetting,
    model: &TableModel,
    state: &mut ChatState,
) -> Option<Intent> {
    let tall = style.hit(style.theme.size.min_target);
    let field = Rect::from_min_max(
        pos2(body.left() + setting.pad, body.bottom() - tall - style.hair() * 2.0),
        pos2(body.right() - setting.pad, body.bottom() - style.hair() * 2.0),
    );
    let above = body.with_max_y(field.top() - style.hair());
    // Only whole lines are shown; they are set slightly closer or wider to fit.
    let rows = (above.height() / setting.line).round().max(1.0);
    lines(ui, style, above, LogSetting { line: above.height() / rows, ..setting }, model);
    state.read = model.chat().next_back().map(|line| line.id).or(state.read);
    say(ui, style, field, setting, state)
}

/// Draws the button that opens the menu of phrases, at the right end of the field's row. Returns the intent, and the rest of the row.
fn phrases_button(ui: &Ui, style: &Style<'_>, row: Rect, setting: LogSetting) -> (Option<Intent>, Rect) {
    let side = row.height();
    let rect = row.with_min_x(row.right() - side);
    let (name, label) = (format!("{}.phrases", setting.name), style.say(&text::chat::phrases()));
    let keys = style.key_hint(KeyAction::Phrases);
    let clicked = IconButton::flat(&name, rect, Icon::ChevronDown, style.l(style.theme.size.icon), &label).keys(&keys).show(ui, style);
    let intent = clicked.then(|| TableIntent::Open(TableMenu::Phrases).into());
    (intent, row.with_max_x(rect.left() - style.d(style.theme.spacing.xs)))
}

fn say(ui: &mut Ui, style: &Style<'_>, row: Rect, setting: LogSetting, state: &mut ChatState) -> Option<Intent> {
    let (menu, rect) = phrases_button(ui, style, row, setting);
    let count = |count: usize| Arg::count(u64::try_from(count).unwrap_or(u64::MAX));
    let counter = style.say(&text::number::ratio(count(state.typed.chars().count()), count(MAX_CHAT_CHARS)));
    let set = setting.lettering.ink(style.ink.muted);
    let width = set.width(ui, &counter);
    style.letter(ui, rect, TextSide::Right, set, &counter);
    let name = format!("{}.say", setting.name);
    let label = style.say(&text::chat::say());
    let field = TextField {
        name: &name,
        rect: rect.with_max_x(rect.right() - width - style.d(style.theme.spacing.xs)),
        label: &label,
        lettering: setting.lettering.weight(Weight::Medium).ink(style.ink.text),
        side: TextSide::Left,
        inside: if state.typed.is_empty() { &label } else { "" },
        wrong: false,
        hidden: false,
        most: MAX_CHAT_CHARS,
        enabled: true,
    };
    let typed = field.show(ui, style, &mut state.typed);
    if !typed.entered || state.typed.trim().is_empty() {
        return menu;
    }
    // The field keeps the keyboard: the player may want to say more.
    typed.response.request_focus();
    Some(ChatIntent::Say(std::mem::take(&mut state.typed).trim().to_owned()).into())
}

fn lines(ui: &mut Ui, style: &Style<'_>, rect: Rect, setting: LogSetting, model: &TableModel) {
    let mut child = ui.new_child(UiBuilder::new().max_rect(rect).id_salt((setting.name, "chat")));
    child.set_clip_rect(rect.intersect(ui.clip_rect()));
    let area =
        ScrollArea::vertical().id_salt((setting.name, "chat lines")).auto_shrink(false).min_scrolled_height(0.0).stick_to_bottom(true);
    area.show(&mut child, |ui| {
        ui.spacing_mut().item_spacing = vec2(0.0, 0.0);
        // The width without the scroll bar, if there is one.
        let width = ui.available_width();
        if model.chat().next().is_none() {
            let (line, _) = ui.allocate_exact_size(vec2(width, setting.line), Sense::hover());
            let quiet = setting.lettering.ink(style.ink.muted);
            style.letter(ui, line.shrink2(vec2(setting.pad, 0.0)), TextSide::Left, quiet, &style.say(&text::chat::empty()));
        }
        for line in model.chat() {
            line_ui(ui, style, width, setting, line);
        }
    });
}

/// Draws the player's name and the message, which may take several lines.
fn line_ui(ui: &mut Ui, style: &Style<'_>, width: f32, setting: LogSetting, line: &ChatLine) {
    let words = style.say(&text::chat::line(line.name.as_str(), line.words()));
    let set = setting.lettering.weight(Weight::Medium).ink(style.ink.text2);
    let rows = set.lines(ui, &words, width - setting.pad * 2.0);
    // The number of rows is small.
    let (rect, response) = ui.allocate_exact_size(vec2(width, setting.line * rows.len() as f32), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &words));
    if !ui.is_rect_visible(rect) {
        return;
    }
    let mut row = Rect::from_min_size(rect.min + vec2(setting.pad, 0.0), vec2(width - setting.pad * 2.0, setting.line));
    for words in rows {
        style.letter(ui, row, TextSide::Left, set, &words);
        row = row.translate(vec2(0.0, setting.line));
    }
}
