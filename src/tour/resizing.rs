//! The memory of a client after its window had many sizes.

use bevy::prelude::*;
use bevy::text::FontAtlasSet;
use poker_client::{AnimationSpeed, Settings};
use poker_text::Language;

use super::{TourCamera, shots};
use crate::app;
use crate::art::ArtCache;
use crate::assets::AssetSource;
use crate::command::app_without_window;
use crate::frame_clock::FrameClock;
use crate::language::CurrentLanguage;
use crate::motion_timing::MotionTiming;
use crate::surface::Canvas;

const FRAME_MS: u64 = 16;
const SIZES: u32 = 300;

/// What is kept in memory for drawing.
#[derive(Debug, PartialEq)]
struct HeldMemory {
    /// The number of pictures of the felt.
    art: usize,
    /// The number of type sizes of the felt.
    type_sizes: usize,
    /// The number of textures of felt and panels, without the picture that is drawn into.
    textures: usize,
    bytes: usize,
}

impl HeldMemory {
    fn by(camera: &mut TourCamera) -> Self {
        let target = camera.target();
        let world = camera.world();
        let images = world.resource::<Assets<Image>>();
        let sizes: Vec<usize> =
            images.iter().filter(|(id, _)| *id != target).map(|(_, image)| 4 * image.width() as usize * image.height() as usize).collect();
        Self {
            art: world.resource::<ArtCache>().len(),
            type_sizes: world.resource::<FontAtlasSet>().len(),
            textures: sizes.len(),
            bytes: sizes.iter().sum(),
        }
    }
}

/// A client that shows a picture of the tour in a window of 1280x800.
fn showing(name: &str) -> TourCamera {
    let settings = Settings { animation_speed: AnimationSpeed::Off, ..Settings::default() };
    let language = CurrentLanguage::load(None, Some(Language::English), None).unwrap();
    let app = app_without_window(app::blind, AssetSource::Embedded, language, &settings).unwrap();
    let timing = app.world().resource::<MotionTiming>().0;
    let mut camera = TourCamera::new(app);
    camera.resize(1280, 800);
    shots().iter().find(|shot| shot.name == name).unwrap().set(camera.world(), &settings, timing);
    camera.settle();
    camera
}

/// Drags the window's edge through `sizes`, with a frame for each.
fn drag(camera: &mut TourCamera, sizes: impl Iterator<Item = (u32, u32)>) {
    let canvas = *camera.world().resource::<Canvas>();
    for (width, height) in sizes {
        camera.drag(width, height);
        camera.world().resource_mut::<FrameClock>().now_ms += FRAME_MS;
        camera.update();
        assert_eq!(*camera.world().resource::<Canvas>(), canvas, "{width}x{height}: the felt is stretched, not drawn");
    }
}

fn rest(camera: &mut TourCamera) {
    let rest_ms = u64::from(camera.world().resource::<MotionTiming>().0.resize_rest_ms);
    camera.world().resource_mut::<FrameClock>().now_ms += rest_ms;
    camera.settle();
}

#[test]
fn three_hundred_sizes_of_a_dragged_window_leave_nothing_behind() {
    for name in ["table-side-pots-showdown", "lobby"] {
        let mut camera = showing(name);
        let before = HeldMemory::by(&mut camera);
        assert!(before.art > 0 && before.textures > 0, "{name}: {before:?}");
        drag(&mut camera, (1..SIZES).map(|size| (1280 - size, 800 - size / 2)));
        let dragged = HeldMemory::by(&mut camera);
        assert_eq!((dragged.art, dragged.type_sizes), (before.art, before.type_sizes), "{name}: the felt is stretched, not drawn");
        drag(&mut camera, [(1280, 800)].into_iter());
        rest(&mut camera);
        assert_eq!(HeldMemory::by(&mut camera), before, "{name}");
    }
}

#[test]
fn each_size_that_is_drawn_lets_the_one_before_go() {
    for name in ["table-side-pots-showdown", "lobby"] {
        let mut camera = showing(name);
        let first = HeldMemory::by(&mut camera);
        for size in 1..20 {
            camera.resize(1280 + 8 * size, 800 + 5 * size);
            camera.settle();
            let held = HeldMemory::by(&mut camera);
            assert!(held.art <= first.art && held.type_sizes <= first.type_sizes + 2, "{name}, {size}: {held:?}, {first:?}");
            assert!(held.textures <= first.textures + 2, "{name}, {size}: {held:?}, {first:?}");
        }
    }
}

/// A texture of 512x512 holds a megabyte, and a second one in the graphics memory.
#[test]
fn each_small_type_size_of_a_table_has_one_texture_of_256_by_256() {
    let mut camera = showing("table-side-pots-showdown");
    let world = camera.world();
    let (atlases, images) = (world.resource::<FontAtlasSet>(), world.resource::<Assets<Image>>());
    let small: Vec<_> = atlases.iter().filter(|(key, _)| f32::from_bits(key.font_size_bits) <= 32.0).collect();
    assert!(small.len() > 2, "{}", small.len());
    for (key, textures) in small {
        let sides: Vec<u32> = textures.iter().map(|atlas| images.get(&atlas.texture).unwrap().width()).collect();
        assert_eq!(sides, [256], "type of {} px", f32::from_bits(key.font_size_bits));
    }
}
