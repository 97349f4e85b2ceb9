//! The thread of a room and the thread of its bots. Each waits until its driver has something to do, and passes the current time to it.

use crossbeam_channel::Select;
use poker_room::Now;

use super::bot_driver::BotDriver;
use super::room_driver::RoomDriver;
use crate::{Clock, FileError};

pub(super) fn run_room(mut room: RoomDriver, clock: Clock) -> Result<(), FileError> {
    while room.step(clock.now()) {
        let (controls, inboxes) = room.inboxes();
        let mut select = Select::new();
        select.recv(controls);
        inboxes.for_each(|inbox| {
            select.recv(inbox);
        });
        wait(&mut select, room.due(), clock);
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
