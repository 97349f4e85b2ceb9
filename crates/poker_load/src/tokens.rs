//! Reads the tokens of the accounts that play.

use std::path::Path;

use poker_protocol::Token;

use crate::LoadError;

/// Reads a file with one account a line. The token is the last word.
///
/// # Errors
/// When the file cannot be read, or a line holds no token.
pub fn read_tokens(path: &Path) -> Result<Vec<Token>, LoadError> {
    let text = std::fs::read_to_string(path).map_err(|source| LoadError::File { path: path.to_owned(), source })?;
    let token = |(at, line): (usize, &str)| {
        let word = line.split_whitespace().next_back()?;
        let token = serde_json::from_value(serde_json::Value::String(word.to_owned()));
        Some(token.map_err(|_| LoadError::NoToken { path: path.to_owned(), line: at + 1 }))
    };
    text.lines().enumerate().filter_map(token).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_is_the_last_word_of_a_line() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("tokens");
        let token = "0f".repeat(32);
        std::fs::write(&path, format!("Some Body {token}\n\n{token}\n")).unwrap();
        assert_eq!(read_tokens(&path).unwrap(), [Token([0x0f; 32]); 2]);
        std::fs::write(&path, "\nSomebody\n").unwrap();
        assert!(matches!(read_tokens(&path), Err(LoadError::NoToken { line: 2, .. })));
    }
}
