//! Felts, card backs, decks and rooms that a player can choose.
#![expect(missing_docs, reason = "fields are named and explained in the files of assets/looks")]

use std::sync::Arc;

use poker_client::{IndexSize, RoomLight};
use poker_text::Text;
use serde::Deserialize;
use serde::de::DeserializeOwned;

use super::{Colour, DeckInks, Decks, Palette, ThemeError, error};
use crate::assets::AssetSource;
use crate::look_picture::LookPicture;

/// The cloth of a table.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FeltLook {
    /// The name in the settings file; for a felt of the player's own, its folder.
    pub name: String,
    pub centre: Colour,
    pub mid: Colour,
    pub edge: Colour,
    pub rim: Colour,
    pub line: Colour,
    /// What the player calls it; `None` for a felt of the program.
    #[serde(skip)]
    pub title: Option<String>,
    /// The picture that lies on the cloth.
    #[serde(skip)]
    pub picture: Option<LookPicture>,
}

impl FeltLook {
    /// The colours of the cloth at its centre, between, and at its edge.
    #[must_use]
    pub const fn stops(&self) -> [Colour; 3] {
        [self.centre, self.mid, self.edge]
    }
}

/// The back of a card.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BackLook {
    /// The name in the settings file; for a back of the player's own, its folder.
    pub name: String,
    pub pattern: String,
    pub ground: Colour,
    pub line: Colour,
    /// What the player calls it; `None` for a back of the program.
    #[serde(skip)]
    pub title: Option<String>,
    /// The picture that covers the whole back.
    #[serde(skip)]
    pub picture: Option<LookPicture>,
}

/// A deck of the player's own.
#[derive(Clone, Debug, PartialEq)]
pub struct DeckLook {
    /// Its folder.
    pub name: String,
    /// What the player calls it.
    pub title: String,
    /// The colours of the suits; `None` for those that the player chose.
    pub inks: Option<DeckInks>,
    /// The size of letters and numbers; `None` for the one that the player chose.
    pub index: Option<IndexSize>,
    /// The pictures of all cards, by their index in `Card::ALL`.
    pub faces: Option<Arc<[LookPicture]>>,
}

/// A room besides the dark one of `theme.ron`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RoomLook {
    pub palette: Palette,
    pub glow: f32,
    pub under: f32,
    pub borders: f32,
    pub act_halo: Colour,
    pub act_halo_pulse: Colour,
    #[serde(default)]
    pub felt: Option<String>,
    #[serde(default)]
    pub suits: Option<Decks>,
}

/// The rooms besides the dark one.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rooms {
    pub light: RoomLook,
    pub high_contrast: RoomLook,
}

/// What a player can choose from.
#[derive(Clone, Debug, PartialEq)]
pub struct Looks {
    pub felts: Vec<FeltLook>,
    pub backs: Vec<BackLook>,
    /// Decks of the player's own.
    pub decks: Vec<DeckLook>,
    pub rooms: Rooms,
    /// Where own looks belong, and what is wrong with some.
    pub own: OwnFolder,
}

impl Looks {
    /// Reads the files of `assets/looks`.
    ///
    /// # Errors
    /// A file is missing or not text; a value is missing, unknown or invalid.
    pub(super) fn load(source: &AssetSource) -> Result<Self, ThemeError> {
        Ok(Self {
            felts: read(source, "looks/felts.ron")?,
            backs: read(source, "looks/backs.ron")?,
            decks: Vec::new(),
            rooms: read(source, "looks/rooms.ron")?,
            own: OwnFolder::default(),
        })
    }

    /// These looks and the player's own.
    #[must_use]
    pub fn with_own(&self, own: &OwnLooks) -> Self {
        let mut looks = self.clone();
        looks.felts.extend(own.felts.iter().cloned());
        looks.backs.extend(own.backs.iter().cloned());
        looks.decks.extend(own.decks.iter().cloned());
        looks.own = own.told.clone();
        looks
    }
}

/// Looks of the player's own.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct OwnLooks {
    pub felts: Vec<FeltLook>,
    pub backs: Vec<BackLook>,
    pub decks: Vec<DeckLook>,
    pub told: OwnFolder,
}

/// The folder of own looks.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct OwnFolder {
    /// Its path; `None` where nothing is kept on this computer.
    pub folder: Option<String>,
    /// A sentence for each look that cannot be used.
    pub faults: Vec<Text>,
}

fn read<T: DeserializeOwned>(source: &AssetSource, path: &str) -> Result<T, ThemeError> {
    let bytes = source.file(path)?;
    let text = core::str::from_utf8(&bytes).map_err(|_| ThemeError::NotText { file: source.place(path) })?;
    ron::from_str(text).map_err(|error| error::ThemeFault::new(text, &error).in_file(source.place(path)))
}

/// The looks that a theme wears, by their places in [`Looks`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Worn {
    pub felt: usize,
    pub back: usize,
    pub deck: Option<usize>,
}

impl Looks {
    /// The places of the felts that a room lets the player choose: all, or only its own one.
    #[must_use]
    pub fn felts_in(&self, room: RoomLight) -> Vec<usize> {
        let fixed = match room {
            RoomLight::HighContrast => self.rooms.high_contrast.felt.as_deref(),
            RoomLight::Light => self.rooms.light.felt.as_deref(),
            RoomLight::Dark => None,
        };
        (0..self.felts.len()).filter(|at| fixed.is_none_or(|name| self.felts[*at].name == name)).collect()
    }
}
