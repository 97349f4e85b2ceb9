//! Runs the systems of a frame one after the other on the window's thread. They are many and short, so handing each of them to another thread
//! takes longer than it saves, and other threads wait for a processor that draws or plays a field.

use bevy::ecs::schedule::{Schedules, SingleThreadedExecutor};
use bevy::prelude::*;
use bevy::render::RenderApp;

/// The plugin. Plugins that are built after it may add schedules, so it changes them when all are ready.
pub(crate) struct OneThread;

impl Plugin for OneThread {
    fn build(&self, _: &mut App) {}

    fn cleanup(&self, app: &mut App) {
        run_in_order(&mut app.world_mut().resource_mut());
        if let Some(drawing) = app.get_sub_app_mut(RenderApp) {
            run_in_order(&mut drawing.world_mut().resource_mut());
        }
    }
}

fn run_in_order(schedules: &mut Schedules) {
    for (_, schedule) in schedules.iter_mut() {
        schedule.set_executor(SingleThreadedExecutor::new());
    }
}
