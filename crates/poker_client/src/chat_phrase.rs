//! Phrases of the chat that everybody reads in their own language.

use poker_text::{Text, text};

/// A phrase of the chat. It is sent as its English words, so that a client that does not know phrases shows these; a client that does shows
/// each player the words of their own language. A player who types exactly the English words says the phrase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ChatPhrase {
    Hello,
    GoodLuck,
    NiceHand,
    WellPlayed,
    NiceBluff,
    Unlucky,
    Wow,
    Thanks,
    Sorry,
    BackSoon,
    GoodGame,
    Goodbye,
}

impl ChatPhrase {
    /// All phrases, in the order of the menu.
    pub const ALL: [Self; 12] = [
        Self::Hello,
        Self::GoodLuck,
        Self::NiceHand,
        Self::WellPlayed,
        Self::NiceBluff,
        Self::Unlucky,
        Self::Wow,
        Self::Thanks,
        Self::Sorry,
        Self::BackSoon,
        Self::GoodGame,
        Self::Goodbye,
    ];

    /// The words that are sent. They never change, because clients of other versions read them.
    pub const fn sent(self) -> &'static str {
        match self {
            Self::Hello => "Hello, everybody!",
            Self::GoodLuck => "Good luck!",
            Self::NiceHand => "Nice hand!",
            Self::WellPlayed => "Well played!",
            Self::NiceBluff => "Nice bluff!",
            Self::Unlucky => "Unlucky!",
            Self::Wow => "Wow!",
            Self::Thanks => "Thank you!",
            Self::Sorry => "Sorry!",
            Self::BackSoon => "Back in a moment.",
            Self::GoodGame => "Good game!",
            Self::Goodbye => "Goodbye!",
        }
    }

    /// The phrase that a text of the chat is; `None` for any other text.
    pub fn of(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|phrase| phrase.sent() == text)
    }

    /// The phrase in words.
    pub fn text(self) -> Text {
        match self {
            Self::Hello => text::chat::phrase_hello(),
            Self::GoodLuck => text::chat::phrase_good_luck(),
            Self::NiceHand => text::chat::phrase_nice_hand(),
            Self::WellPlayed => text::chat::phrase_well_played(),
            Self::NiceBluff => text::chat::phrase_nice_bluff(),
            Self::Unlucky => text::chat::phrase_unlucky(),
            Self::Wow => text::chat::phrase_wow(),
            Self::Thanks => text::chat::phrase_thanks(),
            Self::Sorry => text::chat::phrase_sorry(),
            Self::BackSoon => text::chat::phrase_back_soon(),
            Self::GoodGame => text::chat::phrase_good_game(),
            Self::Goodbye => text::chat::phrase_goodbye(),
        }
    }
}

#[cfg(test)]
mod tests {
    use poker_protocol::{MAX_CHAT_CHARS, is_one_line};
    use poker_text::{Language, Texts};

    use super::*;

    #[test]
    fn a_client_that_does_not_know_phrases_shows_the_english_words() {
        let english = Texts::embedded(Language::English);
        for phrase in ChatPhrase::ALL {
            assert_eq!(english.say(&phrase.text()), phrase.sent());
            assert!(is_one_line(phrase.sent()) && phrase.sent().chars().count() <= MAX_CHAT_CHARS, "a room takes it");
        }
    }

    #[test]
    fn everybody_reads_a_phrase_in_their_own_language() {
        for language in Language::SPOKEN {
            let texts = Texts::embedded(language);
            let said: Vec<_> = ChatPhrase::ALL.iter().map(|phrase| texts.say(&phrase.text())).collect();
            for (at, words) in said.iter().enumerate() {
                assert!(!said[..at].contains(words), "{words} is there twice in {language:?}");
            }
            let read = ChatPhrase::of("Nice hand!").map(|phrase| texts.say(&phrase.text()));
            assert_eq!(read.as_deref() == Some("Nice hand!"), language == Language::English);
        }
    }

    #[test]
    fn who_types_the_english_words_says_the_phrase_and_any_other_text_stays_as_it_is() {
        assert_eq!(ChatPhrase::of("Wow!"), Some(ChatPhrase::Wow));
        for other in ["wow!", "Wow", "Wow!!", " Wow!", "", "Bien joué !"] {
            assert_eq!(ChatPhrase::of(other), None, "{other:?}");
        }
    }
}
