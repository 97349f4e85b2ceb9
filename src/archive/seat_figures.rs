//! The figures of players that the strips under their plates show.

use std::collections::BTreeMap;

use bevy::prelude::*;
use poker_archive::{KnownPlayer, PlayFigures, Share};
use poker_text::{Arg, text};

/// The figures of the players who sit with the player, by name; empty while no strips are shown.
#[derive(Resource, Default, PartialEq)]
pub(crate) struct SeatFigures(pub(crate) BTreeMap<String, StripFigures>);

/// What a strip shows of a player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct StripFigures {
    /// Shares in per cent: hands played, raised before the flop, and raised again; `None` from too few hands.
    shares: [Option<u64>; 3],
    /// The hands that were shared with the player.
    hands: u64,
}

impl StripFigures {
    /// The number of figures.
    pub(crate) const COLUMNS: usize = 4;

    pub(super) fn of(player: &KnownPlayer) -> Self {
        player.figures.map_or_else(Self::default, |figures| Self::from_hands(figures.hands, &figures.play))
    }

    fn from_hands(hands: u64, play: &PlayFigures) -> Self {
        let percent = |share: Share| share.percent().filter(|_| hands >= Share::ENOUGH);
        Self { shares: [play.vpip, play.pfr, play.three_bet].map(percent), hands }
    }

    /// The figures from the left. Many hands are told in thousands, for which there is always room.
    pub(crate) fn args(self) -> [Arg; Self::COLUMNS] {
        let [vpip, pfr, three_bet] = self.shares.map(|share| share.map_or_else(|| text::number::none().into(), Arg::count));
        let hands = if self.hands < THOUSANDS_FROM {
            Arg::word(self.hands.to_string())
        } else {
            text::number::thousands(Arg::count(self.hands / 1_000)).into()
        };
        [vpip, pfr, three_bet, hands]
    }
}

/// From this number on, hands are told in thousands.
const THOUSANDS_FROM: u64 = 10_000;

#[cfg(test)]
mod tests {
    use poker_text::{Language, Texts};

    use super::*;

    fn words(hands: u64, vpip: Share) -> [String; StripFigures::COLUMNS] {
        let texts = Texts::embedded(Language::English);
        StripFigures::from_hands(hands, &PlayFigures { vpip, ..PlayFigures::default() }).args().map(|arg| texts.show(&arg))
    }

    #[test]
    fn below_twenty_hands_only_their_number_is_shown() {
        assert_eq!(words(19, Share { of: 6, out_of: 25 }), ["–", "–", "–", "19"]);
        assert_eq!(words(25, Share { of: 6, out_of: 25 }), ["24", "–", "–", "25"]);
        assert_eq!(words(0, Share::default()), ["–", "–", "–", "0"]);
        assert_eq!(words(12_345, Share { of: 12_000, out_of: 12_000 }), ["100", "–", "–", "12k"]);
    }
}
