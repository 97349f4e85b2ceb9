//! A map of limited size, which forgets values that were not used for a long time.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, DefaultHasher, Hash};

/// The map is never iterated, so the order of its keys has no effect.
type Map<K, V> = HashMap<K, V, BuildHasherDefault<DefaultHasher>>;

/// Values by key, in two halves: when the first half is full it becomes the second, and the former second half is forgotten.
#[derive(Debug)]
pub(super) struct Recent<K, V> {
    fresh: Map<K, V>,
    older: Map<K, V>,
    most: usize,
}

impl<K: Eq + Hash + Copy, V> Recent<K, V> {
    /// Remembers at most `most` values.
    pub fn new(most: usize) -> Self {
        Self { fresh: Map::default(), older: Map::default(), most }
    }

    /// The value of the key; made by `new` if it is not remembered.
    pub fn get_or(&mut self, key: K, new: impl FnOnce() -> V) -> &mut V {
        if self.fresh.len() >= self.most / 2 && !self.fresh.contains_key(&key) {
            self.older = std::mem::take(&mut self.fresh);
        }
        let older = &mut self.older;
        self.fresh.entry(key).or_insert_with(|| older.remove(&key).unwrap_or_else(new))
    }

    /// The value of the key, if it is remembered.
    pub fn get(&self, key: K) -> Option<&V> {
        self.fresh.get(&key).or_else(|| self.older.get(&key))
    }

    /// The number of remembered values.
    #[cfg(test)]
    pub fn len(&self) -> usize {
        self.fresh.len() + self.older.len()
    }
}
