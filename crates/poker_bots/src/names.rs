//! What bots are called at the tables: invented, short, of no country and no gender.

use crate::Persona;

/// Names to draw from; no table seats two of the same.
pub const NAMES: [&str; 40] = [
    "Alder", "Amaro", "Arven", "Basil", "Birke", "Brisa", "Calix", "Corin", "Dalen", "Doria", "Elian", "Ember", "Fenno", "Galen", "Halia",
    "Indra", "Jorin", "Junip", "Kasko", "Kelda", "Lark", "Linnea", "Lumen", "Marlo", "Mirel", "Nevis", "Nolan", "Oriel", "Osmin", "Pell",
    "Quill", "Ravel", "Rowan", "Sable", "Solen", "Tamsin", "Tarn", "Umber", "Vesper", "Wren",
];

/// Avatars that are drawn.
const AVATARS: usize = 8;

/// The avatar that goes with a name of [`NAMES`]; a persona does not show in it.
pub fn bot_avatar(name: usize) -> u8 {
    // Eight consecutive names get eight faces, so a table of drawn neighbours does not look alike.
    u8::try_from(name % AVATARS).unwrap_or(0)
}

/// A persona for a bot where the table is mixed.
impl Persona {
    /// Spreads the personas over names evenly.
    pub fn of_name(name: usize) -> Persona {
        Persona::ALL[(name / AVATARS + name) % Persona::ALL.len()]
    }
}
