//! Chances in words.

use poker_text::{Arg, Text, text};

use crate::{Chance, SeatOdds, TableOdds, TableState};

impl Chance {
    /// The chance in per cent. Only an impossible result reads as 0, only a certain one as 100.
    pub fn text(self) -> Text {
        match self.percent() {
            0 if self.part > 0 => text::number::percent_below(Arg::count(1)),
            100 if self.part < self.whole => text::number::percent_above(Arg::count(99)),
            percent => text::number::percent(Arg::count(percent)),
        }
    }
}

impl SeatOdds {
    /// The chances shown beside a hand.
    pub fn text(&self) -> Text {
        match self.share {
            Some(share) => text::seat::chance_share(share.text()),
            None if self.tie.percent() == 0 => text::seat::chance(self.win.text()),
            None => text::seat::chance_tie(self.win.text(), self.tie.text()),
        }
    }
}

impl TableOdds {
    /// All chances for the screen reader, except the viewer's own, which are text on the screen.
    pub fn announcement(&self, felt: &TableState) -> Option<Text> {
        let said = self.seats.iter().filter_map(|(seat, odds)| {
            let name = felt.seats.get(seat)?.player.name.as_str();
            Some(text::announce::chance_of(name, odds.text()))
        });
        let said: Vec<_> = said.collect();
        (!self.own && !said.is_empty()).then(|| text::announce::chances(Arg::list(said)))
    }
}
