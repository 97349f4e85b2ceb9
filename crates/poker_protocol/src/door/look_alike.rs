//! Texts that look alike, by the confusable characters of Unicode (UTS 39), and names that are reserved for the house.

use unicode_security::confusable_detection;

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

/// The form in which texts that look alike are equal.
pub(super) fn skeleton(text: &str) -> String {
    (0..ROUNDS).fold(text.to_owned(), |text, _| confusable_detection::skeleton(&text).collect::<String>().to_lowercase())
}

/// Whether `name` is or looks like a reserved word, whatever its case, with or without separators and a number behind it.
pub(super) fn is_reserved(name: &str) -> bool {
    let word = |text: &str| {
        let text = text.trim_end_matches(|letter: char| letter.is_numeric() || is_separator(letter));
        text.chars().filter(|letter| !is_separator(*letter)).collect::<String>()
    };
    let name = word(name);
    let (folded, looks) = (name.to_lowercase(), skeleton(&name));
    RESERVED.iter().map(|reserved| word(reserved)).any(|reserved| {
        // A capital I looks like a small L, so each case of a word has look-alikes of its own.
        folded == reserved || looks == skeleton(&reserved) || looks == skeleton(&reserved.to_uppercase())
    })
}

fn is_separator(letter: char) -> bool {
    [' ', '-', '_', '.'].contains(&letter)
}
