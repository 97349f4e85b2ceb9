//! The player's own cards while they choose which to show: a click on a card shows that card alone. A line says what the choice is about.

use bevy_egui::egui::{Context, Order, Rect, Stroke, StrokeKind, Ui};
use poker_client::{ActionBar, BarIntent, Intent, card_text, choice_text, hand_order};
use poker_rules::Card;
use poker_text::text;

use super::bar_rects::BarRects;
use super::hud::Hud;
use crate::layout::TableLayout;
use crate::style::{Style, TextSide};
use crate::widget::{ClickTarget, corner, focus_ring, tick_mark};

/// Draws the edges of the cards that can be shown, and a line of text above the bar, whose buttons answer the same question. Returns the
/// intents.
pub fn show_cards_ui(ctx: &Context, style: &Style<'_>, layout: &TableLayout, hud: &Hud<'_>, bar: &ActionBar) -> Vec<Intent> {
    let Some(prompt) = hud.model.show_prompt() else { return Vec::new() };
    let cards: Vec<Card> = hud.at().play().map(|play| play.cards.iter().copied().flatten().collect()).unwrap_or_default();
    let count = u8::try_from(cards.len()).unwrap_or(u8::MAX);
    let (from_left, ticks) = (layout.own_cards(count), layout.card_marks(count));
    let places: Vec<CardSpot> = hand_order(&cards)
        .into_iter()
        .filter_map(|place| Some(CardSpot { card: style.area(*from_left.get(place)?), tick: style.area(*ticks.get(place)?) }))
        .collect();
    let (awake, marks) = (bar.shows_cards(hud.now_ms), bar.marks_cards());
    // Ticks above the cards lie in the same place as the cards.
    let area = |spot: &CardSpot| if marks { spot.card.union(spot.tick) } else { spot.card };
    let Some(whole) = places.iter().map(area).reduce(Rect::union) else { return Vec::new() };
    let asked = style.place(ctx, "show cards", style.ringed(whole), Order::Middle, |ui| {
        let clicked = (0u8..).zip(&places).zip(&cards).filter(|((nth, spot), card)| {
            let card = card_text(**card);
            let words = style.say(&if marks { text::action::mark_card(card) } else { text::action::show_card(card) });
            card_ui(ui, style, *nth, spot, &words, (awake, marks.then(|| bar.marked().contains(*nth))))
        });
        clicked.map(|((nth, _), _)| BarIntent::ShowCard(nth).into()).collect::<Vec<Intent>>()
    });
    let rects = BarRects::of(ctx, style, layout.action_bar(), bar.presets());
    line_ui(ctx, style, &rects, &style.say(&choice_text(&prompt.choice, bar.marks_cards())));
    asked
}

/// Where a card lies, and the tick that marks it.
struct CardSpot {
    card: Rect,
    tick: Rect,
}

/// Draws the edge of a card, and a tick on one that is marked; `marked` is `None` where a click shows the card at once. Returns whether the
/// card was clicked.
fn card_ui(ui: &Ui, style: &Style<'_>, nth: u8, spot: &CardSpot, words: &str, (awake, marked): (bool, Option<bool>)) -> bool {
    let name = CARDS.get(usize::from(nth)).copied().unwrap_or("show.card");
    let rect = spot.card;
    let target = ClickTarget { on: marked, ..ClickTarget::button(name, rect, words) };
    let touch = target.enabled(awake).touch(ui, style).hint(words);
    if marked == Some(true) {
        tick_mark(ui, style, spot.tick.center(), spot.tick.width(), true, awake);
    }
    if (touch.hovered && awake) || marked == Some(true) {
        let edge = Stroke::new(style.d(style.theme.stroke.focus), style.ink.text);
        ui.painter().rect_stroke(rect, corner(style.d(style.theme.radius.tag)), edge, StrokeKind::Outside);
    }
    if touch.focused {
        focus_ring(ui, style, rect, style.d(style.theme.radius.tag));
    }
    touch.clicked && awake
}

/// Draws a line of text in the place of the amount row.
pub(super) fn line_ui(ctx: &Context, style: &Style<'_>, rects: &BarRects, words: &str) {
    // A small tile has no such row: there the buttons say enough.
    let Some(amount) = &rects.amount else { return };
    let row = amount.row().union(Rect::from_x_y_ranges(rects.slot_row().x_range(), amount.row().y_range()));
    style.place(ctx, "bar line", row, Order::Middle, |ui| {
        style.fit(ui, row, TextSide::Middle, style.body(), words);
    });
}

/// The names of the cards as controls.
const CARDS: [&str; 6] = ["show.card_1", "show.card_2", "show.card_3", "show.card_4", "show.card_5", "show.card_6"];
