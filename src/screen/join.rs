//! Sitting down on a seat that is kept: with how much and why, from which hand on, under which rules.

use std::ops::RangeInclusive;

use bevy_egui::egui::{Context, Rect, Ui, pos2, vec2};
use poker_client::{Amounts, AppIntent, Intent, OfferedSeat, Panel, RoomIntent, Settings, game_text, limit_text, rulebook_arg};
use poker_protocol::{Entry, Reset, SeatOffer, StakeRow, TableId};
use poker_rules::Chips;
use poker_text::{Arg, text};

use super::facts::facts;
use super::form::Form;
use super::player::changed;
use super::scrolled::scrolled;
use crate::look::{Look, Side, Weight};
use crate::widget::{AmountDraft, AmountPicker, Button, Choice, Sheet, TickBox, focus_first, range_text, rule};

/// What the sheet shows.
#[derive(Clone, Copy, Debug)]
pub struct JoinView<'a> {
    /// The seat.
    pub offered: &'a OfferedSeat,
    /// Its stake; none where the lobby has not told of it.
    pub row: Option<&'a StakeRow>,
    /// The player's balance.
    pub balance: Chips,
    /// It is play money and can be filled up.
    pub can_refill: bool,
    /// As they are.
    pub settings: &'a Settings,
    /// The app's clock.
    pub now_ms: u64,
    /// A click beside the sheet puts it away for now.
    pub may_wait: bool,
}

/// What the sheet keeps between frames.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct JoinState {
    /// For which seat the rest was chosen.
    table: Option<TableId>,
    draft: Option<AmountDraft>,
    /// Starts over instead of going on with the stack left with (R-BAN-2).
    again: bool,
    entry: Entry,
}

/// From this many seconds on the time that is left stands out.
const FEW_SECONDS: u64 = 9;

/// Draws the sheet. Closing it gives the seat back.
pub fn join_ui(ctx: &Context, look: &Look<'_>, view: &JoinView<'_>, state: &mut JoinState) -> Vec<Intent> {
    let offer = &view.offered.offer;
    if state.table != Some(offer.table) {
        *state = JoinState { table: Some(offer.table), ..JoinState::default() };
    }
    let big_blind = view.row.map_or(Chips::ZERO, |row| row.big_blind);
    let look = look.with_amounts(Amounts { big_blind, in_bb: false, ..look.amounts });
    let title = look.say(&text::cash::buy_in_title(offer.name.as_str()));
    let (width, height) = look.theme.screen.join_sheet;
    let sheeted =
        Sheet { name: "join", title: &title, size: vec2(width, height) }.show(ctx, &look, |ui, room| body(ui, &look, view, state, room));
    let mut intents = sheeted.inner;
    match (sheeted.close, sheeted.beside) {
        (true, false) => intents.push(RoomIntent::DeclineSeat(offer.table).into()),
        (_, true) if view.may_wait => intents.push(AppIntent::Close.into()),
        (false, _) | (true, true) => {}
    }
    intents
}

fn body(ui: &mut Ui, look: &Look<'_>, view: &JoinView<'_>, state: &mut JoinState, room: Rect) -> Vec<Intent> {
    let mut intents = Vec::new();
    let offer = &view.offered.offer;
    let range = range(view, state);
    let tall = look.hit(look.theme.control.button_tall);
    let gap = look.d(look.theme.spacing.s);
    let above = room.with_max_y(room.bottom() - tall - gap);
    let poor = view.balance < *range.start();
    scrolled(ui, "join", above, |ui, room| {
        let mut form = Form::bare(ui, look, room);
        head(&mut form, view);
        if let Some(reset) = offer.limits.instead {
            resume_or_reset(&mut form, offer, reset, state);
        }
        buy_in(&mut form, view, state);
        if poor {
            intents.extend(too_poor(&mut form, view, *range.start()));
        }
        form.space(look.theme.spacing.s);
        entry(&mut form, view, state);
        form.space(look.theme.spacing.xs);
        if offer.auto_top_up {
            intents.extend(auto_top_up(&mut form, view.settings));
        }
        intents.extend(rules(&mut form, offer));
        form.y - room.top()
    });
    let half = (room.width() - gap) / 2.0;
    let left = Rect::from_min_size(pos2(room.left(), room.bottom() - tall), vec2(half, tall));
    let right = left.translate(vec2(half + gap, 0.0));
    if Button::neutral("join.decline", left, &look.say(&text::cash::give_seat_back())).show(ui, look) {
        intents.push(RoomIntent::DeclineSeat(offer.table).into());
    }
    let amount = state.draft.as_ref().map_or(*range.end(), |draft| draft.amount);
    let words = look.say(&text::cash::sit_down_with(look.chips(amount)));
    if Button::primary("join.sit_down", right, &words).enabled(!poor).show_main(ui, look) {
        intents.push(RoomIntent::SitDown { table: offer.table, buy_in: amount, entry: state.entry }.into());
    }
    let first = match (poor, view.can_refill) {
        (false, _) => "join.sit_down",
        (true, true) => "join.refill",
        (true, false) => "join.decline",
    };
    focus_first(ui, first);
    intents
}

/// What may be brought: the range of the offer as far as the balance reaches, or the one amount of starting over.
fn range(view: &JoinView<'_>, state: &JoinState) -> RangeInclusive<Chips> {
    let limits = &view.offered.offer.limits;
    match limits.instead.filter(|_| state.again) {
        Some(reset) => reset.amount..=reset.amount,
        None => limits.range.min..=limits.range.max.min(view.balance).max(limits.range.min),
    }
}

/// What is played, and how long the seat is kept.
fn head(form: &mut Form<'_, '_, '_>, view: &JoinView<'_>) {
    let look = form.look;
    if let Some(row) = view.row {
        let line = form.strip(look.d(look.theme.spacing.xl));
        let blinds = look.say(&text::table::stakes(look.chips(row.small_blind), look.chips(row.big_blind)));
        facts(form.ui, look, line.left_center(), &[row.name.clone(), look.say(&game_text(&row.game)), blinds]);
    }
    let seconds = view.offered.seconds_left(view.now_ms);
    let ink = if seconds <= FEW_SECONDS { look.ink.accent } else { look.ink.text };
    form.block(look.label().ink(ink), &look.say(&text::lobby::seat_held(text::time::seconds(Arg::count(seconds)))));
    form.space(look.theme.spacing.s);
    rule(form.ui, look, form.left, form.right, form.y);
    form.space(look.theme.spacing.s);
}

/// Going on with the stack left with, or starting over (R-BAN-2).
fn resume_or_reset(form: &mut Form<'_, '_, '_>, offer: &SeatOffer, reset: Reset, state: &mut JoinState) {
    let look = form.look;
    let resume = look.say(&text::cash::resume_with(look.chips(offer.limits.range.max)));
    let again = look.say(&text::cash::start_again_with(look.chips(reset.amount)));
    let choices = [("resume", resume), ("reset", again)];
    let choice = Choice { name: "join.way", choices: &choices, chosen: Some(usize::from(state.again)) };
    let height = choice.height(form.ui, look, form.width());
    let rect = form.strip(height);
    if let Some(chosen) = choice.show(form.ui, look, rect) {
        state.again = chosen == 1;
        state.draft = None;
    }
    form.space(look.theme.spacing.xxs);
    form.block(look.caption(), &look.say(&text::cash::starts_left(Arg::count(u64::from(reset.left)))));
    form.space(look.theme.spacing.s);
}

/// The amount, and why it is this range (R-RAT-5).
fn buy_in(form: &mut Form<'_, '_, '_>, view: &JoinView<'_>, state: &mut JoinState) {
    let look = form.look;
    let range = range(view, state);
    let fixed = range.start() == range.end();
    let draft = state.draft.get_or_insert_with(|| AmountDraft::new(*range.end()));
    let words = look.say(&text::cash::buy_in());
    let ends = match fixed {
        true => look.amount(*range.start()),
        false => look.say(&text::number::range(look.chips(*range.start()), look.chips(*range.end()))),
    };
    let line = form.strip(look.d(look.theme.spacing.xl));
    let set = if fixed { look.strong() } else { look.caption() };
    let width = set.width(form.ui, &ends);
    look.letter(form.ui, line, Side::Right, set, &ends);
    let label = line.with_max_x(line.right() - width - look.d(look.theme.spacing.xs));
    look.shrink(form.ui, label, Side::Left, look.body().weight(Weight::Medium), &words);
    if fixed {
        *draft = AmountDraft::new(*range.end());
    } else {
        picker(form, view, &words, &range, draft);
    }
    form.space(look.theme.spacing.xxs);
    form.block(look.body(), &look.say(&limit_text(&view.offered.offer.limits, &look.amounts)));
}

fn picker(form: &mut Form<'_, '_, '_>, view: &JoinView<'_>, label: &str, range: &RangeInclusive<Chips>, draft: &mut AmountDraft) {
    let look = form.look;
    let rect = form.strip(look.hit(look.theme.control.input));
    let step = view.row.map_or(Chips::new(1), |row| row.big_blind);
    if (AmountPicker { name: "join.buy_in", rect, label, range: range.clone(), step }).show(form.ui, look, draft) {
        form.space(look.theme.spacing.xxs);
        form.block(look.caption().ink(look.ink.danger), &range_text(look, range));
    }
    form.space(look.theme.spacing.xs);
    let line = form.strip(look.hit(look.theme.control.input));
    let gap = look.d(look.theme.spacing.xs);
    let half = (line.width() - gap) / 2.0;
    let ends = [
        ("join.buy_in.min", text::cash::buy_in_least(), line.left(), *range.start()),
        ("join.buy_in.max", text::cash::buy_in_most(), line.right() - half, *range.end()),
    ];
    for (name, words, left, amount) in ends {
        let rect = Rect::from_min_size(pos2(left, line.top()), vec2(half, line.height()));
        if Button::neutral(name, rect, &look.say(&words)).show(form.ui, look) {
            *draft = AmountDraft::new(amount);
        }
    }
    form.space(look.theme.spacing.xxs);
}

/// What is in the way of sitting down, and the way out.
fn too_poor(form: &mut Form<'_, '_, '_>, view: &JoinView<'_>, least: Chips) -> Option<Intent> {
    let look = form.look;
    let words = look.say(&text::error::balance(look.chips(least), look.chips(view.balance)));
    form.space(look.theme.spacing.xs);
    form.block(look.caption().ink(look.ink.danger), &words);
    if !view.can_refill {
        return None;
    }
    form.space(look.theme.spacing.xs);
    let rect = form.strip(look.hit(look.theme.control.input));
    let words = look.say(&text::cash::refill());
    Button::neutral("join.refill", rect, &words).show(form.ui, look).then(|| RoomIntent::RefillBalance.into())
}

/// Waiting for the big blind, or posting where that is possible (R-HAND-8).
fn entry(form: &mut Form<'_, '_, '_>, view: &JoinView<'_>, state: &mut JoinState) {
    let look = form.look;
    form.block(look.body().weight(Weight::Medium), &look.say(&text::cash::entry()));
    form.space(look.theme.spacing.xxs);
    if !view.offered.offer.may_post {
        state.entry = Entry::WaitForBigBlind;
        form.block(look.body(), &look.say(&text::sit::back_waiting()));
        return;
    }
    let wait = look.say(&text::action::wait_big_blind());
    let post = look.say(&text::action::post_now(look.chips(view.row.map_or(Chips::ZERO, |row| row.big_blind))));
    let choices = [("wait", wait), ("post", post)];
    let entries = [Entry::WaitForBigBlind, Entry::PostNow];
    let choice = Choice { name: "join.entry", choices: &choices, chosen: entries.iter().position(|entry| *entry == state.entry) };
    let height = choice.height(form.ui, look, form.width());
    let rect = form.strip(height);
    if let Some(entry) = choice.show(form.ui, look, rect).and_then(|at| entries.get(at)) {
        state.entry = *entry;
    }
    form.space(look.theme.spacing.xxs);
    form.block(look.caption(), &look.say(&text::cash::entry_help()));
}

fn auto_top_up(form: &mut Form<'_, '_, '_>, settings: &Settings) -> Option<Intent> {
    let look = form.look;
    let words = look.say(&text::cash::auto_top_up());
    let on = settings.auto_top_up;
    let strip = form.strip(look.hit(look.theme.size.min_target));
    let ticked = TickBox::new("join.auto_top_up", strip, &words, on).show(form.ui, look);
    ticked.then(|| changed(settings, |settings| settings.auto_top_up = !on))
}

/// The rulebook that whoever sits down accepts (R-INT-8), and the way to read it.
fn rules(form: &mut Form<'_, '_, '_>, offer: &SeatOffer) -> Option<Intent> {
    let look = form.look;
    form.space(look.theme.spacing.xs);
    form.block(look.body(), &look.say(&text::cash::accept_rules(rulebook_arg(&offer.rulebook))));
    form.space(look.theme.spacing.xs);
    let words = look.say(&text::cash::read_rules());
    let width = look.label().weight(Weight::SemiBold).width(form.ui, &words) + look.d(look.theme.spacing.l) * 2.0;
    let strip = form.strip(look.hit(look.theme.control.input));
    let rect = Rect::from_min_size(strip.min, vec2(width.min(strip.width()), strip.height()));
    Button::neutral("join.rules", rect, &words).show(form.ui, look).then(|| AppIntent::Toggle(Panel::Rules).into())
}
