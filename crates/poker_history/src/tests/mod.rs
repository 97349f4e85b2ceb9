//! Tests of reading, replaying and writing histories.

mod golden;
mod hidden;
mod identity;
mod malformed;
mod notation;
mod played;
mod random;
mod replay;
mod seal;
mod seen_play;
mod share;
mod street_rake;
mod uncallable;

use crate::{ChipUnit, NumberedHand, Phh, PhhReader};

/// Whole units of play money.
const WHOLE_PLAY: ChipUnit = ChipUnit { currency: None, per_whole: 1 };

/// A hand of three players that ends before the flop.
const HAND: &str = r#"
variant = "NT"
antes = [0, 0, 0]
blinds_or_straddles = [1, 2, 0]
min_bet = 2
starting_stacks = [200, 200, 150]
actions = ["d dh p1 AcKd", "d dh p2 ????", "d dh p3 7h6h", "p3 cbr 6", "p1 f", "p2 f"]
finishing_stacks = [199, 198, 153]
"#;

fn hands(text: &str) -> Vec<NumberedHand> {
    PhhReader::new(text.as_bytes()).collect::<Result<_, _>>().unwrap()
}

fn hand(text: &str) -> Phh {
    hands(text).remove(0).phh
}
