//! The setup of a hand: everything that is known before its first action.

use arrayvec::ArrayVec;

use crate::{BadSetup, Card, Chips, Deck, GameSpec, HoleUsed, MAX_SEATS, Seat, SeatSet, Stakes, Street};

/// The most hole cards of a player.
pub(crate) const MAX_HOLE: usize = 6;
/// The most community cards of a hand.
pub(crate) const MAX_BOARD: usize = 5;

/// A player's hole cards, in the order in which they were dealt.
pub type Hole = ArrayVec<Card, MAX_HOLE>;
/// Community cards, in the order in which they were dealt.
pub type Board = ArrayVec<Card, MAX_BOARD>;

/// Everything that is known of a hand before its first action.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct HandSetup {
    pub game: GameSpec,
    /// The amounts of the forced bets.
    pub stakes: Stakes,
    /// The rake taken at the beginning of streets (R-RAKE-7). Zero before the hand starts; noted street by street as it is taken, so that
    /// a replay takes it at the same moments.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "StreetRake::is_zero"))]
    pub street_rake: StreetRake,
    /// The players dealt in, in any order.
    pub seats: ArrayVec<SeatSetup, MAX_SEATS>,
    /// The seat of the button.
    pub button: Seat,
    /// The seat that posts the small blind; `None` if the last big blind has left (R-HAND-5).
    pub small_blind: Option<Seat>,
    /// The seat that posts the big blind.
    pub big_blind: Seat,
    /// The straddle that the first player after the big blind posts, if any: at least twice the big blind, with three players or more
    /// (R-HAND-10).
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub straddle: Option<Chips>,
    /// The cards in the order in which they are dealt.
    pub deck: Deck,
    /// Whether a beaten hand may stay hidden at the showdown (R-POT-5).
    pub muck_at_showdown: bool,
    /// Whether players are asked to show hands that need not be shown: beaten hands that may be mucked, and the hand that wins without a
    /// showdown. If not, as in records from before this field existed, beaten hands are mucked and the winning hand stays hidden.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "core::ops::Not::not"))]
    pub ask_to_show: bool,
}

/// The rake taken at the beginning of flop, turn and river.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(transparent))]
pub struct StreetRake([Chips; 3]);

impl StreetRake {
    /// The rake taken at the beginning of a street; zero before the flop.
    pub fn of(&self, street: Street) -> Chips {
        Self::place(street).map_or(Chips::ZERO, |place| self.0[place])
    }

    /// Whether no rake is taken at the beginning of any street.
    pub fn is_zero(&self) -> bool {
        self.0.iter().all(|rake| rake.is_zero())
    }

    pub(crate) fn note(&mut self, street: Street, rake: Chips) {
        if let Some(place) = Self::place(street) {
            self.0[place] = rake;
        }
    }

    fn place(street: Street) -> Option<usize> {
        match street {
            Street::Preflop => None,
            Street::Flop => Some(0),
            Street::Turn => Some(1),
            Street::River => Some(2),
        }
    }
}

/// A player who is dealt in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct SeatSetup {
    pub seat: Seat,
    /// The stack before the forced bets.
    pub stack: Chips,
    /// What the player posts besides blinds and antes.
    pub post: Option<SeatPost>,
}

/// What a player posts besides blinds and antes: a newcomer's post (R-HAND-8), or an ante that only this seat pays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct SeatPost {
    /// The part that counts toward a call: at most the big blind, and zero for a player who posts a blind or straddles.
    pub live: Chips,
    /// The part that goes straight to the pot, before the blinds: a missed blind, or the ante that the big blind pays for all.
    pub dead: Chips,
}

impl SeatSetup {
    fn posts_live(&self) -> bool {
        self.post.is_some_and(|post| !post.live.is_zero())
    }
}

impl SeatPost {
    /// A live post without a dead one.
    pub const fn live(amount: Chips) -> SeatPost {
        SeatPost { live: amount, dead: Chips::ZERO }
    }
}

impl HandSetup {
    /// What `seat` posts besides blinds and antes.
    pub(crate) fn post_of(&self, seat: Seat) -> SeatPost {
        self.seats.iter().find(|player| player.seat == seat).and_then(|player| player.post).unwrap_or_default()
    }

    /// Checks that the hand can start; returns the seats dealt in.
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
        self.check_straddle(dealt_in)?;
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
        let live = player.post.map_or(Chips::ZERO, |post| post.live);
        let blind = player.seat == self.big_blind || Some(player.seat) == self.small_blind;
        if blind && !live.is_zero() || live > self.stakes.big_blind {
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

    fn check_straddle(&self, dealt_in: SeatSet) -> Result<(), BadSetup> {
        let Some(straddle) = self.straddle else { return Ok(()) };
        let large = self.stakes.big_blind.times(2).is_some_and(|least| straddle >= least) && straddle <= Chips::MAX_IN_HAND;
        let straddler = dealt_in.next_after(self.big_blind).filter(|&seat| Some(seat) != self.small_blind);
        let posts = straddler.is_some_and(|seat| self.seats.iter().any(|player| player.seat == seat && player.posts_live()));
        if large && straddler.is_some() && !posts { Ok(()) } else { Err(BadSetup::Straddle) }
    }

    /// The seat that posts the straddle if there is one: the first after the big blind.
    pub(crate) fn straddler(&self) -> Option<Seat> {
        let dealt_in: SeatSet = self.seats.iter().map(|player| player.seat).collect();
        dealt_in.next_after(self.big_blind)
    }
}
