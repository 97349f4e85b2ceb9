//! The languages of Cardroom.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use unic_langid::LanguageIdentifier;

use crate::{Arg, Text, text};

/// A language. Its serialised form is its tag.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Language {
    /// English. Texts that another language lacks are shown in English.
    #[default]
    #[serde(rename = "en")]
    English,
    #[serde(rename = "fr")]
    French,
    #[serde(rename = "sv")]
    Swedish,
    /// English with accents and added letters, for tests of layouts and to find untranslated texts.
    #[serde(rename = "qps")]
    Pseudo,
}

/// The error for a tag that no language has.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{tag} is not a language of this program")]
pub struct UnknownLanguage {
    /// The tag as it was given.
    pub tag: String,
}

impl UnknownLanguage {
    /// The message for the user.
    pub fn text(&self) -> Text {
        text::error::bad_locale(&self.tag, Arg::any_of(Language::ALL.map(Language::tag)))
    }
}

impl Language {
    /// The languages that players can choose, in the order of the settings.
    pub const SPOKEN: [Self; 3] = [Self::English, Self::French, Self::Swedish];
    /// All languages, the pseudo-locale included.
    pub const ALL: [Self; 4] = [Self::English, Self::French, Self::Swedish, Self::Pseudo];

    /// The language's tag, which is also the name of its folder.
    pub const fn tag(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::French => "fr",
            Self::Swedish => "sv",
            Self::Pseudo => "qps",
        }
    }

    /// The language's name in the language itself.
    pub fn name(self) -> Text {
        match self {
            Self::English => text::language::english(),
            Self::French => text::language::french(),
            Self::Swedish => text::language::swedish(),
            Self::Pseudo => text::language::pseudo(),
        }
    }

    /// The first of the system's languages that players can choose; English if there is none.
    pub fn from_system() -> Self {
        sys_locale::get_locales().find_map(|locale| Self::of_locale(&locale)).unwrap_or_default()
    }

    /// The language of a system locale such as `fr-FR`, `sv_SE.UTF-8` or `en`; `None` for `C`, `POSIX` and languages that players cannot
    /// choose.
    pub fn of_locale(locale: &str) -> Option<Self> {
        let primary = locale.split(['-', '_', '.', '@']).next()?;
        Self::SPOKEN.into_iter().find(|language| language.tag().eq_ignore_ascii_case(primary))
    }

    /// The language whose rules for plurals, numbers and money apply.
    pub(crate) fn rules(self) -> LanguageIdentifier {
        self.folder().parse().expect("every tag of ours names a language")
    }

    /// The folder whose files are read. The pseudo-locale is made from English.
    pub(crate) fn folder(self) -> &'static str {
        match self {
            Self::English | Self::Pseudo => Self::English.tag(),
            Self::French | Self::Swedish => self.tag(),
        }
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.tag())
    }
}

impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(tag: &str) -> Result<Self, Self::Err> {
        Self::ALL
            .into_iter()
            .find(|language| language.tag().eq_ignore_ascii_case(tag))
            .ok_or_else(|| UnknownLanguage { tag: tag.to_owned() })
    }
}
