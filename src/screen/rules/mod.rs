//! The rules in force, and the ranking of hands.

mod page;
mod ranking;

use bevy_egui::egui::{Context, Order};
use poker_client::{AppIntent, Intent, Settings};
use poker_text::text;

pub use page::{RulesPage, RulesRow, RulesSection};

use super::form::{Form, Label};
use super::header::header;
use super::keys::page;
use super::scrolled::{scrolled, turn_pages};
use crate::look::{Look, Weight, place};

/// Draws the rules.
pub fn rules_ui(ctx: &Context, look: &Look<'_>, rules: &RulesPage, settings: &Settings) -> Vec<Intent> {
    place(ctx, "rules", look.window, Order::Middle, |ui| {
        ui.painter().rect_filled(look.window, 0.0, look.ink.room);
        let mut head = header(ui, look, &look.say(&text::rules::title()));
        let close = head.close(ui, look, "rules.close");
        let page = page(look, head.below(look));
        scrolled(ui, "rules page", page, |ui, room| {
            turn_pages(ui, look, page.height());
            let mut form = Form::bare(ui, look, room).dense();
            for line in &rules.about {
                form.block(look.caption(), &look.say(line));
            }
            form.space(look.theme.spacing.m);
            for section in &rules.sections {
                draw(&mut form, section);
            }
            ranking::ranking(&mut form, settings);
            form.y - room.top()
        });
        if close { vec![AppIntent::Close.into()] } else { Vec::new() }
    })
}

/// A value may take this share of a row.
const VALUE_SHARE: f32 = 0.52;

fn draw(form: &mut Form<'_, '_, '_>, section: &RulesSection) {
    let look = form.look;
    let heading = look.say(&section.title);
    form.group(&heading, |form| {
        for row in &section.rows {
            let (label, value) = (look.texts.show(&row.label), look.texts.show(&row.value));
            let help: Vec<_> = row.notes.iter().map(|note| look.say(note)).collect();
            let set = look.body().weight(Weight::Medium).ink(look.ink.text);
            let natural = set.width(form.ui, &value).ceil();
            // A sentence stands under its label.
            let width = if natural > form.width() * VALUE_SHARE { form.width() } else { natural };
            let label = Label { label: &label, help: &help.join("\n") };
            let rect = form.row(label, width, |ui, width| look.block_height(ui, width + 1.0, set, &value));
            look.letter_block(form.ui, rect.min, rect.width() + 1.0, set, &value);
        }
    });
}
