//! The events of a played hand as a viewer saw them, from which a client shows the hand again.

use poker_fair::seen_by;
use poker_protocol::{HandId, SeatStack, SeenEvent};
use poker_rules::{BadReplay, HandEvent, Seat, SeatSet};

use crate::{PlayedHand, View};

/// The events of a hand with the cards that `view` may see, from the beginning to the end, or as far as the keeper of the record saw it. A
/// hand with unknown cards counts as mucked at the showdown.
///
/// # Errors
/// If the record cannot be replayed.
pub fn seen_events(hand: &PlayedHand, view: View) -> Result<Vec<SeenEvent>, BadReplay> {
    let seen = view.seen(hand);
    let dealt_in: SeatSet = hand.setup.seats.iter().map(|player| player.seat).collect();
    let stack = |seat: Seat| hand.setup.seats.iter().find(|player| player.seat == seat).map(|player| player.stack);
    let players = dealt_in.clockwise_after(hand.setup.button);
    let players = players.filter_map(|seat| Some(SeatStack { seat, stack: stack(seat)? })).collect();
    let start = SeenEvent::Started { hand: HandId(hand.id), button: hand.setup.button, players, root: None, nonces: Vec::new() };
    let mut events = vec![start];
    hand.replay(&mut |event| match event {
        HandEvent::Shown { seat, ref high, .. } if hand.unknown.contains(seat) => {
            if high.is_some() {
                events.push(SeenEvent::Mucked { seat });
            }
        }
        HandEvent::Dealt { seat, .. } => events.push(seen_by(Some(seat).filter(|seat| seen.contains(*seat)), &event, None)),
        event => events.push(seen_by(None, &event, None)),
    })?;
    Ok(events)
}
