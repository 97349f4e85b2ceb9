//! Texts that look alike, by the confusable characters of Unicode (UTS 39), and names that are reserved for the house.

use unicode_security::confusable_detection;

/// Words by which players could take somebody for the house, in the languages of the program. They are in no part of a name.
const RESERVED_WORDS: [&str; 12] = [
    "admin",
    "administrateur",
    "administrator",
    "administratör",
    "cardroom",
    "cardroom server",
    "cardroom support",
    "moderator",
    "modérateur",
    "official",
    "staff",
    "support",
];

/// Words that are reserved as a whole name only: beside other words they say something else, as in `Little House`.
const RESERVED_NAMES: [&str; 10] = ["croupier", "dealer", "floorman", "host", "house", "operator", "operatör", "root", "system", "système"];

/// A skeleton is stable after this many rounds: the lower-case form of a look-alike can have a look-alike of its own.
const ROUNDS: usize = 4;

/// The form in which texts that look alike are equal.
pub(super) fn skeleton(text: &str) -> String {
    (0..ROUNDS).fold(text.to_owned(), |text, _| confusable_detection::skeleton(&text).collect::<String>().to_lowercase())
}

/// The form in which texts that look alike in upper or in lower case are equal: a capital I looks like a small L, so these two letters and
/// the digit 1 are one.
pub(super) fn likeness(text: &str) -> String {
    skeleton(text).replace('l', "i")
}

/// Whether `name` has or looks like a reserved word, whatever its case, with or without separators and numbers beside it.
pub(super) fn is_reserved(name: &str) -> bool {
    let letters: Vec<char> = name.chars().collect();
    let plain = |letters: &[char]| likeness(&letters.iter().filter(|letter| !is_separator(**letter)).collect::<String>());
    let of = |words: &[&str]| words.iter().map(|word| plain(&word.chars().collect::<Vec<_>>())).collect::<Vec<_>>();
    let (words, names) = (of(&RESERVED_WORDS), of(&RESERVED_NAMES));
    let ends: Vec<usize> = (0..=letters.len()).filter(|&at| is_end_of_word(&letters, at)).collect();
    let is_alone = |rest: &[char]| rest.iter().all(|letter| letter.is_numeric() || is_separator(*letter));
    ends.iter().enumerate().any(|(nth, &start)| {
        ends[nth + 1..].iter().any(|&end| {
            let part = plain(&letters[start..end]);
            words.contains(&part) || names.contains(&part) && is_alone(&letters[..start]) && is_alone(&letters[end..])
        })
    })
}

/// Whether a word may begin or end before the letter at this place: at an end of the text, at a separator or a digit, and at the first
/// capital after small letters. A digit may also belong to a word, as in `adm1n`.
fn is_end_of_word(letters: &[char], at: usize) -> bool {
    let Some((before, after)) = at.checked_sub(1).and_then(|before| letters.get(before)).zip(letters.get(at)) else { return true };
    let parts = |letter: &char| letter.is_numeric() || is_separator(*letter);
    parts(before) || parts(after) || before.is_lowercase() && after.is_uppercase()
}

fn is_separator(letter: char) -> bool {
    [' ', '-', '_', '.'].contains(&letter)
}
