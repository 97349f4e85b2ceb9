//! The typeface, for text on the felt and for measuring it.

use std::borrow::Cow;

use bevy::prelude::*;
use skrifa::instance::{LocationRef, Size};
use skrifa::{FontRef, MetadataProvider as _};

use crate::assets::{AssetMissing, AssetSource};
use crate::style::Weight;

/// The four files of the typeface.
pub(crate) struct FontFiles(Vec<Cow<'static, [u8]>>);

impl FontFiles {
    /// Reads the four files.
    pub(crate) fn read(source: &AssetSource) -> Result<Self, AssetMissing> {
        Weight::ALL.iter().map(|weight| source.file(&weight.file())).collect::<Result<_, AssetMissing>>().map(Self)
    }
}

/// The typeface's handles for the engine, and its outlines for measuring.
pub(crate) struct Fonts {
    handles: Vec<Handle<Font>>,
    files: Vec<Cow<'static, [u8]>>,
}

impl Fonts {
    /// Hands the files to the engine.
    pub(crate) fn new(FontFiles(files): FontFiles, fonts: &mut Assets<Font>) -> Self {
        let handles = files.iter().map(|file| fonts.add(Font::from_bytes(file.to_vec()))).collect();
        Self { handles, files }
    }

    pub(crate) fn handle(&self, weight: Weight) -> Handle<Font> {
        self.handles[index(weight)].clone()
    }

    /// The width of a line in logical pixels: the sum of the advances without kerning, which is at most slightly too wide.
    pub(crate) fn width(&self, text: &str, size: f32, weight: Weight) -> f32 {
        let Ok(font) = FontRef::new(&self.files[index(weight)]) else { return 0.0 };
        let metrics = font.glyph_metrics(Size::new(size), LocationRef::default());
        let characters = font.charmap();
        text.chars().map(|letter| metrics.advance_width(characters.map(letter).unwrap_or_default()).unwrap_or_default()).sum()
    }

    /// The text, cut with an ellipsis if it is wider than `room`.
    pub(crate) fn fit(&self, text: &str, size: f32, weight: Weight, room: f32) -> String {
        if self.width(text, size, weight) <= room {
            return text.to_owned();
        }
        let mut letters: Vec<char> = text.chars().collect();
        loop {
            letters.pop();
            let cut = format!("{}…", letters.iter().collect::<String>().trim_end());
            if letters.is_empty() || self.width(&cut, size, weight) <= room {
                return cut;
            }
        }
    }
}

fn index(weight: Weight) -> usize {
    match weight {
        Weight::Regular => 0,
        Weight::Medium => 1,
        Weight::SemiBold => 2,
        Weight::Bold => 3,
    }
}
