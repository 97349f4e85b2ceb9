//! One entry of `actions`: what was dealt, done and shown, and what was said about it.

use std::fmt;

use super::PhhCard;
use crate::Amount;

/// One entry: a deed, a commentary, or both.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// What happened.
    pub deed: Option<Deed>,
    /// What stands behind `#`.
    pub commentary: Option<String>,
}

/// What happened. Players are counted from 1, as they are written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Deed {
    /// `d dh p1 AcKd`: own cards.
    DealHole { player: u8, cards: Vec<PhhCard> },
    /// `d db Jc3d5c`: community cards.
    DealBoard { cards: Vec<PhhCard> },
    /// `p1 sd AcKd`: cards put back for others; none where the player stands pat.
    Discard { player: u8, cards: Vec<PhhCard> },
    /// `p1 pb`: the bring-in of stud.
    BringIn { player: u8 },
    /// `p1 f`.
    Fold { player: u8 },
    /// `p1 cc`: check or call.
    CheckOrCall { player: u8 },
    /// `p1 cbr 50`: completes, bets or raises to an amount.
    RaiseTo { player: u8, to: Amount },
    /// `p1 sm`: what is seen of a hand at the showdown.
    ShowOrMuck { player: u8, seen: Seen },
}

/// What is seen of a hand at the showdown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Seen {
    /// Nothing: it is given up.
    Nothing,
    /// `-`: the cards that were dealt.
    Dealt,
    Cards(Vec<PhhCard>),
}

impl Step {
    /// A deed without a commentary.
    pub const fn new(deed: Deed) -> Step {
        Step { deed: Some(deed), commentary: None }
    }

    /// Reads an entry; `None` where it is not in the notation.
    pub fn parse(text: &str) -> Option<Step> {
        let (deed, commentary) = match text.split_once('#') {
            Some((deed, commentary)) => (deed, Some(commentary.strip_prefix(' ').unwrap_or(commentary).to_owned())),
            None => (text, None),
        };
        let words: Vec<&str> = deed.split_whitespace().collect();
        let deed = if words.is_empty() { None } else { Some(Deed::parse(&words)?) };
        (deed.is_some() || commentary.is_some()).then_some(Step { deed, commentary })
    }
}

impl Deed {
    fn parse(words: &[&str]) -> Option<Deed> {
        let cards = PhhCard::list;
        Some(match *words {
            ["d", "db", board] => Deed::DealBoard { cards: cards(board)? },
            ["d", "dh", who, hole] => Deed::DealHole { player: player(who)?, cards: cards(hole)? },
            [who, "sd"] => Deed::Discard { player: player(who)?, cards: Vec::new() },
            [who, "sd", away] => Deed::Discard { player: player(who)?, cards: cards(away)? },
            [who, "pb"] => Deed::BringIn { player: player(who)? },
            [who, "f"] => Deed::Fold { player: player(who)? },
            [who, "cc"] => Deed::CheckOrCall { player: player(who)? },
            [who, "cbr", to] => Deed::RaiseTo { player: player(who)?, to: Amount::parse(to).ok()? },
            [who, "sm"] => Deed::ShowOrMuck { player: player(who)?, seen: Seen::Nothing },
            [who, "sm", "-"] => Deed::ShowOrMuck { player: player(who)?, seen: Seen::Dealt },
            [who, "sm", hole] => Deed::ShowOrMuck { player: player(who)?, seen: Seen::Cards(cards(hole)?) },
            _ => return None,
        })
    }

    /// Whose deed it is; `None` where the dealer deals to the board.
    pub fn player(&self) -> Option<u8> {
        match self {
            Deed::DealBoard { .. } => None,
            Deed::DealHole { player, .. }
            | Deed::Discard { player, .. }
            | Deed::BringIn { player }
            | Deed::Fold { player }
            | Deed::CheckOrCall { player }
            | Deed::RaiseTo { player, .. }
            | Deed::ShowOrMuck { player, .. } => Some(*player),
        }
    }
}

fn player(word: &str) -> Option<u8> {
    let number = word.strip_prefix('p').filter(|number| number.starts_with(|first: char| first.is_ascii_digit()))?;
    number.parse().ok().filter(|number| *number > 0)
}

/// Cards without anything between them.
struct Cards<'a>(&'a [PhhCard]);

impl fmt::Display for Cards<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|card| card.fmt(f))
    }
}

impl fmt::Display for Deed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Deed::DealHole { player, cards } => write!(f, "d dh p{player} {}", Cards(cards)),
            Deed::DealBoard { cards } => write!(f, "d db {}", Cards(cards)),
            Deed::Discard { player, cards } if cards.is_empty() => write!(f, "p{player} sd"),
            Deed::Discard { player, cards } => write!(f, "p{player} sd {}", Cards(cards)),
            Deed::BringIn { player } => write!(f, "p{player} pb"),
            Deed::Fold { player } => write!(f, "p{player} f"),
            Deed::CheckOrCall { player } => write!(f, "p{player} cc"),
            Deed::RaiseTo { player, to } => write!(f, "p{player} cbr {to}"),
            Deed::ShowOrMuck { player, seen: Seen::Nothing } => write!(f, "p{player} sm"),
            Deed::ShowOrMuck { player, seen: Seen::Dealt } => write!(f, "p{player} sm -"),
            Deed::ShowOrMuck { player, seen: Seen::Cards(cards) } => write!(f, "p{player} sm {}", Cards(cards)),
        }
    }
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (&self.deed, &self.commentary) {
            (Some(deed), None) => write!(f, "{deed}"),
            (Some(deed), Some(words)) => write!(f, "{deed} # {words}"),
            (None, words) => write!(f, "# {}", words.as_deref().unwrap_or_default()),
        }
    }
}
