//! Cards, chips, hand ranking, betting, pots and showdown: the rules of one hand and of the button between hands.
//!
//! No clock, no randomness, no input or output. A [`Hand`] is told everything: a [`HandSetup`] with an ordered deck, then the
//! actions, then the rake. These three replay it.
#![cfg_attr(not(test), no_std)]

extern crate alloc;

mod action;
mod best;
mod button;
mod by_seat;
mod card;
mod card_list;
mod card_set;
mod chips;
mod deck;
mod error;
mod evaluate;
mod event;
mod game;
mod hand;
mod hand_name;
mod legal;
mod pot;
mod presets;
mod rank;
mod round;
mod seat;
mod seat_set;
mod setup;
mod start_rule;
mod street;
mod suit;

pub use action::{Act, Action, PostKind};
pub use best::{Made, best_hand};
pub use button::{Dealing, NextPlayers, Positions, first_positions, next_positions};
pub use by_seat::BySeat;
pub use card::Card;
pub use card_set::CardSet;
pub use chips::Chips;
pub use deck::{BadDeck, Deck};
pub use error::{BadRake, BadReplay, BadSetup, IllegalAction, ParseCardError};
pub use evaluate::{HandValue, evaluate, evaluate_set};
pub use event::HandEvent;
pub use game::{Betting, GameSpec, HoleUsed, Stakes, pot_limit_max_raise_to};
pub use hand::{Hand, Turn};
pub use hand_name::HandName;
pub use legal::{LegalActions, Preset, PresetKind, RaiseRange};
pub use pot::Pot;
pub use rank::Rank;
pub use seat::{BadSeat, MAX_SEATS, Seat};
pub use seat_set::SeatSet;
pub use setup::{HandSetup, NewcomerPost, SeatSetup};
pub use start_rule::{HeadsUp, StartRule};
pub use street::Street;
pub use suit::Suit;

#[cfg(test)]
mod tests;
