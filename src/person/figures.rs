//! How another player plays, in the hands shared with the player: never from fewer than twenty hands.

use bevy_egui::egui::{Rect, Ui, pos2, vec2};
use poker_archive::{KnownPlayer, OpponentFigures, Share};
use poker_text::{Arg, Text, text};

use crate::style::{Style, TextSide, Weight};

/// Draws the figures, or how many hands are missing. Returns the height.
pub(super) fn figures(ui: &Ui, style: &Style<'_>, player: &KnownPlayer, room: Rect) -> f32 {
    let hands = player.figures.map_or(0, |figures| figures.hands);
    let Some(OpponentFigures { play, .. }) = player.figures.filter(OpponentFigures::enough) else {
        let words = text::people::few(Arg::count(hands), Arg::count(Share::ENOUGH));
        return style.letter_block(ui, room.min, room.width(), style.body(), &style.say(&words));
    };
    let lines = [
        (text::figures::vpip(), play.vpip, true),
        (text::figures::pfr(), play.pfr, true),
        (text::figures::three_bet(), play.three_bet, true),
        (text::figures::wtsd(), play.wtsd, true),
        (text::figures::factor(), play.aggression_factor, false),
    ];
    let tall = style.d(style.theme.list.row);
    let mut y = room.top();
    for (label, share, percent) in lines {
        let row = Rect::from_min_size(pos2(room.left(), y), vec2(room.width(), tall));
        let value = style.say(&value(style, share, percent));
        let set = style.body().weight(Weight::Medium).ink(style.ink.text);
        let width = set.width(ui, &value).min(row.width() / 2.0);
        style.shrink(ui, row.with_min_x(row.right() - width), TextSide::Right, set, &value);
        let rest = row.with_max_x(row.right() - width - style.d(style.theme.spacing.s));
        style.fit(ui, rest, TextSide::Left, style.body(), &style.say(&label));
        y += tall;
    }
    y - room.top()
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
