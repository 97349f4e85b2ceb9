//! The race of clocks: each player has a clock that rings after an exponential time whose rate is the stack. The k-th to ring takes
//! place k.
//!
//! This equals the drawing of Malmuth and Harville: the probability that a player's clock rings first is the player's part of all rates,
//! and the other clocks then run on as if they had just started. At a given time the clocks are independent. So the expected prize of a
//! player with rate w is the integral over t of w·e^(−wt) times the mean prize of the next place, given how many others have rung by t.
//!
//! The number of other clocks that have rung has a generating polynomial: the product of one factor for each other player. Dividing a
//! player's factor out of the product of all factors would lose digits. Instead, the players before are represented by the distribution of
//! their count, and the players after by the expected prize for each count. All terms of these sums are positive.

use alloc::{vec, vec::Vec};

/// The first point of the sum over s. The time e^(s − e^(−s)) is 10⁻¹⁷ there: nobody has rung.
const START: f64 = -3.6;
/// The sum stops where a smaller part of the pool than this is still unpaid.
const UNPAID: f64 = 1e-17;
/// The sum is exact enough if halving the step changed no share by more than this part of the pool: each halving squares the error.
const CHANGE: f64 = 1e-9;
/// The largest allowed difference between the sum of the shares and the pool, as a part of the pool.
const MISSED: f64 = 2e-13;
/// The most halvings of the step. Fields of thousands of players need three.
const HALVINGS: usize = 8;

/// The players' rates, which add up to one, largest first, and the prizes, of which there are at most as many.
pub(super) struct Race<'a> {
    pub(super) rates: &'a [f64],
    pub(super) prizes: &'a [f64],
}

impl Race<'_> {
    /// Each player's expected prize, by the trapezoidal rule over s with t = e^(s − e^(−s)). With this substitution the integrand falls off
    /// doubly exponentially at both ends, so the simple rule converges exponentially.
    pub(super) fn expected(&self) -> Vec<f64> {
        let pool: f64 = self.prizes.iter().sum();
        let mut expected = vec![0.0; self.rates.len()];
        if self.prizes.is_empty() {
            return expected;
        }
        let mut instant = Instant::new(self);
        // With many prizes the integrand is narrower: the k-th clock rings within a relative width of 1/√k.
        let mut step = 1.0 / (1.0 + 0.2 * libm::sqrt(self.prizes.len() as f64));
        let mut nodes = 0.0;
        while instant.add(START + nodes * step, &mut expected) > UNPAID * pool {
            nodes += 1.0;
        }
        for _ in 0..HALVINGS {
            let mut between = vec![0.0; self.rates.len()];
            let mut node = 0.5;
            while node < nodes {
                instant.add(START + node * step, &mut between);
                node += 1.0;
            }
            let change = expected.iter().zip(&between).map(|(old, new)| (old - new).abs() * step / 2.0).fold(0.0, f64::max);
            expected.iter_mut().zip(&between).for_each(|(sum, new)| *sum += new);
            nodes *= 2.0;
            step /= 2.0;
            let paid = step * expected.iter().sum::<f64>();
            if change <= CHANGE * pool && (paid - pool).abs() <= MISSED * pool {
                break;
            }
        }
        expected.iter_mut().for_each(|sum| *sum *= step);
        expected
    }
}

/// One moment of the race, with buffers that are used again for each moment.
struct Instant<'a> {
    race: &'a Race<'a>,
    /// By place: the sum of the prizes from this place on.
    unpaid: Vec<f64>,
    /// By player: the probabilities that the clock rings later than now, and earlier.
    waiting: Vec<(f64, f64)>,
    /// By count: the probability that this number of the players before has rung.
    rung: Vec<f64>,
    /// A row for each player: the mean prize if the player's clock rings now, by the count of players before who have rung.
    paid: Vec<f64>,
}

impl<'a> Instant<'a> {
    fn new(race: &'a Race<'a>) -> Instant<'a> {
        let mut unpaid = race.prizes.to_vec();
        for place in (1..unpaid.len()).rev() {
            unpaid[place - 1] += unpaid[place];
        }
        let places = race.prizes.len();
        let players = race.rates.len();
        Instant { race, unpaid, waiting: vec![(0.0, 0.0); players], rung: vec![0.0; places], paid: vec![0.0; players * places] }
    }

    /// Adds to each player's sum the value of the integrand at `s`; returns the mean of the prizes that are not yet won at that time.
    fn add(&mut self, s: f64, sums: &mut [f64]) -> f64 {
        let backward = libm::exp(-s);
        let time = libm::exp(s - backward);
        let measure = time * (1.0 + backward);
        for (waiting, rate) in self.waiting.iter_mut().zip(self.race.rates) {
            *waiting = (libm::exp(-rate * time), -libm::expm1(-rate * time));
        }

        let places = self.race.prizes.len();
        let last = self.paid.len() - places;
        self.paid[last..].copy_from_slice(self.race.prizes);
        for (player, &(later, earlier)) in self.waiting[1..].iter().enumerate().rev() {
            let (own, next) = self.paid[player * places..][..2 * places].split_at_mut(places);
            // The count of players before who have rung is at most their number.
            let counts = places.min(player + 1);
            let inner = counts.min(places - 1);
            for ((own, same), more) in own[..inner].iter_mut().zip(&next[..inner]).zip(&next[1..]) {
                *own = later * same + earlier * more;
            }
            if inner < counts {
                own[inner] = later * next[inner];
            }
        }

        self.rung.fill(0.0);
        self.rung[0] = 1.0;
        for (player, (&(later, earlier), sum)) in self.waiting.iter().zip(sums).enumerate() {
            let counts = places.min(player + 1);
            let paid = &self.paid[player * places..][..counts];
            *sum += self.race.rates[player] * later * measure * mean(&self.rung[..counts], paid);
            let counts = places.min(player + 2);
            for count in (1..counts).rev() {
                self.rung[count] = later * self.rung[count] + earlier * self.rung[count - 1];
            }
            self.rung[0] *= later;
        }
        mean(&self.rung, &self.unpaid)
    }
}

/// The sum of `weights[i] * values[i]`, in four independent lanes so that the additions overlap.
fn mean(weights: &[f64], values: &[f64]) -> f64 {
    let mut lanes = [0.0; 4];
    let (weights, weights_left) = weights.as_chunks::<4>();
    let (values, values_left) = values.as_chunks::<4>();
    for (weights, values) in weights.iter().zip(values) {
        for lane in 0..4 {
            lanes[lane] += weights[lane] * values[lane];
        }
    }
    let left: f64 = weights_left.iter().zip(values_left).map(|(weight, value)| weight * value).sum();
    left + (lanes[0] + lanes[1]) + (lanes[2] + lanes[3])
}
