//! The choice of the kind.

use poker_client::{Intent, feature_text};
use poker_host::PracticeKind;
use poker_text::{Arg, text};

use super::SetupView;
use super::view::distinguishing;
use crate::screen::choice_lines::choice_lines;
use crate::screen::form::FormUi;
use crate::screen::player::changed;
use crate::style::Style;

/// The name of a kind: that of the rulebook, or what it has, joined. Of several with the same name, each says how many play.
fn name(style: &Style<'_>, kind: &PracticeKind, kinds: &[&PracticeKind]) -> String {
    let looks = |kind: &PracticeKind| (kind.name.clone(), distinguishing(kind));
    let mut parts = match &kind.name {
        Some(name) => vec![name.clone()],
        None => distinguishing(kind).into_iter().map(|feature| style.say(&feature_text(feature))).collect(),
    };
    if kinds.iter().filter(|other| looks(other) == looks(kind)).count() > 1 {
        parts.push(style.say(&text::tournaments::players(Arg::count(kind.entries.1.into()))));
    }
    parts.join(" · ")
}

/// Draws the kinds.
pub(super) fn kind(form: &mut FormUi<'_, '_, '_>, view: &SetupView<'_>, chosen: &PracticeKind) -> Option<Intent> {
    let style = form.style;
    form.space(style.theme.spacing.s);
    form.block(style.label(), &style.say(&text::setup::kind()));
    form.space(style.theme.spacing.xs);
    let kinds = view.kinds();
    let names: Vec<_> = kinds.iter().map(|kind| name(style, kind, &kinds)).collect();
    let choices: Vec<_> = kinds.iter().zip(&names).map(|(kind, name)| (kind.id.as_str(), name.as_str())).collect();
    let current = kinds.iter().position(|kind| kind.id == chosen.id);
    let clicked = choice_lines(form, "setup.kind", &choices, current);
    form.space(style.theme.spacing.s);
    let kind = *kinds.get(clicked?)?;
    let (least, most) = kind.entries;
    Some(changed(view.settings, |settings| {
        let setup = &mut settings.tournament_setup;
        (setup.kind, setup.game, setup.structure) = (kind.id.clone(), None, None);
        setup.entries = setup.entries.clamp(least, most);
    }))
}
