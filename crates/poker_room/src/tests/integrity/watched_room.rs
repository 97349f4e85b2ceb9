//! A room watches play if its configuration asks for it.

use poker_protocol::{Entry, Money, PlayerId, Refusal, Request, TableId};

use crate::tests::room_scene::{Salon, config, hello};
use crate::{Matter, Origin, RoomConfig, Sign, Visitor};

const TABLE: TableId = TableId(1);

fn signs(salon: &Salon) -> Vec<Sign> {
    let sign = |matter: &Matter| if let Matter::Found { sign } = matter { Some(sign.clone()) } else { None };
    salon.room.reports().filter_map(|report| sign(&report.matter)).collect()
}

/// Players 1 and 2 connect from the same place, and two hundred requests are refused.
fn visited(config: RoomConfig) -> Salon {
    let mut salon = Salon::with(config);
    for player in [1, 2] {
        let client = salon.room.connect(Visitor::person(PlayerId(player)).from(Origin(7)), salon.now);
        salon.ask(client, hello("P"));
        salon.room.seat(PlayerId(player), TABLE, Money::new(1_000), Entry::WaitForBigBlind, salon.now).unwrap();
    }
    salon.seated(3, 1);
    let client = salon.client(PlayerId(2));
    for _ in 0..200 {
        assert_eq!(salon.answer(client, Request::LeaveTable { table: TableId(99) }), Err(Refusal::Unknown));
    }
    salon.fold_hand(1);
    salon
}

#[test]
fn r_int_4_r_int_6_what_is_found_in_a_room_is_reported_once() {
    let mut salon = visited(config());
    salon.fold_hand(1);
    let both = [PlayerId(1), PlayerId(2)];
    let refused = Sign::UnusualClient { player: PlayerId(2), refused: 200, within_s: 600 };
    assert_eq!(signs(&salon), [refused, Sign::SameOrigin { players: both }]);
}

#[test]
fn r_int_4_sitting_out_together_is_reported_by_the_room() {
    let mut salon = visited(config());
    for minute in 1..=3 {
        salon.now = salon.now.after_ms(60_000);
        for on in [true, false] {
            for player in [1, 3] {
                let client = salon.client(PlayerId(player));
                salon.answer(client, Request::SitOut { table: TABLE, on }).unwrap();
            }
        }
        let found = signs(&salon).contains(&Sign::SatOutTogether { players: [PlayerId(1), PlayerId(3)], times: 3 });
        assert_eq!(found, minute == 3);
    }
}

#[test]
fn r_int_3_a_room_that_is_not_watched_keeps_every_hand_all_the_same() {
    let mut salon = visited(RoomConfig { watch: false, ..config() });
    assert_eq!(signs(&salon), []);
    assert!(salon.room.poll_record().is_some());
}
