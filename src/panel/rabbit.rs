//! What would have come in a practice hand that ended early: a button in the first empty place of the board.

use bevy_egui::egui::{Context, Order, Rect, Sense, Vec2, WidgetInfo, WidgetType};
use poker_client::{Intent, KeyAction, TableIntent, card_text};
use poker_text::{Arg, text};

use super::hud::Hud;
use crate::layout::TableLayout;
use crate::style::{Icon, Style};
use crate::widget::IconButton;

/// Draws the button until the cards are shown, and then tells which they are. Returns the intent.
pub fn rabbit_ui(ctx: &Context, style: &Style<'_>, layout: &TableLayout, hud: &Hud<'_>) -> Option<Intent> {
    let felt = hud.view.felt();
    let places: Vec<Rect> = layout.board().into_iter().skip(felt.board.len()).map(|place| style.area(place)).collect();
    let first = *places.first()?;
    if !hud.cards_to_come.is_empty() {
        let cards = hud.cards_to_come.iter().map(|card| card_text(*card));
        let words = style.say(&text::table::would_have_come(Arg::list(cards)));
        let area = places.into_iter().fold(first, Rect::union);
        style.place(ctx, "rabbit", area, Order::Background, |ui| {
            let shown = ui.interact(area, style.control_id("table.would_have_come"), Sense::hover());
            shown.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &words));
            shown.on_hover_text(&words);
        });
        return None;
    }
    if !hud.model.info().practice || !felt.over || !hud.settled || felt.hand.is_none() {
        return None;
    }
    let label = style.say(&text::table::see_what_would_have_come());
    let keys = style.key_hint(KeyAction::Rabbit);
    let side = first.width().min(first.height()).max(style.theme.size.min_target);
    let rect = Rect::from_center_size(first.center(), Vec2::splat(side));
    let asked = style.place(ctx, "rabbit", style.ringed(rect), Order::Middle, |ui| {
        IconButton::flat("table.rabbit", rect, Icon::Search, style.l(style.theme.size.icon), &label).keys(&keys).show(ui, style)
    });
    asked.then(|| TableIntent::Rabbit.into())
}
