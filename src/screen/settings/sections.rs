//! The rows of each section of the settings.

use poker_client::{AnimationSpeed, AppIntent, Bounds, Intent, KeyAction, MotionChoice, RoomLight, SeatAt, Settings, TableIntent};
use poker_text::{Language, text};

use super::rows::{SteppedNumber, choice, number, says, shown, switch, switch_row};
use super::text_size::text_size;
use super::{Section, SettingsState, SettingsView, keys, looks, own_table, presets, session_time, several_tables, sounds};
use crate::screen::form::{FormUi, Label};
use crate::screen::player::{AvatarSize, avatars, avatars_height, changed, name_field};
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
            let mut intents: Vec<_> = form.group(&heading, |form| tables(form, view));
            intents.extend(own_table::rows(form, view));
            intents.extend(form.group(&several, |form| several_tables::rows(form, settings)));
            let time = form.style.say(&text::session::heading());
            intents.extend(form.group(&time, |form| session_time::rows(form, settings)));
            intents
        }
        Section::Presets => presets::page(form, settings, &mut state.presets, alone),
        Section::Cards => looks::rows(form, settings),
        Section::Sounds => sounds::page(form, view),
        Section::Motion => form.group(&heading, |form| motion(form, settings)),
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
        let size = text::number::size(window.width.to_string(), window.height.to_string());
        let size = if window.maximised { text::settings::window_maximised() } else { size };
        let size = form.style.say(&size);
        shown(form, &says(text::settings::window_size(), text::settings::window_size_help()), &size);
        let keys = settings.keys.bindings();
        let key = keys.chords(KeyAction::FullScreen).first().map(|chord| view.names.chord_arg(*chord));
        let help = key.map_or_else(text::looks::full_screen_help, text::looks::full_screen_key_help);
        let full = says(text::looks::full_screen(), help);
        let full = switch(form, "settings.full_screen", &full, settings, |settings| &mut settings.window.full_screen);
        let terms = says(text::looks::english_terms(), text::looks::english_terms_help());
        let terms = switch(form, "settings.english_terms", &terms, settings, |settings| &mut settings.looks.english_terms);
        asked.into_iter().chain(full).chain(terms).collect()
    });
    let heading = form.style.say(&text::settings::section_player());
    form.group(&heading, |form| {
        let style = form.style;
        let (label, help) = says(text::settings::name(), text::settings::name_help()).words(form);
        let (width, height) = (style.d(style.theme.screen.row_control), style.hit(style.theme.control.input));
        let rect = form.row(Label { label: &label, help: &help }, width, |_, _| height);
        intents.extend(name_field(form.ui, style, "settings.name", rect, &mut state.name, settings));
        let (label, help) = says(text::settings::avatar(), text::settings::avatar_help()).words(form);
        let rect = form.row(Label { label: &label, help: &help }, width, |_, width| avatars_height(style, AvatarSize::Small, width));
        intents.extend(avatars(form.ui, style, "settings.avatar", AvatarSize::Small, rect, settings));
        let found = says(text::finder::may_be_found(), text::finder::may_be_found_help());
        intents.extend(switch(form, "settings.may_be_found", &found, settings, |settings| &mut settings.may_be_found));
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
    intents.extend(seat_at(form, settings));
    let figures = says(text::settings::seat_figures(), text::settings::seat_figures_help());
    intents.extend(switch(form, "settings.seat_figures", &figures, settings, |settings| &mut settings.tables.seat_figures));
    let line = says(text::settings::hand_line(), text::settings::hand_line_help());
    intents.extend(switch(form, "settings.hand_line", &line, settings, |settings| &mut settings.hand_line));
    intents
}

/// The place on the screen where the player sits.
fn seat_at(form: &mut FormUi<'_, '_, '_>, settings: &Settings) -> Option<Intent> {
    let says = says(text::looks::seat_at(), text::looks::seat_at_help());
    let places = [
        ("bottom", text::looks::seat_bottom()),
        ("lower_left", text::looks::seat_lower_left()),
        ("upper_left", text::looks::seat_upper_left()),
        ("top", text::looks::seat_top()),
        ("upper_right", text::looks::seat_upper_right()),
        ("lower_right", text::looks::seat_lower_right()),
    ];
    let chosen = SeatAt::ALL.iter().position(|place| *place == settings.looks.seat_at);
    let place = choice(form, "settings.seat_at", &says, &places, chosen).and_then(|at| SeatAt::ALL.get(at))?;
    Some(changed(settings, |settings| settings.looks.seat_at = *place))
}

/// The light of the room.
fn room(form: &mut FormUi<'_, '_, '_>, settings: &Settings) -> Option<Intent> {
    let says = says(text::looks::room(), text::looks::room_help());
    let rooms = [("dark", text::looks::room_dark()), ("light", text::looks::room_light()), ("contrast", text::looks::room_contrast())];
    let chosen = RoomLight::ALL.iter().position(|room| *room == settings.looks.room);
    let room = choice(form, "settings.room", &says, &rooms, chosen).and_then(|at| RoomLight::ALL.get(at))?;
    Some(changed(settings, |settings| settings.looks.room = *room))
}

fn motion(form: &mut FormUi<'_, '_, '_>, settings: &Settings) -> Vec<Intent> {
    let speed = says(text::settings::speed(), text::settings::speed_help());
    let speeds = [("off", text::settings::speed_off()), ("fast", text::settings::speed_fast()), ("normal", text::settings::speed_normal())];
    let chosen = AnimationSpeed::ALL.iter().position(|speed| *speed == settings.animation_speed);
    let speed = choice(form, "settings.speed", &speed, &speeds, chosen).and_then(|at| AnimationSpeed::ALL.get(at));
    speed.map(|speed| changed(settings, |settings| settings.animation_speed = *speed)).into_iter().collect()
}

fn access(form: &mut FormUi<'_, '_, '_>, settings: &Settings, state: &mut SettingsState) -> Vec<Intent> {
    let mut intents: Vec<_> = text_size(form, settings, &mut state.text_size).into_iter().collect();
    intents.extend(room(form, settings));
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
