//! Cardroom's own PHH field for a raise that nobody could call, because all other players had folded or were all-in for the bet or less.
//!
//! The rules allow such a raise, and all that is above the bet is returned (R-POT-2). Other programs refuse it, so that the entry of
//! `actions` is a call, with which they come to the same pots and stacks, and the field has the amount to which the player raised.
//! Nobody can raise after it and no betting follows, so that a hand has at most one.

use poker_rules::{Action, BadReplay, Chips, Hand, NoListener, Seat, Turn};

use crate::PlayedHand;

/// The name of the field, which has the total to which the player raised.
pub(crate) const UNCALLABLE_RAISE: &str = "_uncallable_raise";

/// Whether no player but the one in `seat` can bet more than the largest bet so far.
pub(crate) fn nobody_can_call(hand: &Hand, seat: Seat) -> bool {
    let largest = hand.dealt_in().iter().map(|player| hand.bet(player)).max().unwrap_or_default();
    let all = |player: Seat| [hand.bet(player), hand.stack(player)].into_iter().sum::<Chips>();
    hand.live().iter().filter(|&player| player != seat).all(|player| all(player) <= largest)
}

/// The raise of a hand that nobody could call: its place among the actions, and the total to which the player raised.
pub(crate) fn find(played: &PlayedHand) -> Result<Option<(usize, Chips)>, BadReplay> {
    let mut hand = Hand::start(played.setup.clone(), &mut NoListener)?;
    for (index, &action) in played.actions.iter().enumerate() {
        let Turn::Act(seat) = hand.turn() else { break };
        match action {
            Action::RaiseTo(to) if nobody_can_call(&hand, seat) => return Ok(Some((index, to))),
            Action::Fold | Action::Check | Action::Call | Action::RaiseTo(_) | Action::Show(_) | Action::Muck => {}
        }
        hand.apply(seat, action, &mut NoListener).map_err(|reason| BadReplay::Action { index, reason })?;
    }
    Ok(None)
}
