//! The rows of the actions with their keys.

use bevy_egui::egui::{Rect, Shape, Ui, pos2, vec2};
use poker_client::{Intent, KeyAction, KeyChord, KeyRefusal, KeySection, KeySettings, ReservedKey};
use poker_text::{Arg, Text, text};

use super::edit::{CapPlace, KeysEdit, RefusedKey, own_name, row_name};
use crate::screen::cap_flow::CapFlow;
use crate::screen::form::{FormUi, Label};
use crate::screen::keys::heading;
use crate::screen::player::changed;
use crate::screen::settings::SettingsView;
use crate::style::{Icon, Style};
use crate::widget::{Button, CapLook, ClickTarget, IconButton, focus_ring, key_cap, key_cap_width};

/// Draws the rows of a section. Returns the intents.
pub(super) fn actions(form: &mut FormUi<'_, '_, '_>, section: KeySection, view: &SettingsView<'_>, edit: &mut KeysEdit) -> Vec<Intent> {
    let title = form.style.say(&heading(section)());
    form.dense_group(&title, |form| {
        KeyAction::all().filter(|action| action.section() == section).flat_map(|action| row(form, action, view, edit)).collect()
    })
}

/// What lies in the row of an action, from left to right.
enum Part {
    /// The chord with this index.
    Chord(usize, String),
    /// The place where the next key will be shown.
    Waiting(String),
    /// The key that could not be bound.
    Refused(String),
    /// The button for one more key.
    Add,
    /// The button for the keys of the set.
    Reset,
}

/// The row of an action.
struct ActionRow<'v> {
    action: KeyAction,
    /// The action in words.
    does: String,
    view: &'v SettingsView<'v>,
}

fn row(form: &mut FormUi<'_, '_, '_>, action: KeyAction, view: &SettingsView<'_>, edit: &mut KeysEdit) -> Vec<Intent> {
    let style = form.style;
    let row = ActionRow { action, does: style.say(&action.text()), view };
    let waits = edit.waiting.is_some_and(|place| place.action == action);
    let refused = edit.refused.filter(|refused| refused.place.action == action);
    let parts = row.parts(style, edit);
    let width = |part: &Part| match part {
        Part::Chord(_, words) | Part::Waiting(words) | Part::Refused(words) => key_cap_width(form.ui, style, words),
        Part::Add | Part::Reset => style.hit(style.theme.screen.key_cap),
    };
    let flow = CapFlow::of(style, parts.iter().map(width));
    let help = if waits { style.say(&text::keys::press_help()) } else { String::new() };
    let ground = form.ui.painter().add(Shape::Noop);
    let top = form.y;
    let rect = form.row(Label { label: &row.does, help: &help }, flow.width(), |_, width| flow.height(width));
    let mut intents = Vec::new();
    for (part, rect) in parts.iter().zip(flow.rects(rect)) {
        intents.extend(row.show(form.ui, style, part, rect, edit));
    }
    if waits {
        let whole = Rect::from_min_max(pos2(form.left, top), pos2(form.right, form.y)).shrink(style.hair());
        let bar = whole.with_max_x(whole.left() + style.theme.control.selection_bar * style.scale.zoom());
        let shapes = vec![Shape::rect_filled(whole, 0.0, style.ink.plate_hi), Shape::rect_filled(bar, 0.0, style.ink.text)];
        form.ui.painter().set(ground, Shape::Vec(shapes));
        form.ui.scroll_to_rect(whole, None);
    }
    if let Some(refused) = refused {
        intents.extend(refusal(form, refused, view, edit));
        if std::mem::take(&mut edit.is_news) {
            let whole = Rect::from_min_max(pos2(form.left, top), pos2(form.right, form.y));
            form.ui.scroll_to_rect(whole, None);
        }
    }
    intents
}

impl ActionRow<'_> {
    /// What lies in the row.
    fn parts(&self, style: &Style<'_>, edit: &KeysEdit) -> Vec<Part> {
        let keys = &self.view.settings.keys;
        let bindings = keys.chosen_bindings();
        let chords = bindings.chords(self.action);
        let press = || style.say(&text::keys::press());
        let named = |chord: KeyChord| style.texts.show(&self.view.names.bound_arg(self.action, chord));
        let waits = |at: Option<usize>| edit.waiting == Some(self.place(at));
        let caps = chords.iter().enumerate();
        let mut parts: Vec<_> = caps.map(|(at, chord)| Part::Chord(at, if waits(Some(at)) { press() } else { named(*chord) })).collect();
        if waits(None) {
            parts.push(Part::Waiting(press()));
        }
        let refused = edit.refused.filter(|refused| refused.place.action == self.action);
        parts.extend(refused.map(|refused| Part::Refused(named(refused.chord))));
        if chords.len() < KeySettings::MOST_CHORDS {
            parts.push(Part::Add);
        }
        if keys.profile().is_some_and(|profile| profile.differs(self.action)) {
            parts.push(Part::Reset);
        }
        parts
    }

    fn place(&self, at: Option<usize>) -> CapPlace {
        CapPlace { action: self.action, at }
    }

    /// Draws a part of the row. Returns the intent.
    fn show(&self, ui: &Ui, style: &Style<'_>, part: &Part, rect: Rect, edit: &mut KeysEdit) -> Option<Intent> {
        let does = self.does.as_str();
        let icon = style.l(style.theme.size.icon);
        match part {
            Part::Chord(at, words) => self.cap(ui, style, (*at, words), rect, edit),
            Part::Waiting(words) => key_cap(ui, style, rect, CapLook::Waiting, words),
            Part::Refused(words) => key_cap(ui, style, rect, CapLook::Refused, words),
            Part::Add => {
                let place = self.place(None);
                if IconButton::raised(&place.control(), rect, Icon::Plus, icon, &style.say(&text::keys::add(does))).show(ui, style) {
                    edit.wait(ui.ctx(), place);
                }
            }
            Part::Reset => {
                let name = format!("{}.reset", row_name(self.action));
                if IconButton::flat(&name, rect, Icon::History, icon, &style.say(&text::keys::reset(does))).show(ui, style) {
                    return Some(changed(self.view.settings, |settings| settings.keys.reset(self.action)));
                }
            }
        }
        None
    }

    /// Draws the cap of a chord, which waits for another key when it is pressed.
    fn cap(&self, ui: &Ui, style: &Style<'_>, (at, words): (usize, &str), rect: Rect, edit: &mut KeysEdit) {
        let place = self.place(Some(at));
        let label = style.say(&text::keys::change(words, self.does.as_str()));
        let touch = ClickTarget::button(&place.control(), rect, &label).touch(ui, style);
        let look = match (edit.waiting == Some(place), touch.hovered || touch.pressed) {
            (true, _) => CapLook::Waiting,
            (false, true) => CapLook::Hovered,
            (false, false) => CapLook::Bound,
        };
        key_cap(ui, style, rect, look, words);
        if touch.focused {
            focus_ring(ui, style, rect, style.theme.radius.small * style.k());
        }
        if touch.clicked {
            edit.wait(ui.ctx(), place);
        }
    }
}

/// Draws why a key could not be bound and, where another action has it, the choice between the two actions.
fn refusal(form: &mut FormUi<'_, '_, '_>, refused: RefusedKey, view: &SettingsView<'_>, edit: &mut KeysEdit) -> Option<Intent> {
    let style = form.style;
    let key = view.names.chord_arg(refused.chord);
    let words = style.say(&refusal_text(refused.why, key));
    let side = style.d(style.theme.text.sizes.label);
    let gap = style.d(style.theme.spacing.xs);
    let set = style.caption().ink(style.ink.danger);
    let width = form.width() - side - gap;
    let height = style.block_height(form.ui, width, set, &words);
    let strip = form.strip(height);
    style.icon(form.ui, Icon::Info, pos2(strip.left() + side / 2.0, strip.top() + side / 2.0), side, style.ink.danger);
    style.letter_block(form.ui, pos2(strip.left() + side + gap, strip.top()), width, set, &words);
    form.space(style.theme.spacing.s);
    let KeyRefusal::Clash(_) = refused.why else { return None };
    let (here, there) = (style.say(&text::keys::use_here()), style.say(&text::keys::keep_there()));
    let button = style.hit(style.theme.control.input);
    let line = form.strip(button);
    let apart = style.d(style.theme.spacing.s);
    let half = (line.width() - apart) / 2.0;
    let width = |words: &str| Button::width(form.ui, style, words).min(half);
    let keep = Rect::from_min_size(line.right_top() - vec2(width(&there), 0.0), vec2(width(&there), button));
    let take = Rect::from_min_size(keep.left_top() - vec2(apart + width(&here), 0.0), vec2(width(&here), button));
    let taken = Button::neutral("settings.keys.use_here", take, &here).show(form.ui, style);
    if Button::neutral("settings.keys.keep_there", keep, &there).show(form.ui, style) {
        edit.refused = None;
    }
    form.space(style.theme.spacing.s);
    if taken { edit.take_from_others(view.settings, &own_name(style)) } else { None }
}

fn refusal_text(why: KeyRefusal, key: Arg) -> Text {
    let most = |count: usize| Arg::count(count as u64);
    match why {
        KeyRefusal::Clash(other) => text::keys::clash(key, other.text()),
        KeyRefusal::Reserved(ReservedKey::MovesFocus) => text::keys::reserved_focus(),
        KeyRefusal::Reserved(ReservedKey::PressesControl) => text::keys::reserved_press(),
        KeyRefusal::Reserved(ReservedKey::TypesAmount) => text::keys::reserved_amount(),
        KeyRefusal::Reserved(ReservedKey::EditsText) => text::keys::reserved_editing(key),
        KeyRefusal::Reserved(ReservedKey::EndsChoice) => text::keys::reserved_choice(),
        KeyRefusal::Full => text::keys::full(most(KeySettings::MOST_CHORDS)),
        KeyRefusal::ProfilesFull => text::keys::sets_full(most(KeySettings::MOST_PROFILES)),
    }
}
