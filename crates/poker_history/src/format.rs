//! Writes files of hands in each of the formats.

use std::io::{self, Write};

use poker_rules::BadReplay;

use crate::{Phh, PhhWriter, PlayedHand, View, ohh, pokerstars};

/// A format in which hands are written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Format {
    /// PHH, with a TOML table for each hand.
    #[default]
    Phh,
    /// The text format of PokerStars.
    PokerStars,
    /// Open Hand History, with one JSON object on each line.
    Ohh,
}

impl Format {
    pub const ALL: [Format; 3] = [Format::Phh, Format::PokerStars, Format::Ohh];

    /// The name of the format on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Format::Phh => "phh",
            Format::PokerStars => "pokerstars",
            Format::Ohh => "ohh",
        }
    }

    /// The usual ending of the name of a file with several hands.
    pub const fn ending(self) -> &'static str {
        match self {
            Format::Phh => "phhs",
            Format::PokerStars => "txt",
            Format::Ohh => "ohh",
        }
    }

    /// The format with this name; `None` if there is none.
    pub fn with_name(name: &str) -> Option<Format> {
        Format::ALL.into_iter().find(|format| format.name() == name)
    }
}

/// Why a hand was not written.
#[derive(Debug, thiserror::Error)]
pub enum HistoryError {
    /// The record cannot be replayed.
    #[error("the record is not a hand: {0}")]
    Record(#[from] BadReplay),
    /// The file could not be written.
    #[error("the hand could not be written: {0}")]
    Write(#[from] io::Error),
}

/// Writes hands into a file, one after another.
#[derive(Debug)]
pub struct HistoryWriter<W> {
    out: Out<W>,
}

#[derive(Debug)]
enum Out<W> {
    Phh(PhhWriter<W>),
    PokerStars(W),
    Ohh(W),
}

impl<W: Write> HistoryWriter<W> {
    /// Creates a writer that writes hands to `out` in `format`.
    pub fn new(out: W, format: Format) -> HistoryWriter<W> {
        let out = match format {
            Format::Phh => Out::Phh(PhhWriter::new(out)),
            Format::PokerStars => Out::PokerStars(out),
            Format::Ohh => Out::Ohh(out),
        };
        HistoryWriter { out }
    }

    /// Adds a hand with the cards that `view` may see.
    ///
    /// # Errors
    /// If the record cannot be replayed or writing fails.
    pub fn write(&mut self, hand: &PlayedHand, view: View) -> Result<(), HistoryError> {
        match &mut self.out {
            Out::Phh(writer) => writer.write(&Phh::of(hand, view)?)?,
            Out::PokerStars(out) => out.write_all(pokerstars(hand, view)?.as_bytes())?,
            Out::Ohh(out) => writeln!(out, "{}", ohh(hand, view)?)?,
        }
        Ok(())
    }

    /// Flushes the buffer and returns the file.
    ///
    /// # Errors
    /// If writing fails.
    pub fn finish(self) -> io::Result<W> {
        match self.out {
            Out::Phh(writer) => writer.finish(),
            Out::PokerStars(mut out) | Out::Ohh(mut out) => {
                out.flush()?;
                Ok(out)
            }
        }
    }
}
