//! Files with one hand (`.phh`) or with many hands, each in a table (`.phhs`).

use std::collections::{BTreeSet, VecDeque};
use std::io::{self, BufRead, Read, Write};
use std::ops::Range;

use toml::de::DeTable;

use super::{Malformed, Phh, Reason, read};

/// The longest text of one hand, in bytes.
pub const MAX_HAND_BYTES: usize = 1 << 20;

/// The text that [`PhhWriter`] writes for a hand is at most this many times as long as the text that was read.
const GROWTH: usize = 8;

/// A hand of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NumberedHand {
    /// The number of the hand in a `.phhs` file; `None` in a `.phh` file.
    pub number: Option<u64>,
    /// The line on which the hand begins, from 1.
    pub line: usize,
    pub phh: Phh,
}

/// Reads the hands of a file one by one. A file of any length needs only the memory of one hand.
///
/// A line such as `[12]` at the left margin always begins a hand, so the hands after a malformed one are still read. Reading never
/// panics, and a hand that was read, written by [`PhhWriter`], reads back as an equal hand.
#[derive(Debug)]
pub struct PhhReader<R> {
    input: R,
    /// The number of lines read so far.
    lines: usize,
    /// The heading that ended the previous hand and begins the next one.
    heading: Option<Vec<u8>>,
    ready: VecDeque<Result<NumberedHand, Malformed>>,
    numbers: BTreeSet<u64>,
    found: bool,
    ended: bool,
}

/// The text of one hand.
struct Part {
    text: Vec<u8>,
    /// The number of its first line, from 1.
    line: usize,
    too_long: bool,
}

impl<R: BufRead> PhhReader<R> {
    /// Creates a reader of the hands in `input`.
    pub fn new(input: R) -> PhhReader<R> {
        PhhReader { input, lines: 0, heading: None, ready: VecDeque::new(), numbers: BTreeSet::new(), found: false, ended: false }
    }

    /// Reads the lines up to the next heading or the end of the file.
    fn part(&mut self) -> io::Result<Part> {
        // If a heading is stored, it was the last line read.
        let line = if self.heading.is_some() { self.lines } else { self.lines + 1 };
        let mut part = Part { text: self.heading.take().unwrap_or_default(), line, too_long: false };
        loop {
            let mut line = Vec::new();
            let most = u64::try_from(MAX_HAND_BYTES).unwrap_or(u64::MAX);
            if self.input.by_ref().take(most).read_until(b'\n', &mut line)? == 0 {
                self.ended = true;
                return Ok(part);
            }
            if line.ends_with(b"\n") || line.len() < MAX_HAND_BYTES {
                self.lines += 1;
            }
            if is_heading(&line) {
                self.heading = Some(line);
                return Ok(part);
            }
            part.too_long |= part.text.len() + line.len() > MAX_HAND_BYTES;
            if !part.too_long {
                part.text.append(&mut line);
            }
        }
    }

    /// Reads the hands in a text and queues them.
    fn take_in(&mut self, part: &Part) {
        let number = number_of(&part.text);
        let fail = |line, reason| Err(Malformed { line, hand: number, reason });
        if part.too_long {
            self.ready.push_back(fail(part.line, Reason::TooLong));
            return;
        }
        let text = match std::str::from_utf8(&part.text) {
            Ok(text) => text,
            Err(error) => {
                self.ready.push_back(fail(part.line_at(error.valid_up_to()), Reason::NotUtf8));
                return;
            }
        };
        match DeTable::parse(text) {
            Ok(document) => self.take_tables(part, document.get_ref()),
            Err(error) => {
                let line = part.line_at(error.span().unwrap_or_default().start);
                self.ready.push_back(fail(line, Reason::Toml(error.message().to_owned())));
            }
        }
    }

    /// Queues the hands of a TOML document: its tables if all its keys are numbers of tables, otherwise the document itself.
    fn take_tables(&mut self, part: &Part, table: &DeTable<'_>) {
        let numbered = table.iter().map(|(key, value)| Some((Some(key.get_ref().parse().ok()?), key.span(), value.get_ref().as_table()?)));
        let mut hands: Vec<(Option<u64>, Range<usize>, &DeTable<'_>)> =
            numbered.collect::<Option<_>>().unwrap_or_else(|| vec![(None, 0..0, table)]);
        hands.sort_by_key(|(_, place, _)| place.start);
        for (number, place, table) in hands {
            let line = part.line_at(place.start);
            let fail = |line, reason| Err(Malformed { line, hand: number, reason });
            let hand = match number.filter(|number| !self.numbers.insert(*number)) {
                Some(number) => fail(line, Reason::Twice(number)),
                None => match read::hand(table, place) {
                    Ok(phh) if part.can_outgrow() && phh.to_string().len() > MAX_BODY => fail(line, Reason::TooLong),
                    Ok(phh) => Ok(NumberedHand { number, line, phh }),
                    Err((place, reason)) => fail(part.line_at(place.start), reason),
                },
            };
            self.ready.push_back(hand);
        }
    }
}

impl Part {
    /// The line of the file, from 1, that has this byte of the text.
    fn line_at(&self, byte: usize) -> usize {
        self.line + self.text.iter().take(byte).filter(|byte| **byte == b'\n').count()
    }

    /// Whether the hand could be too long after [`PhhWriter`] has written it.
    fn can_outgrow(&self) -> bool {
        self.text.len() > MAX_HAND_BYTES / GROWTH
    }
}

/// The longest text of a hand that can be written, in bytes. The difference is for the heading.
const MAX_BODY: usize = MAX_HAND_BYTES - 32;

impl<R: BufRead> Iterator for PhhReader<R> {
    type Item = Result<NumberedHand, Malformed>;

    fn next(&mut self) -> Option<Self::Item> {
        loop {
            if let Some(hand) = self.ready.pop_front() {
                return Some(hand);
            }
            if self.ended && self.heading.is_none() {
                let reason = Reason::NoHand;
                return (!std::mem::replace(&mut self.found, true)).then_some(Err(Malformed { line: 1, hand: None, reason }));
            }
            match self.part() {
                Ok(part) => {
                    self.take_in(&part);
                    self.found |= !self.ready.is_empty();
                }
                Err(error) => {
                    (self.found, self.ended, self.heading) = (true, true, None);
                    return Some(Err(Malformed { line: self.lines + 1, hand: None, reason: Reason::Io(error) }));
                }
            }
        }
    }
}

/// Whether a line is a heading such as `[12]` at the left margin.
fn is_heading(line: &[u8]) -> bool {
    number_of(line).is_some()
}

/// The number in the heading with which a text begins; `None` if it begins with no heading.
fn number_of(text: &[u8]) -> Option<u64> {
    let line = text.split(|byte| *byte == b'\n').next()?;
    let (number, rest) = std::str::from_utf8(line).ok()?.strip_prefix('[')?.split_once(']')?;
    let ends = rest.trim_start().is_empty() || rest.trim_start().starts_with('#');
    (ends && number.bytes().all(|byte| byte.is_ascii_digit())).then(|| number.parse().ok()).flatten()
}

/// Writes a `.phhs` file with the tables `[1]`, `[2]` and so on.
#[derive(Debug)]
pub struct PhhWriter<W> {
    out: W,
    written: u64,
}

impl<W: Write> PhhWriter<W> {
    /// Creates a writer to `out` that numbers its hands from 1.
    pub fn new(out: W) -> PhhWriter<W> {
        PhhWriter { out, written: 0 }
    }

    /// Adds a hand.
    ///
    /// # Errors
    /// If writing fails.
    pub fn write(&mut self, hand: &Phh) -> io::Result<()> {
        if self.written > 0 {
            self.out.write_all(b"\n")?;
        }
        self.written += 1;
        write!(self.out, "[{}]\n{hand}", self.written)
    }

    /// Flushes the buffer and returns the file.
    ///
    /// # Errors
    /// If writing fails.
    pub fn finish(mut self) -> io::Result<W> {
        self.out.flush()?;
        Ok(self.out)
    }
}
