//! The picture of the room and the felt, which fills the camera's target. If both have the same size in pixels, the picture is copied into
//! the target before everything else is drawn. Drawn as a sprite, each of its pixels would be read, blended and converted, which without a
//! graphics card is half of the work for a frame.

use bevy::camera::CameraMainTextureUsages;
use bevy::camera::visibility::VisibilitySystems;
use bevy::core_pipeline::{Core2d, Core2dSystems};
use bevy::prelude::*;
use bevy::render::render_asset::RenderAssets;
use bevy::render::render_resource::{
    LoadOp, Operations, Origin3d, RenderPassColorAttachment, RenderPassDescriptor, StoreOp, TexelCopyTextureInfo, TextureAspect,
    TextureUsages,
};
use bevy::render::renderer::{RenderContext, ViewQuery};
use bevy::render::texture::GpuImage;
use bevy::render::view::ViewTarget;
use bevy::render::{Extract, ExtractSchedule, RenderApp};

use super::FeltStage;
use crate::frame_set::FrameSet;

/// Marks the entity whose picture fills the camera's target.
#[derive(Component)]
pub(super) struct Ground;

/// The picture to copy; `None` if it is hidden, or if its size differs from the target's. Then it is stretched and drawn as a sprite.
#[derive(Resource, Clone, Copy, Default)]
struct Copied(Option<AssetId<Image>>);

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

/// Chooses copying if picture and target have the same size in pixels; otherwise the picture is drawn as a sprite. A hidden stage has no
/// ground: filling the window with one colour is the cheapest picture.
fn choose(
    stage: Res<FeltStage>,
    mut grounds: Query<(&Sprite, &mut Visibility), With<Ground>>,
    cameras: Query<&Camera>,
    images: Res<Assets<Image>>,
    mut copied: ResMut<Copied>,
) {
    copied.0 = None;
    let (Ok((sprite, mut visibility)), Ok(camera)) = (grounds.single_mut(), cameras.single()) else { return };
    let size = images.get(&sprite.image).map(Image::size);
    let fills = size.is_some() && size == camera.physical_target_size();
    copied.0 = (fills && !stage.hidden).then(|| sprite.image.id());
    visibility.set_if_neq(if fills || stage.hidden { Visibility::Hidden } else { Visibility::Inherited });
}

fn hand_over(copied: Extract<Res<Copied>>, mut here: ResMut<Copied>) {
    *here = **copied;
}

/// Copies the picture before anything else is drawn. If there is none to copy, clears the target instead.
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
    let ground = copied.0.and_then(|id| images.get(id)).filter(|ground| ground.texture.size() == whole);
    if let Some(ground) = ground {
        let all = |texture| TexelCopyTextureInfo { texture, mip_level: 0, origin: Origin3d::ZERO, aspect: TextureAspect::All };
        context.command_encoder().copy_texture_to_texture(all(&ground.texture), all(to), whole);
        return;
    }
    let cleared = RenderPassColorAttachment {
        view: target.main_texture_view(),
        depth_slice: None,
        resolve_target: None,
        ops: Operations { load: LoadOp::Clear(room.0.to_linear().into()), store: StoreOp::Store },
    };
    let pass = RenderPassDescriptor { label: Some("room"), color_attachments: &[Some(cleared)], ..default() };
    drop(context.command_encoder().begin_render_pass(&pass));
}
