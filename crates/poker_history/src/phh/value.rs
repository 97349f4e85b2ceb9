//! The values of fields that are not interpreted, and how they are written in TOML.

use std::fmt::{self, Write as _};

/// The value of a field that is kept without being interpreted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    Text(String),
    /// A number, a date or a time in its notation, such as `3`, `1.50` or `12:30:00`.
    Plain(String),
    Truth(bool),
    List(Vec<Value>),
    Table(Vec<(String, Value)>),
}

/// Writes a string in quotes with TOML's escapes.
pub(super) struct Quoted<'a>(pub(super) &'a str);

impl fmt::Display for Quoted<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_char('"')?;
        for letter in self.0.chars() {
            match letter {
                '"' | '\\' => write!(f, "\\{letter}")?,
                '\n' => f.write_str("\\n")?,
                '\t' => f.write_str("\\t")?,
                '\r' => f.write_str("\\r")?,
                letter if letter.is_ascii_control() => write!(f, "\\u{:04X}", u32::from(letter))?,
                letter => f.write_char(letter)?,
            }
        }
        f.write_char('"')
    }
}

/// Writes a key, in quotes if it needs them.
pub(super) struct Key<'a>(pub(super) &'a str);

impl fmt::Display for Key<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let bare = !self.0.is_empty() && self.0.chars().all(|letter| letter.is_ascii_alphanumeric() || "-_".contains(letter));
        if bare { f.write_str(self.0) } else { Quoted(self.0).fmt(f) }
    }
}

/// Writes values as a list in square brackets.
pub(super) struct List<I>(pub(super) I);

impl<I: Clone + IntoIterator<Item: fmt::Display>> fmt::Display for List<I> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_char('[')?;
        for (place, value) in self.0.clone().into_iter().enumerate() {
            write!(f, "{}{value}", if place == 0 { "" } else { ", " })?;
        }
        f.write_char(']')
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::Text(text) => Quoted(text).fmt(f),
            Value::Plain(text) => f.write_str(text),
            Value::Truth(truth) => truth.fmt(f),
            Value::List(values) => List(values).fmt(f),
            Value::Table(fields) => {
                f.write_char('{')?;
                for (place, (key, value)) in fields.iter().enumerate() {
                    write!(f, "{}{} = {value}", if place == 0 { " " } else { ", " }, Key(key))?;
                }
                f.write_str(" }")
            }
        }
    }
}
