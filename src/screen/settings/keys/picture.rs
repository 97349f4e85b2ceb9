//! The picture of the keyboard with the keys that are in use.

use std::collections::BTreeSet;

use bevy_egui::egui::{Rect, pos2, vec2};
use poker_client::{Key, KeyBindings, KeyNames, KeyRefusal, KeysFollow, Modifiers};
use poker_text::{Arg, text};

use super::edit::KeysEdit;
use crate::screen::form::FormUi;
use crate::screen::settings::SettingsView;
use crate::style::{Style, TextSide};
use crate::widget::{CapLook, key_cap};

/// The letters of an American keyboard, row by row.
const AMERICAN: [&str; 3] = ["QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM"];
/// How far a row of letters begins to the right of the row of digits, in keys.
const SHIFTS: [f32; 3] = [0.25, 0.5, 1.0];
/// The width of the gap between two keys, in keys.
const GAP: f32 = 0.16;
/// The width of a function key whose number has two digits, in keys with one digit.
const TWO_DIGITS: f32 = 1.3;

/// A key of the picture.
struct DrawnKey {
    /// The column of its left edge, in keys.
    left: f32,
    /// Its width with the gap at its right, in keys.
    width: f32,
    words: String,
    /// The keys that can be bound and are pressed with it.
    keys: Vec<Key>,
}

/// Draws the picture, and how many keys are in use.
pub(super) fn picture(form: &mut FormUi<'_, '_, '_>, view: &SettingsView<'_>, edit: &KeysEdit) {
    let style = form.style;
    let title = style.say(&text::keys::in_use());
    let bindings = view.settings.keys.chosen_bindings();
    let clash = edit.refused.filter(|refused| matches!(refused.why, KeyRefusal::Clash(_))).map(|refused| refused.chord);
    form.group(&title, |form| {
        form.space(style.theme.spacing.m);
        let used = used(&bindings);
        let functions = functions();
        row(form, &functions, &used, clash.map(|chord| chord.key), widest(&functions));
        let rows = rows(style, &view.names);
        let widest = rows.iter().map(|row| widest(row)).fold(0.0, f32::max);
        for keys in &rows {
            row(form, keys, &used, clash.map(|chord| chord.key), widest);
        }
        let strip = form.strip(style.d(style.theme.spacing.xl));
        let count = style.say(&text::keys::used(Arg::count(used.len() as u64)));
        let taken = style.caption().width(form.ui, &count) + style.d(style.theme.spacing.m);
        style.letter(form.ui, strip, TextSide::Right, style.caption(), &count);
        if let Some(chord) = clash {
            let words = style.say(&text::keys::used_twice(view.names.chord_arg(chord)));
            style.fit(form.ui, strip.with_max_x(strip.right() - taken), TextSide::Left, style.caption().ink(style.ink.danger), &words);
        }
        form.space(style.theme.spacing.s);
    });
}

/// The keys of the keyboard that are bound without modifiers.
fn used(bindings: &KeyBindings) -> BTreeSet<Key> {
    let chords = bindings.iter().flat_map(|(_, chords)| chords).filter(|chord| chord.modifiers == Modifiers::NONE);
    chords.map(|chord| chord.key).filter(|key| !matches!(key, Key::Mouse(_))).collect()
}

fn drawn(left: f32, words: String, key: Key) -> DrawnKey {
    DrawnKey { left, width: 1.0, words, keys: vec![key] }
}

/// The row of function keys.
fn functions() -> Vec<DrawnKey> {
    let mut left = 0.0;
    let place = |number: u8| {
        let width = if number < 10 { 1.0 } else { TWO_DIGITS };
        let key = DrawnKey { width, ..drawn(left, format!("F{number}"), Key::Function(number)) };
        left += width;
        key
    };
    (1..=12).map(place).collect()
}

/// The column after the last key, in keys.
fn widest(row: &[DrawnKey]) -> f32 {
    row.iter().map(|key| key.left + key.width).fold(0.0, f32::max)
}

/// The rows of digits and letters. Letters are named as they are printed on the player's keyboard where that is known, else as on a usual
/// keyboard of the language.
fn rows(style: &Style<'_>, names: &KeyNames) -> Vec<Vec<DrawnKey>> {
    let usual = [text::keys::row_upper(), text::keys::row_middle(), text::keys::row_lower()].map(|row| style.say(&row));
    let digits = (1..=9).chain([0]).zip(0_u8..).map(|(digit, at)| drawn(f32::from(at), digit.to_string(), Key::Digit(digit)));
    let mut rows = vec![digits.collect::<Vec<_>>()];
    for ((usual, american), shift) in usual.iter().zip(AMERICAN).zip(SHIFTS) {
        let keys = usual.chars().zip(0_u8..).map(|(letter, at)| {
            let place = american.chars().nth(usize::from(at));
            let letter = place.and_then(|place| names.printed.at(place)).unwrap_or(letter);
            DrawnKey { left: f32::from(at) + shift, width: 1.0, words: letter.to_string(), keys: keys_at(letter, place, names) }
        });
        rows.push(keys.collect());
    }
    rows
}

/// The keys that can be bound and are pressed with a letter key: `letter` is printed on it, and an American keyboard has `place` there.
fn keys_at(letter: char, place: Option<char>, names: &KeyNames) -> Vec<Key> {
    let in_row = place.and_then(|place| Key::LOWEST_ROW.iter().position(|known| *known == place));
    let in_row = in_row.and_then(|at| u8::try_from(at + 1).ok()).map(Key::LowestRow);
    let meant = match names.follow {
        KeysFollow::Letter => letter,
        KeysFollow::Place => place.unwrap_or(letter),
    };
    std::iter::once(Key::Letter(meant)).chain(in_row).collect()
}

fn row(form: &mut FormUi<'_, '_, '_>, keys: &[DrawnKey], used: &BTreeSet<Key>, clash: Option<Key>, columns: f32) {
    let style = form.style;
    let step = form.width() / columns;
    let strip = form.strip(style.d(style.theme.screen.key_cap));
    for key in keys {
        let at = pos2(strip.left() + key.left * step, strip.top());
        let rect = Rect::from_min_size(at, vec2(step * (key.width - GAP), strip.height()));
        let has = |key: &Key| used.contains(key);
        let look = match (clash.is_some_and(|clash| key.keys.contains(&clash)), key.keys.iter().any(has)) {
            (true, _) => CapLook::Refused,
            (false, true) => CapLook::Bound,
            (false, false) => CapLook::Free,
        };
        key_cap(form.ui, style, rect, look, &key.words);
    }
    form.space(style.theme.spacing.xxs);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn function_keys_with_two_digits_are_wider_and_none_covers_another() {
        let keys = functions();
        assert_eq!(keys.len(), 12);
        assert!(keys.windows(2).all(|pair| (pair[0].left + pair[0].width - pair[1].left).abs() < 0.001));
        assert!(keys[9..].iter().all(|key| key.width > keys[0].width));
    }

    #[test]
    fn a_letter_key_is_pressed_for_its_letter_its_place_or_the_row_of_amounts() {
        let mut names = KeyNames::default();
        assert_eq!(keys_at('A', Some('Q'), &names), [Key::Letter('A')]);
        assert_eq!(keys_at('W', Some('Z'), &names), [Key::Letter('W'), Key::LowestRow(1)]);
        names.follow = KeysFollow::Place;
        assert_eq!(keys_at('A', Some('Q'), &names), [Key::Letter('Q')]);
        assert_eq!(keys_at('Å', None, &names), [Key::Letter('Å')], "an American keyboard has no letter there");
    }
}
