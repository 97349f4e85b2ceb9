//! Tests of files, records, rooms and histories.

mod clock;
mod history;
mod records;
mod rooms;
mod saved_files;
mod verify;

use poker_protocol::{HandId, PlayerId, SeatStack, StakeId, TableId};
use poker_room::{Contest, HandRecord, Now, RecordedPlayer};
use poker_rules::{Action, Chips, Deck, GameSpec, Hand, HandSetup, Seat, SeatSetup, Stakes, StreetRake};

/// A hand of three players in which all fold to the big blind.
fn record(number: u64) -> HandRecord {
    let seats = [1, 2, 0].map(Seat::new);
    let setup = HandSetup {
        game: GameSpec::holdem_no_limit(),
        stakes: Stakes { small_blind: Chips::new(5), big_blind: Chips::new(10), ante: Chips::ZERO },
        street_rake: StreetRake::default(),
        seats: seats.map(|seat| SeatSetup { seat, stack: Chips::new(1_000), post: None }).into_iter().collect(),
        button: seats[2],
        small_blind: Some(seats[0]),
        big_blind: seats[1],
        deck: Deck::sorted(),
        straddle: None,
        muck_at_showdown: false,
        ask_to_show: false,
    };
    let actions = vec![Action::Fold, Action::Fold];
    let played = Hand::replay(setup.clone(), &actions, Some(Chips::ZERO), &mut |_| {}).unwrap();
    HandRecord {
        hand: HandId(number),
        table: TableId(1),
        table_name: "Alpha".to_owned(),
        contest: Contest::Cash { stake: StakeId(0) },
        table_seats: 6,
        rulebook: "en-2.7".to_owned(),
        currency: None,
        started: Now(1),
        ended: Now(2),
        players: seats
            .map(|seat| RecordedPlayer { seat, player: PlayerId(u64::from(seat.number())), name: format!("p{}", seat.number()) })
            .to_vec(),
        setup,
        actions,
        decision_ms: vec![900, 1_200],
        pot: Chips::new(10),
        rake: Chips::ZERO,
        stacks: seats.map(|seat| SeatStack { seat, stack: played.stack(seat) }).to_vec(),
        seal: None,
        entry: None,
    }
}
