//! A hand as PHH has it.

use std::fmt;

use super::value::{Key, List, Quoted};
use super::{PhhEntry, PhhVariant, Value};
use crate::Amount;

/// One hand: the fields that say how it was played, and all others as they are.
///
/// Players stand in the order of the seats from the left of the button; heads-up that is the big blind first, and [`Opening::Blinds`]
/// and antes are read reversed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Phh {
    /// The game.
    pub variant: PhhVariant,
    /// Whether the unmatched part of an ante is returned; false by default in PHH.
    pub ante_trimming_status: Option<bool>,
    /// Antes, a player each.
    pub antes: Vec<Amount>,
    /// What opens the betting.
    pub opening: Opening,
    /// The sizes of bets.
    pub bets: Bets,
    /// Stacks before the forced bets; `None` where a stack is not known (`inf`).
    pub starting_stacks: Vec<Option<Amount>>,
    /// What happened.
    pub actions: Vec<PhhEntry>,
    pub players: Option<Vec<String>>,
    /// Numbers of the seats, from 1.
    pub seats: Option<Vec<u8>>,
    /// Stacks after the hand.
    pub finishing_stacks: Option<Vec<Amount>>,
    /// Every other field, of the standard or not, in the order of the file.
    pub others: Vec<(String, Value)>,
}

/// What opens the betting.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Opening {
    /// Blinds and straddles, a player each; below zero where they are posted out of turn.
    Blinds(Vec<Amount>),
    /// The bring-in of stud.
    BringIn(Amount),
}

/// The sizes of bets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bets {
    AtLeast(Amount),
    /// Exactly this amount.
    Fixed {
        /// On the early streets.
        small: Amount,
        /// On the late ones.
        big: Amount,
    },
}

impl Phh {
    /// A field that is kept as it is.
    pub fn other(&self, name: &str) -> Option<&Value> {
        self.others.iter().find(|(key, _)| key == name).map(|(_, value)| value)
    }

    /// A field that is kept as it is and holds a string.
    pub fn text(&self, name: &str) -> Option<&str> {
        match self.other(name)? {
            Value::Text(text) => Some(text),
            Value::Plain(_) | Value::Truth(_) | Value::List(_) | Value::Table(_) => None,
        }
    }

    /// A field that is kept as it is and holds a number.
    pub fn number(&self, name: &str) -> Option<Amount> {
        match self.other(name)? {
            Value::Plain(text) => Amount::parse(text).ok(),
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
        let stack = |stack: &Option<Amount>| stack.map_or_else(|| "inf".to_owned(), |stack| stack.to_string());
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
