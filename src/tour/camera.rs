//! Draws the client into pictures instead of a window.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};

use bevy::app::PluginsState;
use bevy::camera::RenderTarget;
use bevy::image::Image;
use bevy::prelude::*;
use bevy::render::render_resource::{TextureFormat, TextureUsages};
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};

use crate::replayer::Replayer;
use crate::session::Session;
use crate::surface::{Canvas, Surface};

/// A client that draws into pictures of one size.
pub(crate) struct TourCamera {
    app: App,
    target: Handle<Image>,
    camera: Entity,
}

/// A picture that was drawn.
#[derive(Clone, Debug)]
pub(crate) struct TourPicture(Image);

/// The number of frames after which a change is in the picture: texts are laid out, panels are sized, and textures are uploaded.
const SETTLE: u32 = 4;
/// The most frames to wait for chances that are being counted.
const COUNTED: u32 = 20_000;
/// The most frames to wait for a picture.
const PATIENCE: u32 = 240;

/// The renderer returned no picture.
#[derive(Clone, Copy, Debug, thiserror::Error)]
#[error("no picture came")]
pub(crate) struct NotDrawn;

impl TourCamera {
    /// Starts the renderer of an app whose plugins have been added.
    pub(crate) fn new(mut app: App) -> Self {
        while app.plugins_state() == PluginsState::Adding {
            bevy::tasks::tick_global_task_pools_on_main_thread();
        }
        app.finish();
        app.cleanup();
        let target = app.world_mut().resource_mut::<Assets<Image>>().add(blank(1, 1));
        let camera = app.world_mut().spawn(crate::egui_pass::camera(Some(RenderTarget::Image(target.clone().into())))).id();
        Self { app, target, camera }
    }

    /// The world that is drawn.
    pub(crate) fn world(&mut self) -> &mut World {
        self.app.world_mut()
    }

    /// Sets the size of the next pictures, in pixels.
    pub(crate) fn resize(&mut self, width: u32, height: u32) {
        let surface = self.drag(width, height);
        let canvas = self.app.world().resource::<Canvas>().renewed(surface);
        self.app.insert_resource(canvas);
    }

    /// Sets another size as if the window's edge were dragged: the felt is stretched until the size no longer changes. Returns the new
    /// surface.
    pub(crate) fn drag(&mut self, width: u32, height: u32) -> Surface {
        let target = self.app.world_mut().resource_mut::<Assets<Image>>().add(blank(width, height));
        self.target = target.clone();
        let mut camera = self.app.world_mut().entity_mut(self.camera);
        camera.insert(RenderTarget::Image(target.into()));
        let surface = Surface { size: Vec2::new(width as f32, height as f32), scale_factor: 1.0 };
        self.app.insert_resource(surface);
        surface
    }

    /// The picture that is drawn into.
    #[cfg(test)]
    pub(crate) fn target(&self) -> AssetId<Image> {
        self.target.id()
    }

    /// Draws one frame.
    #[cfg(test)]
    pub(crate) fn update(&mut self) {
        self.app.update();
    }

    /// Runs [`SETTLE`] frames, so that every change is in the next picture.
    pub(crate) fn settle(&mut self) {
        for _ in 0..SETTLE {
            self.app.update();
        }
    }

    fn is_counting(&self) -> bool {
        let world = self.app.world();
        world.resource::<Session>().front().is_some_and(|front| front.odds.is_counting()) || world.resource::<Replayer>().is_counting()
    }

    /// Draws the current state into a picture.
    pub(crate) fn shoot(&mut self) -> Result<TourPicture, NotDrawn> {
        self.settle();
        let mut updates = 0;
        while self.is_counting() && updates < COUNTED {
            self.app.update();
            updates += 1;
        }
        if updates > 0 {
            self.settle();
        }
        let caught: Arc<Mutex<Option<Image>>> = Arc::default();
        let into = Arc::clone(&caught);
        let take = move |captured: On<ScreenshotCaptured>| {
            if let Ok(mut slot) = into.lock() {
                *slot = Some(captured.image.clone());
            }
        };
        self.app.world_mut().spawn(Screenshot::image(self.target.clone())).observe(take);
        for _ in 0..PATIENCE {
            self.app.update();
            if let Some(image) = caught.lock().ok().and_then(|mut slot| slot.take()) {
                return Ok(TourPicture(image));
            }
        }
        Err(NotDrawn)
    }
}

impl TourPicture {
    /// Writes the picture as PNG and creates its folders. Returns the path.
    pub(crate) fn save(self, path: &Path) -> Result<PathBuf, std::io::Error> {
        if let Some(folder) = path.parent() {
            std::fs::create_dir_all(folder)?;
        }
        let picture = self.0.try_into_dynamic().map_err(std::io::Error::other)?;
        picture.to_rgb8().save(path).map_err(std::io::Error::other)?;
        Ok(path.to_owned())
    }
}

fn blank(width: u32, height: u32) -> Image {
    let mut image = Image::new_target_texture(width, height, TextureFormat::Rgba8UnormSrgb, None);
    image.texture_descriptor.usage |= TextureUsages::COPY_SRC;
    image
}
