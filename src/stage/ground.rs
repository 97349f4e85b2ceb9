//! The pictures of the room and the felt, one for each table, which fill the camera's target. Where their pixels are those of the target,
//! they are copied into it before everything else is drawn. Drawn as a sprite, each of its pixels would be read, blended and converted, which without a
//! graphics card is half of the work for a frame.

use bevy::camera::CameraMainTextureUsages;
use bevy::camera::visibility::VisibilitySystems;
use bevy::core_pipeline::{Core2d, Core2dSystems};
use bevy::prelude::*;
use bevy::render::render_asset::RenderAssets;
use bevy::render::render_resource::{
    Extent3d, LoadOp, Operations, Origin3d, RenderPassColorAttachment, RenderPassDescriptor, StoreOp, TexelCopyTextureInfo, TextureAspect,
    TextureUsages,
};
use bevy::render::renderer::{RenderContext, ViewQuery};
use bevy::render::texture::GpuImage;
use bevy::render::view::ViewTarget;
use bevy::render::{Extract, ExtractSchedule, RenderApp};

use super::{FeltStage, Placement};
use crate::frame_set::FrameSet;
use crate::surface::Canvas;

/// Marks an entity whose picture fills a table's part of the camera's target.
#[derive(Component)]
pub(super) struct Ground;

/// The pictures to copy, each with its upper left pixel in the target; empty if they are hidden, or if the felt is stretched. Then they are
/// drawn as sprites.
#[derive(Resource, Clone, Default)]
struct Copied(Vec<(AssetId<Image>, UVec2)>);

/// The components of a camera that draws over the copied ground: it does not clear its target itself.
pub(crate) fn over_ground() -> impl Bundle {
    (Camera { clear_color: ClearColorConfig::None, ..default() }, CameraMainTextureUsages::default().with(TextureUsages::COPY_DST))
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Copied>();
    let choose = choose.after(bevy::camera::CameraUpdateSystems).before(VisibilitySystems::VisibilityPropagate);
    app.add_systems(PostUpdate, choose.in_set(FrameSet::Prepare));
    if let Some(drawing) = app.get_sub_app_mut(RenderApp) {
        drawing.init_resource::<Copied>();
        drawing.add_systems(ExtractSchedule, hand_over).add_systems(Core2d, lay.in_set(Core2dSystems::Prepass));
    }
}

/// Chooses copying if the pictures were drawn for the target; otherwise they are drawn as sprites. A hidden stage has no ground: filling the
/// window with one colour is the cheapest picture.
fn choose(
    stage: Res<FeltStage>,
    mut grounds: Query<(&Sprite, &Placement, &mut Visibility), With<Ground>>,
    cameras: Query<&Camera>,
    canvas: Res<Canvas>,
    images: Res<Assets<Image>>,
    mut copied: ResMut<Copied>,
) {
    copied.0.clear();
    let Ok(target) = cameras.single().map(Camera::physical_target_size) else { return };
    let scale_factor = canvas.surface.scale_factor;
    let drawn_for = (canvas.surface.size * scale_factor).round().as_uvec2();
    let fits = target == Some(drawn_for);
    for (sprite, placement, mut visibility) in &mut grounds {
        let corner = (placement.at * scale_factor).round().as_uvec2();
        let inside = images.get(&sprite.image).is_some_and(|image| (corner + image.size()).cmple(drawn_for).all());
        if fits && inside && !stage.hidden {
            copied.0.push((sprite.image.id(), corner));
        }
        visibility.set_if_neq(if (fits && inside) || stage.hidden { Visibility::Hidden } else { Visibility::Inherited });
    }
}

fn hand_over(copied: Extract<Res<Copied>>, mut here: ResMut<Copied>) {
    here.0.clone_from(&copied.0);
}

/// Copies the pictures before anything else is drawn. What they leave free is cleared first.
fn lay(
    view: ViewQuery<&ViewTarget>,
    copied: Res<Copied>,
    images: Res<RenderAssets<GpuImage>>,
    room: Res<ClearColor>,
    mut context: RenderContext,
) {
    let target = view.into_inner();
    let to = target.main_texture();
    let whole = to.size();
    let fits = |at: UVec2, size: Extent3d| at.x + size.width <= whole.width && at.y + size.height <= whole.height;
    let grounds = copied.0.iter().filter_map(|(id, at)| Some((images.get(*id)?, *at)));
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
