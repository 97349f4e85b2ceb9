//! Draws a refusal where it belongs.

use super::refused_at::RefusedAt;
use super::{RegistrationState, RegistrationView};
use crate::screen::form::FormUi;
use crate::screen::refusal_note::RefusalNote;

/// Draws why the room has refused, beside the control that caused it.
pub(super) fn refused(form: &mut FormUi<'_, '_, '_>, view: &RegistrationView<'_>, state: &RegistrationState, at: RefusedAt) {
    if let Some(words) = state.refusal_at(view, at, form.style) {
        RefusalNote::in_form(form, &words);
    }
}
