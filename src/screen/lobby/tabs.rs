//! The tabs of the lobby, and beside them the controls that narrow the list.

use bevy_egui::egui::{Pos2, Rect, Ui, pos2, vec2};
use poker_client::{Intent, LobbyList, LobbyTab, tab_text};
use poker_text::text;

use super::{LobbyState, LobbyView, search};
use crate::screen::player::changed;
use crate::style::{Style, Weight};
use crate::widget::{Button, TickBox, tab};

/// Draws the tabs in the upper part of `room`, and the controls that narrow the list beside them or under them. Returns the rest for the
/// list.
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
    let gap = style.d(style.theme.spacing.l);
    let filters = choices.filters();
    let words = style.say(&if filters > 0 { text::lobby::filters_set(filters.to_string()) } else { text::lobby::filters() });
    let boxes = [
        ("lobby.hide_empty", style.say(&text::lobby::hide_empty()), choices.hide_empty),
        ("lobby.only_favourites", style.say(&text::lobby::only_favourites()), choices.only_favourites),
    ];
    let sizes = Sizes {
        line: style.hit(style.theme.screen.filter),
        step: style.hit(style.theme.screen.filter) + style.d(style.theme.spacing.xxs).max(style.theme.size.target_gap),
        gap,
        button: style.label().weight(Weight::SemiBold).width(ui, &words) + gap * 2.0,
        boxes: boxes.iter().map(|(_, words, _)| TickBox::width(ui, style, words) + gap).sum(),
        search: search::width(ui, style).min(room.width()),
    };
    let named = |tabs: &[LobbyTab]| -> Vec<(LobbyTab, String, f32)> {
        let of = |tab: &LobbyTab| {
            let words = style.say(&tab_text(*tab));
            let width = style.label().weight(Weight::SemiBold).width(ui, &words).max(style.theme.size.min_target);
            (*tab, words, width)
        };
        tabs.iter().map(of).collect()
    };
    // A search leaves out tabs. The controls stay where they are while the player types.
    let all = sizes.flow(&named(&LobbyTab::of_all(view.stakes)), room).1;
    let places = sizes.places(all, room);
    let shown = named(&list.tabs);
    for ((at, words, _), left) in shown.iter().zip(sizes.flow(&shown, room).0) {
        let band = Rect::from_min_size(left, vec2(room.right() - left.x, sizes.line));
        let control = format!("lobby.tab.{}", tag(*at));
        if tab(ui, style, &control, left.x, band, style.label(), words, *at == list.tab).1 {
            intents.push(changed(view.settings, |settings| settings.lobby.tab = *at));
        }
    }
    search::field(ui, style, state, places.search);
    if let Some(mut left) = places.boxes {
        for (name, words, on) in &boxes {
            let width = TickBox::width(ui, style, words);
            let rect = Rect::from_min_size(left, vec2(width, sizes.line));
            if TickBox::new(name, rect, words, *on).show(ui, style) {
                intents.push(changed(view.settings, |settings| {
                    let lobby = &mut settings.lobby;
                    let choice = if *name == "lobby.hide_empty" { &mut lobby.hide_empty } else { &mut lobby.only_favourites };
                    *choice = !on;
                }));
            }
            left.x += width + gap;
        }
    }
    if Button::neutral("lobby.filters", places.filters, &words).show(ui, style) {
        state.filters = true;
    }
    room.with_min_y(places.bottom + style.d(style.theme.spacing.xs))
}

/// The sizes of the controls.
struct Sizes {
    /// The height of a line, and the distance from one to the next.
    line: f32,
    step: f32,
    gap: f32,
    /// The widths of the button of the filters, of the boxes with the gaps after them, and of the search.
    button: f32,
    boxes: f32,
    search: f32,
}

/// Where the controls are.
struct Places {
    search: Rect,
    /// The left upper corner of the boxes; `None` where there is no room for them.
    boxes: Option<Pos2>,
    filters: Rect,
    /// The lower edge of the last line.
    bottom: f32,
}

impl Sizes {
    /// The left upper corners of tabs, on as many lines as they need, and that of a control after them. The button of the filters is at the
    /// right end of the first line.
    fn flow(&self, tabs: &[(LobbyTab, String, f32)], room: Rect) -> (Vec<Pos2>, Pos2) {
        let mut next = room.min;
        let mut corners = Vec::new();
        for (_, _, width) in tabs {
            let end = if next.y > room.top() { room.right() } else { room.right() - self.button - self.gap };
            if next.x > room.left() && next.x + width > end {
                next = pos2(room.left(), next.y + self.step);
            }
            corners.push(next);
            next.x += width + self.gap;
        }
        (corners, next)
    }

    /// The places of the controls, if the tabs end before `next`.
    fn places(&self, next: Pos2, room: Rect) -> Places {
        let right = room.right() - self.button;
        let filters = Rect::from_min_size(pos2(right.max(room.left()), room.top()), vec2(self.button, self.line));
        let is_one_line = next.y == room.top();
        let search = |right: f32, top: f32| Rect::from_min_size(pos2(right - self.search, top), vec2(self.search, self.line));
        let beside = next.x + self.search + self.gap;
        if is_one_line && beside <= right {
            let boxes = (beside + self.boxes <= right).then(|| pos2(right - self.boxes, room.top()));
            let search = search(boxes.map_or(right, |boxes| boxes.x) - self.gap, room.top());
            return Places { search, boxes, filters, bottom: room.top() + self.line };
        }
        // The search is beside the tabs of the last line, or in a line of its own.
        let has_own_line = is_one_line || next.x + self.search > room.right();
        let next = if has_own_line { pos2(room.left(), next.y + self.step) } else { next };
        let search = search(room.right(), next.y);
        let boxes = (next.x + self.boxes <= search.left()).then(|| pos2(search.left() - self.boxes, next.y));
        Places { search, boxes, filters, bottom: next.y + self.line }
    }
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
