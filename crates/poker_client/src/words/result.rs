//! Texts about pots and their winners.

use poker_rules::{Chips, Seat};
use poker_text::{Arg, Text, text};

use super::Amounts;
use super::hand::{low_letters, low_text};
use crate::table_state::LowResult;
use crate::{ResultLine, TableState};

/// The name of a pot where there are several.
pub(super) fn pot_text(pot: u8) -> Text {
    match pot {
        0 => text::table::pot_main(),
        side => text::table::pot_side(Arg::count(side.into())),
    }
}

impl TableState {
    /// The label of a pot: `Pot` where it is the only one.
    pub fn pot_label(&self, pot: u8, short: bool) -> Text {
        match (self.pots.len() < 2, pot, short) {
            (true, _, _) => text::table::pot(),
            (false, 0, true) => text::table::pot_main_short(),
            (false, side, true) => text::table::pot_side_short(Arg::count(side.into())),
            (false, pot, false) => pot_text(pot),
        }
    }

    /// The line under the board, once a pot goes to its winner; `brief` leaves the names of hands out.
    pub fn result_text(&self, hero: Option<Seat>, amounts: &Amounts, brief: bool) -> Option<Text> {
        let line = self.result_line()?;
        let hand = line.name.filter(|_| !brief).map(|name| name.text());
        let total = amounts.arg(line.total());
        if let (Some(low), false) = (&line.low, line.scooped()) {
            let halves = self.halves(&line, low, amounts, hand);
            return Some(if line.only_pot { halves } else { text::table::halves_pot(pot_text(line.pot), halves) });
        }
        let low = line.low.as_ref().and_then(|low| low.low).map(|low| low_text(low.ranks));
        Some(match (line.winners.as_slice(), low, hand) {
            ([], ..) => return None,
            ([(seat, _)], Some(low), Some(hand)) => self.scoops(&line, *seat, hero, total, text::hand::high_low(hand, low))?,
            ([(seat, _)], _, hand) if hero == Some(*seat) && line.only_pot => match hand {
                None => text::table::you_won(total),
                Some(hand) => text::table::you_won_hand(total, hand),
            },
            ([(seat, _)], _, hand) => one_wins(&line, self.name(*seat)?, total, hand),
            (several, _, hand) => split(&line, self.names(several), total, hand),
        })
    }

    fn halves(&self, line: &ResultLine, low: &LowResult, amounts: &Amounts, hand: Option<Text>) -> Text {
        let sum = |winners: &[(Seat, Chips)]| amounts.arg(winners.iter().map(|(_, amount)| *amount).sum());
        let (high_names, high_amount) = (self.names(&line.winners), sum(&line.winners));
        let (low_names, low_amount) = (self.names(&low.winners), sum(&low.winners));
        match (hand, low.low) {
            (Some(hand), Some(seen)) => text::table::halves(high_names, high_amount, hand, low_names, low_amount, low_letters(seen.ranks)),
            (None, _) | (_, None) => text::table::halves_short(high_names, high_amount, low_names, low_amount),
        }
    }

    fn scoops(&self, line: &ResultLine, seat: Seat, hero: Option<Seat>, total: Arg, hand: Text) -> Option<Text> {
        Some(match line.only_pot {
            true if hero == Some(seat) => text::table::you_scoop(total, hand),
            true => text::table::scoop(self.name(seat)?, total, hand),
            false => text::table::scoop_pot(pot_text(line.pot), self.name(seat)?, total, hand),
        })
    }

    fn names(&self, winners: &[(Seat, Chips)]) -> Arg {
        Arg::list(winners.iter().filter_map(|(seat, _)| self.name(*seat)))
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
