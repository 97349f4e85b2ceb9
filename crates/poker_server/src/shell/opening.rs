//! Opens a hall as it was kept.

use std::sync::Arc;

use poker_host::{Clock, dealer};
use poker_room::{BadSave, Now, Room, RoomConfig};
use tokio::sync::{oneshot, watch};

use super::gauges::Gauges;
use super::hall_task::{self, HallHandle, HallTask, Surroundings};
use super::metrics::Metrics;
use crate::hall::{BatchNumber, Hall};
use crate::store::{HandQuery, KeptHall, KeptHand, Lease, Store, StoreError, Writer};

/// Hands that the watch over play is reminded of: an evening at several tables.
const HANDS_RECALLED: u32 = 2_000;

/// Why a hall does not open.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// The books.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// What is kept of it does not fit its room.
    #[error("what is kept of the hall does not fit: {0}")]
    Save(#[from] BadSave),
    /// The plan is none that a room can follow.
    #[error(transparent)]
    Plan(#[from] poker_room::BadConfig),
    /// The system gives no threads.
    #[error("no thread could be started: {0}")]
    Thread(#[from] std::io::Error),
}

/// What all halls of a server are opened with.
#[derive(Clone)]
pub(super) struct Opener {
    pub store: Arc<dyn Store>,
    /// Seats and queues that a player may have in a hall.
    pub engagements: u8,
    pub clock: Clock,
    pub metrics: Arc<Metrics>,
    pub closing: watch::Receiver<Option<Now>>,
}

impl Opener {
    /// The hall whose lease this is. It blocks.
    pub(super) fn open(&self, lease: Lease, config: RoomConfig, seed: Option<u64>) -> Result<(HallHandle, HallTask), OpenError> {
        let name = lease.hall.clone();
        let mut hall = Hall::new(self.room(&lease, config, seed)?);
        hall.limit_engagements(self.engagements);
        let (inputs, asked) = hall_task::inputs();
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
                    // A hall that has ended by itself needs not hear of it.
                    drop(failed.send(error));
                }
            }
        })?;
        let around = Surroundings { clock, metrics, gauges: Arc::clone(&gauges), inputs: asked, writer, unwritten, closing };
        Ok((HallHandle { name, inputs, kept, gauges }, HallTask::new(hall, around)))
    }

    fn room(&self, lease: &Lease, config: RoomConfig, seed: Option<u64>) -> Result<Room, OpenError> {
        let Some(KeptHall { room: save, unfinished }) = self.store.load(&lease.hall)? else {
            return Ok(Room::new(config, dealer(seed))?);
        };
        let mut room = Room::restore(save, config, dealer(seed), self.clock.now())?;
        if !unfinished.is_empty() {
            tracing::warn!(hall = %lease.hall, hands = unfinished.len(), "hands that were in progress are void");
        }
        room.void_unfinished(unfinished);
        let last = HandQuery { most: HANDS_RECALLED, ..HandQuery::default() };
        for hand in self.store.hands(&lease.hall, &last)?.iter().rev() {
            if let KeptHand::Ended(record) = hand {
                room.recall(record);
            }
        }
        Ok(room)
    }
}
