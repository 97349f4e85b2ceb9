//! The slider for the text size. Changing the text size also moves the slider.

use bevy_egui::egui::Rect;
use poker_client::{Bounds, Intent, Settings};
use poker_text::{Arg, text};

use super::rows::{RowTexts, SteppedNumber, says, slider};
use crate::screen::form::FormUi;
use crate::screen::player::changed;
use crate::widget::{SliderChange, control_id};

/// The track's rectangle when the drag began; `None` while nothing is dragged. A new text size moves the track, which must not change the
/// value.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(in crate::screen) struct TextSizeDrag(Option<Rect>);

const NAME: &str = "settings.text_size";

/// Draws the row of the settings. Returns the intent.
pub(super) fn text_size(form: &mut FormUi<'_, '_, '_>, settings: &Settings, drag: &mut TextSizeDrag) -> Option<Intent> {
    // The slider keeps the player's choice, for larger windows.
    let most = form.style.scale.largest_text() * 100.0;
    let help = if f32::from(settings.text_scale) > most + 0.5 {
        // At most 200.
        text::looks::text_size_limited(text::number::percent(Arg::count(most.round() as u64)))
    } else {
        text::settings::text_size_help()
    };
    text_size_slider(form, NAME, &says(text::settings::text_size(), help), settings, drag)
}

/// Draws a row with the slider, here and in the first start. Returns the intent.
pub(in crate::screen) fn text_size_slider(
    form: &mut FormUi<'_, '_, '_>,
    name: &str,
    says: &RowTexts,
    settings: &Settings,
    drag: &mut TextSizeDrag,
) -> Option<Intent> {
    let scaled = SteppedNumber::percent(Bounds::TEXT_SCALE, settings.text_scale);
    let (slid, track) = slider(form, name, says, &scaled);
    let dragged = form.ui.ctx().is_being_dragged(control_id(name));
    let value = if dragged {
        let track = *drag.0.get_or_insert(track);
        let pointer = form.ui.ctx().pointer_interact_pos()?;
        scaled.at((pointer.x - track.left()) / track.width().max(1.0))
    } else {
        drag.0 = None;
        match slid? {
            SliderChange::To(part) => scaled.at(part),
            SliderChange::By(steps) => scaled.stepped(steps),
        }
    };
    (value != settings.text_scale).then(|| changed(settings, |settings| settings.text_scale = value))
}
