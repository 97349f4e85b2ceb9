//! The strips under the plates of other players: how they play in the hands that were shared with the player.

use bevy::prelude::*;
use poker_rules::Seat;

use super::CurrentLayout;
use super::picture::ABOVE;
use crate::archive::{SeatFigures, StripFigures};
use crate::art::{Art, PlateState};
use crate::felt_style::FeltStyle;
use crate::language::CurrentLanguage;
use crate::layout::TableLayout;
use crate::session::Session;
use crate::stage::{Align, FeltStage, Piece, PieceKind, TableStage, TextContent};
use crate::style::Weight;

/// Run condition: the figures of a player have changed.
pub(super) fn are_other(figures: Res<SeatFigures>) -> bool {
    figures.is_changed()
}

/// Puts a strip under the plate of each other player, where the layout has strips.
pub(super) fn put_strips(
    session: Res<Session>,
    layout: Res<CurrentLayout>,
    figures: Res<SeatFigures>,
    (style, language): (Res<FeltStyle>, Res<CurrentLanguage>),
    mut stage: ResMut<FeltStage>,
) {
    for place in layout.felts() {
        let Some((model, seated)) = place.table.and_then(|table| Some((session.client.table(table)?, session.seated(table)?))) else {
            continue;
        };
        let mut stage = stage.of(place.table, place.at);
        for (seat, taken) in &seated.playback.view().felt().seats {
            // Until the figures are read, the strip is empty.
            let shown = figures.0.get(&taken.player.name).map(|shown| shown.args());
            let words = shown.map(|args| args.map(|arg| language.texts.show(&arg)));
            put_strip(&mut stage, &style, &place.layout, (*seat, place.layout.visual(*seat, model.hero())), words);
        }
    }
}

/// The widths of the columns, in fourths of the strip: the number of hands may have more digits than a share.
const WIDTHS: [f32; StripFigures::COLUMNS] = [0.94, 0.94, 0.94, 1.18];

fn put_strip(
    stage: &mut TableStage<'_>,
    style: &FeltStyle,
    layout: &TableLayout,
    (seat, visual): (Seat, u8),
    words: Option<[String; StripFigures::COLUMNS]>,
) {
    let Some(strip) = layout.strip(visual) else { return };
    let (theme, at) = (&style.theme, seat.number());
    // The upper part of the picture is behind the plate, whose lower corners are round.
    let behind = Rect { min: strip.min.with_y(layout.seat_plate(visual).center().y.round()), ..strip };
    stage.put(PieceKind::Strip.at(at), Piece::art(Art::plate(behind.size(), PlateState::Strip), behind.min, theme.z.plate - ABOVE));
    let Some(words) = words else { return };
    let (mut left, y) = (strip.min.x, strip.center().y.floor());
    for (nth, (text, width)) in (0..).zip(words.into_iter().zip(WIDTHS)) {
        let column = strip.width() * width / 4.0;
        let colour = if usize::from(nth) + 1 == StripFigures::COLUMNS { theme.palette.text2 } else { theme.palette.text };
        let content = TextContent { text, size: layout.strip_text(), weight: Weight::SemiBold, colour, align: Align::Centre };
        stage.put(PieceKind::StripText.nth(at, nth), Piece::text(content, Vec2::new(left + column / 2.0, y), theme.z.plate_text));
        // In a small window the figures have the whole width.
        if nth > 0 && !layout.compact() {
            let line = Rect::from_center_size(Vec2::new(left, y), Vec2::new(1.0, (strip.height() / 3.0).round()));
            let line = Piece::art(Art::pill(line.size(), theme.palette.line_hi), line.min.round(), theme.z.plate_text);
            stage.put(PieceKind::StripLine.nth(at, nth), line);
        }
        left += column;
    }
}
