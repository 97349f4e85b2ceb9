//! Digests of runs that are kept in files, so that a change of behaviour is noticed.

use std::io;
use std::path::Path;

use serde::Serialize;
use serde::de::DeserializeOwned;

/// Reads the digests in `file`. With `CARDROOM_WRITE_TRANSCRIPTS` set, writes `found` to `file` and returns it: for an intended change of
/// behaviour, which the change log must mention.
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
