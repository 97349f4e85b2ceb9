//! Tournaments in every game.

use std::sync::Arc;

use poker_protocol::Money;
use poker_rules::{Chips, Variant};

use super::field::{Field, freezeout, rulebook};
use crate::HandRules;
use crate::tournament::{TournamentOutput, TournamentStage, TournamentTableOutput};

/// A sit and go of four players in this game.
fn in_game(game: Variant) -> Field {
    let mut terms = freezeout(4, 4);
    let game = game.game(&rulebook().game_parameters());
    terms.hand = Arc::new(HandRules { game, ..(*terms.hand).clone() });
    let mut field = Field::new(terms, 95);
    field.enter(4);
    field
}

#[test]
fn r_typ_1_r_var_1_a_sit_and_go_in_every_game_is_played_to_its_end_and_no_chip_is_lost() {
    for game in Variant::ALL {
        let mut field = in_game(game);
        let mut hands = 0;
        while field.tournament.stage() == TournamentStage::Playing {
            for output in field.go_on() {
                let TournamentOutput::Table { output: TournamentTableOutput::Ended(record), .. } = output else { continue };
                let before: Chips = record.setup.seats.iter().map(|seat| seat.stack).sum();
                let after: Chips = record.stacks.iter().map(|seat| seat.stack).sum();
                assert_eq!((after, record.rake), (before, Chips::ZERO), "{}", game.code);
                assert_eq!(record.setup.game, field.tournament.terms().hand.game, "{}", game.code);
                hands += 1;
            }
            let over = field.tournament.stage() != TournamentStage::Playing;
            assert!(over || field.tournament.chips() == Chips::new(4 * 1_500), "{}", game.code);
        }
        assert!(hands > 0, "{}", game.code);
        field.check_places();
        assert_eq!(field.places().len(), 4, "{}", game.code);
        assert_eq!(field.places().values().map(|&(_, prize)| prize).sum::<Money>(), Money::new(4_000), "{}", game.code);
    }
}
