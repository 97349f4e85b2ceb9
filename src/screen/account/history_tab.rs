//! The choice between the histories of the balance, of tournaments and of HexaPro (R-UI-5).

use bevy_egui::egui::pos2;
use poker_client::HistoryPart;
use poker_text::text;

use crate::screen::form::FormUi;
use crate::style::Weight;
use crate::widget::RadioGroup;

/// The history that is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum HistoryTab {
    #[default]
    Balance,
    Played(HistoryPart),
}

impl HistoryTab {
    const ALL: [Self; 3] = [Self::Balance, Self::Played(HistoryPart::Tournaments), Self::Played(HistoryPart::Hexapro)];

    /// The part of the played tournaments; `None` for the balance.
    pub(super) fn part(self) -> Option<HistoryPart> {
        match self {
            Self::Balance => None,
            Self::Played(part) => Some(part),
        }
    }

    /// Draws the heading and the choice, and follows a click.
    pub(super) fn choose(&mut self, form: &mut FormUi<'_, '_, '_>) {
        let style = form.style;
        form.block(style.body().weight(Weight::SemiBold).ink(style.ink.muted), &style.say(&text::account::history()));
        form.space(style.theme.spacing.xs);
        let words = [text::played::balance(), text::played::tournaments(), text::played::hexapro()].map(|words| style.say(&words));
        let [balance, tournaments, hexapro] = words;
        let choices = [("balance", balance), ("tournaments", tournaments), ("hexapro", hexapro)];
        let chosen = Self::ALL.iter().position(|tab| tab == self);
        let group = RadioGroup { name: "account.history", choices: &choices, chosen };
        let width = group.width(form.ui, style).min(form.width());
        let height = group.height(form.ui, style, width);
        let strip = form.strip(height);
        let rect = strip.with_max_x(pos2(strip.left() + width, 0.0).x);
        if let Some(clicked) = group.show(form.ui, style, rect) {
            *self = Self::ALL[clicked];
        }
        form.space(style.theme.spacing.s);
    }
}
