//! The failures that only the client has, and how a failure is written to the error stream while graphics libraries write there too.

use poker_text::{Language, Texts, text};
use poker_tools::Failure;

use crate::art::ArtError;
use crate::assets::AssetMissing;
use crate::theme::ThemeError;
use crate::third_party::error_stream;

impl From<AssetMissing> for Failure {
    fn from(missing: AssetMissing) -> Self {
        Self::Plain(text::error::asset_missing(missing.path))
    }
}

impl From<ThemeError> for Failure {
    fn from(error: ThemeError) -> Self {
        Self::Plain(match error {
            ThemeError::Missing(missing) => text::error::asset_missing(missing.path),
            ThemeError::NotText { file } => text::error::theme_damaged("1", file),
            ThemeError::Value { file, line, field, .. } => text::error::theme_damaged(line.to_string(), format!("{file}, {field}")),
        })
    }
}

impl From<ArtError> for Failure {
    fn from(error: ArtError) -> Self {
        Self::Plain(match error {
            ArtError::Missing(missing) => text::error::asset_missing(missing.path),
            ArtError::NotSvg { file } => text::error::asset_damaged(file),
            ArtError::Undrawable { width, height } => text::error::asset_undrawable(width.to_string(), height.to_string()),
        })
    }
}

/// Writes a failure to the error stream. Returns its exit code.
pub(super) fn report(failure: &Failure, language: Language) -> i32 {
    let texts = Texts::embedded(language);
    for sentence in failure.sentences() {
        error_stream::say(&texts.say(&sentence));
    }
    failure.exit_code()
}
