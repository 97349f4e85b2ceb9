//! The field for the search of a page.

use bevy_egui::egui::{Context, Id, Rect, Ui, pos2};

use super::focus::is_on_top;
use super::text_field::{FieldResponse, TextField, select_all};
use crate::style::{Icon, Style, TextSide};

/// The most characters of a search.
const MOST_CHARS: usize = 60;

/// A field for the search of a page, with the sign of a search at its right. The key of the search puts the focus into it.
pub struct SearchField<'a> {
    /// The dotted, stable name.
    pub name: &'a str,
    pub rect: Rect,
    /// What is searched. It is written in the field while this is empty.
    pub label: &'a str,
}

impl SearchField<'_> {
    /// The width in which the label fits.
    pub fn width(ui: &Ui, style: &Style<'_>, label: &str) -> f32 {
        (style.caption().width(ui, label) + beside(style)).ceil()
    }

    /// Draws the field for `text`.
    pub fn show(self, ui: &mut Ui, style: &Style<'_>, text: &mut String) -> FieldResponse {
        let lettering = style.body().ink(style.ink.text);
        let has_label = text.is_empty() && Self::width(ui, style, self.label) <= self.rect.width();
        let field = TextField {
            name: self.name,
            rect: self.rect,
            label: self.label,
            lettering,
            side: TextSide::Left,
            inside: if has_label { self.label } else { "" },
            wrong: false,
            hidden: false,
            most: MOST_CHARS,
            enabled: true,
        };
        let id = style.control_id(self.name);
        if is_on_top(ui) && take_asked(ui) {
            ui.memory_mut(|memory| memory.request_focus(id));
            select_all(ui, id, text);
            ui.ctx().request_repaint();
        }
        let done = field.show(ui, style, text);
        // A long text needs the place of the sign.
        if lettering.width(ui, text) + beside(style) <= self.rect.width() {
            let side = style.l(style.theme.size.icon);
            let pad = style.theme.control.inner_pad * style.k();
            style.icon(ui, Icon::Search, pos2(self.rect.right() - pad - side / 2.0, self.rect.center().y), side, style.ink.muted);
        }
        done
    }
}

/// The width of what is beside the text: the sign, and the room around both.
fn beside(style: &Style<'_>) -> f32 {
    style.theme.control.inner_pad * style.k() * 3.0 + style.l(style.theme.size.icon)
}

fn asked_id() -> Id {
    Id::new("search")
}

/// Notes whether the search was asked for. The first field of this pass that no sheet covers gets the focus.
pub fn ask_for_search(ctx: &Context, asked: bool) {
    ctx.data_mut(|data| data.insert_temp(asked_id(), asked));
}

fn take_asked(ui: &Ui) -> bool {
    ui.data_mut(|data| data.remove_temp::<bool>(asked_id())).unwrap_or_default()
}
