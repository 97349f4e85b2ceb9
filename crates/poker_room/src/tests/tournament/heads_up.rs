//! Heads-up tournaments (R-TYP-11).

use std::collections::BTreeSet;

use poker_protocol::Money;

use super::field::Field;
use crate::rulebook::{Calendar, HousePrizes, Prizes, SitAndGoOffer};
use crate::tournament::{Beginning, TournamentOffer, TournamentStage, TournamentTerms};
use crate::{Rulebook, Rulebooks, TournamentCatalogue};

/// The terms of a sit and go of a calendar.
pub(super) fn sit_and_go(rulebook: &Rulebook, calendar: &Calendar, prizes: &Prizes, offer: &SitAndGoOffer) -> TournamentTerms {
    let offer = TournamentOffer {
        name: &offer.template.id,
        template: &offer.template,
        structure: &offer.structure,
        prizes,
        game: offer.game,
        price: offer.price,
        guarantee: Money::ZERO,
        added: Money::ZERO,
        house_prizes: HousePrizes::default(),
        target: offer.target.as_deref().and_then(|target| calendar.named(target)),
    };
    let mut terms = TournamentTerms::of(rulebook, &offer, Beginning::WhenFull).unwrap();
    terms.sealed = false;
    terms
}

#[test]
fn r_typ_11_a_heads_up_sit_and_go_has_one_table_of_two_seats_begins_with_the_second_entry_and_ends_with_two_places() {
    let rulebooks = Rulebooks::embedded().unwrap();
    let catalogue = TournamentCatalogue::embedded(&rulebooks).unwrap();
    let mut played = BTreeSet::new();
    for rulebook in rulebooks.iter() {
        let calendar = catalogue.calendar(&rulebook.id).unwrap();
        for offer in calendar.sit_and_goes.iter().filter(|offer| offer.template.most_entrants() == 2) {
            if !played.insert((rulebook.id.clone(), offer.template.id.clone(), offer.game.code)) {
                continue;
            }
            let mut field = Field::new(sit_and_go(rulebook, calendar, catalogue.prizes(), offer), 1);
            field.enter(1);
            assert_eq!(field.tournament.stage(), TournamentStage::Registering);
            field.enter(1);
            assert_eq!(field.tournament.stage(), TournamentStage::Playing);
            assert_eq!((field.only_table().players(), field.only_table().free_seats().len()), (2, 0));
            field.play_to_the_end();
            field.check_places();
            assert_eq!(field.places().keys().copied().collect::<Vec<u32>>(), [1, 2]);
            let paid: Money = field.places().values().map(|&(_, prize)| prize).sum();
            assert_eq!(Some(paid), offer.price.buy_in.times(2));
        }
    }
    let rulebooks: BTreeSet<&String> = played.iter().map(|(rulebook, ..)| rulebook).collect();
    assert_eq!(rulebooks.len(), 5, "{played:?}");
}
