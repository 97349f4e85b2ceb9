//! A generator of noise, and the filters that soften it.

use std::f64::consts::TAU;

use super::track::RATE;

/// A linear congruential generator. Its numbers are random enough for noise.
pub struct Noise(u64);

impl Noise {
    pub fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// The next sample, between −1 and 1.
    pub fn next(&mut self) -> f64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let top = u32::try_from(self.0 >> 32).unwrap_or_default();
        f64::from(top) / 2_147_483_648.0 - 1.0
    }
}

/// Two one-pole low-pass filters in a row.
#[derive(Default)]
pub struct LowPass {
    first: f64,
    second: f64,
}

impl LowPass {
    pub fn pass(&mut self, sample: f64, cutoff_hertz: f64) -> f64 {
        let angle = TAU * cutoff_hertz / f64::from(RATE);
        let share = angle / (1.0 + angle);
        self.first += share * (sample - self.first);
        self.second += share * (self.first - self.second);
        self.second
    }
}

/// A filter that keeps what lies between two frequencies.
#[derive(Default)]
pub struct BandPass {
    above: LowPass,
    below: LowPass,
}

impl BandPass {
    pub fn pass(&mut self, sample: f64, low_hertz: f64, high_hertz: f64) -> f64 {
        let capped = self.above.pass(sample, high_hertz);
        capped - self.below.pass(capped, low_hertz)
    }
}
