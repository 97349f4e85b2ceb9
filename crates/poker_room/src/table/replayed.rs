//! A hand that was in progress when the room ended, played again from what is stored of it.

use poker_rules::{Chips, Hand, HandEvent, Turn};

use crate::UnfinishedHand;

/// A stored hand after its last action.
pub(crate) struct Replayed {
    pub(super) hand: Hand,
    pub(super) steps: Vec<HandEvent>,
    /// All chips in the pots, before rake; zero while there is betting.
    pub(super) pot: Chips,
}

impl Replayed {
    /// Plays the actions again. `due` is the whole rake that a hand owes for what was bet so far; with `street_rake` it is taken at the
    /// beginning of each street too. `None` if an action is not legal.
    pub(crate) fn of(kept: &UnfinishedHand, street_rake: bool, due: impl Fn(&Hand) -> Chips) -> Option<Self> {
        let mut steps = Vec::new();
        let mut pot = Chips::ZERO;
        let mut hand = Hand::start(kept.begun.setup.clone(), &mut |event| steps.push(event)).ok()?;
        for &action in &kept.actions {
            if street_rake && hand.begins_street() {
                let more = due(&hand).saturating_sub(hand.rake());
                // Takes no more than the pot holds, as when the hand was played.
                let _raked = hand.take_street_rake(more, &mut |event| steps.push(event));
            }
            if hand.turn() == Turn::Rake {
                pot = hand.pot_total().checked_add(hand.rake()).unwrap_or_default();
                let more = due(&hand).saturating_sub(hand.rake());
                hand.take_rake(more, &mut |event| steps.push(event)).ok()?;
            }
            let (Turn::Act(seat) | Turn::Show(seat)) = hand.turn() else { return None };
            hand.apply(seat, action, &mut |event| steps.push(event)).ok()?;
        }
        Some(Self { hand, steps, pot })
    }

    /// Whether nobody can act any more: only cards, the rake, and choices to show or muck can be missing.
    pub(crate) fn is_decided(&self) -> bool {
        !matches!(self.hand.turn(), Turn::Act(_))
    }
}
