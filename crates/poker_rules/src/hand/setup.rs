//! Everything a hand is told before its first action.

use arrayvec::ArrayVec;

use crate::{BadSetup, Card, Chips, Deck, GameSpec, HoleUsed, MAX_SEATS, Seat, SeatSet, Stakes};

/// The most hole cards a player can be dealt.
pub(crate) const MAX_HOLE: usize = 6;
/// The most community cards.
pub(crate) const MAX_BOARD: usize = 5;

/// A player's own cards, in the order they were dealt.
pub type Hole = ArrayVec<Card, MAX_HOLE>;
/// Community cards, in the order they were dealt.
pub type Board = ArrayVec<Card, MAX_BOARD>;

/// A hand before its first action.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct HandSetup {
    /// What is played.
    pub game: GameSpec,
    /// The forced bets.
    pub stakes: Stakes,
    /// Everybody dealt in, in any order.
    pub seats: ArrayVec<SeatSetup, MAX_SEATS>,
    /// Where the button lies.
    pub button: Seat,
    /// Who posts the small blind; nobody after a big blind has left (R-HAND-5).
    pub small_blind: Option<Seat>,
    /// Who posts the big blind.
    pub big_blind: Seat,
    /// What the first player after the big blind posts besides, where a straddle is posted (R-HAND-10).
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub straddle: Option<Chips>,
    /// The cards in their order.
    pub deck: Deck,
    /// A losing hand may stay unseen at the showdown (R-POT-5).
    pub muck_at_showdown: bool,
}

/// A player dealt in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct SeatSetup {
    /// Where.
    pub seat: Seat,
    /// Chips before the forced bets.
    pub stack: Chips,
    /// What a newcomer posts besides the blinds.
    pub post: Option<NewcomerPost>,
}

/// What a newcomer posts to be dealt in at once (R-HAND-8).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct NewcomerPost {
    /// Counts toward a call; at most the big blind.
    pub live: Chips,
    /// Goes straight to the pot.
    pub dead: Chips,
}

impl NewcomerPost {
    /// A live post alone.
    pub const fn live(amount: Chips) -> NewcomerPost {
        NewcomerPost { live: amount, dead: Chips::ZERO }
    }
}

impl HandSetup {
    /// Everybody dealt in, where the hand can start.
    pub(crate) fn check(&self) -> Result<SeatSet, BadSetup> {
        self.check_game()?;
        self.check_stakes()?;
        let mut dealt_in = SeatSet::EMPTY;
        let mut chips = Some(Chips::ZERO);
        for player in &self.seats {
            if !dealt_in.insert(player.seat) {
                return Err(BadSetup::SeatTwice { seat: player.seat });
            }
            if player.stack.is_zero() {
                return Err(BadSetup::NoChips { seat: player.seat });
            }
            chips = chips.and_then(|sum| sum.checked_add(player.stack));
            self.check_post(player)?;
        }
        if chips.is_none_or(|sum| sum > Chips::MAX_IN_HAND) {
            return Err(BadSetup::TooManyChips);
        }
        self.check_blinds(dealt_in)?;
        Ok(dealt_in)
    }

    fn check_game(&self) -> Result<(), BadSetup> {
        let (hole, board) = (usize::from(self.game.hole_cards), self.game.full_board());
        let ranked = match self.game.hole_used {
            HoleUsed::Any => (5..=7).contains(&(hole + board)),
            HoleUsed::Exactly(used) => used <= 5 && usize::from(used) <= hole && 5 - usize::from(used) <= board,
        };
        let dealt = (1..=MAX_HOLE).contains(&hole) && board <= MAX_BOARD && self.seats.len() <= self.game.max_seats();
        if ranked && dealt { Ok(()) } else { Err(BadSetup::Game) }
    }

    fn check_stakes(&self) -> Result<(), BadSetup> {
        let Stakes { small_blind, big_blind, ante } = self.stakes;
        let sound = !big_blind.is_zero() && small_blind <= big_blind && big_blind.max(ante) <= Chips::MAX_IN_HAND;
        if sound { Ok(()) } else { Err(BadSetup::Stakes) }
    }

    fn check_post(&self, player: &SeatSetup) -> Result<(), BadSetup> {
        let Some(post) = player.post else { return Ok(()) };
        let blind = player.seat == self.big_blind || Some(player.seat) == self.small_blind;
        if blind || post.live > self.stakes.big_blind || post.dead > self.stakes.big_blind {
            return Err(BadSetup::Post { seat: player.seat });
        }
        Ok(())
    }

    fn check_blinds(&self, dealt_in: SeatSet) -> Result<(), BadSetup> {
        if dealt_in.len() < 2 {
            return Err(BadSetup::TooFewPlayers { players: dealt_in.len() });
        }
        if let Some(seat) = [Some(self.big_blind), self.small_blind].into_iter().flatten().find(|&seat| !dealt_in.contains(seat)) {
            return Err(BadSetup::BlindNotDealtIn { seat });
        }
        let heads_up_wrong = dealt_in.len() == 2 && self.small_blind != Some(self.button);
        if self.small_blind == Some(self.big_blind) || heads_up_wrong { Err(BadSetup::Blinds) } else { Ok(()) }
    }
}
