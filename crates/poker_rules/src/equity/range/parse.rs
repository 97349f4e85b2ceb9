//! Reads a range from text.

use alloc::vec::Vec;
use core::str::FromStr;

use super::{
    Range,
    class::{Kind, hands},
};
use crate::{Card, CardSet, Rank, Suit};

/// An error in the text of a range, with its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("character {}: {expected} expected", at + 1)]
pub struct BadRange {
    /// The place of the character that does not fit, from 0; the length of the text if it ends too early.
    pub at: usize,
    /// What would fit there.
    pub expected: Expected,
}

/// What may come next in the text of a range.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Expected {
    /// At least one hand.
    #[error("a hand")]
    Hand,
    /// One of `23456789TJQKA`.
    #[error("a rank")]
    Rank,
    /// One of `cdhs`.
    #[error("a suit")]
    Suit,
    /// A card that the hand does not have yet.
    #[error("another card")]
    OtherCard,
    /// A hand like the one before the dash: a pair after a pair, the same high card, or the same distance between the ranks.
    #[error("a hand like the one before the dash")]
    SameKind,
    /// A comma or a space before the next hand.
    #[error("a comma")]
    Comma,
}

impl Range {
    /// Reads hands of `hole_cards` cards: 2 in Hold'em, 4 or 5 in Omaha.
    pub fn parse(text: &str, hole_cards: usize) -> Result<Range, BadRange> {
        let text: Vec<char> = text.chars().collect();
        let mut reader = Reader { text: &text, at: 0 };
        let mut found = Vec::new();
        let mut every = false;
        while reader.find_item() {
            if reader.every() {
                every = true;
            } else if hole_cards == 2 && reader.peek(1).and_then(Suit::from_letter).is_none() {
                reader.classes(&mut found)?;
            } else {
                found.push(reader.cards(hole_cards)?);
            }
            reader.end_of_item()?;
        }
        match (every, found.is_empty()) {
            (true, _) => Ok(Range::every(hole_cards)),
            (false, true) => reader.bad(Expected::Hand),
            (false, false) => Ok(Range::new(hole_cards, found)),
        }
    }
}

impl FromStr for Range {
    type Err = BadRange;

    /// Reads a range of Hold'em hands.
    fn from_str(text: &str) -> Result<Range, BadRange> {
        Range::parse(text, 2)
    }
}

struct Reader<'a> {
    text: &'a [char],
    at: usize,
}

/// Two ranks and whether their suits are the same.
struct Class {
    high: Rank,
    low: Rank,
    kind: Kind,
}

fn separates(letter: char) -> bool {
    letter == ',' || letter.is_whitespace()
}

impl Reader<'_> {
    fn bad<T>(&self, expected: Expected) -> Result<T, BadRange> {
        Err(BadRange { at: self.at, expected })
    }

    fn peek(&self, ahead: usize) -> Option<char> {
        self.text.get(self.at + ahead).copied()
    }

    fn take(&mut self, letter: char) -> bool {
        let there = self.peek(0) == Some(letter);
        self.at += usize::from(there);
        there
    }

    /// Skips separators; returns false at the end of the text.
    fn find_item(&mut self) -> bool {
        while self.peek(0).is_some_and(separates) {
            self.at += 1;
        }
        self.at < self.text.len()
    }

    fn end_of_item(&self) -> Result<(), BadRange> {
        if self.peek(0).is_none_or(separates) { Ok(()) } else { self.bad(Expected::Comma) }
    }

    fn every(&mut self) -> bool {
        let word = self.text[self.at..].split(|&letter| separates(letter)).next().unwrap_or_default();
        let every = ["random", "*", "100%"].into_iter().any(|every| every.chars().eq(word.iter().copied()));
        self.at += if every { word.len() } else { 0 };
        every
    }

    fn rank(&mut self) -> Result<Rank, BadRange> {
        let Some(rank) = self.peek(0).and_then(Rank::from_letter) else { return self.bad(Expected::Rank) };
        self.at += 1;
        Ok(rank)
    }

    /// Reads a hand that is written by its cards.
    fn cards(&mut self, count: usize) -> Result<CardSet, BadRange> {
        let mut hand = CardSet::EMPTY;
        for _ in 0..count {
            let start = self.at;
            let rank = self.rank()?;
            let Some(suit) = self.peek(0).and_then(Suit::from_letter) else { return self.bad(Expected::Suit) };
            self.at += 1;
            if !hand.insert(Card::new(rank, suit)) {
                return Err(BadRange { at: start, expected: Expected::OtherCard });
            }
        }
        Ok(hand)
    }

    fn class(&mut self) -> Result<Class, BadRange> {
        let (first, second) = (self.rank()?, self.rank()?);
        let kind = match first == second {
            true => Kind::Either,
            false if self.take('s') => Kind::Suited,
            false if self.take('o') => Kind::Offsuit,
            false => Kind::Either,
        };
        Ok(Class { high: first.max(second), low: first.min(second), kind })
    }

    /// Reads a class, a class with `+`, or two classes with `-` between, and adds all their hands to `found`.
    fn classes(&mut self, found: &mut Vec<CardSet>) -> Result<(), BadRange> {
        let Class { high, low, kind } = self.class()?;
        let apart = high as usize - low as usize;
        let mut add = |high, low| found.extend(hands(high, low, kind));
        let ranks = |from: Rank, to: Rank| Rank::ALL.into_iter().filter(move |rank| (from.min(to)..=from.max(to)).contains(rank));
        if self.take('+') {
            if high == low {
                ranks(high, Rank::Ace).for_each(|rank| add(rank, rank));
            } else {
                ranks(low, high).filter(|&kicker| kicker < high).for_each(|kicker| add(high, kicker));
            }
        } else if self.take('-') {
            let start = self.at;
            let end = self.class()?;
            if end.kind == kind && end.high as usize - end.low as usize == apart {
                ranks(low, end.low).for_each(|rank| add(Rank::ALL[rank as usize + apart], rank));
            } else if end.kind == kind && end.high == high && end.low < high && low < high {
                ranks(low, end.low).for_each(|kicker| add(high, kicker));
            } else {
                return Err(BadRange { at: start, expected: Expected::SameKind });
            }
        } else {
            add(high, low);
        }
        Ok(())
    }
}
