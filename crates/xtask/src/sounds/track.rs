//! A mono track under construction.

use std::fmt;

/// Samples per second.
pub const RATE: u32 = 44_100;

/// The samples, each between −1 and 1.
pub struct Track(Vec<f64>);

impl Track {
    pub fn silence(milliseconds: u32) -> Self {
        Self(vec![0.0; samples(milliseconds)])
    }

    /// Adds `voice` from `from_milliseconds` to the end. It is called once for each sample, with the seconds since its start.
    pub fn add(&mut self, from_milliseconds: u32, mut voice: impl FnMut(f64) -> f64) {
        let mut time = 0.0;
        for sample in self.0.iter_mut().skip(samples(from_milliseconds)) {
            *sample += voice(time);
            time += 1.0 / f64::from(RATE);
        }
    }

    /// Removes inaudibly low frequencies (a constant part would click), fades both ends to silence and scales the highest peak to `peak`.
    pub fn finish(mut self, peak: f64, fade_out_milliseconds: u32) -> Self {
        self.block_constant();
        fade(self.0.iter_mut(), samples(1));
        fade(self.0.iter_mut().rev(), samples(fade_out_milliseconds));
        let factor = peak / self.peak();
        self.0.iter_mut().for_each(|sample| *sample *= factor);
        self
    }

    pub fn samples(&self) -> &[f64] {
        &self.0
    }

    pub fn seconds(&self) -> f64 {
        self.count() / f64::from(RATE)
    }

    pub fn peak(&self) -> f64 {
        self.0.iter().fold(0.0, |peak, sample| sample.abs().max(peak))
    }

    pub fn rms(&self) -> f64 {
        (self.0.iter().map(|sample| sample * sample).sum::<f64>() / self.count()).sqrt()
    }

    pub fn mean(&self) -> f64 {
        self.0.iter().sum::<f64>() / self.count()
    }

    fn count(&self) -> f64 {
        self.0.iter().map(|_| 1.0).sum()
    }

    /// Applies a one-pole high-pass filter at about 30 Hz.
    fn block_constant(&mut self) {
        let (mut before, mut out) = (0.0, 0.0);
        for sample in &mut self.0 {
            out = *sample - before + 0.9957 * out;
            before = *sample;
            *sample = out;
        }
    }
}

impl fmt::Display for Track {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:4.0} ms, peak {:.3}, rms {:.3}, mean {:+.4}", self.seconds() * 1000.0, self.peak(), self.rms(), self.mean())
    }
}

/// A smooth step: 0 at 0, 1 at 1, with slope 0 at both ends.
pub fn ease(x: f64) -> f64 {
    let x = x.clamp(0.0, 1.0);
    x * x * (3.0 - 2.0 * x)
}

fn fade<'a>(ends_first: impl Iterator<Item = &'a mut f64>, length: usize) {
    let mut done = 0.0;
    let whole: f64 = (0..length).map(|_| 1.0).sum();
    for sample in ends_first.take(length) {
        *sample *= ease(done / whole);
        done += 1.0;
    }
}

fn samples(milliseconds: u32) -> usize {
    usize::try_from(milliseconds * RATE / 1000).unwrap_or_default()
}
