//! Increases of charges are told to players (R-RAKE-8).

use std::sync::Arc;

use poker_protocol::{
    BelowMinimum, ChargedStake, Message, Money, PlanId, PlayerId, Raise, RaisedCharge, Rounding, Seq, StreamId, StreamPlace,
};

use super::kept_room::KeptRoom;
use super::room_scene::{Salon, config, hello_again};
use super::table_scene::InOrder;
use crate::{ClientId, RakeRules, Room, RoomConfig, RoomSave, Visitor};

/// The room, restored from `save` with another configuration.
fn reopened(save: RoomSave, change: impl FnOnce(&mut RoomConfig)) -> Salon {
    let mut config = config();
    change(&mut config);
    Salon::of(Room::restore(save, config, Box::new(InOrder), crate::Now(0)).unwrap())
}

fn dearer(config: &mut RoomConfig) {
    let offers = &mut Arc::make_mut(&mut config.stakes).offers;
    offers[0].row.percent_bp += 50;
    offers[1].row.cap = Money::new(offers[1].row.cap.hundredths() + 100);
    for offer in offers {
        let rulebook = Arc::make_mut(&mut offer.rulebook);
        rulebook.plans.as_mut().unwrap().rows[1].price = Money::new(25_000);
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
        let row = &config().stakes.offers[at].row;
        Some(ChargedStake { name: row.name.clone(), game: row.game, form: row.form })
    };
    let of = |stake, raise| RaisedCharge { rulebook: "en-2.7".to_owned(), stake, raise };
    let (percent, cap) = (config().stakes.offers[0].row.percent_bp, config().stakes.offers[1].row.cap);
    let price = Raise::PlanPrice { plan: PlanId(2), before: Money::new(20_000), now: Money::new(25_000) };
    assert_eq!(
        raised,
        [
            of(stake(0), Raise::Percent { before_bp: percent, now_bp: percent + 50 }),
            of(stake(1), Raise::Cap { before: cap, now: Money::new(cap.hundredths() + 100) }),
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
fn r_rake_8_a_player_who_stays_away_is_told_of_all_increases_and_lower_charges_are_not_told() {
    let mut salon = Salon::new();
    salon.person(1);
    let salon = reopened(salon.room.save(), dearer);
    // Restored with the old configuration: the charges are lower, which is no increase.
    let salon = reopened(salon.room.save(), |_| {});
    let mut salon = reopened(salon.room.save(), dearer);
    let back = salon.person(1);
    let raised = told(&salon, back);
    assert_eq!(raised.iter().map(Vec::len).collect::<Vec<_>>(), [6], "three at the first and three at the second raise: {raised:?}");
}

#[test]
fn r_rake_8_what_a_plan_rakes_more_is_told_also_where_it_falls_back_to_the_printed_percentage() {
    let rate = |percent_bp: Option<u32>| {
        move |config: &mut RoomConfig| {
            let rates = &mut Arc::make_mut(&mut config.stakes).offers[0].row.plan_percent_bp;
            rates.clear();
            rates.extend(percent_bp.map(|percent_bp| (PlanId(2), percent_bp)));
        }
    };
    let printed = config().stakes.offers[0].row.percent_bp;
    let mut first = config();
    rate(Some(printed - 50))(&mut first);
    let mut salon = Salon::with(first);
    salon.person(1);
    let salon = reopened(salon.room.save(), rate(Some(printed - 25)));
    let mut salon = reopened(salon.room.save(), rate(None));
    let back = salon.person(1);
    let raises: Vec<Raise> = told(&salon, back).concat().into_iter().map(|charge| charge.raise).collect();
    let of = |before_bp, now_bp| Raise::PlanPercent { plan: PlanId(2), before_bp, now_bp };
    assert_eq!(raises, [of(printed - 50, printed - 25), of(printed - 25, printed)]);
}

/// Changes the rake rules of all stakes.
fn raking(config: &mut RoomConfig, change: impl Fn(&mut RakeRules)) {
    for offer in &mut Arc::make_mut(&mut config.stakes).offers {
        change(&mut Arc::make_mut(&mut offer.rulebook).rake);
    }
}

/// Rake is taken more often and rounded up, with a higher minimum.
fn harder(config: &mut RoomConfig) {
    raking(config, |rake| {
        rake.rounding.is = Rounding::Up;
        rake.below_minimum.is = BelowMinimum::TakeMinimum;
        rake.no_flop_no_drop.is = false;
        rake.halve_cap_for.is = vec![2];
        rake.minimum.is = Money::new(2);
    });
}

fn softer(config: &mut RoomConfig) {
    raking(config, |rake| {
        rake.rounding.is = Rounding::Nearest;
        rake.below_minimum.is = BelowMinimum::NoRake;
        rake.no_flop_no_drop.is = true;
        rake.halve_cap_for.is = vec![2, 3];
        rake.minimum.is = Money::new(1);
    });
}

#[test]
fn r_rake_8_rake_that_is_counted_otherwise_is_told_where_a_hand_may_cost_more() {
    let mut first = config();
    softer(&mut first);
    let mut salon = Salon::with(first);
    salon.person(1);
    let salon = reopened(salon.room.save(), harder);
    let mut salon = reopened(salon.room.save(), softer);
    let back = salon.person(1);
    let [raised] = <[_; 1]>::try_from(told(&salon, back)).unwrap();
    let name = &config().stakes.offers[0].row.name;
    let of_first = raised.iter().filter(|charge| charge.stake.as_ref().is_some_and(|stake| stake.name == *name)).map(|charge| charge.raise);
    assert_eq!(
        of_first.collect::<Vec<_>>(),
        [
            Raise::Minimum { before: Money::new(1), now: Money::new(2) },
            Raise::RoundedUp,
            Raise::MinimumTaken { least: Money::new(2) },
            Raise::WithoutFlop,
            Raise::WholeCap { players: 3 },
        ],
        "and nothing where it became less again"
    );
}

#[test]
fn r_rake_8_a_room_kept_before_it_was_kept_how_rake_is_counted_tells_of_the_rates_alone() {
    let mut first = config();
    softer(&mut first);
    let mut salon = Salon::with(first);
    salon.person(1);
    let mut value = serde_json::to_value(salon.room.save()).unwrap();
    for stake in value["tariff"]["stakes"].as_array_mut().unwrap() {
        stake[1].as_object_mut().unwrap().remove("manner").unwrap();
    }
    let mut salon = reopened(serde_json::from_value(value).unwrap(), harder);
    let back = salon.person(1);
    assert!(told(&salon, back).concat().iter().all(|charge| matches!(charge.raise, Raise::Minimum { .. })));
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

#[test]
fn r_rake_8_what_a_stake_cost_is_known_though_the_room_did_without_it_once() {
    let mut salon = Salon::new();
    salon.person(1);
    let without = |config: &mut RoomConfig| {
        let offers = &mut Arc::make_mut(&mut config.stakes).offers;
        offers.remove(0);
        for offer in offers {
            Arc::make_mut(&mut offer.rulebook).plans = None;
        }
    };
    let salon = reopened(salon.room.save(), without);
    let salon = reopened(salon.room.save(), without);
    let mut salon = reopened(salon.room.save(), dearer);
    let back = salon.person(1);
    let raises: Vec<Raise> = told(&salon, back).concat().into_iter().map(|charge| charge.raise).collect();
    let percent = config().stakes.offers[0].row.percent_bp;
    assert!(raises.contains(&Raise::Percent { before_bp: percent, now_bp: percent + 50 }), "{raises:?}");
    assert!(raises.iter().any(|raise| matches!(raise, Raise::PlanPrice { .. })), "{raises:?}");
}

#[test]
fn r_rake_8_where_pots_below_the_least_rake_are_free_it_is_a_lower_least_that_costs_more() {
    let least = |least: u64, below: BelowMinimum| {
        move |config: &mut RoomConfig| {
            raking(config, |rake| (rake.minimum.is, rake.below_minimum.is) = (Money::new(least), below));
        }
    };
    let minimum = |before, now| Raise::Minimum { before: Money::new(before), now: Money::new(now) };
    let (free, taken) = (BelowMinimum::NoRake, BelowMinimum::TakeMinimum);
    let cases = [
        ((100, free), (200, free), vec![]),
        ((100, free), (1, free), vec![minimum(100, 1)]),
        ((100, taken), (200, taken), vec![minimum(100, 200)]),
        ((100, taken), (1, taken), vec![]),
        ((100, taken), (200, free), vec![]),
        ((100, taken), (1, free), vec![]),
        ((100, free), (1, taken), vec![minimum(100, 1), Raise::MinimumTaken { least: Money::new(1) }]),
        ((100, free), (0, taken), vec![minimum(100, 0)]),
    ];
    for (before, now, expected) in cases {
        let mut first = config();
        least(before.0, before.1)(&mut first);
        let mut salon = Salon::with(first);
        salon.person(1);
        let mut salon = reopened(salon.room.save(), least(now.0, now.1));
        let back = salon.person(1);
        let mut raises: Vec<Raise> = told(&salon, back).concat().into_iter().map(|charge| charge.raise).collect();
        // The same increases at each stake.
        raises.truncate(raises.len() / config().stakes.offers.len());
        assert_eq!(raises, expected, "{before:?}, now {now:?}");
    }
}

#[test]
fn r_rake_8_rake_that_is_switched_on_is_an_increase_and_where_none_is_taken_none_is_told() {
    let without = |config: &mut RoomConfig| config.rake = false;
    let mut free = config();
    without(&mut free);
    let mut salon = Salon::with(free);
    salon.person(1);
    let mut salon = reopened(salon.room.save(), |config| {
        without(config);
        dearer(config);
        harder(config);
    });
    let still = salon.person(1);
    let raises: Vec<Raise> = told(&salon, still).concat().into_iter().map(|charge| charge.raise).collect();
    assert!(raises.iter().all(|raise| matches!(raise, Raise::PlanPrice { .. })), "hands still cost nothing: {raises:?}");
    let mut salon = reopened(salon.room.save(), |_| {});
    let raked = salon.person(1);
    let raises = told(&salon, raked).concat();
    for row in config().stakes.offers.iter().map(|offer| &offer.row) {
        let of_row = |charge: &&RaisedCharge| charge.stake.as_ref().is_some_and(|stake| stake.name == row.name && stake.form == row.form);
        let told: Vec<_> = raises.iter().filter(of_row).map(|charge| charge.raise).collect();
        assert!(told.contains(&Raise::Percent { before_bp: 0, now_bp: row.percent_bp }), "{}: {told:?}", row.name);
        assert!(!told.iter().any(|raise| matches!(raise, Raise::Cap { .. } | Raise::Minimum { .. })), "{}: {told:?}", row.name);
    }
    let mut salon = reopened(salon.room.save(), without);
    let free = salon.person(1);
    assert!(told(&salon, free).is_empty(), "rake that is switched off is no increase");
}

/// The numbers of the messages in which a client was told of increases.
fn increase_messages(salon: &Salon, client: ClientId) -> Vec<Seq> {
    let told = salon.messages(client).into_iter();
    told.filter(|told| matches!(told.message, Message::ChargesRaised { .. })).map(|told| told.seq).collect()
}

/// A client of player 1 connects, and goes on after this message if there is one.
fn back(salon: &mut Salon, after: Option<Seq>) -> ClientId {
    let client = salon.room.connect(Visitor::person(PlayerId(1)), salon.now);
    salon.ask(client, hello_again("P1", after.map(|after| StreamPlace { stream: StreamId::default(), after })));
    client
}

/// A room with a journal after charges have risen since player 1 was there, and what is kept of it.
fn risen() -> (Salon, KeptRoom) {
    let mut salon = Salon::with(RoomConfig { journal: true, ..config() });
    back(&mut salon, None);
    let mut kept = KeptRoom::default();
    kept.keep(&mut salon.room);
    (restarted(&mut kept), kept)
}

fn restarted(kept: &mut KeptRoom) -> Salon {
    let mut salon = reopened(kept.crash().0, |config| {
        config.journal = true;
        dearer(config);
    });
    kept.keep(&mut salon.room);
    salon
}

#[test]
fn r_rake_8_increases_are_told_after_any_number_of_crashes_until_the_client_has_received_them() {
    let (mut salon, mut kept) = risen();
    for _ in 0..3 {
        let client = back(&mut salon, None);
        assert_eq!(increase_messages(&salon, client).len(), 1);
        kept.keep(&mut salon.room);
        salon = restarted(&mut kept);
    }
    let client = back(&mut salon, None);
    let told = increase_messages(&salon, client)[0];
    salon.room.received(client, Seq(told.0 - 1));
    kept.keep(&mut salon.room);
    salon = restarted(&mut kept);
    let client = back(&mut salon, None);
    let told = increase_messages(&salon, client);
    assert_eq!(told.len(), 1, "the message before them was received, but not they");
    salon.room.received(client, told[0]);
    let again = back(&mut salon, None);
    assert_eq!(increase_messages(&salon, again), [], "received");
    kept.keep(&mut salon.room);
    salon = restarted(&mut kept);
    let again = back(&mut salon, None);
    assert_eq!(increase_messages(&salon, again), [], "received before the crash");
}

#[test]
fn r_rake_8_increases_are_told_once_to_a_client_that_goes_on_with_the_same_stream() {
    let (mut salon, mut kept) = risen();
    let client = back(&mut salon, None);
    let told = increase_messages(&salon, client)[0];
    let missed = back(&mut salon, Some(Seq(told.0 - 1)));
    assert_eq!(increase_messages(&salon, missed), [told], "among what was missed, and not again after the welcome");
    let goes_on = back(&mut salon, Some(told));
    assert_eq!(increase_messages(&salon, goes_on), [], "it has them");
    kept.keep(&mut salon.room);
    salon = restarted(&mut kept);
    let client = back(&mut salon, None);
    assert_eq!(increase_messages(&salon, client), []);
}

#[test]
fn r_rake_8_many_increases_come_in_messages_that_a_connection_takes() {
    let mut salon = Salon::new();
    salon.person(1);
    let mut save = salon.room.save();
    for more in 1..=200 {
        save = reopened(save, |config| Arc::make_mut(&mut config.stakes).offers.iter_mut().for_each(|offer| offer.row.percent_bp += more))
            .room
            .save();
    }
    let mut salon = reopened(save, |_| {});
    let back = salon.person(1);
    let raised = told(&salon, back);
    assert!(raised.concat().len() >= 400, "{}", raised.concat().len());
    for raised in raised {
        let message = poker_protocol::ServerMsg { seq: Seq(1), message: Message::ChargesRaised { raised } };
        assert!(poker_protocol::encode_server(&message).unwrap().len() < poker_protocol::MAX_FRAME_BYTES / 2);
    }
}
