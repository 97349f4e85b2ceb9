//! Writes a range as text that can be read again.

use alloc::vec::Vec;
use core::fmt;

use super::{
    Range,
    class::{Kind, hands},
};
use crate::{Card, CardSet, Rank};

impl fmt::Display for Range {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some(listed) = &self.hands else { return f.write_str("random") };
        let mut writer = Writer { f, started: false };
        let mut rest = listed.clone();
        if self.hole_cards == 2 {
            self.write_classes(&mut writer)?;
            rest.retain(|hand| !self.in_whole_class(*hand));
        }
        rest.into_iter().try_for_each(|hand| writer.hand(hand))
    }
}

impl Range {
    fn has_all(&self, high: Rank, low: Rank, kind: Kind) -> bool {
        hands(high, low, kind).all(|hand| self.contains(hand))
    }

    /// Whether the range has the whole suited or offsuit class of this hand.
    fn in_whole_class(&self, hand: CardSet) -> bool {
        let mut cards: Vec<Card> = hand.iter().collect();
        cards.sort_unstable();
        let [low, high] = cards[..] else { return false };
        self.has_all(high.rank(), low.rank(), if high.suit() == low.suit() { Kind::Suited } else { Kind::Offsuit })
    }

    fn write_classes(&self, writer: &mut Writer) -> fmt::Result {
        let pairs = |rank: &Rank| self.has_all(*rank, *rank, Kind::Either);
        for (from, to) in runs(Rank::ALL.into_iter().filter(pairs)) {
            writer.run((from, from), (to, to), Kind::Either, Rank::Ace)?;
        }
        for place in (1..Rank::ALL.len()).rev() {
            let (high, lower) = (Rank::ALL[place], &Rank::ALL[..place]);
            let kickers = |kind| lower.iter().copied().filter(move |&low| self.has_all(high, low, kind));
            let either = kickers(Kind::Suited).eq(kickers(Kind::Offsuit));
            for kind in if either { &[Kind::Either][..] } else { &[Kind::Suited, Kind::Offsuit][..] } {
                for (from, to) in runs(kickers(*kind)) {
                    writer.run((high, from), (high, to), *kind, Rank::ALL[place - 1])?;
                }
            }
        }
        Ok(())
    }
}

/// Groups rising `ranks` into runs without a gap, each as its lowest and highest rank; the highest run comes first.
fn runs(ranks: impl Iterator<Item = Rank>) -> impl Iterator<Item = (Rank, Rank)> {
    let mut runs: Vec<(Rank, Rank)> = Vec::new();
    for rank in ranks {
        match runs.last_mut() {
            Some((_, to)) if *to as usize + 1 == rank as usize => *to = rank,
            Some(_) | None => runs.push((rank, rank)),
        }
    }
    runs.into_iter().rev()
}

struct Writer<'a, 'f> {
    f: &'a mut fmt::Formatter<'f>,
    started: bool,
}

impl Writer<'_, '_> {
    fn comma(&mut self) -> fmt::Result {
        if core::mem::replace(&mut self.started, true) { self.f.write_str(", ") } else { Ok(()) }
    }

    /// Writes the hands from `from` to `to`. If the lower rank of `to` is `top`, no higher hand exists and `+` is written.
    fn run(&mut self, from: (Rank, Rank), to: (Rank, Rank), kind: Kind, top: Rank) -> fmt::Result {
        self.comma()?;
        let kind = kind.letter();
        write!(self.f, "{}{}{kind}", from.0, from.1)?;
        match from == to {
            true => Ok(()),
            false if to.1 == top => self.f.write_str("+"),
            false => write!(self.f, "-{}{}{kind}", to.0, to.1),
        }
    }

    fn hand(&mut self, hand: CardSet) -> fmt::Result {
        self.comma()?;
        let mut cards: Vec<Card> = hand.iter().collect();
        cards.sort_unstable();
        cards.into_iter().rev().try_for_each(|card| write!(self.f, "{card}"))
    }
}
