//! Configures bevy_egui so that no frame is drawn when nothing changes.

use bevy::camera::RenderTarget;
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use bevy::window::{CursorLeft, WindowRef};
use bevy_egui::egui::{Event, Modifiers};
use bevy_egui::{EguiContext, EguiGlobalSettings, EguiInput, EguiManagedTextures, EguiPlugin, EguiPreUpdateSet};

use crate::frame_set::FrameSet;

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins(EguiPlugin::default());
    app.insert_resource(EguiGlobalSettings { auto_create_primary_context: false, ..default() });
    app.add_systems(Last, free_textures.in_set(FrameSet::Keep));
    app.add_systems(
        PreUpdate,
        (leave_windows, drop_repeated_modifiers)
            .chain()
            .after(EguiPreUpdateSet::ProcessInput)
            .before(EguiPreUpdateSet::BeginPass)
            .in_set(FrameSet::Input),
    );
}

/// Frees the glyphs and pictures of contexts whose windows are closed. bevy_egui keeps them.
fn free_textures(contexts: Query<(), With<EguiContext>>, textures: Option<ResMut<EguiManagedTextures>>) {
    if let Some(mut textures) = textures
        && textures.keys().any(|(context, _)| !contexts.contains(*context))
    {
        textures.retain(|(context, _), _| contexts.contains(*context));
    }
}

/// Takes the pointer away from a window that it has left, so that nothing stays lit there.
fn leave_windows(mut left: MessageReader<CursorLeft>, cameras: Query<(Entity, &RenderTarget)>, mut inputs: Query<&mut EguiInput>) {
    for leaving in left.read() {
        let shows = |target: &RenderTarget| matches!(target, RenderTarget::Window(WindowRef::Entity(window)) if *window == leaving.window);
        for (camera, _) in cameras.iter().filter(|(_, target)| shows(target)) {
            if let Ok(mut input) = inputs.get_mut(camera) {
                input.0.events.push(Event::PointerGone);
            }
        }
    }
}

/// Drops events of modifier keys that have not changed. bevy_egui sends one at every update and egui asks for another frame after every
/// event, so the client would never sleep.
fn drop_repeated_modifiers(mut inputs: Query<(Entity, &mut EguiInput)>, mut last: Local<HashMap<Entity, Modifiers>>) {
    last.retain(|context, _| inputs.contains(*context));
    for (context, mut input) in &mut inputs {
        let last = last.entry(context).or_default();
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
