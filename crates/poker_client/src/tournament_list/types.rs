//! The types of a tournament, as its marks show them.

use poker_protocol::{TournamentFacts, TournamentFeature};

use crate::lobby::TournamentType;

impl TournamentType {
    /// All types, in the order of the marks.
    pub const ALL: [Self; 6] = [Self::Private, Self::Phased, Self::Satellite, Self::Bounty, Self::Rebuy, Self::Freezeout];

    /// Whether a tournament is of this type.
    #[must_use]
    pub fn is(self, facts: &TournamentFacts) -> bool {
        use TournamentFeature as Feature;
        let has = |features: &[Feature]| facts.features.iter().any(|feature| features.contains(feature));
        match self {
            Self::Private => facts.password || has(&[Feature::Private]),
            Self::Phased => has(&[Feature::Phased]),
            Self::Satellite => has(&[Feature::Satellite]),
            Self::Bounty => has(&[
                Feature::Bounty,
                Feature::ProgressiveBounty,
                Feature::VipBounty,
                Feature::KnockoutPrize,
                Feature::BountyPrize,
                Feature::ProBounty,
            ]),
            Self::Rebuy => has(&[Feature::Rebuy, Feature::AddOn, Feature::ReEntry, Feature::MultiEntry]),
            Self::Freezeout => has(&[Feature::Freezeout]),
        }
    }

    /// The types of a tournament, in the order of the marks.
    pub fn of(facts: &TournamentFacts) -> impl Iterator<Item = Self> {
        Self::ALL.into_iter().filter(|kind| kind.is(facts))
    }
}
