//! The sets of keys: those of the program and the player's own.

use bevy_egui::egui::{Context, Rect, Stroke, StrokeKind, Ui, WidgetType, pos2};
use poker_client::{Intent, KeyAction, KeyBindings, KeyChoice, KeyNameRefusal, KeyNames, KeySet, KeySettings};
use poker_protocol::MAX_NAME_CHARS;
use poker_text::text;

use super::edit::{KeysEdit, KeysQuestion, own_name};
use crate::screen::form::FormUi;
use crate::screen::player::changed;
use crate::screen::settings::SettingsView;
use crate::screen::settings::question::{Answer, Question};
use crate::style::{Style, TextSide, Weight};
use crate::widget::{Button, ClickTarget, TextField, corner, focus_ring};

/// A set that can be chosen.
struct Choice {
    choice: KeyChoice,
    tag: String,
    name: String,
    bindings: KeyBindings,
}

/// Draws the sets, and what can be done with the one in force. Returns the intents.
pub(super) fn sets(form: &mut FormUi<'_, '_, '_>, view: &SettingsView<'_>, edit: &mut KeysEdit) -> Vec<Intent> {
    let style = form.style;
    let mut intents = Vec::new();
    let title = style.say(&text::keys::sets());
    form.group(&title, |form| {
        form.space(style.theme.spacing.m);
        for choice in choices(style, &view.settings.keys) {
            let strip = form.strip(style.hit(style.theme.screen.nav_row));
            if set_row(form.ui, style, &choice, view, strip) {
                intents.push(changed(view.settings, |settings| settings.keys.choose(choice.choice)));
            }
            form.space(style.theme.spacing.xs);
        }
        form.space(style.theme.spacing.xs);
        intents.extend(own(form, view, edit));
        form.space(style.theme.spacing.xs);
        form.block(style.caption(), &style.say(&text::keys::sets_help()));
        form.space(style.theme.spacing.m);
    });
    intents
}

fn choices(style: &Style<'_>, keys: &KeySettings) -> Vec<Choice> {
    let sets = KeySet::ALL.into_iter().map(|set| Choice {
        choice: KeyChoice::Set(set),
        tag: format!("{set:?}").to_lowercase(),
        name: style.say(&set.text()),
        bindings: set.bindings(),
    });
    let own = keys.profiles().iter().enumerate().map(|(at, profile)| Choice {
        choice: KeyChoice::Own(at),
        tag: format!("own{at}"),
        name: profile.name.clone(),
        bindings: profile.bindings(),
    });
    sets.chain(own).collect()
}

/// Draws a set to choose. Returns whether it was chosen.
fn set_row(ui: &Ui, style: &Style<'_>, choice: &Choice, view: &SettingsView<'_>, rect: Rect) -> bool {
    let chosen = view.settings.keys.chosen() == choice.choice;
    let name = format!("settings.keys.set.{}", choice.tag);
    let target = ClickTarget { kind: WidgetType::RadioButton, ..ClickTarget::switch(&name, rect, &choice.name, chosen) };
    let touch = target.touch(ui, style);
    let ink = &style.ink;
    let radius = style.control_radius(rect.height());
    let edge = match (chosen, touch.hovered) {
        (true, _) => Stroke::new(style.theme.stroke.focus, ink.text),
        (false, true) => Stroke::new(style.hair(), ink.line_hi),
        (false, false) => Stroke::new(style.hair(), ink.line),
    };
    ui.painter().rect(rect, corner(radius), if chosen { ink.plate_hi } else { ink.plate }, edge, StrokeKind::Inside);
    let pad = style.d(style.theme.spacing.m);
    let side = style.theme.control.checkbox * style.k();
    let centre = pos2(rect.left() + pad + side / 2.0, rect.center().y);
    ui.painter().circle_stroke(centre, side / 2.0, Stroke::new(style.control_edge(), if chosen { ink.text } else { ink.muted }));
    if chosen {
        ui.painter().circle_filled(centre, side / 4.0, ink.text);
    }
    let mut room = Rect::from_min_max(pos2(centre.x + side / 2.0 + pad, rect.top()), pos2(rect.right() - pad, rect.bottom()));
    let set = style.label().weight(if chosen { Weight::SemiBold } else { Weight::Medium });
    let keys = main_keys(style, &choice.bindings, &view.names);
    let (words, said) = (set.width(ui, &choice.name), style.caption().width(ui, &keys));
    if words + said + pad <= room.width() {
        style.letter(ui, room, TextSide::Right, style.caption(), &keys);
        room.max.x -= said + pad;
    }
    style.name(ui, room, TextSide::Left, set, &choice.name);
    if touch.focused {
        focus_ring(ui, style, rect, radius);
    }
    touch.clicked && !chosen
}

/// The keys of the three decisions and of the presets.
fn main_keys(style: &Style<'_>, bindings: &KeyBindings, names: &KeyNames) -> String {
    let keys = |actions: &mut dyn Iterator<Item = KeyAction>| {
        let first = actions.filter_map(|action| bindings.chords(action).first());
        first.map(|chord| style.texts.show(&names.chord_arg(*chord))).collect::<Vec<_>>().join(" ")
    };
    let decisions = keys(&mut [KeyAction::Fold, KeyAction::CheckOrCall, KeyAction::Raise].into_iter());
    let presets = keys(&mut KeyAction::all().filter(|action| matches!(action, KeyAction::Preset(_))));
    [decisions, presets].into_iter().filter(|keys| !keys.is_empty()).collect::<Vec<_>>().join(", ")
}

/// Draws the name of the set in force, if it is one of the player's own, and the buttons for sets.
fn own(form: &mut FormUi<'_, '_, '_>, view: &SettingsView<'_>, edit: &mut KeysEdit) -> Vec<Intent> {
    let keys = &view.settings.keys;
    let mut intents = Vec::new();
    if let Some(profile) = keys.profile() {
        intents.extend(name_field(form, view, edit, &profile.name));
        if profile.has_changes() && button(form, "settings.keys.reset_all", &text::keys::reset_all(), true) {
            edit.question = Some(KeysQuestion::Reset);
        }
        if button(form, "settings.keys.delete", &text::keys::delete(), true) {
            edit.question = Some(KeysQuestion::Delete);
        }
    } else {
        edit.name = None;
    }
    let has_room = keys.profiles().len() < KeySettings::MOST_PROFILES;
    if button(form, "settings.keys.new", &text::keys::new(), has_room) {
        let mut keys = keys.clone();
        if keys.add_profile(&own_name(form.style)).is_ok() {
            edit.name = None;
            intents.push(changed(view.settings, |settings| settings.keys = keys));
        }
    }
    intents
}

/// Draws a button over the whole width.
fn button(form: &mut FormUi<'_, '_, '_>, name: &str, words: &poker_text::Text, enabled: bool) -> bool {
    let style = form.style;
    let strip = form.strip(style.hit(style.theme.control.input));
    let clicked = Button::neutral(name, strip, &style.say(words)).enabled(enabled).show(form.ui, style);
    form.space(style.theme.spacing.s);
    clicked
}

/// Draws the field for the name of a set of the player's own, and under it why the name cannot be used. Returns the intent.
fn name_field(form: &mut FormUi<'_, '_, '_>, view: &SettingsView<'_>, edit: &mut KeysEdit, name: &str) -> Option<Intent> {
    let style = form.style;
    let label = style.say(&text::keys::name());
    form.block(style.caption().weight(Weight::Medium).ink(style.ink.text2), &label);
    form.space(style.theme.spacing.xxs);
    let mut typed = edit.name.take().unwrap_or_else(|| name.to_owned());
    let refusal = view.settings.keys.name_refusal(&typed);
    let field = TextField {
        name: "settings.keys.name",
        rect: form.strip(style.hit(style.theme.control.input)),
        label: &label,
        lettering: style.lettering(style.theme.text.sizes.input, Weight::Medium, style.ink.text),
        side: TextSide::Left,
        inside: "",
        wrong: refusal.is_some(),
        hidden: false,
        most: MAX_NAME_CHARS,
        enabled: true,
    };
    let done = field.show(form.ui, style, &mut typed);
    let why = match refusal {
        Some(KeyNameRefusal::Empty) => Some(text::keys::name_empty()),
        Some(KeyNameRefusal::Taken) => Some(text::keys::name_taken()),
        None => None,
    };
    if let Some(why) = why {
        form.space(style.theme.spacing.xxs);
        form.block(style.caption().ink(style.ink.danger), &style.say(&why));
    }
    form.space(style.theme.spacing.s);
    let fits = done.changed && view.settings.keys.name_refusal(&typed).is_none();
    let intent = fits.then(|| changed(view.settings, |settings| settings.keys.rename(&typed)));
    edit.name = done.response.has_focus().then_some(typed);
    intent
}

/// Draws the question about the set in force that is open. Returns the intent.
pub(super) fn ask(ctx: &Context, style: &Style<'_>, view: &SettingsView<'_>, edit: &mut KeysEdit) -> Option<Intent> {
    let keys = &view.settings.keys;
    let Some((asked, profile)) = edit.question.zip(keys.profile()) else {
        edit.question = None;
        return None;
    };
    let question = match asked {
        KeysQuestion::Delete => Question {
            title: text::keys::delete(),
            asked: text::keys::delete_question(profile.name.as_str()),
            control: "settings.question.delete",
        },
        KeysQuestion::Reset => Question {
            title: text::keys::reset_all(),
            asked: text::keys::reset_all_question(profile.set.text()),
            control: "settings.question.reset",
        },
    };
    let answer = question.ask(ctx, style);
    if answer != Answer::Open {
        edit.question = None;
    }
    (answer == Answer::Go).then(|| {
        changed(view.settings, |settings| match asked {
            KeysQuestion::Delete => settings.keys.delete_profile(),
            KeysQuestion::Reset => settings.keys.reset_all(),
        })
    })
}
