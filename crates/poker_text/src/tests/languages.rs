//! Languages and their tags.

use crate::{Language, Texts, text};

#[test]
fn locales_of_systems() {
    for (locale, language) in [
        ("fr-FR", Some(Language::French)),
        ("fr_CA.UTF-8", Some(Language::French)),
        ("sv", Some(Language::Swedish)),
        ("sv_SE@euro", Some(Language::Swedish)),
        ("en-GB", Some(Language::English)),
        ("EN", Some(Language::English)),
        ("C", None),
        ("C.UTF-8", None),
        ("POSIX", None),
        ("de-DE", None),
        ("fry", None),
        ("", None),
    ] {
        assert_eq!(Language::of_locale(locale), language, "{locale}");
    }
}

#[test]
fn a_tag_names_a_language_and_back() {
    for language in Language::ALL {
        assert_eq!(language.tag().parse(), Ok(language));
        let serialised = serde_json::to_string(&language).unwrap();
        assert_eq!(serialised, format!("\"{}\"", language.tag()));
        assert_eq!(serde_json::from_str::<Language>(&serialised).unwrap(), language);
    }
}

#[test]
fn an_unknown_tag_is_refused_with_the_known_ones() {
    let refused = "de".parse::<Language>().unwrap_err();
    assert_eq!(Texts::embedded(Language::English).say(&refused.text()), "de is not a language of this program. Choose en, fr, sv or qps.");
}

#[test]
fn each_language_is_named_in_its_own_words_everywhere() {
    for language in Language::SPOKEN {
        let texts = Texts::embedded(language);
        let names = Language::ALL.map(|named| texts.say(&named.name()));
        assert_eq!(names, ["English", "Français", "Svenska", "Pseudo"]);
    }
}

#[test]
fn a_text_knows_its_key() {
    assert_eq!(text::action::call_all_in().key(), "action-call-all-in");
}
