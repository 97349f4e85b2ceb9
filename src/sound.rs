//! The short sounds of the table. Each has a visible equal; without a device the game goes on in silence.

use bevy::audio::Volume;
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use poker_client::{Settings, SoundCue};

use crate::assets::{AssetMissing, AssetSource};

/// The files of all sounds.
pub(crate) struct SoundFiles(Vec<(SoundCue, Vec<u8>)>);

impl SoundFiles {
    /// Reads them.
    pub(crate) fn read(source: &AssetSource) -> Result<Self, AssetMissing> {
        let read = |cue: SoundCue| Ok((cue, source.file(path(cue))?.into_owned()));
        SoundCue::ALL.into_iter().map(read).collect::<Result<_, AssetMissing>>().map(Self)
    }
}

/// The sounds, and those to be played in this frame.
#[derive(Resource)]
pub(crate) struct SoundBox {
    sounds: HashMap<SoundCue, Handle<AudioSource>>,
    wanted: Vec<SoundCue>,
}

impl SoundBox {
    /// Hands the files to the engine.
    pub(crate) fn new(SoundFiles(files): SoundFiles, sounds: &mut Assets<AudioSource>) -> Self {
        let add = |(cue, bytes): (SoundCue, Vec<u8>)| (cue, sounds.add(AudioSource { bytes: bytes.into() }));
        Self { sounds: files.into_iter().map(add).collect(), wanted: Vec::new() }
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
