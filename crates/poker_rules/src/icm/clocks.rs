//! The race of clocks: each player's rings after an exponential time whose rate is the stack, and the k-th to ring takes place k.
//!
//! That the smallest of such times belongs to a player with the probability of his part of the rates, and that the rest then race on as
//! if they began anew, makes it the drawing of Malmuth and Harville. Given the time, the clocks are independent, so a player's expected
//! prize is the integral over t of w·e^(−wt) times the mean of the prize that follows as many others as have rung by then.
//!
//! How many of all but one have rung is a product of polynomials with one factor left out. Dividing the factor out again loses digits;
//! instead the players before him come as the distribution of their count, those after him as the prize to be expected for each count:
//! sums of positive terms alone.

use alloc::{vec, vec::Vec};

/// Where the sum begins: e^(s − e^(−s)) is 10⁻¹⁷ here, and nobody has rung.
const START: f64 = -3.6;
/// The part of the pool that may be left unpaid at the end.
const UNPAID: f64 = 1e-17;
/// Halving the step squares the error, so that no share is wrong where halving changed none by more than this part of the pool.
const CHANGE: f64 = 1e-9;
/// The part of the pool by which the shares may miss it together.
const MISSED: f64 = 2e-13;
/// The most often that the step is halved. Fields of thousands need three.
const HALVINGS: usize = 8;

/// Rates that sum to one, largest first, and what the places are paid, at most as many.
pub(super) struct Race<'a> {
    pub(super) rates: &'a [f64],
    pub(super) prizes: &'a [f64],
}

impl Race<'_> {
    /// Each player's expected prize, by the trapezoidal rule over s where t = e^(s − e^(−s)): the integrand falls off doubly
    /// exponentially at both ends, which makes the plain rule converge exponentially.
    pub(super) fn expected(&self) -> Vec<f64> {
        let pool: f64 = self.prizes.iter().sum();
        let mut expected = vec![0.0; self.rates.len()];
        if self.prizes.is_empty() {
            return expected;
        }
        let mut instant = Instant::new(self);
        // The k-th of many rings within a time of relative width 1/√k.
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

/// One instant of the race, with room to calculate in.
struct Instant<'a> {
    race: &'a Race<'a>,
    /// What the places from this one on are paid together.
    unpaid: Vec<f64>,
    /// The probabilities that each clock rings later than now, and earlier.
    waiting: Vec<(f64, f64)>,
    /// The probability for each count of those before a player who have rung.
    rung: Vec<f64>,
    /// A row for each player: what he is paid in the mean if he rings now, for each count of the players before him who have rung.
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

    /// Adds to each player's sum what those who ring at this point are paid, in the measure of s; returns what is paid later.
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
            // No more than all before can have rung.
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

/// The sum of the products, in four lanes that do not wait for one another.
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
