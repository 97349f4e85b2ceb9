//! Tests of simulated days.

mod days;
mod promises;
mod transcripts;

use std::ops::ControlFlow;
use std::sync::Arc;

use poker_room::{RoomStakes, Rulebook};

use super::{RoomFailure, RoomReport, RoomSimOptions, simulate_room};

/// A room with all formats of a rulebook, everything checked.
fn room(rulebook: &str, hands: u64, seed: u64) -> RoomSimOptions {
    let rulebook = Rulebook::embedded(rulebook).unwrap().unwrap();
    let stakes = Arc::new(RoomStakes::of_rulebook(Arc::new(rulebook)));
    RoomSimOptions { stakes, hands, seed, tables: None, checked: true, transcript: false }
}

fn play(options: &RoomSimOptions) -> Result<RoomReport, RoomFailure> {
    simulate_room(options, &mut |_| ControlFlow::Continue(()))
}
