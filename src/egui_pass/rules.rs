//! The rules page: the rules of the table in front, of the room, or of the practice room that the settings would open.

use bevy::prelude::*;
use poker_client::{Intent, RulesPage, Settings};
use poker_host::rules_in_force;
use poker_protocol::RulesInForce;

use super::{PanelState, Pass};
use crate::practice::PracticeRoom;
use crate::screen::{ContentsState, rules_ui};
use crate::session::Session;
use crate::settings::CurrentSettings;

/// The rules of the practice room that the settings would open. They are used while no room is open.
#[derive(Resource, Default)]
pub(super) struct UsualRules(Option<RulesInForce>);

impl UsualRules {
    /// The rules of the rulebook that `settings` choose. They are read once.
    pub(super) fn of(&mut self, settings: &Settings) -> Option<&RulesInForce> {
        let rulebook = settings.practice.rules.id();
        if self.0.as_ref().is_none_or(|rules| rules.rulebook != rulebook) {
            self.0 = rules_in_force(rulebook);
        }
        self.0.as_ref()
    }
}

/// The rules page that was shown last, and the reader's place on it.
#[derive(Default)]
pub(super) struct RulesState {
    page: Option<(RulesInForce, RulesPage)>,
    contents: ContentsState,
}

pub(super) fn draw_rules(
    pass: Res<Pass>,
    session: Res<Session>,
    practice: Res<PracticeRoom>,
    settings: Res<CurrentSettings>,
    mut usual: ResMut<UsualRules>,
    mut state: ResMut<PanelState<RulesState>>,
) -> Vec<Intent> {
    let in_force = rulebook_in_front(&session).and_then(|id| session.client.rules(id));
    let RulesState { page, contents } = &mut state.0;
    if let Some(rules) = in_force.or_else(|| practice.rules()).or_else(|| usual.of(&settings.0))
        && page.as_ref().is_none_or(|(shown, _)| shown != rules)
    {
        *page = Some((rules.clone(), RulesPage::of(rules)));
    }
    let Some((_, page)) = page else { return Vec::new() };
    rules_ui(pass.ctx(), &pass.style(), page, &settings.0, contents)
}

/// The rulebook of the table in front, or else of the lobby's first row.
fn rulebook_in_front(session: &Session) -> Option<&str> {
    let table = session.table().map(|model| model.info().rulebook.as_str());
    table.or_else(|| session.client.lobby().first().map(|row| row.rulebook.as_str()))
}
