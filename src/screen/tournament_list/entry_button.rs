//! The buttons that lead to a tournament: registering, taking the entry back, the player's table.

use bevy_egui::egui::{Rect, Ui};
use poker_client::{AppIntent, EntryChoice, EntryPlace, Intent, ListedTournament, OwnEntries, TournamentIntent, refusal_text};
use poker_protocol::{OfferRow, TableId, TournamentFeature, TournamentId};
use poker_text::{Text, text};

use super::TournamentsView;
use crate::style::Style;
use crate::widget::{Button, Role};

/// What the main button does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::screen) enum EntryAccess {
    Register(EntryChoice),
    /// The player is out and can enter again.
    Again(EntryChoice),
    Unregister(TournamentId),
    ToTable(TableId),
    /// Nothing can be done but look.
    Look,
}

impl EntryAccess {
    /// What can be done about a tournament.
    pub(in crate::screen) fn of(listed: &ListedTournament<'_>) -> Self {
        let choice = EntryChoice::Tournament(listed.row.tournament);
        let again = [TournamentFeature::ReEntry, TournamentFeature::MultiEntry].iter().any(|has| listed.row.facts.features.contains(has));
        match listed.own {
            Some(EntryPlace::Seated(table)) => Self::ToTable(table),
            Some(EntryPlace::Registered) if listed.state.is_open() => Self::Unregister(listed.row.tournament),
            None if listed.state.is_open() => Self::Register(choice),
            Some(EntryPlace::Out) if listed.state.is_open() && again => Self::Again(choice),
            Some(EntryPlace::Registered | EntryPlace::Out) | None => Self::Look,
        }
    }

    /// What can be done about an offer: several games can be entered, but of a sit and go only one at a time.
    pub(super) fn of_offer(row: &OfferRow, own: &OwnEntries) -> Self {
        match EntryPlace::of(own, row.open) {
            Some(EntryPlace::Seated(table)) => Self::ToTable(table),
            Some(EntryPlace::Registered) if row.most_games <= 1 => Self::Unregister(row.open),
            Some(EntryPlace::Registered | EntryPlace::Out) | None => Self::Register(EntryChoice::Games(row.offer)),
        }
    }

    /// The name of the main button's control; `None` if there is none.
    pub(in crate::screen) fn control(self) -> Option<&'static str> {
        match self {
            Self::Register(_) | Self::Again(_) => Some("tournament.register"),
            Self::Unregister(_) => Some("tournament.unregister"),
            Self::ToTable(_) => Some("tournament.to_table"),
            Self::Look => None,
        }
    }

    /// The name of the same control in the bar at the bottom of a small window.
    pub(in crate::screen) fn bar_control(self) -> Option<&'static str> {
        match self {
            Self::Register(_) | Self::Again(_) => Some("tournament.bar.register"),
            Self::Unregister(_) => Some("tournament.bar.unregister"),
            Self::ToTable(_) => Some("tournament.bar.to_table"),
            Self::Look => None,
        }
    }

    /// Draws the main button under one of its names; `register` is what it says for registering. Returns the intent.
    pub(in crate::screen) fn button(
        self,
        ui: &Ui,
        style: &Style<'_>,
        view: &TournamentsView<'_>,
        (name, register): (Option<&str>, &Text),
        rect: Rect,
    ) -> Option<Intent> {
        let name = name?;
        let unregisters = |tournament| view.waits(EntryChoice::Tournament(tournament));
        let (role, words, intent, enabled): (_, _, Intent, _) = match self {
            Self::Register(choice) | Self::Again(choice) => {
                (Role::Primary, register.clone(), AppIntent::ShowRegistration(choice).into(), !view.waits(choice))
            }
            Self::Unregister(tournament) if unregisters(tournament) => {
                (Role::Neutral, text::tournaments::unregistering(), TournamentIntent::Unregister(tournament).into(), false)
            }
            Self::Unregister(tournament) => (
                Role::Neutral,
                text::tournaments::unregister(),
                TournamentIntent::Unregister(tournament).into(),
                may_unregister(view, tournament),
            ),
            Self::ToTable(table) => (Role::Primary, text::tournaments::to_table(), AppIntent::ShowTable(table).into(), true),
            Self::Look => return None,
        };
        let words = style.say(&words);
        let button = Button::new(role, name, rect, &words).enabled(enabled);
        // Enter must not take an entry back.
        let clicked = if matches!(self, Self::Unregister(_)) { button.show(ui, style) } else { button.show_main(ui, style) };
        clicked.then_some(intent)
    }
}

/// Whether the entry can still be taken back, as far as that is known (R-REG-8).
fn may_unregister(view: &TournamentsView<'_>, tournament: TournamentId) -> bool {
    let overview = view.tournaments.looked_at(tournament).and_then(|looked_at| looked_at.overview());
    let Some(terms) = overview.map(|overview| &overview.terms) else { return true };
    terms.may_unregister && terms.unregister_until.is_none_or(|until| view.wall_ms < until)
}

/// The sentence that says why the room refused the last request about one of `choices`.
pub(in crate::screen) fn refusal(style: &Style<'_>, view: &TournamentsView<'_>, choices: &[EntryChoice]) -> Option<String> {
    let refused = choices.iter().find_map(|choice| view.tournaments.refused(*choice))?;
    Some(style.say(&refusal_text(&refused.reason, &style.amounts)))
}
