//! `cardroom`: opens the window.

use std::path::Path;
use std::sync::Arc;

use bevy::prelude::*;
use poker_client::{Panel, Timing, TimingError};
use poker_host::{FileError, FolderLock};
use poker_text::{Language, text};
use poker_tools::{Failure, USUAL_ROOM, find_room, tell};

use super::{PlayOptions, SourceOptions, failure};
use crate::archive::HandArchive;
use crate::art::ArtCache;
use crate::assets::AssetSource;
use crate::egui_pass::Pass;
use crate::felt_style::FeltStyle;
use crate::fonts::{FontFiles, Fonts};
use crate::frame_clock::{self, FrameClock};
use crate::history::PlayedTournaments;
use crate::language::{CurrentLanguage, Translating};
use crate::looks::{LookReader, Wardrobe};
use crate::motion_timing::MotionTiming;
use crate::navigation::Navigation;
use crate::online::Online;
use crate::platform::{self, DataPaths};
use crate::practice::PracticeRoom;
use crate::replayer::{HandedOver, Replayer, hand_over};
use crate::settings::{self, CurrentSettings};
use crate::sound::{SoundBox, SoundFiles};
use crate::theme::Theme;
use crate::third_party::{error_stream, winit};
use crate::toasts::Toasts;
use crate::trace::Trace;
use crate::{app, failure_window};

/// Opens the client, waits until it is closed and returns the exit code. If the client cannot open, the reason is written to the error
/// stream and shown in a window: a player who started the client from an icon sees no error stream.
pub(super) fn run(options: &PlayOptions) -> i32 {
    let places = match &options.data {
        Some(folder) => Some(DataPaths::in_folder(folder.clone())),
        None => DataPaths::of_system(),
    };
    let chosen = || places.as_ref().and_then(|places| settings::language_in(&places.settings));
    let language = options.sources.locale.or_else(chosen).unwrap_or_else(Language::from_system);
    match open(options, places) {
        Ok(code) => code,
        Err(failure) => {
            let code = failure::report(&failure, language);
            failure_window::show(&failure.sentences(), language, options.trace.as_deref());
            code
        }
    }
}

fn open(options: &PlayOptions, places: Option<DataPaths>) -> Result<i32, Failure> {
    let started = frame_clock::start();
    let places = places.ok_or_else(|| Failure::Plain(text::error::no_data_folder()))?;
    if !platform::has_display() {
        return Err(Failure::Plain(text::error::no_display()));
    }
    let room = match (&options.room, &options.rulebooks) {
        (None, None) => None,
        (room, folder) => Some(find_room(folder.as_ref(), room.as_deref().unwrap_or(USUAL_ROOM))?),
    };
    // The lock is held until the client ends: two clients would overwrite each other's save.
    let Some(_lock) = lock(&places.lock)? else { return hand_over_to_the_open_client(options, &places) };
    let mut found = settings::read(&places.settings);
    // A program that plays does not go through the steps of the first start.
    found.settings.first_start &= !options.autoplay;
    let source = asset_source(&options.sources)?;
    let language = load_language(&options.sources, found.settings.language)?;
    let sounds = SoundFiles::read(&source)?;
    let ready = Ready::load(source)?;
    let trace = match &options.trace {
        Some(path) => {
            let named = path.display().to_string();
            Trace::to_file(path, started).map_err(|error| Failure::Plain(text::error::trace_not_written(named, text::cause::of(&error))))?
        }
        None => Trace::default(),
    };
    crate::crash::install(Arc::clone(&language.texts), Some(places.reports.clone()));

    error_stream::quieten();
    let mut app = App::new();
    let window = found.settings.window;
    let opened = platform::window(platform::NAME.to_owned(), (window.width.into(), window.height.into()));
    app::windowed(&mut app, platform::placed(opened, window.at, window.maximised));
    ready.add_to(&mut app, language, options.show_keys);
    app::add_window_systems(&mut app);
    if trace.is_on() {
        app.add_plugins(crate::frame_times::plugin);
    }
    let sounds = SoundBox::new(sounds, &mut app.world_mut().resource_mut::<Assets<AudioSource>>());
    app.insert_resource(sounds);
    app.insert_resource(FrameClock::since(started)).insert_resource(trace).insert_resource(found.file);
    app.insert_resource(CurrentSettings(found.settings));
    let mut practice = PracticeRoom::new(places.practice.clone(), options.seed, room, winit::waker(app.world()), started);
    if options.autoplay {
        app.add_plugins(crate::autoplay::plugin);
        practice = practice.with_autoplay();
    }
    app.insert_resource(practice);
    app.insert_resource(Online::new(&places, winit::waker(app.world())));
    app.insert_resource(LookReader::new(places.looks.clone(), winit::waker(app.world())));
    let (played, told) = PlayedTournaments::read(&places.tournaments);
    app.insert_resource(played);
    let archive = HandArchive::open(&places.hands, &places.exports, winit::waker(app.world()));
    app.insert_resource(archive);
    app.world_mut().resource_mut::<Replayer>().exports.clone_from(&places.exports);
    // If the folder cannot be watched, no other start of the program hands a hand over.
    if let Ok(handed) = HandedOver::watch(&places.orders, winit::waker(app.world())) {
        app.insert_resource(handed);
    }
    if let Some(replay) = &options.replay {
        let waker = winit::waker(app.world());
        let player = app.world().resource::<CurrentSettings>().0.name.clone();
        app.world_mut().resource_mut::<Replayer>().player = player;
        app.world_mut().resource_mut::<Replayer>().open(replay.source.clone(), replay.hand, &waker);
        app.world_mut().resource_mut::<Navigation>().over = Some(Panel::Replayer);
    }
    for notice in found.notice.into_iter().chain(told) {
        app.world_mut().resource_mut::<Toasts>().add(notice, 0);
    }
    if let Some(folder) = &options.sources.locales {
        // If the folder cannot be watched, translations are read only at the start.
        if let Ok(translating) = Translating::watch(folder, winit::waker(app.world())) {
            app.insert_resource(translating);
        }
    }
    Ok(match app.run() {
        AppExit::Success => 0,
        AppExit::Error(code) => i32::from(code.get()),
    })
}

/// Locks the folder of the data. `None` if another client has it.
fn lock(folder: &Path) -> Result<Option<FolderLock>, Failure> {
    match FolderLock::take(folder) {
        Ok(lock) => Ok(lock),
        Err(FileError::Unreadable { path, source } | FileError::Unwritable { path, source }) => {
            Err(Failure::Plain(text::error::data_not_writable(path.display().to_string(), text::cause::of(&source))))
        }
        Err(FileError::NotText { path }) => Err(Failure::Plain(text::error::already_running(path.display().to_string()))),
    }
}

/// Lets the client that has the data open the hand that the command line names.
fn hand_over_to_the_open_client(options: &PlayOptions, places: &DataPaths) -> Result<i32, Failure> {
    let taken = options.replay.as_ref().is_some_and(|replay| hand_over(&places.orders, &replay.source, replay.hand));
    if !taken {
        return Err(Failure::Plain(text::error::already_running(places.lock.display().to_string())));
    }
    let chosen = || settings::language_in(&places.settings);
    tell(&text::replayer::handed_over(), options.sources.locale.or_else(chosen).unwrap_or_else(Language::from_system));
    Ok(0)
}

/// Where assets come from; a folder that is named must be there.
pub(super) fn asset_source(sources: &SourceOptions) -> Result<AssetSource, Failure> {
    match &sources.assets {
        None => Ok(AssetSource::Embedded),
        Some(folder) if folder.is_dir() => Ok(AssetSource::Folder(folder.clone())),
        Some(folder) => Err(Failure::Plain(text::error::assets_missing(folder.display().to_string()))),
    }
}

pub(super) fn load_language(sources: &SourceOptions, chosen: Option<Language>) -> Result<CurrentLanguage, Failure> {
    CurrentLanguage::load(sources.locales.clone(), sources.locale, chosen).map_err(|error| Failure::Plain(error.text()))
}

/// What both the window and the tour need; it is read before either is opened.
pub(super) struct Ready {
    theme: Theme,
    timing: Timing,
    art: ArtCache,
    fonts: FontFiles,
    source: AssetSource,
}

impl Ready {
    /// Reads theme, timing, art and typeface.
    pub(super) fn load(source: AssetSource) -> Result<Self, Failure> {
        let theme = Theme::load(&source)?;
        let timing = source.file(TIMING)?;
        let timing = Timing::from_ron(&String::from_utf8_lossy(&timing))
            .map_err(|error| Failure::Plain(text::error::theme_damaged(line_of(&error), source.place(TIMING))))?;
        let art = ArtCache::load(&source)?;
        let fonts = FontFiles::read(&source)?;
        Ok(Self { theme, timing, art, fonts, source })
    }

    /// Adds our plugins and these resources to an app.
    pub(super) fn add_to(self, app: &mut App, language: CurrentLanguage, shows_keys: bool) {
        app::add_own_plugins(app);
        let fonts = Fonts::new(self.fonts, &mut app.world_mut().resource_mut::<Assets<Font>>());
        let theme = Arc::new(self.theme);
        app.insert_resource(Pass::new(Arc::clone(&theme), self.source, Arc::clone(&language.texts), shows_keys));
        app.insert_resource(ClearColor(theme.palette.room.into()));
        app.insert_resource(Wardrobe::new(Arc::clone(&theme)));
        app.insert_resource(FeltStyle { theme, fonts }).insert_resource(MotionTiming(self.timing));
        app.insert_resource(language).insert_resource(self.art);
    }
}

const TIMING: &str = "timing.ron";

/// The place of an error in the timing file: its line, or the name of the motion that takes too long.
fn line_of(error: &TimingError) -> String {
    match error {
        TimingError::Malformed { line, .. } => line.to_string(),
        TimingError::TooLong { motion, .. } => (*motion).to_owned(),
    }
}
