//! The main figures, each on a tile.

use bevy_egui::egui::{Rect, Ui, pos2, vec2};
use poker_archive::{ChipResult, Figures, RATE_HANDS};
use poker_text::{Arg, Text, text};

use super::numbers;
use crate::screen::history::amounts;
use crate::style::{Style, TextSide, Weight};
use crate::widget::card;

/// A tile: what it is about, the figure, and what is said of it.
struct FigureTile {
    head: Text,
    figure: String,
    about: String,
}

/// The least width of a tile, as a share of that of a pane.
const LEAST: f32 = 0.55;

/// Draws the tiles from `room`'s top. Returns the height that they take.
pub(super) fn tiles(ui: &Ui, style: &Style<'_>, figures: &Figures, room: Rect) -> f32 {
    let tiles = [net(style, figures), rate(style, figures), hands(style, figures), pace(style, figures), adjusted(style, figures)];
    let gap = style.d(style.theme.spacing.s);
    let least = style.d(style.theme.screen.pane) * LEAST;
    // There are at most five tiles in a row.
    let columns = (((room.width() + gap) / (least + gap)).floor().clamp(2.0, 5.0)) as usize;
    let columns = if tiles.len() % columns == 1 && columns > 2 { columns - 1 } else { columns };
    let width = (room.width() - gap * (columns - 1) as f32) / columns as f32;
    let pad = style.d(style.theme.spacing.m);
    let (caption, value) = (style.caption(), value_lettering(style));
    let about = tiles.iter().map(|tile| style.block_height(ui, width - pad * 2.0, caption, &tile.about)).fold(0.0, f32::max);
    let head = style.block_height(ui, f32::INFINITY, caption, "X");
    let large = style.block_height(ui, f32::INFINITY, value, "X");
    let height = (pad * 2.0 + head + large + about + style.d(style.theme.spacing.xxs) * 2.0).ceil();
    for (at, tile) in tiles.iter().enumerate() {
        let (column, row) = ((at % columns) as f32, (at / columns) as f32);
        // The last row may have fewer tiles, which are wider.
        let in_row = tiles.len().min((at / columns + 1) * columns) - at / columns * columns;
        let wide = if in_row == columns { width } else { (room.width() - gap * (in_row - 1) as f32) / in_row as f32 };
        let rect = Rect::from_min_size(pos2(room.left() + (wide + gap) * column, room.top() + (height + gap) * row), vec2(wide, height));
        card(ui, style, rect);
        let inner = rect.shrink(pad);
        let line = |top: f32, tall: f32| Rect::from_min_size(pos2(inner.left(), top), vec2(inner.width(), tall));
        style.fit(ui, line(inner.top(), head), TextSide::Left, caption, &style.say(&tile.head));
        let top = inner.top() + head + style.d(style.theme.spacing.xxs);
        style.shrink(ui, line(top, large), TextSide::Left, value, &tile.figure);
        style.letter_block(ui, pos2(inner.left(), top + large + style.d(style.theme.spacing.xxs)), inner.width(), caption, &tile.about);
    }
    let rows = tiles.len().div_ceil(columns) as f32;
    (height + gap) * rows - gap
}

fn value_lettering(style: &Style<'_>) -> crate::style::Lettering {
    style.lettering(style.theme.text.sizes.brand, Weight::SemiBold, style.ink.text)
}

/// What was won in the unit with the most hands, and in the other units.
fn net(style: &Style<'_>, figures: &Figures) -> FigureTile {
    let head = text::figures::net();
    let unknown = || match figures.unknown {
        0 => String::new(),
        count => style.say(&text::figures::unknown(Arg::count(count))),
    };
    let Some((first, others)) = figures.money.split_first() else {
        let chips = figures.tournament.as_ref().map(|of| style.texts.show(&Arg::signed_count(of.result.net)));
        let about = if chips.is_some() { style.say(&text::figures::chips()) } else { unknown() };
        return FigureTile { head, figure: chips.unwrap_or_else(|| numbers::big_blinds(style, numbers::sum(&figures.net))), about };
    };
    let rake = style.say(&text::figures::rake(amounts::money(&first.unit, first.result.rake)));
    let others = others.iter().map(|of| style.texts.show(&amounts::signed(&of.unit, of.result.net)));
    let about: Vec<String> = others.chain([rake, unknown()]).filter(|words| !words.is_empty()).collect();
    FigureTile { head, figure: style.texts.show(&amounts::signed(&first.unit, first.result.net)), about: about.join(" · ") }
}

fn rate(style: &Style<'_>, figures: &Figures) -> FigureTile {
    let head = text::figures::rate();
    let about = match numbers::band(style, figures) {
        Some((low, high)) => text::figures::band(numbers::percent(), low, high),
        None => text::figures::rate_few(Arg::count(figures.net.hands()), Arg::count(RATE_HANDS)),
    };
    let figure = numbers::rate(style, &figures.net).unwrap_or_else(|| style.say(&text::number::none()));
    FigureTile { head, figure, about: style.say(&about) }
}

fn hands(style: &Style<'_>, figures: &Figures) -> FigureTile {
    let minutes = figures.pace.played_ms() / 60_000;
    let time = text::figures::time(Arg::count(minutes / 60), Arg::word(format!("{:02}", minutes % 60)));
    let sessions = text::figures::sessions(Arg::count(figures.pace.sessions));
    let about = format!("{} · {}", style.say(&time), style.say(&sessions));
    FigureTile { head: text::figures::hands(), figure: style.texts.show(&Arg::count(figures.hands)), about }
}

fn pace(style: &Style<'_>, figures: &Figures) -> FigureTile {
    let head = text::figures::pace();
    match figures.pace.hands_an_hour() {
        // A pace is a small number.
        Some(pace) => {
            FigureTile { head, figure: style.texts.show(&Arg::count(pace.round() as u64)), about: style.say(&text::figures::pace_all()) }
        }
        None => FigureTile { head, figure: style.say(&text::number::none()), about: style.say(&text::figures::pace_few()) },
    }
}

fn adjusted(style: &Style<'_>, figures: &Figures) -> FigureTile {
    let chips = |result: &ChipResult| Arg::signed_count(numbers::adjusted(result));
    let figure = match (figures.money.first(), &figures.tournament) {
        (Some(of), _) => style.texts.show(&amounts::signed(&of.unit, numbers::adjusted(&of.result))),
        (None, Some(of)) => style.texts.show(&chips(&of.result)),
        (None, None) => numbers::big_blinds(style, numbers::sum(&figures.adjusted)),
    };
    FigureTile { head: text::figures::adjusted(), figure, about: style.say(&text::figures::adjusted_help()) }
}
