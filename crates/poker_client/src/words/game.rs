//! Names of games.

use poker_rules::{GameCards, GameSpec, Ranking, Structure, Variant};
use poker_text::{Text, text};

/// What is played, in words.
pub fn game_text(game: &GameSpec) -> Text {
    use Ranking::{High, HighLow};
    use Structure::{FixedLimit, NoLimit, PotLimit};
    let Some(variant) = Variant::of(game) else { return text::game::other() };
    match (variant.cards, variant.ranking, variant.structure) {
        (GameCards::Holdem, High, NoLimit) => text::game::nlhe(),
        (GameCards::Holdem, High, PotLimit) => text::game::plhe(),
        (GameCards::Holdem, High, FixedLimit) => text::game::flhe(),
        (GameCards::Holdem, HighLow, NoLimit | PotLimit | FixedLimit) => text::game::other(),
        (GameCards::Omaha, High, NoLimit) => text::game::nlo(),
        (GameCards::Omaha, High, PotLimit) => text::game::plo(),
        (GameCards::Omaha, High, FixedLimit) => text::game::flo(),
        (GameCards::Omaha, HighLow, NoLimit) => text::game::nlo8(),
        (GameCards::Omaha, HighLow, PotLimit) => text::game::plo8(),
        (GameCards::Omaha, HighLow, FixedLimit) => text::game::flo8(),
        (GameCards::Omaha5, High, NoLimit) => text::game::nlo5(),
        (GameCards::Omaha5, High, PotLimit) => text::game::plo5(),
        (GameCards::Omaha5, High, FixedLimit) => text::game::flo5(),
        (GameCards::Omaha5, HighLow, NoLimit) => text::game::nlo85(),
        (GameCards::Omaha5, HighLow, PotLimit) => text::game::plo85(),
        (GameCards::Omaha5, HighLow, FixedLimit) => text::game::flo85(),
    }
}

/// What is played, without the limit, for places that show the limit in another way.
pub fn cards_text(game: &GameSpec) -> Text {
    Variant::of(game).map_or_else(text::game::other, |variant| cards_name(variant.cards))
}

/// The name of the games with these cards.
pub(crate) fn cards_name(cards: GameCards) -> Text {
    match cards {
        GameCards::Holdem => text::lobby::tab_holdem(),
        GameCards::Omaha => text::lobby::tab_omaha(),
        GameCards::Omaha5 => text::lobby::tab_five_cards(),
    }
}
