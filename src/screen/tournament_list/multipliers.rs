//! The table of multipliers of a game, exactly as its document has it (R-UI-4, R-HEX-1), and what the room keeps.

use bevy_egui::egui::{Rect, pos2};
use poker_client::{DrawTable, duration_text};
use poker_protocol::{Money, MultiplierRow};
use poker_text::{Arg, text};

use crate::screen::form::FormUi;
use crate::style::{Style, TextSide, Weight};
use crate::widget::rule;

/// A part of a millionth, in decimals of a per cent.
const PPM_DIGITS: u8 = 4;

/// A multiplier for a text: 1.5 of 150 per cent.
pub(super) fn times(percent: u32) -> Arg {
    Arg::decimal(percent.into(), 2)
}

/// Draws the table, and below it how prizes are shared.
pub(super) fn multipliers(form: &mut FormUi<'_, '_, '_>, table: &DrawTable<'_>) {
    let style = form.style;
    let rows = table.rows();
    head(form);
    for row in &rows {
        multiplier(form, table, row);
    }
    form.space(style.theme.spacing.xs);
    rule(form.ui, style, form.left, form.right, form.y);
    form.space(style.theme.spacing.xs);
    let shared = rows.iter().filter(|row| row.shares_ppm.len() > 1).map(|row| row.percent).min();
    let words = shared.map_or_else(text::tournaments::winner_takes_all, |percent| text::tournaments::shared_from(times(percent)));
    form.block(style.caption().ink(style.ink.text2), &style.say(&words));
    form.space(style.theme.spacing.xxs);
}

/// Draws the heads of the columns.
fn head(form: &mut FormUi<'_, '_, '_>) {
    let style = form.style;
    let caption = style.caption().weight(Weight::Medium);
    let line = form.strip(caption.size * HEAD);
    let [left, middle, right] = thirds(line);
    style.fit(form.ui, left, TextSide::Left, caption, &style.say(&text::tournaments::multiplier()));
    style.fit(form.ui, middle, TextSide::Right, caption, &style.say(&text::tournaments::col_pool()));
    style.fit(form.ui, right, TextSide::Right, caption, &style.say(&text::tournaments::chance()));
    rule(form.ui, style, form.left, form.right, form.y);
    form.space(style.theme.spacing.xxs);
}

/// The height of the heads in type sizes, because they may be set on two lines.
const HEAD: f32 = 2.6;

fn thirds(line: Rect) -> [Rect; 3] {
    let width = line.width();
    let at = |from: f32, to: f32| {
        Rect::from_min_max(pos2(line.left() + width * from, line.top()), pos2(line.left() + width * to, line.bottom()))
    };
    [at(0.0, 0.28), at(0.3, 0.62), at(0.66, 1.0)]
}

fn multiplier(form: &mut FormUi<'_, '_, '_>, table: &DrawTable<'_>, row: &MultiplierRow) {
    let style = form.style;
    let strong = style.body().weight(Weight::SemiBold).ink(style.ink.text);
    let line = form.strip(style.d(style.theme.list.row) * ROW);
    let [left, middle, right] = thirds(line);
    style.shrink(form.ui, left, TextSide::Left, strong, &style.say(&text::tournaments::times(times(row.percent))));
    style.shrink(form.ui, middle, TextSide::Right, strong.weight(Weight::Medium), &short(style, table.pool(row)));
    style.shrink(form.ui, right, TextSide::Right, style.body(), &style.texts.number(row.weight.into()));
    let chips = text::tournament::chips(Arg::count(row.stack.get()));
    let level = style.say(&text::tournaments::stack_and_level(chips, duration_text(row.level_ms.into())));
    let prizes = table.prizes(row);
    let shared = match prizes.len() {
        0 | 1 => String::new(),
        _ => style.texts.show(&Arg::list(prizes.into_iter().map(|prize| style.amounts.short_money(prize)))),
    };
    let caption = style.caption();
    let under = form.strip(caption.size * 1.2);
    let gap = style.d(style.theme.spacing.xs);
    let width = caption.width(form.ui, &level).min(under.width() * 0.45);
    style.shrink(form.ui, under.with_max_x(under.left() + width + 1.0), TextSide::Left, caption, &level);
    let room = under.with_min_x(under.left() + width + gap);
    style.shrink(form.ui, room, TextSide::Right, caption.ink(style.ink.text2), &shared);
    form.space(style.theme.spacing.xxs);
}

/// The height of a multiplier, in lines.
const ROW: f32 = 0.85;

fn short(style: &Style<'_>, amount: Money) -> String {
    style.texts.show(&style.amounts.short_money(amount))
}

/// The sentence of what the room keeps on average, of the buy-in and in money.
pub(super) fn kept_text(style: &Style<'_>, table: &DrawTable<'_>, buy_in: Money) -> String {
    let percent = text::number::percent(Arg::decimal(table.kept_ppm(), PPM_DIGITS));
    style.say(&text::tournaments::room_keeps(percent, style.money(table.kept()), style.amounts.short_money(buy_in)))
}
