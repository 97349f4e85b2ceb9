//! The section of sounds and calls: what calls the player, how loud it is, and which kinds of sounds are heard.

use poker_client::{AppIntent, Bounds, Intent, Settings, SoundKind};
use poker_text::{Text, text};

use super::SettingsView;
use super::rows::{SteppedNumber, number, says, says_only, switch, switch_row};
use crate::screen::form::FormUi;

/// Draws the page. Returns the intents.
pub(super) fn page(form: &mut FormUi<'_, '_, '_>, view: &SettingsView<'_>) -> Vec<Intent> {
    let heading = form.style.say(&text::settings::section_sounds());
    let mut intents: Vec<Intent> = form.group(&heading, |form| calls(form, view));
    let heading = form.style.say(&text::settings::kinds());
    intents.extend(form.group(&heading, |form| kinds(form, view.settings)));
    intents
}

fn calls(form: &mut FormUi<'_, '_, '_>, view: &SettingsView<'_>) -> Vec<Intent> {
    let settings = view.settings;
    let mut intents = Vec::new();
    let help = if view.no_sound_device { text::error::no_sound() } else { text::settings::sound_help() };
    let muted = says(text::settings::sound_mute(), help);
    intents.extend(switch(form, "settings.sound.mute", &muted, settings, |settings| &mut settings.sounds.muted));
    let only = says(text::settings::only_my_turn(), text::settings::only_my_turn_help());
    intents.extend(switch(form, "settings.sound.only_my_turn", &only, settings, |settings| &mut settings.sounds.only_my_turn));
    let notifies = says(text::settings::notifies(), text::settings::notifies_help());
    intents.extend(switch(form, "settings.notifies", &notifies, settings, |settings| &mut settings.notifies));
    let volumes: [(&str, Text, fn(&mut Settings) -> &mut u8); 5] = [
        ("settings.sound.all", text::settings::sound_all(), |settings| &mut settings.sounds.master),
        ("settings.sound.table", text::settings::sound_table(), |settings| &mut settings.sounds.table),
        ("settings.sound.turn", text::settings::sound_turn(), |settings| &mut settings.sounds.turn),
        ("settings.sound.time", text::settings::sound_time(), |settings| &mut settings.sounds.time),
        ("settings.sound.told", text::settings::sound_told(), |settings| &mut settings.sounds.told),
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

/// Draws a switch for each kind of sounds. While only the player's turn is heard, the kinds that are not heard cannot be switched.
fn kinds(form: &mut FormUi<'_, '_, '_>, settings: &Settings) -> Vec<Intent> {
    let mut intents = Vec::new();
    for kind in SoundKind::ALL {
        let (name, label) = named(kind);
        let mut settings = settings.clone();
        let passes = !settings.sounds.only_my_turn || kind.is_of_own_turn();
        let field = kind.switch(&mut settings.sounds.kinds);
        let on = *field;
        *field = !on;
        if switch_row(form, name, &says_only(label), on && passes, passes) {
            intents.push(AppIntent::Change(Box::new(settings)).into());
        }
    }
    intents
}

fn named(kind: SoundKind) -> (&'static str, Text) {
    match kind {
        SoundKind::YourTurn => ("settings.sound.kind.your_turn", text::settings::kind_your_turn()),
        SoundKind::TimeLow => ("settings.sound.kind.time_low", text::settings::kind_time_low()),
        SoundKind::Cards => ("settings.sound.kind.cards", text::settings::kind_cards()),
        SoundKind::Chips => ("settings.sound.kind.chips", text::settings::kind_chips()),
        SoundKind::Chat => ("settings.sound.kind.chat", text::settings::kind_chat()),
        SoundKind::News => ("settings.sound.kind.news", text::settings::kind_news()),
    }
}
