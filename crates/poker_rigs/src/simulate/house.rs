//! What a rulebook says of a simulated table.

use poker_protocol::Form;
use poker_room::{RakeRow, RakeTerms, Rulebook};
use poker_rules::{GameCards, GameSpec, Variant};

use super::error::SimError;
use super::options::SimOptions;

/// What a rulebook says of the table.
pub(super) struct House {
    pub rulebook: Rulebook,
    pub game: GameSpec,
    pub row: RakeRow,
    pub rake: Option<RakeTerms>,
}

impl House {
    /// Without a name the usual rulebook serves, of which only the rake is left out.
    pub(super) fn of(options: &SimOptions) -> Result<House, SimError> {
        let rulebook = match &options.rulebook {
            None => Rulebook::en_2_7()?,
            Some(id) => Rulebook::embedded(id).ok_or_else(|| SimError::NoSuchRulebook { id: id.clone() })??,
        };
        let game = options.game.game(&rulebook.game_parameters());
        let row = stake(&rulebook, options.game).ok_or(SimError::NoSuchStake { game: options.game })?.clone();
        let rake = options.rulebook.is_some().then(|| rulebook.rake_terms(&row));
        Ok(House { game, rake, row, rulebook })
    }
}

/// The stake of the table: the usual one, else one of the game or at least of its cards: most rulebooks rake by these alone.
fn stake(rulebook: &Rulebook, game: Variant) -> Option<&RakeRow> {
    let usual = match game.cards {
        GameCards::Holdem => rulebook.stake("nlhe", "NL10"),
        GameCards::Omaha | GameCards::Omaha5 => rulebook.stake("plo", "PL10"),
    };
    let regular = || rulebook.stakes.iter().filter(|row| row.form == Form::Regular);
    let of_cards = || regular().find(|row| row.game.cards == game.cards);
    usual.or_else(|| regular().find(|row| row.game == game)).or_else(of_cards)
}
