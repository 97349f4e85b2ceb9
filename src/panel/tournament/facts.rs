//! How the tournament stands: in cards in the upper corners, or in one line of the top bar.

use bevy_egui::egui::{Context, Order, Rect, Ui, pos2, vec2};
use poker_client::{PrizeJump, blinds_text, level_text, next_level_words, place_text, prize_text, tenths_of};
use poker_rules::{Chips, Stakes};
use poker_text::{Arg, Text, text};

use super::column::progress;
use crate::layout::TableLayout;
use crate::panel::hud::Hud;
use crate::panel::tournament_hud::TournamentHud;
use crate::style::{Lettering, Style, TextSide, Weight};
use crate::widget::{card, rule};

/// Draws the cards in the corners, where the layout has room for them.
pub(super) fn corners_ui(ctx: &Context, style: &Style<'_>, layout: &TableLayout, hud: &Hud<'_>, tournament: &TournamentHud<'_>) {
    let Some([left, right]) = layout.corners() else { return };
    let (left, right) = (style.area(left), style.area(right));
    style.place(ctx, "corner.level", left, Order::Middle, |ui| level_card(ui, style, left, tournament));
    style.place(ctx, "corner.place", right, Order::Middle, |ui| place_card(ui, style, right, hud, tournament));
}

/// The rows of a card.
struct Rows {
    inner: Rect,
    y: f32,
}

impl Rows {
    /// Rows that are together `height` high, in the middle of the card.
    fn of(style: &Style<'_>, rect: Rect, height: f32) -> Self {
        let inner = rect.shrink2(vec2(style.scale.fixed(style.theme.tournament_table.corner_pad), 0.0));
        Self { inner, y: (rect.center().y - height / 2.0).round() }
    }

    fn next(&mut self, height: f32) -> Rect {
        let row = Rect::from_min_size(pos2(self.inner.left(), self.y), vec2(self.inner.width(), height));
        self.y += height;
        row
    }
}

fn set(style: &Style<'_>, size: f32, weight: Weight) -> Lettering {
    Lettering { size: style.scale.fixed_type(size), weight, ink: style.ink.text }
}

fn level_card(ui: &Ui, style: &Style<'_>, rect: Rect, tournament: &TournamentHud<'_>) {
    card(ui, style, rect);
    let sizes = &style.theme.text.sizes;
    let row = style.scale.fixed(style.theme.tournament_table.corner_row);
    let mut rows = Rows::of(style, rect, row * LEVEL_ROWS);
    let level = tournament.level();
    let small = set(style, sizes.caption, Weight::SemiBold);
    let soft = set(style, sizes.caption, Weight::Regular).ink(style.ink.muted);
    let head = rows.next(row * 1.4);
    style.letter(ui, head, TextSide::Left, small, &style.say(&level_text(&level)));
    let time = set(style, sizes.label, Weight::SemiBold);
    let (next_level, figure) = next_level_words(&level);
    let words = figure.map(|figure| style.texts.show(&figure)).unwrap_or_default();
    style.letter(ui, head, TextSide::Right, time, &words);
    let stopped = tournament.shown.break_left().is_some() && level.hands_left.is_none();
    let label = if stopped { text::tournament_table::clock_stopped() } else { next_level };
    let gap = row * 0.4;
    let least = head.left() + small.width(ui, &style.say(&level_text(&level))) + gap;
    let label_room = head.with_max_x(head.right() - time.width(ui, &words) - gap).with_min_x(least);
    style.shrink(ui, label_room, TextSide::Right, soft, &style.say(&label));
    let line = rows.next(row * 1.8);
    let blinds = Stakes { ante: Chips::ZERO, ..level.stakes };
    let mut large = set(style, style.theme.tournament_table.corner_title, Weight::SemiBold);
    let words = style.say(&blinds_text(&blinds));
    let ante = if level.stakes.ante.is_zero() {
        String::new()
    } else {
        style.say(&text::tournament_table::ante(Arg::count(level.stakes.ante.get())))
    };
    let mid = set(style, sizes.body, Weight::Medium).ink(style.ink.text2);
    let ante_width = if ante.is_empty() { 0.0 } else { mid.width(ui, &ante) + gap };
    style.shrunk(ui, &mut large, &words, line.width() - ante_width);
    style.letter(ui, line, TextSide::Left, large, &words);
    let after = line.with_min_x(line.left() + large.width(ui, &words) + gap);
    style.shrink(ui, after, TextSide::Left, mid, &ante);
    let bar = rows.next(row);
    if let Some(share) = tournament.level_share() {
        let tall = style.scale.fixed(style.theme.tournament_table.progress);
        progress(ui, style, Rect::from_center_size(bar.center(), vec2(bar.width(), tall)), share);
    }
    let next = text::tournament_table::next_blinds(blinds_text(&level.next));
    style.shrink(ui, rows.next(row * 1.3), TextSide::Left, soft, &style.say(&next));
}

fn place_card(ui: &Ui, style: &Style<'_>, rect: Rect, hud: &Hud<'_>, tournament: &TournamentHud<'_>) {
    card(ui, style, rect);
    let sizes = &style.theme.text.sizes;
    let row = style.scale.fixed(style.theme.tournament_table.corner_row);
    let outlook = prize_lines(style, tournament);
    // There are at most two lines about prizes.
    let lines = outlook.len() as f32 + if outlook.is_empty() { 0.0 } else { RULE_ROWS };
    let facts = if tournament.standing.is_some() { 2.0 } else { 0.0 };
    let count = TITLE_ROWS + facts + lines;
    // With all lines the rows are a little lower, so that the last one keeps its distance from the border.
    let row = row.min((rect.height() - style.scale.fixed(style.theme.tournament_table.corner_pad)) / count);
    let mut rows = Rows::of(style, rect, row * count);
    let head = rows.next(row * TITLE_ROWS);
    let beside = stack_words(style, hud, tournament);
    let mid = set(style, sizes.body, Weight::Medium).ink(style.ink.text2);
    style.letter(ui, head, TextSide::Right, mid, &beside);
    let large = set(style, style.theme.tournament_table.corner_title, Weight::SemiBold);
    let room = head.with_max_x(head.right() - mid.width(ui, &beside) - row * 0.5);
    style.fit(ui, room, TextSide::Left, large, &style.say(&standing_title(tournament)));
    let label = set(style, sizes.caption, Weight::Regular).ink(style.ink.muted);
    let strong = set(style, sizes.caption, Weight::SemiBold);
    let pair = |row: Rect, words: &Text, value: &str| {
        style.letter(ui, row, TextSide::Right, strong, value);
        let room = row.with_max_x(row.right() - strong.width(ui, value) - row.height() * 0.4);
        style.shrink(ui, room, TextSide::Left, label, &style.say(words));
    };
    if let Some(shown) = tournament.standing {
        let entries = Arg::count(shown.standing.entries.into());
        if shown.rank.is_some() {
            let ratio = text::number::ratio(Arg::count(shown.standing.left.into()), entries);
            pair(rows.next(row), &text::tournament_table::players_left(), &style.say(&ratio));
        } else {
            // The title says how many are left.
            pair(rows.next(row), &text::tournament_table::entries(), &style.texts.show(&entries));
        }
        let average = style.texts.show(&Arg::count(shown.standing.average.get()));
        pair(rows.next(row), &text::tournament_table::average(), &average);
    }
    if !outlook.is_empty() {
        let line = rows.next(row * RULE_ROWS);
        rule(ui, style, line.left(), line.right(), line.center().y);
    }
    for (words, value) in outlook {
        pair(rows.next(row), &words, &value);
    }
}

/// The heights in rows of the left card, and of the title and the line in the right one.
const LEVEL_ROWS: f32 = 5.5;
const TITLE_ROWS: f32 = 1.5;
const RULE_ROWS: f32 = 0.5;

/// The player's place by stacks, or if it is not known the number of players who are left. Once the tournament is over nobody is.
fn standing_title(tournament: &TournamentHud<'_>) -> Text {
    match tournament.standing.and_then(|shown| shown.rank) {
        _ if tournament.left() == 0 => text::tournaments::state_finished(),
        Some(rank) => text::tournament::place_of(place_text(rank), Arg::count(tournament.left().into())),
        None => text::tournament_table::left_title(Arg::count(tournament.left().into())),
    }
}

/// The player's stack in big blinds, unless stacks are shown so anyway, and M if the player wants it.
fn stack_words(style: &Style<'_>, hud: &Hud<'_>, tournament: &TournamentHud<'_>) -> String {
    let stack = hud.at().stack();
    let in_bb = (!style.amounts.in_bb)
        .then(|| text::money::in_bb(Arg::decimal(tenths_of(stack, tournament.shown.stakes().big_blind).unwrap_or(0), 1)));
    let players = u8::try_from(hud.view.felt().seats.len()).unwrap_or(u8::MAX);
    let m = tournament.m_tenths(stack, players).filter(|_| tournament.shows_m).map(|m| text::tournament_table::m(Arg::decimal(m, 1)));
    in_bb.into_iter().chain(m).map(|part| style.say(&part)).collect::<Vec<_>>().join(" · ")
}

/// The prize of the next place and the next better one, with their words.
fn prize_lines(style: &Style<'_>, tournament: &TournamentHud<'_>) -> Vec<(Text, String)> {
    if tournament.draws() {
        // The prizes would tell where the drum stops.
        return Vec::new();
    }
    let outlook = tournament.outlook();
    let worth = |prize| style.texts.show(&prize_text(prize, &style.amounts));
    let count = |jump: PrizeJump<'_>| Arg::count(jump.must_go.into());
    let now = outlook.now.map(|prize| {
        let only = if tournament.left() == 1 { text::tournament_table::first_prize() } else { text::tournament_table::last_prize() };
        (if outlook.next.is_some() { text::tournament_table::prize_now() } else { only }, worth(prize))
    });
    let next = outlook.next.map(|jump| {
        let words = if outlook.now.is_some() { text::tournament_table::next_prize_in } else { text::tournament_table::prizes_in };
        (words(count(jump)), worth(jump.prize))
    });
    now.into_iter().chain(next).collect()
}

/// The facts of a small window's top bar, the most important first.
pub(crate) fn bar_facts(style: &Style<'_>, hud: &Hud<'_>, tournament: &TournamentHud<'_>) -> Vec<String> {
    let level = tournament.level();
    let chips = |chips: Chips| Arg::count(chips.get());
    let blinds = text::table::stakes(chips(level.stakes.small_blind), chips(level.stakes.big_blind));
    let blinds =
        if level.stakes.ante.is_zero() { blinds } else { text::tournament_table::blinds_ante_short(blinds, chips(level.stakes.ante)) };
    let standing = standing_title(tournament);
    let next = next_level_words(&level).1.map(|figure| style.texts.show(&figure));
    let mut facts = vec![style.say(&level_text(&level)), style.say(&blinds)];
    facts.extend(next);
    facts.push(style.say(&standing));
    let stack = stack_words(style, hud, tournament);
    if !stack.is_empty() {
        facts.push(stack);
    }
    facts.extend(prize_lines(style, tournament).into_iter().map(|(words, value)| format!("{} {value}", style.say(&words))));
    facts
}
