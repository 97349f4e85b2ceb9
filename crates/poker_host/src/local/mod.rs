//! A room on a thread of this process, with bots, a clock and a folder where it is saved.

mod bot_driver;
mod build;
mod error;
mod lobby_watcher;
mod opponents;
mod options;
mod outbox;
mod rabbit;
mod room_driver;
mod save_file;
mod save_folder;
mod save_writer;
mod saved_game;
mod spawn;
mod tables;
mod threads;
mod tournaments;

#[cfg(test)]
mod tests;

use std::path::{Path, PathBuf};
use std::thread::JoinHandle;

use crossbeam_channel::{Receiver, Sender, bounded};
use poker_history::PlayedHand;
use poker_protocol::{HandId, Link, RulesInForce, TournamentId, Waker};
use poker_room::{FieldPace, Tempo};
use poker_rules::Card;

pub use error::{OpenError, SaveTrouble};
pub use opponents::{NoOpponents, Opponents};
pub use options::{LocalOptions, PracticeOptions, StyleChoice};
pub use save_file::SAVE_FORMAT;
pub use save_folder::has_save;
pub use saved_game::{SavedGame, SavedSeat, SavedTournament, saved_game};
pub use tables::rules_in_force;
pub use tournaments::{
    BeginError, FieldProgress, LevelLength, PracticeKind, PracticeStructure, PracticeTournament, StartPoint, TournamentChoices,
    tournament_choices, usual_price,
};

use crate::{Clock, FileError, ThinkingTime};
use bot_driver::BotControl;
use build::{Built, build, connect_person};
use rabbit::SharedRabbits;
use room_driver::Control;
use tournaments::SharedProgress;

/// A running room. Dropping it closes it.
pub struct LocalRoom {
    link: Link,
    set_aside: Option<PathBuf>,
    rules: Option<RulesInForce>,
    choices: TournamentChoices,
    progress: SharedProgress,
    rabbits: SharedRabbits,
    recorded: Vec<PlayedHand>,
    room_controls: Sender<Control>,
    bot_controls: Sender<BotControl>,
    troubles: Receiver<SaveTrouble>,
    room: Option<JoinHandle<Result<(), FileError>>>,
    bots: Option<JoinHandle<()>>,
}

/// Why a room could not be saved when it was closed.
#[derive(Debug, thiserror::Error)]
pub enum CloseError {
    /// The last save failed. The save before it is unchanged.
    #[error(transparent)]
    Save(#[from] FileError),
    /// A thread of the room had panicked. The last save before that is unchanged.
    #[error("the room had ended by a fault")]
    Fault,
}

/// Opens a room for practice, from its save if there is one, and runs it until it is closed.
///
/// # Errors
/// `SaveInUse`, `Newer`, or an error of the system. A damaged save is not an error: see [`LocalRoom::set_aside`].
pub fn open_local(options: LocalOptions) -> Result<LocalRoom, OpenError> {
    let clock = Clock::start();
    let Built { mut room, bots, link, room_controls, bot_controls, troubles, set_aside, rules, choices, progress, rabbits, recorded } =
        build(&options, clock.now())?;
    room.save_in_background().map_err(OpenError::Thread)?;
    let room = spawn::spawn_in_background("cardroom-room", move || threads::run_room(room, clock)).map_err(OpenError::Thread)?;
    let mut local = LocalRoom {
        link,
        set_aside,
        rules,
        choices,
        progress,
        rabbits,
        recorded,
        room_controls,
        bot_controls,
        troubles,
        room: Some(room),
        bots: None,
    };
    local.bots = Some(spawn::spawn("cardroom-bots", move || threads::run_bots(bots, clock)).map_err(OpenError::Thread)?);
    Ok(local)
}

impl LocalRoom {
    /// The player's link. The first request on it must be `Hello`.
    pub fn link(&self) -> &Link {
        &self.link
    }

    /// The new path of a damaged save, if there was one. The room was opened without it.
    pub fn set_aside(&self) -> Option<&Path> {
        self.set_aside.as_deref()
    }

    /// Takes the newest hands that were recorded before the room was opened and in which the player was dealt in, oldest first, with the
    /// player as their keeper. A program that keeps hands finds among them those that it could not write before it ended.
    pub fn take_recorded(&mut self) -> Vec<PlayedHand> {
        std::mem::take(&mut self.recorded)
    }

    /// The rules in force, for a screen that shows them.
    pub fn rules(&self) -> Option<&RulesInForce> {
        self.rules.as_ref()
    }

    /// Connects the player again and cuts off an older connection. The first request on the new link must be `Hello`.
    pub fn connect(&self, waker: Waker) -> Link {
        connect_person(&self.room_controls, waker)
    }

    /// Sets how long bots think, from their next decision on.
    pub fn set_thinking(&self, thinking: ThinkingTime) {
        // A room that has ended needs no settings.
        drop(self.bot_controls.send(BotControl::Thinking(thinking)));
    }

    /// Starts or stops the clock for decisions.
    pub fn set_clock(&self, running: bool) {
        drop(self.room_controls.send(Control::Clock(running)));
    }

    /// Sets the pauses of the tables.
    pub fn set_tempo(&self, tempo: Tempo) {
        drop(self.room_controls.send(Control::Tempo(tempo)));
    }

    /// What can be chosen for a practice tournament.
    pub fn tournament_choices(&self) -> &TournamentChoices {
        &self.choices
    }

    /// Begins a practice tournament: the room announces it, programs enter it, and so does the player, who must have greeted and pays for
    /// the entry. With a start point, the player gets a seat when the programs have played up to it. If several players went out at once
    /// there, the tournament is played again under another number, at most ten times.
    ///
    /// # Errors
    /// What cannot be chosen, or why the player cannot enter; then there is no such tournament.
    pub fn begin_tournament(&self, order: PracticeTournament) -> Result<TournamentId, BeginError> {
        let (answer, answered) = bounded(1);
        self.room_controls.send(Control::Begin(Box::new(order), answer)).map_err(|_| BeginError::Closed)?;
        answered.recv().map_err(|_| BeginError::Closed)?
    }

    /// Plays a tournament to the end without the player, in whose seat a program plays, as fast as the machine does it. The player's table is
    /// closed, and the player is told the place and the prize as always.
    pub fn play_out(&self, tournament: TournamentId) {
        drop(self.room_controls.send(Control::PlayOut(tournament)));
    }

    /// Sets how fast the tables of tournaments are played at which the player does not sit.
    pub fn set_field_pace(&self, pace: FieldPace) {
        drop(self.room_controls.send(Control::Pace(pace)));
    }

    /// How far each tournament that is being played has come.
    pub fn field_progress(&self) -> Vec<FieldProgress> {
        self.progress.get()
    }

    /// The community cards that would have come in a hand that ended early; `None` until it is over, and where all its cards came. No
    /// message of a room has them, so nobody is told on a server.
    pub fn cards_to_come(&self, hand: HandId) -> Option<Vec<Card>> {
        self.rabbits.of(hand)
    }

    /// The oldest error of saving that was not returned yet.
    pub fn trouble(&self) -> Option<SaveTrouble> {
        self.troubles.try_recv().ok()
    }

    /// Saves the room and ends it. A table with a hand in progress is saved as it was before that hand.
    ///
    /// # Errors
    /// When the last save failed, or a thread of the room had panicked.
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
        // The caller no longer waits for the result.
        drop(self.end());
    }
}
