//! Rulebooks as data.

mod figures;
mod hexapro;
mod hexapro_refused;
mod in_force;
mod refused;
mod room_files;
mod sources;
mod stakes;
mod tables;
mod tournaments;

use std::sync::Arc;

use crate::{Rulebook, Rulebooks};

/// The embedded rulebooks, by id.
pub(super) const IDS: [&str; 5] = ["en-1.2", "en-2.7", "fr-3.1", "room-003", "sv-2.6"];

fn rulebook(id: &str) -> Arc<Rulebook> {
    let rulebooks = Rulebooks::embedded().unwrap_or_else(|error| panic!("{error}"));
    Arc::clone(rulebooks.get(id).unwrap())
}

#[test]
fn all_five_rulebooks_load() {
    let rulebooks = Rulebooks::embedded().unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(rulebooks.ids().collect::<Vec<_>>(), IDS);
    for rulebook in rulebooks.iter() {
        assert_eq!(Rulebook::embedded(&rulebook.id).unwrap().unwrap(), **rulebook);
    }
    assert!(Rulebook::embedded("xx-1").is_none());
}
