//! Passes requests to a room and messages to its clients, and saves the room. A person learns how a hand has ended when it is saved. The
//! caller passes the time; nothing here waits.

use std::collections::BTreeMap;
use std::io;

use crossbeam_channel::{Receiver, Sender, TryRecvError};
use poker_protocol::{ClientMsg, PlayerId, RoomEnd, ServerMsg, TournamentId, Waker};
use poker_room::{ClientId, FieldPace, HandRecord, Now, PlayerKind, Room, Tempo, Visitor};

use super::error::SaveTrouble;
use super::outbox::Outbox;
use super::rabbit::SharedRabbits;
use super::save_folder::SaveFolder;
use super::tournaments::{BeginError, PracticeTournament, PracticeTournaments};
use crate::FileError;

/// The most requests of one client that are handled before the next client's.
const REQUESTS_AT_ONCE: usize = 32;
/// The milliseconds from the first change between hands until the room is saved. A finished hand is saved at once.
const SAVE_AFTER_MS: u32 = 250;
/// The milliseconds until a room is saved again whose earlier save is still being written.
const SAVE_AGAIN_MS: u32 = 10;
/// The same as [`SAVE_AFTER_MS`] while the machine plays tables of a tournament where the player does not sit.
const SAVE_FIELD_AFTER_MS: u32 = 2_000;

/// The client is woken this often while the machine plays a field, milliseconds.
const PROGRESS_MS: u32 = 200;

/// A command for the thread of a room.
pub(super) enum Control {
    /// Adds a connection.
    Connect { visitor: Visitor, end: RoomEnd },
    /// Starts or stops the clock for decisions.
    Clock(bool),
    /// Sets the pauses of the tables.
    Tempo(Tempo),
    /// Begins a practice tournament, and answers with its number.
    Begin(Box<PracticeTournament>, Sender<Result<TournamentId, BeginError>>),
    /// Plays a tournament to the end without the player.
    PlayOut(TournamentId),
    /// Sets how fast tables without persons are played.
    Pace(FieldPace),
    /// Saves the room and ends.
    Close,
}

/// Reports errors of saving to the player's client.
pub(super) struct TroubleSender {
    pub sender: Sender<SaveTrouble>,
    pub waker: Waker,
}

/// A client that is connected.
struct Client {
    player: PlayerId,
    kind: PlayerKind,
    end: RoomEnd,
}

/// The hands that have ended since the last save began.
#[derive(Clone, Copy, Default)]
struct Unsaved {
    any: bool,
    /// Whether a person who is connected was dealt in.
    told: bool,
}

pub(super) struct RoomDriver {
    room: Room,
    tournaments: PracticeTournaments,
    clients: BTreeMap<ClientId, Client>,
    /// Messages to persons. Programs are told at once: they keep no hands.
    outbox: Outbox,
    ended: Unsaved,
    controls: Receiver<Control>,
    folder: Option<SaveFolder>,
    rabbits: SharedRabbits,
    troubles: TroubleSender,
    save_due: Option<Now>,
    closing: bool,
    last_step: Now,
    /// When the client was last woken for the progress of a field that is being played.
    woken: Option<Now>,
}

impl RoomDriver {
    pub(super) fn new(
        (room, tournaments): (Room, PracticeTournaments),
        controls: Receiver<Control>,
        (folder, rabbits): (Option<SaveFolder>, SharedRabbits),
        troubles: TroubleSender,
    ) -> RoomDriver {
        RoomDriver {
            room,
            tournaments,
            clients: BTreeMap::new(),
            outbox: Outbox::default(),
            ended: Unsaved::default(),
            controls,
            folder,
            rabbits,
            troubles,
            save_due: None,
            closing: false,
            last_step: Now(0),
            woken: None,
        }
    }

    #[cfg(test)]
    pub(super) fn room(&self) -> &Room {
        &self.room
    }

    /// Adds a connection. An older connection of the same player ends.
    pub(super) fn connect(&mut self, visitor: Visitor, end: RoomEnd, now: Now) {
        let Visitor { player, kind, .. } = visitor;
        let client = self.room.connect(visitor, now);
        // The room has cut off the player's older connection; dropping its end closes the client's link.
        self.clients.retain(|_, older| older.player != player);
        self.clients.insert(client, Client { player, kind, end });
    }

    /// Handles all requests and what is due at `now`. Returns false once the room must close.
    pub(super) fn step(&mut self, now: Now) -> bool {
        loop {
            match self.controls.try_recv() {
                Ok(Control::Connect { visitor, end }) => self.connect(visitor, end, now),
                Ok(Control::Clock(running)) => self.room.set_clock(running, now),
                Ok(Control::Tempo(tempo)) => self.room.set_tempo(tempo),
                Ok(Control::Begin(order, answer)) => {
                    let begun = self.tournaments.begin(&mut self.room, *order, now);
                    // The one that has asked may have gone.
                    drop(answer.send(begun));
                }
                Ok(Control::PlayOut(tournament)) => self.tournaments.play_out(&mut self.room, tournament, now),
                Ok(Control::Pace(pace)) => self.tournaments.set_pace(&mut self.room, pace, now),
                Ok(Control::Close) | Err(TryRecvError::Disconnected) => {
                    self.closing = true;
                    break;
                }
                Err(TryRecvError::Empty) => break,
            }
        }
        self.take_results(now);
        self.take_requests(now);
        while self.room.poll_timeout().is_some_and(|due| due <= now) {
            self.room.handle_timeout(now);
            self.deliver(now);
        }
        self.deliver(now);
        self.tournaments.step(&mut self.room, now);
        self.deliver(now);
        self.save_if_due(now);
        self.deliver(now);
        self.wake_for_progress(now);
        self.last_step = now;
        !self.closing
    }

    /// The next moment at which [`Self::step`] has something to do without a request.
    pub(super) fn due(&self) -> Option<Now> {
        let busy = self.tournaments.is_busy().then_some(self.last_step);
        [self.room.poll_timeout(), self.save_due, self.outbox.due(), self.tournaments.due(), busy].into_iter().flatten().min()
    }

    /// Whether the machine plays tables where the player does not sit, and has more of them to play now.
    pub(super) fn is_busy(&self) -> bool {
        self.tournaments.is_busy()
    }

    /// The channels that [`Self::step`] reads.
    pub(super) fn inboxes(&self) -> (&Receiver<Control>, impl Iterator<Item = &Receiver<ClientMsg>>) {
        (&self.controls, self.clients.values().map(|client| &client.end.requests))
    }

    /// The channel that has a result when a save is on the disk; `None` if no message waits for it.
    pub(super) fn results(&self) -> Option<&Receiver<Result<(), FileError>>> {
        self.folder.as_ref().filter(|_| self.outbox.due().is_some())?.results()
    }

    /// Lets a thread of its own write the saves from now on.
    ///
    /// # Errors
    /// The system cannot start a thread.
    pub(super) fn save_in_background(&mut self) -> io::Result<()> {
        self.folder.as_mut().map_or(Ok(()), SaveFolder::write_in_background)
    }

    /// Saves the room, and waits until the save is on the disk. A table in mid-hand is saved as it was at the start of the hand.
    pub(super) fn finish(&mut self) -> Result<(), FileError> {
        let save = self.room.save();
        self.folder.as_mut().map_or(Ok(()), |folder| folder.save_at_last(&save))
    }

    /// Handles requests in the order of the clients, so that the same requests always have the same result.
    fn take_requests(&mut self, now: Now) {
        let clients: Vec<ClientId> = self.clients.keys().copied().collect();
        for client in clients {
            for _ in 0..REQUESTS_AT_ONCE {
                let Some(Client { end, .. }) = self.clients.get(&client) else { break };
                match end.requests.try_recv() {
                    Ok(request) => {
                        self.room.handle(client, request, now);
                        self.deliver(now);
                    }
                    Err(TryRecvError::Empty) => break,
                    Err(TryRecvError::Disconnected) => self.cut_off(client, now),
                }
            }
        }
    }

    /// Records the hands that have ended, and sends the messages that need not wait for a save.
    fn deliver(&mut self, now: Now) {
        let written = self.folder.as_ref().map_or(u64::MAX, SaveFolder::ended);
        loop {
            self.record();
            while let Some((client, message)) = self.room.poll_message() {
                self.hand_over(client, message, now);
            }
            let Some((client, message)) = self.outbox.next(written, now) else { break };
            self.send(client, message, now);
        }
    }

    /// Sends a message, or lets it wait for a save.
    fn hand_over(&mut self, client: ClientId, message: ServerMsg, now: Now) {
        let Some(Client { kind, .. }) = self.clients.get(&client) else { return };
        let next = self.folder.as_ref().filter(|_| self.ended.told).map(SaveFolder::next_save);
        match next.or(self.outbox.last_save()) {
            Some(save) if *kind == PlayerKind::Person => self.outbox.hold(save, now, (client, message)),
            Some(_) | None => self.send(client, message, now),
        }
    }

    fn send(&mut self, client: ClientId, message: ServerMsg, now: Now) {
        let Some(Client { end, .. }) = self.clients.get(&client) else { return };
        if end.send(message).is_err() {
            self.cut_off(client, now);
        }
    }

    /// Removes a client that is gone or reads too slowly.
    fn cut_off(&mut self, client: ClientId, now: Now) {
        self.clients.remove(&client);
        self.room.disconnect(client, now);
    }

    /// Records the hands that have ended.
    fn record(&mut self) {
        while let Some(record) = self.room.poll_record() {
            self.ended.any = true;
            self.ended.told |= self.is_told(&record);
            self.rabbits.note(&record);
            let recorded = self.folder.as_mut().map_or(Ok(()), |folder| folder.record(&record));
            self.report(recorded);
        }
    }

    /// Whether a person who is connected was dealt in.
    fn is_told(&self, record: &HandRecord) -> bool {
        self.clients.values().any(|client| client.kind == PlayerKind::Person && record.has(client.player))
    }

    /// Writes the save if a hand has ended, which was recorded before, or if other changes are due.
    fn save_if_due(&mut self, now: Now) {
        if self.room.take_unsaved() && self.save_due.is_none() {
            let after_ms = if self.tournaments.is_busy() { SAVE_FIELD_AFTER_MS } else { SAVE_AFTER_MS };
            self.save_due = Some(now.after_ms(after_ms));
        }
        let Some(folder) = &mut self.folder else {
            self.save_due = None;
            self.ended = Unsaved::default();
            return;
        };
        if self.ended.any || self.save_due.is_some_and(|due| due <= now) {
            if !folder.can_save() {
                // What has changed since is saved with it.
                self.save_due = Some(now.after_ms(SAVE_AGAIN_MS));
                return;
            }
            self.save_due = None;
            self.ended = Unsaved::default();
            let saved = folder.save(self.room.save());
            self.report(saved);
        }
    }

    /// Learns which saves are on the disk.
    fn take_results(&mut self, now: Now) {
        let taken = self.folder.as_mut().map_or(Ok(()), SaveFolder::take_results);
        self.report(taken);
        if self.folder.as_ref().is_some_and(SaveFolder::has_lost_save) {
            self.save_due = Some(now);
        }
    }

    /// Wakes the client now and then while the machine plays, so that it shows how far the field has come.
    fn wake_for_progress(&mut self, now: Now) {
        let busy = self.tournaments.is_busy();
        let due = self.woken.is_none_or(|woken| woken.after_ms(PROGRESS_MS) <= now);
        if (busy && due) || (!busy && self.woken.is_some()) {
            self.woken = busy.then_some(now);
            (self.troubles.waker)();
        }
    }

    fn report(&self, result: Result<(), FileError>) {
        if let Err(error) = result {
            // If the queue is full, this error is dropped: the errors in the queue are enough.
            drop(self.troubles.sender.try_send(SaveTrouble(error)));
            (self.troubles.waker)();
        }
    }
}
