//! The rules in force, and the ranking of hands.

mod cash;
mod page;
mod ranking;

use bevy_egui::egui::{Context, Order, Ui, vec2};
use poker_client::{AppIntent, Intent, Settings};
use poker_text::text;

pub use page::{RulesPage, RulesRow, RulesSection};

use super::form::{Form, Label};
use super::header::header;
use super::keys::page;
use super::scrolled::{scrolled, turn_pages};
use crate::look::{Lettering, Look, Weight, place};

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
            let notes: Vec<_> = row.notes.iter().map(|note| look.say(note)).collect();
            let notes = notes.join("\n");
            let set = look.body().weight(Weight::Medium).ink(look.ink.text);
            let natural = set.width(form.ui, &value).ceil();
            if natural <= form.width() * VALUE_SHARE {
                let rect =
                    form.row(Label { label: &label, help: &notes }, natural, |ui, width| look.block_height(ui, width + 1.0, set, &value));
                look.letter_block(form.ui, rect.min, rect.width() + 1.0, set, &value);
            } else {
                sentence(form, &label, set, &value, &notes);
            }
        }
    });
}

/// A value that is a sentence stands under its label, the notes under it.
fn sentence(form: &mut Form<'_, '_, '_>, label: &str, set: Lettering, value: &str, notes: &str) {
    let look = form.look;
    let gap = look.d(look.theme.spacing.xxs);
    let height = |ui: &Ui, width: f32| {
        let below = if notes.is_empty() { 0.0 } else { gap + look.block_height(ui, width, look.caption(), notes) };
        look.block_height(ui, width, set, value) + below
    };
    let rect = form.row(Label { label, help: "" }, form.width(), height);
    let said = look.letter_block(form.ui, rect.min, rect.width(), set, value);
    if !notes.is_empty() {
        look.letter_block(form.ui, rect.min + vec2(0.0, said + gap), rect.width(), look.caption(), notes);
    }
}
