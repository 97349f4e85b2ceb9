//! The lines of this hand and the last one.

use poker_protocol::{DrawnCard, HandId, SeenLow, StackChange};
use poker_rules::{Act, Card, Chips, HandName, PostKind, PotHalf, Seat, Street};

use crate::{Cue, DeckShuffle, LastAct, TableState};

/// The player a line is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogSubject {
    pub seat: Seat,
    /// The name when the line was written; the seat may have another player now. `None` where the player had left before the client learned
    /// the name.
    pub name: Option<String>,
}

/// One line of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogLine {
    /// The player whom the line is about; `None` for a line about the table.
    pub who: Option<LogSubject>,
    /// What happened.
    pub what: LogWhat,
}

/// What a line says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LogWhat {
    /// A blind or ante.
    Posted {
        post: PostKind,
        amount: Chips,
        /// Whether the post took the whole stack.
        all_in: bool,
    },
    /// The deck was shuffled with nonces of players' clients.
    Shuffled(DeckShuffle),
    /// A card drawn for the first button.
    Drew {
        card: Card,
        /// Whether the card is the highest and wins the button.
        button: bool,
    },
    /// The viewer's own cards.
    Dealt(Vec<Card>),
    /// Community cards of a street.
    Street {
        street: Street,
        /// The new cards of the street.
        cards: Vec<Card>,
    },
    /// A player acted.
    Acted {
        act: Act,
        /// The chips that the action cost.
        paid: Chips,
        /// Whether the action took the whole stack.
        all_in: bool,
    },
    /// An uncalled bet came back.
    Returned(Chips),
    /// Rake left the pots.
    Raked(Chips),
    /// A hand was laid open.
    Shown {
        /// The hole cards of the hand.
        cards: Vec<Card>,
        /// The name of the hand; `None` while the board is not complete.
        name: Option<HandName>,
        /// The low that the hand also makes.
        low: Option<SeenLow>,
    },
    /// A player mucked the hand.
    Mucked,
    /// A winner got part of a pot.
    Won {
        /// The number of the pot; 0 is the main pot.
        pot: u8,
        /// The half of the pot; `None` where high and low do not share it.
        half: Option<PotHalf>,
        only_pot: bool,
        amount: Chips,
    },
    /// Chips came from the balance. The value is the stack afterwards.
    ToppedUp(Chips),
    /// An operator corrected the stack. The value is the stack afterwards.
    Corrected(Chips),
    /// The hand could not be finished.
    Void,
}

/// The lines of one hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HandLines {
    pub hand: HandId,
    /// The players who were dealt in.
    pub players: Vec<LogSubject>,
    /// In the order of the events.
    pub lines: Vec<LogLine>,
}

/// This hand and the last.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TableLog {
    /// The hand in progress, or the one just over.
    pub current: Option<HandLines>,
    /// The hand before `current`.
    pub last: Option<HandLines>,
    /// Lines that will begin the next hand.
    coming: Vec<LogLine>,
}

impl TableLog {
    /// Fills in the names of players who left before a snapshot was made, from `before`, the log that was kept until then.
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

    /// Copies the line about the shuffle of the same hand from `before`, the log that was kept until a snapshot: a snapshot does not say that
    /// clients were asked for nonces of which none is in the deck.
    pub(crate) fn remember_shuffle(&mut self, before: &Self) {
        let Some(hand) = &mut self.current else { return };
        let of_shuffle = |line: &&LogLine| matches!(line.what, LogWhat::Shuffled(_));
        let known = before.current.iter().filter(|old| old.hand == hand.hand).flat_map(|old| &old.lines).find(of_shuffle);
        if let Some(known) = known.filter(|_| !hand.lines.iter().any(|line| of_shuffle(&line))) {
            hand.lines.insert(0, known.clone());
        }
    }

    fn begin(&mut self, hand: HandId, players: Vec<LogSubject>) {
        self.last = self.current.replace(HandLines { hand, players, lines: std::mem::take(&mut self.coming) });
    }

    fn add(&mut self, line: LogLine) {
        if let Some(hand) = &mut self.current {
            hand.lines.push(line);
        }
    }

    /// Writes a movement as a line; `felt` is the table after the movement. The cards of one deal make one line, which grows card by card.
    pub(crate) fn record(&mut self, cue: &Cue, felt: &TableState) {
        let who = |seat: Seat| Some(LogSubject { seat, name: felt.seats.get(&seat).map(|taken| taken.player.name.clone()) });
        let (who, what) = match cue {
            Cue::Hand { hand, players, shuffle, .. } => {
                self.begin(*hand, players.iter().filter_map(|player| who(player.seat)).collect());
                let Some(shuffle) = shuffle else { return };
                (None, LogWhat::Shuffled(shuffle.clone()))
            }
            // The draw comes before a hand and is logged at the start of that hand.
            Cue::Draw { cards, button } => {
                let drew = |drawn: &DrawnCard| LogWhat::Drew { card: drawn.card, button: drawn.seat == *button };
                // Where players come or leave before the hand begins, all draw again: the last draw counts.
                self.coming = cards.iter().map(|drawn| LogLine { who: who(drawn.seat), what: drew(drawn) }).collect();
                return;
            }
            Cue::Flip { seat, card, .. } => return self.deal(who(*seat), *card),
            Cue::Board { street, card, .. } => return self.deal_board(*street, *card),
            Cue::Post { seat, post, chips, .. } => {
                (who(*seat), LogWhat::Posted { post: *post, amount: chips.amount, all_in: chips.all_in })
            }
            Cue::Check { seat } => (who(*seat), LogWhat::Acted { act: Act::Check, paid: Chips::ZERO, all_in: false }),
            Cue::Fold { seat } => (who(*seat), LogWhat::Acted { act: Act::Fold, paid: Chips::ZERO, all_in: false }),
            Cue::Bet { seat, act, chips } => {
                let act = match act {
                    LastAct::Check => Act::Check,
                    LastAct::Call => Act::Call,
                    LastAct::Bet => Act::Bet { to: chips.bet },
                    LastAct::Raise => Act::Raise { to: chips.bet },
                };
                (who(*seat), LogWhat::Acted { act, paid: chips.amount, all_in: chips.all_in })
            }
            Cue::Return { seat, chips } => (who(*seat), LogWhat::Returned(chips.amount)),
            Cue::Rake { amount, .. } if !amount.is_zero() => (None, LogWhat::Raked(*amount)),
            Cue::Show { seat, cards, name, low, .. } => (who(*seat), LogWhat::Shown { cards: cards.clone(), name: *name, low: *low }),
            Cue::ShowPart { seat, cards, .. } => {
                (who(*seat), LogWhat::Shown { cards: cards.iter().flatten().copied().collect(), name: None, low: None })
            }
            Cue::Muck { seat } => (who(*seat), LogWhat::Mucked),
            Cue::Award { pot, half, seat, amount, .. } => {
                let only_pot = felt.pots.len() < 2;
                (who(*seat), LogWhat::Won { pot: *pot, half: *half, only_pot, amount: *amount })
            }
            Cue::Stack { seat, stack, why: StackChange::TopUp | StackChange::AutoTopUp | StackChange::Rebuy | StackChange::AddOn } => {
                (who(*seat), LogWhat::ToppedUp(*stack))
            }
            Cue::Stack { seat, stack, why: StackChange::Correction } => (who(*seat), LogWhat::Corrected(*stack)),
            Cue::Void => (None, LogWhat::Void),
            Cue::Deal { .. }
            | Cue::Gather { .. }
            | Cue::Rake { .. }
            | Cue::HandOver { .. }
            | Cue::Turn { .. }
            | Cue::Choice { .. }
            | Cue::Sat { .. }
            | Cue::Left { .. }
            | Cue::State { .. }
            | Cue::Stack { why: StackChange::Void | StackChange::Merged, .. }
            | Cue::Notice { .. }
            | Cue::Tournament { .. } => return,
        };
        self.add(LogLine { who, what });
    }

    fn deal(&mut self, who: Option<LogSubject>, card: Card) {
        let Some(hand) = &mut self.current else { return };
        let own = hand.lines.iter_mut().find_map(|line| if let LogWhat::Dealt(cards) = &mut line.what { Some(cards) } else { None });
        match own {
            Some(cards) => cards.push(card),
            None => hand.lines.push(LogLine { who, what: LogWhat::Dealt(vec![card]) }),
        }
    }

    fn deal_board(&mut self, dealt: Street, card: Card) {
        let Some(hand) = &mut self.current else { return };
        match hand.lines.last_mut().map(|line| &mut line.what) {
            Some(LogWhat::Street { street, cards }) if *street == dealt => cards.push(card),
            _ => hand.lines.push(LogLine { who: None, what: LogWhat::Street { street: dealt, cards: vec![card] } }),
        }
    }
}
