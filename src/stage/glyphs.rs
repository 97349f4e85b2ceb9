//! Frees the glyphs of type sizes that the felt no longer shows: the engine keeps a texture for every type size that was ever used.

use std::collections::HashSet;

use bevy::prelude::*;
use bevy::sprite::update_text2d_layout;
use bevy::text::{FontAtlasSet, TextLayoutInfo};

use crate::frame_set::FrameSet;
use crate::surface::Canvas;

/// More type sizes than a table shows. If more are kept, unused ones are freed although the window has not changed.
const MOST: usize = 32;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, let_go.after(update_text2d_layout).in_set(FrameSet::Prepare));
}

fn let_go(canvas: Res<Canvas>, mut atlases: ResMut<FontAtlasSet>, texts: Query<&TextLayoutInfo>) {
    if !canvas.is_changed() && atlases.len() <= MOST {
        return;
    }
    let shown: HashSet<_> = texts.iter().flat_map(|text| &text.glyphs).map(|glyph| glyph.atlas_info.texture).collect();
    atlases.retain(|_, textures| textures.iter().any(|atlas| shown.contains(&atlas.texture.id())));
}
