//! Cardroom's own PHH field for the choices of players whose hands need not be shown: one entry for each choice, such as `p2 ??Jd`.

use poker_rules::{Action, BadReplay, Card, Hand, HolePlaces, NoListener, Seat, Turn};

use crate::{Phh, PhhCard, PlayedHand, Value};

/// The name of the field. Hands in which players may choose have it; it is empty if no player was asked.
pub(crate) const CHOICES: &str = "_choices";

/// A player's choice. Players are numbered from 1. `seen` has the shown cards in their places and unknown cards in the others.
pub(crate) struct Choice {
    pub(crate) player: u8,
    pub(crate) seen: Vec<PhhCard>,
}

impl Choice {
    /// The choice as an action of the rules.
    pub(crate) fn action(&self) -> Action {
        let seen = (0..).zip(&self.seen).filter(|(_, card)| card.known().is_some());
        let places = seen.map(|(place, _)| HolePlaces::one(place)).fold(HolePlaces::NONE, HolePlaces::union);
        if places.is_empty() { Action::Muck } else { Action::Show(places) }
    }
}

/// The value of the field for a hand. `order` gives the players' numbers: the first seat is player 1.
pub(crate) fn written(played: &PlayedHand, order: &[Seat]) -> Result<Value, BadReplay> {
    let mut betting = played.actions.iter().take_while(|action| !matches!(action, Action::Show(_) | Action::Muck)).copied();
    let betting: Vec<Action> = betting.by_ref().collect();
    let mut hand = Hand::replay(played.setup.clone(), &betting, Some(played.rake), &mut NoListener)?;
    let mut entries = Vec::new();
    for (index, &action) in played.actions.iter().enumerate().skip(betting.len()) {
        let Turn::Show(seat) = hand.turn() else { break };
        let places = if let Action::Show(places) = action { places } else { HolePlaces::NONE };
        let card = |card: Option<Card>| card.map_or(PhhCard { rank: None, suit: None }, PhhCard::from);
        let cards: String = places.of(hand.hole(seat)).into_iter().map(|seen| card(seen).to_string()).collect();
        let player = order.iter().zip(1..).find(|(other, _)| **other == seat).map_or(0, |(_, player)| player);
        entries.push(Value::Text(format!("p{player} {cards}")));
        hand.apply(seat, action, &mut NoListener).map_err(|reason| BadReplay::Action { index, reason })?;
    }
    Ok(Value::List(entries))
}

/// The choices of a file; `None` if it has no such field or the field is malformed.
pub(crate) fn read(phh: &Phh) -> Option<Vec<Choice>> {
    let Value::List(entries) = phh.other(CHOICES)? else { return None };
    let players = phh.starting_stacks.len();
    entries.iter().map(choice).map(|choice| choice.filter(|choice| (1..=players).contains(&usize::from(choice.player)))).collect()
}

fn choice(entry: &Value) -> Option<Choice> {
    let Value::Text(entry) = entry else { return None };
    let (player, seen) = entry.split_once(' ')?;
    Some(Choice { player: player.strip_prefix('p')?.parse().ok()?, seen: PhhCard::list(seen)? })
}
