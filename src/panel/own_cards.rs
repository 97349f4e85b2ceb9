//! The place of the player's own cards, where they lie face down: the pointer turns them up.

use bevy_egui::egui::{Context, Order, Rect, Sense};
use poker_client::{Intent, TableIntent};

use super::hud::Hud;
use crate::layout::TableLayout;
use crate::style::Style;

/// Notices whether the pointer is on the own cards. Returns the intent where this has changed.
pub fn own_cards_ui(ctx: &Context, style: &Style<'_>, layout: &TableLayout, hud: &Hud<'_>) -> Option<Intent> {
    let before = hud.peeks?;
    let cards = hud.at().play().map_or(0, |play| play.cards.len());
    let places = layout.hero_cards(u8::try_from(cards).unwrap_or(u8::MAX));
    let area = places.into_iter().map(|place| style.area(place)).reduce(Rect::union);
    let on = area.is_some_and(|area| {
        style.place(ctx, "own cards", area, Order::Background, |ui| {
            ui.interact(area, style.control_id("table.own_cards"), Sense::hover()).contains_pointer()
        })
    });
    (on != before).then(|| TableIntent::PeekUnderPointer(on).into())
}
