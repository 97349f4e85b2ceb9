//! The page that lists the keys and what they do.

use bevy_egui::egui::{Context, Order, Rect, Stroke, StrokeKind, Ui, pos2, vec2};
use poker_client::{AppIntent, BINDINGS, Intent, Key, KeyBinding, KeyContext, PrintedRow, key_arg};
use poker_text::{Arg, Text, text};

use super::form::{FormUi, Label};
use super::header::header;
use crate::style::{Style, TextSide, Weight, place};
use crate::widget::{corner, focus_first, scrolled, turn_pages};

/// Draws the page. `row` holds what is printed on the keys of the player's keyboard. Returns the intents.
pub fn keys_ui(ctx: &Context, style: &Style<'_>, row: &PrintedRow) -> Vec<Intent> {
    place(ctx, "keys", style.window, Order::Middle, |ui| {
        style.cover_felt(ui);
        let mut head = header(ui, style, &style.say(&text::intent::title()));
        let close = head.close(ui, style, "keys.close");
        focus_first(ui, "keys.close");
        let page = page(style, head.below(style));
        scrolled(ui, "keys page", page, |ui, room| {
            turn_pages(ui, style, page.height());
            let mut form = FormUi::bare(ui, style, room).dense();
            keys_rows(&mut form, row);
            form.y - room.top()
        });
        if close { vec![AppIntent::Close.into()] } else { Vec::new() }
    })
}

/// The rectangle of a column of text in the middle of a screen.
pub(super) fn page(style: &Style<'_>, below: Rect) -> Rect {
    let margin = style.d(style.theme.screen.margin);
    let width = style.d(style.theme.screen.page).min(below.width() - margin * 2.0);
    Rect::from_center_size(below.center(), vec2(width, below.height() - margin * 2.0))
}

/// One line of the page: an action and the keys for it.
struct KeyLine {
    does: Text,
    keys: Vec<Arg>,
}

/// The three sections: keys in a hand, at a table, anywhere.
fn sections(row: &PrintedRow) -> [(Text, Vec<KeyLine>); 3] {
    let mut sections = [
        (text::intent::section_hand(), Vec::new()),
        (text::intent::section_table(), Vec::new()),
        (text::intent::section_program(), Vec::new()),
    ];
    for binding in BINDINGS {
        let Some(does) = binding.text().filter(|_| !is_digit(binding)) else { continue };
        let lines = &mut sections[section(binding)].1;
        push(lines, does, binding.key_arg(row));
    }
    push(&mut sections[0].1, text::intent::type_amount(), text::key::digits().into());
    // The same keys are used to answer the question which cards to show.
    push(&mut sections[0].1, text::intent::muck(), key_arg(Key::Letter('F')));
    push(&mut sections[0].1, text::intent::show_cards(), key_arg(Key::Letter('R')));
    push(&mut sections[0].1, text::intent::show_card(), text::key::digits_of_cards().into());
    push(&mut sections[1].1, text::intent::nth_table(), text::key::combined(text::key::control(), text::key::digits_from_one()).into());
    push(&mut sections[2].1, text::intent::next_control(), text::key::tab().into());
    push(&mut sections[2].1, text::intent::press(), text::key::enter().into());
    push(&mut sections[2].1, text::intent::press(), text::key::space().into());
    sections
}

/// Whether the key is a digit. All digits share one line.
fn is_digit(binding: &KeyBinding) -> bool {
    matches!(binding.key, Key::Digit(_))
}

fn section(binding: &KeyBinding) -> usize {
    match (binding.context, (binding.intent)()) {
        (_, Intent::App(AppIntent::NextTable)) => 1,
        (KeyContext::Any, _) => 2,
        (KeyContext::Table, Intent::Bar(_)) => 0,
        (
            KeyContext::Table,
            Intent::Table(_) | Intent::Room(_) | Intent::App(_) | Intent::Online(_) | Intent::Chat(_) | Intent::Tournament(_),
        ) => 1,
    }
}

/// Adds a key. Keys that do the same share one line.
fn push(lines: &mut Vec<KeyLine>, does: Text, key: Arg) {
    match lines.iter_mut().find(|line| line.does == does) {
        Some(line) => line.keys.push(key),
        None => lines.push(KeyLine { does, keys: vec![key] }),
    }
}

/// Draws all keys, in groups.
pub(super) fn keys_rows(form: &mut FormUi<'_, '_, '_>, printed: &PrintedRow) {
    for (heading, lines) in sections(printed) {
        let heading = form.style.say(&heading);
        form.group(&heading, |form| {
            for line in &lines {
                row(form, line);
            }
        });
    }
}

fn row(form: &mut FormUi<'_, '_, '_>, line: &KeyLine) {
    let style = form.style;
    let caps: Vec<_> = line.keys.iter().map(|key| style.texts.show(key)).collect();
    let gap = style.d(style.theme.spacing.xs);
    let widths: Vec<_> = caps.iter().map(|words| cap_width(form.ui, style, words)).collect();
    let width = widths.iter().sum::<f32>() + gap * caps.len().saturating_sub(1) as f32;
    let height = style.d(style.theme.screen.key_cap);
    let does = style.say(&line.does);
    let rect = form.row(Label { label: &does, help: "" }, width, |_, _| height);
    let mut left = rect.left();
    for (words, width) in caps.iter().zip(widths) {
        let cap = Rect::from_min_size(pos2(left, rect.top()), vec2(width, height));
        let edge = Stroke::new(style.hair(), style.ink.line_hi);
        form.ui.painter().rect(cap, corner(style.theme.radius.small * style.k()), style.ink.plate_hi, edge, StrokeKind::Inside);
        style.letter(form.ui, cap, TextSide::Middle, style.caption().weight(Weight::SemiBold).ink(style.ink.text), words);
        left += width + gap;
    }
}

fn cap_width(ui: &Ui, style: &Style<'_>, words: &str) -> f32 {
    let words = style.caption().weight(Weight::SemiBold).width(ui, words);
    (words + style.d(style.theme.spacing.s) * 2.0).max(style.d(style.theme.screen.key_cap)).ceil()
}
