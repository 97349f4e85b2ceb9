//! The sheet of a preset: its kind, and buttons that move or remove it.

use bevy_egui::egui::{Context, Rect, Ui, pos2, vec2};
use poker_client::{BetPresetKind, BetPresets, Intent, Settings};
use poker_text::text;

use super::state::{PresetAt, PresetsState};
use super::words::{kind_text, label, list_text};
use crate::screen::player::changed;
use crate::style::{Style, TextSide, Weight};
use crate::widget::{Button, ListRow, Sheet, focus_first, scrolled};

/// What was chosen on the sheet.
enum Choice {
    Kind(BetPresetKind),
    MoveTo(usize),
    Remove,
}

/// Draws the sheet of the open preset. Returns the intent.
pub(in crate::screen::settings) fn menu(ctx: &Context, style: &Style<'_>, settings: &Settings, state: &mut PresetsState) -> Option<Intent> {
    let open = state.open?;
    let presets = &settings.bet_presets;
    let Some(preset) = open.preset(presets) else {
        state.open = None;
        return None;
    };
    let title = style.say(&text::settings::preset_title(label(style, preset), list_text(open.list)));
    let (width, height) = style.theme.screen.preset_sheet;
    let sheeted = Sheet { name: "settings.preset", title: &title, size: vec2(width, height) }.show(ctx, style, |ui, room| {
        let mut choice = None;
        focus_first(ui, &kind_name(preset.kind()));
        scrolled(ui, "settings preset", room, |ui, room| choices(ui, style, (presets, open), room, &mut choice));
        choice
    });
    if sheeted.close {
        state.open = None;
        return None;
    }
    let choice = sheeted.inner?;
    let mut now = presets.clone();
    let PresetAt { list, at } = open;
    state.open = match choice {
        Choice::Kind(kind) => {
            now.set_kind(list, at, kind);
            None
        }
        Choice::MoveTo(to) => {
            now.reorder(list, at, to);
            Some(PresetAt { list, at: to })
        }
        Choice::Remove => {
            now.remove(list, at);
            None
        }
    };
    (now != *presets).then(|| changed(settings, |settings| settings.bet_presets = now))
}

/// Draws the rows and buttons from the top of `room`. Returns their height.
fn choices(ui: &Ui, style: &Style<'_>, (presets, open): (&BetPresets, PresetAt), room: Rect, choice: &mut Option<Choice>) -> f32 {
    let gap = style.theme.size.target_gap;
    let height = style.hit(style.theme.screen.nav_row);
    let mut y = room.top();
    let mut line = |height: f32| {
        let rect = Rect::from_min_size(pos2(room.left(), y), vec2(room.width(), height));
        y += height + gap;
        rect
    };
    let now = open.preset(presets).map(poker_client::BetPreset::kind);
    for kind in BetPresetKind::ALL {
        let rect = line(height);
        let words = style.say(&kind_text(kind));
        let name = kind_name(kind);
        let chosen = now == Some(kind);
        let touch = ListRow::new(&name, rect, &words, chosen).rounded(style.theme.radius.control).show(ui, style);
        let set = if chosen { style.label().weight(Weight::SemiBold) } else { style.label().ink(style.ink.text2) };
        style.fit(ui, rect.shrink2(vec2(style.d(style.theme.spacing.m), 0.0)), TextSide::Left, set, &words);
        if touch.clicked {
            *choice = Some(Choice::Kind(kind));
        }
    }
    let count = presets.list(open.list).len();
    let up = open.at.checked_sub(1).map(Choice::MoveTo);
    let down = Some(open.at + 1).filter(|to| *to < count).map(Choice::MoveTo);
    let remove = presets.may_remove(open.list).then_some(Choice::Remove);
    let buttons = [
        ("settings.preset.up", text::settings::preset_up(), up),
        ("settings.preset.down", text::settings::preset_down(), down),
        ("settings.preset.remove", text::settings::preset_remove(), remove),
    ];
    for (name, words, does) in buttons {
        let words = style.say(&words);
        let rect = line(style.hit(style.theme.control.input));
        if Button::neutral(name, rect, &words).enabled(does.is_some()).show(ui, style) {
            *choice = does;
        }
    }
    y - gap - room.top()
}

fn kind_name(kind: BetPresetKind) -> String {
    let tag = match kind {
        BetPresetKind::Minimum => "minimum",
        BetPresetKind::BigBlinds => "big_blinds",
        BetPresetKind::TimesBet => "times",
        BetPresetKind::PotPercent => "percent",
        BetPresetKind::AllIn => "all_in",
    };
    format!("settings.preset.kind.{tag}")
}
