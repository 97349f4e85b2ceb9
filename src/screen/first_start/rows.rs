//! Rows that the steps of the first start use: switches side by side or beside a plate, and keys with what they do.

use bevy_egui::egui::{Rect, Vec2, pos2, vec2};
use poker_client::Settings;

use crate::screen::cap_flow::CapFlow;
use crate::screen::form::FormUi;
use crate::screen::practice::switch_row;
use crate::screen::settings::{plate_size, player_plate};
use crate::style::TextSide;
use crate::widget::{CapLook, felt_ground, key_cap, key_cap_width, toggle};

/// A switch: the name of its control, its words, and whether it is on.
pub(super) type SwitchRow = (&'static str, String, bool);

/// The width of the widest words of switches.
fn widest(form: &FormUi<'_, '_, '_>, switches: &[SwitchRow]) -> f32 {
    switches.iter().map(|(_, words, _)| form.style.label().width(form.ui, words)).fold(0.0, f32::max)
}

/// Draws the player's plate on a strip of felt at the left of switches, where both have room; otherwise the switches alone. Returns which
/// switch was clicked.
pub(super) fn plate_and_switches(form: &mut FormUi<'_, '_, '_>, settings: &Settings, switches: &[SwitchRow]) -> Option<usize> {
    let style = form.style;
    let size = plate_size(style) + Vec2::splat(style.d(style.theme.spacing.s) * 2.0);
    let gap = style.d(style.theme.spacing.l);
    let needed = widest(form, switches) + gap + style.theme.control.toggle.0 * style.k();
    if style.scale.compact() || size.x + gap + needed > form.width() {
        return switch_rows(form, switches);
    }
    form.space(style.theme.spacing.xs);
    let (left, top) = (form.left, form.y);
    form.left += size.x + gap;
    let clicked = switch_rows(form, switches);
    form.left = left;
    form.y = form.y.max(top + size.y);
    let strip = Rect::from_min_max(pos2(left, top), pos2(left + size.x, form.y));
    felt_ground(form.ui, style, strip);
    player_plate(form.ui, style, settings, strip.center());
    clicked
}

/// Draws switches, each on a row of its own; in a small window side by side where their words fit. Returns which one was clicked.
fn switch_rows(form: &mut FormUi<'_, '_, '_>, switches: &[SwitchRow]) -> Option<usize> {
    let style = form.style;
    let (width, height) = style.theme.control.toggle;
    let (width, height) = (width * style.k(), (height * style.k()).max(style.theme.size.min_target));
    let gap = style.d(style.theme.spacing.xl);
    let room = (form.width() + gap) / switches.len().max(1) as f32 - gap;
    if !style.scale.compact() || widest(form, switches) + gap + width > room {
        let clicks = switches.iter().map(|(name, words, on)| switch_row(form, name, words, "", *on));
        // All of them are drawn, also those after the one that was clicked.
        return clicks.collect::<Vec<_>>().into_iter().position(|clicked| clicked);
    }
    let line = form.strip(height + style.d(style.theme.spacing.xs) * 2.0);
    let clicks = switches.iter().enumerate().map(|(nth, (name, words, on))| {
        let place = Rect::from_min_size(line.min + vec2((room + gap) * nth as f32, 0.0), vec2(room, line.height()));
        style.letter(form.ui, place.with_max_x(place.right() - width), TextSide::Left, style.label(), words);
        toggle(form.ui, style, name, pos2(place.right(), place.center().y), words, *on)
    });
    clicks.collect::<Vec<_>>().into_iter().position(|clicked| clicked)
}

/// Draws the caps of keys, each with what it does at its right: on one line where they have room, in a small window on as few lines as they
/// need, otherwise each on its own line. An action without a key is left out.
pub(super) fn key_lines(form: &mut FormUi<'_, '_, '_>, keys: &[(Vec<String>, String)]) {
    let style = form.style;
    let whole = form.width();
    let bound: Vec<_> = keys.iter().filter(|(caps, _)| !caps.is_empty()).collect();
    let near = style.d(style.theme.spacing.xs);
    let apart = style.d(style.theme.spacing.m);
    let caps_width = |caps: &[String]| caps.iter().map(|cap| key_cap_width(form.ui, style, cap) + near).sum::<f32>();
    let last = bound.len().saturating_sub(1);
    let widths = bound.iter().enumerate().map(|(at, (caps, does))| {
        // A sum of widths may be rounded down.
        let after = if at == last { style.hair() } else { apart };
        (caps_width(caps) + style.body().width(form.ui, does) + after).min(whole)
    });
    let mut flow = CapFlow::of(style, widths.collect::<Vec<_>>().into_iter());
    if flow.width() > whole && !style.scale.compact() {
        flow = CapFlow::of(style, bound.iter().map(|_| whole));
    }
    let room = form.strip(flow.height(whole));
    for ((caps, does), place) in bound.iter().zip(flow.rects(room)) {
        let mut left = place.left();
        for cap in caps {
            let width = key_cap_width(form.ui, style, cap);
            key_cap(form.ui, style, Rect::from_min_size(pos2(left, place.top()), vec2(width, place.height())), CapLook::Bound, cap);
            left += width + near;
        }
        style.fit(form.ui, place.with_min_x(left), TextSide::Left, style.body().ink(style.ink.text), does);
    }
}
