//! One entry of `actions`: a deal, an action or a shown hand, with an optional commentary.

use std::fmt;

use super::PhhCard;
use crate::Decimal;

/// One entry of `actions`: an action, a commentary, or both.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PhhEntry {
    /// The action, if any.
    pub action: Option<PhhAction>,
    /// The text after `#`, if any.
    pub commentary: Option<String>,
}

/// An action in the notation of PHH. Players are numbered from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PhhAction {
    /// `d dh p1 AcKd`: hole cards are dealt.
    DealHole { player: u8, cards: Vec<PhhCard> },
    /// `d db Jc3d5c`: community cards are dealt.
    DealBoard { cards: Vec<PhhCard> },
    /// `p1 sd AcKd`: the player discards cards to draw others; empty if the player stands pat.
    Discard { player: u8, cards: Vec<PhhCard> },
    /// `p1 pb`: the player posts the bring-in of stud.
    BringIn { player: u8 },
    /// `p1 f`: the player folds.
    Fold { player: u8 },
    /// `p1 cc`: the player checks or calls.
    CheckOrCall { player: u8 },
    /// `p1 cbr 50`: the player completes, bets or raises to an amount.
    RaiseTo { player: u8, to: Decimal },
    /// `p1 sm`: the player shows or mucks the hand at the showdown.
    ShowOrMuck { player: u8, seen: Seen },
}

/// The part of a hand that is shown at the showdown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Seen {
    /// No card: the hand is mucked.
    Nothing,
    /// `-`: the cards that were dealt.
    Dealt,
    /// These cards.
    Cards(Vec<PhhCard>),
}

impl PhhEntry {
    /// An entry with an action and no commentary.
    pub const fn new(action: PhhAction) -> PhhEntry {
        PhhEntry { action: Some(action), commentary: None }
    }

    /// Reads an entry; `None` if it is malformed.
    pub fn parse(text: &str) -> Option<PhhEntry> {
        let (action, commentary) = match text.split_once('#') {
            Some((action, commentary)) => (action, Some(commentary.strip_prefix(' ').unwrap_or(commentary).to_owned())),
            None => (text, None),
        };
        let words: Vec<&str> = action.split_whitespace().collect();
        let action = if words.is_empty() { None } else { Some(PhhAction::parse(&words)?) };
        (action.is_some() || commentary.is_some()).then_some(PhhEntry { action, commentary })
    }
}

impl PhhAction {
    fn parse(words: &[&str]) -> Option<PhhAction> {
        let cards = PhhCard::list;
        Some(match *words {
            ["d", "db", board] => PhhAction::DealBoard { cards: cards(board)? },
            ["d", "dh", who, hole] => PhhAction::DealHole { player: player(who)?, cards: cards(hole)? },
            [who, "sd"] => PhhAction::Discard { player: player(who)?, cards: Vec::new() },
            [who, "sd", away] => PhhAction::Discard { player: player(who)?, cards: cards(away)? },
            [who, "pb"] => PhhAction::BringIn { player: player(who)? },
            [who, "f"] => PhhAction::Fold { player: player(who)? },
            [who, "cc"] => PhhAction::CheckOrCall { player: player(who)? },
            [who, "cbr", to] => PhhAction::RaiseTo { player: player(who)?, to: Decimal::parse(to).ok()? },
            [who, "sm"] => PhhAction::ShowOrMuck { player: player(who)?, seen: Seen::Nothing },
            [who, "sm", "-"] => PhhAction::ShowOrMuck { player: player(who)?, seen: Seen::Dealt },
            [who, "sm", hole] => PhhAction::ShowOrMuck { player: player(who)?, seen: Seen::Cards(cards(hole)?) },
            _ => return None,
        })
    }

    /// The player who acts or is dealt to; `None` for cards dealt to the board.
    pub fn player(&self) -> Option<u8> {
        match self {
            PhhAction::DealBoard { .. } => None,
            PhhAction::DealHole { player, .. }
            | PhhAction::Discard { player, .. }
            | PhhAction::BringIn { player }
            | PhhAction::Fold { player }
            | PhhAction::CheckOrCall { player }
            | PhhAction::RaiseTo { player, .. }
            | PhhAction::ShowOrMuck { player, .. } => Some(*player),
        }
    }
}

fn player(word: &str) -> Option<u8> {
    let number = word.strip_prefix('p').filter(|number| number.starts_with(|first: char| first.is_ascii_digit()))?;
    number.parse().ok().filter(|number| *number > 0)
}

/// Writes cards without separators.
struct Cards<'a>(&'a [PhhCard]);

impl fmt::Display for Cards<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|card| card.fmt(f))
    }
}

impl fmt::Display for PhhAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PhhAction::DealHole { player, cards } => write!(f, "d dh p{player} {}", Cards(cards)),
            PhhAction::DealBoard { cards } => write!(f, "d db {}", Cards(cards)),
            PhhAction::Discard { player, cards } if cards.is_empty() => write!(f, "p{player} sd"),
            PhhAction::Discard { player, cards } => write!(f, "p{player} sd {}", Cards(cards)),
            PhhAction::BringIn { player } => write!(f, "p{player} pb"),
            PhhAction::Fold { player } => write!(f, "p{player} f"),
            PhhAction::CheckOrCall { player } => write!(f, "p{player} cc"),
            PhhAction::RaiseTo { player, to } => write!(f, "p{player} cbr {to}"),
            PhhAction::ShowOrMuck { player, seen: Seen::Nothing } => write!(f, "p{player} sm"),
            PhhAction::ShowOrMuck { player, seen: Seen::Dealt } => write!(f, "p{player} sm -"),
            PhhAction::ShowOrMuck { player, seen: Seen::Cards(cards) } => write!(f, "p{player} sm {}", Cards(cards)),
        }
    }
}

impl fmt::Display for PhhEntry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (&self.action, &self.commentary) {
            (Some(action), None) => write!(f, "{action}"),
            (Some(action), Some(words)) => write!(f, "{action} # {words}"),
            (None, words) => write!(f, "# {}", words.as_deref().unwrap_or_default()),
        }
    }
}
