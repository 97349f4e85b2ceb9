//! How far the pages of the pictures are scrolled.

use bevy_egui::egui::{Context, Id, IdSalt, scroll_area};

/// A page that is not at its top: the name of the picture, the kind and the name of the panel, the part of the panel that is scrolled, and
/// how far in a small and in a regular window.
type ScrolledShot = (&'static str, (&'static str, &'static str), &'static str, (f32, f32));

/// A distance farther than any page reaches.
const END: (f32, f32) = (1.0e6, 1.0e6);
/// The height of the tiles over the plot of the figures.
const TILES: (f32, f32) = (190.0, 128.0);
/// A window that is less wide is a small one.
const REGULAR: f32 = 1_000.0;

const SCROLLED: [ScrolledShot; 4] = [
    ("looks-faults", ("place", "settings"), "settings cards", END),
    ("report-written", ("sheet", "report"), "report form", END),
    ("figures-bands", ("place", "history"), "figures", TILES),
    ("figures-positions", ("place", "history"), "figures", END),
];

/// Scrolls every page to its top, so that a picture does not depend on those before it, and the page of the picture to its place in a window
/// of this width.
pub(super) fn scroll(name: &str, width: f32, ctx: &Context) {
    ctx.data_mut(|data| data.remove_by_type::<scroll_area::State>());
    if let Some((_, panel, part, (compact, regular))) = SCROLLED.into_iter().find(|(shot, ..)| *shot == name) {
        let mut state = scroll_area::State::default();
        state.offset.y = if width < REGULAR { compact } else { regular };
        // The part has its own rectangle, in which it is scrolled.
        let salt = IdSalt::new(part);
        state.store(ctx, Id::new(panel).with(salt).with(salt));
    }
}
