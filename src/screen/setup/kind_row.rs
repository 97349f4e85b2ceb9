//! The choice of the kind.

use bevy_egui::egui::pos2;
use poker_client::{Intent, feature_text};
use poker_host::PracticeKind;
use poker_text::{Arg, text};

use super::SetupView;
use super::view::distinguishing;
use crate::screen::form::FormUi;
use crate::screen::player::changed;
use crate::style::{Paragraphs, Style};
use crate::widget::ListRow;

/// The name of a kind: that of the rulebook, or what it has, joined.
fn name(style: &Style<'_>, kind: &PracticeKind) -> String {
    let of_features = || {
        let names = distinguishing(kind).into_iter().map(|feature| style.say(&feature_text(feature)));
        names.collect::<Vec<_>>().join(" · ")
    };
    kind.name.clone().unwrap_or_else(of_features)
}

/// Draws the kinds, each on a row with its number of entries.
pub(super) fn kind(form: &mut FormUi<'_, '_, '_>, view: &SetupView<'_>, chosen: &PracticeKind) -> Option<Intent> {
    let style = form.style;
    form.space(style.theme.spacing.s);
    form.block(style.label(), &style.say(&text::setup::kind()));
    form.space(style.theme.spacing.xs);
    let mut intent = None;
    for kind in view.kinds() {
        let name = name(style, kind);
        let count = |number: u32| Arg::count(number.into());
        let (least, most) = kind.entries;
        let field =
            if least == most { text::played::entries(count(least)) } else { text::setup::entries_between(count(least), count(most)) };
        let said = style.say(&field);
        let pad = style.d(style.theme.spacing.s);
        let width = form.width() - pad * 2.0;
        let words = Paragraphs::new(style.label(), &name, 0.0).and(style.caption(), &said);
        let tall = words.height(form.ui, width);
        let rect = form.strip((tall + style.d(style.theme.spacing.xs) * 2.0).max(style.theme.size.min_target));
        let control = format!("setup.kind.{}", kind.id);
        let current = kind.id == chosen.id;
        let row = ListRow::new(&control, rect, &name, current).rounded(style.theme.radius.control);
        if row.show(form.ui, style).clicked && !current {
            intent = Some(changed(view.settings, |settings| {
                let setup = &mut settings.tournament_setup;
                (setup.kind, setup.game, setup.structure) = (kind.id.clone(), None, None);
                setup.entries = setup.entries.clamp(least, most);
            }));
        }
        words.draw(form.ui, style, pos2(rect.left() + pad, rect.center().y - tall / 2.0), width);
        form.y += style.theme.size.target_gap;
    }
    intent
}
