//! The short sounds of the table. All that they signal is also shown on screen, so the game goes on without a sound device.

use bevy::audio::Volume;
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use poker_client::{Settings, SoundCue};
use poker_text::text;

use crate::assets::{AssetMissing, AssetSource};
use crate::language::CurrentLanguage;
use crate::third_party::error_stream;
use crate::third_party::winit::NextFrame;

/// The content of the files of all sounds.
pub(crate) struct SoundFiles(Vec<(SoundCue, Vec<u8>)>);

impl SoundFiles {
    /// Reads the files.
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

    /// Requests a sound for this frame. A sound that is requested twice is played once.
    pub(crate) fn want(&mut self, cue: SoundCue) {
        if !self.wanted.contains(&cue) {
            self.wanted.push(cue);
        }
    }
}

/// Whether there is a sound device.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum SoundDevice {
    /// No sound has been tried yet.
    #[default]
    Untried,
    /// There is a device.
    Found,
    /// There is no device.
    Missing,
}

/// A silent sound that shows whether there is a device, as the engine does not say.
#[derive(Component)]
pub(crate) struct Probe;

/// Plays the silent sound.
pub(crate) fn probe(sounds: Res<SoundBox>, mut commands: Commands) {
    if let Some(sound) = sounds.sounds.get(&SoundCue::Check) {
        let silent = PlaybackSettings::DESPAWN.with_volume(Volume::SILENT);
        commands.spawn((Name::new("sound probe"), Probe, AudioPlayer(sound.clone()), silent));
    }
}

/// Finds out whether there is a device: if there is one, the engine gives a new sound a sink in the same frame. Where there is none, it
/// writes one sentence to the error stream.
pub(crate) fn find_device(
    probes: Query<(Entity, Has<AudioSink>), With<Probe>>,
    mut device: ResMut<SoundDevice>,
    mut frames: Local<u8>,
    language: Res<CurrentLanguage>,
    mut next: ResMut<NextFrame>,
    mut commands: Commands,
) {
    if *device != SoundDevice::Untried {
        return;
    }
    *frames += 1;
    if *frames < PROBED_FRAMES {
        next.now();
        return;
    }
    // A probe that no longer exists was played.
    *device = SoundDevice::Found;
    for (probe, _) in probes.iter().filter(|(_, heard)| !heard) {
        commands.entity(probe).despawn();
        *device = SoundDevice::Missing;
        error_stream::say(&language.texts.say(&text::error::no_sound()));
    }
}

/// The number of frames after which a probe has its sink.
const PROBED_FRAMES: u8 = 3;

fn path(cue: SoundCue) -> &'static str {
    match cue {
        SoundCue::Deal => "sounds/deal.wav",
        SoundCue::Check => "sounds/check.wav",
        SoundCue::Bet => "sounds/bet.wav",
        SoundCue::Fold => "sounds/fold.wav",
        SoundCue::Win => "sounds/win.wav",
        SoundCue::YourTurn => "sounds/your_turn.wav",
        SoundCue::TimeLow => "sounds/time_low.wav",
        SoundCue::Chat => "sounds/chat.wav",
        SoundCue::News => "sounds/news.wav",
    }
}

/// Plays the requested sounds at the volume of the settings.
pub(crate) fn play_sounds(mut sounds: ResMut<SoundBox>, settings: Res<crate::settings::CurrentSettings>, mut commands: Commands) {
    for cue in std::mem::take(&mut sounds.wanted) {
        let volume = loudness(&settings.0, cue);
        if let Some(sound) = sounds.sounds.get(&cue).filter(|_| volume > 0.0) {
            let playback = PlaybackSettings::DESPAWN.with_volume(Volume::Linear(volume));
            commands.spawn((Name::new(format!("sound {cue:?}")), AudioPlayer(sound.clone()), playback));
        }
    }
}

/// The volume of a sound, 0 to 1.
fn loudness(settings: &Settings, cue: SoundCue) -> f32 {
    settings.sounds.volume_of(cue)
}
