//! The servers a player knows, and the tokens that sign in there: two files, of which only the owner may read the second.

use poker_protocol::Token;
use serde::{Deserialize, Serialize};

use crate::SettingsError;
use crate::settings::{read_versioned, written};

/// The version of both files.
const VERSION: u16 = 1;

/// A server in the address book.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct ServerEntry {
    /// The player's name for it; where empty, it is called by its address.
    pub name: String,
    /// Its address, which no other entry has.
    pub url: String,
    /// The account that signed in last.
    pub account: String,
    /// Whether the player stays signed in on this computer.
    pub remember: bool,
}

/// The servers that the player has saved, and the chosen one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct AddressBook {
    version: u16,
    servers: Vec<ServerEntry>,
    /// The address of the chosen server.
    chosen: String,
}

impl Default for AddressBook {
    fn default() -> Self {
        Self { version: VERSION, servers: Vec::new(), chosen: String::new() }
    }
}

impl ServerEntry {
    /// The name to show.
    pub fn title(&self) -> &str {
        if self.name.is_empty() { &self.url } else { &self.name }
    }
}

impl AddressBook {
    /// Reads a file's text.
    ///
    /// # Errors
    /// The text is damaged or was written by a newer program.
    pub fn from_ron(text: &str) -> Result<Self, SettingsError> {
        let book: Self = read_versioned(text, VERSION, |book: &Self| book.version)?;
        Ok(Self { version: VERSION, ..book })
    }

    /// The text of a file.
    ///
    /// # Errors
    /// Never for an address book.
    pub fn to_ron(&self) -> Result<String, ron::Error> {
        written(self)
    }

    /// The servers in the order in which they were added.
    pub fn servers(&self) -> &[ServerEntry] {
        &self.servers
    }

    /// The chosen server; the first one where none is chosen.
    pub fn chosen(&self) -> Option<&ServerEntry> {
        self.servers.iter().find(|server| server.url == self.chosen).or(self.servers.first())
    }

    /// Adds a server and chooses it; where the address is known, only the name changes.
    pub fn add(&mut self, name: &str, url: &str) {
        match self.servers.iter_mut().find(|server| server.url == url) {
            Some(server) => name.trim().clone_into(&mut server.name),
            None => self.servers.push(ServerEntry { name: name.trim().to_owned(), url: url.to_owned(), ..ServerEntry::default() }),
        }
        url.clone_into(&mut self.chosen);
    }

    /// Chooses the server with this address.
    pub fn choose(&mut self, url: &str) {
        url.clone_into(&mut self.chosen);
    }

    /// Removes the server with this address.
    pub fn forget(&mut self, url: &str) {
        self.servers.retain(|server| server.url != url);
    }

    /// Saves the account that signed in at a server, and whether the player stays signed in.
    pub fn signed_in(&mut self, url: &str, account: &str, remember: bool) {
        if let Some(server) = self.servers.iter_mut().find(|server| server.url == url) {
            account.clone_into(&mut server.account);
            server.remember = remember;
        }
    }
}

/// Tokens that sign in without a password. Their debug output is masked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Tokens {
    version: u16,
    kept: Vec<SavedToken>,
}

/// A token and the address of its server.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct SavedToken {
    url: String,
    token: Token,
}

impl Default for Tokens {
    fn default() -> Self {
        Self { version: VERSION, kept: Vec::new() }
    }
}

impl Tokens {
    /// Reads a file's text.
    ///
    /// # Errors
    /// The text is damaged or was written by a newer program; the error holds no token.
    pub fn from_ron(text: &str) -> Result<Self, SettingsError> {
        let tokens: Self = read_versioned(text, VERSION, |tokens: &Self| tokens.version)?;
        Ok(Self { version: VERSION, ..tokens })
    }

    /// The text of a file.
    ///
    /// # Errors
    /// Never for tokens.
    pub fn to_ron(&self) -> Result<String, ron::Error> {
        written(self)
    }

    /// The token for a server.
    pub fn of(&self, url: &str) -> Option<Token> {
        self.kept.iter().find(|kept| kept.url == url).map(|kept| kept.token)
    }

    /// Saves a token for a server and replaces the earlier one.
    pub fn keep(&mut self, url: &str, token: Token) {
        self.forget(url);
        self.kept.push(SavedToken { url: url.to_owned(), token });
    }

    /// Forgets the token of a server. True where there was one.
    pub fn forget(&mut self, url: &str) -> bool {
        let before = self.kept.len();
        self.kept.retain(|kept| kept.url != url);
        self.kept.len() < before
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TABLE: &str = "wss://cards.example.org";

    #[test]
    fn a_book_is_read_as_it_was_written() {
        let mut book = AddressBook::default();
        book.add(" Friday ", TABLE);
        book.add("", "ws://127.0.0.1:7777");
        book.signed_in(TABLE, "Ardan", true);
        book.choose(TABLE);
        let read = AddressBook::from_ron(&book.to_ron().unwrap()).unwrap();
        assert_eq!(read, book);
        let Some(ServerEntry { name, account, remember: true, .. }) = read.chosen() else { panic!("{read:?}") };
        assert_eq!((name.as_str(), account.as_str()), ("Friday", "Ardan"));
        assert_eq!(read.servers()[1].title(), "ws://127.0.0.1:7777");
    }

    #[test]
    fn kept_files_of_an_earlier_program_are_read_and_written_without_loss() {
        let text = include_str!("../../../tests/data/kept/client-0.1.0/servers.ron");
        let book = AddressBook::from_ron(text).unwrap();
        let url = book.chosen().unwrap().url.clone();
        assert_eq!(book.to_ron().unwrap(), text);
        let text = include_str!("../../../tests/data/kept/client-0.1.0/tokens.ron");
        let tokens = Tokens::from_ron(text).unwrap();
        assert!(tokens.of(&url).is_some());
        assert_eq!(tokens.to_ron().unwrap(), text);
    }

    #[test]
    fn an_address_stands_in_the_book_once() {
        let mut book = AddressBook::default();
        book.add("One", TABLE);
        book.signed_in(TABLE, "Ardan", false);
        book.add("Two", TABLE);
        assert_eq!(book.servers().iter().map(|server| (server.title(), server.account.as_str())).collect::<Vec<_>>(), [("Two", "Ardan")]);
        book.forget(TABLE);
        assert_eq!(book.chosen(), None);
    }

    #[test]
    fn a_token_is_kept_for_each_server_and_gone_once_it_is_forgotten() {
        let mut tokens = Tokens::default();
        tokens.keep(TABLE, Token([1; 32]));
        tokens.keep("ws://127.0.0.1:7777", Token([2; 32]));
        tokens.keep(TABLE, Token([3; 32]));
        let mut read = Tokens::from_ron(&tokens.to_ron().unwrap()).unwrap();
        assert_eq!((read.of(TABLE), read.of("ws://127.0.0.1:7777")), (Some(Token([3; 32])), Some(Token([2; 32]))));
        assert!(read.forget(TABLE) && !read.forget(TABLE));
        assert!(!read.to_ron().unwrap().contains("0303"));
    }

    #[test]
    fn what_is_damaged_or_newer_is_told_without_a_token_in_it() {
        let mut tokens = Tokens::default();
        tokens.keep(TABLE, Token([0xab; 32]));
        let text = tokens.to_ron().unwrap();
        let error = Tokens::from_ron(&text.replace("abab", "xyxy")).unwrap_err();
        assert!(matches!(error, SettingsError::Malformed { .. }) && !error.to_string().contains("ab"), "{error}");
        assert_eq!(Tokens::from_ron(&text.replace("version: 1", "version: 2")), Err(SettingsError::Newer { found: 2 }));
        assert!(!format!("{tokens:?}").contains("171"), "{tokens:?}");
    }
}
