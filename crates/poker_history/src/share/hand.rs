//! A hand in bits: what begins it, what was done, and its other fields.

use super::bits::{BitReader, BitWriter};
use super::fields::{
    read_amount, read_amounts, read_cards, read_name, read_value, write_amount, write_amounts, write_cards, write_count, write_name,
    write_value,
};
use crate::{Bets, Decimal, Opening, Phh, PhhAction, PhhEntry, PhhReader, PhhVariant, Replayed, Seen};

/// The most players, entries of `actions`, and other fields.
const MOST_PLAYERS: u64 = 64;
const MOST_ENTRIES: u64 = 1 << 12;
const MOST_FIELDS: u64 = 1 << 10;

/// Kinds of entries.
const COMMENTARY: u64 = 0;
const HOLE: u64 = 1;
const BOARD: u64 = 2;
const FOLD: u64 = 3;
const CHECK_OR_CALL: u64 = 4;
const RAISE: u64 = 5;
const SHOW: u64 = 6;
const OTHER: u64 = 7;

/// The stacks after the hand: none, those that the rules give, or stated ones.
const NO_STACKS: u64 = 0;
const STACKS_BY_RULES: u64 = 1;
const STATED_STACKS: u64 = 2;

pub(super) fn write(bits: &mut BitWriter, phh: &Phh) {
    let players = phh.starting_stacks.len();
    write_count(bits, players);
    let variant = PhhVariant::CODES.iter().zip(0..).find(|((variant, _), _)| *variant == phh.variant);
    bits.bits(variant.map_or(0, |(_, place)| place), 4);
    bits.bits(phh.ante_trimming_status.map_or(0, |trimmed| 1 + u64::from(trimmed)), 2);
    write_amounts(bits, &phh.antes);
    match &phh.opening {
        Opening::Blinds(blinds) => {
            bits.flag(false);
            write_amounts(bits, blinds);
        }
        Opening::BringIn(amount) => {
            bits.flag(true);
            write_amount(bits, *amount);
        }
    }
    match phh.bets {
        Bets::AtLeast(least) => {
            bits.flag(false);
            write_amount(bits, least);
        }
        Bets::Fixed { small, big } => {
            bits.flag(true);
            write_amount(bits, small);
            write_amount(bits, big);
        }
    }
    for stack in &phh.starting_stacks {
        bits.flag(stack.is_some());
        stack.iter().for_each(|stack| write_amount(bits, *stack));
    }
    write_names(bits, phh);
    write_count(bits, phh.actions.len());
    phh.actions.iter().for_each(|entry| write_entry(bits, entry));
    write_count(bits, phh.others.len());
    for (name, value) in &phh.others {
        write_name(bits, name);
        write_value(bits, value);
    }
    match &phh.finishing_stacks {
        None => bits.bits(NO_STACKS, 2),
        Some(stacks) if by_rules(phh).as_ref() == Some(stacks) => bits.bits(STACKS_BY_RULES, 2),
        Some(stacks) => {
            bits.bits(STATED_STACKS, 2);
            write_count(bits, stacks.len());
            stacks.iter().for_each(|stack| write_amount(bits, *stack));
        }
    }
}

/// The stacks after the hand by the rules.
fn by_rules(phh: &Phh) -> Option<Vec<Decimal>> {
    let unstated = Phh { finishing_stacks: None, ..phh.clone() };
    Replayed::play(&unstated).ok().map(|replayed| replayed.stacks)
}

fn write_names(bits: &mut BitWriter, phh: &Phh) {
    bits.flag(phh.players.is_some());
    if let Some(names) = &phh.players {
        write_count(bits, names.len());
        names.iter().for_each(|name| bits.text(name));
    }
    bits.flag(phh.seats.is_some());
    if let Some(seats) = &phh.seats {
        write_count(bits, seats.len());
        seats.iter().for_each(|seat| bits.number((*seat).into()));
    }
}

fn write_entry(bits: &mut BitWriter, entry: &PhhEntry) {
    let commentary = entry.commentary.as_deref();
    let Some(action) = entry.action.as_ref() else {
        bits.bits(COMMENTARY, 3);
        bits.text(commentary.unwrap_or_default());
        return;
    };
    let player = |bits: &mut BitWriter, kind: u64, player: u8| {
        bits.bits(kind, 3);
        bits.number(player.into());
    };
    match action {
        _ if commentary.is_some() => {
            bits.bits(OTHER, 3);
            bits.text(&entry.to_string());
        }
        PhhAction::DealHole { player: to, cards } => {
            player(bits, HOLE, *to);
            write_cards(bits, cards);
        }
        PhhAction::DealBoard { cards } => {
            bits.bits(BOARD, 3);
            write_cards(bits, cards);
        }
        PhhAction::Fold { player: who } => player(bits, FOLD, *who),
        PhhAction::CheckOrCall { player: who } => player(bits, CHECK_OR_CALL, *who),
        PhhAction::RaiseTo { player: who, to } => {
            player(bits, RAISE, *who);
            write_amount(bits, *to);
        }
        PhhAction::ShowOrMuck { player: who, seen } => {
            player(bits, SHOW, *who);
            bits.flag(*seen == Seen::Dealt);
            match seen {
                Seen::Dealt => {}
                Seen::Nothing => write_cards(bits, &[]),
                Seen::Cards(cards) => write_cards(bits, cards),
            }
        }
        PhhAction::BringIn { .. } | PhhAction::Discard { .. } => {
            bits.bits(OTHER, 3);
            bits.text(&entry.to_string());
        }
    }
}

pub(super) fn read(bits: &mut BitReader<'_>) -> Option<Phh> {
    let players = bits.count(MOST_PLAYERS)?;
    let (variant, _) = *PhhVariant::CODES.get(usize::try_from(bits.bits(4)?).ok()?)?;
    let ante_trimming_status = match bits.bits(2)? {
        0 => None,
        1 => Some(false),
        2 => Some(true),
        _ => return None,
    };
    let antes = read_amounts(bits, players)?;
    let opening = if bits.flag()? { Opening::BringIn(read_amount(bits)?) } else { Opening::Blinds(read_amounts(bits, players)?) };
    let bets =
        if bits.flag()? { Bets::Fixed { small: read_amount(bits)?, big: read_amount(bits)? } } else { Bets::AtLeast(read_amount(bits)?) };
    let stack = |bits: &mut BitReader<'_>| Some(if bits.flag()? { Some(read_amount(bits)?) } else { None });
    let starting_stacks = (0..players).map(|_| stack(bits)).collect::<Option<_>>()?;
    let names = read_list(bits, |bits| bits.text())?;
    let seats = read_list(bits, |bits| u8::try_from(bits.number()?).ok().filter(|seat| *seat > 0))?;
    let count = bits.count(MOST_ENTRIES)?;
    let actions = (0..count).map(|_| read_entry(bits, players)).collect::<Option<_>>()?;
    let count = bits.count(MOST_FIELDS)?;
    let others = (0..count).map(|_| Some((read_name(bits)?, read_value(bits)?))).collect::<Option<_>>()?;
    let mut phh = Phh {
        variant,
        ante_trimming_status,
        antes,
        opening,
        bets,
        starting_stacks,
        actions,
        players: names,
        seats,
        finishing_stacks: None,
        others,
    };
    is_phh(&phh).then_some(())?;
    phh.finishing_stacks = match bits.bits(2)? {
        NO_STACKS => None,
        STACKS_BY_RULES => Some(by_rules(&phh)?),
        STATED_STACKS => {
            let count = bits.count(MOST_PLAYERS)?;
            Some((0..count).map(|_| read_amount(bits)).collect::<Option<_>>()?)
        }
        _ => return None,
    };
    (bits.is_over() && is_phh(&phh)).then_some(phh)
}

/// Whether a hand is the same after it was written and read as PHH: what PHH refuses is refused here too.
fn is_phh(phh: &Phh) -> bool {
    let text = phh.to_string();
    let mut hands = PhhReader::new(text.as_bytes());
    hands.next().is_some_and(|read| read.is_ok_and(|read| read.phh == *phh)) && hands.next().is_none()
}

/// A list for each player, where there is one.
fn read_list<T>(bits: &mut BitReader<'_>, read: impl Fn(&mut BitReader<'_>) -> Option<T>) -> Option<Option<Vec<T>>> {
    if !bits.flag()? {
        return Some(None);
    }
    let count = bits.count(MOST_PLAYERS)?;
    (0..count).map(|_| read(bits)).collect::<Option<_>>().map(Some)
}

fn read_entry(bits: &mut BitReader<'_>, players: usize) -> Option<PhhEntry> {
    let player = |bits: &mut BitReader<'_>| {
        let player = u8::try_from(bits.number()?).ok()?;
        (1..=players).contains(&usize::from(player)).then_some(player)
    };
    Some(PhhEntry::new(match bits.bits(3)? {
        COMMENTARY => return Some(PhhEntry { action: None, commentary: Some(bits.text()?) }),
        HOLE => PhhAction::DealHole { player: player(bits)?, cards: read_cards(bits)? },
        BOARD => PhhAction::DealBoard { cards: read_cards(bits)? },
        FOLD => PhhAction::Fold { player: player(bits)? },
        CHECK_OR_CALL => PhhAction::CheckOrCall { player: player(bits)? },
        RAISE => PhhAction::RaiseTo { player: player(bits)?, to: read_amount(bits)? },
        SHOW => {
            let player = player(bits)?;
            if bits.flag()? {
                return Some(PhhEntry::new(PhhAction::ShowOrMuck { player, seen: Seen::Dealt }));
            }
            let cards = read_cards(bits)?;
            PhhAction::ShowOrMuck { player, seen: if cards.is_empty() { Seen::Nothing } else { Seen::Cards(cards) } }
        }
        _ => return PhhEntry::parse(&bits.text()?),
    }))
}
