//! The lower part of the action bar as a picture: the slider and the amount of a preset, and the buttons.

use bevy_egui::egui::{Rect, Stroke, StrokeKind, pos2, vec2};
use poker_client::{BetSizing, SliderScale, SliderSpan};
use poker_rules::Chips;
use poker_text::text;

use crate::screen::form::FormUi;
use crate::style::{Style, TextSide};
use crate::widget::{Button, ButtonFace, Role, Slider, corner};

/// Draws the bar with the amount `to`, on a turn without a bet to call.
pub(super) fn example_bar(form: &mut FormUi<'_, '_, '_>, style: &Style<'_>, turn: BetSizing, to: Chips) {
    let span =
        SliderSpan { min: turn.range.min_to, max: turn.range.max_to, big_blind: turn.big_blind, matched: turn.to_match, pot: turn.pot };
    let part = SliderScale::new(span).position_of(to).part();
    let gap = style.d(style.theme.spacing.xs);
    let line = form.strip(style.hit(style.theme.control.input));
    let field = line.with_min_x(line.right() - style.d(style.theme.control.amount_field).min(line.width() / 2.0));
    let knob = style.theme.control.slider_knob * style.k() / 2.0;
    let track = Rect::from_min_max(pos2(line.left() + knob, line.top()), pos2(field.left() - gap * 2.0 - knob, line.bottom()));
    Slider::picture(form.ui, style, track, part);
    let edge = Stroke::new(style.control_edge(), style.ink.line_hi);
    form.ui.painter().rect(field, corner(style.control_radius(field.height())), style.ink.room, edge, StrokeKind::Inside);
    let amount = style.amount(to);
    let inside = field.shrink2(vec2(style.theme.control.inner_pad * style.k(), 0.0));
    style.shrink(form.ui, inside, TextSide::Right, style.strong(), &amount);
    form.space(style.theme.spacing.xs);
    let line = form.strip(style.hit(style.theme.control.button_tall));
    let check = line.with_max_x(line.center().x - gap / 2.0);
    let bet = line.with_min_x(line.center().x + gap / 2.0);
    Button::new(Role::Call, "", check, &style.say(&text::action::check())).picture(form.ui, style);
    let (label, whole) = (style.say(&text::action::bet()), style.say(&text::action::bet_amount(style.chips(to))));
    let face = ButtonFace::Priced { label: &label, amount: &amount, whole: &whole };
    Button { face, ..Button::new(Role::Primary, "", bet, &label) }.picture(form.ui, style);
}
