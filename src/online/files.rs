//! The files of the address book and of the tokens. Only the owner may read the second.

use std::path::{Path, PathBuf};

use poker_client::{AddressBook, SettingsError, Tokens};
use poker_host::{FileError, read_private, read_settings, set_aside, write_atomic, write_private};
use poker_text::{Text, text};

use crate::platform::DataPaths;

/// The paths of both files, and whether they were read.
pub(super) struct OnlineFiles {
    book: PathBuf,
    tokens: PathBuf,
    read: bool,
}

/// The contents of both files, and messages for the player.
#[derive(Default)]
pub(super) struct FoundFiles {
    pub(super) book: AddressBook,
    pub(super) tokens: Tokens,
    pub(super) notices: Vec<Text>,
}

impl OnlineFiles {
    pub(super) fn at(places: &DataPaths) -> Self {
        Self { book: places.servers.clone(), tokens: places.tokens.clone(), read: false }
    }

    /// Reads both files at the first call; `None` afterwards. A damaged file is set aside.
    pub(super) fn read(&mut self) -> Option<FoundFiles> {
        if std::mem::replace(&mut self.read, true) {
            return None;
        }
        let mut found = FoundFiles::default();
        match read_settings(&self.book).map(|text| text.map(|text| AddressBook::from_ron(&text))) {
            Ok(None) => {}
            Ok(Some(Ok(book))) => found.book = book,
            Ok(Some(Err(SettingsError::Malformed { .. } | SettingsError::Newer { .. }))) | Err(FileError::NotText { .. }) => {
                found.notices.push(aside(&self.book, text::online::servers_damaged));
            }
            Err(FileError::Unreadable { .. } | FileError::Unwritable { .. }) => found.notices.push(unreadable(&self.book)),
        }
        match read_private(&self.tokens) {
            Ok(None) => {}
            Ok(Some(private)) => {
                if private.was_open {
                    found.notices.push(text::online::tokens_were_open(self.tokens.display().to_string()));
                }
                match Tokens::from_ron(&private.text) {
                    Ok(tokens) => found.tokens = tokens,
                    Err(SettingsError::Malformed { .. } | SettingsError::Newer { .. }) => {
                        found.notices.push(aside(&self.tokens, text::online::tokens_damaged));
                    }
                }
            }
            Err(FileError::NotText { .. }) => found.notices.push(aside(&self.tokens, text::online::tokens_damaged)),
            Err(FileError::Unreadable { .. } | FileError::Unwritable { .. }) => found.notices.push(unreadable(&self.tokens)),
        }
        Some(found)
    }

    /// Writes the address book. Returns a message for the player where that fails.
    pub(super) fn write_book(&self, book: &AddressBook) -> Option<Text> {
        let written = book.to_ron().is_ok_and(|ron| write_atomic(&self.book, &ron).is_ok());
        (!written).then(text::error::settings_not_saved)
    }

    /// Writes the tokens. Returns a message for the player where that fails.
    pub(super) fn write_tokens(&self, tokens: &Tokens) -> Option<Text> {
        let written = tokens.to_ron().is_ok_and(|ron| write_private(&self.tokens, &ron).is_ok());
        (!written).then(text::error::settings_not_saved)
    }
}

fn aside(path: &Path, told: impl Fn(String) -> Text) -> Text {
    set_aside(path).map_or_else(|_| unreadable(path), |copy| told(copy.display().to_string()))
}

fn unreadable(path: &Path) -> Text {
    text::error::file_unreadable(path.display().to_string(), text::cause::unknown())
}

#[cfg(test)]
mod tests {
    use std::fs;

    use poker_protocol::Token;

    use super::*;

    const URL: &str = "wss://cards.example.org";

    fn files(folder: &Path) -> OnlineFiles {
        OnlineFiles::at(&DataPaths::in_folder(folder.to_owned()))
    }

    #[test]
    fn servers_and_tokens_are_read_again_and_only_their_owner_can_read_the_file_of_tokens() {
        let folder = tempfile::tempdir().unwrap();
        let first = files(folder.path());
        let (mut book, mut tokens) = (AddressBook::default(), Tokens::default());
        book.add("Friday", URL);
        tokens.keep(URL, Token([7; 32]));
        assert_eq!((first.write_book(&book), first.write_tokens(&tokens)), (None, None));
        let mut second = files(folder.path());
        let found = second.read().unwrap();
        assert_eq!((found.book, found.tokens, found.notices), (book, tokens, vec![]));
        assert!(second.read().is_none(), "once is enough");
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            let mode = fs::metadata(folder.path().join("tokens.ron")).unwrap().permissions().mode();
            assert_eq!(mode & 0o777, 0o600);
        }
    }

    #[test]
    fn broken_files_are_set_aside_and_told() {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("servers.ron"), "(servers: [").unwrap();
        write_private(&folder.path().join("tokens.ron"), "(kept: 7)").unwrap();
        let found = files(folder.path()).read().unwrap();
        assert_eq!((found.book, found.tokens), (AddressBook::default(), Tokens::default()));
        assert_eq!(found.notices.len(), 2, "{:?}", found.notices);
        assert!(folder.path().join("servers.damaged-1.ron").exists() && folder.path().join("tokens.damaged-1.ron").exists());
    }
}
