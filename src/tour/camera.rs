//! Draws into a picture instead of a window.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};

use bevy::app::PluginsState;
use bevy::camera::RenderTarget;
use bevy::image::Image;
use bevy::prelude::*;
use bevy::render::render_resource::{TextureFormat, TextureUsages};
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};

use crate::session::Session;
use crate::surface::{Canvas, Surface};

/// A client that draws into pictures of one size.
pub(crate) struct TourCamera {
    app: App,
    target: Handle<Image>,
    camera: Entity,
}

/// What was drawn.
#[derive(Clone, Debug)]
pub(crate) struct Picture(Image);

/// Frames until a change has reached the picture: texts are laid out, panels take their sizes, pictures go to the renderer.
const SETTLE: u32 = 4;
/// Frames in which chances are counted at most; a picture without them is not worth a longer wait.
const COUNTED: u32 = 20_000;
/// The number of frames after which a picture that has not come will not come.
const PATIENCE: u32 = 240;

/// The renderer gave nothing back.
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

    /// The state that is drawn.
    pub(crate) fn world(&mut self) -> &mut World {
        self.app.world_mut()
    }

    /// Draws pictures of another size from now on.
    pub(crate) fn resize(&mut self, width: u32, height: u32) {
        let surface = self.drag(width, height);
        let canvas = self.app.world().resource::<Canvas>().renewed(surface);
        self.app.insert_resource(canvas);
    }

    /// Draws pictures of another size, as a window does whose edge is dragged: the felt is stretched until the size has rested.
    pub(crate) fn drag(&mut self, width: u32, height: u32) -> Surface {
        let target = self.app.world_mut().resource_mut::<Assets<Image>>().add(blank(width, height));
        self.target = target.clone();
        let mut camera = self.app.world_mut().entity_mut(self.camera);
        camera.insert(RenderTarget::Image(target.into()));
        let surface = Surface { size: Vec2::new(width as f32, height as f32), scale_factor: 1.0 };
        self.app.insert_resource(surface);
        surface
    }

    /// What is drawn into.
    #[cfg(test)]
    pub(crate) fn target(&self) -> AssetId<Image> {
        self.target.id()
    }

    /// One frame.
    #[cfg(test)]
    pub(crate) fn update(&mut self) {
        self.app.update();
    }

    /// Frames until everything is as it stays.
    pub(crate) fn settle(&mut self) {
        for _ in 0..SETTLE {
            self.app.update();
        }
    }

    fn is_counting(&self) -> bool {
        self.app.world().resource::<Session>().front().is_some_and(|front| front.odds.is_counting())
    }

    /// Draws what the world holds now.
    pub(crate) fn shoot(&mut self) -> Result<Picture, NotDrawn> {
        self.settle();
        let mut updates = 0;
        while self.is_counting() && updates < COUNTED {
            self.app.update();
            updates += 1;
        }
        self.settle();
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
                return Ok(Picture(image));
            }
        }
        Err(NotDrawn)
    }
}

impl Picture {
    /// Writes the picture as PNG, making the folders above it.
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
