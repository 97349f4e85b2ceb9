//! The pictures of the room and the felt, one for each table, which fill the camera's target. Where their pixels are those of the target,
//! they are copied into it before everything else is drawn. Drawn as a sprite, each of its pixels would be read, blended and converted, which without a
//! graphics card is half of the work for a frame.

use bevy::camera::visibility::VisibilitySystems;
use bevy::prelude::*;
use bevy::render::render_asset::RenderAssets;
use bevy::render::render_resource::{
    Extent3d, LoadOp, Operations, Origin3d, RenderPassColorAttachment, RenderPassDescriptor, StoreOp, TexelCopyTextureInfo, TextureAspect,
};
use bevy::render::renderer::{RenderContext, ViewQuery};
use bevy::render::texture::GpuImage;
use bevy::render::view::{ExtractedView, ViewTarget};
use bevy::render::{Extract, ExtractSchedule, RenderApp};
use bevy_egui::PrimaryEguiContext;

use super::{FeltStage, Placement};
use crate::frame_set::FrameSet;
use crate::surface::{Canvas, Surface};
use crate::windows::{TableWindows, number_at, origin};

/// Marks an entity whose picture fills a table's part of the camera's target.
#[derive(Component)]
pub(super) struct Ground;

/// The pictures to copy; empty if they are hidden, or if the felt is stretched. Then they are drawn as sprites.
#[derive(Resource, Clone, Default)]
pub(super) struct Copied(Vec<CopiedGround>);

/// A picture to copy.
#[derive(Clone, Copy)]
pub(super) struct CopiedGround {
    /// The camera into whose target it is copied.
    camera: Entity,
    picture: AssetId<Image>,
    /// Its upper left pixel in the target.
    corner: UVec2,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Copied>().init_resource::<GroundTargets>();
    let choose = (find_targets, choose).chain().after(bevy::camera::CameraUpdateSystems).before(VisibilitySystems::VisibilityPropagate);
    app.add_systems(PostUpdate, choose.in_set(FrameSet::Prepare));
    if let Some(drawing) = app.get_sub_app_mut(RenderApp) {
        drawing.init_resource::<Copied>();
        drawing.add_systems(ExtractSchedule, hand_over);
    }
}

/// The windows whose felts were drawn for their present size.
#[derive(Resource, Default)]
struct GroundTargets(Vec<GroundTarget>);

#[derive(Clone, Copy)]
struct GroundTarget {
    /// The number of the window.
    number: u8,
    camera: Entity,
    /// In physical pixels.
    size: UVec2,
    scale_factor: f32,
}

/// Finds the windows whose felts were drawn for their present size.
fn find_targets(
    cameras: Query<(Entity, &Camera, Has<PrimaryEguiContext>)>,
    canvas: Res<Canvas>,
    windows: Res<TableWindows>,
    mut targets: ResMut<GroundTargets>,
) {
    let main = cameras.iter().find(|(.., main)| *main).map(|(camera, ..)| (0, camera, canvas.surface));
    let others = windows.iter().filter_map(|(_, window)| Some((window.number, window.camera?, window.canvas.surface)));
    let target = |(number, camera, surface): (u8, Entity, Surface)| {
        let size = (surface.size * surface.scale_factor).round().as_uvec2();
        let fits = cameras.get(camera).is_ok_and(|(_, seen, _)| seen.physical_target_size() == Some(size));
        fits.then_some(GroundTarget { number, camera, size, scale_factor: surface.scale_factor })
    };
    targets.0 = main.into_iter().chain(others).filter_map(target).collect();
}

/// Chooses copying if the pictures were drawn for the target; otherwise they are drawn as sprites. A hidden stage has no ground: filling the
/// window with one colour is the cheapest picture. Tables in windows of their own are never hidden.
fn choose(
    stage: Res<FeltStage>,
    targets: Res<GroundTargets>,
    mut grounds: Query<(&Sprite, &Placement, &mut Visibility), With<Ground>>,
    images: Res<Assets<Image>>,
    mut copied: ResMut<Copied>,
) {
    copied.0.clear();
    for (sprite, placement, mut visibility) in &mut grounds {
        let number = number_at(placement.at);
        let fitting = targets.0.iter().find(|target| target.number == number).and_then(|target| {
            let corner = ((placement.at - origin(number)) * target.scale_factor).round().as_uvec2();
            let inside = images.get(&sprite.image).is_some_and(|image| (corner + image.size()).cmple(target.size).all());
            inside.then_some(CopiedGround { camera: target.camera, picture: sprite.image.id(), corner })
        });
        let hidden = stage.hidden && number == 0;
        copied.0.extend(fitting.filter(|_| !hidden));
        visibility.set_if_neq(if fitting.is_some() || hidden { Visibility::Hidden } else { Visibility::Inherited });
    }
}

fn hand_over(copied: Extract<Res<Copied>>, mut here: ResMut<Copied>) {
    here.0.clone_from(&copied.0);
}

/// Copies the pictures before anything else is drawn. What they leave free is cleared first.
pub(super) fn lay(
    view: ViewQuery<(&ViewTarget, &ExtractedView)>,
    copied: Res<Copied>,
    images: Res<RenderAssets<GpuImage>>,
    room: Res<ClearColor>,
    mut context: RenderContext,
) {
    let (target, seen) = view.into_inner();
    let camera = seen.retained_view_entity.main_entity.id();
    let to = target.main_texture();
    let whole = to.size();
    let fits = |at: UVec2, size: Extent3d| at.x + size.width <= whole.width && at.y + size.height <= whole.height;
    let grounds =
        copied.0.iter().filter(|ground| ground.camera == camera).filter_map(|ground| Some((images.get(ground.picture)?, ground.corner)));
    let grounds: Vec<_> = grounds.filter(|(ground, at)| fits(*at, ground.texture.size())).collect();
    let fills = |(ground, _): &(&GpuImage, UVec2)| ground.texture.size() == whole;
    if !grounds.iter().any(fills) {
        clear(target, room.0, &mut context);
    }
    let spot = |texture, origin| TexelCopyTextureInfo { texture, mip_level: 0, origin, aspect: TextureAspect::All };
    for (ground, at) in grounds {
        let (from, onto) = (spot(&ground.texture, Origin3d::ZERO), spot(to, Origin3d { x: at.x, y: at.y, z: 0 }));
        context.command_encoder().copy_texture_to_texture(from, onto, ground.texture.size());
    }
}

/// Fills the target with the colour of the room.
fn clear(target: &ViewTarget, room: Color, context: &mut RenderContext) {
    let cleared = RenderPassColorAttachment {
        view: target.main_texture_view(),
        depth_slice: None,
        resolve_target: None,
        ops: Operations { load: LoadOp::Clear(room.to_linear().into()), store: StoreOp::Store },
    };
    let pass = RenderPassDescriptor { label: Some("room"), color_attachments: &[Some(cleared)], ..default() };
    drop(context.command_encoder().begin_render_pass(&pass));
}
