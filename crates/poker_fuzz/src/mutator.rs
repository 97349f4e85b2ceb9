//! Makes inputs that differ a little from known inputs.

use crate::draws::Draws;

/// The longest input that is made, in bytes.
const LONGEST: usize = 4096;

/// Changes known inputs at random. The result depends only on the corpus, the seed and the number of the input.
#[derive(Clone, Debug)]
pub struct Mutator {
    corpus: Vec<Vec<u8>>,
    seed: u64,
}

impl Mutator {
    /// A mutator of these inputs.
    pub const fn new(corpus: Vec<Vec<u8>>, seed: u64) -> Mutator {
        Mutator { corpus, seed }
    }

    /// The input with this number.
    pub fn input(&self, number: u64) -> Vec<u8> {
        let mut draws = Draws::new(self.seed.wrapping_add(number.wrapping_mul(0x2545_f491_4f6c_dd1d)));
        let mut input = self.known(&mut draws).to_vec();
        for _ in 0..1 + draws.below(6) {
            self.change(&mut input, &mut draws);
        }
        input.truncate(LONGEST);
        input
    }

    fn known(&self, draws: &mut Draws) -> &[u8] {
        self.corpus.get(draws.below(self.corpus.len())).map_or(&[], Vec::as_slice)
    }

    fn change(&self, input: &mut Vec<u8>, draws: &mut Draws) {
        let at = draws.below(input.len() + 1);
        let end = at + draws.below((input.len() - at).min(32) + 1);
        match draws.below(8) {
            0 => input.insert(at, draws.number() as u8),
            1 => drop(input.drain(at..end)),
            2 => input.extend_from_within(at..end),
            3 => {
                let copied = input[at..end].to_vec();
                let to = draws.below(input.len() + 1);
                input.splice(to..to, copied);
            }
            4 => {
                let other = self.known(draws);
                let from = draws.below(other.len() + 1);
                let to = from + draws.below(other.len() - from + 1);
                input.splice(at..end, other[from..to].iter().copied());
            }
            kind => {
                let Some(byte) = input.get_mut(at) else { return };
                *byte = match kind {
                    5 => *byte ^ 1 << draws.below(8),
                    6 => byte.wrapping_add([1, 16, 255, 240][draws.below(4)]),
                    _ => draws.number() as u8,
                };
            }
        }
    }
}
