//! Keeps the textures of glyphs small: the engine has one for every type size that was ever used, large enough for very large type.

use std::collections::HashSet;
use std::hash::BuildHasher;

use bevy::platform::hash::FixedHasher;
use bevy::prelude::*;
use bevy::sprite::update_text2d_layout;
use bevy::text::{FontAtlas, FontAtlasKey, FontAtlasSet, FontHinting, FontSize, FontSmoothing, FontSource, TextLayoutInfo};

use crate::frame_set::FrameSet;
use crate::surface::Canvas;

/// More type sizes than a table shows. If more are kept, unused ones are freed although the window has not changed.
const MOST: usize = 32;

/// The side of a texture for small type in pixels: it holds the letters, digits and signs of one type size. If a text needs more, the
/// engine adds a texture of its own size, 512.
const SMALL: u32 = 256;

/// The largest type in physical pixels whose letters fit into a small texture.
const SMALL_TYPE: f32 = 32.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, start_small.before(update_text2d_layout).in_set(FrameSet::Prepare));
    app.add_systems(PostUpdate, let_go.after(update_text2d_layout).in_set(FrameSet::Prepare));
}

/// Makes a small texture for small type before the engine makes a large one.
fn start_small(
    cameras: Query<&Camera>,
    fonts: Res<Assets<Font>>,
    texts: Query<(Ref<TextFont>, &TextLayoutInfo)>,
    mut atlases: ResMut<FontAtlasSet>,
    mut images: ResMut<Assets<Image>>,
) {
    let Some(density) = cameras.iter().filter_map(Camera::target_scaling_factor).reduce(f32::max) else { return };
    // A text may wait some frames until it is laid out, and until then nothing keeps its texture.
    for (text, _) in texts.iter().filter(|(text, layout)| text.is_changed() || layout.glyphs.is_empty()) {
        let (FontSource::Handle(font), FontSize::Px(size)) = (&text.font, text.font_size) else { continue };
        let (Some(font), true) = (fonts.get(font), size * density <= SMALL_TYPE) else { continue };
        let key = FontAtlasKey {
            id: font.data.id() as u32,
            index: 0,
            font_size_bits: (size * density).to_bits(),
            variations_hash: FixedHasher.hash_one(&[] as &[i16]),
            hinting: FontHinting::Disabled,
            font_smoothing: FontSmoothing::AntiAliased,
        };
        let textures = atlases.entry(key).or_default();
        if textures.is_empty() {
            textures.push(FontAtlas::new(&mut images, UVec2::splat(SMALL), key.font_smoothing));
        }
    }
}

/// Frees the glyphs of type sizes that the felt no longer shows.
fn let_go(canvas: Res<Canvas>, mut atlases: ResMut<FontAtlasSet>, texts: Query<&TextLayoutInfo>) {
    if !canvas.is_changed() && atlases.len() <= MOST {
        return;
    }
    let shown: HashSet<_> = texts.iter().flat_map(|text| &text.glyphs).map(|glyph| glyph.atlas_info.texture).collect();
    atlases.retain(|_, textures| textures.iter().any(|atlas| shown.contains(&atlas.texture.id())));
}
