//! Names that look alike, by the confusable characters of Unicode (UTS 39), and names that are reserved for the house.

use unicode_security::confusable_detection::skeleton;

use super::AccountName;

/// Names by which players could take somebody for the house, in the languages of the program.
const RESERVED: [&str; 22] = [
    "admin",
    "administrateur",
    "administrator",
    "administratör",
    "cardroom",
    "cardroom server",
    "cardroom support",
    "croupier",
    "dealer",
    "floorman",
    "host",
    "house",
    "moderator",
    "modérateur",
    "official",
    "operator",
    "operatör",
    "root",
    "staff",
    "support",
    "system",
    "système",
];

/// A skeleton is stable after this many rounds: the lower-case form of a look-alike can have a look-alike of its own.
const ROUNDS: usize = 4;

impl AccountName {
    /// The form in which names that look alike are equal, such as `Paul`, `PauI` and the same letters in Cyrillic. Invisible letters do
    /// not count. Names that differ only in case are compared by [`Self::folded`].
    pub fn skeleton(&self) -> String {
        (0..ROUNDS).fold(self.as_str().to_owned(), |text, _| skeleton(&text).collect::<String>().to_lowercase())
    }
}

/// Whether `name` is or looks like a reserved word, whatever its case, with or without separators and a number behind it.
pub(super) fn is_reserved(name: &AccountName) -> bool {
    let word = |text: &str| {
        let text = text.trim_end_matches(|letter: char| letter.is_numeric() || is_separator(letter));
        AccountName::unchecked(text.chars().filter(|letter| !is_separator(*letter)).collect::<String>())
    };
    let name = word(name.as_str());
    let (folded, looks) = (name.folded(), name.skeleton());
    RESERVED.iter().map(|reserved| word(reserved)).any(|reserved| {
        // A capital I looks like a small L, so each case of a word has look-alikes of its own.
        let upper = AccountName::unchecked(reserved.as_str().to_uppercase());
        folded == reserved.folded() || looks == reserved.skeleton() || looks == upper.skeleton()
    })
}

fn is_separator(letter: char) -> bool {
    [' ', '-', '_', '.'].contains(&letter)
}
