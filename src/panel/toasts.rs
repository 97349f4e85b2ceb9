//! Notices under the top bar, newest at the bottom.

use bevy_egui::egui::Context;
use poker_client::{Intent, TableIntent, TableModel, TableView, notice_text, unfair_text};
use poker_text::Text;

use crate::style::Style;
use crate::widget::toast;

/// A notice as it is drawn.
#[derive(Clone, Debug, PartialEq)]
pub struct ToastView {
    /// Its name among the controls.
    pub name: String,
    pub text: Text,
    /// The intent that dismisses the notice; `None` if the caller removes it itself.
    pub dismiss: Option<Intent>,
}

/// The notices of a table, without those that are written on the felt. The notice that a hand was not dealt as sealed stays until the
/// player dismisses it.
pub fn table_toasts(model: &TableModel, view: &TableView, style: &Style<'_>) -> Vec<ToastView> {
    let one = |notice: &poker_client::TimedNotice| {
        Some(ToastView {
            name: format!("notice.{}", notice.id),
            text: notice_text(&notice.notice, &style.amounts)?,
            dismiss: Some(TableIntent::DismissNotice(notice.id).into()),
        })
    };
    let unfair = model.unfair().map(|unfair| ToastView {
        name: "notice.unfair".to_owned(),
        text: unfair_text(unfair),
        dismiss: Some(TableIntent::DismissUnfair.into()),
    });
    let notices = view.notices(model).filter_map(one);
    unfair.into_iter().chain(notices).collect()
}

/// Draws notices below `top`. Returns the intents, and the indices of the notices that the player dismissed.
pub fn toasts_ui(ctx: &Context, style: &Style<'_>, top: f32, toasts: &[ToastView]) -> (Vec<Intent>, Vec<usize>) {
    let mut asked = Vec::new();
    let mut gone = Vec::new();
    let gap = style.d(style.theme.spacing.xs);
    let mut y = top + gap;
    for (index, notice) in toasts.iter().enumerate() {
        let (rect, away) = toast(ctx, style, &notice.name, y, &style.say(&notice.text));
        y = rect.bottom() + gap;
        if away {
            asked.extend(notice.dismiss.clone());
            gone.push(index);
        }
    }
    (asked, gone)
}
