//! Replays a hand to find what its players did against each other.

use poker_rules::{Act, BadReplay, BySeat, Chips, Hand, HandEvent, Listener, Seat, SeatSet};

use super::flow::{Award, chip_flow};
use super::habits::Pace;
use super::interaction::Interaction;
use crate::HandRecord;

/// How a player who put in chips voluntarily left the hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Commitment {
    /// Did not fold; `board` community cards were open when the last chips went in.
    Stayed {
        board: usize,
    },
    Folded,
}

/// A hand with its players' interactions and losses.
#[derive(Debug)]
pub(crate) struct Played {
    pub hand: Hand,
    /// What each player did against each other.
    pub interactions: BySeat<BySeat<Interaction>>,
    /// Chips that went from each player to each other.
    pub flow: BySeat<BySeat<Chips>>,
    /// What each player put into the pots.
    pub committed: BySeat<Chips>,
    /// `None` for a player who put in no more than forced bets.
    pub commitment: BySeat<Option<Commitment>>,
    /// How long each player took for calls, bets and raises. Folds and checks do not count, because they may be chosen in advance.
    pub pace: BySeat<Pace>,
}

impl Played {
    /// Replays the hand.
    ///
    /// # Errors
    /// If the record is not a legal hand.
    pub fn of(record: &HandRecord) -> Result<Self, BadReplay> {
        let mut reader = HandReader::of(record);
        let hand = Hand::replay(record.setup.clone(), &record.actions, Some(record.rake), &mut reader)?;
        let mut won = BySeat::<Chips>::default();
        for award in &reader.awards {
            won[award.seat] = [won[award.seat], award.amount].into_iter().sum();
        }
        let mut committed = BySeat::<Chips>::default();
        for player in &record.setup.seats {
            let all: Chips = [player.stack, won[player.seat]].into_iter().sum();
            committed[player.seat] = all.saturating_sub(hand.stack(player.seat));
        }
        let flow = chip_flow(&hand, &committed, &reader.awards);
        let HandReader { interactions, commitment, pace, .. } = reader;
        Ok(Self { hand, interactions, flow, committed, commitment, pace })
    }
}

/// Collects the contents of [`Played`] while a hand is replayed.
struct HandReader<'a> {
    decision_ms: std::slice::Iter<'a, u32>,
    live: SeatSet,
    all_in: SeatSet,
    /// The last player who bet or raised on this street.
    aggressor: Option<Seat>,
    board: usize,
    interactions: BySeat<BySeat<Interaction>>,
    commitment: BySeat<Option<Commitment>>,
    pace: BySeat<Pace>,
    awards: Vec<Award>,
}

impl<'a> HandReader<'a> {
    fn of(record: &'a HandRecord) -> Self {
        Self {
            decision_ms: record.decision_ms.iter(),
            live: record.setup.seats.iter().map(|player| player.seat).collect(),
            all_in: SeatSet::EMPTY,
            aggressor: None,
            board: 0,
            interactions: BySeat::default(),
            commitment: BySeat::default(),
            pace: BySeat::default(),
            awards: Vec::new(),
        }
    }

    fn acted(&mut self, seat: Seat, act: Act, paid: Chips, all_in: bool) {
        let raised = match act {
            Act::Bet { .. } | Act::Raise { .. } => true,
            Act::Fold | Act::Check | Act::Call => false,
        };
        if let Some(to) = self.aggressor {
            let interactions = &mut self.interactions[seat][to];
            interactions.faced = interactions.faced.saturating_add(1);
            interactions.folded = interactions.folded.saturating_add(u8::from(act == Act::Fold));
        }
        if let Some(&ms) = self.decision_ms.next()
            && !paid.is_zero()
        {
            self.pace[seat].add(ms);
        }
        let others = self.live.without(seat);
        if let Some(other) = others.first().filter(|&other| others.len() == 1 && !self.all_in.contains(other)) {
            let interactions = &mut self.interactions[seat][other];
            interactions.alone = interactions.alone.saturating_add(1);
            interactions.raised = interactions.raised.saturating_add(u8::from(raised));
        }
        if raised {
            self.aggressor = Some(seat);
        }
        if all_in {
            self.all_in.insert(seat);
        }
        if act == Act::Fold {
            self.live.remove(seat);
            self.commitment[seat] = self.commitment[seat].map(|_| Commitment::Folded);
        } else if !paid.is_zero() {
            self.commitment[seat] = Some(Commitment::Stayed { board: self.board });
        }
    }
}

impl Listener for HandReader<'_> {
    const USES_EVENTS: bool = false;

    fn hear(&mut self, event: HandEvent) {
        match event {
            HandEvent::Acted { seat, act, paid, all_in } => self.acted(seat, act, paid, all_in),
            HandEvent::StreetDealt { cards, .. } => {
                self.board += cards.len();
                self.aggressor = None;
            }
            HandEvent::Won { pot, seat, amount, .. } => self.awards.push(Award { pot, seat, amount }),
            HandEvent::Posted { seat, all_in, .. } => {
                if all_in {
                    self.all_in.insert(seat);
                }
            }
            HandEvent::Dealt { .. }
            | HandEvent::Returned { .. }
            | HandEvent::Gathered { .. }
            | HandEvent::Raked { .. }
            | HandEvent::Shown { .. }
            | HandEvent::Mucked { .. }
            | HandEvent::PartShown { .. }
            | HandEvent::Ended { .. } => {}
        }
    }
}
