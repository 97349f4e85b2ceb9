//! Writes the seal of a deck into a history, and checks that the history's cards are those that were sealed (`docs/fair-deal.md`).

use poker_fair::{DealOrder, SealedDeck, Unfair, deck_code, opens};
use poker_protocol::{Bytes32, Opening, SeatNonce};
use poker_rules::{Card, Seat};

use crate::choices;
use crate::{Phh, PhhAction, PhhCard, Seen, Value};

/// The field with the root of the seal.
const ROOT: &str = "_root";
/// The field with the openings: for each its card, position, salt and path, separated by spaces.
const OPENINGS: &str = "_openings";

/// The field with the nonces: for each the number of the seat as in `seats`, and the nonce, separated by a space. Missing if there are none.
const NONCES: &str = "_nonces";
/// The field with the code by which players compare the deck. Missing if there are no nonces.
const CODE: &str = "_deck_code";

/// The result of checking the seal of a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SealVerdict {
    /// Every card of the history is the one that was sealed.
    Holds,
    /// The deck was not sealed.
    NotSealed,
}

/// Why the seal of a hand does not hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadSeal {
    /// The root, a nonce or an opening is malformed.
    #[error("the seal cannot be read")]
    Unreadable,
    /// The code is not that of the root and the nonces.
    #[error("the code of the deck is not that of its root and nonces")]
    OtherCode,
    /// A card is not the one that was sealed.
    #[error(transparent)]
    Unfair(#[from] Unfair),
}

/// The fields of a sealed deck in a history: the root, the nonces with the code, and the openings of exactly the cards in `places`.
pub(crate) fn fields(sealed: &SealedDeck, places: &[(usize, Card)]) -> Vec<(String, Value)> {
    let mut cards: Vec<Card> = places.iter().map(|&(_, card)| card).collect();
    cards.sort_unstable();
    cards.dedup();
    let line = |card: &Card| {
        let Opening { position, salt, path } = sealed.open(*card);
        let path = path.map(|hash| hash.to_string()).join(" ");
        Value::Text(format!("{card} {position} {salt} {path}"))
    };
    let openings = Value::List(cards.iter().map(line).collect());
    let (root, nonces) = (sealed.root(), sealed.nonces());
    let mut fields = vec![(ROOT.to_owned(), Value::Text(root.to_string()))];
    if !nonces.is_empty() {
        let line = |SeatNonce { seat, nonce }: &SeatNonce| Value::Text(format!("{} {nonce}", seat.number()));
        fields.push((NONCES.to_owned(), Value::List(nonces.iter().map(line).collect())));
        fields.push((CODE.to_owned(), Value::Text(deck_code(&root, nonces))));
    }
    fields.push((OPENINGS.to_owned(), openings));
    fields
}

/// Checks every known card of a history against the seal in it.
///
/// # Errors
/// If the seal is malformed, or a card is not the one that was sealed.
pub fn verify_seal(phh: &Phh) -> Result<SealVerdict, BadSeal> {
    if phh.other(ROOT).is_none() && phh.other(OPENINGS).is_none() {
        return Ok(SealVerdict::NotSealed);
    }
    let root: Bytes32 = phh.text(ROOT).and_then(|text| text.parse().ok()).ok_or(BadSeal::Unreadable)?;
    let nonces = nonces(phh).ok_or(BadSeal::Unreadable)?;
    if phh.other(CODE).is_some() && phh.text(CODE) != Some(&*deck_code(&root, &nonces)) {
        return Err(BadSeal::OtherCode);
    }
    let order = DealOrder::new(&root, &nonces);
    let openings = openings(phh).ok_or(BadSeal::Unreadable)?;
    let mut known: Vec<(usize, Card)> = Vec::new();
    for (place, card) in places(phh) {
        let opening = openings.iter().find(|(opened, _)| *opened == card).ok_or(Unfair::NotOpened { card })?;
        if !opens(&root, card, &opening.1) {
            return Err(Unfair::OtherCard { card }.into());
        }
        let due = order.place(place).unwrap_or(u8::MAX);
        if opening.1.position != due {
            return Err(Unfair::OtherPlace { card, opened: opening.1.position, due }.into());
        }
        if known.iter().any(|&(other, twice)| twice == card && other != place) {
            return Err(Unfair::Twice { card }.into());
        }
        known.push((place, card));
    }
    Ok(SealVerdict::Holds)
}

/// The nonces of a history, in the order of their seats; `None` if they are malformed, in another order, or two are of one seat.
fn nonces(phh: &Phh) -> Option<Vec<SeatNonce>> {
    let lines = match phh.other(NONCES) {
        None => return Some(Vec::new()),
        Some(Value::List(lines)) => lines,
        Some(_) => return None,
    };
    let nonce = |line: &Value| {
        let Value::Text(line) = line else { return None };
        let (seat, nonce) = line.split_once(' ')?;
        let index = seat.parse::<u8>().ok()?.checked_sub(1)?;
        Some(SeatNonce { seat: Seat::try_from(index).ok()?, nonce: nonce.parse().ok()? })
    };
    let nonces: Vec<SeatNonce> = lines.iter().map(nonce).collect::<Option<_>>()?;
    nonces.is_sorted_by(|one, next| one.seat < next.seat).then_some(nonces)
}

fn openings(phh: &Phh) -> Option<Vec<(Card, Opening)>> {
    let Value::List(lines) = phh.other(OPENINGS)? else { return None };
    lines.iter().map(opening).collect()
}

fn opening(line: &Value) -> Option<(Card, Opening)> {
    let Value::Text(line) = line else { return None };
    let words: Vec<&str> = line.split(' ').collect();
    let [card, position, salt, path @ ..] = words.as_slice() else { return None };
    let path = path.iter().map(|word| word.parse().ok()).collect::<Option<Vec<Bytes32>>>()?;
    let opening = Opening { position: position.parse().ok()?, salt: salt.parse().ok()?, path: path.try_into().ok()? };
    Some((card.parse().ok()?, opening))
}

/// The known cards of a history, each with its place in the deck, from 0.
pub(crate) fn places(phh: &Phh) -> Vec<(usize, Card)> {
    let players = phh.starting_stacks.len();
    let mut holes = vec![0; players];
    let (mut places, mut board) = (Vec::new(), Vec::new());
    let hole = |player: u8, round: usize| (usize::from(player) + round * players).checked_sub(1);
    for action in phh.actions.iter().filter_map(|step| step.action.as_ref()) {
        match action {
            PhhAction::DealHole { player, cards } => {
                for card in cards {
                    let Some(dealt) = usize::from(*player).checked_sub(1).and_then(|at| holes.get_mut(at)) else { continue };
                    places.extend(hole(*player, *dealt).zip(card.known()));
                    *dealt += 1;
                }
            }
            PhhAction::DealBoard { cards } => board.extend(cards.iter().copied().map(PhhCard::known)),
            PhhAction::ShowOrMuck { player, seen: Seen::Cards(cards) } => {
                places.extend(cards.iter().enumerate().filter_map(|(round, card)| hole(*player, round).zip(card.known())));
            }
            PhhAction::ShowOrMuck { .. }
            | PhhAction::Discard { .. }
            | PhhAction::BringIn { .. }
            | PhhAction::Fold { .. }
            | PhhAction::CheckOrCall { .. }
            | PhhAction::RaiseTo { .. } => {}
        }
    }
    for choice in choices::read(phh).unwrap_or_default() {
        let seen = choice.seen.iter().enumerate();
        places.extend(seen.filter_map(|(round, card)| hole(choice.player, round).zip(card.known())));
    }
    let first: usize = holes.iter().sum();
    places.extend((first..).zip(board).filter_map(|(place, card)| Some((place, card?))));
    places
}
