//! How another player plays, in the hands shared with the player: never from fewer than twenty hands.

use std::sync::Arc;

use bevy_egui::egui::{Galley, Rect, Ui, pos2, vec2};
use poker_archive::{KnownPlayer, OpponentFigures, Share};
use poker_text::{Arg, Text, text};

use crate::style::{Lettering, Style, TextSide, Weight};

/// The widest value, as a share of its row.
const WIDEST_VALUE: f32 = 0.6;

/// A figure: what it tells, and its value with the size of the sample.
struct Figure {
    label: String,
    value: String,
}

/// A figure in a row of some width.
struct Row {
    /// The width of the value and of the label.
    value: f32,
    label: f32,
    /// The label, on as many lines as it needs.
    lines: Arc<Galley>,
    height: f32,
}

impl Figure {
    fn row(&self, ui: &Ui, style: &Style<'_>, width: f32) -> Row {
        let value = value_lettering(style).width(ui, &self.value).min(width * WIDEST_VALUE);
        let label = width - value - style.d(style.theme.spacing.s);
        let lines = style.body().wrapped(ui, &self.label, label);
        let height = style.d(style.theme.list.row);
        let more = lines.size().y + style.d(style.theme.spacing.xxs);
        Row { value, label, height: if lines.rows.len() > 1 { height.max(more) } else { height }, lines }
    }
}

/// The figures of a player; `None` while there are not enough hands.
fn all(style: &Style<'_>, player: &KnownPlayer) -> Option<[Figure; 5]> {
    let OpponentFigures { play, .. } = player.figures.filter(OpponentFigures::enough)?;
    let lines = [
        (text::figures::vpip(), play.vpip, true),
        (text::figures::pfr(), play.pfr, true),
        (text::figures::three_bet(), play.three_bet, true),
        (text::figures::wtsd(), play.wtsd, true),
        (text::figures::factor(), play.aggression_factor, false),
    ];
    Some(lines.map(|(label, share, percent)| Figure { label: style.say(&label), value: style.say(&value(style, share, percent)) }))
}

/// How many hands are missing.
fn missing(style: &Style<'_>, player: &KnownPlayer) -> String {
    let hands = player.figures.map_or(0, |figures| figures.hands);
    style.say(&text::people::few(Arg::count(hands), Arg::count(Share::ENOUGH)))
}

/// The height of the figures, or of the words about the hands that are missing, in this width.
pub(super) fn height(ui: &Ui, style: &Style<'_>, player: &KnownPlayer, width: f32) -> f32 {
    match all(style, player) {
        Some(figures) => figures.iter().map(|figure| figure.row(ui, style, width).height).sum(),
        None => style.block_height(ui, width, style.body(), &missing(style, player)),
    }
}

/// Draws the figures, or how many hands are missing. Returns the height.
pub(super) fn figures(ui: &Ui, style: &Style<'_>, player: &KnownPlayer, room: Rect) -> f32 {
    let Some(figures) = all(style, player) else {
        return style.letter_block(ui, room.min, room.width(), style.body(), &missing(style, player));
    };
    let mut y = room.top();
    for figure in figures {
        let row = figure.row(ui, style, room.width());
        let rect = Rect::from_min_size(pos2(room.left(), y), vec2(room.width(), row.height));
        style.shrink(ui, rect.with_min_x(rect.right() - row.value), TextSide::Right, value_lettering(style), &figure.value);
        if row.lines.rows.len() > 1 {
            let top = rect.center().y - row.lines.size().y / 2.0;
            style.draw_block(ui, pos2(rect.left(), top), row.label, row.lines);
        } else {
            style.fit(ui, rect.with_max_x(rect.left() + row.label), TextSide::Left, style.body(), &figure.label);
        }
        y += row.height;
    }
    y - room.top()
}

fn value_lettering(style: &Style<'_>) -> Lettering {
    style.body().weight(Weight::Medium).ink(style.ink.text)
}

/// A share or a ratio with the size of its sample.
fn value(style: &Style<'_>, share: Share, percent: bool) -> Text {
    let told = if percent {
        share.percent().map(|percent| style.say(&text::number::percent(Arg::count(percent))))
    } else {
        // A ratio is a small number.
        let ratio = share.ratio().filter(|_| share.is_enough());
        ratio.map(|ratio| style.texts.show(&Arg::decimal((ratio * 10.0).round() as u64, 1)))
    };
    match told {
        Some(told) => text::figures::share(told, Arg::count(share.out_of)),
        None => text::figures::share_few(Arg::count(share.out_of), Arg::count(Share::ENOUGH)),
    }
}
