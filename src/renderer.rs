//! What the engine's renderer is asked to leave out: a card table needs pictures and text, and the engine prepares for large scenes.

use bevy::prelude::*;
use bevy::render::batching::gpu_preprocessing::{GpuPreprocessingMode, GpuPreprocessingSupport};
use bevy::render::mesh::allocator::MeshAllocatorSettings;
use bevy::render::settings::{InstanceFlags, MemoryHints, WgpuSettings};
use bevy::render::slab_allocator::SlabAllocatorSettings;
use bevy::render::{RenderApp, RenderStartup, init_gpu_resource};

/// The size in bytes of the blocks in which graphics memory is allocated, the smallest that the allocator takes. A table needs few
/// pictures, and small blocks can be freed after the window was large.
const GRAPHICS_BLOCK: u64 = 4 * 1024 * 1024;

/// How the engine opens the graphics device.
pub(crate) fn settings() -> WgpuSettings {
    let defaults = WgpuSettings::default();
    let blocks = MemoryHints::Manual { suballocated_device_memory_block_size: GRAPHICS_BLOCK..GRAPHICS_BLOCK };
    WgpuSettings { memory_hints: blocks, instance_flags: defaults.instance_flags - unneeded_flags(), ..defaults }
}

/// Nothing is drawn with indirect calls, whose validation compiles shaders of its own. On Windows the engine needs the flag for other
/// work.
fn unneeded_flags() -> InstanceFlags {
    if cfg!(windows) { InstanceFlags::empty() } else { InstanceFlags::VALIDATION_INDIRECT_CALL }
}

/// Leaves out what only large scenes need.
pub(crate) fn keep_to_pictures(app: &mut App) {
    if let Some(renderer) = app.get_sub_app_mut(RenderApp) {
        // Each mesh gets a buffer of its own: there are a handful, and the tables with which buffers are shared hold 8 MB.
        let slab_allocator_settings = SlabAllocatorSettings { large_threshold: 0, ..default() };
        renderer.insert_resource(MeshAllocatorSettings { slab_allocator_settings, ..default() });
        renderer.add_systems(RenderStartup, cull_nothing.after(init_gpu_resource::<GpuPreprocessingSupport>));
    }
}

/// Says that the graphics device culls no meshes. Otherwise the engine compiles shaders for it, which take 6 MB with software rendering.
fn cull_nothing(mut support: ResMut<GpuPreprocessingSupport>) {
    support.max_supported_mode = GpuPreprocessingMode::None;
}
