//! What the engine's renderer is asked to leave out: a card table needs pictures and text, and the engine prepares for large scenes.

use bevy::core_pipeline::deferred::copy_lighting_id::init_copy_deferred_lighting_id_pipeline;
use bevy::core_pipeline::mip_generation::DownsampleShaders;
use bevy::core_pipeline::tonemapping::prepare_view_tonemapping_pipelines;
use bevy::ecs::schedule::ScheduleCleanupPolicy;
use bevy::prelude::*;
use bevy::render::batching::gpu_preprocessing::{GpuPreprocessingMode, GpuPreprocessingSupport};
use bevy::render::mesh::allocator::MeshAllocatorSettings;
use bevy::render::settings::{InstanceFlags, MemoryHints, WgpuSettings};
use bevy::render::slab_allocator::SlabAllocatorSettings;
use bevy::render::{Render, RenderApp, RenderStartup, init_gpu_resource};

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
    forget_downsampling(app.main_mut());
    let Some(renderer) = app.get_sub_app_mut(RenderApp) else { return };
    forget_downsampling(renderer);
    // Each mesh gets a buffer of its own: there are a handful, and the tables with which buffers are shared hold 8 MB.
    let slab_allocator_settings = SlabAllocatorSettings { large_threshold: 0, ..default() };
    renderer.insert_resource(MeshAllocatorSettings { slab_allocator_settings, ..default() });
    renderer.add_systems(RenderStartup, cull_nothing.after(init_gpu_resource::<GpuPreprocessingSupport>));
    // These compile shaders for lights and for colours of a film camera. Here nothing is drawn with them.
    let policy = ScheduleCleanupPolicy::RemoveSystemsOnly;
    let lights = renderer.remove_systems_in_set(RenderStartup, init_copy_deferred_lighting_id_pipeline, policy);
    let film = renderer.remove_systems_in_set(Render, prepare_view_tonemapping_pipelines, policy);
    for error in [lights.err(), film.err()].into_iter().flatten() {
        error!("the renderer keeps a shader that nothing needs: {error:?}");
    }
}

/// Drops the shaders that make smaller copies of textures, one for each format of a pixel: pictures are drawn at their own size.
fn forget_downsampling(part: &mut SubApp) {
    if let Some(mut shaders) = part.world_mut().get_resource_mut::<DownsampleShaders>() {
        shaders.general.clear();
    }
}

/// Says that the graphics device culls no meshes. Otherwise the engine compiles shaders for it, which take 6 MB with software rendering.
fn cull_nothing(mut support: ResMut<GpuPreprocessingSupport>) {
    support.max_supported_mode = GpuPreprocessingMode::None;
}
