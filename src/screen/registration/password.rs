//! The password of a private tournament (R-REG-4, R-UI-10).

use poker_text::text;

use super::refusal::refused;
use super::refused_at::RefusedAt;
use super::{RegistrationState, RegistrationView};
use crate::screen::form::FormUi;
use crate::style::{TextSide, Weight};
use crate::widget::{TextField, control_id, rule, select_all};

/// The most characters of a password.
const MOST: usize = 64;

/// Draws the field, if a password is needed. A wrong one is selected, so that typing replaces it.
pub(super) fn password(form: &mut FormUi<'_, '_, '_>, view: &RegistrationView<'_>, state: &mut RegistrationState) {
    if !view.facts.password {
        return;
    }
    let style = form.style;
    let label = style.say(&text::registration::password());
    form.block(style.body().weight(Weight::Medium), &label);
    form.space(style.theme.spacing.xs);
    let rect = form.strip(style.hit(style.theme.control.input));
    let wrong = state.refusal_at(view, RefusedAt::Password, style).is_some();
    let name = "registration.password";
    if wrong && state.is_answered(view) {
        form.ui.memory_mut(|memory| memory.request_focus(control_id(name)));
        select_all(form.ui, control_id(name), &state.password);
    }
    let field = TextField {
        name,
        rect,
        label: &label,
        lettering: style.body().ink(style.ink.text),
        side: TextSide::Left,
        inside: "",
        wrong,
        hidden: true,
        most: MOST,
        enabled: true,
    };
    if field.show(form.ui, style, &mut state.password).changed {
        state.forget_refusal();
    }
    refused(form, view, state, RefusedAt::Password);
    form.space(style.theme.spacing.xs);
    form.block(style.caption(), &style.say(&text::registration::password_missing()));
    form.space(style.theme.spacing.s);
    rule(form.ui, style, form.left, form.right, form.y);
    form.space(style.theme.spacing.s);
}
