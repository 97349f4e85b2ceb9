//! The digest of all rows of a hall: the sum of the hashes of all rows, modulo 2^256, so that a commit changes it by the rows that it writes. A
//! row that was changed, added or removed without a commit leaves a digest that does not fit.

use sha2::{Digest as _, Sha256};

use super::Value;

/// The SHA-256 hash of a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct RowHash([u64; 4]);

impl RowHash {
    /// The hash of a row of `table`. `columns` are all columns but the hall.
    pub fn of<'v, 's: 'v>(table: &str, columns: impl IntoIterator<Item = &'v Value<'s>>) -> Self {
        let mut hash = Sha256::new_with_prefix(table);
        for column in columns {
            match column {
                Value::Number(number) => hash.update([&[1], &number.to_be_bytes()[..]].concat()),
                Value::Text(text) => {
                    hash.update([2]);
                    hash.update(u64::try_from(text.len()).unwrap_or(u64::MAX).to_be_bytes());
                    hash.update(text.as_bytes());
                }
                Value::None => hash.update([3]),
            }
        }
        Self(words(&hash.finalize()))
    }

    /// The hash as 64 hexadecimal digits.
    pub fn hex(self) -> String {
        Digest(self.0).hex()
    }
}

/// The sum of the hashes of all rows of a hall.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Digest([u64; 4]);

impl Digest {
    pub fn add(&mut self, RowHash(row): RowHash) {
        let mut carry = false;
        for (mine, other) in self.0.iter_mut().zip(row).rev() {
            let (sum, over) = mine.overflowing_add(other);
            let (sum, over_again) = sum.overflowing_add(carry.into());
            (*mine, carry) = (sum, over || over_again);
        }
    }

    pub fn remove(&mut self, RowHash(row): RowHash) {
        let mut borrow = false;
        for (mine, other) in self.0.iter_mut().zip(row).rev() {
            let (rest, under) = mine.overflowing_sub(other);
            let (rest, under_again) = rest.overflowing_sub(borrow.into());
            (*mine, borrow) = (rest, under || under_again);
        }
    }

    /// A SHA-256 hash as a digest.
    pub fn of_hash(hash: &[u8]) -> Self {
        Self(words(hash))
    }

    /// The digest as 64 hexadecimal digits.
    pub fn hex(self) -> String {
        self.0.iter().map(|word| format!("{word:016x}")).collect()
    }

    pub fn of_hex(text: &str) -> Option<Self> {
        let word = |at: usize| u64::from_str_radix(text.get(at * 16..at * 16 + 16)?, 16).ok();
        let words = [word(0)?, word(1)?, word(2)?, word(3)?];
        (text.len() == 64).then_some(Self(words))
    }
}

fn words(hash: &[u8]) -> [u64; 4] {
    let mut words = [0; 4];
    for (word, bytes) in words.iter_mut().zip(hash.chunks_exact(8)) {
        *word = bytes.iter().fold(0, |word, byte| word << 8 | u64::from(*byte));
    }
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_digest_is_the_same_in_whatever_order_rows_come_and_go() {
        let row = |number| RowHash::of("hands", &[Value::Number(number), Value::text("x"), Value::None]);
        let mut one = Digest::default();
        let mut other = Digest::default();
        (0..100).for_each(|number| one.add(row(number)));
        (0..200).rev().for_each(|number| other.add(row(number)));
        (100..200).for_each(|number| other.remove(row(number)));
        assert_eq!(one, other);
        one.remove(row(7));
        assert_ne!(one, other);
        assert_eq!(Digest::of_hex(&one.hex()), Some(one));
    }

    #[test]
    fn columns_do_not_run_into_each_other() {
        let hash = |columns: &[Value<'_>]| RowHash::of("hands", columns);
        assert_ne!(hash(&[Value::text("ab"), Value::text("c")]), hash(&[Value::text("a"), Value::text("bc")]));
        assert_ne!(hash(&[Value::text("1")]), hash(&[Value::Number(1)]));
        assert_ne!(RowHash::of("hands", &[Value::None]), RowHash::of("begun", &[Value::None]));
    }
}
