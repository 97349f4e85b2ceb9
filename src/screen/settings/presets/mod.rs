//! The section of preset amounts: two lists, how presets act, and a preview.

mod change;
mod example_bar;
mod list;
mod menu;
mod preview;
mod row;
mod state;
mod words;

use bevy_egui::egui::{Rect, Ui, pos2};
use poker_client::{BetPresets, Intent, PresetList, Settings};
use poker_text::text;

pub(super) use menu::menu;
pub(super) use state::PresetsState;

use self::row::RowSizes;
use self::words::range_text;
use super::rows::{says, switch};
use crate::screen::form::FormUi;
use crate::screen::player::changed;
use crate::style::Style;
use crate::widget::Button;

/// Draws the section; `previewed` is whether the preview is drawn below it, because there is no room beside it. Returns the intents.
pub(super) fn page(form: &mut FormUi<'_, '_, '_>, settings: &Settings, state: &mut PresetsState, previewed: bool) -> Vec<Intent> {
    let mut intents = Vec::new();
    let presets = &settings.bet_presets;
    intents.extend(lists(form, presets, state).map(|now| changed(settings, |settings| settings.bet_presets = now)));
    let style = form.style;
    if let Some(kind) = state.wrong_kind(presets) {
        form.block(style.body().ink(style.ink.danger), &style.say(&range_text(kind)));
        form.space(style.theme.spacing.m);
    }
    let heading = style.say(&text::settings::presets_act());
    form.group(&heading, |form| {
        let at_once = says(text::settings::presets_at_once(), text::settings::presets_at_once_help());
        intents.extend(switch(form, "settings.presets.at_once", &at_once, settings, |settings| &mut settings.bet_presets.at_once));
        let round = says(text::settings::presets_round(), text::settings::presets_round_help());
        intents.extend(switch(form, "settings.presets.round", &round, settings, |settings| &mut settings.bet_presets.round));
    });
    for told in [text::settings::presets_pot_help(), text::settings::presets_times_help(), text::settings::presets_limits_help()] {
        form.block(style.caption(), &style.say(&told));
        form.space(style.theme.spacing.xs);
    }
    form.space(style.theme.spacing.xs);
    let words = style.say(&text::settings::presets_defaults());
    let width = Button::width(form.ui, style, &words).min(form.width());
    let strip = form.strip(style.hit(style.theme.control.input));
    let button = Button::neutral("settings.presets.defaults", strip.with_max_x(strip.left() + width), &words);
    if button.enabled(!presets.is_untouched()).show(form.ui, style) {
        intents.push(changed(settings, |settings| settings.bet_presets = BetPresets::default()));
    }
    form.space(style.theme.spacing.l);
    if previewed {
        preview::preview(form, settings, true);
    }
    intents
}

/// The height of the column that has room for the slider and the buttons, in heights of the felt of the other preview.
const WITH_BAR: f32 = 2.0;

/// Draws the preview in the column beside the rows.
pub(super) fn beside(ui: &mut Ui, style: &Style<'_>, settings: &Settings, room: Rect) {
    let with_bar = room.height() >= style.d(style.theme.screen.preview_felt) * WITH_BAR;
    preview::preview(&mut FormUi::bare(ui, style, room), settings, with_bar);
}

/// Draws both lists, side by side where there is room. Returns the presets after a change.
fn lists(form: &mut FormUi<'_, '_, '_>, presets: &BetPresets, state: &mut PresetsState) -> Option<BetPresets> {
    let style = form.style;
    let gap = style.d(style.theme.spacing.s);
    let sizes = RowSizes::of(form.ui, style, presets);
    let half = (form.right - form.left - gap) / 2.0;
    let abreast = half >= sizes.least_width(form.ui, style);
    let mut changed = None;
    let (top, mut bottom) = (form.y, form.y);
    for (nth, which) in PresetList::ALL.into_iter().enumerate() {
        let (left, right, top) = match (abreast, nth) {
            (true, 0) => (form.left, form.left + half, top),
            (true, _) => (form.right - half, form.right, top),
            (false, _) => (form.left, form.right, bottom),
        };
        let room = Rect::from_min_max(pos2(left, top), pos2(right, f32::INFINITY));
        let (end, now) = list::list(form.ui, style, (presets, which), state, sizes, room);
        bottom = bottom.max(end + style.d(style.theme.spacing.l));
        changed = changed.or(now);
    }
    form.y = bottom;
    changed
}
