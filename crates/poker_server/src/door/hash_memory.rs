//! The memory in which passwords are hashed.

use std::sync::{Mutex, MutexGuard, PoisonError};

use argon2::Block;

/// The fewest blocks that are reserved, of one KiB each; those that are not used take no memory. The C library of Linux keeps smaller pieces
/// for the thread that has given them back, up to 32 MiB for each of many threads; larger ones go back to the system at once.
const RESERVED: usize = 33 * 1024;

/// Memory that hashes share: as long as others are computed, a hash leaves its memory to the next one, which then need not ask the system for
/// it. When no hash is computed all memory has gone back to the system.
#[derive(Default)]
pub(super) struct HashMemory(Mutex<Pieces>);

#[derive(Default)]
struct Pieces {
    /// The number of hashes that are computed.
    running: usize,
    free: Vec<Vec<Block>>,
}

impl HashMemory {
    /// Runs `work` on this number of blocks.
    pub(super) fn lend<T>(&self, count: usize, work: impl FnOnce(&mut [Block]) -> T) -> T {
        let piece = {
            let mut pieces = self.pieces();
            pieces.running += 1;
            pieces.free.pop().unwrap_or_default()
        };
        let mut loan = Loan { memory: self, piece };
        loan.piece.reserve_exact(count.max(RESERVED).saturating_sub(loan.piece.len()));
        loan.piece.resize(count, Block::default());
        work(&mut loan.piece)
    }

    fn pieces(&self) -> MutexGuard<'_, Pieces> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A piece that is in use. Dropping it, also by a panic, gives it back.
struct Loan<'a> {
    memory: &'a HashMemory,
    piece: Vec<Block>,
}

impl Drop for Loan<'_> {
    fn drop(&mut self) {
        let mut pieces = self.memory.pieces();
        pieces.running -= 1;
        if pieces.running > 0 {
            pieces.free.push(std::mem::take(&mut self.piece));
        } else {
            pieces.free = Vec::new();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hashes_leave_their_memory_to_the_next_and_the_last_one_leaves_none() {
        let memory = HashMemory::default();
        let kept = || {
            let pieces = memory.pieces();
            (pieces.running, pieces.free.len())
        };
        memory.lend(8, |_| {
            for _ in 0..5 {
                memory.lend(16, |blocks| assert_eq!(blocks.len(), 16));
                assert_eq!(kept(), (1, 1));
            }
        });
        assert_eq!(kept(), (0, 0));
        assert!(std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| memory.lend(8, |_| panic!("on purpose")))).is_err());
        assert_eq!(kept(), (0, 0), "also after a panic");
    }
}
