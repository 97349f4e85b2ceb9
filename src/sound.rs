//! The short sounds of the table. Each has a visible equal; without a device the game goes on in silence.

use bevy::audio::Volume;
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use poker_client::{Settings, SoundCue};

use crate::assets::{AssetMissing, AssetSource};

/// The sounds, and those to be played in this frame.
#[derive(Resource)]
pub(crate) struct SoundBox {
    sounds: HashMap<SoundCue, Handle<AudioSource>>,
    wanted: Vec<SoundCue>,
}

impl SoundBox {
    /// Reads all sounds.
    pub(crate) fn load(source: &AssetSource, sounds: &mut Assets<AudioSource>) -> Result<Self, AssetMissing> {
        let read = |cue: SoundCue| {
            let bytes = source.file(path(cue))?.into_owned();
            Ok((cue, sounds.add(AudioSource { bytes: bytes.into() })))
        };
        Ok(Self { sounds: SoundCue::ALL.into_iter().map(read).collect::<Result<_, AssetMissing>>()?, wanted: Vec::new() })
    }

    /// Plays a sound in this frame; the same one twice is heard once.
    pub(crate) fn want(&mut self, cue: SoundCue) {
        if !self.wanted.contains(&cue) {
            self.wanted.push(cue);
        }
    }
}

fn path(cue: SoundCue) -> &'static str {
    match cue {
        SoundCue::Deal => "sounds/deal.wav",
        SoundCue::Check => "sounds/check.wav",
        SoundCue::Bet => "sounds/bet.wav",
        SoundCue::Fold => "sounds/fold.wav",
        SoundCue::Win => "sounds/win.wav",
        SoundCue::YourTurn => "sounds/your_turn.wav",
        SoundCue::TimeLow => "sounds/time_low.wav",
    }
}

/// Plays what was wanted, as loud as the settings say.
pub(crate) fn play_sounds(mut sounds: ResMut<SoundBox>, settings: Res<crate::settings::CurrentSettings>, mut commands: Commands) {
    for cue in std::mem::take(&mut sounds.wanted) {
        let volume = loudness(&settings.0, cue);
        if let Some(sound) = sounds.sounds.get(&cue).filter(|_| volume > 0.0) {
            let playback = PlaybackSettings::DESPAWN.with_volume(Volume::Linear(volume));
            commands.spawn((Name::new(format!("sound {cue:?}")), AudioPlayer(sound.clone()), playback));
        }
    }
}

/// 0 to 1.
fn loudness(settings: &Settings, cue: SoundCue) -> f32 {
    settings.sounds.volume(cue.group())
}
