//! The words of actions, which players of any language may know best in English.

/// The keys whose texts stay English for a player who wants the English words: those of buttons and boxes, of the tags at seats, of the
/// lines of the log, and of the keys on the keyboard's page.
const TERMS: [&str; 35] = [
    "action-fast-fold",
    "action-fold",
    "action-check",
    "action-call",
    "action-call-amount",
    "action-call-all-in",
    "action-bet",
    "action-bet-amount",
    "action-raise-to",
    "action-raise-to-amount",
    "action-all-in",
    "action-all-in-amount",
    "action-check-fold",
    "action-call-any",
    "action-muck",
    "seat-tag-fold",
    "seat-tag-check",
    "seat-tag-call",
    "seat-tag-bet",
    "seat-tag-raise",
    "seat-all-in",
    "log-folds",
    "log-checks",
    "log-calls",
    "log-calls-all-in",
    "log-bets",
    "log-bets-all-in",
    "log-raises",
    "log-raises-all-in",
    "log-mucks",
    "intent-fold",
    "intent-check-or-call",
    "intent-all-in",
    "intent-commit",
    "intent-muck",
];

/// Whether the text with this key is one of the words of actions.
pub(crate) fn is_term(key: &str) -> bool {
    TERMS.contains(&key)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::entries;
    use crate::{Arg, Currency, Language, Texts, text};

    #[test]
    fn words_of_actions_stay_english_in_every_language_if_wanted() {
        for language in Language::SPOKEN {
            let own = Texts::embedded(language);
            let terms = Texts::embedded(language).with_english_terms();
            let english = Texts::embedded(Language::English);
            for term in [text::action::fold(), text::action::check(), text::action::call(), text::action::bet(), text::action::all_in()] {
                assert_eq!(terms.say(&term), english.say(&term), "{language:?}");
            }
            for tag in [text::seat::tag_raise(), text::seat::all_in(), text::log::folds()] {
                assert_eq!(terms.say(&tag), english.say(&tag), "{language:?}");
            }
            for other in [text::settings::title(), text::seat::empty(), text::action::your_turn(), text::action::fold_help()] {
                assert_eq!(terms.say(&other), own.say(&other), "{language:?}");
            }
        }
    }

    #[test]
    fn amounts_beside_english_words_are_written_as_the_language_does() {
        let raise = text::action::raise_to_amount(Arg::Money(123_456, Currency::Euro));
        let french = Texts::embedded(Language::French).with_english_terms();
        assert_eq!(french.say(&raise), "Raise to 1\u{202f}234,56\u{a0}€");
        assert_eq!(Texts::embedded(Language::English).with_english_terms().say(&raise), "Raise to €1,234.56");
    }

    #[test]
    fn every_word_of_an_action_is_a_text() {
        let known: Vec<&str> = entries().map(|entry| entry.id).collect();
        for term in TERMS {
            assert!(known.contains(&term), "{term}");
        }
        assert!(is_term("action-fold") && !is_term("settings-title"));
    }
}
