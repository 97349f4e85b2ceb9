//! The replayer: a recorded hand on a table, with the controls under it and its steps beside it.

mod ask;
mod controls;
mod export;
mod felt;
mod hands;
mod keys;
mod rooms;
mod steps;
mod view;

use bevy_egui::egui::{Context, Order, Rect, Ui, pos2, vec2};
use poker_text::{Arg, text};

pub(crate) use ask::ReplayerAsk;
pub(crate) use keys::pasted;
pub(crate) use rooms::{ReplayerRooms, TableKey};
pub(crate) use view::{HandsAround, ReplayedHand, ReplayerState, ReplayerView};

use super::header::{Header, header};
use crate::style::{Icon, Style, TextSide, Weight, place};
use crate::widget::{Button, IconButton, Segmented, card, focus_first};

/// Draws the replayer. Returns what it asks for.
pub(crate) fn replayer_ui(ctx: &Context, style: &Style<'_>, view: &ReplayerView<'_>, state: &mut ReplayerState) -> Vec<ReplayerAsk> {
    let mut asked = Vec::new();
    let rooms = ReplayerRooms::of(style);
    if style.keys && !state.exports && !ctx.text_edit_focused() {
        let last = view.hand.map_or(0, |hand| hand.replay.steps().len().saturating_sub(1));
        asked.extend(keys::pressed(ctx, view.place.0, last));
    }
    place(ctx, "replayer", style.window, Order::Middle, |ui| {
        style.cover_felt(ui);
        let mut head = header(ui, style, &style.say(&text::replayer::title()));
        if head.close(ui, style, "replayer.close") {
            asked.push(ReplayerAsk::Close);
        }
        let Some(hand) = view.hand else {
            focus_first(ui, "replayer.close");
            asked.extend(nothing(ui, style, view, style.window.with_min_y(rooms.table.top())));
            return;
        };
        focus_first(ui, "replayer.play");
        asked.extend(tools(ui, style, &mut head, &hand, state));
        asked.extend(other_hands(ui, style, &mut head, view.place));
        facts(ui, style, &head, &hand);
        felt::table(ui, style, &hand, rooms.table);
        if let Some(room) = rooms.steps {
            asked.extend(beside(ui, style, view, &hand, state, room));
        }
        asked.extend(controls::controls(ui, style, &hand, rooms.controls));
    });
    if style.keys && !state.exports {
        keys::hold_focus(ctx);
    }
    if state.exports {
        let (ask, open) = export::sheet(ctx, style, view.exports, view.hand.is_some_and(|hand| hand.whole));
        asked.extend(ask);
        state.exports = open;
    }
    asked
}

/// Draws what is beside the table: the other hands of the hand history, or the steps of this hand.
fn beside(
    ui: &mut Ui,
    style: &Style<'_>,
    view: &ReplayerView<'_>,
    hand: &ReplayedHand<'_>,
    state: &mut ReplayerState,
    room: Rect,
) -> Option<ReplayerAsk> {
    let Some(around) = &view.around else { return steps::steps(ui, style, hand, state, room) };
    ui.painter().rect_filled(room, 0.0, style.ink.plate);
    let pad = style.d(style.theme.spacing.s);
    let tall = style.hit(style.theme.control.segmented);
    let rect = Rect::from_min_size(room.min + vec2(pad, pad), vec2(room.width() - pad * 2.0, tall));
    let choices = [("hands", style.say(&text::replayer::other_hands())), ("steps", style.say(&text::replayer::steps()))];
    let chosen = Some(usize::from(state.steps));
    if let Some(clicked) = (Segmented { name: "replayer.beside", rect, choices: &choices, chosen }).show(ui, style) {
        state.steps = clicked == 1;
        // What is listed now scrolls to its place.
        (state.walked, state.listed) = (None, None);
    }
    let below = room.with_min_y(rect.bottom() + pad);
    if state.steps { steps::steps(ui, style, hand, state, below) } else { hands::hands(ui, style, around, state, below) }
}

/// Draws the tools of the hand in the header.
fn tools(ui: &Ui, style: &Style<'_>, head: &mut Header, hand: &ReplayedHand<'_>, state: &mut ReplayerState) -> Vec<ReplayerAsk> {
    let mut asked = Vec::new();
    if head.icon(ui, style, "replayer.export", Icon::Export, &style.say(&text::replayer::export())) {
        state.exports = true;
    }
    if head.icon(ui, style, "replayer.share", Icon::Move, &style.say(&text::replayer::share())) {
        asked.push(ReplayerAsk::Share);
    }
    if head.icon(ui, style, "replayer.copy", Icon::Note, &style.say(&text::history::copy())) {
        asked.push(ReplayerAsk::Copy);
    }
    let open = hand.replay.is_open();
    let label = style.say(&text::replayer::open_cards());
    let rect = head.next_icon(style);
    if IconButton::flat("replayer.open_cards", rect, Icon::Deal, style.l(style.theme.size.icon), &label).on(open).show(ui, style) {
        asked.push(ReplayerAsk::OpenCards(!open));
    }
    asked
}

/// Draws the way to the other hands of a file.
fn other_hands(ui: &Ui, style: &Style<'_>, head: &mut Header, (at, count): (usize, usize)) -> Option<ReplayerAsk> {
    if count < 2 {
        return None;
    }
    let icon = style.l(style.theme.size.icon);
    let next = head.next_icon(style);
    let words = style.say(&text::replayer::hand_of(Arg::count(at as u64 + 1), Arg::count(count as u64)));
    let set = style.body().ink(style.ink.text);
    let width = set.width(ui, &words) + style.d(style.theme.spacing.xs);
    style.letter(
        ui,
        Rect::from_min_max(pos2(head.right - width, head.bar.top()), pos2(head.right, head.bar.bottom())),
        TextSide::Middle,
        set,
        &words,
    );
    head.right -= width;
    let back = head.next_icon(style);
    let (back_label, next_label) = (style.say(&text::replayer::previous_hand()), style.say(&text::replayer::next_hand()));
    let goes_back = IconButton::flat("replayer.previous_hand", back, Icon::StepBack, icon, &back_label).enabled(at > 0).show(ui, style);
    let goes_on =
        IconButton::flat("replayer.next_hand", next, Icon::StepForward, icon, &next_label).enabled(at + 1 < count).show(ui, style);
    match (goes_back, goes_on) {
        (true, _) => Some(ReplayerAsk::Hand(at - 1)),
        (false, true) => Some(ReplayerAsk::Hand(at + 1)),
        (false, false) => None,
    }
}

/// Writes the number of the hand, and as much of where and when it was played as has room.
fn facts(ui: &Ui, style: &Style<'_>, head: &Header, hand: &ReplayedHand<'_>) {
    let set = style.label().weight(Weight::SemiBold);
    let gap = style.d(style.theme.spacing.m);
    let end = head.right - gap;
    let width = set.width(ui, hand.number);
    if head.left + width > end {
        return;
    }
    let y = head.bar.center().y;
    let mut x = head.left + style.letter_at(ui, pos2(head.left, y), TextSide::Left, set, hand.number) + gap;
    let soft = style.body().ink(style.ink.muted);
    for fact in hand.facts {
        let width = soft.width(ui, fact);
        if x + width > end {
            return;
        }
        x += style.letter_at(ui, pos2(x, y), TextSide::Left, soft, fact) + gap;
    }
}

/// Draws what is said where no hand is open, and the ways to one.
fn nothing(ui: &mut Ui, style: &Style<'_>, view: &ReplayerView<'_>, room: Rect) -> Vec<ReplayerAsk> {
    let pad = style.d(style.theme.spacing.xl);
    let width = (room.width() - pad * 2.0).min(style.d(style.theme.screen.settings_width));
    let inner = width - pad * 2.0;
    let words = match (view.refused, view.reading) {
        (Some(why), _) => style.say(why),
        (None, true) => style.say(&text::replayer::reading()),
        (None, false) => style.say(&text::replayer::empty()),
    };
    let title = view.refused.map(|_| style.say(&text::replayer::refused()));
    let (strong, body) = (style.title(), style.label().weight(Weight::Regular).ink(style.ink.text2));
    let gap = style.d(style.theme.spacing.m);
    let tall = style.hit(style.theme.control.button);
    let title_tall = title.as_ref().map_or(0.0, |title| style.block_height(ui, inner, strong, title) + gap);
    let height = title_tall + style.block_height(ui, inner, body, &words) + gap + tall + pad * 2.0;
    let plate = Rect::from_center_size(room.center(), vec2(width, height.min(room.height() - pad)));
    card(ui, style, plate);
    let mut at = plate.min + vec2(pad, pad);
    if let Some(title) = title {
        style.letter_block(ui, at, inner, strong, &title);
        at.y += title_tall;
    }
    style.letter_block(ui, at, inner, body, &words);
    let row = Rect::from_min_size(pos2(plate.left() + pad, plate.bottom() - pad - tall), vec2(inner, tall));
    let half = (inner - gap) / 2.0;
    let (history, paste) = (style.say(&text::replayer::history()), style.say(&text::replayer::paste()));
    let mut asked = Vec::new();
    if Button::neutral("replayer.history", row.with_max_x(row.left() + half), &history).show(ui, style) {
        asked.push(ReplayerAsk::History);
    }
    if Button::neutral("replayer.paste", row.with_min_x(row.right() - half), &paste).show(ui, style) {
        asked.push(ReplayerAsk::Paste);
    }
    asked
}
