//! The rules in force, and the ranking of hands.

mod ranking;

use bevy_egui::egui::{Align, Context, Order, Rect, Ui, pos2, vec2};
use poker_client::{AppIntent, Intent, RulesPage, RulesRow, RulesSection, Settings};
use poker_text::{Text, text};

use super::contents::{ContentsState, has_room};
use super::form::{FormUi, Label};
use super::header::header;
use super::keys::page;
use crate::style::{Lettering, Paragraphs, Style, Weight, place};
use crate::widget::{focus_first, scrolled, turn_pages};

/// Draws the rules and returns the intents.
pub fn rules_ui(ctx: &Context, style: &Style<'_>, rules: &RulesPage, settings: &Settings, contents: &mut ContentsState) -> Vec<Intent> {
    let ranking = text::rules::section_ranking();
    let titles: Vec<&Text> = rules.sections.iter().map(|section| &section.title).chain([&ranking]).collect();
    let asked = place(ctx, "rules", style.window, Order::Middle, |ui| {
        style.cover_felt(ui);
        let mut head = header(ui, style, &style.say(&text::rules::title()));
        let beside = has_room(style);
        if !beside {
            // Drawn before the cross, so that Tab goes from left to right.
            let right = head.right;
            head.right -= style.hit(style.theme.control.input) + style.d(style.theme.spacing.xs);
            contents.button(ui, style, &head);
            head.right = right;
        }
        let close = head.close(ui, style, "rules.close");
        focus_first(ui, "rules.close");
        let mut below = head.below(style);
        if beside {
            let margin = style.d(style.theme.screen.margin);
            let column = below.shrink(margin).with_max_x(below.left() + margin + style.d(style.theme.screen.nav));
            contents.column(ui, style, &titles, column);
            below = below.with_min_x(column.right());
        }
        contents.keys(ui, titles.len());
        text_of(ui, style, rules, settings, page(style, below), contents);
        if close { vec![AppIntent::Close.into()] } else { Vec::new() }
    });
    contents.sheet(ctx, style, &titles);
    asked
}

/// Draws the text. Notes which section is at its top, and scrolls to the wanted one.
fn text_of(ui: &mut Ui, style: &Style<'_>, rules: &RulesPage, settings: &Settings, page: Rect, contents: &mut ContentsState) {
    let mut tops = Vec::new();
    scrolled(ui, "rules page", page, |ui, room| {
        turn_pages(ui, style, page.height());
        let mut form = FormUi::bare(ui, style, room).dense();
        for line in &rules.about {
            form.block(style.caption(), &style.say(line));
        }
        form.space(style.theme.spacing.m);
        for section in &rules.sections {
            tops.push(form.y);
            draw(&mut form, section);
        }
        tops.push(form.y);
        ranking::ranking(&mut form, settings);
        let bottom = form.y;
        let seen_from = ui.clip_rect().top() + style.d(style.theme.spacing.xl);
        contents.at = tops.iter().rposition(|top| *top <= seen_from).unwrap_or_default();
        if let Some(top) = contents.wanted.take().and_then(|nth| tops.get(nth)) {
            // The rectangle is a whole page high, so that the section comes to the top.
            ui.scroll_to_rect(Rect::from_min_size(pos2(room.left(), *top), vec2(room.width(), page.height())), Some(Align::TOP));
        }
        bottom - room.top()
    });
}

/// The largest share of a row that a value may take.
const VALUE_SHARE: f32 = 0.52;

fn draw(form: &mut FormUi<'_, '_, '_>, section: &RulesSection) {
    let heading = form.style.say(&section.title);
    form.group(&heading, |form| section.rows.iter().for_each(|rule| row(form, rule)));
}

fn row(form: &mut FormUi<'_, '_, '_>, row: &RulesRow) {
    let style = form.style;
    let label = style.texts.show(&row.label);
    let notes: Vec<_> = row.notes.iter().map(|note| style.say(note)).collect();
    let notes = notes.join("\n");
    let Some(value) = row.value.as_ref().map(|value| style.texts.show(value)) else {
        form.row(Label { label: &label, help: &notes }, 0.0, |_, _| 0.0);
        return;
    };
    let set = style.body().weight(Weight::Medium).ink(style.ink.text);
    let natural = set.width(form.ui, &value).ceil();
    if natural <= form.width() * VALUE_SHARE {
        form.said_row(Label { label: &label, help: &notes }, natural, &Paragraphs::new(set, &value, 0.0));
    } else {
        sentence(form, &label, set, &value, &notes);
    }
}

/// Draws a value that is a sentence: under its label, with the notes below.
fn sentence(form: &mut FormUi<'_, '_, '_>, label: &str, set: Lettering, value: &str, notes: &str) {
    let style = form.style;
    let said = Paragraphs::new(set, value, style.d(style.theme.spacing.xxs)).and(style.caption(), notes);
    let rect = form.row(Label { label, help: "" }, form.width(), |ui, width| said.height(ui, width));
    said.draw(form.ui, style, rect.min, rect.width());
}
