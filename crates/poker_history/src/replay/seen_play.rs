//! Makes a record of what a player saw of a hand: finds the hand of the rules that has the same events.

use poker_protocol::{SeatStack, SeenEvent};
use poker_rules::{
    Act, Action, Chips, Hand, HandSetup, HolePlaces, NoListener, PostKind, Seat, SeatPost, SeatSet, SeatSetup, Stakes, Street, StreetRake,
    Turn,
};

use super::deal::Deal;
use crate::{Keeper, PlayedHand, SeenPlay, Unrecordable, View, seen_events};

/// The seats of the blinds.
#[derive(Clone, Copy)]
struct Blinds {
    small: Option<Seat>,
    big: Seat,
}

impl SeenPlay {
    /// The record of the hand, with unused cards in the places of cards that the player did not see. It is replayed and compared: the record
    /// has exactly the events that were seen.
    ///
    /// # Errors
    /// If the player was not dealt in, or no legal hand has these events.
    pub fn played(&self) -> Result<PlayedHand, Unrecordable> {
        let Some(SeenEvent::Started { players, button, .. }) = self.events.first() else { return Err(Unrecordable::NotDealtIn) };
        if !players.iter().any(|player| player.seat == self.keeper) {
            return Err(Unrecordable::NotDealtIn);
        }
        // A rulebook that lets no beaten hand be mucked shows all of them in their order.
        let mucks = [self.anybody_mucks(), true];
        let found = mucks.into_iter().flat_map(|muck| self.blinds(players, *button).into_iter().map(move |blinds| (muck, blinds)));
        let mut hands = found.filter_map(|(muck, blinds)| self.hand(players, *button, blinds, muck));
        hands.find(|hand| self.is_told_by(hand)).ok_or(Unrecordable::NoSuchHand)
    }

    /// Whether the hand is over.
    pub fn is_over(&self) -> bool {
        matches!(self.events.last(), Some(SeenEvent::Ended { .. }))
    }

    fn anybody_mucks(&self) -> bool {
        self.events.iter().any(|event| matches!(event, SeenEvent::Mucked { .. } | SeenEvent::PartShown { .. }))
    }

    /// The possible seats of the blinds: those that posted. A player whose ante took the whole stack posts none; then the seats at the left
    /// of the button or of the other blind are tried.
    fn blinds(&self, players: &[SeatStack], button: Seat) -> Vec<Blinds> {
        let posted = |wanted: PostKind| {
            self.events.iter().find_map(|event| match event {
                SeenEvent::Posted { seat, post, .. } if *post == wanted => Some(*seat),
                _ => None,
            })
        };
        let seats: SeatSet = players.iter().map(|player| player.seat).collect();
        let order: Vec<Seat> = seats.clockwise_after(button).collect();
        let after = |seat: Seat| seats.clockwise_after(seat).next();
        match (posted(PostKind::SmallBlind), posted(PostKind::BigBlind)) {
            (small, Some(big)) => {
                let before = order.iter().copied().find(|seat| after(*seat) == Some(big));
                // A small blind that was not posted was not due, or its player had no chips left for it.
                let short = before.filter(|_| small.is_none());
                vec![Blinds { small, big }].into_iter().chain(short.map(|small| Blinds { small: Some(small), big })).collect()
            }
            (Some(small), None) => after(small).map(|big| Blinds { small: Some(small), big }).into_iter().collect(),
            (None, None) => {
                let two = order.len() == 2;
                let small = if two { order.last() } else { order.first() };
                let big = small.and_then(|small| after(*small));
                let dead = order.first().map(|big| Blinds { small: None, big: *big });
                big.map(|big| Blinds { small: small.copied(), big }).into_iter().chain(dead).collect()
            }
        }
    }

    /// The hand with these blinds, played as it was seen; `None` if the rules refuse it.
    fn hand(&self, players: &[SeatStack], button: Seat, blinds: Blinds, muck: bool) -> Option<PlayedHand> {
        let order: Vec<Seat> = players.iter().map(|player| player.seat).collect();
        let mut deal = Deal::of_seen(&self.events, &order, &self.game)?;
        let unknown = deal.unknown(&order);
        let setup = |deal: &Deal| self.setup(players, button, blinds, muck, deal);
        let mut hand = Hand::start(setup(&deal)?, &mut NoListener).ok()?;
        let mut actions = self.bet(&mut hand)?;
        if self.is_over() {
            let unseen: Vec<(usize, Seat)> =
                order.iter().copied().enumerate().filter(|(_, seat)| hand.live().contains(*seat) && unknown.contains(*seat)).collect();
            if hand.live().len() > 1 && !unseen.is_empty() {
                for (player, seat) in unseen {
                    deal.lose(player, seat, &hand, unknown).ok()?;
                }
                hand = Hand::start(setup(&deal)?, &mut NoListener).ok()?;
                self.bet(&mut hand)?;
            }
            hand.take_rake(self.rake().saturating_sub(hand.rake()), &mut NoListener).ok()?;
            actions.extend(self.choose(&mut hand)?);
        }
        let board = u8::try_from(deal.board.len()).ok()?;
        let name = |seat: Seat| self.names.iter().find(|(other, _)| *other == seat).map_or(String::new(), |(_, name)| name.clone());
        let Some(SeenEvent::Started { hand: id, .. }) = self.events.first() else { return None };
        Some(PlayedHand {
            id: id.0,
            table: self.table.clone(),
            tournament: self.tournament.clone(),
            table_seats: self.table_seats,
            started_ms: self.started_ms,
            chip_unit: self.chip_unit,
            names: order.iter().map(|seat| name(*seat)).collect(),
            actions,
            rake: hand.rake(),
            setup: hand.setup().clone(),
            unknown,
            rulebook: self.rulebook.clone(),
            seal: None,
            kept_by: Some(Keeper {
                seat: self.keeper,
                decision_ms: self.decision_ms.clone(),
                board_at_leaving: (!self.is_over()).then_some(board),
            }),
        })
    }

    fn setup(&self, players: &[SeatStack], button: Seat, blinds: Blinds, muck: bool, deal: &Deal) -> Option<HandSetup> {
        let posted = |wanted: PostKind, seat: Seat| {
            let amounts = self.events.iter().filter_map(move |event| match event {
                SeenEvent::Posted { seat: other, post, amount, .. } if *other == seat && *post == wanted => Some(*amount),
                _ => None,
            });
            amounts.sum::<Chips>()
        };
        let most = |wanted: PostKind| players.iter().map(|player| posted(wanted, player.seat)).max().unwrap_or_default();
        // What a player with chips left has posted was the whole amount.
        let whole = |wanted: PostKind, stated: Chips| {
            let amount = self.events.iter().find_map(|event| match event {
                SeenEvent::Posted { post, amount, all_in: false, .. } if *post == wanted => Some(*amount),
                _ => None,
            });
            amount.unwrap_or_else(|| stated.max(most(wanted)))
        };
        let post = |seat: Seat| {
            let post = SeatPost { live: posted(PostKind::Newcomer, seat), dead: posted(PostKind::Dead, seat) };
            Some(post).filter(|post| !(post.live.is_zero() && post.dead.is_zero()))
        };
        let straddle = Some(most(PostKind::Straddle)).filter(|straddle| !straddle.is_zero());
        let stakes = Stakes {
            small_blind: whole(PostKind::SmallBlind, self.stakes.small_blind),
            big_blind: whole(PostKind::BigBlind, self.stakes.big_blind),
            ante: whole(PostKind::Ante, self.stakes.ante),
        };
        // A straddle that took a short stack was due in full.
        let least = [stakes.big_blind; 2].into_iter().sum();
        Some(HandSetup {
            game: self.game,
            stakes,
            street_rake: StreetRake::default(),
            seats: players.iter().map(|player| SeatSetup { seat: player.seat, stack: player.stack, post: post(player.seat) }).collect(),
            button,
            small_blind: blinds.small,
            big_blind: blinds.big,
            straddle: straddle.map(|straddle| straddle.max(least)),
            deck: deal.deck()?,
            muck_at_showdown: muck,
            ask_to_show: self.is_over(),
        })
    }

    /// Plays the betting. Returns the actions.
    fn bet(&self, hand: &mut Hand) -> Option<Vec<Action>> {
        let mut actions = Vec::new();
        let mut street = Street::Preflop;
        let mut rake = Chips::ZERO;
        for event in &self.events {
            match event {
                SeenEvent::StreetDealt { street: next, .. } => street = *next,
                SeenEvent::Raked { amount, .. } => rake = *amount,
                SeenEvent::Acted { seat, act, .. } => {
                    // Rake that an action follows was taken at the beginning of the street.
                    if !rake.is_zero() && hand.street() == street {
                        hand.take_street_rake(std::mem::take(&mut rake), &mut NoListener).ok()?;
                    }
                    let action = match act {
                        Act::Fold => Action::Fold,
                        Act::Check => Action::Check,
                        Act::Call => Action::Call,
                        Act::Bet { to } | Act::Raise { to } => Action::RaiseTo(*to),
                    };
                    hand.apply(*seat, action, &mut NoListener).ok()?;
                    actions.push(action);
                }
                _ => {}
            }
        }
        Some(actions)
    }

    /// All the rake that was taken.
    fn rake(&self) -> Chips {
        let rakes = self.events.iter().filter_map(|event| if let SeenEvent::Raked { amount, .. } = event { Some(*amount) } else { None });
        rakes.sum()
    }

    /// Plays the choices of the players who were asked to show. Returns them.
    fn choose(&self, hand: &mut Hand) -> Option<Vec<Action>> {
        let mut actions = Vec::new();
        while let Turn::Show(asked) = hand.turn() {
            let chosen = self.events.iter().rev().find_map(|event| match event {
                SeenEvent::Mucked { seat } if *seat == asked => Some(Action::Muck),
                SeenEvent::Shown { seat, .. } if *seat == asked => Some(Action::Show(places((0..self.game.hole_cards).collect()))),
                SeenEvent::PartShown { seat, cards, .. } if *seat == asked => {
                    let shown = (0..).zip(cards).filter(|(_, card)| card.is_some());
                    Some(Action::Show(places(shown.map(|(place, _)| place).collect())))
                }
                _ => None,
            });
            // Nobody is told that the last player left does not show.
            let chosen = chosen.unwrap_or(Action::Muck);
            hand.apply(asked, chosen, &mut NoListener).ok()?;
            actions.push(chosen);
        }
        (hand.turn() == Turn::Over).then_some(actions)
    }

    /// Whether the replay of a record has the events that were seen.
    fn is_told_by(&self, hand: &PlayedHand) -> bool {
        let Ok(told) = seen_events(hand, View::Player(self.keeper)) else { return false };
        let mut seen: Vec<SeenEvent> = self.events.iter().map(without_seal).collect();
        if self.is_over() {
            return told == seen;
        }
        // Rake after which nobody acted is not in a record without an end.
        while matches!(seen.last(), Some(SeenEvent::Raked { .. })) {
            seen.pop();
        }
        told.starts_with(&seen)
    }
}

fn places(places: Vec<u8>) -> HolePlaces {
    places.into_iter().map(HolePlaces::one).fold(HolePlaces::NONE, HolePlaces::union)
}

/// The event without what opens a sealed deck.
fn without_seal(event: &SeenEvent) -> SeenEvent {
    let mut event = event.clone();
    match &mut event {
        SeenEvent::Started { root, nonces, .. } => {
            *root = None;
            nonces.clear();
        }
        SeenEvent::Dealt { opening, .. } => *opening = None,
        SeenEvent::StreetDealt { openings, .. } | SeenEvent::Shown { openings, .. } | SeenEvent::PartShown { openings, .. } => {
            openings.clear()
        }
        SeenEvent::Posted { .. }
        | SeenEvent::Acted { .. }
        | SeenEvent::Returned { .. }
        | SeenEvent::Gathered { .. }
        | SeenEvent::Raked { .. }
        | SeenEvent::Mucked { .. }
        | SeenEvent::Won { .. }
        | SeenEvent::Ended { .. } => {}
    }
    event
}
