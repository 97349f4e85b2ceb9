//! The thread of a room and the thread of its bots. Each waits until its driver has something to do, and passes the current time to it.

use crossbeam_channel::Select;
use poker_room::Now;

use super::bot_driver::BotDriver;
use super::room_driver::RoomDriver;
use crate::{Clock, FileError};

/// The longest rest of a room after a step in which it played a field, milliseconds. A request ends the rest.
const MOST_REST_MS: u32 = 10;

pub(super) fn run_room(mut room: RoomDriver, clock: Clock) -> Result<(), FileError> {
    loop {
        let begun = clock.now();
        if !room.step(begun) {
            break;
        }
        let ended = clock.now();
        // While it plays a field, the room works at most half of the time: the window must draw meanwhile, perhaps without a graphics card.
        let rest_ms = u32::try_from(ended.0.saturating_sub(begun.0)).unwrap_or(u32::MAX).clamp(1, MOST_REST_MS);
        let due = if room.is_busy() { room.due().map(|due| due.max(ended.after_ms(rest_ms))) } else { room.due() };
        let (controls, inboxes) = room.inboxes();
        let mut select = Select::new();
        select.recv(controls);
        inboxes.for_each(|inbox| {
            select.recv(inbox);
        });
        if let Some(results) = room.results() {
            select.recv(results);
        }
        wait(&mut select, due, clock);
    }
    room.finish()
}

pub(crate) fn run_bots(mut bots: BotDriver, clock: Clock) {
    while bots.step(clock.now()) {
        let (controls, inboxes) = bots.inboxes();
        let mut select = Select::new();
        select.recv(controls);
        inboxes.for_each(|inbox| {
            select.recv(inbox);
        });
        wait(&mut select, bots.due(), clock);
    }
}

/// Waits until a channel has a message, or until `due`.
fn wait(select: &mut Select<'_>, due: Option<Now>, clock: Clock) {
    match due {
        // The next step reads all channels, so it does not matter which one is ready.
        Some(due) => drop(select.ready_timeout(clock.until(due))),
        None => {
            select.ready();
        }
    }
}
