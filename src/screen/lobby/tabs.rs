//! The tabs of the lobby, and beside them the controls that narrow the list.

use bevy_egui::egui::{Rect, Ui, pos2, vec2};
use poker_client::{Intent, LobbyList, LobbyTab, tab_text};
use poker_text::text;

use super::{LobbyState, LobbyView, search};
use crate::screen::player::changed;
use crate::style::{Style, Weight};
use crate::widget::{Button, TickBox, tab};

/// Draws the tabs in the upper part of `room`, and the search beside them or under them. Returns the rest for the list.
pub(super) fn tabs(
    ui: &mut Ui,
    style: &Style<'_>,
    view: &LobbyView<'_>,
    list: &LobbyList<'_>,
    state: &mut LobbyState,
    room: Rect,
    intents: &mut Vec<Intent>,
) -> Rect {
    let choices = &view.settings.lobby;
    let line = style.hit(style.theme.screen.filter);
    let gap = style.d(style.theme.spacing.l);
    let filters = choices.filters();
    let words = style.say(&if filters > 0 { text::lobby::filters_set(filters.to_string()) } else { text::lobby::filters() });
    let button = style.label().weight(Weight::SemiBold).width(ui, &words) + gap * 2.0;
    let lettering = style.label();
    let named: Vec<_> = list.tabs.iter().map(|tab| (*tab, style.say(&tab_text(*tab)))).collect();
    let widths: Vec<_> =
        named.iter().map(|(_, words)| lettering.weight(Weight::SemiBold).width(ui, words).max(style.theme.size.min_target)).collect();
    let all = widths.iter().sum::<f32>() + gap * widths.len().saturating_sub(1) as f32;
    let boxes = [
        ("lobby.hide_empty", style.say(&text::lobby::hide_empty()), choices.hide_empty),
        ("lobby.only_favourites", style.say(&text::lobby::only_favourites()), choices.only_favourites),
    ];
    let ticks: f32 = boxes.iter().map(|(_, words, _)| TickBox::width(ui, style, words) + gap).sum();
    let search_width = search::width(ui, style).min(room.width());
    let searched = all + gap + search_width + gap + button <= room.width();
    let with_boxes = all + gap + ticks + button + if searched { search_width + gap } else { 0.0 } <= room.width();
    let (mut x, mut y) = (room.left(), room.top());
    for ((tab_at, words), width) in named.iter().zip(&widths) {
        let end = if y > room.top() { room.right() } else { room.right() - button - gap };
        if x > room.left() && x + width > end {
            (x, y) = (room.left(), y + line);
        }
        let band = Rect::from_min_max(pos2(x, y), pos2(room.right(), y + line));
        let control = format!("lobby.tab.{}", tag(*tab_at));
        if tab(ui, style, &control, x, band, lettering, words, *tab_at == list.tab).1 {
            intents.push(changed(view.settings, |settings| settings.lobby.tab = *tab_at));
        }
        x += width + gap;
    }
    let mut right = room.right() - button;
    if searched {
        let left = right - gap - search_width - if with_boxes { ticks } else { 0.0 };
        search::field(ui, style, state, Rect::from_min_size(pos2(left, room.top()), vec2(search_width, line)));
    }
    if with_boxes {
        let mut left = right - ticks;
        for (name, words, on) in &boxes {
            let width = TickBox::width(ui, style, words);
            let rect = Rect::from_min_size(pos2(left, room.top()), vec2(width, line));
            if TickBox::new(name, rect, words, *on).show(ui, style) {
                intents.push(changed(view.settings, |settings| {
                    let lobby = &mut settings.lobby;
                    let choice = if *name == "lobby.hide_empty" { &mut lobby.hide_empty } else { &mut lobby.only_favourites };
                    *choice = !on;
                }));
            }
            left += width + gap;
        }
    }
    right = right.max(room.left());
    let rect = Rect::from_min_max(pos2(right, room.top()), pos2(room.right(), room.top() + line));
    if Button::neutral("lobby.filters", rect, &words).show(ui, style) {
        state.filters = true;
    }
    if !searched {
        // The search is beside the tabs of the last line, or in a line of its own.
        if y == room.top() || x + search_width > room.right() {
            y += line;
        }
        let place = Rect::from_min_size(pos2(room.right() - search_width, y), vec2(search_width, line));
        search::field(ui, style, state, place);
    }
    room.with_min_y(y + line + style.d(style.theme.spacing.xs))
}

/// A tab's name among the controls.
fn tag(tab: LobbyTab) -> &'static str {
    match tab {
        LobbyTab::Holdem => "holdem",
        LobbyTab::Omaha => "omaha",
        LobbyTab::FiveCards => "five_cards",
        LobbyTab::HighLow => "high_low",
        LobbyTab::Deepstack => "deepstack",
        LobbyTab::Shortstack => "shortstack",
        LobbyTab::Banzai => "banzai",
        LobbyTab::Fast => "fast",
        LobbyTab::Rapid => "rapid",
    }
}
