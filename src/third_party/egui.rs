//! egui through bevy_egui: quiet when nothing changes.

use bevy::prelude::*;
use bevy_egui::egui::{Event, Modifiers};
use bevy_egui::{EguiGlobalSettings, EguiInput, EguiPlugin, EguiPreUpdateSet};

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins(EguiPlugin::default());
    app.insert_resource(EguiGlobalSettings { auto_create_primary_context: false, ..default() });
    app.add_systems(PreUpdate, drop_repeated_modifiers.after(EguiPreUpdateSet::ProcessInput).before(EguiPreUpdateSet::BeginPass));
}

/// bevy_egui reports the modifier keys at every update, and egui asks for another frame after every event: together they never sleep.
/// Only a real change passes.
fn drop_repeated_modifiers(mut inputs: Query<&mut EguiInput>, mut last: Local<Modifiers>) {
    for mut input in &mut inputs {
        let mut seen = *last;
        input.0.events.retain(|event| match event {
            Event::ModifiersChanged(modifiers) => std::mem::replace(&mut seen, *modifiers) != *modifiers,
            _other => true,
        });
        *last = seen;
    }
}
