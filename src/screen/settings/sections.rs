//! The rows of each section of the settings.

use poker_client::{AnimationSpeed, AppIntent, Bounds, CourtLetters, Intent, MotionChoice, Settings, SuitColours, TableIntent};
use poker_text::{Arg, Language, Text, text};

use super::rows::{SteppedNumber, choice, number, says, says_only, shown, switch, switch_row};
use super::text_size::text_size;
use super::{Section, SettingsState, SettingsView, keys, presets, several_tables};
use crate::screen::form::{FormUi, Label};
use crate::screen::player::{avatars, avatars_height, changed, name_field};
use crate::screen::practice::{clock_row, pace_row};

/// Draws the rows of the open section; `alone` is whether nothing lies beside them, so that a preview or the sets of keys belong among
/// them. Returns the intents.
pub(super) fn rows(form: &mut FormUi<'_, '_, '_>, view: &SettingsView<'_>, state: &mut SettingsState, alone: bool) -> Vec<Intent> {
    let heading = form.style.say(&state.section.text());
    let settings = view.settings;
    match state.section {
        Section::General => general(form, view, state),
        Section::Tables => {
            let several = form.style.say(&text::settings::several_tables());
            let mut intents = form.group(&heading, |form| tables(form, view));
            intents.extend(form.group(&several, |form| several_tables::rows(form, settings)));
            intents
        }
        Section::Presets => presets::page(form, settings, &mut state.presets, alone),
        Section::Cards => form.group(&heading, |form| cards(form, settings)),
        Section::Motion => form.group(&heading, |form| motion(form, view)),
        Section::Access => form.group(&heading, |form| access(form, settings, state)),
        Section::Practice => form.group(&heading, |form| practice(form, settings)),
        Section::Keys => keys::rows(form, view, &mut state.keys, alone),
    }
}

fn general(form: &mut FormUi<'_, '_, '_>, view: &SettingsView<'_>, state: &mut SettingsState) -> Vec<Intent> {
    let settings = view.settings;
    let heading = form.style.say(&text::settings::section_general());
    let mut intents: Vec<_> = form.group(&heading, |form| {
        let asked = language(form, view);
        let window = &settings.window;
        let size = text::number::size(Arg::count(u64::from(window.width)), Arg::count(u64::from(window.height)));
        let size = if window.maximised { text::settings::window_maximised() } else { size };
        let size = form.style.say(&size);
        shown(form, &says(text::settings::window_size(), text::settings::window_size_help()), &size);
        asked.into_iter().collect()
    });
    let heading = form.style.say(&text::settings::section_player());
    form.group(&heading, |form| {
        let style = form.style;
        let (label, help) = says(text::settings::name(), text::settings::name_help()).words(form);
        let (width, height) = (style.d(style.theme.screen.row_control), style.hit(style.theme.control.input));
        let rect = form.row(Label { label: &label, help: &help }, width, |_, _| height);
        intents.extend(name_field(form.ui, style, "settings.name", rect, &mut state.name, settings));
        let (label, help) = says(text::settings::avatar(), text::settings::avatar_help()).words(form);
        let rect = form.row(Label { label: &label, help: &help }, width, |_, width| avatars_height(style, width));
        intents.extend(avatars(form.ui, style, "settings.avatar", rect, settings));
    });
    intents
}

fn language(form: &mut FormUi<'_, '_, '_>, view: &SettingsView<'_>) -> Option<Intent> {
    let mut choices = vec![("system", text::settings::language_of_system())];
    choices.extend(Language::SPOKEN.map(|language| (language.tag(), language.name())));
    let chosen = match view.settings.language {
        None => Some(0),
        Some(_) => Language::SPOKEN.iter().position(|language| *language == view.language).map(|at| at + 1),
    };
    let says = says(text::settings::language(), text::settings::language_help());
    let at = choice(form, "settings.language", &says, &choices, chosen)?;
    Some(match at.checked_sub(1).and_then(|at| Language::SPOKEN.get(at)) {
        Some(language) => AppIntent::Speak(*language).into(),
        None => changed(view.settings, |settings| settings.language = None),
    })
}

fn tables(form: &mut FormUi<'_, '_, '_>, view: &SettingsView<'_>) -> Vec<Intent> {
    let settings = view.settings;
    let mut intents = Vec::new();
    let top_up = says(text::settings::auto_top_up(), text::settings::auto_top_up_help());
    intents.extend(switch(form, "settings.auto_top_up", &top_up, settings, |settings| &mut settings.auto_top_up));
    let muck = says(text::settings::auto_muck(), text::settings::auto_muck_help());
    intents.extend(switch(form, "settings.auto_muck", &muck, settings, |settings| &mut settings.auto_muck));
    let out = says(text::settings::sit_out_next_bb(), text::settings::sit_out_next_bb_help());
    let on = view.sit_out_next_big_blind;
    if switch_row(form, "settings.sit_out_next_bb", &out, on == Some(true), on.is_some()) {
        intents.push(TableIntent::SitOutNextBigBlind.into());
    }
    let in_bb = says(text::settings::amounts_bb(), text::settings::amounts_bb_help());
    intents.extend(switch(form, "settings.amounts_in_bb", &in_bb, settings, |settings| &mut settings.amounts_in_bb));
    let m = says(text::tournament_table::m_setting(), text::tournament_table::m_setting_help());
    intents.extend(switch(form, "settings.shows_m", &m, settings, |settings| &mut settings.shows_m));
    let line = says(text::settings::hand_line(), text::settings::hand_line_help());
    intents.extend(switch(form, "settings.hand_line", &line, settings, |settings| &mut settings.hand_line));
    intents
}

fn cards(form: &mut FormUi<'_, '_, '_>, settings: &Settings) -> Vec<Intent> {
    let deck = says(text::settings::deck(), text::settings::deck_help());
    let decks = [("two", text::settings::deck_two()), ("four", text::settings::deck_four()), ("safe", text::settings::deck_safe())];
    let chosen = SuitColours::ALL.iter().position(|deck| *deck == settings.deck);
    let deck = choice(form, "settings.deck", &deck, &decks, chosen).and_then(|at| SuitColours::ALL.get(at));
    let letters = says(text::settings::letters(), text::settings::letters_help());
    let kinds = [
        ("international", text::settings::letters_english()),
        ("french", text::settings::letters_french()),
        ("swedish", text::settings::letters_swedish()),
    ];
    let chosen = CourtLetters::ALL.iter().position(|letters| *letters == settings.court_letters);
    let letters = choice(form, "settings.letters", &letters, &kinds, chosen).and_then(|at| CourtLetters::ALL.get(at));
    let deck = deck.map(|deck| changed(settings, |settings| settings.deck = *deck));
    let letters = letters.map(|letters| changed(settings, |settings| settings.court_letters = *letters));
    deck.into_iter().chain(letters).collect()
}

fn motion(form: &mut FormUi<'_, '_, '_>, view: &SettingsView<'_>) -> Vec<Intent> {
    let settings = view.settings;
    let mut intents = Vec::new();
    let speed = says(text::settings::speed(), text::settings::speed_help());
    let speeds = [("off", text::settings::speed_off()), ("fast", text::settings::speed_fast()), ("normal", text::settings::speed_normal())];
    let chosen = AnimationSpeed::ALL.iter().position(|speed| *speed == settings.animation_speed);
    let speed = choice(form, "settings.speed", &speed, &speeds, chosen).and_then(|at| AnimationSpeed::ALL.get(at));
    intents.extend(speed.map(|speed| changed(settings, |settings| settings.animation_speed = *speed)));
    let help = if view.no_sound_device { text::error::no_sound() } else { text::settings::sound_help() };
    let muted = says(text::settings::sound_mute(), help);
    intents.extend(switch(form, "settings.sound.mute", &muted, settings, |settings| &mut settings.sounds.muted));
    let volumes: [(&str, Text, fn(&mut Settings) -> &mut u8); 4] = [
        ("settings.sound.all", text::settings::sound_all(), |settings| &mut settings.sounds.master),
        ("settings.sound.table", text::settings::sound_table(), |settings| &mut settings.sounds.table),
        ("settings.sound.turn", text::settings::sound_turn(), |settings| &mut settings.sounds.turn),
        ("settings.sound.time", text::settings::sound_time(), |settings| &mut settings.sounds.time),
    ];
    for (name, label, field) in volumes {
        let mut settings = settings.clone();
        let value = u16::from(*field(&mut settings));
        let now = number(form, name, &says_only(label), &SteppedNumber::percent(Bounds::VOLUME, value));
        if let Some(now) = now.and_then(|now| u8::try_from(now).ok()) {
            *field(&mut settings) = now;
            intents.push(AppIntent::Change(Box::new(settings)).into());
        }
    }
    intents
}

fn access(form: &mut FormUi<'_, '_, '_>, settings: &Settings, state: &mut SettingsState) -> Vec<Intent> {
    let mut intents: Vec<_> = text_size(form, settings, &mut state.text_size).into_iter().collect();
    let motion = says(text::settings::motion(), text::settings::motion_help());
    let motions =
        [("system", text::settings::motion_system()), ("reduced", text::settings::motion_on()), ("full", text::settings::motion_off())];
    let chosen = MotionChoice::ALL.iter().position(|motion| *motion == settings.motion);
    let motion = choice(form, "settings.motion", &motion, &motions, chosen).and_then(|at| MotionChoice::ALL.get(at));
    intents.extend(motion.map(|motion| changed(settings, |settings| settings.motion = *motion)));
    let guard = says(text::settings::guard(), text::settings::guard_help());
    let scaled = SteppedNumber {
        range: Bounds::CLICK_GUARD,
        step: GUARD_STEP,
        value: settings.click_guard_ms,
        words: |number| text::number::milliseconds(number),
    };
    let now = number(form, "settings.guard", &guard, &scaled);
    intents.extend(now.map(|now| changed(settings, |settings| settings.click_guard_ms = now)));
    intents
}

/// The step of the slider for the misclick guard, in milliseconds.
const GUARD_STEP: u16 = 50;

fn practice(form: &mut FormUi<'_, '_, '_>, settings: &Settings) -> Vec<Intent> {
    let pace = pace_row(form, "settings.pace", settings);
    let clock = clock_row(form, "settings.clock", settings, &text::settings::clock(), &text::settings::clock_help());
    let odds = says(text::settings::odds(), text::settings::odds_help());
    let odds = switch(form, "settings.odds", &odds, settings, |settings| &mut settings.practice.odds);
    pace.into_iter().chain(clock).chain(odds).collect()
}
