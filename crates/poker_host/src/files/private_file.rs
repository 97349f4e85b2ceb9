//! Files that only their owner can read. On Unix their mode protects them, on Windows the folder of the player's profile.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use super::FileError;
use super::text_file::replace;

/// The content of a private file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PrivateText {
    pub text: String,
    /// Whether other users could read the file before this call removed their permissions.
    pub was_open: bool,
}

/// Reads a private file, or returns `None` if there is none. Permissions of other users are removed first.
///
/// # Errors
/// `Unreadable`, also if the permissions cannot be removed, or `NotText`.
pub fn read_private(path: &Path) -> Result<Option<PrivateText>, FileError> {
    let mut file = match File::open(path) {
        Ok(file) => file,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(FileError::unreadable(path)(error)),
    };
    let was_open = close_to_others(&file).map_err(FileError::unreadable(path))?;
    let mut bytes = Vec::new();
    file.read_to_end(&mut bytes).map_err(FileError::unreadable(path))?;
    let text = String::from_utf8(bytes).map_err(|_| FileError::NotText { path: path.to_owned() })?;
    Ok(Some(PrivateText { text, was_open }))
}

/// Replaces a private file as [`super::write_atomic`] does. At no moment can other users read it.
///
/// # Errors
/// `Unwritable`. The file keeps the old text.
pub fn write_private(path: &Path, text: &str) -> Result<(), FileError> {
    replace(path, text, &owner_only()).map_err(FileError::unwritable(path))
}

#[cfg(unix)]
fn owner_only() -> tempfile::Builder<'static, 'static> {
    use std::os::unix::fs::PermissionsExt;
    let mut builder = tempfile::Builder::new();
    builder.permissions(std::fs::Permissions::from_mode(OWNER_ONLY));
    builder
}

#[cfg(not(unix))]
fn owner_only() -> tempfile::Builder<'static, 'static> {
    tempfile::Builder::new()
}

/// The file mode that lets the owner alone read and write.
#[cfg(unix)]
const OWNER_ONLY: u32 = 0o600;

/// Removes all permissions of other users. Returns whether they had any.
#[cfg(unix)]
fn close_to_others(file: &File) -> io::Result<bool> {
    use std::os::unix::fs::PermissionsExt;
    let open = file.metadata()?.permissions().mode() & 0o077 != 0;
    if open {
        file.set_permissions(std::fs::Permissions::from_mode(OWNER_ONLY))?;
    }
    Ok(open)
}

#[cfg(not(unix))]
fn close_to_others(_: &File) -> io::Result<bool> {
    Ok(false)
}

#[cfg(unix)]
#[cfg(test)]
mod tests {
    use std::fs;
    use std::os::unix::fs::PermissionsExt;

    use super::*;

    fn mode(path: &Path) -> u32 {
        fs::metadata(path).unwrap().permissions().mode() & 0o777
    }

    #[test]
    fn a_private_file_is_its_owners_alone_when_it_is_made_and_when_it_is_replaced() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("tokens.ron");
        for text in ["one", "two"] {
            write_private(&path, text).unwrap();
            assert_eq!(mode(&path), 0o600);
            assert_eq!(read_private(&path).unwrap(), Some(PrivateText { text: text.to_owned(), was_open: false }));
            // An older program, or a copy of the folder, may have left the file readable for others.
            fs::set_permissions(&path, fs::Permissions::from_mode(0o644)).unwrap();
        }
    }

    #[test]
    fn a_private_file_that_others_can_read_is_closed_to_them_before_it_is_read() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("tokens.ron");
        fs::write(&path, "secret").unwrap();
        fs::set_permissions(&path, fs::Permissions::from_mode(0o640)).unwrap();
        assert_eq!(read_private(&path).unwrap(), Some(PrivateText { text: "secret".to_owned(), was_open: true }));
        assert_eq!(mode(&path), 0o600);
        assert_eq!(read_private(&folder.path().join("none")).unwrap(), None);
    }
}
