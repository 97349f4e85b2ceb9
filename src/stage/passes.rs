//! The passes that draw a camera's frame: the grounds, the pieces on them, the panels, and the copy into the window. The engine's own
//! passes of flat scenes also keep a depth for each pixel. Pieces are drawn from the lowest to the highest, so nothing here needs it: it
//! would cost as much memory as the window itself, and without a graphics card time for every pixel.

use bevy::camera::CameraMainTextureUsages;
use bevy::core_pipeline::core_2d::{Opaque2d, Transparent2d};
use bevy::core_pipeline::upscaling::upscaling;
use bevy::ecs::schedule::ScheduleLabel;
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use bevy::render::camera::CameraRenderGraph;
use bevy::render::render_phase::{ViewBinnedRenderPhases, ViewSortedRenderPhases};
use bevy::render::render_resource::{
    CachedRenderPipelineId, PipelineCache, RenderPassDescriptor, RenderPipelineDescriptor, SpecializedRenderPipeline, TextureFormat,
    TextureUsages,
};
use bevy::render::renderer::{RenderContext, ViewQuery};
use bevy::render::view::{ExtractedView, ViewTarget};
use bevy::render::{GpuResourceAppExt, Render, RenderApp, RenderSystems};
use bevy::sprite_render::{SpritePipeline, SpritePipelineKey};
use bevy_egui::render::{egui_pass, prepare_egui_pass};

use super::ground::lay;

/// The schedule in which a camera's frame is drawn.
#[derive(ScheduleLabel, Clone, Debug, PartialEq, Eq, Hash)]
struct Passes;

/// The components of a camera that draws in these passes: it does not clear its target itself, because the ground fills it.
pub(crate) fn over_ground() -> impl Bundle {
    let camera = Camera { clear_color: ClearColorConfig::None, ..default() };
    (camera, CameraMainTextureUsages::default().with(TextureUsages::COPY_DST), CameraRenderGraph::new(Passes))
}

pub(super) fn plugin(app: &mut App) {
    let Some(drawing) = app.get_sub_app_mut(RenderApp) else { return };
    drawing.init_gpu_resource::<FlatPipelines>();
    drawing.add_systems(Render, (leave_out_depth, flatten).in_set(RenderSystems::PhaseSort));
    let mut passes = Schedule::new(Passes);
    passes.add_systems((lay, draw_pieces, prepare_egui_pass, egui_pass, upscaling).chain());
    drawing.add_schedule(passes);
}

/// Says that no view has pieces for which a depth is kept, so that the engine prepares no texture for it.
fn leave_out_depth(mut solid: ResMut<ViewBinnedRenderPhases<Opaque2d>>) {
    solid.clear();
}

/// The pipelines that draw pieces without a depth, by the format of the target.
#[derive(Resource, Default)]
struct FlatPipelines(HashMap<TextureFormat, CachedRenderPipelineId>);

/// Lets each piece of this frame be drawn as the engine draws sprites, but without a depth. All that cameras see are sprites and panels. The
/// engine prepares its own way of drawing sprites all the same.
fn flatten(
    views: Query<&ExtractedView>,
    sprites: Res<SpritePipeline>,
    cache: Res<PipelineCache>,
    mut pipelines: ResMut<FlatPipelines>,
    mut phases: ResMut<ViewSortedRenderPhases<Transparent2d>>,
) {
    for view in &views {
        let Some(phase) = phases.get_mut(&view.retained_view_entity) else { continue };
        let pipeline = *pipelines.0.entry(view.target_format).or_insert_with(|| {
            let drawn = sprites.specialize(SpritePipelineKey::from_target_format(view.target_format));
            cache.queue_render_pipeline(RenderPipelineDescriptor { label: Some("pieces".into()), depth_stencil: None, ..drawn })
        });
        phase.items.values_mut().for_each(|piece| piece.pipeline = pipeline);
    }
}

/// Draws the pieces from the lowest to the highest.
fn draw_pieces(
    world: &World,
    view: ViewQuery<(&ExtractedView, &ViewTarget)>,
    phases: Res<ViewSortedRenderPhases<Transparent2d>>,
    mut context: RenderContext,
) {
    let camera = view.entity();
    let (seen, target) = view.into_inner();
    let Some(phase) = phases.get(&seen.retained_view_entity).filter(|phase| !phase.items.is_empty()) else { return };
    let color_attachments = [Some(target.get_color_attachment())];
    let mut pass = context.begin_tracked_render_pass(RenderPassDescriptor {
        label: Some("pieces"),
        color_attachments: &color_attachments,
        ..default()
    });
    if let Err(error) = phase.render(&mut pass, world, camera) {
        error!("pieces: {error:?}");
    }
}
