//! Players at the final table propose to share the remaining prizes (R-PRZ-5).

use poker_protocol::{DealKind, Money, PlayerId, ProposalId};
use poker_rules::Chips;

use super::deal::{DealEnd, DealProposal, DealState};
use super::entry_id::EntryId;
use super::output::TournamentOutput;
use super::payout::{PossibleDeals, deals};
use super::refusal::TournamentRefusal;
use super::table::{Presence, TournamentTable};
use super::terms::PrizeDivision;
use super::{Stage, Tournament};
use crate::Now;

impl Tournament {
    /// Proposes a deal to all who are left, and agrees to it. If a hand is in progress, the proposal waits for its end, because the hand
    /// changes the stacks. Then no hand is dealt and the clock of the levels stands still until the talks are over. Each player can
    /// propose one deal at each level.
    ///
    /// # Errors
    /// `NoDeals`, `NotInPlay`, `NotAtFinalTable`, `Absent`, `DealProposed` or `ProposedAlready`; then nothing has changed.
    pub fn propose_deal(&mut self, player: PlayerId, kind: DealKind, now: Now) -> Result<ProposalId, TournamentRefusal> {
        let by = self.deal_maker(player)?;
        self.possible_deals().filter(|_| self.offers_deal(kind)).ok_or(TournamentRefusal::NoDeals)?;
        let Stage::Playing(play) = &mut self.stage else { return Err(TournamentRefusal::NotInPlay) };
        let talks = &mut play.deals;
        if talks.current().is_some() {
            return Err(TournamentRefusal::DealProposed);
        }
        let level = play.clock.level();
        if talks.proposed_at.contains(&(by, level)) {
            return Err(TournamentRefusal::ProposedAlready);
        }
        talks.proposed_at.retain(|&(entry, _)| entry != by);
        talks.proposed_at.push((by, level));
        talks.count = talks.count.saturating_add(1);
        let deal = ProposalId(talks.count);
        talks.state = DealState::Asked { deal, by, kind };
        let in_hand = play.tables().values().any(|table| table.hand().is_some());
        self.outputs.push_back(TournamentOutput::DealAsked { deal, by, kind });
        if !in_hand {
            self.open_deal(now);
        }
        Ok(deal)
    }

    /// Whether deals of this kind can be proposed (R-UI-11).
    fn offers_deal(&self, kind: DealKind) -> bool {
        self.terms.deals.is_some_and(|terms| terms.only.is_none_or(|only| only == kind))
    }

    /// Opens the talks about the deal that was asked for. Returns false if it is no longer possible.
    pub(super) fn open_deal(&mut self, now: Now) -> bool {
        let Stage::Playing(play) = &self.stage else { return false };
        let DealState::Asked { deal, by, kind } = play.deals.state else { return false };
        let is_there = self.entrant(by).is_some_and(|entrant| self.deal_maker(entrant.player).is_ok());
        let possible = self.possible_deals().filter(|_| is_there);
        let Stage::Playing(play) = &mut self.stage else { return false };
        let (Some((entries, shares)), Some(terms)) = (possible, self.terms.deals) else {
            play.deals.state = DealState::Nothing;
            self.outputs.push_back(TournamentOutput::DealOver { deal, end: DealEnd::Changed });
            return false;
        };
        let proposal = Box::new(DealProposal { deal, by, kind, entries, shares, until: now.after_ms(terms.answer_ms) });
        play.stop_clocks(now);
        self.outputs.push_back(TournamentOutput::DealProposed(proposal.clone()));
        play.deals.state = DealState::Open { proposal, agreed: vec![by] };
        true
    }

    /// The entry of a player who can make a deal now.
    ///
    /// # Errors
    /// `NoDeals`, `NotInPlay`, `NotAtFinalTable` or `Absent`.
    pub(super) fn deal_maker(&self, player: PlayerId) -> Result<EntryId, TournamentRefusal> {
        if self.terms.deals.is_none() {
            return Err(TournamentRefusal::NoDeals);
        }
        let seat_of = self.seat_of(player).filter(|_| !self.is_disqualified(player));
        let (Stage::Playing(play), Some((table, seat))) = (&self.stage, seat_of) else { return Err(TournamentRefusal::NotInPlay) };
        if play.tables().len() > 1 || play.open_places.is_some() || play.holds.time_up {
            return Err(TournamentRefusal::NotAtFinalTable);
        }
        let own = play.tables().get(&table).and_then(|state| state.seated().find(|&(at, _)| at == seat)).map(|(_, seated)| *seated.own());
        match own {
            Some(own) if own.presence == Presence::Plays => Ok(own.entry),
            Some(_) => Err(TournamentRefusal::Absent),
            None => Err(TournamentRefusal::NotInPlay),
        }
    }

    /// The entries at the final table in the order of their seats, and what they would get now under each kind of deal. `None` if no deal
    /// is possible, or during play at several tables. None is possible in a first phase, because its pool belongs to the second one, and in
    /// a satellite, because its prizes are tickets, which cannot be shared.
    #[must_use]
    pub fn possible_deals(&self) -> Option<(Vec<EntryId>, PossibleDeals)> {
        let Stage::Playing(play) = &self.stage else { return None };
        if matches!(self.terms.prizes.division, PrizeDivision::SecondPhase(_) | PrizeDivision::Entries(_)) {
            return None;
        }
        let mut tables = play.tables().values();
        let (table, None) = (tables.next()?, tables.next()) else { return None };
        let (entries, stacks): (Vec<EntryId>, Vec<Chips>) = stacks(table).unzip();
        let prizes: Vec<Money> = self.prizes.iter().copied().take(entries.len()).collect();
        let possible = deals(&prizes, &stacks).ok().filter(|_| !prizes.is_empty())?;
        Some((entries, possible))
    }

    /// The entry whose player has proposed the deal that is talked about.
    #[must_use]
    pub fn deal_asked_by(&self) -> Option<EntryId> {
        let Stage::Playing(play) = &self.stage else { return None };
        play.deals.current().map(|(_, by)| by)
    }

    /// The entries whose players have agreed to the deal that waits for answers.
    #[must_use]
    pub fn agreed_to_deal(&self) -> &[EntryId] {
        let Stage::Playing(play) = &self.stage else { return &[] };
        match &play.deals.state {
            DealState::Open { agreed, .. } => agreed,
            DealState::Nothing | DealState::Asked { .. } | DealState::Agreed(_) => &[],
        }
    }

    /// The deal that waits for answers.
    #[must_use]
    pub fn proposed_deal(&self) -> Option<&DealProposal> {
        let Stage::Playing(play) = &self.stage else { return None };
        match &play.deals.state {
            DealState::Open { proposal, .. } => Some(proposal),
            DealState::Nothing | DealState::Asked { .. } | DealState::Agreed(_) => None,
        }
    }
}

/// The entries at a table in the order of their seats, each with its stack before the hand in progress.
fn stacks(table: &TournamentTable) -> impl Iterator<Item = (EntryId, Chips)> {
    table.seated().map(|(seat, seated)| (seated.own().entry, table.settled_stack(seat)))
}
