//! Pots and who takes them.

use poker_rules::Seat;
use poker_text::{Arg, Text, text};

use super::{Amounts, name_text};
use crate::{Felt, ResultLine};

/// The name of a pot where there are several.
pub(super) fn pot_text(pot: u8) -> Text {
    match pot {
        0 => text::table::pot_main(),
        side => text::table::pot_side(Arg::count(side.into())),
    }
}

impl Felt {
    /// The label of a pot: `Pot` where it is the only one.
    pub fn pot_label(&self, pot: u8, short: bool) -> Text {
        match (self.pots.len() < 2, pot, short) {
            (true, _, _) => text::table::pot(),
            (false, 0, true) => text::table::pot_main_short(),
            (false, side, true) => text::table::pot_side_short(Arg::count(side.into())),
            (false, pot, false) => pot_text(pot),
        }
    }

    /// The line under the board, once a pot goes to its winner.
    pub fn result_text(&self, hero: Option<Seat>, amounts: &Amounts) -> Option<Text> {
        let line = self.result_line()?;
        let total = amounts.arg(line.total());
        let hand = line.name.map(name_text);
        Some(match line.winners.as_slice() {
            [] => return None,
            [(seat, _)] if hero == Some(*seat) && line.only_pot => match hand {
                None => text::table::you_won(total),
                Some(hand) => text::table::you_won_hand(total, hand),
            },
            [(seat, _)] => one_wins(&line, self.name(*seat)?, total, hand),
            several => split(&line, Arg::list(several.iter().filter_map(|(seat, _)| self.name(*seat))), total, hand),
        })
    }

    fn name(&self, seat: Seat) -> Option<&str> {
        Some(self.seats.get(&seat)?.player.name.as_str())
    }
}

fn one_wins(line: &ResultLine, name: &str, amount: Arg, hand: Option<Text>) -> Text {
    match (line.only_pot, hand) {
        (true, None) => text::table::won(name, amount),
        (true, Some(hand)) => text::table::won_hand(name, amount, hand),
        (false, None) => text::table::won_pot(pot_text(line.pot), name, amount),
        (false, Some(hand)) => text::table::won_pot_hand(pot_text(line.pot), name, amount, hand),
    }
}

fn split(line: &ResultLine, names: Arg, total: Arg, hand: Option<Text>) -> Text {
    match (line.only_pot, hand) {
        (true, None) => text::table::split(names, total),
        (true, Some(hand)) => text::table::split_hand(names, total, hand),
        (false, None) => text::table::split_pot(pot_text(line.pot), names, total),
        (false, Some(hand)) => text::table::split_pot_hand(pot_text(line.pot), names, total, hand),
    }
}
