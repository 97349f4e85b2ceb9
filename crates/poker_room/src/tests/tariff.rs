//! Charges that have risen are told (R-RAKE-8).

use std::sync::Arc;

use poker_protocol::{ChargedStake, Message, PlanId, Raise, RaisedCharge};
use poker_rules::Chips;

use super::room_scene::{Salon, config};
use super::table_scene::InOrder;
use crate::{ClientId, Room, RoomConfig, RoomSave};

/// The room as its operator opens it again, with other figures.
fn reopened(save: RoomSave, change: impl FnOnce(&mut RoomConfig)) -> Salon {
    let mut config = config();
    change(&mut config);
    Salon::of(Room::restore(save, config, Box::new(InOrder), crate::Now(0)).unwrap())
}

fn dearer(config: &mut RoomConfig) {
    let offers = &mut Arc::make_mut(&mut config.plan).offers;
    offers[0].row.percent_bp += 50;
    offers[1].row.cap = Chips::new(offers[1].row.cap.get() + 100);
    for offer in offers {
        let rulebook = Arc::make_mut(&mut offer.rulebook);
        rulebook.plans.as_mut().unwrap().rows[1].price = Chips::new(25_000);
    }
}

fn told(salon: &Salon, client: ClientId) -> Vec<Vec<RaisedCharge>> {
    let messages = salon.heard.iter().filter(|(to, _)| *to == client);
    messages
        .filter_map(|(_, message)| if let Message::ChargesRaised { raised } = &message.message { Some(raised.clone()) } else { None })
        .collect()
}

#[test]
fn r_rake_8_increases_are_told_at_the_next_greeting_with_old_and_new_and_once() {
    let mut salon = Salon::new();
    let first = salon.person(1);
    assert!(told(&salon, first).is_empty());
    let mut salon = reopened(salon.room.save(), dearer);
    let back = salon.person(1);
    let [raised] = <[_; 1]>::try_from(told(&salon, back)).unwrap();
    let stake = |at: usize| {
        let row = &config().plan.offers[at].row;
        Some(ChargedStake { name: row.name.clone(), game: row.game, form: row.form })
    };
    let of = |stake, raise| RaisedCharge { rulebook: "en-2.7".to_owned(), stake, raise };
    let (percent, cap) = (config().plan.offers[0].row.percent_bp, config().plan.offers[1].row.cap);
    let price = Raise::PlanPrice { plan: PlanId(2), before: Chips::new(20_000), now: Chips::new(25_000) };
    assert_eq!(
        raised,
        [
            of(stake(0), Raise::Percent { before_bp: percent, now_bp: percent + 50 }),
            of(stake(1), Raise::Cap { before: cap, now: Chips::new(cap.get() + 100) }),
            of(None, price),
        ]
    );
    let mut salon = reopened(salon.room.save(), dearer);
    let again = salon.person(1);
    assert!(told(&salon, again).is_empty(), "once");
    let newcomer = salon.person(2);
    assert!(told(&salon, newcomer).is_empty(), "a new player knows no other rules");
}

#[test]
fn r_rake_8_whoever_stays_away_is_told_of_all_increases_and_lower_charges_are_not_told() {
    let mut salon = Salon::new();
    salon.person(1);
    let salon = reopened(salon.room.save(), dearer);
    // Opened again as it was: rake is lower, which is no increase.
    let salon = reopened(salon.room.save(), |_| {});
    let mut salon = reopened(salon.room.save(), dearer);
    let back = salon.person(1);
    let raised = told(&salon, back);
    assert_eq!(raised.iter().map(Vec::len).collect::<Vec<_>>(), [6], "three at the first and three at the second raise: {raised:?}");
}

#[test]
fn r_rake_8_a_room_kept_before_charges_were_kept_tells_of_none() {
    let mut salon = Salon::new();
    salon.person(1);
    let mut value = serde_json::to_value(salon.room.save()).unwrap();
    value.as_object_mut().unwrap().remove("tariff").unwrap();
    let mut salon = reopened(serde_json::from_value(value).unwrap(), dearer);
    let back = salon.person(1);
    assert!(told(&salon, back).is_empty());
}
