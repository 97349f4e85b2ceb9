//! The stake that is looked at: what is played there, and sitting down.

use std::f32::consts::TAU;
use std::ops::RangeInclusive;

use bevy_egui::egui::{Pos2, Rect, Shape, Stroke, Ui, pos2, vec2};
use poker_client::{AppIntent, Intent, Panel, RoomIntent, game_text};
use poker_protocol::{Entry, StakeRow};
use poker_rules::Chips;
use poker_text::{Arg, Text, text};

use super::table::{blinds, buy_ins};
use super::{LobbyState, LobbyView};
use crate::art::Art;
use crate::look::{Look, Side, Weight};
use crate::screen::facts::facts;
use crate::screen::form::Form;
use crate::screen::player::changed;
use crate::screen::scrolled::scrolled;
use crate::widget::{AmountDraft, AmountPicker, Button, Choice, TickBox, limit_marks, limit_marks_size, picture, range_text, rule};

/// Draws the name of the stake. What is left for the rest.
pub(super) fn title(ui: &Ui, look: &Look<'_>, row: &StakeRow, room: Rect) -> Rect {
    let line = look.d(look.theme.spacing.xxl);
    let mark = limit_marks_size(look, &row.game);
    let head = Rect::from_min_size(room.min, vec2(room.width(), line));
    look.shrink(ui, head.with_max_x(head.right() - mark.x), Side::Left, look.title(), &row.name);
    limit_marks(ui, look, pos2(head.right() - mark.x, head.center().y), &row.game);
    room.with_min_y(head.bottom())
}

/// Draws the rest: facts, and the way to a seat.
pub(super) fn pane(ui: &mut Ui, look: &Look<'_>, view: &LobbyView<'_>, row: &StakeRow, state: &mut LobbyState, room: Rect) -> Vec<Intent> {
    let mut intents = Vec::new();
    let seated = view.seated.contains(&row.stake);
    let tall = look.hit(look.theme.control.button_tall);
    let button = Rect::from_min_max(pos2(room.left(), room.bottom() - tall), room.max);
    let problem = problem(look, view, row).filter(|_| !seated);
    let gap = look.d(look.theme.spacing.s);
    let poor = problem.as_ref().map_or(0.0, |words| poor_height(ui, look, words, room.width()));
    let above = room.with_max_y(button.top() - gap - poor);
    scrolled(ui, "lobby pane", above, |ui, room| {
        let mut form = Form::bare(ui, look, room);
        about(&mut form, row, above.height());
        if seated {
            form.space(look.theme.spacing.xs);
            form.block(look.body().ink(look.ink.text), &look.say(&text::lobby::seated_here()));
        } else {
            intents.extend(choices(&mut form, view, row, state));
        }
        form.y - room.top()
    });
    if let Some(words) = &problem {
        let room = Rect::from_min_max(pos2(room.left(), above.bottom()), pos2(room.right(), button.top() - gap));
        intents.extend(too_poor(ui, look, words, room));
    }
    if seated {
        let words = look.say(&text::lobby::to_table());
        if Button::primary("lobby.pane.to_table", button, &words).show(ui, look) {
            intents.push(AppIntent::Toggle(Panel::Lobby).into());
        }
        return intents;
    }
    let words = look.say(&text::table::take_seat());
    if Button::primary("lobby.take_seat", button, &words).enabled(problem.is_none()).show(ui, look) {
        let buy_in = draft(view, row, state).amount;
        intents.push(RoomIntent::TakeSeat { stake: row.stake, buy_in, entry: state.entry }.into());
    }
    intents
}

/// What can be bought in with: the range of the stake, as far as the balance reaches.
fn range(view: &LobbyView<'_>, row: &StakeRow) -> RangeInclusive<Chips> {
    let most = row.buy_in.max.min(view.balance).max(row.buy_in.min);
    row.buy_in.min..=most
}

fn problem(look: &Look<'_>, view: &LobbyView<'_>, row: &StakeRow) -> Option<String> {
    (view.balance < row.buy_in.min).then(|| look.say(&text::practice::buy_in_short(look.chips(row.buy_in.min))))
}

/// How tall the way out is where the balance is too small.
fn poor_height(ui: &Ui, look: &Look<'_>, words: &str, width: f32) -> f32 {
    let gap = look.d(look.theme.spacing.xs);
    gap * 2.0 + look.block_height(ui, width, look.caption(), words) + look.hit(look.theme.control.input)
}

/// What is in the way of sitting down, and the way out.
fn too_poor(ui: &Ui, look: &Look<'_>, words: &str, room: Rect) -> Option<Intent> {
    let gap = look.d(look.theme.spacing.xs);
    look.letter_block(ui, room.min + vec2(0.0, gap), room.width(), look.caption().ink(look.ink.danger), words);
    let refill = room.with_min_y(room.bottom() - look.hit(look.theme.control.input));
    let clicked = Button::neutral("lobby.pane.refill", refill, &look.say(&text::cash::refill())).show(ui, look);
    clicked.then(|| RoomIntent::RefillBalance.into())
}

/// The amount for this stake; another stake begins with its most.
fn draft<'s>(view: &LobbyView<'_>, row: &StakeRow, state: &'s mut LobbyState) -> &'s mut AmountDraft {
    let most = *range(view, row).end();
    let kept = state.buy_in.take().filter(|(stake, _)| *stake == row.stake);
    &mut state.buy_in.insert(kept.unwrap_or((row.stake, AmountDraft::new(most)))).1
}

/// The pane is so many times as high as the picture of the table before the picture is drawn.
const PICTURED_FROM: f32 = 3.6;

fn about(form: &mut Form<'_, '_, '_>, row: &StakeRow, height: f32) {
    let look = form.look;
    let game = look.say(&game_text(&row.game));
    let line = form.strip(look.d(look.theme.spacing.xl));
    facts(form.ui, look, line.left_center(), &[game, blinds(look, row)]);
    let (across, down) = look.theme.screen.mini_felt;
    let picture_height = look.d(down * 2.0 + look.theme.screen.mini_seat + look.theme.spacing.xs);
    // A low pane needs its height for what can be used.
    let pictured = height > picture_height * PICTURED_FROM;
    if pictured {
        let strip = form.strip(picture_height);
        small_table(form.ui, look, strip.center(), vec2(look.d(across), look.d(down)), row);
    }
    form.space(look.theme.spacing.xs);
    let count = |number: u32| look.texts.number(u64::from(number));
    let pot = row.average_pot.map_or_else(|| look.say(&text::number::none()), |pot| look.amount(pot));
    let facts: [(Text, String); 4] = [
        (text::lobby::col_seats(), count(u32::from(row.seats))),
        (text::lobby::col_players(), count(row.players)),
        (text::lobby::col_tables(), count(row.tables)),
        (text::lobby::col_average_pot(), pot),
    ];
    // The picture shows seats and players.
    let facts = if pictured { &facts[2..] } else { &facts[..] };
    for (label, value) in facts {
        let line = form.strip(look.d(look.theme.spacing.xl));
        let value_set = look.body().weight(Weight::Medium);
        let width = value_set.width(form.ui, value);
        look.letter(form.ui, line, Side::Right, value_set, value);
        let label_room = line.with_max_x(line.right() - width - look.d(look.theme.spacing.xs));
        look.shrink(form.ui, label_room, Side::Left, look.body().ink(look.ink.muted), &look.say(label));
    }
    form.space(look.theme.spacing.xs);
    rule(form.ui, look, form.left, form.right, form.y);
    form.space(look.theme.spacing.s);
}

/// A table with its empty seats around it, and how many play at the stake.
fn small_table(ui: &Ui, look: &Look<'_>, centre: Pos2, radii: bevy_egui::egui::Vec2, row: &StakeRow) {
    let screen = &look.theme.screen;
    let size = (radii * 2.0).round();
    let rail = look.d(screen.mini_rail).round().clamp(1.0, f32::from(u8::MAX));
    // A few pixels.
    let art = Art::Felt { size: bevy::math::Vec2::new(size.x, size.y).into(), rail: rail as u16 };
    picture(ui, look, &art, centre - size / 2.0);
    let radius = look.d(screen.mini_seat) / 2.0;
    let stroke = Stroke::new(look.theme.stroke.rim, look.ink.text2);
    for seat in 0..row.seats {
        let angle = TAU * (f32::from(seat) / f32::from(row.seats.max(1)) + 0.25);
        let at = centre + radii * vec2(angle.cos() * screen.mini_seats.0, angle.sin() * screen.mini_seats.1);
        ui.painter().circle_filled(at, radius, look.ink.plate);
        let ring: Vec<_> = (0..=48_u8).map(|step| at + radius * bevy_egui::egui::Vec2::angled(TAU * f32::from(step) / 48.0)).collect();
        ui.painter().extend(Shape::dashed_line(&ring, stroke, stroke.width * 2.0, stroke.width * 2.0));
    }
    let words = look.say(&text::lobby::players_online(Arg::count(u64::from(row.players))));
    let room = Rect::from_center_size(centre, radii * 1.4);
    look.fit(ui, room, Side::Middle, look.caption().weight(Weight::Medium).ink(look.ink.text), &words);
}

fn choices(form: &mut Form<'_, '_, '_>, view: &LobbyView<'_>, row: &StakeRow, state: &mut LobbyState) -> Vec<Intent> {
    let mut intents = Vec::new();
    buy_in(form, view, row, state);
    form.space(look_space(form));
    entry(form, row, state);
    form.space(look_space(form) / 2.0);
    let look = form.look;
    let words = look.say(&text::cash::auto_top_up());
    let on = view.settings.auto_top_up;
    let strip = form.strip(look.hit(look.theme.size.min_target));
    if TickBox::new("lobby.auto_top_up", strip, &words, on).show(form.ui, look) {
        intents.push(changed(view.settings, |settings| settings.auto_top_up = !on));
    }
    intents
}

fn look_space(form: &Form<'_, '_, '_>) -> f32 {
    form.look.theme.spacing.s
}

fn buy_in(form: &mut Form<'_, '_, '_>, view: &LobbyView<'_>, row: &StakeRow, state: &mut LobbyState) {
    let look = form.look;
    let (words, ends) = (look.say(&text::cash::buy_in()), buy_ins(look, row));
    let label = look.body().weight(Weight::Medium);
    let line = form.strip(look.d(look.theme.spacing.xl));
    let width = look.caption().width(form.ui, &ends);
    look.letter(form.ui, line, Side::Right, look.caption(), &ends);
    look.shrink(form.ui, line.with_max_x(line.right() - width - look.d(look.theme.spacing.xs)), Side::Left, label, &words);
    let range = range(view, row);
    let rect = form.strip(look.hit(look.theme.control.input));
    let picker = AmountPicker { name: "lobby.buy_in", rect, label: &words, range: range.clone(), step: row.big_blind };
    if picker.show(form.ui, look, draft(view, row, state)) {
        form.space(look.theme.spacing.xxs);
        form.block(look.caption().ink(look.ink.danger), &range_text(look, &range));
    }
    form.space(look.theme.spacing.xs);
    let line = form.strip(look.hit(look.theme.control.input));
    let gap = look.d(look.theme.spacing.xs);
    let half = (line.width() - gap) / 2.0;
    let ends = [
        ("lobby.buy_in.min", text::cash::buy_in_least(), line.left(), *range.start()),
        ("lobby.buy_in.max", text::cash::buy_in_most(), line.right() - half, *range.end()),
    ];
    for (name, words, left, amount) in ends {
        let rect = Rect::from_min_size(pos2(left, line.top()), vec2(half, line.height()));
        if Button::neutral(name, rect, &look.say(&words)).show(form.ui, look) {
            *draft(view, row, state) = AmountDraft::new(amount);
        }
    }
}

/// How to enter play.
fn entry(form: &mut Form<'_, '_, '_>, row: &StakeRow, state: &mut LobbyState) {
    let look = form.look;
    form.block(look.body().weight(Weight::Medium), &look.say(&text::cash::entry()));
    form.space(look.theme.spacing.xxs);
    let wait = look.say(&text::action::wait_big_blind());
    let post = look.say(&text::action::post_now(look.chips(row.big_blind)));
    let choices = [("wait", wait), ("post", post)];
    let entries = [Entry::WaitForBigBlind, Entry::PostNow];
    let chosen = entries.iter().position(|entry| *entry == state.entry);
    let choice = Choice { name: "lobby.entry", choices: &choices, chosen };
    let height = choice.height(form.ui, look, form.width());
    let rect = form.strip(height);
    if let Some(entry) = choice.show(form.ui, look, rect).and_then(|at| entries.get(at)) {
        state.entry = *entry;
    }
    form.space(look.theme.spacing.xxs);
    form.block(look.caption(), &look.say(&text::cash::entry_help()));
}
