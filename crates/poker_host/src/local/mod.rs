//! A room on a thread of this process, with bots, a clock and a folder that keeps it.

mod bot_driver;
mod build;
mod doorkeeper;
mod error;
mod keeper;
mod opponents;
mod options;
mod room_driver;
mod tables;
mod threads;

#[cfg(test)]
mod tests;

use std::path::{Path, PathBuf};
use std::thread::JoinHandle;

use crossbeam_channel::{Receiver, Sender};
use poker_protocol::{Link, RulesInForce, Waker};
use poker_room::Tempo;

pub use error::{OpenError, SaveTrouble};
pub use keeper::{SAVE_FORMAT, SavedSeat, has_save, saved_seat};
pub use opponents::{NoOpponents, Opponents};
pub use options::{LocalOptions, PracticeOptions, StyleChoice};
pub use tables::rules_in_force;

use crate::{Clock, FileError, ThinkingTime};
use bot_driver::BotControl;
use build::{Built, build, connect_person};
use room_driver::Control;

/// A running room. Dropping it closes it.
pub struct LocalRoom {
    link: Link,
    set_aside: Option<PathBuf>,
    rules: Option<RulesInForce>,
    room_controls: Sender<Control>,
    bot_controls: Sender<BotControl>,
    troubles: Receiver<SaveTrouble>,
    room: Option<JoinHandle<Result<(), FileError>>>,
    bots: Option<JoinHandle<()>>,
}

/// Why a room could not be kept when it was closed.
#[derive(Debug, thiserror::Error)]
pub enum CloseError {
    /// The last save failed; the one before it is there.
    #[error(transparent)]
    Save(#[from] FileError),
    /// The room had ended by a fault of the program; its last save is there.
    #[error("the room had ended by a fault")]
    Fault,
}

/// Opens a room for practice, goes on from the save where there is one, and runs it until it is closed.
///
/// # Errors
/// `SaveInUse`, `Newer`, or what the system refuses. A damaged save is none: see [`LocalRoom::set_aside`].
pub fn open_local(options: LocalOptions) -> Result<LocalRoom, OpenError> {
    let clock = Clock::start();
    let Built { room, bots, link, room_controls, bot_controls, troubles, set_aside, rules } = build(&options, clock.now())?;
    let room = threads::spawn("cardroom-room", move || threads::run_room(room, clock)).map_err(OpenError::Thread)?;
    let mut local = LocalRoom { link, set_aside, rules, room_controls, bot_controls, troubles, room: Some(room), bots: None };
    local.bots = Some(threads::spawn("cardroom-bots", move || threads::run_bots(bots, clock)).map_err(OpenError::Thread)?);
    Ok(local)
}

impl LocalRoom {
    /// The player's end; nothing has been said on it yet.
    pub fn link(&self) -> &Link {
        &self.link
    }

    /// Where a damaged save was moved to, if there was one; practice has begun afresh.
    pub fn set_aside(&self) -> Option<&Path> {
        self.set_aside.as_deref()
    }

    /// The rules in force, for a screen that shows them.
    pub fn rules(&self) -> Option<&RulesInForce> {
        self.rules.as_ref()
    }

    /// Another connection of the player, for one that was cut off; an older one is cut off now. Say hello on it.
    pub fn connect(&self, waker: Waker) -> Link {
        connect_person(&self.room_controls, waker)
    }

    /// How long bots think, from their next decision on.
    pub fn set_thinking(&self, thinking: ThinkingTime) {
        // A room that has ended needs no settings.
        drop(self.bot_controls.send(BotControl::Thinking(thinking)));
    }

    /// The practice clock.
    pub fn set_clock(&self, running: bool) {
        drop(self.room_controls.send(Control::Clock(running)));
    }

    /// The pauses of the tables.
    pub fn set_tempo(&self, tempo: Tempo) {
        drop(self.room_controls.send(Control::Tempo(tempo)));
    }

    /// What has gone wrong with saving since the last call, one at a time.
    pub fn trouble(&self) -> Option<SaveTrouble> {
        self.troubles.try_recv().ok()
    }

    /// Saves and ends. A hand in progress is taken back.
    ///
    /// # Errors
    /// Where the last save failed.
    pub fn close(mut self) -> Result<(), CloseError> {
        self.end()
    }

    fn end(&mut self) -> Result<(), CloseError> {
        drop(self.bot_controls.send(BotControl::Close));
        drop(self.room_controls.send(Control::Close));
        let bots = self.bots.take().map_or(Ok(()), JoinHandle::join);
        let room = self.room.take().map_or(Ok(Ok(())), JoinHandle::join);
        room.map_err(|_| CloseError::Fault)??;
        bots.map_err(|_| CloseError::Fault)
    }
}

impl Drop for LocalRoom {
    fn drop(&mut self) {
        // Nobody is left who could be told.
        drop(self.end());
    }
}
