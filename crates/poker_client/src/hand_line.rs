//! What the viewer's hand is worth.

use poker_rules::{Card, GameSpec, HandName, HoleUsed, Rank, Ranking, Seat, best_hand, best_low};

use crate::TableState;

/// The line under the viewer's plate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HandLine {
    /// Two cards of one suit, before the flop.
    Suited {
        /// The higher rank.
        high: Rank,
        /// The lower rank.
        low: Rank,
    },
    /// Two cards of two suits, before the flop.
    Offsuit {
        /// The higher rank.
        high: Rank,
        /// The lower rank.
        low: Rank,
    },
    /// Two cards of one rank, before the flop.
    PocketPair { rank: Rank },
    /// The best five cards of hand and board.
    Made(HandName),
    /// The best five cards and the best low, in a game where high and low share the pot.
    HighLow {
        high: HandName,
        /// The ranks of the best low, highest first; `None` while there is no low.
        low: Option<[Rank; 5]>,
    },
}

impl TableState {
    /// What the hand of a seat is worth; `None` once it is folded or mucked, or while one of its cards is not visible.
    pub fn hand_line(&self, seat: Seat, game: &GameSpec) -> Option<HandLine> {
        let play = self.play(seat).filter(|play| play.is_live())?;
        let cards: Option<Vec<Card>> = play.cards.iter().copied().collect();
        HandLine::of(&cards?, &self.board, game)
    }
}

impl HandLine {
    /// The line for these cards; `None` while the hand is not complete.
    pub fn of(hole: &[Card], board: &[Card], game: &GameSpec) -> Option<Self> {
        let complete = match game.hole_used {
            HoleUsed::Any => hole.len() + board.len() >= 5,
            HoleUsed::Exactly(own) => usize::from(own) <= hole.len() && usize::from(own) + board.len() >= 5,
        };
        if complete && !board.is_empty() {
            let high = best_hand(hole, board, game).name;
            return Some(match game.ranking {
                Ranking::High => Self::Made(high),
                Ranking::HighLow => Self::HighLow { high, low: best_low(hole, board, game).map(|made| made.value.ranks()) },
            });
        }
        let [one, two] = hole else { return None };
        let (high, low) = (one.rank().max(two.rank()), one.rank().min(two.rank()));
        Some(if high == low {
            Self::PocketPair { rank: high }
        } else if one.suit() == two.suit() {
            Self::Suited { high, low }
        } else {
            Self::Offsuit { high, low }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOLDEM: GameSpec = GameSpec::holdem_no_limit();
    const HIGH_LOW: GameSpec = GameSpec { hole_cards: 4, hole_used: HoleUsed::Exactly(2), ranking: Ranking::HighLow, ..HOLDEM };

    fn line_in(game: &GameSpec, hole: &str, board: &str) -> Option<HandLine> {
        let cards = |text: &str| text.split_whitespace().map(|card| card.parse().unwrap()).collect::<Vec<Card>>();
        HandLine::of(&cards(hole), &cards(board), game)
    }

    fn line(hole: &str, board: &str) -> Option<HandLine> {
        line_in(&HOLDEM, hole, board)
    }

    #[test]
    fn two_cards_are_suited_offsuit_or_a_pair_higher_rank_first() {
        let (high, low) = (Rank::Ace, Rank::Jack);
        assert_eq!(line("As Js", ""), Some(HandLine::Suited { high, low }));
        assert_eq!(line("Jd As", ""), Some(HandLine::Offsuit { high, low }));
        assert_eq!(line("7d 7s", ""), Some(HandLine::PocketPair { rank: Rank::Seven }));
    }

    #[test]
    fn with_a_board_the_best_five_count() {
        let name = HandName::FullHouse { trips: Rank::Four, pair: Rank::Nine };
        assert_eq!(line("4s 4d", "Kd 9c 4h 9s 2d"), Some(HandLine::Made(name)));
        let pair = HandName::Pair { rank: Rank::King, kickers: [Rank::Ace, Rank::Nine, Rank::Four] };
        assert_eq!(line("As Kc", "Kd 9c 4h"), Some(HandLine::Made(pair)));
    }

    #[test]
    fn no_cards_or_one_make_no_line() {
        assert_eq!(line("", "Kd 9c 4h"), None);
        assert_eq!(line("As", ""), None);
    }

    #[test]
    fn r_var_2_two_of_the_four_make_the_hand() {
        let omaha = GameSpec { ranking: Ranking::High, ..HIGH_LOW };
        let set = HandName::Trips { rank: Rank::King, kickers: [Rank::Ace, Rank::Nine] };
        assert_eq!(line_in(&omaha, "Ks Kd 3c 2c", "Kc Ah 9h 4d 2s"), Some(HandLine::Made(set)), "not kings full of twos");
        assert_eq!(line_in(&omaha, "Ks Kd 3c 2c", ""), None, "before the flop there is no name");
        let five = GameSpec { hole_cards: 5, ..omaha };
        assert_eq!(line_in(&five, "Ks Kd 3c 2c 9d", ""), None, "nor with five cards");
    }

    #[test]
    fn r_var_4_the_low_stands_beside_the_high_once_there_is_one() {
        let high = HandName::Pair { rank: Rank::Ace, kickers: [Rank::King, Rank::Eight, Rank::Four] };
        let low = Some([Rank::Eight, Rank::Four, Rank::Three, Rank::Two, Rank::Ace]);
        assert_eq!(line_in(&HIGH_LOW, "As 2d Kc Qh", "Ah 4c 8h"), Some(HandLine::HighLow { high, low: None }));
        assert_eq!(line_in(&HIGH_LOW, "As 2d Kc Qh", "Ah 4c 8h 3s"), Some(HandLine::HighLow { high, low }));
    }

    #[test]
    fn a_game_that_asks_for_more_cards_than_there_are_has_no_line() {
        let odd = GameSpec { hole_used: HoleUsed::Exactly(9), ..HIGH_LOW };
        assert_eq!(line_in(&odd, "As 2d Kc Qh", "Ah 4c 8h"), None);
    }
}
