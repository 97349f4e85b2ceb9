//! What bots are called at the tables: invented, short, of no country and no gender.

use crate::Persona;

/// Names to draw from; no table seats two of the same.
pub const NAMES: [&str; 40] = [
    "Alder", "Amaro", "Arven", "Basil", "Birke", "Brisa", "Calix", "Corin", "Dalen", "Doria", "Elian", "Ember", "Fenno", "Galen", "Halia",
    "Indra", "Jorin", "Junip", "Kasko", "Kelda", "Lark", "Linnea", "Lumen", "Marlo", "Mirel", "Nevis", "Nolan", "Oriel", "Osmin", "Pell",
    "Quill", "Ravel", "Rowan", "Sable", "Solen", "Tamsin", "Tarn", "Umber", "Vesper", "Wren",
];

/// The name of the bot with this number, from 0: no two have the same, and the first bear the [`NAMES`] as they are.
pub fn bot_name(number: usize) -> String {
    let name = NAMES[number % NAMES.len()];
    match number / NAMES.len() {
        0 => name.to_owned(),
        round => format!("{name} {}", letters(round - 1)),
    }
}

/// A, B … Z, AA …
fn letters(number: usize) -> String {
    let last = char::from(b'A' + u8::try_from(number % ALPHABET).unwrap_or(0));
    match number / ALPHABET {
        0 => last.to_string(),
        more => format!("{}{last}", letters(more - 1)),
    }
}

const ALPHABET: usize = 26;

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

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::bot_name;

    #[test]
    fn two_thousand_bots_have_as_many_short_names() {
        let names: BTreeSet<String> = (0..2_000).map(bot_name).collect();
        assert_eq!(names.len(), 2_000);
        assert!(names.iter().all(|name| name.chars().count() <= 12));
        assert_eq!((bot_name(0), bot_name(40), bot_name(40 * 27)), ("Alder".to_owned(), "Alder A".to_owned(), "Alder AA".to_owned()));
    }
}
