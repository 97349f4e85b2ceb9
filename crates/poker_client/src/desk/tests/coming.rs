//! The table that comes forward by itself.

use std::collections::BTreeSet;

use poker_protocol::TableId;

use super::super::{BusyHands, ComingForward, DeskMoment, TableCall, TableDesk, TileLimits, TileRect, Tiling};
use super::call;
use crate::TableOrder;

const GUARD_MS: u64 = 600;

fn desk(order: TableOrder, count: u32) -> TableDesk {
    let tables: BTreeSet<_> = (1..=count).map(TableId).collect();
    let mut desk = TableDesk::new(order);
    let tiling = Tiling::of(TileRect::of_size(1280, 400), tables.len(), TileLimits { small: false, step: 1 });
    desk.follow(&tiling, DeskMoment { tables: &tables, calls: &[], now_ms: 0 });
    desk
}

fn comes(desk: &TableDesk, calls: &[TableCall], hands: BusyHands) -> Option<u32> {
    desk.comes_forward(&ComingForward { calls, hands, guard_ms: GUARD_MS, pointed: None }).map(|table| table.0)
}

#[test]
fn in_the_stack_the_table_comes_that_has_the_least_time_once_the_front_waits_for_nothing() {
    let mut stack = desk(TableOrder::Stack, 3);
    let calls = [call(3, 2_000), call(2, 8_000)];
    assert_eq!(comes(&stack, &calls, BusyHands::IDLE), Some(3));
    assert_eq!(comes(&stack, &[], BusyHands::IDLE), None);
    stack.bring_forward(TableId(2), &calls, None);
    assert_eq!(comes(&stack, &calls, BusyHands::IDLE), None, "the front waits for the player, too");
    assert_eq!(comes(&stack, &calls[..1], BusyHands::IDLE), Some(3), "the player has acted");
}

#[test]
fn nothing_comes_forward_while_the_hands_are_busy() {
    let stack = desk(TableOrder::Stack, 2);
    let calls = [call(2, 2_000)];
    let busy = [
        BusyHands { key: true, ..BusyHands::IDLE },
        BusyHands { button: true, ..BusyHands::IDLE },
        BusyHands { amount: true, ..BusyHands::IDLE },
        BusyHands { text: true, ..BusyHands::IDLE },
        BusyHands { question: true, ..BusyHands::IDLE },
        BusyHands { quiet_ms: GUARD_MS - 1, ..BusyHands::IDLE },
    ];
    for hands in busy {
        assert_eq!(comes(&stack, &calls, hands), None, "{hands:?}");
    }
    assert_eq!(comes(&stack, &calls, BusyHands { quiet_ms: GUARD_MS, ..BusyHands::IDLE }), Some(2));
    assert_eq!(busy.map(|hands| hands.hold_something()), [true, true, true, true, false, false], "a sheet asks, or a key was used before");
}

#[test]
fn one_at_a_time_nothing_comes_forward() {
    assert_eq!(comes(&desk(TableOrder::OneAtATime, 2), &[call(2, 2_000)], BusyHands::IDLE), None);
}

#[test]
fn among_tiles_one_comes_from_behind_into_the_place_of_a_tile_that_waits_for_nothing() {
    // Two tiles, two tables behind.
    let mut tiles = desk(TableOrder::Tiles, 4);
    assert_eq!(comes(&tiles, &[call(1, 2_000)], BusyHands::IDLE), None, "it has a tile");
    let calls = [call(1, 2_000), call(4, 9_000)];
    assert_eq!(comes(&tiles, &calls, BusyHands::IDLE), Some(4));
    let all = [call(1, 2_000), call(4, 3_000), call(2, 9_000)];
    assert_eq!(comes(&tiles, &all, BusyHands::IDLE), None, "both tiles wait for the player");
    tiles.open_large(Some(TableId(1)));
    assert_eq!(comes(&tiles, &calls, BusyHands::IDLE), None, "the player looks at one");
}

#[test]
fn the_tile_under_the_pointer_makes_room_only_if_no_other_can() {
    let mut tiles = desk(TableOrder::Tiles, 3);
    let calls = [call(3, 2_000)];
    tiles.bring_forward(TableId(3), &calls, Some(TableId(2)));
    assert_eq!(tiles.in_main().map(|table| table.0).collect::<Vec<_>>(), [3, 2, 1]);
    let both = [call(3, 2_000), call(1, 5_000)];
    let pointed = ComingForward { calls: &both, hands: BusyHands::IDLE, guard_ms: GUARD_MS, pointed: Some(TableId(2)) };
    assert_eq!(tiles.comes_forward(&pointed), Some(TableId(1)), "the other tile waits for the player");
}
