//! The section of the settings where the player chooses the keys.

mod actions;
mod edit;
mod picture;
mod sets;

use bevy_egui::egui::{Context, Rect, Ui};
use poker_client::{Intent, KeySection, KeysFollow};
use poker_text::text;

pub(crate) use edit::KeysEdit;
use edit::own_name;

use super::SettingsView;
use super::rows::{choice, says, switch};
use crate::screen::form::FormUi;
use crate::screen::player::changed;
use crate::style::Style;
use crate::widget::scrolled;

/// Handles the key that was pressed for an action, before the section is drawn. Returns the intent.
pub(super) fn take_key(ctx: &Context, style: &Style<'_>, view: &SettingsView<'_>, edit: &mut KeysEdit) -> Option<Intent> {
    edit.review(&view.settings.keys);
    edit.hush(ctx);
    view.caught.and_then(|chord| edit.take(ctx, chord, view.settings, &own_name(style)))
}

/// Draws the actions with their keys. `with_sets` also draws the sets, which otherwise lie beside. Returns the intents.
pub(super) fn rows(form: &mut FormUi<'_, '_, '_>, view: &SettingsView<'_>, edit: &mut KeysEdit, with_sets: bool) -> Vec<Intent> {
    let mut intents = Vec::new();
    if with_sets {
        intents.extend(sets::sets(form, view, edit));
    }
    for section in KeySection::ALL {
        intents.extend(actions::actions(form, section, view, edit));
        if section == KeySection::Hand {
            intents.extend(how(form, view));
        }
    }
    intents
}

/// Draws how keys act.
fn how(form: &mut FormUi<'_, '_, '_>, view: &SettingsView<'_>) -> Vec<Intent> {
    let settings = view.settings;
    let title = form.style.say(&text::keys::how());
    form.group(&title, |form| {
        let shortcuts = says(text::keys::shortcuts(), text::keys::shortcuts_help());
        let switched = switch(form, "settings.keys.shortcuts", &shortcuts, settings, |settings| &mut settings.keys.shortcuts);
        let follow = says(text::keys::follow(), text::keys::follow_help());
        let choices = [("letter", text::keys::follow_letter()), ("place", text::keys::follow_place())];
        let chosen = KeysFollow::ALL.iter().position(|follow| *follow == settings.keys.follow);
        let chosen = choice(form, "settings.keys.follow", &follow, &choices, chosen).and_then(|at| KeysFollow::ALL.get(at));
        let followed = chosen.map(|follow| changed(settings, |settings| settings.keys.follow = *follow));
        switched.into_iter().chain(followed).collect()
    })
}

/// Draws the column beside the actions: the picture of the keyboard and the sets. Returns the intents.
pub(super) fn beside(ui: &mut Ui, style: &Style<'_>, view: &SettingsView<'_>, edit: &mut KeysEdit, room: Rect) -> Vec<Intent> {
    let mut intents = Vec::new();
    scrolled(ui, "settings sets", room, |ui, room| {
        let mut form = FormUi::bare(ui, style, room);
        picture::picture(&mut form, view, edit);
        intents = sets::sets(&mut form, view, edit);
        form.y - room.top()
    });
    intents
}

/// Draws the question about a set that is open. Returns the intent.
pub(super) fn ask(ctx: &Context, style: &Style<'_>, view: &SettingsView<'_>, edit: &mut KeysEdit) -> Option<Intent> {
    sets::ask(ctx, style, view, edit)
}
