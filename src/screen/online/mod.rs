//! The screen for servers: choosing one and signing in.

mod book;
mod door;
mod field;
mod password_guessing;
mod password_rating;
mod state;
mod view;

use bevy_egui::egui::{Context, Order};
use poker_client::{AppIntent, Intent};
use poker_text::text;

use super::form::FormUi;
use super::header::header;
use super::keys::page;
use crate::style::{Style, place};
use crate::widget::{focus_first, scrolled, turn_pages};

pub(crate) use book::EXAMPLE;
pub(super) use field::{FieldRow, field, rated_field};
pub(super) use password_rating::PasswordRating;
pub use state::OnlineState;
pub use view::OnlineView;

/// Draws the screen and returns the intents.
pub fn online_ui(ctx: &Context, style: &Style<'_>, view: &OnlineView<'_>, state: &mut OnlineState) -> Vec<Intent> {
    place(ctx, "online", style.window, Order::Middle, |ui| {
        style.cover_felt(ui);
        let mut head = header(ui, style, &style.say(&text::online::title()));
        let mut asked: Vec<Intent> = Vec::new();
        if head.close(ui, style, "online.close") {
            asked.push(AppIntent::Close.into());
        }
        let page = page(style, head.below(style));
        scrolled(ui, "online page", page, |ui, room| {
            turn_pages(ui, style, page.height());
            let mut form = FormUi::bare(ui, style, room).dense();
            if view.is_busy() {
                state.seen_why = false;
                asked.extend(door::busy(&mut form, view));
            } else {
                asked.extend(book::servers(&mut form, view, state));
                if let Some(server) = view.book.chosen() {
                    state.follow(server, view.name);
                    asked.extend(door::door(&mut form, view, server, state));
                }
            }
            form.y - room.top()
        });
        focus_first(ui, state.first(view));
        asked
    })
}
