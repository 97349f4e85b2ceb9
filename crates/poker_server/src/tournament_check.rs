//! Compares the end of a tournament as its clients were told it with the books of the server.

use anyhow::Context as _;
use poker_load::{LOAD_PRICE, TOURNAMENT_OPENING_BALANCE, TournamentReport};
use poker_protocol::HallName;
use poker_room::tournament::{EntryState, Tournament};
use poker_room::{Account, Fund, Now};

use crate::store::Store;

/// The differences between what clients were told of the end of a tournament and what is booked, each as a sentence.
///
/// # Errors
/// When the books cannot be read.
pub fn differences(store: &dyn Store, hall: &HallName, report: &TournamentReport) -> anyhow::Result<Vec<String>> {
    let kept = store.load(hall)?.context("the server has kept nothing")?;
    let over = kept.room.tournaments.into_iter().find(|kept| kept.save.entrants.len() == report.results.len());
    let over = Tournament::restore(over.context("the tournament is not kept")?.save, Now(0))?;
    let ledger = &kept.room.ledger;
    let mut wrong: Vec<String> = store.check()?.iter().map(|flaw| format!("the books are wrong: {flaw:?}")).collect();
    if !report.places_are_sound() {
        wrong.push("two players were told the same place".to_owned());
    }
    for fund in [Fund::Prizes, Fund::Bounties, Fund::Fees] {
        let left = ledger.holds(Account::Tournament(over.id(), fund));
        if !left.is_zero() {
            wrong.push(format!("the tournament still holds {left:?} in {fund:?}"));
        }
    }
    for result in &report.results {
        let entrant = over.entrants().iter().find(|entrant| entrant.player == result.player);
        let place = entrant.and_then(|entrant| match entrant.state {
            EntryState::Placed { place, .. } => Some(place),
            EntryState::Registered | EntryState::Seated { .. } | EntryState::Out | EntryState::Merged { .. } | EntryState::Withdrawn => {
                None
            }
        });
        let before = TOURNAMENT_OPENING_BALANCE.checked_sub(LOAD_PRICE).unwrap_or_default();
        let booked = ledger.holds(Account::Balance(result.player)).checked_sub(before);
        let told = result.told.map(|(place, prize)| (Some(place), Some(prize)));
        if told.unwrap_or((place, booked)) != (place, booked) || place.is_none() || booked.is_none() {
            wrong.push(format!("player #{}: told {:?}, booked {:?}", result.player.0, result.told, (place, booked)));
        }
    }
    Ok(wrong)
}
