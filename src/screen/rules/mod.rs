//! The rules in force, and the ranking of hands.

mod ranking;

use bevy_egui::egui::{Align, Context, Order, Rect, Ui, pos2, vec2};
use poker_client::{AppIntent, Intent, RulesPage, RulesRow, RulesSection, Settings};
use poker_text::{Text, text};

use super::contents::{ContentsState, has_room};
use super::form::{Form, Label};
use super::header::header;
use super::keys::page;
use super::scrolled::{scrolled, turn_pages};
use crate::look::{Lettering, Look, Weight, place};
use crate::widget::focus_first;

/// Draws the rules.
pub fn rules_ui(ctx: &Context, look: &Look<'_>, rules: &RulesPage, settings: &Settings, contents: &mut ContentsState) -> Vec<Intent> {
    let ranking = text::rules::section_ranking();
    let titles: Vec<&Text> = rules.sections.iter().map(|section| &section.title).chain([&ranking]).collect();
    let asked = place(ctx, "rules", look.window, Order::Middle, |ui| {
        ui.painter().rect_filled(look.window, 0.0, look.ink.room);
        let mut head = header(ui, look, &look.say(&text::rules::title()));
        let beside = has_room(look);
        if !beside {
            // Drawn before the cross, so that Tab goes from left to right.
            let right = head.right;
            head.right -= look.hit(look.theme.control.input) + look.d(look.theme.spacing.xs);
            contents.button(ui, look, &head);
            head.right = right;
        }
        let close = head.close(ui, look, "rules.close");
        focus_first(ui, "rules.close");
        let mut below = head.below(look);
        if beside {
            let margin = look.d(look.theme.screen.margin);
            let column = below.shrink(margin).with_max_x(below.left() + margin + look.d(look.theme.screen.nav));
            contents.column(ui, look, &titles, column);
            below = below.with_min_x(column.right());
        }
        contents.keys(ui, titles.len());
        text_of(ui, look, rules, settings, page(look, below), contents);
        if close { vec![AppIntent::Close.into()] } else { Vec::new() }
    });
    contents.sheet(ctx, look, &titles);
    asked
}

/// The text itself; notes which section is at its top, and goes to the one that is wanted.
fn text_of(ui: &mut Ui, look: &Look<'_>, rules: &RulesPage, settings: &Settings, page: Rect, contents: &mut ContentsState) {
    let mut tops = Vec::new();
    scrolled(ui, "rules page", page, |ui, room| {
        turn_pages(ui, look, page.height());
        let mut form = Form::bare(ui, look, room).dense();
        for line in &rules.about {
            form.block(look.caption(), &look.say(line));
        }
        form.space(look.theme.spacing.m);
        for section in &rules.sections {
            tops.push(form.y);
            draw(&mut form, section);
        }
        tops.push(form.y);
        ranking::ranking(&mut form, settings);
        let bottom = form.y;
        let seen_from = ui.clip_rect().top() + look.d(look.theme.spacing.xl);
        contents.at = tops.iter().rposition(|top| *top <= seen_from).unwrap_or_default();
        if let Some(top) = contents.wanted.take().and_then(|nth| tops.get(nth)) {
            // A whole page from there, so that the section stands at the top.
            ui.scroll_to_rect(Rect::from_min_size(pos2(room.left(), *top), vec2(room.width(), page.height())), Some(Align::TOP));
        }
        bottom - room.top()
    });
}

/// A value may take this share of a row.
const VALUE_SHARE: f32 = 0.52;

fn draw(form: &mut Form<'_, '_, '_>, section: &RulesSection) {
    let heading = form.look.say(&section.title);
    form.group(&heading, |form| section.rows.iter().for_each(|rule| row(form, rule)));
}

fn row(form: &mut Form<'_, '_, '_>, row: &RulesRow) {
    let look = form.look;
    let label = look.texts.show(&row.label);
    let notes: Vec<_> = row.notes.iter().map(|note| look.say(note)).collect();
    let notes = notes.join("\n");
    let Some(value) = row.value.as_ref().map(|value| look.texts.show(value)) else {
        form.row(Label { label: &label, help: &notes }, 0.0, |_, _| 0.0);
        return;
    };
    let set = look.body().weight(Weight::Medium).ink(look.ink.text);
    let natural = set.width(form.ui, &value).ceil();
    if natural <= form.width() * VALUE_SHARE {
        let rect = form.row(Label { label: &label, help: &notes }, natural, |ui, width| look.block_height(ui, width + 1.0, set, &value));
        look.letter_block(form.ui, rect.min, rect.width() + 1.0, set, &value);
    } else {
        sentence(form, &label, set, &value, &notes);
    }
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
