//! The cards of a hand, with replacements for unknown cards.

use poker_protocol::SeenEvent;
use poker_rules::{Card, CardSet, Deck, GameSpec, Hand, HoleUsed, Ranking, Seat, SeatSet, best_hand, best_low};

use super::Unfit;
use crate::choices::{self, CHOICES};
use crate::{Phh, PhhAction, PhhCard, Reason, Seen};

/// The cards that a file states.
#[derive(Clone, Debug)]
pub(super) struct Deal {
    /// The hole cards of each player; `None` for an unknown card.
    holes: Vec<Vec<Option<Card>>>,
    pub(super) board: Vec<Card>,
    used: CardSet,
}

impl Deal {
    pub(super) fn of(phh: &Phh, game: &GameSpec) -> Result<Deal, super::Obstacle> {
        let hole_cards = usize::from(game.hole_cards);
        let mut deal = Deal { holes: vec![Vec::new(); phh.starting_stacks.len()], board: Vec::new(), used: CardSet::EMPTY };
        for step in &phh.actions {
            let Some(action) = &step.action else { continue };
            let misfit = || Reason::Cards(step.to_string());
            match action {
                PhhAction::DealHole { player, cards } => {
                    let hole = &mut deal.holes[usize::from(player - 1)];
                    hole.extend(cards.iter().map(|card| card.known()));
                    if hole.len() > hole_cards || !cards.iter().all(|card| take(&mut deal.used, *card)) {
                        return Err(misfit().into());
                    }
                }
                PhhAction::DealBoard { cards } => {
                    let known: Option<Vec<Card>> = cards.iter().map(|card| card.known()).collect();
                    if !cards.iter().all(|card| take(&mut deal.used, *card)) {
                        return Err(misfit().into());
                    }
                    deal.board.extend(known.ok_or(Unfit::Board)?);
                }
                PhhAction::ShowOrMuck { player, seen: Seen::Cards(cards) } => {
                    deal.show(usize::from(player - 1), cards, hole_cards).ok_or_else(misfit)?;
                }
                PhhAction::ShowOrMuck { .. }
                | PhhAction::Fold { .. }
                | PhhAction::CheckOrCall { .. }
                | PhhAction::RaiseTo { .. }
                | PhhAction::Discard { .. }
                | PhhAction::BringIn { .. } => {}
            }
        }
        deal.holes.iter_mut().for_each(|hole| hole.resize(hole_cards, None));
        for choice in choices::read(phh).unwrap_or_default() {
            let hole = &mut deal.holes[usize::from(choice.player - 1)];
            for (known, card) in hole.iter_mut().zip(&choice.seen).filter_map(|(known, card)| Some((known, card.known()?))) {
                if known.is_none() && deal.used.insert(card) {
                    *known = Some(card);
                }
                if *known != Some(card) {
                    return Err(Reason::Cards(CHOICES.to_owned()).into());
                }
            }
        }
        if deal.board.len() > game.full_board() { Err(Unfit::Board.into()) } else { Ok(deal) }
    }

    /// The cards that a player saw in the events of a hand. `seats` has the players in their order. `None` if the cards contradict each other.
    pub(super) fn of_seen(events: &[SeenEvent], seats: &[Seat], game: &GameSpec) -> Option<Deal> {
        let hole_cards = usize::from(game.hole_cards);
        let mut deal = Deal { holes: vec![vec![None; hole_cards]; seats.len()], board: Vec::new(), used: CardSet::EMPTY };
        let mut dealt = vec![0; seats.len()];
        let player = |seat: &Seat| seats.iter().position(|other| other == seat);
        for event in events {
            match event {
                SeenEvent::Dealt { seat, card, .. } => {
                    let player = player(seat)?;
                    deal.see(player, dealt[player], *card)?;
                    dealt[player] += 1;
                }
                SeenEvent::StreetDealt { cards, .. } => {
                    for card in cards {
                        deal.used.insert(*card).then_some(())?;
                        deal.board.push(*card);
                    }
                }
                SeenEvent::Shown { seat, cards, .. } => {
                    let player = player(seat)?;
                    cards.iter().enumerate().try_for_each(|(place, card)| deal.see(player, place, Some(*card)))?;
                }
                SeenEvent::PartShown { seat, cards, .. } => {
                    let player = player(seat)?;
                    cards.iter().enumerate().try_for_each(|(place, card)| deal.see(player, place, *card))?;
                }
                SeenEvent::Started { .. }
                | SeenEvent::Posted { .. }
                | SeenEvent::Acted { .. }
                | SeenEvent::Returned { .. }
                | SeenEvent::Gathered { .. }
                | SeenEvent::Raked { .. }
                | SeenEvent::Mucked { .. }
                | SeenEvent::Won { .. }
                | SeenEvent::Ended { .. } => {}
            }
        }
        (deal.board.len() <= game.full_board()).then_some(deal)
    }

    /// Records a hole card that was seen in its place; `None` if another card is there, or the card is elsewhere.
    fn see(&mut self, player: usize, place: usize, card: Option<Card>) -> Option<()> {
        let (Some(hole), Some(card)) = (self.holes.get_mut(player), card) else { return Some(()) };
        let known = hole.get_mut(place)?;
        if *known != Some(card) {
            self.used.insert(card).then_some(())?;
            known.is_none().then_some(())?;
            *known = Some(card);
        }
        Some(())
    }

    /// Records the cards that a player shows. Each must be a card that was dealt to the player, or replace an unknown one; `None` if a card
    /// does neither.
    fn show(&mut self, player: usize, cards: &[PhhCard], hole_cards: usize) -> Option<()> {
        let hole = &mut self.holes[player];
        hole.resize(hole_cards, None);
        for card in cards.iter().filter_map(|card| card.known()) {
            if !hole.contains(&Some(card)) {
                let place = hole.iter_mut().find(|place| place.is_none())?;
                *place = Some(card);
                self.used.insert(card).then_some(())?;
            }
        }
        Some(())
    }

    /// The seats with unknown hole cards.
    pub(super) fn unknown(&self, seats: &[Seat]) -> SeatSet {
        seats.iter().zip(&self.holes).filter(|(_, hole)| hole.contains(&None)).map(|(seat, _)| *seat).collect()
    }

    /// A deck that deals these cards, with unused cards in the places of unknown ones.
    pub(super) fn deck(&self) -> Option<Deck> {
        let mut spare = Card::ALL.into_iter().filter(|card| !self.used.contains(*card));
        let rounds = self.holes.first().map_or(0, Vec::len);
        let places = (0..rounds).flat_map(|round| self.holes.iter().map(move |hole| hole[round]));
        let dealt: Option<Vec<Card>> = places.map(|card| card.or_else(|| spare.next())).collect();
        Deck::starting_with(&dealt?.into_iter().chain(self.board.iter().copied()).collect::<Vec<_>>()).ok()
    }

    /// Replaces the unknown cards of a hand that was mucked at the showdown by cards with which it loses every pot that it could win.
    pub(super) fn lose(&mut self, player: usize, seat: Seat, hand: &Hand, unknown: SeatSet) -> Result<(), Unfit> {
        let game = &hand.setup().game;
        // If players were asked to show, a player who mucked had lost to hands shown before.
        let before = hand.setup().ask_to_show.then(|| hand.show_order().take_while(|other| *other != seat).collect());
        let known = before.unwrap_or(hand.live()).minus(unknown);
        let rivals: Vec<SeatSet> = hand.pots().iter().filter(|pot| pot.eligible.contains(seat)).map(|pot| pot.eligible).collect();
        let loses = |hole: &[Card]| {
            let high = best_hand(hole, hand.board(), game).value;
            let low = best_low(hole, hand.board(), game).filter(|_| game.ranking == Ranking::HighLow).map(|made| made.value);
            rivals.iter().all(|pot| {
                let rivals = || pot.iter().filter(|rival| known.contains(*rival));
                rivals().any(|rival| best_hand(hand.hole(rival), hand.board(), game).value > high)
                    && low.is_none_or(|low| {
                        rivals().any(|rival| best_low(hand.hole(rival), hand.board(), game).is_some_and(|made| made.value > low))
                    })
            })
        };
        let spare: Vec<Card> = Card::ALL.into_iter().filter(|card| !self.used.contains(*card)).collect();
        let held: Vec<Card> = self.holes[player].iter().flatten().copied().collect();
        let missing = self.holes[player].len() - held.len();
        let mut tries = MOST_TRIES;
        let least = match game.hole_used {
            HoleUsed::Any => self.holes[player].len(),
            HoleUsed::Exactly(used) => usize::from(used),
        };
        // A hand with one card more is never worse, so that no card is added to a part of a hand that does not lose.
        let may_lose = |hole: &[Card]| hole.len() < least || loses(hole);
        let found = choose(&spare, missing, &mut held.clone(), &mut tries, &may_lose).ok_or(Unfit::Unseen)?;
        for card in found.into_iter().filter(|card| !held.contains(card)) {
            self.used.insert(card);
            if let Some(place) = self.holes[player].iter_mut().find(|place| place.is_none()) {
                *place = Some(card);
            }
        }
        Ok(())
    }
}

/// The most hands that are tried to find one that loses. Nearly always one of the first does.
const MOST_TRIES: u32 = 20_000;

/// The first hand that consists of `held` and `missing` more cards of `spare` and satisfies `fits`, as do all its beginnings.
fn choose(spare: &[Card], missing: usize, held: &mut Vec<Card>, tries: &mut u32, fits: &impl Fn(&[Card]) -> bool) -> Option<Vec<Card>> {
    *tries = tries.checked_sub(1)?;
    if !fits(held) {
        return None;
    }
    if missing == 0 {
        return Some(held.clone());
    }
    for (place, card) in spare.iter().enumerate() {
        held.push(*card);
        let found = choose(&spare[place + 1..], missing - 1, held, tries, fits);
        held.pop();
        if found.is_some() || *tries == 0 {
            return found;
        }
    }
    None
}

/// Marks a card as dealt; returns false if it is known and was dealt before.
fn take(used: &mut CardSet, card: PhhCard) -> bool {
    card.known().is_none_or(|card| used.insert(card))
}
