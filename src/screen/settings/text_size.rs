//! The slider for the size of texts, which moves itself while it is dragged.

use bevy_egui::egui::Rect;
use poker_client::{Bounds, Intent, Settings};
use poker_text::text;

use super::rows::{Scaled, says, slider};
use crate::screen::form::Form;
use crate::screen::player::changed;
use crate::widget::{Slid, control_id};

/// Where the track was when the drag began: the size that is being set moves the track, and must not move the value with it.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct TextSizeDrag(Option<Rect>);

const NAME: &str = "settings.text_size";

/// Draws the row.
pub(super) fn text_size(form: &mut Form<'_, '_, '_>, settings: &Settings, drag: &mut TextSizeDrag) -> Option<Intent> {
    let says = says(text::settings::text_size(), text::settings::text_size_help());
    let scaled = Scaled::percent(Bounds::TEXT_SCALE, settings.text_scale);
    let (slid, track) = slider(form, NAME, &says, &scaled);
    let dragged = form.ui.ctx().is_being_dragged(control_id(NAME));
    let value = if dragged {
        let track = *drag.0.get_or_insert(track);
        let pointer = form.ui.ctx().pointer_interact_pos()?;
        scaled.at((pointer.x - track.left()) / track.width().max(1.0))
    } else {
        drag.0 = None;
        match slid? {
            Slid::To(part) => scaled.at(part),
            Slid::By(steps) => scaled.stepped(steps),
        }
    };
    (value != settings.text_scale).then(|| changed(settings, |settings| settings.text_scale = value))
}
