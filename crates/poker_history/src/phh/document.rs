//! The fields of a hand in PHH.

use std::fmt;

use super::value::{Key, List, Quoted};
use super::{PhhEntry, PhhVariant, Value};
use crate::Decimal;

/// One hand: the fields that say how it was played, and all other fields unchanged.
///
/// Players are in the order of the seats from the left of the button. With two players the big blind therefore comes first, but
/// [`Opening::Blinds`] and `antes` are in the reverse order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Phh {
    pub variant: PhhVariant,
    /// Whether the unmatched part of an ante is returned. The default of PHH is false.
    pub ante_trimming_status: Option<bool>,
    /// The ante of each player.
    pub antes: Vec<Decimal>,
    /// The forced bets that open the betting.
    pub opening: Opening,
    /// The sizes of bets.
    pub bets: Bets,
    /// The stacks before the forced bets; `None` for an unknown stack (`inf`).
    pub starting_stacks: Vec<Option<Decimal>>,
    /// The entries of `actions`.
    pub actions: Vec<PhhEntry>,
    pub players: Option<Vec<String>>,
    /// The numbers of the seats, from 1.
    pub seats: Option<Vec<u8>>,
    /// The stacks after the hand.
    pub finishing_stacks: Option<Vec<Decimal>>,
    /// All other fields, whether the standard has them or not, in the order of the file.
    pub others: Vec<(String, Value)>,
}

/// The forced bets that open the betting.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Opening {
    /// The blind or straddle of each player; negative if it is posted out of turn.
    Blinds(Vec<Decimal>),
    /// The bring-in of stud.
    BringIn(Decimal),
}

/// The sizes of bets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bets {
    /// The minimum bet, in no limit and pot limit.
    AtLeast(Decimal),
    /// The two bet sizes of fixed limit.
    Fixed {
        /// The size on the early streets.
        small: Decimal,
        /// The size on the late streets.
        big: Decimal,
    },
}

impl Phh {
    /// The value of a field of `others`.
    pub fn other(&self, name: &str) -> Option<&Value> {
        self.others.iter().find(|(key, _)| key == name).map(|(_, value)| value)
    }

    /// The text in a field of `others`; `None` if there is no such field or it is not a string.
    pub fn text(&self, name: &str) -> Option<&str> {
        match self.other(name)? {
            Value::Text(text) => Some(text),
            Value::Plain(_) | Value::Truth(_) | Value::List(_) | Value::Table(_) => None,
        }
    }

    /// The number in a field of `others`; `None` if there is no such field or it is not a number.
    pub fn number(&self, name: &str) -> Option<Decimal> {
        match self.other(name)? {
            Value::Plain(text) => Decimal::parse(text).ok(),
            Value::Text(_) | Value::Truth(_) | Value::List(_) | Value::Table(_) => None,
        }
    }
}

/// The lines of a `.phh` file.
impl fmt::Display for Phh {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "variant = {}", Quoted(self.variant.code()))?;
        if let Some(trimmed) = self.ante_trimming_status {
            writeln!(f, "ante_trimming_status = {trimmed}")?;
        }
        writeln!(f, "antes = {}", List(&self.antes))?;
        match &self.opening {
            Opening::Blinds(blinds) => writeln!(f, "blinds_or_straddles = {}", List(blinds))?,
            Opening::BringIn(amount) => writeln!(f, "bring_in = {amount}")?,
        }
        match self.bets {
            Bets::AtLeast(least) => writeln!(f, "min_bet = {least}")?,
            Bets::Fixed { small, big } => writeln!(f, "small_bet = {small}\nbig_bet = {big}")?,
        }
        let stack = |stack: &Option<Decimal>| stack.map_or_else(|| "inf".to_owned(), |stack| stack.to_string());
        writeln!(f, "starting_stacks = {}", List(self.starting_stacks.iter().map(stack)))?;
        let quoted = |step: &PhhEntry| Quoted(&step.to_string()).to_string();
        writeln!(f, "actions = {}", List(self.actions.iter().map(quoted)))?;
        if let Some(players) = &self.players {
            writeln!(f, "players = {}", List(players.iter().map(|name| Quoted(name))))?;
        }
        if let Some(seats) = &self.seats {
            writeln!(f, "seats = {}", List(seats))?;
        }
        if let Some(stacks) = &self.finishing_stacks {
            writeln!(f, "finishing_stacks = {}", List(stacks))?;
        }
        self.others.iter().try_for_each(|(key, value)| writeln!(f, "{} = {value}", Key(key)))
    }
}
