//! A row for a session of the account: when it began, when it was last used, and a box to tick unless it is the player's own.

use bevy_egui::egui::{Rect, pos2, vec2};
use poker_client::LocalTime;
use poker_protocol::SessionView;
use poker_text::text;

use crate::screen::form::FormUi;
use crate::style::{Paragraphs, Weight};
use crate::widget::{ClickTarget, focus_ring, rule, tick_mark};

/// A row for a session.
pub(super) struct SessionRow<'a> {
    /// The place in the list, from 0.
    pub(super) nth: usize,
    pub(super) session: &'a SessionView,
    pub(super) ticked: bool,
    pub(super) local: fn(u64) -> LocalTime,
}

impl SessionRow<'_> {
    /// Draws the row. Returns whether its box was clicked in this frame; the caller changes the tick.
    pub(super) fn show(&self, form: &mut FormUi<'_, '_, '_>) -> bool {
        let (style, session) = (form.style, self.session);
        let began = style.say(&text::online::session_began((self.local)(session.made).text()));
        let used = style.say(&text::online::session_used((self.local)(session.used).text()));
        let gap = style.d(style.theme.spacing.xxs);
        let here = style.say(&text::online::session_here());
        let words = if session.current {
            Paragraphs::new(style.label().weight(Weight::SemiBold), &here, gap).and(style.caption(), &began)
        } else {
            Paragraphs::new(style.label(), &began, gap)
        };
        let words = words.and(style.caption(), &used);
        let control = &style.theme.control;
        let side = control.checkbox * style.k();
        // The words of the player's own session stand below those of the others, although it has no box.
        let indent = side + control.checkbox_gap * style.k();
        let margin = style.d(style.theme.spacing.xs);
        let width = form.width() - indent;
        let height = words.height(form.ui, width) + margin * 2.0;
        let rect = form.strip(height.max(style.hit(control.input)));
        if self.nth > 0 {
            rule(form.ui, style, rect.left(), rect.right(), rect.top());
        }
        let top = rect.center().y - height / 2.0 + margin;
        words.draw(form.ui, style, pos2(rect.left() + indent, top), width);
        if session.current {
            return false;
        }
        // Rows touch one another, and a finger must not tick the next one.
        let rect = Rect::from_center_size(rect.center(), vec2(rect.width(), rect.height() - style.theme.size.target_gap));
        let name = format!("account.session.{}", self.nth);
        let spoken = format!("{began}. {used}");
        let touch = ClickTarget::switch(&name, rect, &spoken, self.ticked).touch(form.ui, style);
        tick_mark(form.ui, style, pos2(rect.left() + side / 2.0, rect.center().y), side, self.ticked, true);
        if touch.focused {
            focus_ring(form.ui, style, rect, style.theme.radius.tag * style.k());
        }
        touch.clicked
    }
}
