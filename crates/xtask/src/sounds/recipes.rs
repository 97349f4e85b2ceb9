//! How each sound is made.

use super::noise::{BandPass, LowPass, Noise};
use super::tone::pluck;
use super::track::{Track, ease};

/// Every sound: the name of its file, and the function that makes it.
pub const ALL: [(&str, fn() -> Track); 9] = [
    ("deal", deal),
    ("check", check),
    ("bet", bet),
    ("fold", fold),
    ("win", win),
    ("your_turn", your_turn),
    ("time_low", time_low),
    ("chat", chat),
    ("news", news),
];

/// A card is dealt: noise that becomes brighter, then a soft tap.
fn deal() -> Track {
    let mut track = Track::silence(150);
    let (mut noise, mut band) = (Noise::new(1), BandPass::default());
    track.add(0, |time| {
        let swell = ease(time / 0.045) * (1.0 - ease((time - 0.045) / 0.06));
        swell * band.pass(noise.next(), 900.0 + 9000.0 * time, 3200.0 + 18_000.0 * time)
    });
    tap(&mut track, 92, 2, 0.22, 1400.0);
    track.add(92, pluck(190.0, 0.08, 0.002, 0.012));
    track.finish(0.30, 20)
}

/// A check: two knocks on the table.
fn check() -> Track {
    let mut track = Track::silence(290);
    for (from, height, seed) in [(0, 1.0, 3), (118, 0.72, 4)] {
        for (hertz, part, decay) in [(196.0, 0.56, 0.026), (341.0, 0.36, 0.017), (560.0, 0.18, 0.010)] {
            track.add(from, pluck(hertz, height * part, 0.0015, decay));
        }
        tap(&mut track, from, seed, 0.75 * height, 1900.0);
    }
    track.finish(0.42, 60)
}

/// A bet: four clay chips land on one another, each higher and quieter than the one before.
fn bet() -> Track {
    let mut track = Track::silence(245);
    let chips = [(0, 1.00, 1.000, 5), (52, 0.80, 1.041, 6), (93, 0.62, 1.078, 7), (128, 0.42, 1.113, 8)];
    for (from, height, pitch, seed) in chips {
        for (hertz, part, decay) in [(1730.0, 0.30, 0.016), (2610.0, 0.24, 0.012), (3870.0, 0.12, 0.008), (820.0, 0.20, 0.010)] {
            track.add(from, pluck(hertz * pitch, height * part, 0.0008, decay));
        }
        tap(&mut track, from, seed, 0.55 * height, 4200.0);
    }
    track.finish(0.32, 60)
}

/// A fold: cards slide over felt, as dark noise that slows down.
fn fold() -> Track {
    let mut track = Track::silence(240);
    let (mut noise, mut band) = (Noise::new(9), BandPass::default());
    track.add(0, |time| {
        let swell = ease(time / 0.05) * (1.0 - ease((time - 0.05) / 0.18));
        swell * band.pass(noise.next(), 260.0, 1500.0 - 4600.0 * time)
    });
    track.finish(0.26, 30)
}

/// A won pot: a rising major chord that rings out.
fn win() -> Track {
    let mut track = Track::silence(1150);
    for (from, hertz, height) in [(0, 392.00, 0.9), (75, 493.88, 0.8), (150, 587.33, 0.8), (235, 783.99, 0.9)] {
        chime(&mut track, from, hertz, height, 0.26);
    }
    track.finish(0.38, 250)
}

/// The player's turn: two rising notes, like a question.
fn your_turn() -> Track {
    let mut track = Track::silence(480);
    chime(&mut track, 0, 587.33, 0.8, 0.09);
    chime(&mut track, 130, 880.00, 1.0, 0.11);
    track.finish(0.36, 120)
}

/// Little time is left: one dry tick of a clock.
fn time_low() -> Track {
    let mut track = Track::silence(110);
    for (hertz, part, decay) in [(1046.5, 0.50, 0.014), (1871.0, 0.22, 0.008), (523.25, 0.25, 0.018)] {
        track.add(0, pluck(hertz, part, 0.001, decay));
    }
    tap(&mut track, 0, 10, 0.30, 3000.0);
    track.finish(0.34, 30)
}

/// Somebody says something: one soft drop.
fn chat() -> Track {
    let mut track = Track::silence(200);
    chime(&mut track, 0, 739.99, 0.8, 0.05);
    track.finish(0.24, 60)
}

/// News of a tournament: two falling notes, softer than the player's turn.
fn news() -> Track {
    let mut track = Track::silence(520);
    chime(&mut track, 0, 783.99, 0.8, 0.10);
    chime(&mut track, 150, 523.25, 0.9, 0.12);
    track.finish(0.30, 120)
}

/// Adds a bell without its strike: the tone, its octave and its twelfth, the higher ones fading sooner.
fn chime(track: &mut Track, from: u32, hertz: f64, height: f64, decay: f64) {
    for (multiple, part, share) in [(1.0, 0.72, 1.0), (2.0, 0.20, 0.55), (3.0, 0.07, 0.35)] {
        track.add(from, pluck(hertz * multiple, height * part, 0.008, decay * share));
    }
}

/// Adds a tap: a few milliseconds of softened noise.
fn tap(track: &mut Track, from: u32, seed: u64, height: f64, cutoff_hertz: f64) {
    let (mut noise, mut soft) = (Noise::new(seed), LowPass::default());
    track.add(from, |time| {
        let swell = ease(time / 0.001) * (1.0 - ease((time - 0.001) / 0.009));
        height * swell * soft.pass(noise.next(), cutoff_hertz)
    });
}
