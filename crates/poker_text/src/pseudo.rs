//! The pseudo-locale: English with accents and added letters. It stays readable, and texts that bypass the translation stand out.

use std::borrow::Cow;

/// Two letters are added for every five.
const GROWTH: (u8, u8) = (2, 5);

/// Accents and lengthens a piece of text between placeables. Other characters than ASCII letters stay as they are.
pub(crate) fn pseudo(text: &str) -> Cow<'_, str> {
    let mut out = String::with_capacity(text.len() * 2);
    let mut debt = 0;
    for letter in text.chars() {
        let accented = accented(letter);
        out.push(accented);
        if letter.is_ascii_alphabetic() {
            debt += GROWTH.0;
        }
        if debt >= GROWTH.1 && letter.is_ascii_alphabetic() {
            out.push(accented);
            debt -= GROWTH.1;
        }
    }
    Cow::Owned(out)
}

/// Puts the text in brackets, so that a clipped text or one joined from pieces stands out.
pub(crate) fn bracketed(text: &str) -> String {
    format!("[{text}]")
}

fn accented(letter: char) -> char {
    match letter {
        'a' => 'á',
        'b' => 'ƀ',
        'c' => 'ç',
        'd' => 'ð',
        'e' => 'é',
        'f' => 'ƒ',
        'g' => 'ĝ',
        'h' => 'ĥ',
        'i' => 'î',
        'j' => 'ĵ',
        'k' => 'ķ',
        'l' => 'ļ',
        'm' => 'ɱ',
        'n' => 'ñ',
        'o' => 'ô',
        'p' => 'þ',
        'q' => 'ǫ',
        'r' => 'ŕ',
        's' => 'š',
        't' => 'ţ',
        'u' => 'û',
        'v' => 'ṽ',
        'w' => 'ŵ',
        'x' => 'ẋ',
        'y' => 'ý',
        'z' => 'ž',
        'A' => 'Å',
        'B' => 'Ɓ',
        'C' => 'Ç',
        'D' => 'Ð',
        'E' => 'É',
        'F' => 'Ƒ',
        'G' => 'Ĝ',
        'H' => 'Ĥ',
        'I' => 'Î',
        'J' => 'Ĵ',
        'K' => 'Ķ',
        'L' => 'Ļ',
        'M' => 'Ṁ',
        'N' => 'Ñ',
        'O' => 'Ö',
        'P' => 'Þ',
        'Q' => 'Ǫ',
        'R' => 'Ŕ',
        'S' => 'Š',
        'T' => 'Ţ',
        'U' => 'Û',
        'V' => 'Ṽ',
        'W' => 'Ŵ',
        'X' => 'Ẋ',
        'Y' => 'Ý',
        'Z' => 'Ž',
        other => other,
    }
}
