//! The parts of a hand in bits: amounts, cards, values of other fields.

use poker_rules::{Rank, Suit};

use super::bits::{BitReader, BitWriter};
use crate::{Decimal, PhhCard, Value};

/// The names of fields that have a number. A number never changes its meaning; new names are added at the end.
const NAMES: [&str; 40] = [
    "time",
    "time_zone",
    "day",
    "month",
    "year",
    "hand",
    "event",
    "_tournament",
    "level",
    "_buy_in",
    "_bounty",
    "_fee",
    "_entry_currency",
    "seat_count",
    "table",
    "currency",
    "_unit",
    "_variant",
    "_hole_used",
    "_counts_call",
    "_small_blind",
    "_rake",
    "_flop_rake",
    "_turn_rake",
    "_river_rake",
    "_rulebook",
    "_choices",
    "_uncallable_raise",
    "_ante",
    "_kept_by",
    "_decision_ms",
    "_left_early",
    "_root",
    "_openings",
    "author",
    "venue",
    "city",
    "region",
    "country",
    "winnings",
];
/// The number of any other name, which follows as a text.
const OTHER_NAME: u64 = 63;
/// The most values in a list or table, and how deep they may be nested.
const MOST_VALUES: u64 = 1 << 14;
const DEEPEST: u32 = 32;

/// Kinds of values.
const COUNT: u64 = 0;
const PLAIN: u64 = 1;
const TEXT: u64 = 2;
const NO: u64 = 3;
const YES: u64 = 4;
const LIST: u64 = 5;
const TABLE: u64 = 6;
const TIME: u64 = 7;

/// Writes a name of a field.
pub(super) fn write_name(bits: &mut BitWriter, name: &str) {
    match NAMES.iter().zip(0..).find(|(known, _)| **known == name) {
        Some((_, place)) => bits.bits(place, 6),
        None => {
            bits.bits(OTHER_NAME, 6);
            bits.text(name);
        }
    }
}

pub(super) fn read_name(bits: &mut BitReader<'_>) -> Option<String> {
    match bits.bits(6)? {
        OTHER_NAME => bits.text(),
        place => NAMES.get(usize::try_from(place).ok()?).map(|name| (*name).to_owned()),
    }
}

pub(super) fn write_value(bits: &mut BitWriter, value: &Value) {
    match value {
        Value::Plain(plain) => match (count(plain), time(plain)) {
            (Some(number), _) => {
                bits.bits(COUNT, 3);
                bits.number(number);
            }
            (None, Some(seconds)) => {
                bits.bits(TIME, 3);
                bits.bits(seconds, 17);
            }
            (None, None) => {
                bits.bits(PLAIN, 3);
                bits.text(plain);
            }
        },
        Value::Text(text) => {
            bits.bits(TEXT, 3);
            bits.text(text);
        }
        Value::Truth(truth) => bits.bits(if *truth { YES } else { NO }, 3),
        Value::List(values) => {
            bits.bits(LIST, 3);
            write_count(bits, values.len());
            values.iter().for_each(|value| write_value(bits, value));
        }
        Value::Table(fields) => {
            bits.bits(TABLE, 3);
            write_count(bits, fields.len());
            for (name, value) in fields {
                write_name(bits, name);
                write_value(bits, value);
            }
        }
    }
}

pub(super) fn read_value(bits: &mut BitReader<'_>) -> Option<Value> {
    nested(bits, DEEPEST)
}

fn nested(bits: &mut BitReader<'_>, deep: u32) -> Option<Value> {
    Some(match bits.bits(3)? {
        COUNT => Value::Plain(bits.number()?.to_string()),
        PLAIN => Value::Plain(bits.text()?),
        TEXT => Value::Text(bits.text()?),
        NO => Value::Truth(false),
        YES => Value::Truth(true),
        LIST => {
            let deep = deep.checked_sub(1)?;
            let count = bits.count(MOST_VALUES)?;
            Value::List((0..count).map(|_| nested(bits, deep)).collect::<Option<_>>()?)
        }
        TABLE => {
            let deep = deep.checked_sub(1)?;
            let count = bits.count(MOST_VALUES)?;
            Value::Table((0..count).map(|_| Some((read_name(bits)?, nested(bits, deep)?))).collect::<Option<_>>()?)
        }
        TIME => {
            let seconds = bits.bits(17)?;
            Value::Plain(clock(seconds))
        }
        _ => return None,
    })
}

pub(super) fn write_count(bits: &mut BitWriter, count: usize) {
    bits.number(u64::try_from(count).unwrap_or(u64::MAX));
}

/// The number that is written as `plain`; `None` if it is written otherwise.
fn count(plain: &str) -> Option<u64> {
    plain.parse::<u64>().ok().filter(|number| number.to_string() == plain)
}

/// The seconds of a time of day such as `12:30:05`; `None` if it is no such time.
fn time(plain: &str) -> Option<u64> {
    let parts: Vec<u64> = plain.split(':').map(|part| part.parse().ok()).collect::<Option<_>>()?;
    let &[hour, minute, second] = &parts[..] else { return None };
    let seconds = hour.checked_mul(3_600)?.checked_add(minute.checked_mul(60)?)?.checked_add(second)?;
    (seconds < 1 << 17 && clock(seconds) == plain).then_some(seconds)
}

fn clock(seconds: u64) -> String {
    format!("{:02}:{:02}:{:02}", seconds / 3_600, seconds / 60 % 60, seconds % 60)
}

/// Writes an amount: 0, a whole number, a whole number below 0, or any other as a text.
pub(super) fn write_amount(bits: &mut BitWriter, amount: Decimal) {
    let text = amount.to_string();
    match (count(&text), count(text.strip_prefix('-').unwrap_or(&text))) {
        (Some(0), _) => bits.bits(0, 2),
        (Some(whole), _) => {
            bits.bits(1, 2);
            bits.number(whole);
        }
        (None, Some(whole)) => {
            bits.bits(2, 2);
            bits.number(whole);
        }
        (None, None) => {
            bits.bits(3, 2);
            bits.text(&text);
        }
    }
}

pub(super) fn read_amount(bits: &mut BitReader<'_>) -> Option<Decimal> {
    let text = match bits.bits(2)? {
        0 => return Some(Decimal::ZERO),
        1 => bits.number()?.to_string(),
        2 => format!("-{}", bits.number()?),
        _ => bits.text()?,
    };
    Decimal::parse(&text).ok()
}

/// Writes several amounts, once if all are the same.
pub(super) fn write_amounts(bits: &mut BitWriter, amounts: &[Decimal]) {
    let first = amounts.first().copied().unwrap_or_default();
    let same = amounts.iter().all(|amount| *amount == first);
    bits.flag(same);
    let amounts = if same { std::slice::from_ref(&first) } else { amounts };
    amounts.iter().for_each(|amount| write_amount(bits, *amount));
}

pub(super) fn read_amounts(bits: &mut BitReader<'_>, count: usize) -> Option<Vec<Decimal>> {
    if bits.flag()? { Some(vec![read_amount(bits)?; count]) } else { (0..count).map(|_| read_amount(bits)).collect() }
}

/// The number of an unknown rank, and of an unknown suit.
const NO_RANK: u64 = 13;
const NO_SUIT: u64 = 4;

/// Writes cards: the cards that are known have six bits, one with an unknown rank or suit has twelve.
pub(super) fn write_cards(bits: &mut BitWriter, cards: &[PhhCard]) {
    let unknown = PhhCard { rank: None, suit: None };
    let hidden = !cards.is_empty() && cards.iter().all(|card| *card == unknown);
    write_count(bits, cards.len());
    bits.flag(hidden);
    for card in cards.iter().filter(|_| !hidden) {
        let place = |letters: &str, letter: Option<String>, none| match letter {
            Some(letter) => letters.chars().zip(0..).find(|(known, _)| letter.starts_with(*known)).map_or(none, |(_, place)| place),
            None => none,
        };
        let rank = place(RANKS, card.rank.map(|rank| rank.to_string()), NO_RANK);
        let suit = place(SUITS, card.suit.map(|suit| suit.to_string()), NO_SUIT);
        if rank < NO_RANK && suit < NO_SUIT {
            bits.bits(rank * NO_SUIT + suit, 6);
        } else {
            bits.bits(63, 6);
            bits.bits(rank, 4);
            bits.bits(suit, 3);
        }
    }
}

const RANKS: &str = "23456789TJQKA";
const SUITS: &str = "cdhs";
/// The most cards in one place.
const MOST_CARDS: u64 = 52;

pub(super) fn read_cards(bits: &mut BitReader<'_>) -> Option<Vec<PhhCard>> {
    let count = bits.count(MOST_CARDS)?;
    if bits.flag()? {
        return Some(vec![PhhCard { rank: None, suit: None }; count]);
    }
    (0..count).map(|_| read_card(bits)).collect()
}

fn read_card(bits: &mut BitReader<'_>) -> Option<PhhCard> {
    let (rank, suit) = match bits.bits(6)? {
        63 => (bits.bits(4)?, bits.bits(3)?),
        card => (card / NO_SUIT, card % NO_SUIT),
    };
    let letter = |letters: &str, place: u64| letters.chars().nth(usize::try_from(place).ok()?);
    let rank = if rank == NO_RANK { None } else { Some(letter(RANKS, rank).and_then(Rank::from_letter)?) };
    let suit = if suit == NO_SUIT { None } else { Some(letter(SUITS, suit).and_then(Suit::from_letter)?) };
    Some(PhhCard { rank, suit })
}
