//! `cardroom tour`: a picture of every screen, in every language and size asked for.

use std::io::Write as _;
use std::sync::Arc;

use bevy::prelude::*;
use poker_client::{AnimationSpeed, Settings};
use poker_text::{Arg, Language, Texts, text};
use poker_tools::{Failure, check_rooms};

use super::play::{Ready, asset_source, load_language};
use super::{SourceOptions, TourOptions};
use crate::app;
use crate::assets::AssetSource;
use crate::desk::Desk;
use crate::frame_clock::{self, FrameClock};
use crate::language::CurrentLanguage;
use crate::motion_timing::MotionTiming;
use crate::settings::CurrentSettings;
use crate::third_party::error_stream;
use crate::tour::{NotDrawn, TourCamera, shots};
use crate::trace::Trace;

/// Draws all pictures and prints how many there are and in which folder. Returns the exit code.
pub(super) fn run(options: TourOptions, language: Language) -> Result<i32, Failure> {
    let texts = Arc::new(Texts::embedded(language));
    crate::crash::install(Arc::clone(&texts), Some(options.out.clone()));
    check_rooms(options.rulebooks.as_deref())?;
    let sources =
        SourceOptions { assets: options.assets.clone(), locales: options.locales.clone(), locale: options.languages.first().copied() };
    let source = asset_source(&sources)?;
    let language = load_language(&sources, None)?;
    std::fs::create_dir_all(&options.out).map_err(|error| Failure::cannot_write(&options.out, &error))?;
    let settings = Settings { animation_speed: AnimationSpeed::Off, ..Settings::default() };
    error_stream::quieten();
    let app = app_without_window(app::offscreen, source, language, &settings)?;
    let timing = app.world().resource::<MotionTiming>().0;
    let mut camera = TourCamera::new(app);
    error_stream::restore();
    let mut drawn = 0;
    for (width, height) in options.sizes {
        camera.resize(width, height);
        let size = format!("{width}x{height}");
        for language in &options.languages {
            let spoken = load_language(&SourceOptions { locale: Some(*language), ..sources.clone() }, None)?;
            camera.world().insert_resource(spoken);
            for shot in shots().iter().filter(|shot| options.only.is_empty() || options.only.iter().any(|name| name == shot.name)) {
                shot.set(camera.world(), &settings, timing);
                if let Some(table) = shot.large_tile() {
                    camera.settle();
                    camera.world().resource_mut::<Desk>().enlarge(table);
                }
                let path = options.out.join(language.tag()).join(&size).join(format!("{}.png", shot.name));
                let picture = camera
                    .shoot()
                    .map_err(|NotDrawn| Failure::Plain(text::error::tour_picture(shot.name, &size, text::cause::no_picture())))?;
                picture.save(&path).map_err(|error| Failure::cannot_write(&path, &error))?;
                drawn += 1;
            }
        }
    }
    let told = text::tour::done(Arg::count(drawn), options.out.display().to_string());
    drop(writeln!(std::io::stdout(), "{}", texts.say(&told)));
    Ok(0)
}

/// A client without a window. Its clock does not advance.
pub(crate) fn app_without_window(
    foreign_plugins: fn(&mut App),
    source: AssetSource,
    language: CurrentLanguage,
    settings: &Settings,
) -> Result<App, Failure> {
    let ready = Ready::load(source)?;
    let mut app = App::new();
    foreign_plugins(&mut app);
    ready.add_to(&mut app, language, false);
    app.insert_resource(FrameClock::frozen(frame_clock::start())).insert_resource(Trace::default());
    app.insert_resource(CurrentSettings(settings.clone()));
    app.insert_resource(crate::practice::PracticeRoom::none()).insert_resource(crate::online::Online::none());
    Ok(app)
}
