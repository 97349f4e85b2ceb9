//! The small plot of the result over the pane of the chosen hand.

use bevy_egui::egui::{Rect, Ui, pos2, vec2};
use poker_archive::{ResultPoint, ShownFigures};
use poker_text::{Arg, text};

use super::numbers;
use super::plot::{LineKind, LinePlot};
use crate::screen::history::cells::note;
use crate::screen::history::state::HistoryState;
use crate::screen::history::view::HistoryView;
use crate::style::{Style, TextSide, Weight};
use crate::widget::card;

/// The height of the card, as a share of the width of a pane.
const HEIGHT: f32 = 0.68;
/// The height that the pane of the hand under it needs, as such a share.
const HAND: f32 = 1.2;
/// A line begins at zero and has a point for each hand. Two hands give the three points that it needs.
const LEAST_HANDS: u64 = 2;

/// Whether the pane at the side has room for the card over it, and there are enough hands.
pub(in crate::screen::history) fn has_result_card(style: &Style<'_>, view: &HistoryView<'_>, side: Rect) -> bool {
    let roomy = side.height() >= style.d(style.theme.screen.pane) * (HEIGHT + HAND);
    roomy && view.tally.is_some_and(|tally| tally.hands >= LEAST_HANDS)
}

/// Draws the card at the top of `side`. Returns the room under it.
pub(in crate::screen::history) fn result_card(
    ui: &mut Ui,
    style: &Style<'_>,
    view: &HistoryView<'_>,
    state: &HistoryState,
    side: Rect,
) -> Rect {
    let rect = side.with_max_y(side.top() + (style.d(style.theme.screen.pane) * HEIGHT).round());
    let under = side.with_min_y(rect.bottom() + style.d(style.theme.screen.margin));
    card(ui, style, rect);
    if view.unread.figures {
        note(ui, style, rect, &style.say(&text::history::unread()));
        return under;
    }
    let filter = state.filter();
    let Some(shown) = view.figures.filter(|shown| shown.filter == filter) else {
        note(ui, style, rect, &style.say(&text::history::loading()));
        return under;
    };
    let over_hands = LinePlot { line: &shown.line, days: false, local: view.local, labelled: false };
    let plot = LinePlot { days: state.days && over_hands.lasts_days(), ..over_hands };
    let Some(last) = shown.line.points.last().filter(|_| plot.is_drawn()) else {
        note(ui, style, rect, &style.say(&text::figures::line_few()));
        return under;
    };
    let inner = rect.shrink2(vec2(style.d(style.theme.spacing.l), style.d(style.theme.spacing.m)));
    let top = head(ui, style, shown, last, inner);
    let bottom = legend(ui, style, last, inner);
    let gap = style.d(style.theme.spacing.xs);
    plot.show(ui, style, Rect::from_min_max(pos2(inner.left(), top + gap), pos2(inner.right(), bottom - gap)));
    under
}

/// Draws the title, the result and the number of hands. Returns the lower end.
fn head(ui: &Ui, style: &Style<'_>, shown: &ShownFigures, last: &ResultPoint, room: Rect) -> f32 {
    let strong = style.lettering(style.theme.text.sizes.brand, Weight::SemiBold, style.ink.text);
    let title = style.body().weight(Weight::SemiBold).ink(style.ink.text2);
    let result = numbers::big_blinds(style, last.net);
    let tall = style.block_height(ui, f32::INFINITY, strong, "X");
    let line = room.with_max_y(room.top() + tall);
    let width = strong.width(ui, &result).ceil().min(line.width() / 2.0);
    style.shrink(ui, line.with_min_x(line.right() - width), TextSide::Right, strong, &result);
    let words = style.say(&text::figures::line());
    style.fit(ui, line.with_max_x(line.right() - width - style.d(style.theme.spacing.s)), TextSide::Left, title, &words);
    let hands = style.say(&text::history::found(Arg::count(shown.all.hands)));
    let top = line.bottom() + style.d(style.theme.spacing.xxs) / 2.0;
    top + style.letter_block(ui, pos2(room.left(), top), room.width(), style.caption(), &hands)
}

/// Draws what the lines are at the bottom of `room`, on one line or one above the other. Returns the upper end.
fn legend(ui: &Ui, style: &Style<'_>, last: &ResultPoint, room: Rect) -> f32 {
    let number = |value: f64| numbers::signed(style, value, 0);
    let entries = [
        (LineKind::Net, style.say(&text::figures::line_net(number(last.net)))),
        (LineKind::Adjusted, style.say(&text::figures::line_adjusted(number(last.adjusted)))),
    ];
    let set = style.caption().ink(style.ink.text2);
    let (gap, sample) = (style.d(style.theme.spacing.xs), style.d(style.theme.spacing.xl));
    let tall = style.block_height(ui, f32::INFINITY, set, "X");
    let widths = entries.each_ref().map(|(_, words)| sample + gap + set.width(ui, words));
    let aside = style.d(style.theme.spacing.m);
    let one_line = widths[0] + aside + widths[1] <= room.width();
    let top = room.bottom() - if one_line { tall } else { tall * 2.0 };
    let mut at = pos2(room.left(), top + tall / 2.0);
    for ((kind, words), width) in entries.iter().zip(widths) {
        kind.sample(ui, style, at, sample);
        let place = Rect::from_min_max(pos2(at.x + sample + gap, at.y - tall / 2.0), pos2(room.right(), at.y + tall / 2.0));
        style.fit(ui, place, TextSide::Left, set, words);
        at = if one_line { pos2(at.x + width + aside, at.y) } else { pos2(at.x, at.y + tall) };
    }
    top
}
