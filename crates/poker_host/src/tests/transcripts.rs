//! Digests of what rooms say and keep, and the files in which they were kept.

use std::fmt::Debug;
use std::path::PathBuf;

use serde::Serialize;
use serde::de::DeserializeOwned;

/// The digests in a file of `tests/data/transcripts`. With `CARDROOM_WRITE_TRANSCRIPTS` set they are written anew as they are found: for a
/// change of behaviour that is meant, which the change log tells.
pub(crate) fn kept<T: Serialize + DeserializeOwned + Clone + Debug>(name: &str, found: &T) -> T {
    let file = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/data/transcripts").join(name);
    if std::env::var_os("CARDROOM_WRITE_TRANSCRIPTS").is_some() {
        std::fs::write(file, format!("{}\n", serde_json::to_string_pretty(found).unwrap())).unwrap();
        return found.clone();
    }
    serde_json::from_str(&std::fs::read_to_string(file).unwrap()).unwrap()
}
