//! The folder of own looks in the pictures.

use poker_text::{Arg, text};

use crate::theme::{OwnFolder, OwnLooks};

/// The name of the picture of a folder in which no look can be used.
pub(super) const FAULTS: &str = "looks-faults";

const FOLDER: &str = "/home/ardan/.local/share/cardroom/looks";

/// The folder of a picture: in most pictures there is none.
pub(super) fn folder(name: &str) -> OwnLooks {
    if name == FAULTS { faults() } else { OwnLooks::default() }
}

/// A picture that is missing, and a line that cannot be read.
fn faults() -> OwnLooks {
    let faults = vec![
        text::looks::fault_unreadable("river-at-dusk/felt.png".to_owned()),
        text::looks::fault_malformed("tartan-backs/look.ron".to_owned(), Arg::count(4)),
    ];
    OwnLooks { told: OwnFolder { folder: Some(FOLDER.to_owned()), faults }, ..OwnLooks::default() }
}
