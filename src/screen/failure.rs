//! What kept the program from opening: in a window of its own, instead of every other screen.

use bevy_egui::egui::{Context, Key, Order, Rect, pos2};
use poker_text::{Text, text};

use super::header::header;
use super::scrolled::{scrolled, turn_pages};
use crate::look::{Look, place};
use crate::widget::{Button, focus_first};

/// Draws the screen. Whether it is to close.
pub fn failure_ui(ctx: &Context, look: &Look<'_>, sentences: &[Text]) -> bool {
    place(ctx, "failure", look.window, Order::Middle, |ui| {
        ui.painter().rect_filled(look.window, 0.0, look.ink.room);
        let below = header(ui, look, &look.say(&text::error::start_title())).below(look);
        let room = below.shrink(look.d(look.theme.spacing.xl));
        let button = look.hit(look.theme.control.button_tall);
        let words = Rect::from_min_max(room.min, pos2(room.right(), room.bottom() - button - look.d(look.theme.spacing.m)));
        scrolled(ui, "failure.words", words, |ui, room| {
            turn_pages(ui, look, words.height());
            let mut y = room.top();
            for sentence in sentences {
                let said = look.say(sentence);
                y += look.letter_block(ui, pos2(room.left(), y), room.width(), look.label(), &said) + look.d(look.theme.spacing.s);
            }
            y - room.top()
        });
        let width = look.d(look.theme.screen.row_slider);
        let place = Rect::from_min_max(pos2(room.right() - width, room.bottom() - button), room.max);
        let closed = Button::primary("failure.close", place, &look.say(&text::button::close())).show(ui, look);
        focus_first(ui, "failure.close");
        closed || ui.input(|input| input.key_pressed(Key::Escape) || input.key_pressed(Key::Enter))
    })
}
