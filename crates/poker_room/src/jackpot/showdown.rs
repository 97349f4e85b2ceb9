//! The hands of the players who did not fold.

use poker_rules::{BestHand, CardSet, Hand, HoleUsed, Seat, SeatSet, best_hand, rank::high_value};

/// The fewest community cards that make a hand of five with two hole cards.
const LEAST_BOARD: usize = 3;

/// A player who did not fold.
pub(crate) struct Contender {
    pub seat: Seat,
    pub hand: BestHand,
    /// Whether the hand was shown, not mucked (R-JACK-3).
    pub shown: bool,
}

/// All players who did not fold.
pub(crate) struct Showdown<'a> {
    pub contenders: Vec<Contender>,
    played: &'a Hand,
}

impl<'a> Showdown<'a> {
    /// The showdown of `hand`, in which `shown` seats showed their cards. `None` if the hand ended before the flop, or was won without a
    /// showdown and not shown.
    pub(crate) fn of(hand: &'a Hand, shown: SeatSet) -> Option<Self> {
        let contested = hand.live().len() > 1;
        let unseen = !contested && hand.live().and(shown).is_empty();
        if unseen || hand.board().len() < LEAST_BOARD {
            return None;
        }
        let game = &hand.setup().game;
        let contender = |seat| Contender { seat, hand: best_hand(hand.hole(seat), hand.board(), game), shown: shown.contains(seat) };
        Some(Self { contenders: hand.live().iter().map(contender).collect(), played: hand })
    }

    /// Whether two of the player's hole cards can be part of the hand; with `a_pair`, whether two of one rank can (R-JACK-2).
    pub(crate) fn two_cards_play(&self, contender: &Contender, a_pair: bool) -> bool {
        let hole = self.played.hole(contender.seat);
        let board = CardSet::from(self.played.board());
        let twos = hole.iter().enumerate().flat_map(|(at, &first)| hole[at + 1..].iter().map(move |&second| (first, second)));
        twos.filter(|(first, second)| !a_pair || first.rank() == second.rank())
            .any(|(first, second)| high_value(CardSet::from_iter([first, second]), board, HoleUsed::Exactly(2)) == contender.hand.value)
    }
}
