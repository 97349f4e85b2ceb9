//! The rows of each step of the first start.

use bevy_egui::egui::vec2;
use poker_client::{AppIntent, FirstStep, Intent, KeyAction, MotionChoice, OnlineIntent};
use poker_text::{Language, Text, text};

use super::rows::{key_lines, plate_and_switches};
use super::view::{FirstStartState, FirstStartView};
use crate::screen::form::FormUi;
use crate::screen::player::{AvatarSize, avatars, avatars_height, changed, name_field};
use crate::screen::settings::{program_decks, says_only, text_size_slider};
use crate::style::Weight;
use crate::widget::{Button, Segmented};

/// Draws the rows of the step that is shown. Returns the intents.
pub(super) fn step_rows(form: &mut FormUi<'_, '_, '_>, view: &FirstStartView<'_>, state: &mut FirstStartState) -> Vec<Intent> {
    match state.step {
        FirstStep::Welcome => welcome(form, view, state),
        FirstStep::Look => look(form, view, state),
        FirstStep::Play => play(form, view),
    }
}

/// Draws the title of a step and the sentence below it.
fn title(form: &mut FormUi<'_, '_, '_>, title: &Text, help: &Text) {
    let style = form.style;
    let heading = style.lettering(style.theme.text.sizes.title, Weight::SemiBold, style.ink.text);
    form.block(heading, &style.say(title));
    form.block(style.body(), &style.say(help));
    form.space(if style.scale.compact() { style.theme.spacing.s } else { style.theme.spacing.l });
}

/// Draws the caption of the control below it.
fn caption(form: &mut FormUi<'_, '_, '_>, words: &Text) {
    let style = form.style;
    form.block(style.caption().weight(Weight::Medium).ink(style.ink.text2), &style.say(words));
    form.space(style.theme.spacing.xxs);
}

fn welcome(form: &mut FormUi<'_, '_, '_>, view: &FirstStartView<'_>, state: &mut FirstStartState) -> Vec<Intent> {
    let style = form.style;
    let mut asked = Vec::new();
    title(form, &text::first::welcome(), &text::first::welcome_help());
    caption(form, &text::settings::language());
    let choices = Language::SPOKEN.map(|language| (language.tag(), style.say(&language.name())));
    let chosen = Language::SPOKEN.iter().position(|language| *language == view.language);
    let rect = form.strip(style.hit(style.theme.control.input_tall));
    let spoken = Segmented { name: "first.language", rect, choices: &choices, chosen }.show(form.ui, style);
    asked.extend(spoken.and_then(|at| Language::SPOKEN.get(at)).map(|language| AppIntent::Speak(*language).into()));
    form.space(style.theme.spacing.s);
    caption(form, &text::settings::name());
    // Room for the ring around the field that has the focus.
    form.space(style.theme.spacing.xxs);
    let rect = form.strip(style.hit(style.theme.control.input_tall));
    asked.extend(name_field(form.ui, style, "first.name", rect, &mut state.name, view.settings));
    form.space(style.theme.spacing.xs);
    form.block(style.caption(), &style.say(&text::settings::name_help()));
    form.space(style.theme.spacing.s);
    caption(form, &text::settings::avatar());
    let rect = form.strip(avatars_height(style, AvatarSize::Large, form.width()));
    asked.extend(avatars(form.ui, style, "first.avatar", AvatarSize::Large, rect, view.settings));
    asked
}

fn look(form: &mut FormUi<'_, '_, '_>, view: &FirstStartView<'_>, state: &mut FirstStartState) -> Vec<Intent> {
    let (style, settings) = (form.style, view.settings);
    title(form, &text::first::look(), &text::first::look_help());
    // The pictures of a small window say enough.
    let compact = style.scale.compact();
    if !compact {
        caption(form, &text::settings::deck());
    }
    let mut asked: Vec<Intent> = program_decks(form, "first.deck", settings).into_iter().collect();
    form.space(style.theme.spacing.xxs);
    let says = says_only(text::settings::text_size());
    asked.extend(text_size_slider(form, "first.text_size", &says, settings, &mut state.text_size));
    let (reduces, sounds) = (settings.reduces_motion(), !settings.sounds.muted);
    let switches =
        [("first.motion", style.say(&text::settings::motion()), reduces), ("first.sounds", style.say(&text::first::sounds()), sounds)];
    let clicked = plate_and_switches(form, settings, &switches);
    if clicked == Some(0) {
        let motion = if reduces { MotionChoice::Full } else { MotionChoice::Reduced };
        asked.push(changed(settings, |settings| settings.motion = motion));
    }
    if clicked == Some(1) {
        asked.push(changed(settings, |settings| settings.sounds.muted = sounds));
    }
    asked
}

fn play(form: &mut FormUi<'_, '_, '_>, view: &FirstStartView<'_>) -> Vec<Intent> {
    let style = form.style;
    let name = &view.settings.name;
    let ready = if name.is_empty() { text::first::ready_unnamed() } else { text::first::ready(name.as_str()) };
    title(form, &ready, &text::first::ready_help());
    let mut asked = Vec::new();
    let mut leave = |clicked: bool, to: Option<Intent>| {
        if clicked {
            asked.extend(std::iter::once(AppIntent::EndFirstStart.into()).chain(to));
        }
    };
    let rect = form.strip(style.hit(style.theme.control.button_tall));
    leave(
        Button::primary("first.play", rect, &style.say(&text::first::play())).show_main(form.ui, style),
        Some(AppIntent::ExplainButtons.into()),
    );
    form.space(style.theme.spacing.xxs);
    form.block(style.caption(), &style.say(&text::first::play_help()));
    form.space(style.theme.spacing.xs);
    let line = form.strip(style.hit(style.theme.control.button));
    let gap = style.d(style.theme.spacing.s);
    let online = line.with_max_x(line.center().x - gap / 2.0);
    let around = online.translate(vec2(online.width() + gap, 0.0));
    leave(
        Button::neutral("first.online", online, &style.say(&text::online::title())).show(form.ui, style),
        Some(OnlineIntent::Open.into()),
    );
    leave(Button::neutral("first.look_around", around, &style.say(&text::first::look_around())).show(form.ui, style), None);
    form.space(style.theme.spacing.m);
    form.block(style.body().weight(Weight::SemiBold).ink(style.ink.muted), &style.say(&text::first::keys()));
    let bindings = view.settings.keys.bindings();
    let keys = [
        (KeyAction::Fold, text::first::key_fold()),
        (KeyAction::CheckOrCall, text::intent::check_or_call()),
        (KeyAction::Raise, text::first::key_raise()),
    ];
    let keys = keys.map(|(action, does)| {
        let bound = bindings.chords(action).iter().map(|chord| style.texts.show(&view.names.bound_arg(action, *chord)));
        (bound.collect(), style.say(&does))
    });
    form.space(style.theme.spacing.xs);
    key_lines(form, &keys);
    asked
}
