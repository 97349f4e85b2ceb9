//! Opens a hall from the books.

use std::sync::Arc;

use poker_host::{Clock, randomness};
use poker_protocol::{StreamId, TournamentId};
use poker_room::tournament::Tournament;
use poker_room::{BadSave, Room, RoomConfig, TournamentOrder};
use tokio::sync::{oneshot, watch};

use super::gauges::Gauges;
use super::hall_clock::HallClock;
use super::task::{self, HallContext, HallHandle, HallTask};
use crate::hall::{BatchNumber, CloseBy, Hall};
use crate::shell::metrics::Metrics;
use crate::store::{HandQuery, KeptHall, KeptHand, Lease, Store, StoreError, Writer};

/// The number of finished hands that the watch over play looks at after a restart: about an evening at several tables.
const HANDS_RECALLED: u32 = 2_000;

/// Why a hall does not open.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// The books cannot be read.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The stored room does not fit its configuration.
    #[error("what is kept of the hall does not fit: {0}")]
    Save(#[from] BadSave),
    /// The configuration of the room is invalid.
    #[error(transparent)]
    Plan(#[from] poker_room::BadConfig),
    /// The program panicked while it read the books.
    #[error("reading it failed by a fault of the program, which the log names")]
    Fault,
    /// No thread could be started.
    #[error("no thread could be started: {0}")]
    Thread(#[from] std::io::Error),
}

/// Opens halls. Its fields are the same for all halls of a server.
#[derive(Clone)]
pub(in crate::shell) struct Opener {
    pub store: Arc<dyn Store>,
    /// The most seats and places in queues of one player in a hall.
    pub engagements: u8,
    /// The length of a lease, in milliseconds.
    pub lease_ms: u32,
    pub clock: Clock,
    pub metrics: Arc<Metrics>,
    pub closing: watch::Receiver<Option<CloseBy>>,
}

impl Opener {
    /// Opens the hall of `lease`. This call blocks.
    pub(in crate::shell) fn open(&self, lease: Lease, config: RoomConfig, seed: Option<u64>) -> Result<(HallHandle, HallTask), OpenError> {
        let name = lease.hall.clone();
        let mut room = self.room(&lease, config, seed)?;
        room.name_streams(StreamId::of_random(rand::random()));
        room.open_tournaments(self.clock.now());
        let mut hall = Hall::new(room);
        hall.limit_engagements(self.engagements);
        let (inputs, asked) = task::inputs();
        let (keeping, kept) = watch::channel(BatchNumber::default());
        let (failed, unwritten) = oneshot::channel();
        let mut failed = Some(failed);
        let (clock, metrics, closing, gauges) = (self.clock, Arc::clone(&self.metrics), self.closing.clone(), Arc::new(Gauges::default()));
        let (counting, noting) = (Arc::clone(&metrics), Arc::clone(&gauges));
        let writer = Writer::start(Arc::clone(&self.store), lease, move |done| match done {
            Ok(last) => {
                keeping.send_replace(last);
                noting.kept(last, clock.elapsed()).into_iter().for_each(|took| counting.committed(took));
            }
            Err(error) => {
                if let Some(failed) = failed.take() {
                    // The hall may have ended before.
                    drop(failed.send(error));
                }
            }
        })?;
        let (standing, busy) = watch::channel(false);
        let (ending, ended) = watch::channel(None);
        let clock = HallClock::new(clock);
        let context = HallContext {
            clock,
            busy: standing,
            ended: ending,
            metrics,
            gauges: Arc::clone(&gauges),
            inputs: asked,
            writer,
            unwritten,
            closing,
        };
        Ok((HallHandle { name, inputs, kept, busy, ended, gauges }, HallTask::new(hall, context)))
    }

    /// Cancels games whose multiplier was lost with its key.
    fn cancel_without_draw(&self, room: &mut Room, lease: &Lease) {
        let lost = |id: &TournamentId| room.tournament(*id).is_some_and(Tournament::has_lost_its_draw);
        for id in room.tournament_ids().filter(lost).collect::<Vec<_>>() {
            match room.direct(id, TournamentOrder::Cancel, self.clock.now()) {
                Ok(()) => tracing::warn!(hall = %lease.hall, tournament = id.0, "cancelled: its multiplier was lost with its key"),
                Err(error) => {
                    tracing::error!(hall = %lease.hall, tournament = id.0, %error, "a game without a multiplier is not cancelled")
                }
            }
        }
    }

    fn room(&self, lease: &Lease, config: RoomConfig, seed: Option<u64>) -> Result<Room, OpenError> {
        let Some(KeptHall { room: save, unfinished }) = self.store.load(&lease.hall)? else {
            return Ok(Room::new(config, randomness(seed))?);
        };
        if !unfinished.is_empty() {
            let hands = unfinished.len();
            tracing::warn!(hall = %lease.hall, hands, "hands were in progress: those in which nobody could act are ended, the others are void");
        }
        let mut room = Room::restore_in_mid_hand((save, unfinished), config, randomness(seed), self.clock.now())?;
        self.cancel_without_draw(&mut room, lease);
        let last = HandQuery { most: HANDS_RECALLED, ..HandQuery::default() };
        for hand in self.store.hands(&lease.hall, &last)?.iter().rev() {
            if let KeptHand::Ended(record) = hand {
                room.recall(record);
            }
        }
        Ok(room)
    }
}
