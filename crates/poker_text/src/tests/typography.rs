//! The rules of typography that the files of each language must follow.

use std::path::Path;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use fluent_syntax::parser;

use crate::Language;
use crate::source::{self, SourceFile};

const NB: char = '\u{a0}';
const NARROW: char = '\u{202f}';
/// The character that replaces a placeable.
const ARGUMENT: char = '\u{fffc}';

/// Each pattern of a language with its key. Placeables are replaced by [`ARGUMENT`]; each variant is a pattern of its own.
fn patterns(language: Language) -> Vec<(String, String)> {
    let mut out = Vec::new();
    for SourceFile { path, content } in source::embedded(language) {
        for entry in parser::parse(content.as_str()).unwrap().body {
            let Entry::Message(message) = entry else { continue };
            let key = format!("{} {}", Path::new(&path).display(), message.id.name);
            let attributes = message.attributes.iter().map(|attribute| &attribute.value);
            for pattern in message.value.iter().chain(attributes) {
                flatten(&key, pattern, &mut out);
            }
        }
    }
    out
}

fn flatten(key: &str, pattern: &Pattern<&str>, out: &mut Vec<(String, String)>) {
    let mut text = String::new();
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => text.push_str(value),
            PatternElement::Placeable { expression: Expression::Inline(_) } => text.push(ARGUMENT),
            PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
                for variant in variants {
                    flatten(key, &variant.value, out);
                }
            }
        }
    }
    if !text.is_empty() {
        out.push((key.to_owned(), text));
    }
}

/// The characters before each occurrence of one of the signs; `None` at the beginning.
fn before<'a>(text: &'a str, signs: &'a [char]) -> impl Iterator<Item = Option<char>> + 'a {
    text.char_indices().filter(|(_, sign)| signs.contains(sign)).map(|(at, _)| text[..at].chars().next_back())
}

#[test]
fn french_has_a_narrow_space_before_high_signs_and_a_no_break_space_before_colons() {
    for (key, text) in patterns(Language::French) {
        assert!(before(&text, &[';', '!', '?']).all(|sign| sign == Some(NARROW)), "{key}: {text}");
        assert!(before(&text, &[':', '»', '%', '€']).all(|sign| sign == Some(NB)), "{key}: {text}");
        assert!(text.match_indices('«').all(|(at, _)| text[at..].chars().nth(1) == Some(NB)), "{key}: {text}");
    }
}

#[test]
fn english_and_swedish_have_no_space_before_signs() {
    for language in [Language::English, Language::Swedish] {
        for (key, text) in patterns(language) {
            let spaced = before(&text, &[':', ';', '!', '?', '.', ',']).any(|sign| sign.is_some_and(char::is_whitespace));
            assert!(!spaced, "{language} {key}: {text}");
            assert!(!text.contains(['«', '»']), "{language} {key}: {text}");
        }
    }
}

#[test]
fn percent_signs_follow_a_no_break_space_except_in_english() {
    for (language, expected) in [(Language::English, ARGUMENT), (Language::French, NB), (Language::Swedish, NB)] {
        for (key, text) in patterns(language) {
            assert!(before(&text, &['%']).all(|sign| sign == Some(expected)), "{language} {key}: {text}");
        }
    }
}

#[test]
fn a_unit_is_never_separated_from_its_number_by_a_line_break() {
    for language in Language::SPOKEN {
        for (key, text) in patterns(language) {
            let plain = ["s", "ms", "BB", "€"].iter().any(|unit| {
                let spaced = format!("{ARGUMENT} {unit}");
                text.match_indices(&spaced).any(|(at, _)| !text[at + spaced.len()..].starts_with(char::is_alphabetic))
            });
            assert!(!plain, "{language} {key}: {text}");
        }
    }
}

#[test]
fn quotes_and_apostrophes_are_typographic() {
    for language in Language::SPOKEN {
        for (key, text) in patterns(language) {
            assert!(!text.contains(['\'', '"', '`']), "{language} {key}: {text}");
            assert!(!text.contains("..."), "{language} {key}: {text}");
        }
    }
}

#[test]
fn swedish_quotes_with_the_same_sign_twice() {
    for (key, text) in patterns(Language::Swedish) {
        assert!(!text.contains(['“', '„']), "{key}: {text}");
    }
}

#[test]
fn no_player_is_given_a_gender_by_brackets_or_points() {
    for (key, text) in patterns(Language::French) {
        assert!(!text.contains("(e)") && !text.contains("·e"), "{key}: {text}");
    }
}

#[test]
fn no_double_space_and_none_at_the_ends() {
    for language in Language::SPOKEN {
        for (key, text) in patterns(language) {
            assert!(!text.contains("  ") && text.trim() == text, "{language} {key}: {text}");
        }
    }
}

#[test]
fn plurals_are_one_and_other() {
    for language in Language::SPOKEN {
        for SourceFile { content, .. } in source::embedded(language) {
            for entry in parser::parse(content.as_str()).unwrap().body {
                let Entry::Message(message) = entry else { continue };
                for element in message.value.iter().flat_map(|value| &value.elements) {
                    let PatternElement::Placeable { expression: Expression::Select { selector, variants } } = element else { continue };
                    let names: Vec<_> = variants.iter().map(|variant| name(&variant.key)).collect();
                    let ordinal = matches!(selector, InlineExpression::FunctionReference { .. });
                    assert!(ordinal || names == ["one", "other"], "{language} {}: {names:?}", message.id.name);
                    assert!(!names.contains(&"many"), "{language} {}", message.id.name);
                }
            }
        }
    }
}

fn name<'a>(key: &VariantKey<&'a str>) -> &'a str {
    match key {
        VariantKey::Identifier { name } => name,
        VariantKey::NumberLiteral { value } => value,
    }
}

#[test]
fn no_text_of_a_rule_contains_a_figure() {
    for language in Language::SPOKEN {
        for (key, text) in patterns(language) {
            let digit = key.contains(" rules-") && text.contains(|sign: char| sign.is_ascii_digit());
            assert!(!digit, "{language} {key}: {text}");
        }
    }
}
