//! The sheet for taking a reserved seat: the buy-in and the reason for its limits, when to enter, and the rules.

use std::ops::RangeInclusive;

use bevy_egui::egui::{Context, Rect, Ui, pos2, vec2};
use poker_client::{AppIntent, Intent, OfferedSeat, Panel, RoomIntent, Settings, game_text, limit_text, rulebook_arg};
use poker_protocol::{Entry, Money, Reset, SeatOffer, StakeRow, TableId};
use poker_text::{Arg, text};

use super::facts::facts;
use super::form::FormUi;
use super::player::changed;
use crate::style::{Style, TextSide, Weight};
use crate::widget::{AmountDraft, AmountPicker, Button, RadioGroup, Sheet, TickBox, focus_first, range_text, rule, scrolled};

/// What the sheet shows.
#[derive(Clone, Copy, Debug)]
pub struct JoinView<'a> {
    pub offered: &'a OfferedSeat,
    /// The stake of the table; `None` if the lobby has not listed it.
    pub row: Option<&'a StakeRow>,
    pub balance: Money,
    /// Whether the balance is play money that can be filled up.
    pub can_refill: bool,
    pub settings: &'a Settings,
    /// The client's clock, in milliseconds.
    pub now_ms: u64,
    /// Whether a click beside the sheet hides it without giving the seat back.
    pub may_wait: bool,
}

/// What the sheet keeps between frames.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct JoinState {
    /// The table of the offer for which the other fields were chosen.
    table: Option<TableId>,
    draft: Option<AmountDraft>,
    /// Whether the player starts over instead of bringing back the stack that they left with (R-BAN-2).
    again: bool,
    entry: Entry,
}

/// The time that is left is emphasised from this many seconds on.
const FEW_SECONDS: u64 = 9;

/// Draws the sheet and returns the intents. Closing it gives the seat back.
pub fn join_ui(ctx: &Context, style: &Style<'_>, view: &JoinView<'_>, state: &mut JoinState) -> Vec<Intent> {
    let offer = &view.offered.offer;
    if state.table != Some(offer.table) {
        *state = JoinState { table: Some(offer.table), ..JoinState::default() };
    }
    let big_blind = view.row.map_or(Money::ZERO, |row| row.big_blind);
    let style = style.with_amounts(style.amounts.of_stake(big_blind));
    let title = style.say(&text::cash::buy_in_title(offer.name.as_str()));
    let (width, height) = style.theme.screen.join_sheet;
    let sheeted =
        Sheet { name: "join", title: &title, size: vec2(width, height) }.show(ctx, &style, |ui, room| body(ui, &style, view, state, room));
    let mut intents = sheeted.inner;
    match (sheeted.close, sheeted.beside) {
        (true, false) => intents.push(RoomIntent::DeclineSeat(offer.table).into()),
        (_, true) if view.may_wait => intents.push(AppIntent::Close.into()),
        (false, _) | (true, true) => {}
    }
    intents
}

fn body(ui: &mut Ui, style: &Style<'_>, view: &JoinView<'_>, state: &mut JoinState, room: Rect) -> Vec<Intent> {
    let mut intents = Vec::new();
    let offer = &view.offered.offer;
    let range = range(view, state);
    let tall = style.hit(style.theme.control.button_tall);
    let gap = style.d(style.theme.spacing.s);
    let above = room.with_max_y(room.bottom() - tall - gap);
    let poor = view.balance < *range.start();
    scrolled(ui, "join", above, |ui, room| {
        let mut form = FormUi::bare(ui, style, room);
        head(&mut form, view);
        if let Some(reset) = offer.limits.instead {
            resume_or_reset(&mut form, offer, reset, state);
        }
        buy_in(&mut form, view, state);
        if poor {
            intents.extend(too_poor(&mut form, view, *range.start()));
        }
        form.space(style.theme.spacing.s);
        entry(&mut form, view, state);
        form.space(style.theme.spacing.xs);
        if offer.auto_top_up {
            intents.extend(auto_top_up(&mut form, view.settings));
        }
        intents.extend(rules(&mut form, offer));
        form.y - room.top()
    });
    let half = (room.width() - gap) / 2.0;
    let left = Rect::from_min_size(pos2(room.left(), room.bottom() - tall), vec2(half, tall));
    let right = left.translate(vec2(half + gap, 0.0));
    if Button::neutral("join.decline", left, &style.say(&text::cash::give_seat_back())).show(ui, style) {
        intents.push(RoomIntent::DeclineSeat(offer.table).into());
    }
    let amount = state.draft.as_ref().map_or(*range.end(), |draft| draft.amount);
    let words = style.say(&text::cash::sit_down_with(style.money(amount)));
    if Button::primary("join.sit_down", right, &words).enabled(!poor).show_main(ui, style) {
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

/// The range of the buy-in: that of the offer, limited by the balance, or the one amount of starting over.
fn range(view: &JoinView<'_>, state: &JoinState) -> RangeInclusive<Money> {
    let limits = &view.offered.offer.limits;
    match limits.instead.filter(|_| state.again) {
        Some(reset) => reset.amount..=reset.amount,
        None => limits.range.min..=limits.range.max.min(view.balance).max(limits.range.min),
    }
}

/// Draws what is played, and how long the seat is reserved.
fn head(form: &mut FormUi<'_, '_, '_>, view: &JoinView<'_>) {
    let style = form.style;
    if let Some(row) = view.row {
        let line = form.strip(style.d(style.theme.spacing.xl));
        let blinds = style.say(&text::table::stakes(style.money(row.small_blind), style.money(row.big_blind)));
        facts(form.ui, style, line.left_center(), &[row.name.clone(), style.say(&game_text(&row.game)), blinds]);
    }
    let seconds = view.offered.seconds_left(view.now_ms);
    let ink = if seconds <= FEW_SECONDS { style.ink.accent } else { style.ink.text };
    form.block(style.label().ink(ink), &style.say(&text::lobby::seat_held(text::time::seconds(Arg::count(seconds)))));
    form.space(style.theme.spacing.s);
    rule(form.ui, style, form.left, form.right, form.y);
    form.space(style.theme.spacing.s);
}

/// Draws the choice between the stack that the player left with and starting over (R-BAN-2).
fn resume_or_reset(form: &mut FormUi<'_, '_, '_>, offer: &SeatOffer, reset: Reset, state: &mut JoinState) {
    let style = form.style;
    let resume = style.say(&text::cash::resume_with(style.money(offer.limits.range.max)));
    let again = style.say(&text::cash::start_again_with(style.money(reset.amount)));
    let choices = [("resume", resume), ("reset", again)];
    let choice = RadioGroup { name: "join.way", choices: &choices, chosen: Some(usize::from(state.again)) };
    let height = choice.height(form.ui, style, form.width());
    let rect = form.strip(height);
    if let Some(chosen) = choice.show(form.ui, style, rect) {
        state.again = chosen == 1;
        state.draft = None;
    }
    form.space(style.theme.spacing.xxs);
    form.block(style.caption(), &style.say(&text::cash::starts_left(Arg::count(u64::from(reset.left)))));
    form.space(style.theme.spacing.s);
}

/// Draws the amount, and the reason for its limits (R-RAT-5).
fn buy_in(form: &mut FormUi<'_, '_, '_>, view: &JoinView<'_>, state: &mut JoinState) {
    let style = form.style;
    let range = range(view, state);
    let fixed = range.start() == range.end();
    let draft = state.draft.get_or_insert_with(|| AmountDraft::new(*range.end()));
    let words = style.say(&text::cash::buy_in());
    let ends = match fixed {
        true => style.money_alone(*range.start()),
        false => style.say(&text::number::range(style.money(*range.start()), style.money(*range.end()))),
    };
    let line = form.strip(style.d(style.theme.spacing.xl));
    let set = if fixed { style.strong() } else { style.caption() };
    let width = set.width(form.ui, &ends);
    style.letter(form.ui, line, TextSide::Right, set, &ends);
    let label = line.with_max_x(line.right() - width - style.d(style.theme.spacing.xs));
    style.shrink(form.ui, label, TextSide::Left, style.body().weight(Weight::Medium), &words);
    if fixed {
        *draft = AmountDraft::new(*range.end());
    } else {
        picker(form, view, &words, &range, draft);
    }
    form.space(style.theme.spacing.xxs);
    form.block(style.body(), &style.say(&limit_text(&view.offered.offer.limits, &style.amounts)));
}

fn picker(form: &mut FormUi<'_, '_, '_>, view: &JoinView<'_>, label: &str, range: &RangeInclusive<Money>, draft: &mut AmountDraft) {
    let style = form.style;
    let rect = form.strip(style.hit(style.theme.control.input));
    let step = view.row.map_or(Money::new(1), |row| row.big_blind);
    if (AmountPicker { name: "join.buy_in", rect, label, range: range.clone(), step }).show(form.ui, style, draft) {
        form.space(style.theme.spacing.xxs);
        form.block(style.caption().ink(style.ink.danger), &range_text(style, range));
    }
    form.space(style.theme.spacing.xs);
    let line = form.strip(style.hit(style.theme.control.input));
    let gap = style.d(style.theme.spacing.xs);
    let half = (line.width() - gap) / 2.0;
    let ends = [
        ("join.buy_in.min", text::cash::buy_in_least(), line.left(), *range.start()),
        ("join.buy_in.max", text::cash::buy_in_most(), line.right() - half, *range.end()),
    ];
    for (name, words, left, amount) in ends {
        let rect = Rect::from_min_size(pos2(left, line.top()), vec2(half, line.height()));
        if Button::neutral(name, rect, &style.say(&words)).show(form.ui, style) {
            *draft = AmountDraft::new(amount);
        }
    }
    form.space(style.theme.spacing.xxs);
}

/// Draws the message that the balance is too small, and a button to fill it up if it is play money.
fn too_poor(form: &mut FormUi<'_, '_, '_>, view: &JoinView<'_>, least: Money) -> Option<Intent> {
    let style = form.style;
    let words = style.say(&text::error::balance(style.money(least), style.money(view.balance)));
    form.space(style.theme.spacing.xs);
    form.block(style.caption().ink(style.ink.danger), &words);
    if !view.can_refill {
        return None;
    }
    form.space(style.theme.spacing.xs);
    let rect = form.strip(style.hit(style.theme.control.input));
    let words = style.say(&text::cash::refill());
    Button::neutral("join.refill", rect, &words).show(form.ui, style).then(|| RoomIntent::RefillBalance.into())
}

/// Draws the choice between waiting for the big blind and posting, where posting is possible (R-HAND-8).
fn entry(form: &mut FormUi<'_, '_, '_>, view: &JoinView<'_>, state: &mut JoinState) {
    let style = form.style;
    form.block(style.body().weight(Weight::Medium), &style.say(&text::cash::entry()));
    form.space(style.theme.spacing.xxs);
    if !view.offered.offer.may_post {
        state.entry = Entry::WaitForBigBlind;
        form.block(style.body(), &style.say(&text::sit::back_waiting()));
        return;
    }
    let wait = style.say(&text::action::wait_big_blind());
    let post = style.say(&text::action::post_now(style.money(view.row.map_or(Money::ZERO, |row| row.big_blind))));
    let choices = [("wait", wait), ("post", post)];
    let entries = [Entry::WaitForBigBlind, Entry::PostNow];
    let choice = RadioGroup { name: "join.entry", choices: &choices, chosen: entries.iter().position(|entry| *entry == state.entry) };
    let height = choice.height(form.ui, style, form.width());
    let rect = form.strip(height);
    if let Some(entry) = choice.show(form.ui, style, rect).and_then(|at| entries.get(at)) {
        state.entry = *entry;
    }
    form.space(style.theme.spacing.xxs);
    form.block(style.caption(), &style.say(&text::cash::entry_help()));
}

fn auto_top_up(form: &mut FormUi<'_, '_, '_>, settings: &Settings) -> Option<Intent> {
    let style = form.style;
    let words = style.say(&text::cash::auto_top_up());
    let on = settings.auto_top_up;
    let strip = form.strip(style.hit(style.theme.size.min_target));
    let ticked = TickBox::new("join.auto_top_up", strip, &words, on).show(form.ui, style);
    ticked.then(|| changed(settings, |settings| settings.auto_top_up = !on))
}

/// Draws the name of the rulebook that a player accepts by sitting down (R-INT-8), and a button to read it.
fn rules(form: &mut FormUi<'_, '_, '_>, offer: &SeatOffer) -> Option<Intent> {
    let style = form.style;
    form.space(style.theme.spacing.xs);
    form.block(style.body(), &style.say(&text::cash::accept_rules(rulebook_arg(&offer.rulebook))));
    form.space(style.theme.spacing.xs);
    let words = style.say(&text::cash::read_rules());
    let width = style.label().weight(Weight::SemiBold).width(form.ui, &words) + style.d(style.theme.spacing.l) * 2.0;
    let strip = form.strip(style.hit(style.theme.control.input));
    let rect = Rect::from_min_size(strip.min, vec2(width.min(strip.width()), strip.height()));
    Button::neutral("join.rules", rect, &words).show(form.ui, style).then(|| AppIntent::Toggle(Panel::Rules).into())
}
