//! Computes the client's sounds: the same bytes on every platform.

mod noise;
mod recipes;
mod tone;
mod track;
mod wav;

use std::process::ExitCode;

use crate::cargo;
use crate::chore_error::ChoreError;

/// Writes every sound to `assets/sounds`.
pub fn write_all() -> Result<ExitCode, ChoreError> {
    let folder = cargo::repository().join("assets/sounds");
    for (name, make) in recipes::ALL {
        let track = make();
        let path = folder.join(name).with_extension("wav");
        std::fs::write(&path, wav::encode(&track)).map_err(|source| ChoreError::File { path: path.clone(), source })?;
        println!("{name:10} {track}");
    }
    Ok(ExitCode::SUCCESS)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_committed_sounds_are_what_this_program_makes() {
        let folder = cargo::repository().join("assets/sounds");
        for (name, make) in recipes::ALL {
            let committed = std::fs::read(folder.join(name).with_extension("wav")).unwrap_or_default();
            assert!(committed == wav::encode(&make()), "{name}.wav differs: run `cargo run -p xtask -- sounds`");
        }
        let files = std::fs::read_dir(folder).unwrap().count();
        assert_eq!(files, recipes::ALL.len(), "assets/sounds holds a file that nothing makes");
    }

    #[test]
    fn sounds_are_short_and_small_and_never_click_or_clip() {
        let mut bytes = 0;
        for (name, make) in recipes::ALL {
            let track = make();
            bytes += wav::encode(&track).len();
            assert!(track.seconds() <= 1.2, "{name} is too long");
            assert!((0.2..=0.5).contains(&track.peak()), "{name} peaks at {}", track.peak());
            assert!((0.01..=0.12).contains(&track.rms()), "{name} has a level of {}", track.rms());
            assert!(track.mean().abs() < 0.002, "{name} is off centre by {}", track.mean());
            let samples = track.samples();
            assert!(samples[0].abs() < 1e-3 && samples[samples.len() - 1].abs() < 1e-3, "{name} begins or ends in mid-air");
        }
        assert!(bytes < 400_000, "{bytes} bytes of sound");
    }
}
