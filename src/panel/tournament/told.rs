//! Sheets that only tell something: a break, hand for hand, a move, the final table.

use bevy_egui::egui::Context;
use poker_client::{Countdown, NoticeKind, TableMove, blinds_text, countdown_words, duration_text, level_left_arg, moved_text};
use poker_text::{Arg, text};

use super::column::{BoxedLine, Column};
use super::frame::{Answer, Done, Frame};
use crate::layout::TableLayout;
use crate::panel::hud::Hud;
use crate::panel::tournament_hud::TournamentHud;
use crate::style::{Icon, Style, Weight};

fn frame<'a>(style: &Style<'_>, name: &'a str) -> Frame<'a> {
    Frame { name, width: style.l(style.theme.tournament_table.notice), first: None, caption: None, aside: false }
}

/// Draws the countdown of a break.
pub(super) fn break_ui(ctx: &Context, style: &Style<'_>, layout: &TableLayout, tournament: &TournamentHud<'_>, left: Countdown) {
    let level = tournament.level();
    let whole = left.left_ms.max(1);
    let body = |column: &mut Column<'_, '_>| {
        let time = countdown_words(left.seconds(tournament.now_ms));
        column.title(&style.say(&text::tournament_table::break_title()), Some(("", &time)));
        column.space(style.theme.spacing.xxs);
        // The length of a break is far below what a float holds exactly.
        column.progress(1.0 - left.left_ms(tournament.now_ms) as f32 / whole as f32);
        column.space(style.theme.spacing.s);
        let next = blinds_text(&level.next);
        let of_level = if level.left_ms == 0 && level.hands_left.is_none() {
            text::tournament_table::break_then(Arg::count(u64::from(level.level) + 1), next)
        } else {
            text::tournament_table::break_level(level_left_arg(level.left_ms, level.hands_left), next)
        };
        column.say(style.body(), &style.say(&of_level));
        column.space(style.theme.spacing.xs);
        column.say(style.caption(), &style.say(&text::tournament_table::break_note()));
    };
    frame(style, "notice.break").notice(ctx, style, layout, body, &[]);
}

/// Draws what the table waits for.
pub(super) fn hand_for_hand_ui(ctx: &Context, style: &Style<'_>, layout: &TableLayout, tournament: &TournamentHud<'_>) {
    let body = |column: &mut Column<'_, '_>| {
        let paid = tournament.shown.paid_places;
        let told = text::tournament_table::left_and_paid(Arg::count(tournament.left().into()), Arg::count(paid.into()));
        column.title(&style.say(&text::tournament_table::hand_for_hand()), None);
        if paid > 0 {
            column.say(style.body().weight(Weight::SemiBold).ink(style.ink.text), &style.say(&told));
        }
        column.space(style.theme.spacing.xs);
        column.say(style.body().ink(style.ink.text), &style.say(&text::tournament_table::hand_for_hand_waits()));
        if let Some(shown) = tournament.standing.filter(|shown| shown.standing.tables > 0) {
            let tables = text::tournament_table::tables_in_play(Arg::count(shown.standing.tables.into()));
            column.say(style.body(), &style.say(&tables));
        }
        column.space(style.theme.spacing.xs);
        column.say(style.caption(), &style.say(&text::tournament_table::hand_for_hand_note()));
    };
    frame(style, "notice.hand_for_hand").notice(ctx, style, layout, body, &[]);
}

/// Draws where the player was moved and why. Returns the kind of the notice if the player puts it away.
pub(super) fn moved_ui(
    ctx: &Context,
    style: &Style<'_>,
    layout: &TableLayout,
    (hud, tournament): (&Hud<'_>, &TournamentHud<'_>),
    moved: TableMove,
) -> Option<NoticeKind> {
    let seat = hud.model.hero().map_or(0, |hero| hero.number());
    let body = |column: &mut Column<'_, '_>| {
        column.title(&style.say(&text::tournament_table::moved_title(hud.model.info().table.0.to_string())), None);
        column.say(style.body(), &style.say(&moved_text(moved.why)));
        column.space(style.theme.spacing.s);
        let words = style.say(&text::tournament_table::seat_number(Arg::count(u64::from(seat))));
        let label = style.say(&text::tournament_table::your_seat());
        if style.scale.compact() {
            column.row(&label, &words);
        } else {
            column.boxed(&BoxedLine { icon: Icon::Move, title: &label, about: "", value: &words });
        }
    };
    let foot = [Answer::main("notice.moved.close", style.say(&text::button::close()))];
    let done = Frame { caption: closes(style, tournament), ..frame(style, "notice.moved") }.notice(ctx, style, layout, body, &foot);
    (done == Some(Done::Pressed(0))).then_some(NoticeKind::Moved)
}

/// Draws that the final table has begun. Returns the kind of the notice if the player puts it away.
pub(super) fn final_table_ui(ctx: &Context, style: &Style<'_>, layout: &TableLayout, tournament: &TournamentHud<'_>) -> Option<NoticeKind> {
    let body = |column: &mut Column<'_, '_>| {
        column.title(&style.say(&text::tournament_table::final_table()), None);
        let left = text::tournament_table::final_table_told(Arg::count(tournament.left().into()));
        column.say(style.body().ink(style.ink.text), &style.say(&left));
    };
    let foot = [Answer::main("notice.final_table.close", style.say(&text::button::close()))];
    let done = Frame { caption: closes(style, tournament), ..frame(style, "notice.final_table") }.notice(ctx, style, layout, body, &foot);
    (done == Some(Done::Pressed(0))).then_some(NoticeKind::FinalTable)
}

/// When the notice goes away by itself.
fn closes(style: &Style<'_>, tournament: &TournamentHud<'_>) -> Option<String> {
    let time = duration_text(tournament.notice_ends_ms?.div_ceil(1_000) * 1_000);
    Some(style.say(&text::tournament_table::closes_in(time)))
}
