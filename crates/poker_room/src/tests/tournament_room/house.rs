//! Orders of the house.

use poker_protocol::{Message, Money, PlayerId, TournamentEvent, TournamentId};

use super::scene::{CardRoom, schedule_of};
use crate::rulebook::SeriesOffer;
use crate::tournament::{HouseRefusal, TournamentStage};
use crate::{Account, Correction, TournamentOrder};

/// A room in which a sit and go of five players has begun.
fn sit_and_go() -> (CardRoom, TournamentId) {
    let schedule = schedule_of("en-2.7");
    let mut room = CardRoom::new("en-2.7", 5);
    let id = room.open(|offer| matches!(offer, SeriesOffer::SitAndGo(offer) if offer.template.id == "sng"), &schedule);
    for player in 1..=5 {
        room.registered(player, id);
    }
    (room, id)
}

#[test]
fn a_tournament_that_the_house_cancels_in_play_holds_nothing_and_everybody_is_told_the_sum() {
    let (mut room, id) = sit_and_go();
    for _ in 0..4 {
        room.step(crate::Now(u64::MAX));
    }
    room.room.direct(id, TournamentOrder::Cancel, room.now).unwrap();
    room.listen();
    assert_eq!(room.room.tournament(id).unwrap().stage(), TournamentStage::Cancelled);
    assert_eq!(room.funds(id), [Money::ZERO; 3]);
    let mut told = Money::ZERO;
    for player in (1..=5).map(PlayerId) {
        let refund = room.told[&player].iter().find_map(|told| match &told.message {
            Message::TournamentEvent { event, .. } => match &**event {
                TournamentEvent::Cancelled { refund, .. } => refund.clone(),
                _ => None,
            },
            _ => None,
        });
        told = [told, refund.map(|refund| refund.money).unwrap_or_default()].iter().sum();
    }
    let price = room.room.tournament(id).unwrap().terms().entry;
    let left = room.room.ledger().holds(Account::House);
    assert_eq!([told, left].iter().sum::<Money>(), price.total().times(5).unwrap());
    assert_eq!(room.room.direct(id, TournamentOrder::Cancel, room.now), Err(HouseRefusal::Over));
}

#[test]
fn r_can_8_the_house_changes_what_a_cancelled_tournament_has_paid_with_who_and_why_and_the_players_are_told() {
    let (mut room, id) = sit_and_go();
    room.room.direct(id, TournamentOrder::Cancel, room.now).unwrap();
    let [one, two] = [1, 2].map(|player| Account::Balance(PlayerId(player)));
    let before = [one, two].map(|account| room.room.ledger().holds(account));
    let changed = |from, to| Correction { from, to, amount: Money::new(25), why: "cancelled by mistake".into(), by: "Ada".into() };
    for (from, to) in [(two, Account::House), (Account::House, one)] {
        room.room.correct(changed(from, to), room.now).unwrap();
    }
    room.listen();
    let after = [[before[0], Money::new(25)].iter().sum(), before[1].saturating_sub(Money::new(25))];
    assert_eq!([one, two].map(|account| room.room.ledger().holds(account)), after);
    for (player, balance) in [1, 2].map(PlayerId).into_iter().zip(after) {
        let told = room.told[&player].iter().rev().find_map(|told| match told.message {
            Message::Balance { balance } => Some(balance),
            _ => None,
        });
        assert_eq!(told, Some(balance));
    }
    let logged: Vec<_> = room.room.corrections().iter().map(|corrected| (&*corrected.correction.by, &*corrected.correction.why)).collect();
    assert_eq!(logged, [("Ada", "cancelled by mistake"); 2]);
    assert!(room.room.correct(Correction { why: " ".into(), ..changed(Account::House, one) }, room.now).is_err(), "without a reason");
}

#[test]
fn r_reg_12_nobody_is_invited_when_registration_is_closed() {
    let (mut room, id) = sit_and_go();
    let before = room.room.save();
    let invite = TournamentOrder::Invite { player: PlayerId(9), on: true };
    assert_eq!(room.room.direct(id, invite, room.now), Err(HouseRefusal::RegistrationClosed));
    assert_eq!(room.room.save(), before);
}
