//! The rules of a simulated table, from a rulebook.

use poker_protocol::Form;
use poker_room::{RakeRow, RakeTerms, Rulebook};
use poker_rules::{GameCards, GameSpec, Variant};

use super::error::SimError;
use super::options::SimOptions;

/// A rulebook, and what it says of the simulated table.
pub(super) struct House {
    pub rulebook: Rulebook,
    pub game: GameSpec,
    pub row: RakeRow,
    pub rake: Option<RakeTerms>,
}

impl House {
    /// Reads the rulebook that the options name. If they name none, uses the usual rulebook without its rake.
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

/// The stake of the table: NL10 or PL10, otherwise the first regular stake of the game, otherwise the first of the same cards, because most
/// rulebooks set the rake by the cards alone.
fn stake(rulebook: &Rulebook, game: Variant) -> Option<&RakeRow> {
    let usual = match game.cards {
        GameCards::Holdem => rulebook.stake("nlhe", "NL10"),
        GameCards::Omaha | GameCards::Omaha5 => rulebook.stake("plo", "PL10"),
    };
    let regular = || rulebook.stakes.iter().filter(|row| row.form == Form::Regular);
    let of_cards = || regular().find(|row| row.game.cards == game.cards);
    usual.or_else(|| regular().find(|row| row.game == game)).or_else(of_cards)
}
