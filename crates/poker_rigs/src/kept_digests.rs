//! Digests of what rooms say and keep, and the files in which they were kept.

use std::io;
use std::path::Path;

use serde::Serialize;
use serde::de::DeserializeOwned;

/// The digests in `file`. With `CARDROOM_WRITE_TRANSCRIPTS` set, `found` is written to `file` and returned: for a change of behaviour that
/// is meant, which the change log tells.
///
/// # Errors
/// When `file` cannot be read or written, or holds no digests.
pub fn kept_digests<T: Serialize + DeserializeOwned + Clone>(file: &Path, found: &T) -> io::Result<T> {
    if std::env::var_os("CARDROOM_WRITE_TRANSCRIPTS").is_some() {
        std::fs::write(file, format!("{}\n", serde_json::to_string_pretty(found)?))?;
        return Ok(found.clone());
    }
    Ok(serde_json::from_str(&std::fs::read_to_string(file)?)?)
}
