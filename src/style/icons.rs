//! Icons as textures of exactly the pixels they cover, made once and kept with the window.

use std::collections::HashMap;
use std::sync::Arc;

use bevy_egui::egui::{Color32, ColorImage, Context, Id, Pos2, Rect, TextureHandle, TextureOptions, Ui, Vec2};

use super::Style;
use crate::art::{Art, Sources};

/// A picture of `assets/icons`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "named as the files are")]
pub enum Icon {
    Check,
    ChevronDown,
    ChevronRight,
    Close,
    ConnLost,
    ConnOk,
    ConnRestoring,
    ConnSlow,
    History,
    Language,
    Leave,
    Lobby,
    Logo,
    Minus,
    Note,
    Pause,
    Play,
    Plus,
    Settings,
    SitOut,
    Sound,
    SoundOff,
    Star,
    StarOn,
    TimeBank,
    TopUp,
    User,
}

impl Icon {
    /// Every icon.
    pub const ALL: [Self; 27] = [
        Self::Check,
        Self::ChevronDown,
        Self::ChevronRight,
        Self::Close,
        Self::ConnLost,
        Self::ConnOk,
        Self::ConnRestoring,
        Self::ConnSlow,
        Self::History,
        Self::Language,
        Self::Leave,
        Self::Lobby,
        Self::Logo,
        Self::Minus,
        Self::Note,
        Self::Pause,
        Self::Play,
        Self::Plus,
        Self::Settings,
        Self::SitOut,
        Self::Sound,
        Self::SoundOff,
        Self::Star,
        Self::StarOn,
        Self::TimeBank,
        Self::TopUp,
        Self::User,
    ];

    /// Its file below `assets/`.
    pub const fn file(self) -> &'static str {
        match self {
            Self::Check => "icons/check.svg",
            Self::ChevronDown => "icons/chevron_d.svg",
            Self::ChevronRight => "icons/chevron_r.svg",
            Self::Close => "icons/close.svg",
            Self::ConnLost => "icons/conn_lost.svg",
            Self::ConnOk => "icons/conn_ok.svg",
            Self::ConnRestoring => "icons/conn_restoring.svg",
            Self::ConnSlow => "icons/conn_slow.svg",
            Self::History => "icons/history.svg",
            Self::Language => "icons/language.svg",
            Self::Leave => "icons/leave.svg",
            Self::Lobby => "icons/lobby.svg",
            Self::Logo => "icons/logo.svg",
            Self::Minus => "icons/minus.svg",
            Self::Note => "icons/note.svg",
            Self::Pause => "icons/pause.svg",
            Self::Play => "icons/play.svg",
            Self::Plus => "icons/plus.svg",
            Self::Settings => "icons/settings.svg",
            Self::SitOut => "icons/sit_out.svg",
            Self::Sound => "icons/sound.svg",
            Self::SoundOff => "icons/sound_off.svg",
            Self::Star => "icons/star.svg",
            Self::StarOn => "icons/star_on.svg",
            Self::TimeBank => "icons/time_bank.svg",
            Self::TopUp => "icons/top_up.svg",
            Self::User => "icons/user.svg",
        }
    }

    /// Ticks are drawn heavier.
    pub(crate) const fn is_heavy(self) -> bool {
        matches!(self, Self::Check)
    }
}

/// Textures of one window; an icon that cannot be drawn is kept as none, so that it is tried once.
type Kept = Arc<HashMap<(Icon, u16), Option<TextureHandle>>>;

/// Lets the icons of a window go: another size of it needs others.
pub fn forget_icons(ctx: &Context) {
    ctx.data_mut(|data| data.remove_temp::<Kept>(kept_id()));
}

fn kept_id() -> Id {
    Id::new("icon textures")
}

impl Style<'_> {
    /// Draws an icon in a square around a point, in one colour.
    pub fn icon(&self, ui: &Ui, icon: Icon, centre: Pos2, side: f32, ink: Color32) {
        let scale = ui.pixels_per_point();
        let pixels = (side * scale).round().max(1.0);
        let side = pixels / scale;
        let corner = centre - Vec2::splat(side / 2.0);
        let corner = Pos2::new((corner.x * scale).round() / scale, (corner.y * scale).round() / scale);
        let rect = Rect::from_min_size(corner, Vec2::splat(side));
        if ui.is_rect_visible(rect)
            && let Some(texture) = self.texture(ui.ctx(), icon, pixels)
        {
            let whole = Rect::from_min_max(Pos2::ZERO, Pos2::new(1.0, 1.0));
            ui.painter().image(texture.id(), rect, whole, ink);
        }
    }

    /// Draws the mark of the program, which has colours of its own.
    pub fn logo(&self, ui: &Ui, left: Pos2, height: f32) -> f32 {
        self.icon(ui, Icon::Logo, left + Vec2::new(height / 2.0, 0.0), height, Color32::WHITE);
        height
    }

    fn texture(&self, ctx: &Context, icon: Icon, pixels: f32) -> Option<TextureHandle> {
        // Rounded, at least 1 and never larger than a screen.
        let pixels = pixels as u16;
        let id = kept_id();
        let mut kept: Kept = ctx.data(|data| data.get_temp(id)).unwrap_or_default();
        if let Some(texture) = kept.get(&(icon, pixels)) {
            return texture.clone();
        }
        let image = self.rasterised(ctx, icon, pixels);
        let texture = image.map(|image| ctx.load_texture(icon.file(), image, TextureOptions::LINEAR));
        Arc::make_mut(&mut kept).insert((icon, pixels), texture.clone());
        ctx.data_mut(|data| data.insert_temp(id, kept));
        texture
    }

    /// In white: the colour is laid on when it is drawn.
    fn rasterised(&self, ctx: &Context, icon: Icon, pixels: u16) -> Option<ColorImage> {
        let art = Art::Icon { icon, size: pixels, colour: self.theme.palette.lit_line };
        let painted = art.paint(&*self.sources(ctx)?, self.theme, 1.0).ok()?;
        let side = usize::from(pixels);
        Some(ColorImage::from_rgba_unmultiplied([side, side], &painted.pixels.rgba)) // colour from the theme
    }

    /// The files that pictures are made of, read once for each window; none where one cannot be read.
    pub fn sources(&self, ctx: &Context) -> Option<Arc<Sources>> {
        let id = Id::new("picture sources");
        if let Some(known) = ctx.data(|data| data.get_temp::<Option<Arc<Sources>>>(id)) {
            return known;
        }
        let sources = Sources::load(self.assets).ok().map(Arc::new);
        ctx.data_mut(|data| data.insert_temp(id, sources.clone()));
        sources
    }
}
