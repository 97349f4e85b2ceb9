//! Deleting players of tournaments.

use poker_protocol::{PlayerId, TournamentId};

use super::scene::{CardRoom, journaled, schedule_of};
use crate::rulebook::SeriesOffer;
use crate::tests::kept_room::KeptRoom;
use crate::tournament::{EntryState, TournamentStage};
use crate::{DeletedPlayer, Now, Unsettled};

fn delete(room: &mut CardRoom, player: u64) -> Result<(), Unsettled> {
    let player = PlayerId(player);
    let as_saved = room.room.save().unsettled(player, &[]);
    let deleted = room.room.delete_player(DeletedPlayer { player, hands: Vec::new() }, room.now);
    if !matches!(deleted, Err(Unsettled::AtTable)) {
        assert_eq!(as_saved, deleted.clone().err(), "the save tells the same");
    }
    room.listen();
    deleted
}

fn names(room: &CardRoom, id: TournamentId, player: u64) -> Vec<String> {
    let entrants = room.room.tournament(id).unwrap().entrants();
    entrants.iter().filter(|entrant| entrant.player == PlayerId(player)).map(|entrant| entrant.view.name.clone()).collect()
}

#[test]
fn a_player_with_an_entry_that_is_not_over_is_not_deleted_and_later_the_list_of_places_has_no_name() {
    let mut room = CardRoom::with(journaled("en-2.7"), 3);
    let id = room.open(|offer| matches!(offer, SeriesOffer::SitAndGo(offer) if offer.template.id == "sng"), &schedule_of("en-2.7"));
    let seats = u64::from(room.room.tournament(id).unwrap().terms().most_entries);
    room.registered(1, id);
    assert_eq!(delete(&mut room, 1), Err(Unsettled::Entered(vec![id])), "registered");
    for player in 2..=seats {
        room.registered(player, id);
    }
    let find = |room: &CardRoom, placed: bool| {
        let entrants = room.room.tournament(id).unwrap().entrants().to_vec();
        let found = entrants.into_iter().find(|entrant| matches!(entrant.state, EntryState::Placed { .. }) == placed);
        found.map(|entrant| entrant.player.0)
    };
    while find(&room, true).is_none() {
        assert!(room.step(Now(u64::MAX)));
    }
    let first_out = find(&room, true).unwrap();
    if let Some(playing) = find(&room, false) {
        assert!(delete(&mut room, playing).is_err());
    }
    room.play(id);
    assert_eq!(room.room.tournament(id).unwrap().stage(), TournamentStage::Finished);
    let mut kept = KeptRoom::default();
    kept.keep(&mut room.room);
    assert_eq!(delete(&mut room, first_out), Ok(()));
    assert_eq!(names(&room, id, first_out), [format!("deleted #{first_out}")]);
    kept.keep(&mut room.room);
}
