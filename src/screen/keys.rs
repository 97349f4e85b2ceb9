//! The page that lists the keys and what they do.

use bevy_egui::egui::{Context, Order, Rect, vec2};
use poker_client::{AppIntent, Intent, Key, KeyAction, KeyBindings, KeyChord, KeyNames, KeySection, Modifiers};
use poker_text::{Arg, Text, text};

use super::cap_flow::CapFlow;
use super::form::{FormUi, Label};
use super::header::header;
use crate::style::{Style, place};
use crate::widget::{CapLook, focus_first, key_cap, key_cap_width, scrolled, turn_pages};

/// Draws the page for the bindings in force. Returns the intents.
pub fn keys_ui(ctx: &Context, style: &Style<'_>, bindings: &KeyBindings, names: &KeyNames) -> Vec<Intent> {
    place(ctx, "keys", style.window, Order::Middle, |ui| {
        style.cover_felt(ui);
        let mut head = header(ui, style, &style.say(&text::intent::title()));
        let close = head.close(ui, style, "keys.close");
        focus_first(ui, "keys.close");
        let page = page(style, head.below(style));
        scrolled(ui, "keys page", page, |ui, room| {
            turn_pages(ui, style, page.height());
            let mut form = FormUi::bare(ui, style, room).dense();
            keys_rows(&mut form, bindings, names);
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

/// One line of the page: what is done and the keys for it.
struct KeyLine {
    does: Text,
    keys: Vec<Arg>,
}

/// The lines of a section.
fn lines(section: KeySection, bindings: &KeyBindings, names: &KeyNames) -> Vec<KeyLine> {
    let line = |does: Text, keys: Vec<Arg>| KeyLine { does, keys };
    let bound = |action: KeyAction| bindings.chords(action).iter().map(|chord| names.bound_arg(action, *chord)).collect::<Vec<_>>();
    let digits = has_digits(bindings);
    let listed =
        KeyAction::all().filter(|action| action.section() == section && !(digits && matches!(action, KeyAction::Table(1..=DIGITS))));
    let mut lines: Vec<_> = listed.map(|action| line(action.text(), bound(action))).collect();
    match section {
        KeySection::Hand => lines.extend([
            line(text::intent::type_amount(), vec![text::key::digits().into()]),
            // The same keys are used to answer the question which cards to show.
            line(text::intent::muck(), bound(KeyAction::Fold)),
            line(text::intent::show_cards(), bound(KeyAction::Raise)),
            line(text::intent::show_card(), vec![text::key::digits_of_cards().into()]),
        ]),
        KeySection::Table if digits => {
            let keys = text::key::combined(text::key::control(), text::key::digits_from_one());
            lines.push(line(text::intent::nth_table(), vec![keys.into()]));
        }
        KeySection::Table => {}
        KeySection::Program => lines.extend([
            line(text::intent::next_control(), vec![text::key::tab().into()]),
            line(text::intent::press(), vec![text::key::enter().into(), text::key::space().into()]),
        ]),
    }
    lines.retain(|line| !line.keys.is_empty());
    lines
}

/// Whether each of the first tables has Ctrl with its digit and no other key, so that all of them fit into one line.
fn has_digits(bindings: &KeyBindings) -> bool {
    let as_digit = |number| bindings.chords(KeyAction::Table(number)) == [KeyChord::new(Key::Digit(number), Modifiers::CTRL)];
    (1..=DIGITS).all(as_digit)
}

/// The number of tables whose keys are their own digits.
const DIGITS: u8 = 9;

/// The heading of a section.
pub(super) const fn heading(section: KeySection) -> fn() -> Text {
    match section {
        KeySection::Hand => text::intent::section_hand,
        KeySection::Table => text::intent::section_table,
        KeySection::Program => text::intent::section_program,
    }
}

/// Draws all keys, in groups.
fn keys_rows(form: &mut FormUi<'_, '_, '_>, bindings: &KeyBindings, names: &KeyNames) {
    for section in KeySection::ALL {
        let heading = form.style.say(&heading(section)());
        form.group(&heading, |form| {
            for line in &lines(section, bindings, names) {
                row(form, line);
            }
        });
    }
}

fn row(form: &mut FormUi<'_, '_, '_>, line: &KeyLine) {
    let style = form.style;
    let caps: Vec<_> = line.keys.iter().map(|key| style.texts.show(key)).collect();
    let does = style.say(&line.does);
    let flow = CapFlow::of(style, caps.iter().map(|words| key_cap_width(form.ui, style, words)));
    let rect = form.row(Label { label: &does, help: "" }, flow.width(), |_, width| flow.height(width));
    for (words, cap) in caps.iter().zip(flow.rects(rect)) {
        key_cap(form.ui, style, cap, CapLook::Bound, words);
    }
}
