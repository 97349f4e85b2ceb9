//! The amounts of the presets on two turns that serve as examples.

use bevy_egui::egui::{Rect, pos2, vec2};
use poker_client::{Amounts, BetPresets, BetSizing, OfferedPreset, PresetList, Settings, preset_text};
use poker_rules::{Betting, Chips, RaiseRange};
use poker_text::{Arg, text};

use super::example_bar::example_bar;
use crate::screen::fact_line::fact_line;
use crate::screen::form::FormUi;
use crate::style::{Style, TextSide, Weight};
use crate::widget::{Button, Role, corner, felt_ground};

const SMALL_BLIND: Chips = Chips::new(10);
const BIG_BLIND: Chips = Chips::new(20);
/// The pot on the flop of the example.
const POT: Chips = Chips::new(400);
/// The pot before the flop, with the call: both blinds and a big blind.
const UNOPENED: Chips = Chips::new(50);
const STACK: Chips = Chips::new(2345);
/// The width of the card may have been rounded down.
const ROUNDED: f32 = 0.5;
/// The number of presets that have room in the smallest window.
const FIRST: usize = 4;

/// The turn that serves as an example for a list, without a limit: nobody has bet yet.
const fn example(list: PresetList) -> BetSizing {
    let (min_to, opens, to_match, pot) = match list {
        PresetList::BeforeFlop => (Chips::new(40), false, BIG_BLIND, UNOPENED),
        PresetList::FromFlop => (BIG_BLIND, true, Chips::ZERO, POT),
    };
    BetSizing {
        range: RaiseRange { min_to, max_to: STACK, opens, undersized: false },
        betting: Betting::NoLimit,
        list,
        big_blind: BIG_BLIND,
        to_match,
        limpers: 0,
        pot,
        everything: STACK,
    }
}

/// Draws the preview on a card. `with_bar` is whether the slider and the buttons of the flop have room.
pub(super) fn preview(form: &mut FormUi<'_, '_, '_>, settings: &Settings, with_bar: bool) {
    let style = &form.style.with_amounts(Amounts { big_blind: BIG_BLIND, in_bb: settings.amounts_in_bb, ..form.style.amounts });
    let heading = style.say(&text::settings::preview());
    let presets = &settings.bet_presets;
    form.group(&heading, |form| {
        form.space(style.theme.spacing.s);
        let blinds = text::settings::presets_example_before(style.chips(SMALL_BLIND), style.chips(BIG_BLIND));
        offered(form, style, &shown(presets, PresetList::BeforeFlop), None, &style.say(&blinds));
        form.space(style.theme.spacing.xs);
        let strip = form.strip(style.d(style.theme.screen.preset_felt));
        felt_ground(form.ui, style, strip);
        pot(form, style, strip);
        form.space(style.theme.spacing.s);
        let flop = text::settings::presets_example_after(style.chips(POT));
        let on_flop = shown(presets, PresetList::FromFlop);
        // The middle one serves as the example.
        let chosen = with_bar.then_some(on_flop.len() / 2);
        offered(form, style, &on_flop, chosen, &style.say(&flop));
        if let Some(chosen) = chosen.and_then(|at| on_flop.get(at)) {
            form.space(style.theme.spacing.xs);
            example_bar(form, style, example(PresetList::FromFlop), chosen.to);
            form.space(style.theme.spacing.s);
        }
        if presets.longest() > FIRST {
            // The number is a small constant.
            let first = style.say(&text::settings::presets_first(Arg::count(FIRST as u64)));
            fact_line(form, &text::settings::presets_small_window(), &first);
        }
        form.space(style.theme.spacing.s);
    });
}

/// Draws the pot on its strip of felt.
fn pot(form: &FormUi<'_, '_, '_>, style: &Style<'_>, strip: Rect) {
    let words = style.say(&text::settings::presets_pot(style.chips(POT)));
    let set = style.body().weight(Weight::SemiBold).ink(style.ink.text);
    let height = set.size * style.theme.table.pill_ratio;
    let pill = Rect::from_center_size(strip.center(), vec2(set.width(form.ui, &words) + height, height));
    form.ui.painter().rect_filled(pill, corner(height / 2.0), style.ink.felt_pill);
    style.letter(form.ui, pill, TextSide::Middle, set, &words);
}

/// The presets that have an amount of their own in the example of a list.
fn shown(presets: &BetPresets, list: PresetList) -> Vec<OfferedPreset> {
    example(list).offered(presets).shown(BetPresets::MOST).map(|(_, preset)| preset).collect()
}

/// Draws the presets of an example under a caption, each with its amount; the one at `chosen` is pressed.
fn offered(form: &mut FormUi<'_, '_, '_>, style: &Style<'_>, shown: &[OfferedPreset], chosen: Option<usize>, caption: &str) {
    form.block(style.caption(), caption);
    form.space(style.theme.spacing.xs);
    let words: Vec<(String, String)> =
        shown.iter().map(|preset| (style.say(&preset_text(preset.preset)), style.amount(preset.to))).collect();
    let (label_set, amount_set) = (style.body().weight(Weight::SemiBold), style.caption());
    let gap = style.d(style.theme.spacing.xs).max(style.theme.size.target_gap);
    let widths = words.iter().map(|(label, amount)| {
        let chip = label_set.width(form.ui, label) + style.button_padding().x * 2.0;
        chip.max(amount_set.width(form.ui, amount)).max(style.d(style.theme.screen.preset_label))
    });
    let least = widths.fold(0.0, f32::max);
    // There are at most eight presets.
    let columns = (((form.width() + gap + ROUNDED) / (least + gap)).floor().clamp(1.0, BetPresets::MOST as f32)) as usize;
    let width = (form.width() + gap) / columns as f32 - gap;
    let (chip, line) = (style.hit(style.theme.bar.wide_preset_h), style.d(style.theme.spacing.l));
    for (nth, row) in words.chunks(columns).enumerate() {
        let strip = form.strip(chip + line + style.d(style.theme.spacing.xxs));
        for (at, (label, amount)) in row.iter().enumerate() {
            let left = strip.left() + (width + gap) * at as f32;
            let cell = Rect::from_min_size(pos2(left, strip.top()), vec2(width, chip));
            let role = if chosen == Some(nth * columns + at) { Role::Chosen } else { Role::Neutral };
            Button::new(role, "", cell, label).picture(form.ui, style);
            let under = Rect::from_min_size(cell.left_bottom(), vec2(width, line));
            style.shrink(form.ui, under, TextSide::Middle, amount_set, amount);
        }
    }
}
