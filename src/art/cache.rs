//! Keeps drawn pictures while they are used.

use bevy::asset::{Assets, Handle};
use bevy::ecs::resource::Resource;
use bevy::image::Image;
use bevy::math::{UVec2, Vec2};
use bevy::platform::collections::HashMap;

use super::paint::Painted;
use super::raster::{ArtError, Pixels};
use super::{Art, Sources};
use crate::assets::AssetSource;
use crate::theme::Theme;

/// The most pictures that are kept: enough for a table of ten with its cards, and the clock's rings of a minute.
const MOST: usize = 384;
/// The most backgrounds that are kept: those of a window with tiles of one size, at tables of two kinds.
const MOST_BACKGROUNDS: usize = 2;
/// The number of least recently used pictures that are dropped when there are more.
const GO: usize = 96;

/// A picture and how to place it. `corner + offset` is its top left, where `corner` is the top left of the shape (without its shadow).
#[derive(Clone, Debug, PartialEq)]
pub struct CachedPicture {
    pub image: Handle<Image>,
    /// The distance from the shape's top left to the picture's, in logical pixels. It is a whole number of physical pixels.
    pub offset: Vec2,
    /// The picture's size in logical pixels.
    pub size: Vec2,
}

/// Draws and keeps pictures.
#[derive(Resource, Debug)]
pub struct ArtCache {
    sources: Sources,
    kept: HashMap<(Art, u32), (CachedPicture, u64)>,
    used: u64,
}

impl ArtCache {
    /// An empty cache over the sources in `assets`.
    ///
    /// # Errors
    /// A source is missing or is not SVG.
    pub fn load(assets: &AssetSource) -> Result<ArtCache, ArtError> {
        Ok(ArtCache { sources: Sources::load(assets)?, kept: HashMap::default(), used: 0 })
    }

    /// The files that art is made of.
    #[must_use]
    pub const fn sources(&self) -> &Sources {
        &self.sources
    }

    /// The picture of `art` at `scale_factor` physical pixels per logical pixel. It is drawn unless it is kept.
    pub fn get(&mut self, images: &mut Assets<Image>, theme: &Theme, art: &Art, scale_factor: f32) -> CachedPicture {
        self.used += 1;
        let key = (art.clone(), scale_factor.to_bits());
        if let Some((drawn, used)) = self.kept.get_mut(&key) {
            *used = self.used;
            return drawn.clone();
        }
        // The sources were checked when they were loaded. If a picture fails all the same, the table can be played without it.
        let nothing = Painted { pixels: Pixels { size: UVec2::ONE, rgba: vec![0; 4] }, shape: UVec2::ZERO };
        let painted = art.paint(&self.sources, theme, scale_factor).unwrap_or(nothing);
        let size = painted.pixels.size.as_vec2() / scale_factor;
        let offset = -painted.shape.as_vec2() / scale_factor;
        let drawn = CachedPicture { image: images.add(painted.pixels.into_image()), offset, size };
        self.make_room(art);
        self.kept.insert(key, (drawn.clone(), self.used));
        drawn
    }

    /// Drops every picture, for example because the window has another size.
    pub fn clear(&mut self) {
        self.kept.clear();
    }

    /// The number of kept pictures.
    #[must_use]
    pub fn len(&self) -> usize {
        self.kept.len()
    }

    /// Whether no picture is kept.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.kept.is_empty()
    }

    fn backgrounds(&self) -> impl Iterator<Item = (&(Art, u32), &(CachedPicture, u64))> {
        self.kept.iter().filter(|((art, _), _)| matches!(art, Art::Background { .. }))
    }

    fn make_room(&mut self, for_art: &Art) {
        if matches!(for_art, Art::Background { .. }) {
            // Backgrounds are the largest pictures by far, so only the last ones are kept.
            let mut uses: Vec<u64> = self.backgrounds().map(|(_, (_, used))| *used).collect();
            uses.sort_unstable_by(|one, other| other.cmp(one));
            if let Some(last) = uses.get(MOST_BACKGROUNDS - 1).copied() {
                self.kept.retain(|(art, _), (_, used)| !matches!(art, Art::Background { .. }) || *used > last);
            }
        }
        if self.kept.len() >= MOST {
            let mut uses: Vec<u64> = self.kept.values().map(|(_, used)| *used).collect();
            let (_, last_to_go, _) = uses.select_nth_unstable(GO - 1);
            let last_to_go = *last_to_go;
            self.kept.retain(|_, (_, used)| *used > last_to_go);
        }
    }
}
