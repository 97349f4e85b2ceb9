//! The thread that keeps batches: all that wait at once.

use std::sync::Arc;

use poker_host::Clock;
use tokio::sync::{mpsc, watch};

use super::metrics::Metrics;
use crate::hall::{Batch, BatchNumber};

/// Batches that may wait for the store.
const BATCHES: usize = 4_096;

/// A channel for what a hall wants kept.
pub(super) fn batches() -> (mpsc::Sender<Batch>, mpsc::Receiver<Batch>) {
    mpsc::channel(BATCHES)
}

/// Keeps nothing and says so at once: for a server without books.
pub(super) fn run(mut batches: mpsc::Receiver<Batch>, kept: &watch::Sender<BatchNumber>, metrics: &Arc<Metrics>, clock: Clock) {
    let mut waiting = Vec::new();
    while batches.blocking_recv_many(&mut waiting, BATCHES) > 0 {
        let began = clock.elapsed();
        if let Some(last) = waiting.drain(..).map(|batch| batch.number).max() {
            kept.send_replace(last);
        }
        metrics.committed(clock.elapsed().saturating_sub(began));
    }
}
