//! The lines of this hand and the last one.

use poker_protocol::{HandId, SeenEvent, SeenLow, StackChange};
use poker_rules::{Act, Card, Chips, HandName, PostKind, PotHalf, Seat, Street};

/// Whom a line is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Who {
    /// Where.
    pub seat: Seat,
    /// The name when the line was written: the seat may have another player by now. None where the player had left before it was read.
    pub name: Option<String>,
}

/// One line of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogLine {
    /// None where it is about the table.
    pub who: Option<Who>,
    /// What happened.
    pub what: LogWhat,
}

/// What a line says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LogWhat {
    /// A blind or ante.
    Posted {
        /// Which.
        post: PostKind,
        /// How much.
        amount: Chips,
        /// It took the whole stack.
        all_in: bool,
    },
    /// A card drawn for the first button.
    Drew {
        /// Which.
        card: Card,
        /// It is the highest.
        button: bool,
    },
    /// The viewer's own cards.
    Dealt(Vec<Card>),
    /// Community cards of a street.
    Street {
        /// Which.
        street: Street,
        /// Its new cards.
        cards: Vec<Card>,
    },
    /// An action.
    Acted {
        /// Which.
        act: Act,
        /// Chips it cost.
        paid: Chips,
        /// With the last chip.
        all_in: bool,
    },
    /// An uncalled bet came back.
    Returned(Chips),
    /// A hand laid open.
    Shown {
        /// Its hole cards.
        cards: Vec<Card>,
        /// Its name, once the board is complete.
        name: Option<HandName>,
        /// The low it makes too.
        low: Option<SeenLow>,
    },
    /// A hand given up unseen.
    Mucked,
    /// Part of a pot won.
    Won {
        /// 0 is the main pot.
        pot: u8,
        /// Which half, where high and low share the pot.
        half: Option<PotHalf>,
        /// It is the only pot.
        only_pot: bool,
        /// How much.
        amount: Chips,
    },
    /// A stack changed between hands.
    Stack {
        /// Why.
        why: StackChange,
        /// The stack now.
        stack: Chips,
    },
    /// The hand could not finish.
    Void,
}

/// The lines of one hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HandLines {
    /// Which hand.
    pub hand: HandId,
    /// Who was dealt in.
    pub players: Vec<Who>,
    /// In the order told.
    pub lines: Vec<LogLine>,
}

/// This hand and the last.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TableLog {
    /// The hand in progress, or the one just over.
    pub current: Option<HandLines>,
    /// The one before.
    pub last: Option<HandLines>,
    /// What the next hand begins with.
    coming: Vec<LogLine>,
}

impl TableLog {
    /// Names of players who left before a snapshot was made, from the lines that were there before.
    pub(crate) fn remember_names(&mut self, before: &Self) {
        let Some(hand) = &mut self.current else { return };
        let known = before
            .current
            .iter()
            .filter(|old| old.hand == hand.hand)
            .flat_map(|old| old.players.iter().chain(old.lines.iter().filter_map(|line| line.who.as_ref())));
        let known: Vec<_> = known.collect();
        let lines = hand.lines.iter_mut().filter_map(|line| line.who.as_mut());
        for who in hand.players.iter_mut().chain(lines).filter(|who| who.name.is_none()) {
            who.name = known.iter().find(|old| old.seat == who.seat).and_then(|old| old.name.clone());
        }
    }

    pub(crate) fn begin(&mut self, hand: HandId, players: Vec<Who>) {
        self.last = self.current.replace(HandLines { hand, players, lines: std::mem::take(&mut self.coming) });
    }

    /// A line about what comes before a hand stands with that hand.
    pub(crate) fn add_before_hand(&mut self, line: LogLine) {
        self.coming.push(line);
    }

    pub(crate) fn add(&mut self, line: LogLine) {
        if let Some(hand) = &mut self.current {
            hand.lines.push(line);
        }
    }

    /// A step of a hand as a line. Both own cards make one line.
    pub(crate) fn record(&mut self, event: &SeenEvent, only_pot: bool, name: impl Fn(Seat) -> Option<String>) {
        let who = |seat: Seat| Some(Who { seat, name: name(seat) });
        let (who, what) = match event {
            SeenEvent::Started { hand, players, .. } => {
                return self.begin(*hand, players.iter().filter_map(|player| who(player.seat)).collect());
            }
            SeenEvent::Posted { seat, post, amount, all_in } => {
                (who(*seat), LogWhat::Posted { post: *post, amount: *amount, all_in: *all_in })
            }
            SeenEvent::Dealt { seat, card: Some(card), .. } => return self.deal(who(*seat), *card),
            SeenEvent::Dealt { card: None, .. } => return,
            SeenEvent::StreetDealt { street, cards, .. } => (None, LogWhat::Street { street: *street, cards: cards.clone() }),
            SeenEvent::Acted { seat, act, paid, all_in } => (who(*seat), LogWhat::Acted { act: *act, paid: *paid, all_in: *all_in }),
            SeenEvent::Returned { seat, amount } => (who(*seat), LogWhat::Returned(*amount)),
            SeenEvent::Shown { seat, cards, name, low, .. } => {
                (who(*seat), LogWhat::Shown { cards: cards.clone(), name: *name, low: *low })
            }
            SeenEvent::Mucked { seat } => (who(*seat), LogWhat::Mucked),
            SeenEvent::PartShown { seat, cards, .. } => {
                (who(*seat), LogWhat::Shown { cards: cards.iter().flatten().copied().collect(), name: None, low: None })
            }
            SeenEvent::Won { pot, half, seat, amount } => (who(*seat), LogWhat::Won { pot: *pot, half: *half, only_pot, amount: *amount }),
            SeenEvent::Gathered { .. } | SeenEvent::Raked { .. } | SeenEvent::Ended { .. } => return,
        };
        self.add(LogLine { who, what });
    }

    fn deal(&mut self, who: Option<Who>, card: Card) {
        let Some(hand) = &mut self.current else { return };
        let own = hand.lines.iter_mut().find_map(|line| match &mut line.what {
            LogWhat::Dealt(cards) => Some(cards),
            LogWhat::Posted { .. }
            | LogWhat::Drew { .. }
            | LogWhat::Street { .. }
            | LogWhat::Acted { .. }
            | LogWhat::Returned(_)
            | LogWhat::Shown { .. }
            | LogWhat::Mucked
            | LogWhat::Won { .. }
            | LogWhat::Stack { .. }
            | LogWhat::Void => None,
        });
        match own {
            Some(cards) => cards.push(card),
            None => hand.lines.push(LogLine { who, what: LogWhat::Dealt(vec![card]) }),
        }
    }
}
