//! The screen that says why the client cannot start, in a window without any other screen.

use bevy_egui::egui::{Context, Key, Order, Rect, pos2};
use poker_text::{Text, text};

use super::header::header;
use crate::style::{Style, place};
use crate::widget::{Button, focus_first, newly_pressed, scrolled, turn_pages};

/// Draws the screen. Returns whether the player closed it.
pub fn failure_ui(ctx: &Context, style: &Style<'_>, sentences: &[Text]) -> bool {
    place(ctx, "failure", style.window, Order::Middle, |ui| {
        style.cover_felt(ui);
        let below = header(ui, style, &style.say(&text::error::start_title())).below(style);
        let room = below.shrink(style.d(style.theme.spacing.xl));
        let button = style.hit(style.theme.control.button_tall);
        let words = Rect::from_min_max(room.min, pos2(room.right(), room.bottom() - button - style.d(style.theme.spacing.m)));
        scrolled(ui, "failure.words", words, |ui, room| {
            turn_pages(ui, style, words.height());
            let mut y = room.top();
            for sentence in sentences {
                let said = style.say(sentence);
                y += style.letter_block(ui, pos2(room.left(), y), room.width(), style.label(), &said) + style.d(style.theme.spacing.s);
            }
            y - room.top()
        });
        let width = style.d(style.theme.screen.row_slider);
        let place = Rect::from_min_max(pos2(room.right() - width, room.bottom() - button), room.max);
        let closed = Button::primary("failure.close", place, &style.say(&text::button::close())).show(ui, style);
        focus_first(ui, "failure.close");
        closed || ui.input(|input| input.key_pressed(Key::Escape)) || newly_pressed(ui, Key::Enter)
    })
}
