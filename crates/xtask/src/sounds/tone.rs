//! Tones that fade out. They are computed by additions and multiplications alone, which are the same on every machine; `sin` and `exp` are
//! not.

use std::f64::consts::TAU;

use super::track::{RATE, ease};

/// A sine wave that grows for `attack` seconds and then loses 63 % of its height every `decay` seconds.
pub fn pluck(hertz: f64, height: f64, attack: f64, decay: f64) -> impl FnMut(f64) -> f64 {
    let mut level = height;
    let loss = 1.0 - 1.0 / (decay * f64::from(RATE));
    move |time| {
        let swell = ease(time / attack);
        if time >= attack {
            level *= loss;
        }
        level * swell * sine(hertz * time)
    }
}

/// The sine of an angle in whole turns.
fn sine(turns: f64) -> f64 {
    let x = turns - turns.floor();
    let (x, sign) = if x < 0.5 { (x, 1.0) } else { (x - 0.5, -1.0) };
    let x = if x < 0.25 { x } else { 0.5 - x } * TAU;
    let square = x * x;
    let series = 1.0 - square / 6.0 * (1.0 - square / 20.0 * (1.0 - square / 42.0 * (1.0 - square / 72.0 * (1.0 - square / 110.0))));
    sign * x * series
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sine_is_right_to_a_hundredth_of_a_step_of_sixteen_bits() {
        for step in -400..=400 {
            let turns = f64::from(step) / 100.0;
            assert!((sine(turns) - (turns * TAU).sin()).abs() < 3e-7, "{turns}");
        }
    }
}
