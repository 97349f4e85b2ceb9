//! Configures bevy_egui so that no frame is drawn when nothing changes.

use bevy::prelude::*;
use bevy_egui::egui::{Event, Modifiers};
use bevy_egui::{EguiGlobalSettings, EguiInput, EguiPlugin, EguiPreUpdateSet};

use crate::frame_set::FrameSet;

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins(EguiPlugin::default());
    app.insert_resource(EguiGlobalSettings { auto_create_primary_context: false, ..default() });
    app.add_systems(
        PreUpdate,
        drop_repeated_modifiers.after(EguiPreUpdateSet::ProcessInput).before(EguiPreUpdateSet::BeginPass).in_set(FrameSet::Input),
    );
}

/// Drops events of modifier keys that have not changed. bevy_egui sends one at every update and egui asks for another frame after every
/// event, so the client would never sleep.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn modifier_keys_are_told_of_only_when_they_change() {
        let mut world = World::new();
        let input = world.spawn(EguiInput::default()).id();
        let system = world.register_system(drop_repeated_modifiers);
        for (told, passes) in [(Modifiers::NONE, 0), (Modifiers::CTRL, 1), (Modifiers::CTRL, 0), (Modifiers::NONE, 1)] {
            world.get_mut::<EguiInput>(input).unwrap().0.events = vec![Event::ModifiersChanged(told)];
            world.run_system(system).unwrap();
            assert_eq!(world.get::<EguiInput>(input).unwrap().0.events.len(), passes, "{told:?}");
        }
    }
}
