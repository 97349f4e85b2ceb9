//! The results of a hand for each player.

use poker_rules::{BadRake, BadReplay, BestHand, BestLow, BySeat, Card, Chips, HandEvent, Hole, PostKind, Pot, Seat, SeatSet, Street};

use crate::PlayedHand;

/// The results of the players and the pots.
#[derive(Debug, Default)]
pub(crate) struct Outcome {
    pub(crate) holes: BySeat<Hole>,
    pub(crate) folded: BySeat<Option<Street>>,
    /// The seats that put in more than an ante or a dead post.
    pub(crate) bet: SeatSet,
    pub(crate) shown: BySeat<Option<Showing>>,
    pub(crate) mucked: SeatSet,
    /// The seats that showed some of their cards, or showed a hand that won without a showdown.
    pub(crate) opened: SeatSet,
    pub(crate) won: BySeat<Chips>,
    pub(crate) board: Vec<Card>,
    /// The pots before any rake.
    pub(crate) gathered: Vec<Pot>,
    /// The rake that each pot has paid.
    raked: Vec<Chips>,
    /// The pots after the rake.
    pub(crate) pots: Vec<Pot>,
}

/// A hand that was shown at the end.
#[derive(Debug)]
pub(crate) struct Showing {
    pub(crate) high: BestHand,
    pub(crate) low: Option<BestLow>,
}

/// Replays the hand; returns its events and results. A record that does not reach to the end of the hand has no results: no rake was due in
/// what it has. A hand with unknown cards counts as mucked, never as shown.
pub(crate) fn events_and_outcome(hand: &PlayedHand) -> Result<(Vec<HandEvent>, Outcome), BadReplay> {
    if hand.board_at_leaving().is_some() {
        return Err(BadRake::NotDue.into());
    }
    let mut events = Vec::new();
    hand.replay(&mut |event| match event {
        HandEvent::Shown { seat, ref high, .. } if hand.unknown.contains(seat) => {
            if high.is_some() {
                events.push(HandEvent::Mucked { seat });
            }
        }
        event => events.push(event),
    })?;
    let mut outcome = Outcome::default();
    let mut street = Street::Preflop;
    for event in &events {
        outcome.see(event, &mut street);
    }
    Ok((events, outcome))
}

impl Outcome {
    fn see(&mut self, event: &HandEvent, street: &mut Street) {
        match event {
            HandEvent::Posted { seat, post, .. } => {
                if !matches!(post, PostKind::Ante | PostKind::Dead) {
                    self.bet.insert(*seat);
                }
            }
            HandEvent::Dealt { seat, card } => self.holes[*seat].push(*card),
            HandEvent::StreetDealt { street: next, cards } => {
                *street = *next;
                self.board.extend(cards.iter().copied());
            }
            HandEvent::Acted { seat, act: poker_rules::Act::Fold, .. } => self.folded[*seat] = Some(*street),
            HandEvent::Acted { seat, paid, .. } => {
                if !paid.is_zero() {
                    self.bet.insert(*seat);
                }
            }
            HandEvent::Gathered { pots } => {
                (self.gathered, self.pots) = (pots.to_vec(), pots.to_vec());
                // A pot keeps its index from street to street. The rake of earlier streets was deducted and is added again.
                for (pot, raked) in self.gathered.iter_mut().zip(&self.raked) {
                    pot.amount = [pot.amount, *raked].into_iter().sum();
                }
            }
            HandEvent::Raked { pots, .. } => {
                self.raked.resize(self.raked.len().max(pots.len()), Chips::ZERO);
                for ((raked, before), after) in self.raked.iter_mut().zip(&self.pots).zip(pots) {
                    *raked = [*raked, before.amount.saturating_sub(after.amount)].into_iter().sum();
                }
                self.pots = pots.to_vec();
            }
            HandEvent::Shown { seat, high: Some(high), low, .. } => self.shown[*seat] = Some(Showing { high: *high, low: *low }),
            HandEvent::Mucked { seat } => {
                self.mucked.insert(*seat);
            }
            HandEvent::Won { seat, amount, .. } => self.won[*seat] = [self.won[*seat], *amount].into_iter().sum(),
            HandEvent::PartShown { seat, .. } => {
                self.opened.insert(*seat);
            }
            HandEvent::Shown { seat, high: None, .. } if !self.contested() => {
                self.opened.insert(*seat);
            }
            HandEvent::Shown { high: None, .. } | HandEvent::Returned { .. } | HandEvent::Ended { .. } => {}
        }
    }

    /// Whether there was a showdown: at least two players did not fold. Correct only once the betting is over.
    pub(crate) fn contested(&self) -> bool {
        self.holes.iter().filter(|(seat, hole)| !hole.is_empty() && self.folded[*seat].is_none()).count() > 1
    }

    /// Whether a seat did not fold.
    pub(crate) fn stayed(&self, seat: Seat) -> bool {
        self.folded[seat].is_none()
    }
}
