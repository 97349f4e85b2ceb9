//! A line of the log: a name and what happened.

use bevy_egui::egui::{Rect, Sense, Ui, WidgetInfo, WidgetType, vec2};

use super::log_setting::LogSetting;
use crate::style::{Style, TextSide, Weight};

/// What happened, as it is drawn and as a screen reader says it.
pub(super) struct LineWords {
    pub(super) seen: String,
    pub(super) said: String,
}

/// Draws a line that says that there is nothing.
pub(super) fn quiet_line_ui(ui: &mut Ui, style: &Style<'_>, width: f32, setting: LogSetting, words: &str) {
    let (line, _) = ui.allocate_exact_size(vec2(width, setting.line * 1.5), Sense::hover());
    let quiet = setting.lettering.ink(style.ink.muted);
    style.letter(ui, line.shrink2(vec2(setting.pad, 0.0)), TextSide::Left, quiet, words);
}

/// Draws a line: the name at the left and what happened at the right, or below it on further lines where both are too long.
pub(super) fn words_ui(ui: &mut Ui, style: &Style<'_>, width: f32, setting: LogSetting, name: &str, words: &LineWords) {
    let what = &words.seen;
    let bold = setting.lettering.weight(Weight::Medium).ink(style.ink.text2);
    let soft = setting.lettering.weight(Weight::Medium).ink(style.ink.muted);
    let inner = width - setting.pad * 2.0;
    let gap = setting.lettering.size;
    let name_width = bold.width(ui, name);
    let beside = name_width + gap + soft.width(ui, what) <= inner;
    let (indent, below) = match (name.is_empty(), beside) {
        (true, _) => (0.0, soft.lines(ui, what, inner)),
        (false, true) => (0.0, Vec::new()),
        (false, false) => (gap, soft.lines(ui, what, inner - gap)),
    };
    let own = usize::from(!name.is_empty());
    // The number of rows is small.
    let height = setting.line * (own + below.len()) as f32;
    let (rect, response) = ui.allocate_exact_size(vec2(width, height), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, format!("{name} {}", words.said).trim()));
    if !ui.is_rect_visible(rect) {
        return;
    }
    let mut row = Rect::from_min_size(rect.min + vec2(setting.pad, 0.0), vec2(inner, setting.line));
    if own > 0 {
        let room = if beside { row.with_max_x(row.left() + name_width + 1.0) } else { row };
        style.name(ui, room, TextSide::Left, bold, name);
        if beside {
            style.letter(ui, row, TextSide::Right, soft, what);
        }
        row = row.translate(vec2(0.0, setting.line));
    }
    for words in below {
        style.letter(ui, row.with_min_x(row.left() + indent), TextSide::Left, soft, &words);
        row = row.translate(vec2(0.0, setting.line));
    }
}
