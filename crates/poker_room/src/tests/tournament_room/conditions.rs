//! What a player must fulfil to enter (R-REG-12), and what registering accepts (R-INT-8).

use chacha20::ChaCha8Rng;
use poker_protocol::{Entry, Money, Pay, PlayerId, Refusal, Request, TableId, TournamentId};
use poker_rules::Action;
use rand::SeedableRng as _;

use super::paying_out::register;
use super::scene::{CardRoom, config_of, schedule_of};
use super::scheduling::order;
use crate::rulebook::SeriesOffer;
use crate::tournament::HouseRefusal;
use crate::{Account, EntryCondition, HouseTournament, Now, Room, Shuffler, TournamentOrder};

const DAY_MS: u64 = 86_400_000;
const CASH: TableId = TableId(1);

/// A room with a tournament for which players must fulfil these conditions.
fn with_conditions(conditions: &[EntryCondition]) -> (CardRoom, TournamentId) {
    let mut room = CardRoom::new("en-2.7", 3);
    let order = order(room.now);
    let begins = Now(order.begins.0 + 10 * DAY_MS);
    let order = HouseTournament { conditions: conditions.to_vec(), begins, ..order };
    let id = room.room.schedule_tournament(&order, room.now).unwrap();
    (room, id)
}

#[test]
fn r_reg_12_hands_at_cash_tables_count_while_a_player_sits_there_and_after_the_player_has_left() {
    let (mut room, id) = with_conditions(&[EntryCondition::HandsPlayed { least: 3 }]);
    let [first, second, _, watcher] = [1, 2, 3, 4].map(|player| room.person(player));
    for player in [1, 2, 3] {
        room.room.seat(PlayerId(player), CASH, Money::new(1_000), Entry::WaitForBigBlind, room.now).unwrap();
    }
    assert_eq!(room.answer(first, register(id)), Err(Refusal::EntryConditions));
    let folds_on = |room: &mut CardRoom| match room.asked.pop_first() {
        Some(((player, _), asked)) => {
            let action = if asked.legal.check { Action::Check } else { Action::Fold };
            room.send(room.client(player), Request::Act { table: CASH, hand: asked.hand, turn: asked.turn, action });
        }
        None => assert!(room.step(Now(u64::MAX))),
    };
    while room.room.hands_ended() < 3 {
        folds_on(&mut room);
    }
    room.answer(first, Request::LeaveTable { table: CASH }).unwrap();
    while !room.room.ledger().holds(Account::Stack(CASH, PlayerId(1))).is_zero() {
        folds_on(&mut room);
    }
    assert!(room.room.save().players[0].hands_played >= 3);
    assert_eq!(room.room.save().players[1].hands_played, 0, "the second player still sits there");
    assert_eq!([first, second].map(|client| room.answer(client, register(id))), [Ok(()), Ok(())]);
    assert_eq!(room.answer(watcher, register(id)), Err(Refusal::EntryConditions));
}

#[test]
fn r_reg_12_an_account_is_as_old_as_its_first_greeting_also_after_a_crash() {
    let (mut room, id) = with_conditions(&[EntryCondition::AccountAge { days: 2 }]);
    let client = room.person(1);
    assert_eq!(room.answer(client, register(id)), Err(Refusal::EntryConditions));
    let first = room.now;
    room.now = Now(first.0 + 2 * DAY_MS);
    let save = room.room.save();
    assert_eq!(save.players[0].first_greeting, Some(first));
    let now = room.now;
    let mut restored = Room::restore(save, config_of("en-2.7"), Box::new(Shuffler(ChaCha8Rng::seed_from_u64(5))), now).unwrap();
    restored.open_tournaments(now);
    room.crashed(restored, now);
    let client = room.person(1);
    assert_eq!(room.answer(client, register(id)), Ok(()));
    let newcomer = room.person(2);
    assert_eq!(room.answer(newcomer, register(id)), Err(Refusal::EntryConditions));
}

#[test]
fn r_reg_12_who_is_invited_enters_a_tournament_by_invitation_and_nobody_else() {
    let (mut room, id) = with_conditions(&[EntryCondition::Invited]);
    let (guest, other) = (room.person(1), room.person(2));
    let invite = |player, on| TournamentOrder::Invite { player: PlayerId(player), on };
    for order in [invite(1, true), invite(2, true), invite(2, false)] {
        room.room.direct(id, order, room.now).unwrap();
    }
    assert_eq!(room.answer(other, register(id)), Err(Refusal::EntryConditions));
    assert_eq!(room.answer(guest, register(id)), Ok(()));
    let (mut open, id) = with_conditions(&[]);
    assert_eq!(open.room.direct(id, invite(1, true), open.now), Err(HouseRefusal::NotByInvitation));
}

#[test]
fn r_int_8_registering_accepts_the_rulebook_that_the_terms_name_and_its_record_is_stamped_with_it() {
    let schedule = schedule_of("en-2.7");
    let mut room = CardRoom::new("en-2.7", 3);
    let hexapro = |offer: &SeriesOffer| matches!(offer, SeriesOffer::HexaPro { .. });
    let sng = room.open(|offer| matches!(offer, SeriesOffer::SitAndGo(_)), &schedule);
    let (first, second) = (room.person(1), room.person(2));
    assert!(room.room.save().players.iter().all(|player| player.accepted.is_empty()));
    assert_eq!(room.room.tournament(sng).unwrap().terms_view().rulebook, "en-2.7");
    room.answer(first, register(sng)).unwrap();
    let offer = schedule.series().iter().position(|series| hexapro(&series.offer)).unwrap();
    let offer = poker_protocol::OfferId(u32::try_from(offer).unwrap());
    room.answer(second, Request::RegisterGames { offer, games: 1, pay: Pay::Money { buy_in: None } }).unwrap();
    let save = room.room.save();
    for player in &save.players {
        assert_eq!(player.accepted, [("en-2.7".to_owned(), room.now)].into(), "{:?}", player.player);
    }
    assert!(save.tournaments.iter().all(|kept| kept.save.opening.terms.hand.rulebook == "en-2.7"));
}
