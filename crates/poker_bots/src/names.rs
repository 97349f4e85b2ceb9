//! The names of bots at the tables: invented and short, of no country and no gender.

use crate::Persona;

/// The names of bots. No table seats two bots of the same name.
pub const NAMES: [&str; 40] = [
    "Alder", "Amaro", "Arven", "Basil", "Birke", "Brisa", "Calix", "Corin", "Dalen", "Doria", "Elian", "Ember", "Fenno", "Galen", "Halia",
    "Indra", "Jorin", "Junip", "Kasko", "Kelda", "Lark", "Linnea", "Lumen", "Marlo", "Mirel", "Nevis", "Nolan", "Oriel", "Osmin", "Pell",
    "Quill", "Ravel", "Rowan", "Sable", "Solen", "Tamsin", "Tarn", "Umber", "Vesper", "Wren",
];

/// The name of the bot with this number, from 0. All are different; the first ones are [`NAMES`], and later ones add letters to them.
pub fn bot_name(number: usize) -> String {
    let name = NAMES[number % NAMES.len()];
    match number / NAMES.len() {
        0 => name.to_owned(),
        round => format!("{name} {}", letters(round - 1)),
    }
}

/// The letters for a number from 0: A, B … Z, AA …
fn letters(number: usize) -> String {
    let last = char::from(b'A' + u8::try_from(number % ALPHABET).unwrap_or(0));
    match number / ALPHABET {
        0 => last.to_string(),
        more => format!("{}{last}", letters(more - 1)),
    }
}

const ALPHABET: usize = 26;

/// The number of avatars.
const AVATARS: usize = 8;

/// The avatar of the bot with this number. It does not reveal the persona.
pub fn bot_avatar(name: usize) -> u8 {
    // Eight consecutive bots get eight different avatars, so bots of one table do not look alike.
    u8::try_from(name % AVATARS).unwrap_or(0)
}

impl Persona {
    /// The persona of the bot with this number at a table of mixed personas. The personas are spread evenly over bots and avatars.
    pub fn of_name(name: usize) -> Persona {
        Persona::ALL[(name / AVATARS + name) % Persona::ALL.len()]
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::bot_name;

    #[test]
    fn two_thousand_bots_have_different_short_names() {
        let names: BTreeSet<String> = (0..2_000).map(bot_name).collect();
        assert_eq!(names.len(), 2_000);
        assert!(names.iter().all(|name| name.chars().count() <= 12));
        assert_eq!((bot_name(0), bot_name(40), bot_name(40 * 27)), ("Alder".to_owned(), "Alder A".to_owned(), "Alder AA".to_owned()));
    }
}
