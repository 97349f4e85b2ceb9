//! `simulate --room`: whole days of a room, without a window.

use std::io::Write as _;
use std::ops::ControlFlow;

use poker_reasons::config_text;
use poker_rigs::{RoomFailure, RoomSimOptions, simulate_room};
use poker_text::{Arg, Language, Texts, text};

use crate::failure::Failure;
use crate::options::RoomOptions;
use crate::rooms::find_room;

/// Hands between two lines on the error stream.
const PROGRESS_EVERY: u64 = 10_000;

/// Plays the days and prints one JSON line. If the room does not pass a check, prints what is needed to repeat the failure.
pub(super) fn run(options: &RoomOptions, language: Language) -> Result<i32, Failure> {
    let wanted = RoomSimOptions {
        stakes: find_room(options.rulebooks.as_ref(), &options.room)?,
        hands: options.hands,
        seed: options.seed,
        tables: options.tables.map(|tables| u32::try_from(tables).unwrap_or(u32::MAX)),
        checked: options.tables.is_none(),
        transcript: false,
    };
    let texts = Texts::embedded(language);
    let mut told = 0;
    let mut progress = |hands: u64| {
        if hands >= told + PROGRESS_EVERY {
            told = hands;
            let line = text::simulate::progress(Arg::count(hands), Arg::count(options.hands));
            drop(writeln!(std::io::stderr(), "{}", texts.say(&line)));
        }
        ControlFlow::Continue(())
    };
    match simulate_room(&wanted, &mut progress) {
        Ok(report) => {
            drop(writeln!(std::io::stdout(), "{}", report.json()));
            Ok(0)
        }
        Err(RoomFailure::Config(error)) => Err(Failure::Plain(config_text(&error))),
        Err(error @ RoomFailure::Broken { seed, hands, .. }) => {
            // This lists the last inputs, for the developer who repairs the room.
            drop(writeln!(std::io::stderr(), "{error}"));
            Err(Failure::Plain(text::error::simulate_broken(Arg::count(hands), Arg::word(seed.to_string()))))
        }
    }
}
