//! The list of fuzz targets.

use crate::{client_frame, corpus, hand_apply, phh_reader, server_frame, shared_hand};

/// A fuzz target: a function that takes any bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// Applies actions to a hand ([`hand_apply`]).
    HandApply,
    /// Reads a hand history ([`phh_reader`]).
    PhhReader,
    /// Reads a hand that was shared as a text ([`shared_hand`]).
    SharedHand,
    /// Reads a frame that a client sent ([`client_frame`]).
    ClientFrame,
    /// Reads a frame that a server sent ([`server_frame`]).
    ServerFrame,
}

impl Target {
    pub const ALL: [Target; 5] = [Target::HandApply, Target::PhhReader, Target::SharedHand, Target::ClientFrame, Target::ServerFrame];

    /// The name of the target, of its file in `fuzz/fuzz_targets` and of its folder in `fuzz/corpus`.
    pub const fn name(self) -> &'static str {
        match self {
            Target::HandApply => "hand_apply",
            Target::PhhReader => "phh_reader",
            Target::SharedHand => "shared_hand",
            Target::ClientFrame => "client_frame",
            Target::ServerFrame => "server_frame",
        }
    }

    /// The target with this name; `None` if there is none.
    pub fn with_name(name: &str) -> Option<Target> {
        Target::ALL.into_iter().find(|target| target.name() == name)
    }

    /// Runs the target with these bytes.
    ///
    /// # Panics
    /// If a property does not hold.
    pub fn run(self, bytes: &[u8]) {
        match self {
            Target::HandApply => hand_apply(bytes),
            Target::PhhReader => phh_reader(bytes),
            Target::SharedHand => shared_hand(bytes),
            Target::ClientFrame => client_frame(bytes),
            Target::ServerFrame => server_frame(bytes),
        }
    }

    /// The inputs that are kept in the repository, in the order of their file names.
    ///
    /// # Errors
    /// If a file cannot be read.
    pub fn corpus(self) -> std::io::Result<Vec<Vec<u8>>> {
        corpus::read(self.name())
    }
}
