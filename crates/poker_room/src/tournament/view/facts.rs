//! What does not change about a tournament.

use poker_protocol::{EntryCost, Money, TournamentFacts, TournamentKind};

use crate::rulebook::EntryMethod;
use crate::tournament::{Beginning, PrizeDivision, Tournament, TournamentTerms};

impl Tournament {
    /// What does not change about it.
    #[must_use]
    pub fn facts(&self) -> TournamentFacts {
        let (terms, hand) = (&self.terms, &self.terms.hand);
        TournamentFacts {
            name: terms.name.clone(),
            kind: self.kind(),
            game: hand.game,
            seats: hand.seats,
            cost: self.cost(),
            ticket: terms.payment.filter(|payment| payment.method != EntryMethod::Money).map(|_| terms.name.clone()),
            password: terms.admission.password.is_some(),
            freeroll: terms.entry.total().is_zero(),
            features: terms.features.clone(),
            rulebook: hand.rulebook.clone(),
        }
    }

    /// How it comes about.
    #[must_use]
    pub fn kind(&self) -> TournamentKind {
        self.terms.kind()
    }

    pub(super) fn cost(&self) -> EntryCost {
        let (price, bounties) = (self.terms.entry, self.terms.bounties);
        let bounty = bounties.map_or(Money::ZERO, |bounties| bounties.own);
        let beside = bounties.filter(|bounties| !bounties.part_of_buy_in).map_or(Money::ZERO, |bounties| bounties.own);
        EntryCost {
            buy_in: price.buy_in,
            fee: price.fee,
            bounty,
            total: [price.total(), beside].iter().sum(),
            choice: self.buy_in_choice(),
        }
    }
}

impl TournamentTerms {
    /// How the tournament comes about.
    #[must_use]
    pub fn kind(&self) -> TournamentKind {
        match (self.begin, &self.prizes.division) {
            (_, PrizeDivision::Drawn(_)) => TournamentKind::Hexapro,
            (Beginning::WhenFull, _) => TournamentKind::SitAndGo,
            (Beginning::At { .. }, _) => TournamentKind::Scheduled,
        }
    }
}
