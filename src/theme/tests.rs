//! The theme loads, says what is wrong with a damaged one, and its contrasts hold.

use super::*;

const TEXT: &str = include_str!("../../assets/theme.ron");

fn error(text: &str) -> ThemeError {
    Theme::parse(text).map_err(|found| found.in_file("theme.ron".to_owned())).unwrap_err()
}

#[test]
fn the_embedded_theme_is_sound() {
    let theme = Theme::embedded().unwrap();
    assert_eq!(theme.chips.len(), 9);
    assert_eq!(theme.avatars.len(), 8);
    assert!(TEXT.contains(&format!("accent: \"{}\"", theme.palette.accent.hex())));
}

#[test]
fn a_damaged_theme_is_named_by_file_line_and_field() {
    let line_of = |needle: &str| TEXT.lines().position(|line| line.contains(needle)).unwrap() + 1;
    for (field, from, to) in [
        ("room", "room: \"#", "room: \"#0"),
        ("hero_card", "hero_card: (42, 88)", "hero_card: (42, -88)"),
        ("micro", "micro: 11", "micro: -1"),
        ("chips", "(value: 1,  ", "(value: 2,  "),
        ("top_barr", "top_bar: (24", "top_barr: (24"),
        ("window_margin", "window_margin: 16", "window_margin: many"),
    ] {
        assert!(TEXT.contains(from), "{from}");
        let ThemeError::Value { file, line, field: named, problem } = error(&TEXT.replacen(from, to, 1)) else { panic!("{field}") };
        assert_eq!((file.as_str(), named.as_str()), ("theme.ron", field), "{problem}");
        let expected = if field == "chips" { line_of("chips: [") } else { line_of(from) };
        assert_eq!(line, expected, "{field}: {problem}");
    }
}

#[test]
fn a_theme_without_a_field_says_which() {
    let ThemeError::Value { field, .. } = error(&TEXT.replacen("indent: 16,", "", 1)) else { panic!("accepted") };
    assert_eq!(field, "indent");
}

#[test]
fn a_theme_cut_short_is_refused() {
    assert!(matches!(error(&TEXT[..TEXT.len() / 2]), ThemeError::Value { .. }));
}
