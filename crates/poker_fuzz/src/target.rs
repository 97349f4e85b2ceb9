//! The fuzz targets by name.

use crate::{corpus, hand_apply, phh_reader};

/// Something that takes any bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// [`hand_apply`].
    HandApply,
    /// [`phh_reader`].
    PhhReader,
}

impl Target {
    /// All of them.
    pub const ALL: [Target; 2] = [Target::HandApply, Target::PhhReader];

    /// The name of its file in `fuzz/fuzz_targets` and of its folder in `fuzz/corpus`.
    pub const fn name(self) -> &'static str {
        match self {
            Target::HandApply => "hand_apply",
            Target::PhhReader => "phh_reader",
        }
    }

    /// The target of this name.
    pub fn with_name(name: &str) -> Option<Target> {
        Target::ALL.into_iter().find(|target| target.name() == name)
    }

    /// Gives it these bytes.
    ///
    /// # Panics
    /// Where something does not hold.
    pub fn run(self, bytes: &[u8]) {
        match self {
            Target::HandApply => hand_apply(bytes),
            Target::PhhReader => phh_reader(bytes),
        }
    }

    /// The inputs that are kept in the repository, in the order of their names.
    ///
    /// # Errors
    /// Those of the files.
    pub fn corpus(self) -> std::io::Result<Vec<Vec<u8>>> {
        corpus::read(self.name())
    }
}
