//! The paths of cargo, of the repository and of the built binaries.

use std::ffi::OsString;
use std::path::PathBuf;

/// The `cargo` that started this program, so that its toolchain is used.
pub fn program() -> OsString {
    std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into())
}

/// The root of the repository.
pub fn repository() -> PathBuf {
    let crate_folder = std::env::var_os("CARGO_MANIFEST_DIR").map_or_else(|| env!("CARGO_MANIFEST_DIR").into(), PathBuf::from);
    crate_folder.ancestors().nth(2).map(PathBuf::from).unwrap_or(crate_folder)
}

/// A build profile. This program is built with the first one and lies in that profile's folder.
#[derive(Clone, Copy)]
pub enum Profile {
    Dev,
    Play,
    /// What is shipped.
    Dist,
}

/// The client's binary, in the target folder that `CARGO_TARGET_DIR` or a configuration file names.
pub fn client(profile: Profile) -> PathBuf {
    let ours = match profile {
        Profile::Dev => build_folder().join("debug"),
        Profile::Play => build_folder().join("play"),
        Profile::Dist => build_folder().join("dist"),
    };
    ours.join(format!("cardroom{}", std::env::consts::EXE_SUFFIX))
}

/// The target folder. This program lies in `<target>/debug`, its tests lie in `<target>/debug/deps`.
pub fn build_folder() -> PathBuf {
    let binary = std::env::current_exe().unwrap_or_default();
    let debug = binary.ancestors().find(|folder| folder.ends_with("debug"));
    debug.and_then(|folder| folder.parent()).map_or_else(|| repository().join("target"), PathBuf::from)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_repository_holds_the_lock_file() {
        assert!(repository().join("Cargo.lock").is_file());
    }

    #[test]
    fn the_client_lies_beside_us() {
        let folder = std::env::current_exe().unwrap();
        assert!(folder.starts_with(client(Profile::Dev).parent().unwrap()));
    }
}
