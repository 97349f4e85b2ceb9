//! The data of the sheet for a practice tournament.

use poker_client::Settings;
use poker_host::{PracticeKind, PracticeStructure, TournamentChoices};
use poker_protocol::TournamentFeature;
use poker_text::Text;

/// What the sheet shows.
#[derive(Clone, Copy, Debug)]
pub struct SetupView<'a> {
    /// What the room lets the player choose.
    pub choices: &'a TournamentChoices,
    pub settings: &'a Settings,
    /// Why the tournament that was asked for last did not begin.
    pub refused: Option<&'a Text>,
}

impl<'a> SetupView<'a> {
    /// The kinds, without those that differ from an earlier one only in structure: that is chosen by itself.
    pub(super) fn kinds(&self) -> Vec<&'a PracticeKind> {
        let mut kinds: Vec<&PracticeKind> = Vec::new();
        for kind in &self.choices.kinds {
            let looks = |kind: &PracticeKind| (kind.name.clone(), distinguishing(kind), kind.entries);
            if !kinds.iter().any(|held| looks(held) == looks(kind)) {
                kinds.push(kind);
            }
        }
        kinds
    }

    /// The chosen kind; the first one if the room does not have it. `None` if the room has no kinds.
    pub(super) fn kind(&self) -> Option<&'a PracticeKind> {
        let chosen = &self.settings.tournament_setup.kind;
        let mut kinds = self.choices.kinds.iter();
        kinds.find(|kind| kind.id == *chosen).or_else(|| self.choices.kinds.first())
    }

    /// The structures that are long enough for the chosen number of entries.
    pub(super) fn structures(&self, entries: u32) -> Vec<&'a PracticeStructure> {
        self.choices.structures.iter().filter(|structure| structure.most_entries >= entries).collect()
    }
}

/// What distinguishes a kind from others; what nearly all have is left out.
pub(super) fn distinguishing(kind: &PracticeKind) -> Vec<TournamentFeature> {
    let common = |feature: &TournamentFeature| {
        matches!(
            feature,
            TournamentFeature::Scheduled
                | TournamentFeature::Freezeout
                | TournamentFeature::Guaranteed
                | TournamentFeature::LateRegistration
                | TournamentFeature::SynchronisedBreaks
                | TournamentFeature::HandForHand
                | TournamentFeature::Deal
        )
    };
    let mut features: Vec<_> = kind.features.iter().copied().filter(|feature| !common(feature)).collect();
    // A VIP bounty is a kind of bounty.
    if features.contains(&TournamentFeature::VipBounty) {
        features.retain(|feature| *feature != TournamentFeature::Bounty);
    }
    if features.is_empty() {
        features.push(TournamentFeature::Freezeout);
    }
    features
}
