//! The folder that Linux gives a session for its sockets. Without one the graphics driver prints warnings on the error stream.

use std::fs;
use std::path::PathBuf;

use crate::program::{Program, is_set};

/// The variable that names the folder.
const VARIABLE: &str = "XDG_RUNTIME_DIR";
/// The number of names that are tried until one is free.
const NAMES: u8 = 16;

/// A private folder in place of the one that this session lacks; it is removed when this value is dropped.
pub struct RuntimeFolder(Option<PathBuf>);

impl RuntimeFolder {
    /// Makes a folder on Linux where the session names none.
    pub fn ensure() -> Self {
        Self(if cfg!(target_os = "linux") && !is_set(VARIABLE) { private_folder() } else { None })
    }

    /// Passes the folder to `program` in its environment, if one was made.
    pub fn given_to(&self, program: Program) -> Program {
        match &self.0 {
            Some(folder) => program.variable(VARIABLE, folder.display().to_string()),
            None => program,
        }
    }
}

impl Drop for RuntimeFolder {
    fn drop(&mut self) {
        // If this fails, the folder is cleared with the other temporary files.
        let _removed = self.0.as_ref().map(fs::remove_dir_all);
    }
}

/// A new folder that no other user can read. If none can be made, only the warnings of the driver remain.
fn private_folder() -> Option<PathBuf> {
    let mut builder = fs::DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    let names = (0..NAMES).map(|number| format!("cardroom-{}-{number}", std::process::id()));
    names.map(|name| std::env::temp_dir().join(name)).find(|folder| builder.create(folder).is_ok())
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use std::os::unix::fs::PermissionsExt as _;

    use super::*;

    fn told(folder: &RuntimeFolder) -> String {
        folder.given_to(Program::new("sh").args(["-c", "printf %s \"$XDG_RUNTIME_DIR\""])).answer()
    }

    #[test]
    fn a_client_is_given_a_private_folder_that_is_gone_afterwards() {
        let folder = RuntimeFolder(private_folder());
        let path = PathBuf::from(told(&folder));
        assert_eq!(Some(&path), folder.0.as_ref());
        let kept = fs::metadata(&path).unwrap();
        assert!(kept.is_dir());
        assert_eq!(kept.permissions().mode() & 0o777, 0o700);
        drop(folder);
        assert!(!path.exists());
    }

    #[test]
    fn a_session_with_a_folder_keeps_it() {
        let of_this_session = std::env::var(VARIABLE).unwrap_or_default();
        assert_eq!(told(&RuntimeFolder(None)), of_this_session);
        assert_eq!(RuntimeFolder::ensure().0.is_some(), of_this_session.is_empty());
    }

    #[test]
    fn two_folders_have_names_of_their_own() {
        let (first, second) = (RuntimeFolder(private_folder()), RuntimeFolder(private_folder()));
        assert_ne!(told(&first), told(&second));
    }
}
