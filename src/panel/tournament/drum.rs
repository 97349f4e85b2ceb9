//! The drum of a spin or HexaPro: it turns for three seconds and stops at what was drawn before anybody registered (R-HEX-9).

use bevy_egui::egui::{Context, Rect, Shape, Stroke, pos2, vec2};
use poker_client::{DRUM_MS, LookedAt, NoticeKind, multiplier_text, place_text};
use poker_protocol::DrawnMultiplier;
use poker_text::text;

use super::column::Column;
use super::frame::{Answer, Done, Frame};
use crate::layout::TableLayout;
use crate::panel::tournament_hud::TournamentHud;
use crate::style::{Style, TextSide, Weight};

/// The number of rows that pass before the drum stops.
const ROWS_PASSED: f32 = 22.0;

/// How far the drum has turned, in rows, after this share of its time: it starts fast and comes to rest on a row.
fn turned(share: f32) -> f32 {
    let left = 1.0 - share.clamp(0.0, 1.0);
    ROWS_PASSED * (1.0 - left * left * left)
}

/// The multiplier `back` rows before the drawn one, in percent. The rows repeat in the order of the draw.
fn row_at(rows: &[u32], drawn: u32, back: i64) -> u32 {
    let count = i64::try_from(rows.len()).unwrap_or(1).max(1);
    let last = rows.iter().position(|percent| *percent == drawn).and_then(|at| i64::try_from(at).ok()).unwrap_or(0);
    let at = (last - back).rem_euclid(count);
    usize::try_from(at).ok().and_then(|at| rows.get(at)).copied().unwrap_or(drawn)
}

/// Draws the drum, or what it stopped at. Returns the kind of the notice if the player skips it.
pub(super) fn drum_ui(
    ctx: &Context,
    style: &Style<'_>,
    layout: &TableLayout,
    tournament: &TournamentHud<'_>,
    (drawn, since_ms): (&DrawnMultiplier, u64),
) -> Option<NoticeKind> {
    let gone = tournament.now_ms.saturating_sub(since_ms);
    let turning = gone < DRUM_MS && !tournament.still;
    // Both times are a few seconds.
    let share = if turning { gone as f32 / DRUM_MS as f32 } else { 1.0 };
    let overview = tournament.looked_at().and_then(LookedAt::overview);
    let mut rows: Vec<u32> = overview
        .and_then(|overview| overview.draw.as_ref())
        .map(|draw| draw.rows.iter().map(|row| row.percent).collect())
        .unwrap_or_default();
    if !rows.contains(&drawn.percent) {
        rows.push(drawn.percent);
    }
    let body = |column: &mut Column<'_, '_>| {
        let title = if turning { text::tournament_table::drum_title() } else { text::tournament_table::drawn_title() };
        column.title(&style.say(&title), None);
        column.space(style.theme.spacing.xs);
        reel(column, style, (&rows, drawn.percent), turned(share));
        column.space(style.theme.spacing.s);
        // While the drum turns the same room is kept, so that the sheet does not change its size.
        let told = |amount: String| if turning { String::new() } else { amount };
        let label = if turning { String::new() } else { style.say(&text::tournament_table::prize_pool()) };
        column.row(&label, &told(style.money_alone(drawn.pool)));
        for (place, prize) in (1..).zip(&drawn.prizes).filter(|(_, prize)| !prize.is_zero()) {
            let label = text::tournament_table::place_prize(place_text(place));
            let label = if turning { String::new() } else { style.say(&label) };
            column.row(&label, &told(style.money_alone(*prize)));
        }
    };
    let words = if turning { text::tournament_table::skip() } else { text::button::close() };
    let foot = [Answer::main("drum.skip", style.say(&words))];
    let frame = Frame { name: "notice.drum", width: style.l(style.theme.tournament_table.drum), first: None, caption: None, aside: false };
    let done = frame.notice(ctx, style, layout, body, &foot);
    (done == Some(Done::Pressed(0))).then_some(NoticeKind::Drum)
}

/// Draws the rows of the drum after it has turned by `turned` rows.
fn reel(column: &mut Column<'_, '_>, style: &Style<'_>, (rows, drawn): (&[u32], u32), turned: f32) {
    let tall = style.d(style.theme.tournament_table.drum_row);
    let rect = column.take(tall * 2.2);
    if !column.draws {
        return;
    }
    let ui = column.ui;
    let painter = ui.painter().with_clip_rect(rect);
    painter.rect_filled(rect, crate::widget::corner(style.theme.radius.control), style.ink.room);
    let focus = Rect::from_center_size(rect.center(), vec2(rect.width(), tall));
    painter.rect_filled(focus, 0.0, style.ink.plate);
    let back = ROWS_PASSED - turned;
    let nearest = back.round();
    let size = style.theme.text.sizes.drum.min(style.theme.text.sizes.display * style.scale.zoom());
    let large = style.lettering(size, Weight::SemiBold, style.ink.text);
    let words = |rows_back: f32| {
        // At most a few dozen rows.
        let percent = row_at(rows, drawn, rows_back as i64);
        style.say(&multiplier_text(percent))
    };
    for step in [-2.0, -1.0, 1.0, 2.0] {
        let offset = (nearest - back + step) * tall;
        let soft = large.ink(style.ink.muted);
        let room = Rect::from_center_size(rect.center() - vec2(0.0, offset), vec2(rect.width(), tall));
        let galley = soft.line(ui, &words(nearest + step));
        painter.galley(room.center() - galley.size() / 2.0, galley, soft.ink);
    }
    let room = Rect::from_center_size(rect.center() - vec2(0.0, (nearest - back) * tall), vec2(rect.width(), tall));
    if (nearest - back).abs() < f32::EPSILON {
        style.letter(ui, room, TextSide::Middle, large, &words(nearest));
    } else {
        let galley = large.line(ui, &words(nearest));
        painter.galley(room.center() - galley.size() / 2.0, galley, large.ink);
    }
    for y in [focus.top(), focus.bottom()] {
        painter.hline(focus.x_range(), y, Stroke::new(style.hair(), style.ink.text));
    }
    let side = tall * POINTER;
    for (x, way) in [(rect.left() + side, 1.0), (rect.right() - side, -1.0)] {
        let tip = pos2(x + side * way * 0.5, rect.center().y);
        let base = tip.x - side * way;
        let points = vec![pos2(base, tip.y - side / 2.0), tip, pos2(base, tip.y + side / 2.0)];
        painter.add(Shape::convex_polygon(points, style.ink.accent, Stroke::NONE));
    }
}

/// The side of a pointer, in rows.
const POINTER: f32 = 0.2;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn r_hex_9_the_drum_comes_to_rest_on_what_was_drawn() {
        let rows = [150, 200, 300, 500, 1_000];
        for drawn in rows {
            assert_eq!(row_at(&rows, drawn, 0), drawn);
        }
        assert_eq!(row_at(&rows, 150, 1), 1_000);
        assert_eq!(row_at(&[], 700, 3), 700);
        assert!((turned(1.0) - ROWS_PASSED).abs() < f32::EPSILON && turned(0.0).abs() < f32::EPSILON);
        assert!(turned(0.5) > ROWS_PASSED / 2.0, "it slows down");
    }
}
