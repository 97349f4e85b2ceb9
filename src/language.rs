//! The language in use, and the folder of `--locales`, from which its texts are read for translators.

use std::path::PathBuf;
use std::sync::Arc;

use bevy::prelude::*;
use notify::RecursiveMode;
use poker_protocol::Waker;
use poker_text::{Language, SourceError, Texts, text};

use crate::frame_clock::FrameClock;
use crate::settings::CurrentSettings;
use crate::toasts::Toasts;
use crate::watched_folder::WatchedFolder;

/// Texts in the language of the player.
#[derive(Resource)]
pub(crate) struct CurrentLanguage {
    pub(crate) texts: Arc<Texts>,
    folder: Option<PathBuf>,
    /// The language of `--locale`. It has priority over the settings until the player chooses another one.
    named: Option<Language>,
    /// Whether the words of actions stay English.
    english_terms: bool,
}

impl CurrentLanguage {
    /// Reads texts from the folder of `--locales`, or else from the binary.
    pub(crate) fn load(folder: Option<PathBuf>, named: Option<Language>, chosen: Option<Language>) -> Result<Self, SourceError> {
        let language = named.or(chosen).unwrap_or_else(Language::from_system);
        Ok(Self { texts: Arc::new(read(folder.as_ref(), language)?), folder, named, english_terms: false })
    }

    pub(crate) fn spoken(&self) -> Language {
        self.texts.language()
    }

    /// Switches to another language.
    pub(crate) fn switch(&mut self, language: Language) -> Result<(), SourceError> {
        self.texts = self.read(language)?;
        self.named = None;
        Ok(())
    }

    fn read(&self, language: Language) -> Result<Arc<Texts>, SourceError> {
        let texts = read(self.folder.as_ref(), language)?;
        Ok(Arc::new(if self.english_terms { texts.with_english_terms() } else { texts }))
    }
}

fn read(folder: Option<&PathBuf>, language: Language) -> Result<Texts, SourceError> {
    match folder {
        Some(folder) => Texts::from_dir(folder, language),
        None => Ok(Texts::embedded(language)),
    }
}

/// Watches the folder of `--locales`.
#[derive(Resource)]
pub(crate) struct Translating(WatchedFolder);

impl Translating {
    /// Wakes the client whenever a file of the folder changes.
    pub(crate) fn watch(folder: &std::path::Path, waker: Waker) -> notify::Result<Self> {
        WatchedFolder::watch(folder, RecursiveMode::Recursive, false, waker).map(Self)
    }
}

/// Reads the texts again after a change. An error in them is shown, and the old texts stay.
pub(crate) fn reload_texts(
    translating: Option<Res<Translating>>,
    mut language: ResMut<CurrentLanguage>,
    mut toasts: ResMut<Toasts>,
    mut trace: ResMut<crate::trace::Trace>,
    moment: Res<FrameClock>,
) {
    if !translating.is_some_and(|translating| translating.0.take_changed()) {
        return;
    }
    let told = match language.read(language.spoken()) {
        Ok(texts) => {
            language.texts = texts;
            trace.event("texts_reloaded", serde_json::json!({}));
            text::notice::texts_reloaded()
        }
        Err(error) => {
            trace.event("texts_kept", serde_json::json!({}));
            text::notice::texts_kept(error.text())
        }
    };
    toasts.add(told, moment.now_ms);
}

/// Keeps the words of actions English, or translates them again, as the settings say. An error in the texts is shown, and they stay.
pub(crate) fn follow_terms(
    settings: Res<CurrentSettings>,
    mut language: ResMut<CurrentLanguage>,
    mut toasts: ResMut<Toasts>,
    moment: Res<FrameClock>,
) {
    let wanted = settings.0.looks.english_terms;
    if language.english_terms == wanted {
        return;
    }
    language.english_terms = wanted;
    match language.read(language.spoken()) {
        Ok(texts) => language.texts = texts,
        Err(error) => toasts.add(text::notice::texts_kept(error.text()), moment.now_ms),
    }
}
