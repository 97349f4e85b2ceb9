//! Cards, chips, hand ranking, betting, pots and showdown: the rules of one hand and of the button between hands.
//!
//! There is no clock, no source of randomness and no input or output here. A [`Hand`] gets everything from its caller: a [`HandSetup`]
//! with an ordered deck, then the actions, then the rake. The same three replay the hand.
#![cfg_attr(not(test), no_std)]

extern crate alloc;

mod button;
mod card;
mod chips;
pub mod equity;
mod error;
mod game;
mod hand;
pub mod icm;
pub mod rank;
#[cfg(feature = "schema")]
mod schema;
mod seat;
mod street;

pub use button::{
    Dealing, HeadsUp, NextPlayers, Positions, StartRule, dealer_draw, first_positions, moved_dealing, moved_positions, next_positions,
    tournament_positions,
};
pub use card::{BadDeck, Card, CardSet, Deck, Rank, Suit};
pub use chips::Chips;
pub use error::{BadRake, BadReplay, BadSetup, IllegalAction, ParseCardError};
pub use game::{Betting, GameCards, GameParameters, GameSpec, HoleUsed, Ranking, Stakes, Structure, Variant, pot_limit_max_raise_to};
pub use hand::{
    Act, Action, Board, Hand, HandEvent, HandSetup, Hole, HolePlaces, LegalActions, Listener, NoListener, Options, PartHole, PostKind, Pot,
    PotHalf, Pots, Preset, PresetKind, Presets, RaiseRange, SeatPost, SeatSetup, StreetRake, Turn,
};
pub use rank::{BestHand, BestLow, HandName, HandValue, LowValue, best_hand, best_low, evaluate, evaluate_set};
pub use seat::{BadSeat, BySeat, MAX_SEATS, Seat, SeatSet};
pub use street::Street;

#[cfg(test)]
mod tests;
